// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/plan.h"
#include "backend/train/dataset_inspector.h"
#include "backend/train/network.h"
#include "backend/train/planned_model.h"
#include "backend/train/planned_pruning.h"

#include <nlohmann/json_fwd.hpp>

namespace trainyard {

/// Answers what a run spec would mean on this machine: what is wrong with it, parameters, FLOPs, memory, steps. The
/// spec may be incomplete or wrong: whatever can be said is said. One thread.
class RunPlanner {
public:
    /// `progress` hears how many files have been seen while a folder is being listed. Runs that the spec refers to lie
    /// in `runsFolder`, in runsFolder() when it is empty.
    PlanAnswer plan(const nlohmann::json& spec, const EntriesSeen& progress = {},
                    const std::filesystem::path& runsFolder = {});

private:
    DatasetInspector m_inspector;
    PlannedModel m_model;
    PlannedPruning m_pruning;
};

/// What a valid spec asks of this engine that it does not have.
std::vector<SpecProblem> unsupportedFields(const RunSpec& spec);

/// An effective batch that is larger than the training set.
SpecProblem batchProblem(const RunSpec& spec, std::int64_t samples);

} // namespace trainyard
