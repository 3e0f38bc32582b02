// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/job_state.h"

#include <QString>

#include <optional>

namespace trainyard {

/// A run's state is always shown as word and icon; the tone only selects the colour.
enum class StateTone { Running, Waiting, Done, Failed, Idle };

QString stateText(JobState state); ///< "Running", translated
QString stateIcon(JobState state); ///< name of an icon in resources: "running"
StateTone stateTone(JobState state);
/// Explains the state and the next step: a translated sentence for tooltips and headers. What a resume begins with is
/// said only where it is known whether the run has a checkpoint.
QString stateHint(JobState state, std::optional<bool> hasCheckpoint = {});
/// The same for a run that was imported from a log: nothing resumes it.
QString importedHint(JobState state);
/// Whether a machine is working on it: counts in the Live badge.
bool isActive(JobState state);

} // namespace trainyard
