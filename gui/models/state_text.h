// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/job_state.h"

#include <QString>

namespace trainyard {

/// How a run's state is told: always a word and an icon; the tone only picks the colour.
enum class StateTone { Running, Waiting, Done, Failed, Idle };

QString stateText(JobState state); ///< "Running", translated
QString stateIcon(JobState state); ///< name of an icon in resources: "running"
StateTone stateTone(JobState state);
/// What this state means and what to do next; a whole translated sentence for tooltips and headers.
QString stateHint(JobState state);
/// A machine keeps working on it: it counts in the Live badge.
bool isActive(JobState state);

} // namespace trainyard
