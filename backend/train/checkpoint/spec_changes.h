// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"
#include "backend/train/checkpoint/checkpoint.h"

#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// The settings that influence training and are no longer those of this text of an earlier spec, which a checkpoint or
/// the attempt before had: "training.learning_rate.base 0.1 → 0.5". Where data lie, how they are loaded, what is kept
/// and when it is validated is none of them, nor is how a program is stopped.
std::vector<std::string> changedSettings(const std::string& specBefore, const RunSpec& spec);

/// Of a run whose spec ends before the point where it stands; `info` counts in present steps.
std::optional<SpecProblem> endBefore(const CheckpointInfo& info, const RunSpec& spec);

} // namespace trainyard
