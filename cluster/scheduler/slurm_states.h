// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/job_state.h"

#include <optional>
#include <string>
#include <string_view>

namespace trainyard {

/// What a reason of Slurm's means for the person who waits.
struct SlurmReason {
    JobState state =
        JobState::Queued; ///< Queued: passes by itself; Held; Blocked: never starts as it is; Failed: ended so
    Reason why;           ///< "waits until enough cores, memory or GPUs are free", and what to change
};

/// A reason as squeue and scontrol print it, with or without its parentheses and details behind a comma. Every reason
/// of Slurm 20.11 to 25.05 has words; another one is repeated as it is and counts as waiting. Pure.
SlurmReason slurmReason(std::string_view reason);
/// Whether this is a reason that Trainyard has words for.
bool knowsSlurmReason(std::string_view reason);

/// A state's own word without what follows it: "CANCELLED by 1000" → "CANCELLED", "RUNNING+" → "RUNNING".
std::string slurmStateWord(std::string_view text);

/// Ours for a state of squeue, sacct or scontrol, long or short ("PENDING", "PD"); nullopt for one that is not known.
/// `reason` counts for pending jobs only. The scheduler's word alone: the run directory decides what became of a run.
/// FAILED is Failed whatever its code: see slurmEnding().
std::optional<JobState> slurmState(std::string_view text, std::string_view reason = {});

/// Whether a job in this state will not go on by itself, except that a lost or preempted one may be put back in the
/// queue.
bool slurmStateEnded(std::string_view text);
/// TIMEOUT, PREEMPTED, NODE_FAIL …: a job that may reappear in the queue within seconds.
bool slurmMayRequeue(std::string_view text);

/// How a job ended: "its time limit was reached". Empty for a state that tells no more than its name.
Reason slurmEnding(std::string_view state);

} // namespace trainyard
