// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// What alerts say about a run, and why rules for alerts cannot be used.
inline constexpr ReasonRow kAlertReasons[] = {
    {"alert.loss-rises", QT_TRANSLATE_NOOP("Reasons", "its training loss has risen to %1; it was %2 at step %3"),
     QT_TRANSLATE_NOOP("Reasons", "Stop it and go on from an earlier checkpoint with a lower learning rate.")},
    {"alert.silent", QT_TRANSLATE_NOOP("Reasons", "it has written nothing for %1, although it runs"),
     QT_TRANSLATE_NOOP("Reasons", "Look into its log and at its machine.")},
    {"alert.slower", QT_TRANSLATE_NOOP("Reasons", "it has become slower: %1 samples/s, %2 before"),
     QT_TRANSLATE_NOOP("Reasons", "See what else uses the machine, and whether its GPUs are throttled.")},
    {"alert.disk", QT_TRANSLATE_NOOP("Reasons", "only %1 are free on the disk of its directory"),
     QT_TRANSLATE_NOOP("Reasons", "Make room before its next checkpoint.")},
    {"alert.gpu-hot", QT_TRANSLATE_NOOP("Reasons", "GPU %1 is throttled, because it is too hot"),
     QT_TRANSLATE_NOOP("Reasons", "Look at its cooling.")},
    {"alert.gpu-slowed", QT_TRANSLATE_NOOP("Reasons", "GPU %1 is throttled by its hardware"),
     QT_TRANSLATE_NOOP("Reasons", "Look at its power supply and cooling.")},
    {"alert.loss-not-finite", QT_TRANSLATE_NOOP("Reasons", "the training loss became infinite or not a number"),
     QT_TRANSLATE_NOOP("Reasons", "Lower the learning rate, or look for a division by zero in the loss.")},
    {"alert.ended", QT_TRANSLATE_NOOP("Reasons", "it has ended: %1")},
    {"alert.done", QT_TRANSLATE_NOOP("Reasons", "it has finished")},
    {"alert.campaign-ended", QT_TRANSLATE_NOOP("Reasons", "all runs of its campaign have ended")},
    // Rules.
    {"alert.no-kind", QT_TRANSLATE_NOOP("Reasons", "there is no such rule"),
     QT_TRANSLATE_NOOP("Reasons", "Rules are %1.")},
    {"alert.not-between", QT_TRANSLATE_NOOP("Reasons", "%1 is not a number from %2 to %3"),
     QT_TRANSLATE_NOOP("Reasons", "Choose a number in this range.")},
    {"alert.no-threshold", QT_TRANSLATE_NOOP("Reasons", "this rule has no threshold"),
     QT_TRANSLATE_NOOP("Reasons", "Turn it on or off.")},
    {"alert.no-file", QT_TRANSLATE_NOOP("Reasons", "it is not a file of rules for alerts: %1"),
     QT_TRANSLATE_NOOP("Reasons", "Correct the file, or delete it to get the usual rules back.")},
    {"alert.newer-file", QT_TRANSLATE_NOOP("Reasons", "a newer Trainyard wrote it"),
     QT_TRANSLATE_NOOP("Reasons", "Update Trainyard on this workstation.")},
    {"alert.command-code", QT_TRANSLATE_NOOP("Reasons", "it ended with the exit code %1: %2"),
     QT_TRANSLATE_NOOP("Reasons", "Try the command in a terminal.")},
    {"alert.command-long", QT_TRANSLATE_NOOP("Reasons", "it did not end within %1"),
     QT_TRANSLATE_NOOP("Reasons", "Let it do its work in the background.")},
};
inline constexpr ReasonMaker<kAlertReasons> alertReason;

} // namespace trainyard
