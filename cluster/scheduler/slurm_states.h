// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/job_state.h"

#include <optional>
#include <string>
#include <string_view>

namespace trainyard {

/// What one of Slurm's reasons means for the user.
struct SlurmReason {
    JobState state =
        JobState::Queued; ///< Queued: passes by itself; Held; Blocked: never starts as it is; Failed: ended so
    Reason why;           ///< "waits until enough cores, memory or GPUs are free", and what to change
};

/// Parses a reason as squeue and scontrol print it, with or without parentheses and details after a comma. Every reason
/// of Slurm 20.11 to 25.05 has words; an unknown one is repeated verbatim and counts as waiting. Pure.
SlurmReason slurmReason(std::string_view reason);
/// Whether Trainyard has words for this reason.
bool knowsSlurmReason(std::string_view reason);

/// The state without what follows it: "CANCELLED by 1000" → "CANCELLED", "RUNNING+" → "RUNNING".
std::string slurmStateWord(std::string_view text);

/// Our state for a state of squeue, sacct or scontrol, long or short ("PENDING", "PD"); nullopt for an unknown one.
/// `reason` matters for pending jobs only. This is the scheduler's view alone: the run directory decides how a run
/// ended. FAILED maps to Failed whatever its exit code.
std::optional<JobState> slurmState(std::string_view text, std::string_view reason = {});

/// Whether this is an end state. A lost or preempted job may still return to the queue.
bool slurmStateEnded(std::string_view text);
/// TIMEOUT, PREEMPTED, NODE_FAIL …: a job that may reappear in the queue within seconds.
bool slurmMayRequeue(std::string_view text);

/// How a job ended: "its time limit was reached". Empty for a state that tells no more than its name.
Reason slurmEnding(std::string_view state);

} // namespace trainyard
