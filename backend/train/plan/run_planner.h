// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/pipeline/open_dataset.h"
#include "backend/protocol/plan.h"
#include "backend/train/monitor/host_info.h"
#include "backend/train/network/network.h"
#include "backend/train/plan/dataset_inspector.h"
#include "backend/train/plan/planned_model.h"
#include "backend/train/plan/planned_pruning.h"

#include <nlohmann/json_fwd.hpp>

namespace trainyard {

/// Answers what a run spec would mean on this machine: what is wrong with it, parameters, FLOPs, memory, steps. The
/// spec may be incomplete or wrong: whatever can be said is said. One thread.
class RunPlanner {
public:
    /// `host`: of the machine that the plan is for; a test has one of its own.
    explicit RunPlanner(HostPaths host = {}) : m_host(std::move(host)) {}

    /// `progress` hears how many files have been seen while a folder is being listed. Runs that the spec refers to lie
    /// in `runsFolder`, in runsFolder() when it is empty.
    PlanAnswer plan(const nlohmann::json& spec, const EntriesSeen& progress = {},
                    const std::filesystem::path& runsFolder = {});

private:
    HostPaths m_host;
    DatasetInspector m_inspector;
    PlannedModel m_model;
    PlannedPruning m_pruning;
};

/// What a valid spec asks of this engine that it does not have.
std::vector<SpecProblem> unsupportedFields(const RunSpec& spec);

/// Why the spec's precision makes training slower on this machine, with what is faster.
std::optional<SpecProblem> slowPrecision(const RunSpec& spec, const HostPaths& host = {});

/// An effective batch that is larger than the training set.
SpecProblem batchProblem(const RunSpec& spec, std::int64_t samples);

} // namespace trainyard
