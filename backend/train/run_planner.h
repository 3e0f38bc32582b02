// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/plan.h"
#include "backend/train/dataset_inspector.h"
#include "backend/train/network.h"
#include "backend/train/planned_model.h"

#include <nlohmann/json_fwd.hpp>

namespace trainyard {

/// Answers what a run spec would mean on this machine: what is wrong with it, parameters, FLOPs, memory, steps. The spec
/// may be incomplete or wrong: whatever can be said is said. One thread.
class RunPlanner {
public:
    /// `progress` hears how many files have been seen while a folder is being listed.
    PlanAnswer plan(const nlohmann::json& spec, const EntriesSeen& progress = {});

private:
    DatasetInspector m_inspector;
    PlannedModel m_model;
};

/// What a valid spec asks of this engine that it does not have.
std::vector<SpecProblem> unsupportedFields(const RunSpec& spec);

/// Batch size "auto": the largest power of two that is no more than an eighth of `samples`, since fewer steps an epoch learn
/// badly, and whose planned memory fits into half of `freeBytes`, since others use the machine too; 1 when none does.
int largestBatch(NetworkOptions options, std::int64_t samples, std::int64_t freeBytes);

/// The value of training.batch_size under its scaling rule, when ranks on one machine share memory and data.
int autoBatch(const RunSpec& spec, int ranks, const NetworkOptions& options, std::int64_t samples, std::int64_t freeBytes);

/// An effective batch that is larger than the training set.
SpecProblem batchProblem(const RunSpec& spec, std::int64_t samples);

} // namespace trainyard
