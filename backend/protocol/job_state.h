// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string_view>

namespace trainyard {

/// Where a run stands on its machine. Only the run directory's result decides between Done, Stopped, Failed and
/// Interrupted, never the scheduler alone. "Stale since 14:02" is a flag next to the state, never a state.
enum class JobState {
    Draft, ///< stored, but nothing requested from a machine yet
    Uploading,
    Submitting,
    Ambiguous, ///< the answer to the submission was lost; Trainyard is finding out whether it arrived
    Queued,
    Held,
    Blocked, ///< will never start unless the user changes something
    Starting,
    Running,
    Suspended,
    Finishing,
    Verifying,   ///< the process has ended and the run directory is being read
    Done,        ///< result.json says completed
    Stopped,     ///< result.json says stopped, on request or by a signal; can be resumed
    Failed,      ///< result.json or the scheduler reports a fault
    Cancelled,   ///< removed before it started, or ended on request without a checkpoint
    Interrupted, ///< ended without a result (killed, power loss); can resume from its last checkpoint
    Unknown
};

/// "running", "interrupted", …: the stored and JSON name; the window has its own translated names.
std::string_view name(JobState state);
std::optional<JobState> jobStateNamed(std::string_view text);
/// Running, Suspended, Finishing, Verifying: it has begun and has not ended.
bool isUnderWay(JobState state);
/// Done, Stopped, Failed, Cancelled, Interrupted: nothing more happens without a request.
bool isFinal(JobState state);
/// Final with training left to do: Stopped, Failed, Cancelled, Interrupted.
bool canResume(JobState state);

} // namespace trainyard
