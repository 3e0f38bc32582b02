// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/scheduler/scheduler.h"

#include <string_view>

namespace trainyard {

/// What can happen to a job.
enum class JobEvent {
    Start,           ///< a person or a campaign wants it to run
    Uploaded,
    UploadFailed,
    Submitted,       ///< the scheduler's id is known
    SubmitRefused,
    SubmitLost,      ///< the answer was lost: it may be queued or not
    NotSubmitted,    ///< found out: it is not queued, and may be submitted again
    SeenQueued,      ///< what the scheduler says of it
    SeenHeld,
    SeenBlocked,
    SeenStarting,
    SeenRunning,
    SeenSuspended,
    SeenFinishing,
    SeenEnded,       ///< over by the scheduler's word; the run directory decides what became of it
    SeenNothing,     ///< no information: never a change
    Vanished,        ///< nobody knows it any more, and that is settled
    FoundDone,       ///< what the run directory says, or the scheduler where that has nothing
    FoundStopped,
    FoundFailed,
    FoundCancelled,
    FoundInterrupted,
    CancelAsked,
    Resume           ///< as a new job of the same run
};

std::string_view name(JobEvent event);

/// The state after an event. Pure and total: an event that means nothing in a state leaves it as it is, so that an answer
/// that comes late or twice does no harm.
///
/// Draft → Uploading → Submitting (⇄ Ambiguous) → Queued / Held / Blocked → Starting → Running ⇄ Suspended → Finishing →
/// Verifying → Done / Stopped / Failed / Cancelled / Interrupted. A requeue leads from any of the later ones back to Queued;
/// only Done is for good, for its result lies in the run directory.
JobState nextState(JobState state, JobEvent event);

/// What a report of the scheduler is for the job: its final states are SeenEnded, an Unknown is SeenNothing until it is
/// settled, Ambiguous is SubmitLost.
JobEvent eventOf(const JobReport& report);

/// What a verdict (judge()) is: Found… for final states, else as the report of that state.
JobEvent eventOfVerdict(JobState verdict);

} // namespace trainyard
