// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// Why the window cannot do something else.
inline constexpr ReasonRow kWindowReasons[] = {
    {"window.cancelled", QT_TRANSLATE_NOOP("Reasons", "it was cancelled")},
    {"window.other-protocol", QT_TRANSLATE_NOOP("Reasons", "it speaks protocol %1 and this window protocol %2"),
     QT_TRANSLATE_NOOP("Reasons", "Install engine and window of the same version.")},
    {"window.no-points", QT_TRANSLATE_NOOP("Reasons", "the runs have no points of these series yet"),
     QT_TRANSLATE_NOOP("Reasons", "Look with 'trainyard runs show' which series there are.")},
    {"window.no-trace-events", QT_TRANSLATE_NOOP("Reasons", "it has no events with a duration"),
     QT_TRANSLATE_NOOP(
         "Reasons",
         "Choose a trace in Chrome's JSON format, such as rank-0000.json of a run or one of PyTorch's profiler.")},
    {"window.no-file", QT_TRANSLATE_NOOP("Reasons", "it is not a file"),
     QT_TRANSLATE_NOOP("Reasons", "Choose a file with a trace.")},
    {"window.no-trace-files", QT_TRANSLATE_NOOP("Reasons", "the folder has no files *.json or *.json.gz"),
     QT_TRANSLATE_NOOP("Reasons", "Choose a folder of attempts/0001/trace in a run directory, or a file.")},
    {"window.other-version", QT_TRANSLATE_NOOP("Reasons", "its answer is not one of this version's"),
     QT_TRANSLATE_NOOP("Reasons", "Install engine and window of the same version.")},
};
inline constexpr ReasonMaker<kWindowReasons> windowReason;

} // namespace trainyard
