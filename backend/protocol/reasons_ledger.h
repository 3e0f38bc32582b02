// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// Why a link of a speed-up ledger gained time, why its gain should be doubted, and why there is none.
inline constexpr ReasonRow kLedgerReasons[] = {
    // Measured: how much time per epoch a phase takes less or more, and its shares of the training time.
    {"ledger.input-less",
     QT_TRANSLATE_NOOP("Reasons", "%1 less waiting for input per epoch: %2 % of the time before, %3 % now")},
    {"ledger.input-more",
     QT_TRANSLATE_NOOP("Reasons", "%1 more waiting for input per epoch: %2 % of the time before, %3 % now")},
    {"ledger.ranks-less",
     QT_TRANSLATE_NOOP("Reasons", "%1 less waiting for other ranks per epoch: %2 % of the time before, %3 % now")},
    {"ledger.ranks-more",
     QT_TRANSLATE_NOOP("Reasons", "%1 more waiting for other ranks per epoch: %2 % of the time before, %3 % now")},
    {"ledger.compute-less",
     QT_TRANSLATE_NOOP("Reasons", "%1 less computing per epoch: %2 % of the time before, %3 % now")},
    {"ledger.compute-more",
     QT_TRANSLATE_NOOP("Reasons", "%1 more computing per epoch: %2 % of the time before, %3 % now")},
    {"ledger.other-less",
     QT_TRANSLATE_NOOP("Reasons", "%1 less per epoch outside the measured phases: %2 % of the time before, %3 % now")},
    {"ledger.other-more",
     QT_TRANSLATE_NOOP("Reasons", "%1 more per epoch outside the measured phases: %2 % of the time before, %3 % now")},
    {"ledger.seconds", QT_TRANSLATE_NOOP("Reasons", "%1 s")}, // a short time in the sentences above
    // Changed on purpose.
    {"ledger.more-ranks", QT_TRANSLATE_NOOP("Reasons", "%2 ranks instead of %1: %3 % of the ideal gain")},
    {"ledger.fewer-ranks", QT_TRANSLATE_NOOP("Reasons", "%2 ranks instead of %1")},
    {"ledger.device", QT_TRANSLATE_NOOP("Reasons", "another device: %2 instead of %1")},
    {"ledger.precision", QT_TRANSLATE_NOOP("Reasons", "another precision: %2 instead of %1")},
    {"ledger.batch", QT_TRANSLATE_NOOP("Reasons", "batches of %2 instead of %1")},
    {"ledger.threads", QT_TRANSLATE_NOOP("Reasons", "threads per rank: %2 instead of %1")},
    {"ledger.loading", QT_TRANSLATE_NOOP("Reasons", "other settings of loading: %1")},
    {"ledger.machine", QT_TRANSLATE_NOOP("Reasons", "another computer: %2 instead of %1")},
    {"ledger.engine", QT_TRANSLATE_NOOP("Reasons", "another version: %2 instead of %1")},
    {"ledger.stated", QT_TRANSLATE_NOOP("Reasons", "as its source says: %1")},
    {"ledger.same", QT_TRANSLATE_NOOP("Reasons", "no setting differs: chance, or other work on the computer")},
    {"ledger.unexplained", QT_TRANSLATE_NOOP("Reasons", "no measured phase tells which of the changes did it")},
    // Doubts.
    {"ledger.other-samples",
     QT_TRANSLATE_NOOP("Reasons", "an epoch has %2 samples instead of %1; per sample it is %3 times as fast")},
    {"ledger.other-task", QT_TRANSLATE_NOOP("Reasons", "not the same work: these differ: %1")},
    {"ledger.first-epoch",
     QT_TRANSLATE_NOOP("Reasons", "%1 has only its first epoch, in which preparations count: at least two are needed")},
    {"ledger.within-spread",
     QT_TRANSLATE_NOOP("Reasons", "the epochs of both overlap in time, so the difference can be chance")},
    {"ledger.mixed", QT_TRANSLATE_NOOP("Reasons", "one of the two times is published, the other measured")},
    // No time.
    {"ledger.no-epoch", QT_TRANSLATE_NOOP("Reasons", "no whole epoch has ended yet")},
    {"ledger.ended-early", QT_TRANSLATE_NOOP("Reasons", "it ended before its first epoch was whole")},
    {"ledger.no-times", QT_TRANSLATE_NOOP("Reasons", "it has no record of the time that its epochs took")},
    // A file.
    {"ledger.run-missing", QT_TRANSLATE_NOOP("Reasons", "the store has no such run")},
    {"ledger.no-json", QT_TRANSLATE_NOOP("Reasons", "it is not valid JSON")},
    {"ledger.no-ledger", QT_TRANSLATE_NOOP("Reasons", "it is not a ledger: its \"format\" is not %1"),
     QT_TRANSLATE_NOOP("Reasons", "Choose a file that the ledger has saved, or write one as the guide describes.")},
    {"ledger.newer", QT_TRANSLATE_NOOP("Reasons", "it is a ledger of a newer version"),
     QT_TRANSLATE_NOOP("Reasons", "Update Trainyard.")},
    {"ledger.bad-value", QT_TRANSLATE_NOOP("Reasons", "%1 must be %2")},
    {"ledger.unknown-key", QT_TRANSLATE_NOOP("Reasons", "%1 is not known"),
     QT_TRANSLATE_NOOP("Reasons", "Remove it, or correct its spelling.")},
    {"ledger.a-text", QT_TRANSLATE_NOOP("Reasons", "a text")},
    {"ledger.a-time", QT_TRANSLATE_NOOP("Reasons", "a number of seconds above 0, or one of \"low\" and \"high\"")},
    {"ledger.some-steps", QT_TRANSLATE_NOOP("Reasons", "a list of 1 to %1 steps")},
    {"ledger.an-object", QT_TRANSLATE_NOOP("Reasons", "an object")},
    {"ledger.run-or-time", QT_TRANSLATE_NOOP("Reasons", "either a \"run\", or \"label\" and \"seconds_per_epoch\"")},
};
inline constexpr ReasonMaker<kLedgerReasons> ledgerReason;

} // namespace trainyard
