// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/base/reason.h"
#include "cluster/control/machine.h"
#include "cluster/control/machine_prompts.h"

#include <array>
#include <vector>

namespace trainyard {

/// The steps of a machine's test, in this order.
enum class TrialStage { Reach, HostKey, LogIn, Shell, Scheduler, Gpus, Disk, Engine, Programs, Count };
enum class TrialOutcome { Waiting, Running, Passed, Warning, Failed, Skipped };

struct TrialResult {
    TrialOutcome outcome = TrialOutcome::Waiting;
    Reason found = {}; ///< what was found, or why not, and what to do; may be empty
};
using TrialResults = std::array<TrialResult, static_cast<std::size_t>(TrialStage::Count)>;

inline TrialResult& resultOf(TrialResults& results, TrialStage stage)
{
    return results[static_cast<std::size_t>(stage)];
}

/// A stage that failed by this error.
TrialResult failedTrial(const Error& error);

/// One stage of a connected machine (Shell and later). Blocking, on the machine's thread. The result says what the
/// machine answered, a failure included; never throws Failure.
TrialResult tryStage(TrialStage stage, Machine& machine);

/// Sets Reach, HostKey and LogIn to what the log-in has achieved, at the host that was reached last, and the next of
/// them to Running. Leaves everything alone where Reach was skipped.
void showLogin(const std::vector<PassedStep>& passed, TrialResults& results);

/// The stage in which a log-in that achieved this much has failed.
TrialStage failedStage(const std::vector<PassedStep>& passed, const Error& error);

/// Replaces what waits or runs.
void skipRest(TrialResults& results, const Reason& why = {});

} // namespace trainyard
