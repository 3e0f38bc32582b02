// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// Why other programs' logs, or parts of them, cannot be read.
inline constexpr ReasonRow kForeignReasons[] = {
    {"foreign.position", QT_TRANSLATE_NOOP("Reasons", "the saved position does not belong to such a log"),
     QT_TRANSLATE_NOOP("Reasons", "Delete the imported run and import the log again.")},
    {"foreign.not-regular", QT_TRANSLATE_NOOP("Reasons", "it is not a regular file"),
     QT_TRANSLATE_NOOP("Reasons", "Name a file or a folder that a training program has written.")},
    {"foreign.no-log", QT_TRANSLATE_NOOP("Reasons", "no log of a kind that can be read was found there"),
     QT_TRANSLATE_NOOP("Reasons", "Name a folder with event files of TensorBoard, a .csv or .jsonl file, or a "
                                  "trainer_state.json.")},
    {"foreign.too-many-logs", QT_TRANSLATE_NOOP("Reasons", "it holds more than %1 logs"),
     QT_TRANSLATE_NOOP("Reasons", "Import its folders one by one.")},
    {"foreign.too-many-series", QT_TRANSLATE_NOOP("Reasons", "it has more than %1 series; the others are not read")},
    {"foreign.step", QT_TRANSLATE_NOOP("Reasons", "step %1 is below 0 or too large")},
    {"foreign.no-step", QT_TRANSLATE_NOOP("Reasons", "the step %1 is not a whole number")},
    {"foreign.no-number", QT_TRANSLATE_NOOP("Reasons", "a value of series %1 is not a number")},
    {"foreign.record-length",
     QT_TRANSLATE_NOOP("Reasons", "the checksum of a record's length is wrong; reading goes on "
                                  "at the next whole record")},
    {"foreign.record-long",
     QT_TRANSLATE_NOOP("Reasons", "a record claims %1; reading goes on at the next whole record")},
    {"foreign.record-checksum", QT_TRANSLATE_NOOP("Reasons", "the checksum of a record is wrong; it was skipped")},
    {"foreign.no-event", QT_TRANSLATE_NOOP("Reasons", "a record is not an event of TensorBoard; it was skipped")},
    {"foreign.line-long", QT_TRANSLATE_NOOP("Reasons", "a line is longer than 16 MiB; it was skipped")},
    {"foreign.cells", QT_TRANSLATE_NOOP("Reasons", "a line has %1 cells, the header has %2; it was skipped")},
    {"foreign.no-json", QT_TRANSLATE_NOOP("Reasons", "a line is not a JSON object; it was skipped: %1")},
};
inline constexpr ReasonMaker<kForeignReasons> foreignReason;

} // namespace trainyard
