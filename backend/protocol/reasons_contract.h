// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

// clang-format off
/// What a run directory holds and what the contract allows instead: RunFinding.
inline constexpr ReasonRow kContractReasons[] = {
    {"contract.found",        QT_TRANSLATE_NOOP("Reasons", "%1; allowed: %2")},
    {"contract.missing",      QT_TRANSLATE_NOOP("Reasons", "it is missing")},
    {"contract.empty",        QT_TRANSLATE_NOOP("Reasons", "it is empty")},
    {"contract.missing-key",  QT_TRANSLATE_NOOP("Reasons", "\"%1\" is missing")},
    {"contract.key-is",       QT_TRANSLATE_NOOP("Reasons", "\"%1\" is %2")},
    {"contract.not-json",     QT_TRANSLATE_NOOP("Reasons", "it is not JSON (%1)")},
    {"contract.unreadable",   QT_TRANSLATE_NOOP("Reasons", "it cannot be read (%1)")},
    {"contract.torn",         QT_TRANSLATE_NOOP("Reasons", "the last line has no end")},
    {"contract.long-line",    QT_TRANSLATE_NOOP("Reasons", "the line has more than %1 bytes")},
    {"contract.odd-name",     QT_TRANSLATE_NOOP("Reasons", "a file of this name")},
    {"contract.series-name",  QT_TRANSLATE_NOOP("Reasons", "a series with a name of %1 bytes")},
    {"contract.series-count", QT_TRANSLATE_NOOP("Reasons", "more than %1 series")},
    {"contract.after-end",    QT_TRANSLATE_NOOP("Reasons", "a line after \"finished\"")},
    {"contract.before-start", QT_TRANSLATE_NOOP("Reasons", "\"%1\" before \"started\"")},
    {"contract.metrics-rank", QT_TRANSLATE_NOOP("Reasons", "metrics of rank %1")},

    {"contract.run-folder",   QT_TRANSLATE_NOOP("Reasons", "the folder of a run")},
    {"contract.a-file",       QT_TRANSLATE_NOOP("Reasons", "a file")},
    {"contract.unless-killed", QT_TRANSLATE_NOOP("Reasons", "a file, unless the attempt was killed before it wrote one")},
    {"contract.an-event",     QT_TRANSLATE_NOOP("Reasons", "one event or more, as the attempt has come to its end")},
    {"contract.an-event-soon", QT_TRANSLATE_NOOP("Reasons", "one event or more, unless the attempt has only just begun or was ended early")},
    {"contract.object",       QT_TRANSLATE_NOOP("Reasons", "a JSON object")},
    {"contract.text",         QT_TRANSLATE_NOOP("Reasons", "a text")},
    {"contract.whole",        QT_TRANSLATE_NOOP("Reasons", "a whole number from %1 to %2")},
    {"contract.number",       QT_TRANSLATE_NOOP("Reasons", "a number, \"NaN\", \"Infinity\" or \"-Infinity\"")},
    {"contract.one-of",       QT_TRANSLATE_NOOP("Reasons", "one of %1")},
    {"contract.exactly",      QT_TRANSLATE_NOOP("Reasons", "%1")},
    {"contract.next-number",  QT_TRANSLATE_NOOP("Reasons", "%1, as the lines of a file are numbered from 1")},
    {"contract.values",       QT_TRANSLATE_NOOP("Reasons", "an object of numbers by series")},
    {"contract.aggregate",    QT_TRANSLATE_NOOP("Reasons", "a number, or an object with count ≥ 1, mean, min and max")},
    {"contract.counts",       QT_TRANSLATE_NOOP("Reasons", "a list of whole numbers")},
    {"contract.fits",         QT_TRANSLATE_NOOP("Reasons", "members that fit together")},
    {"contract.name-length",  QT_TRANSLATE_NOOP("Reasons", "1 to %1 bytes")},
    {"contract.rank-file",    QT_TRANSLATE_NOOP("Reasons", "rank-0000.jsonl and so on")},
    {"contract.checkpoint-path", QT_TRANSLATE_NOOP("Reasons", "a path below the run's directory without \"..\", or a whole path")},
    {"contract.whole-line",   QT_TRANSLATE_NOOP("Reasons", "a line feed after each line; readers wait for it")},
    {"contract.known-type",   QT_TRANSLATE_NOOP("Reasons", "one of %1; readers of this version skip others")},
    {"contract.started",      QT_TRANSLATE_NOOP("Reasons", "only messages and progress before \"started\"")},
    {"contract.only-rank-0",  QT_TRANSLATE_NOOP("Reasons", "metrics in rank-0000.jsonl only")},
    {"contract.nothing",      QT_TRANSLATE_NOOP("Reasons", "nothing")},
    {"contract.smaller",      QT_TRANSLATE_NOOP("Reasons", "at most %1")},
};
// clang-format on
inline constexpr ReasonMaker<kContractReasons> contractReason;

} // namespace trainyard
