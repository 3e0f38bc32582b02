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
    {"foreign.passed-over",
     QT_TRANSLATE_N_NOOP("Reasons",
                         "%n file(s) in the folder (is|are) left out for want of a column “step” or “epoch”: "
                         "%2"),
     QT_TRANSLATE_NOOP("Reasons", "For a log, choose the file itself and its columns.")},
    {"foreign.no-log", QT_TRANSLATE_NOOP("Reasons", "no log of a kind that can be read was found there"),
     QT_TRANSLATE_NOOP("Reasons", "Name a folder of TensorBoard, MLflow or W&B, a .csv or .jsonl file, a "
                                  "trainer_state.json or a database of MLflow.")},
    {"foreign.too-many-logs", QT_TRANSLATE_NOOP("Reasons", "it holds more than %1 logs"),
     QT_TRANSLATE_NOOP("Reasons", "Import its folders one by one.")},
    {"foreign.too-many-series", QT_TRANSLATE_NOOP("Reasons", "it has more than %1 series; the others are not read")},
    {"foreign.step", QT_TRANSLATE_NOOP("Reasons", "step %1 is below 0 or too large")},
    {"foreign.no-step", QT_TRANSLATE_NOOP("Reasons", "the step %1 is not a whole number up to 2^53")},
    {"foreign.no-column", QT_TRANSLATE_NOOP("Reasons", "it has no column %1; the first of its columns are %2"),
     QT_TRANSLATE_NOOP("Reasons", "Name the column as the file does.")},
    {"foreign.no-key", QT_TRANSLATE_NOOP("Reasons", "a line has no %1; it was skipped")},
    {"foreign.utf16", QT_TRANSLATE_NOOP("Reasons", "it is UTF-16 text"),
     QT_TRANSLATE_NOOP("Reasons", "Save it as UTF-8 and import it again.")},
    {"foreign.no-number", QT_TRANSLATE_NOOP("Reasons", "a value of series %1 is not a number")},
    {"foreign.no-numbers",
     QT_TRANSLATE_N_NOOP("Reasons", "%n cell(s) of column %2 (is|are) no number; the first one, in row %3, is %4")},
    {"foreign.rows-no-run",
     QT_TRANSLATE_N_NOOP("Reasons", "%n row(s) (has|have) no run and (was|were) skipped; the first one is row %2")},
    {"foreign.rows-no-series",
     QT_TRANSLATE_N_NOOP("Reasons", "%n row(s) (names|name) no series and (was|were) skipped; the first one is row %2"),
     QT_TRANSLATE_NOOP("Reasons",
                       "Write the name of its series into each row; if the file has a column for each series "
                       "instead, choose these columns.")},
    {"foreign.line-no-series", QT_TRANSLATE_NOOP("Reasons", "a line with a value names no series; it was skipped")},
    {"foreign.begun-again",
     QT_TRANSLATE_NOOP("Reasons", "it was begun again at step %1: new values replace those of the same steps, and "
                                  "earlier values beyond them stay until then"),
     QT_TRANSLATE_NOOP("Reasons", "To keep both apart, let the program write a new file, or start it as a new run.")},
    {"foreign.rows-short",
     QT_TRANSLATE_N_NOOP("Reasons",
                         "%n row(s) (ends|end) before column %2 and (was|were) skipped; the first one is row %3")},
    {"foreign.rows-mixed",
     QT_TRANSLATE_NOOP("Reasons", "series %1 gets several values for one step, from rows that differ in %2; the first "
                                  "such step is %3"),
     QT_TRANSLATE_NOOP("Reasons",
                       "Write a row for each value, with the columns series, step and value; further columns "
                       "such as split, seed or run then tell the series apart.")},
    {"foreign.quote-open",
     QT_TRANSLATE_N_NOOP("Reasons",
                         "the quotation mark in row %2 is never closed; %n line(s) after it (was|were) not read"),
     QT_TRANSLATE_NOOP("Reasons", "Close the quotation mark and import the file again.")},
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
    {"foreign.mlflow-line", QT_TRANSLATE_NOOP("Reasons", "a line is not \"milliseconds value step\"; it was skipped")},
    {"foreign.no-wandb", QT_TRANSLATE_NOOP("Reasons", "it does not begin like a file of W&B")},
    {"foreign.no-wandb-record", QT_TRANSLATE_NOOP("Reasons", "a record is not one of W&B; it was skipped")},
    {"foreign.fragment", QT_TRANSLATE_NOOP("Reasons", "a record is damaged; it was skipped")},
    {"foreign.not-sqlite", QT_TRANSLATE_NOOP("Reasons", "it is not a database of MLflow"),
     QT_TRANSLATE_NOOP("Reasons", "Name the file that MLflow's backend-store-uri names, such as mlflow.db.")},
    // Of imported runs.
    {"foreign.busy", QT_TRANSLATE_NOOP("Reasons", "another process is importing it"),
     QT_TRANSLATE_NOOP("Reasons", "Wait for it to end.")},
    {"foreign.directory-changed", QT_TRANSLATE_NOOP("Reasons", "the run that it was imported as, %1, has been changed"),
     QT_TRANSLATE_NOOP("Reasons", "Delete the run %1 with its directory and import the log again.")},
    {"foreign.other-columns", QT_TRANSLATE_NOOP("Reasons", "it was imported as the run %1 with other columns"),
     QT_TRANSLATE_NOOP("Reasons", "Delete the run %1 with its directory and import the log again.")},
    {"foreign.import-ended", QT_TRANSLATE_NOOP("Reasons", "its import ended before the whole log was read: %1"),
     QT_TRANSLATE_NOOP("Reasons", "Add the log once more: the import goes on where it ended.")},
    {"foreign.import-cancelled", QT_TRANSLATE_NOOP("Reasons", "its import was cancelled"),
     QT_TRANSLATE_NOOP("Reasons", "Add the log once more: the import goes on where it ended.")},
    {"foreign.import-killed", QT_TRANSLATE_NOOP("Reasons", "the program that imported it was ended"),
     QT_TRANSLATE_NOOP("Reasons", "Add the log once more: the import goes on where it ended.")},
    {"foreign.failed", QT_TRANSLATE_NOOP("Reasons", "its log says that it failed")},
    {"foreign.not-started-here", QT_TRANSLATE_NOOP("Reasons", "it was imported, so there is no program to start"),
     QT_TRANSLATE_NOOP("Reasons", "Start its program again where it was started before.")},
    {"foreign.not-controlled",
     QT_TRANSLATE_NOOP("Reasons", "it was imported: Trainyard reads the log of its program and does not control it"),
     QT_TRANSLATE_NOOP("Reasons", "Stop the program where it was started, or end the import that follows its log.")},
    {"foreign.not-empty", QT_TRANSLATE_NOOP("Reasons", "the folder is not empty"),
     QT_TRANSLATE_NOOP("Reasons", "Name a new folder.")},
    {"foreign.exported", QT_TRANSLATE_NOOP("Reasons", "the folder holds the run %1 already"),
     QT_TRANSLATE_NOOP("Reasons", "Name a new folder.")},
    {"foreign.text", QT_TRANSLATE_NOOP("Reasons", "%1 at step %2: %3")},
    {"foreign.unread", QT_TRANSLATE_NOOP("Reasons", "%1: %2")},
    {"foreign.damage", QT_TRANSLATE_NOOP("Reasons", "%1, byte %2: %3")},
    {"foreign.cut-off", QT_TRANSLATE_NOOP("Reasons", "the end of the file is incomplete and was not read: it is not "
                                                     "written yet, or was cut off")},
    {"foreign.others",
     QT_TRANSLATE_N_NOOP("Reasons", "%n value(s) (is|are) not kept: audio, tables, texts and the like")},
};
inline constexpr ReasonMaker<kForeignReasons> foreignReason;

} // namespace trainyard
