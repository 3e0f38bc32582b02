// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/state_text.h"

#include "backend/protocol/exit_code.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/search_folder.h"
#include "storage/store/types.h"

#include <QCoreApplication>

#include <algorithm>

namespace trainyard {

namespace {
struct StateText {
    Q_DECLARE_TR_FUNCTIONS(StateText)
};
} // namespace

QString stateText(JobState state)
{
    switch (state) {
    case JobState::Draft: return StateText::tr("Draft");
    case JobState::Uploading: return StateText::tr("Uploading");
    case JobState::Submitting: return StateText::tr("Submitting");
    case JobState::Ambiguous: return StateText::tr("Checking");
    case JobState::Queued: return StateText::tr("Queued");
    case JobState::Held: return StateText::tr("Held");
    case JobState::Blocked: return StateText::tr("Blocked");
    case JobState::Starting: return StateText::tr("Starting");
    case JobState::Running: return StateText::tr("Running");
    case JobState::Suspended: return StateText::tr("Suspended");
    case JobState::Finishing: return StateText::tr("Finishing");
    case JobState::Verifying: return StateText::tr("Verifying");
    case JobState::Done: return StateText::tr("Done");
    case JobState::Stopped: return StateText::tr("Stopped");
    case JobState::Failed: return StateText::tr("Failed");
    case JobState::Cancelled: return StateText::tr("Cancelled");
    case JobState::Interrupted: return StateText::tr("Interrupted");
    case JobState::Unknown: break;
    }
    return StateText::tr("Unknown");
}

QString stateIcon(JobState state)
{
    switch (state) {
    case JobState::Starting:
    case JobState::Running:
    case JobState::Finishing: return QStringLiteral("running");
    case JobState::Uploading:
    case JobState::Submitting:
    case JobState::Queued:
    case JobState::Held: return QStringLiteral("queued");
    case JobState::Suspended: return QStringLiteral("pause");
    case JobState::Ambiguous:
    case JobState::Verifying: return QStringLiteral("refresh");
    case JobState::Done: return QStringLiteral("done");
    case JobState::Failed: return QStringLiteral("failed");
    case JobState::Stopped: return QStringLiteral("stop");
    case JobState::Cancelled: return QStringLiteral("cancelled");
    case JobState::Interrupted:
    case JobState::Blocked: return QStringLiteral("warn");
    case JobState::Draft:
    case JobState::Unknown: break;
    }
    return QStringLiteral("info");
}

StateTone stateTone(JobState state)
{
    switch (state) {
    case JobState::Starting:
    case JobState::Running:
    case JobState::Finishing:
    case JobState::Verifying: return StateTone::Running;
    case JobState::Uploading:
    case JobState::Submitting:
    case JobState::Ambiguous:
    case JobState::Queued:
    case JobState::Held:
    case JobState::Suspended:
    case JobState::Interrupted:
    case JobState::Blocked: return StateTone::Waiting;
    case JobState::Done: return StateTone::Done;
    case JobState::Failed: return StateTone::Failed;
    case JobState::Draft:
    case JobState::Stopped:
    case JobState::Cancelled:
    case JobState::Unknown: break;
    }
    return StateTone::Idle;
}

ShownState::ShownState(const RunRow& run)
    : job(run.state), early(run.state == JobState::Done && isEndedBySearch(run.reason))
{
}

QString stateText(const ShownState& state)
{
    return state.early ? StateText::tr("Ended early") : stateText(state.job);
}

QString stateIcon(const ShownState& state)
{
    return stateIcon(state.early ? JobState::Stopped : state.job);
}

StateTone stateTone(const ShownState& state)
{
    return stateTone(state.early ? JobState::Stopped : state.job);
}

Reason outcomeOf(const MessageRow& finished, std::span<const MessageRow> messages)
{
    const bool early = finished.text.words == exitCodeName(ExitCode::Completed) &&
                       std::ranges::any_of(messages, [&](const MessageRow& message) {
                           if (message.attempt != finished.attempt || message.text.code != "training.ends-after")
                               return false;
                           const Reason* why = reasonAmong(message.text.arguments);
                           return why && isEndedBySearch(*why); // a reached target is the end that was wanted
                       });
    return exitReason(early ? "ended-early" : finished.text.words);
}

QString stateHint(const ShownState& state, std::optional<bool> hasCheckpoint)
{
    return state.early ? StateText::tr("Its search has ended it before its last epoch; the reason tells why.")
                       : stateHint(state.job, hasCheckpoint);
}

QString stateHint(JobState state, std::optional<bool> hasCheckpoint)
{
    const bool anew = hasCheckpoint && !*hasCheckpoint;
    switch (state) {
    case JobState::Draft: return StateText::tr("Stored, but not submitted to a machine yet.");
    case JobState::Uploading: return StateText::tr("Its run directory is being written.");
    case JobState::Submitting: return StateText::tr("It is being added to the machine's queue.");
    case JobState::Ambiguous:
        return StateText::tr("The machine's answer was lost; Trainyard is finding out whether it was queued.");
    case JobState::Queued:
        return StateText::tr(
            "It starts automatically when the requested cores are free, even if this window is closed.");
    case JobState::Held: return StateText::tr("The scheduler holds it.");
    case JobState::Blocked:
        return StateText::tr("It cannot start with these settings. Clone it, change the settings named in the reason "
                             "and start the clone.");
    case JobState::Starting: return StateText::tr("The engine is loading data and building the network.");
    case JobState::Running: return StateText::tr("Training continues when this window is closed.");
    case JobState::Suspended: return StateText::tr("The scheduler has suspended it temporarily.");
    case JobState::Finishing: return StateText::tr("It is writing its last checkpoint.");
    case JobState::Verifying: return StateText::tr("The process has ended; its run directory is being read.");
    case JobState::Done: return StateText::tr("Trained to the end.");
    case JobState::Stopped:
        if (anew)
            return StateText::tr("Stopped before its first checkpoint. Resume starts it from the beginning.");
        return StateText::tr("Stopped after a checkpoint. Resume continues from there.");
    case JobState::Failed:
        if (!hasCheckpoint)
            return StateText::tr("It ended with an error. Fix the cause, then resume or clone it.");
        return anew ? StateText::tr("It ended with an error, before its first checkpoint. Fix the cause, then resume "
                                    "it from the beginning, or clone it.")
                    : StateText::tr(
                          "It ended with an error. Fix the cause, then resume from its last checkpoint, or clone it.");
    case JobState::Cancelled:
        if (anew)
            return StateText::tr("Cancelled before its first checkpoint. Resume starts it from the beginning.");
        return StateText::tr(
            "Cancelled before it finished. Resume starts it from its last checkpoint, or from the beginning.");
    case JobState::Interrupted:
        if (anew)
            return StateText::tr("The engine ended without a result, before its first checkpoint: it was killed, or "
                                 "power was lost. Resume starts it from the beginning.");
        if (!hasCheckpoint)
            return StateText::tr("The engine ended without a result: it was killed, or power was lost. Resume starts "
                                 "it from its last checkpoint, or from the beginning.");
        return StateText::tr(
            "The engine ended without a result: it was killed, or power was lost. Resume continues from its last "
            "checkpoint.");
    case JobState::Unknown: break;
    }
    return StateText::tr("The machine does not report its state.");
}

QString importedHint(JobState state)
{
    switch (state) {
    case JobState::Running: return StateText::tr("Its log is being read.");
    case JobState::Done: return StateText::tr("Added from the log of another program.");
    case JobState::Stopped: return StateText::tr("A part of its log was read.");
    case JobState::Failed: return StateText::tr("Its program failed, or its log was not read to the end.");
    default: return stateHint(state);
    }
}

bool isActive(JobState state)
{
    return state == JobState::Starting || state == JobState::Running || state == JobState::Finishing ||
           state == JobState::Suspended || state == JobState::Verifying;
}

} // namespace trainyard
