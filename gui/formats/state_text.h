// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/reason.h"
#include "backend/protocol/job_state.h"

#include <QString>

#include <optional>
#include <span>

namespace trainyard {

struct MessageRow;
struct RunRow;

/// A run's state is always shown as word and icon; the tone only selects the colour.
enum class StateTone { Running, Waiting, Done, Failed, Idle };

QString stateText(JobState state); ///< "Running", translated
QString stateIcon(JobState state); ///< name of an icon in resources: "running"
StateTone stateTone(JobState state);

/// A run's state as people see it. One that its search ended before the last epoch is over, but was not trained to the
/// end.
struct ShownState {
    JobState job = JobState::Unknown;
    bool early = false;

    ShownState() = default;
    ShownState(JobState state, bool endedEarly = false) : job(state), early(endedEarly) {}
    explicit ShownState(const RunRow& run);
};
QString stateText(const ShownState& state); ///< "Ended early"
QString stateIcon(const ShownState& state);
StateTone stateTone(const ShownState& state);
/// How an attempt ended, by its message "finished" and the others of its run: "trained to the end", "ended early".
Reason outcomeOf(const MessageRow& finished, std::span<const MessageRow> messages);
/// Explains the state and the next step: a translated sentence for tooltips and headers. What a resume begins with is
/// said only where it is known whether the run has a checkpoint.
QString stateHint(JobState state, std::optional<bool> hasCheckpoint = {});
QString stateHint(const ShownState& state, std::optional<bool> hasCheckpoint = {});
/// The same for a run that was imported from a log: nothing resumes it.
QString importedHint(JobState state);
/// Whether a machine is working on it: counts in the Live badge.
bool isActive(JobState state);

} // namespace trainyard
