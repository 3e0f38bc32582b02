// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// What is wrong with a report: its text, a block of it, or where it is written.
inline constexpr ReasonRow kReportReasons[] = {
    {"report.deleted", QT_TRANSLATE_NOOP("Reasons", "it has been deleted in the meantime"),
     QT_TRANSLATE_NOOP("Reasons", "Copy its text into a new report.")},
    {"report.open-block", QT_TRANSLATE_NOOP("Reasons", "the block has no end"),
     QT_TRANSLATE_NOOP("Reasons", "End it with a line of ```.")},
    {"report.no-key", QT_TRANSLATE_NOOP("Reasons", "“%1” is not a line of the form “key: value”"),
     QT_TRANSLATE_NOOP("Reasons", "Write one of %2, a colon and a value.")},
    {"report.unknown-key", QT_TRANSLATE_NOOP("Reasons", "there is no key “%1”"),
     QT_TRANSLATE_NOOP("Reasons", "Write one of %2.")},
    {"report.twice", QT_TRANSLATE_NOOP("Reasons", "the key appears twice in the block"),
     QT_TRANSLATE_NOOP("Reasons", "Remove one of the two lines.")},
    {"report.no-value", QT_TRANSLATE_NOOP("Reasons", "the value is missing"),
     QT_TRANSLATE_NOOP("Reasons", "Write it after the colon, or remove the line.")},
    {"report.missing-key", QT_TRANSLATE_NOOP("Reasons", "the block has no line “%1:”"),
     QT_TRANSLATE_NOOP("Reasons", "Add one, such as “%2”.")},
    {"report.no-choice", QT_TRANSLATE_NOOP("Reasons", "“%1” is not possible here"),
     QT_TRANSLATE_NOOP("Reasons", "Write one of %2.")},
    {"report.no-number", QT_TRANSLATE_NOOP("Reasons", "“%1” is not a number from %2 to %3"),
     QT_TRANSLATE_NOOP("Reasons", "Write one, such as %4.")},
    {"report.expression", QT_TRANSLATE_NOOP("Reasons", "“%1” cannot be read from character %2 on"),
     QT_TRANSLATE_NOOP("Reasons",
                       "Write series, numbers, + - * / and functions such as ema(x, 0.9); a series whose name "
                       "has other characters stands in \"quotation marks\".")},
    {"report.unknown-series", QT_TRANSLATE_NOOP("Reasons", "none of the runs has the series “%1”"),
     QT_TRANSLATE_NOOP("Reasons", "Write one that they have: %2.")},
    {"report.near-series", QT_TRANSLATE_NOOP("Reasons", "none of the runs has the series “%1”"),
     QT_TRANSLATE_NOOP("Reasons", "Did you mean “%2”?")},
    {"report.no-points", QT_TRANSLATE_NOOP("Reasons", "the runs have no points of “%1” yet"),
     QT_TRANSLATE_NOOP("Reasons", "Wait until they have trained, or name other runs.")},
    {"report.no-runs", QT_TRANSLATE_NOOP("Reasons", "“%1” matches no run"),
     QT_TRANSLATE_NOOP("Reasons",
                       "Write names or ids of runs with commas between them, or a search such as state:done.")},
    {"report.missing-runs", QT_TRANSLATE_NOOP("Reasons", "the store lacks %1 of %2 runs: %3"),
     QT_TRANSLATE_NOOP("Reasons", "If they were deleted, remove them from the block.")},
    {"report.trashed-runs", QT_TRANSLATE_NOOP("Reasons", "the trash holds %1 of %2 runs: %3"),
     QT_TRANSLATE_NOOP("Reasons", "Restore them, or remove them from the block.")},
    {"report.bad-query", "%1",
     QT_TRANSLATE_NOOP("Reasons",
                       "Write names or ids of runs with commas between them, or a search such as state:done.")},
    {"report.many-curves", QT_TRANSLATE_NOOP("Reasons", "the chart would have %1 curves, more than %2"),
     QT_TRANSLATE_NOOP("Reasons", "Name fewer runs, or join them with a line such as “group: training.batch_size”.")},
    {"report.unknown-column", QT_TRANSLATE_NOOP("Reasons", "there is no column “%1”"),
     QT_TRANSLATE_NOOP("Reasons",
                       "Write one of %2, a series, best(val/top1), a setting such as training.batch_size, or "
                       "against(RUN).")},
    {"report.against-nothing", QT_TRANSLATE_NOOP("Reasons", "“%1” has no column before it to compare with"),
     QT_TRANSLATE_NOOP("Reasons", "Put a column with a series before it, such as “columns: name, val/top1, %1”.")},
    {"report.no-reference", QT_TRANSLATE_NOOP("Reasons", "no run has the id or name “%1”"),
     QT_TRANSLATE_NOOP("Reasons", "Write the name or id of a run.")},
    {"report.several-references", QT_TRANSLATE_NOOP("Reasons", "“%1” means several runs: %2"),
     QT_TRANSLATE_NOOP("Reasons", "Write the id of one of them.")},
    {"report.unknown-sort", QT_TRANSLATE_NOOP("Reasons", "“%1” is not one of the table's columns"),
     QT_TRANSLATE_NOOP("Reasons", "Write one of them: %2. A minus before it sorts the largest first.")},
    {"report.picture", QT_TRANSLATE_NOOP("Reasons", "the picture %1 cannot be read"),
     QT_TRANSLATE_NOOP("Reasons",
                       "Name a PNG, JPEG, GIF, WebP or SVG file on this workstation, with its whole path or as "
                       "seen from the report's folder.")},
    {"report.large-picture", QT_TRANSLATE_NOOP("Reasons", "the picture %1 is larger than %2"),
     QT_TRANSLATE_NOOP("Reasons", "Make it smaller.")},
    {"report.no-placeholder", QT_TRANSLATE_NOOP("Reasons", "nothing is given for {{%1}}"),
     QT_TRANSLATE_NOOP("Reasons", "Give it with --set %1=VALUE.")},
    {"report.unused-value", QT_TRANSLATE_NOOP("Reasons", "the text has no {{%1}}"),
     QT_TRANSLATE_NOOP("Reasons", "Leave out --set %1.")},
    {"report.not-text", QT_TRANSLATE_NOOP("Reasons", "it is not text in UTF-8"),
     QT_TRANSLATE_NOOP("Reasons", "Name a Markdown file.")},
    {"report.frozen-unreadable", QT_TRANSLATE_NOOP("Reasons", "what was frozen cannot be read"),
     QT_TRANSLATE_NOOP("Reasons", "Let the charts follow the store again, and freeze them anew.")},
};
inline constexpr ReasonMaker<kReportReasons> reportReason;

} // namespace trainyard
