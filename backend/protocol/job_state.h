// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string_view>

namespace trainyard {

/// Where a run stands on its machine. The run directory's own result decides over Done, Stopped, Failed and
/// Interrupted, never a scheduler's word alone. "Stale since 14:02" is a flag beside the state, never a state.
enum class JobState {
    Draft, ///< stored, nothing asked of a machine yet
    Uploading,
    Submitting,
    Ambiguous, ///< an answer to the submission was lost; being found out
    Queued,
    Held,
    Blocked, ///< will never start as it is: the user must change something
    Starting,
    Running,
    Suspended,
    Finishing,
    Verifying,   ///< the process is gone, the run directory is being read
    Done,        ///< result.json says completed
    Stopped,     ///< result.json says stopped on request; can be resumed
    Failed,      ///< result.json or the scheduler names a fault
    Cancelled,   ///< taken off before it started, or ended without a checkpoint on request
    Interrupted, ///< ended without a result (killed, power loss); can be resumed from its last checkpoint
    Unknown
};

/// "running", "interrupted", …: as stored and printed in JSON; the GUI has its own translated words.
std::string_view name(JobState state);
std::optional<JobState> jobStateNamed(std::string_view text);
/// Done, Stopped, Failed, Cancelled, Interrupted: nothing more happens by itself.
bool isFinal(JobState state);
/// Final, with something left to train: Stopped, Failed, Cancelled, Interrupted.
bool canResume(JobState state);

} // namespace trainyard
