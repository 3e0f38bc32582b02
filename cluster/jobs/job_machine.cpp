// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/jobs/job_machine.h"

#include <optional>
#include <utility>

namespace trainyard {
namespace {

constexpr std::pair<JobEvent, std::string_view> kNames[] = {
    {JobEvent::Start, "start"}, {JobEvent::Uploaded, "uploaded"}, {JobEvent::UploadFailed, "upload-failed"},
    {JobEvent::Submitted, "submitted"}, {JobEvent::SubmitRefused, "submit-refused"}, {JobEvent::SubmitLost, "submit-lost"},
    {JobEvent::NotSubmitted, "not-submitted"}, {JobEvent::SeenQueued, "seen-queued"}, {JobEvent::SeenHeld, "seen-held"},
    {JobEvent::SeenBlocked, "seen-blocked"}, {JobEvent::SeenStarting, "seen-starting"}, {JobEvent::SeenRunning, "seen-running"},
    {JobEvent::SeenSuspended, "seen-suspended"}, {JobEvent::SeenFinishing, "seen-finishing"},
    {JobEvent::SeenEnded, "seen-ended"}, {JobEvent::SeenNothing, "seen-nothing"}, {JobEvent::Vanished, "vanished"},
    {JobEvent::FoundDone, "found-done"}, {JobEvent::FoundStopped, "found-stopped"}, {JobEvent::FoundFailed, "found-failed"},
    {JobEvent::FoundCancelled, "found-cancelled"}, {JobEvent::FoundInterrupted, "found-interrupted"},
    {JobEvent::CancelAsked, "cancel-asked"}, {JobEvent::Resume, "resume"},
};

/// The state that a scheduler's word of a living job stands for.
std::optional<JobState> seen(JobEvent event)
{
    switch (event) {
    case JobEvent::SeenQueued: return JobState::Queued;
    case JobEvent::SeenHeld: return JobState::Held;
    case JobEvent::SeenBlocked: return JobState::Blocked;
    case JobEvent::SeenStarting: return JobState::Starting;
    case JobEvent::SeenRunning: return JobState::Running;
    case JobEvent::SeenSuspended: return JobState::Suspended;
    case JobEvent::SeenFinishing: return JobState::Finishing;
    default: return std::nullopt;
    }
}

std::optional<JobState> found(JobEvent event)
{
    switch (event) {
    case JobEvent::FoundDone: return JobState::Done;
    case JobEvent::FoundStopped: return JobState::Stopped;
    case JobEvent::FoundFailed: return JobState::Failed;
    case JobEvent::FoundCancelled: return JobState::Cancelled;
    case JobEvent::FoundInterrupted: return JobState::Interrupted;
    default: return std::nullopt;
    }
}

JobState beforeSubmission(JobState state, JobEvent event)
{
    if (event == JobEvent::CancelAsked || event == JobEvent::FoundCancelled)
        return JobState::Cancelled; // nothing was asked of the machine's queue yet
    if (state == JobState::Draft)
        return event == JobEvent::Start ? JobState::Uploading : state;
    if (event == JobEvent::Uploaded)
        return JobState::Submitting;
    return event == JobEvent::UploadFailed ? JobState::Failed : state;
}

/// Submitting and Ambiguous: whether the job exists is not known, so a wish to cancel changes nothing before it is.
JobState duringSubmission(JobState state, JobEvent event)
{
    switch (event) {
    case JobEvent::Submitted: return JobState::Queued;
    case JobEvent::SubmitRefused: return JobState::Failed;
    case JobEvent::SubmitLost: return JobState::Ambiguous;
    case JobEvent::NotSubmitted: return JobState::Submitting;
    case JobEvent::SeenEnded: return JobState::Verifying;
    default: return seen(event).value_or(found(event).value_or(state));
    }
}

JobState afterSubmission(JobState state, JobEvent event)
{
    if (event == JobEvent::SeenEnded)
        return JobState::Verifying;
    if (event == JobEvent::Vanished)
        return JobState::Unknown;
    return seen(event).value_or(found(event).value_or(state));
}

JobState afterTheEnd(JobState state, JobEvent event)
{
    if (state == JobState::Done)
        return state; // a requeue of it by hand finds that all is done
    if (event == JobEvent::Resume)
        return JobState::Uploading;
    if (event == JobEvent::FoundDone)
        return JobState::Done; // a slow file system showed the result late
    // Slurm puts a lost or preempted job back by itself, and a person any.
    return seen(event).value_or(state);
}

} // namespace

std::string_view name(JobEvent event)
{
    for (const auto& [candidate, text] : kNames)
        if (candidate == event)
            return text;
    return "?";
}

JobState nextState(JobState state, JobEvent event)
{
    switch (state) {
    case JobState::Draft:
    case JobState::Uploading: return beforeSubmission(state, event);
    case JobState::Submitting:
    case JobState::Ambiguous: return duringSubmission(state, event);
    case JobState::Queued:
    case JobState::Held:
    case JobState::Blocked:
    case JobState::Starting:
    case JobState::Running:
    case JobState::Suspended:
    case JobState::Finishing:
    case JobState::Verifying: return afterSubmission(state, event);
    case JobState::Done:
    case JobState::Stopped:
    case JobState::Failed:
    case JobState::Cancelled:
    case JobState::Interrupted: return afterTheEnd(state, event);
    case JobState::Unknown: break;
    }
    if (event == JobEvent::Submitted)
        return JobState::Queued;
    return event == JobEvent::Resume ? JobState::Uploading : afterSubmission(state, event);
}

JobEvent eventOf(const JobReport& report)
{
    switch (report.state) {
    case JobState::Ambiguous: return JobEvent::SubmitLost;
    case JobState::Queued: return JobEvent::SeenQueued;
    case JobState::Held: return JobEvent::SeenHeld;
    case JobState::Blocked: return JobEvent::SeenBlocked;
    case JobState::Starting: return JobEvent::SeenStarting;
    case JobState::Running: return JobEvent::SeenRunning;
    case JobState::Suspended: return JobEvent::SeenSuspended;
    case JobState::Finishing: return JobEvent::SeenFinishing;
    case JobState::Unknown: return report.settled ? JobEvent::Vanished : JobEvent::SeenNothing;
    case JobState::Draft:
    case JobState::Uploading:
    case JobState::Submitting: return JobEvent::SeenNothing;
    case JobState::Verifying:
    case JobState::Done:
    case JobState::Stopped:
    case JobState::Failed:
    case JobState::Cancelled:
    case JobState::Interrupted: return JobEvent::SeenEnded;
    }
    return JobEvent::SeenNothing;
}

JobEvent eventOfVerdict(JobState verdict)
{
    switch (verdict) {
    case JobState::Done: return JobEvent::FoundDone;
    case JobState::Stopped: return JobEvent::FoundStopped;
    case JobState::Failed: return JobEvent::FoundFailed;
    case JobState::Cancelled: return JobEvent::FoundCancelled;
    case JobState::Interrupted: return JobEvent::FoundInterrupted;
    default: {
        JobReport report;
        report.state = verdict;
        report.settled = false;
        return eventOf(report);
    }
    }
}

} // namespace trainyard
