// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// Why the store refuses something, and what it met in a run directory.
inline constexpr ReasonRow kStoreReasons[] = {
    {"store.cancelled", QT_TRANSLATE_NOOP("Reasons", "it was cancelled"),
     QT_TRANSLATE_NOOP("Reasons", "Nothing was changed.")},
    // What lies where the store should be.
    {"store.not-a-file", QT_TRANSLATE_NOOP("Reasons", "it is not a regular file"),
     QT_TRANSLATE_NOOP("Reasons", "Name another file, or move it away.")},
    {"store.not-sqlite", QT_TRANSLATE_NOOP("Reasons", "it is not an SQLite file"),
     QT_TRANSLATE_NOOP("Reasons", "Move it away, or run 'trainyard store rebuild', which sets it aside and makes a new "
                                  "store.")},
    {"store.not-ours", QT_TRANSLATE_NOOP("Reasons", "it is an SQLite file, but not a store of Trainyard"),
     QT_TRANSLATE_NOOP("Reasons", "Move it away, or run 'trainyard store rebuild', which sets it aside and makes a new "
                                  "store.")},
    {"store.no-store", QT_TRANSLATE_NOOP("Reasons", "it is not a store of Trainyard"),
     QT_TRANSLATE_NOOP("Reasons", "Name a store, such as one that 'trainyard runs export --store' has written.")},
    {"store.data-set-unreadable", QT_TRANSLATE_NOOP("Reasons", "it cannot be read: %1"),
     QT_TRANSLATE_NOOP("Reasons", "Remove it from the list and add it again.")},
    {"store.data-set-field", "%1", QT_TRANSLATE_NOOP("Reasons", "Remove it from the list and add it again.")},
    {"store.no-such-run", QT_TRANSLATE_NOOP("Reasons", "the store has no such run"),
     QT_TRANSLATE_NOOP("Reasons", "It was deleted, or belongs to another store.")},
    {"store.newer",
     QT_TRANSLATE_NOOP("Reasons", "it was made by a newer Trainyard (store version %1, this one reads up to %2)"),
     QT_TRANSLATE_NOOP("Reasons", "Start that newer Trainyard, or use another data folder (TRAINYARD_HOME).")},
    {"store.read-only", QT_TRANSLATE_NOOP("Reasons", "the file or its folder cannot be written"),
     QT_TRANSLATE_NOOP("Reasons", "Check the permissions, or use another data folder (TRAINYARD_HOME).")},
    {"store.read-only-older",
     QT_TRANSLATE_NOOP("Reasons", "it was made by an earlier Trainyard (store version %1, this one needs %2), and the "
                                  "file or its folder cannot be written to bring it up to date"),
     QT_TRANSLATE_NOOP("Reasons", "Check the permissions, or copy the store to a folder of your own and set "
                                  "TRAINYARD_HOME to that folder.")},
    // Told when a store is opened for reading only.
    {"store.reading-only",
     QT_TRANSLATE_NOOP("Reasons", "the file or its folder cannot be written, so it is opened for reading only"),
     QT_TRANSLATE_NOOP("Reasons", "Nothing can be changed. To make changes, check the permissions, or use another data "
                                  "folder (TRAINYARD_HOME).")},
    {"store.reading-only-journal",
     QT_TRANSLATE_NOOP("Reasons", "the file or its folder cannot be written, so it is opened for reading only, without "
                                  "what is only in its journal (the file that ends in -wal)"),
     QT_TRANSLATE_NOOP("Reasons", "The newest changes may be missing. Open the store once where it can be written.")},
    {"store.reading-only-full", QT_TRANSLATE_NOOP("Reasons", "the disk is full, so it is opened for reading only"),
     QT_TRANSLATE_NOOP("Reasons", "Nothing can be changed. Free %2 on the disk of %1, for example by deleting the "
                                  "directory of a run that is no longer needed, then try again.")},
    {"store.full", QT_TRANSLATE_NOOP("Reasons", "the disk is full"),
     QT_TRANSLATE_NOOP("Reasons",
                       "Free %2 on the disk of %1, for example by deleting the directory of a run that is no "
                       "longer needed, then try again.")},
    {"store.size-limit",
     QT_TRANSLATE_NOOP("Reasons", "no file may become larger than %1, a limit of the shell or job that started "
                                  "Trainyard (ulimit -f)"),
     QT_TRANSLATE_NOOP("Reasons", "Raise that limit, for example with 'ulimit -f unlimited', then try again.")},
    {"store.replaced", QT_TRANSLATE_NOOP("Reasons", "its file was replaced or removed while it was open"),
     QT_TRANSLATE_NOOP("Reasons",
                       "Nothing was changed. Close every Trainyard and start it again: it then opens the file that is "
                       "there now. 'trainyard store rebuild --force' takes up runs that this file does not know.")},
    // Told of a run or campaign that is to start then.
    {"store.no-start-reading-only",
     QT_TRANSLATE_NOOP("Reasons", "the store %1 is opened for reading only, so it cannot take anything new"),
     QT_TRANSLATE_NOOP("Reasons", "Make the file and its folder writable, or use another data folder (TRAINYARD_HOME); "
                                  "then start Trainyard again.")},
    {"store.no-start-replaced",
     QT_TRANSLATE_NOOP("Reasons", "the file of the store %1 was replaced or removed while it was open"),
     QT_TRANSLATE_NOOP("Reasons", "Nothing was started. Close every Trainyard and start it again: it then opens the "
                                  "file that is there now.")},
    // A query in SQL; %1: what SQLite says of a mistake.
    {"store.sql-mistake", "%1",
     QT_TRANSLATE_NOOP("Reasons", "Nothing was changed. 'trainyard sql --views' lists what can be queried.")},
    {"store.sql-several", QT_TRANSLATE_NOOP("Reasons", "it is more than one statement"),
     QT_TRANSLATE_NOOP("Reasons", "Nothing was changed. 'trainyard sql --views' lists what can be queried.")},
    {"store.sql-no-query", QT_TRANSLATE_NOOP("Reasons", "it is not a query"),
     QT_TRANSLATE_NOOP("Reasons", "Nothing was changed. 'trainyard sql --views' lists what can be queried.")},
    {"store.sql-writes", QT_TRANSLATE_NOOP("Reasons", "it would do more than read"),
     QT_TRANSLATE_NOOP("Reasons", "Nothing was changed. 'trainyard sql --views' lists what can be queried.")},
    {"store.directory-gone",
     QT_TRANSLATE_NOOP("Reasons", "its run directory was not there when the store was rebuilt")},
    // A lock: %1 is the number of the process, %2 its program.
    {"store.locked-by", QT_TRANSLATE_NOOP("Reasons", "process %1 (%2) has locked it"),
     QT_TRANSLATE_NOOP("Reasons", "Wait, or end that program.")},
    {"store.locked-by-for", QT_TRANSLATE_NOOP("Reasons", "process %1 (%2) has kept it locked for %3 s"),
     QT_TRANSLATE_NOOP("Reasons", "End that program, or try again.")},
    {"store.locked", QT_TRANSLATE_NOOP("Reasons", "another program has locked it"),
     QT_TRANSLATE_NOOP("Reasons", "End that program, or try again.")},
    {"store.emptied",
     QT_TRANSLATE_N_NOOP("Reasons", "the file has 0 bytes, but %n run director(y|ies) (lies|lie) beside it"),
     QT_TRANSLATE_NOOP("Reasons", "Run 'trainyard store rebuild', which reads the run directories again, or delete the "
                                  "file to begin with an empty history.")},
    {"store.no-such-number", QT_TRANSLATE_NOOP("Reasons", "there is none with this number")},
    {"store.lease-lost",
     QT_TRANSLATE_NOOP("Reasons", "its lease expired, and another process has taken or finished it")},
    {"store.no-id", QT_TRANSLATE_NOOP("Reasons", "it has no id")},
    {"store.campaign-id-taken", QT_TRANSLATE_NOOP("Reasons", "a campaign with the id %1 is in the store already")},
    {"store.plan-changed", QT_TRANSLATE_NOOP("Reasons", "another program changed it at the same time"),
     QT_TRANSLATE_NOOP("Reasons", "Look at the campaign, and try again.")},
    {"store.no-such-campaign", QT_TRANSLATE_NOOP("Reasons", "the store has no such campaign")},
    {"store.name-empty", QT_TRANSLATE_NOOP("Reasons", "the name is empty"),
     QT_TRANSLATE_NOOP("Reasons", "Give it a name.")},
    {"store.data-set-name-taken", QT_TRANSLATE_NOOP("Reasons", "another data set has this name"),
     QT_TRANSLATE_NOOP("Reasons", "Choose another name.")},
    {"store.no-such-data-set", QT_TRANSLATE_NOOP("Reasons", "the store has no such data set"),
     QT_TRANSLATE_NOOP("Reasons", "It may have been removed in another window.")},
    {"store.run-deleted", QT_TRANSLATE_NOOP("Reasons", "the store has no such run"),
     QT_TRANSLATE_NOOP("Reasons", "It may have been deleted in another window.")},
    {"store.run-changed", QT_TRANSLATE_NOOP("Reasons", "another program changed it at the same time"),
     QT_TRANSLATE_NOOP("Reasons", "Look at the run, and try again.")},
    {"store.run-asked", QT_TRANSLATE_NOOP("Reasons", "something else is being done with it"),
     QT_TRANSLATE_NOOP("Reasons", "Look at the run, and try again.")},
    {"store.copied-running", QT_TRANSLATE_NOOP("Reasons", "it was not over when it was copied into this store")},
    {"store.copy-onto-itself", QT_TRANSLATE_NOOP("Reasons", "that is the store that the runs are in"),
     QT_TRANSLATE_NOOP("Reasons", "Choose another name.")},
    {"store.own-file", QT_TRANSLATE_NOOP("Reasons", "Trainyard keeps its own data there"),
     QT_TRANSLATE_NOOP("Reasons", "Choose another file.")},
    {"store.a-store", QT_TRANSLATE_NOOP("Reasons", "a store of Trainyard is there"),
     QT_TRANSLATE_NOOP("Reasons", "Choose another name, or move that file away.")},
    {"store.not-exported", QT_TRANSLATE_NOOP("Reasons", "a file is there that no earlier export has written"),
     QT_TRANSLATE_NOOP("Reasons", "Choose another name, or move that file away.")},
    {"store.exported", QT_TRANSLATE_NOOP("Reasons", "the store in use is a copy that an export has written"),
     QT_TRANSLATE_NOOP("Reasons", "Use the store that the run was started from.")},
    {"store.holds-own-runs", QT_TRANSLATE_NOOP("Reasons", "runs that are no copies are in that store (%1): %2"),
     QT_TRANSLATE_NOOP("Reasons", "Choose another name, so that these runs stay known.")},
    {"store.directory-of-another", QT_TRANSLATE_NOOP("Reasons", "its run directory %1 belongs to the store %2"),
     QT_TRANSLATE_NOOP("Reasons", "Use that store, or delete the run without its directory.")},
    // A rebuild of a store that a person has named.
    {"store.copy-not-rebuilt", QT_TRANSLATE_NOOP("Reasons", "it is a copy that an export has written"),
     QT_TRANSLATE_NOOP("Reasons", "Move it away, and export its runs again from the store that they were started in. "
                                  "'trainyard store rebuild --force' without --store takes up runs that were started "
                                  "in the copy.")},
    {"store.unlisted-not-rebuilt",
     QT_TRANSLATE_NOOP("Reasons", "it is not the store of the data folder, and its list of runs cannot be read"),
     QT_TRANSLATE_NOOP("Reasons", "If an export has written it, move it away and export its runs again. 'trainyard "
                                  "store rebuild --force' without --store takes up every run directory of the data "
                                  "folder.")},
    {"store.odd-journal",
     QT_TRANSLATE_NOOP("Reasons", "the file %1 lies beside it, a journal of a kind that Trainyard does not use"),
     QT_TRANSLATE_NOOP("Reasons", "Close every program that has the store open and move that file away, then try "
                                  "again.")},
    {"store.copy-in-use", QT_TRANSLATE_NOOP("Reasons", "a program has that store open"),
     QT_TRANSLATE_NOOP("Reasons", "Close it, or choose another name.")},
    {"store.no-such-store", QT_TRANSLATE_NOOP("Reasons", "there is no such file"),
     QT_TRANSLATE_NOOP("Reasons", "Name a store, such as one that 'trainyard runs export --store' has written.")},
    {"store.run-id-taken", QT_TRANSLATE_NOOP("Reasons", "a run with this id is in the store already"),
     QT_TRANSLATE_NOOP("Reasons", "Give the run another id, or delete the old one.")},
    {"store.no-run-id", QT_TRANSLATE_NOOP("Reasons", "it has no id"), QT_TRANSLATE_NOOP("Reasons", "Give it one.")},
    // A search text. The argument before the last, where there is a position, is that of the first wrong character.
    {"store.query-quotation", QT_TRANSLATE_NOOP("Reasons", "the quotation that begins at character %1 has no end"),
     QT_TRANSLATE_NOOP("Reasons", "Close it with another \".")},
    {"store.query-long", QT_TRANSLATE_N_NOOP("Reasons", "it has more than %n condition(s)"),
     QT_TRANSLATE_NOOP("Reasons", "Leave some out.")},
    {"store.query-empty", QT_TRANSLATE_NOOP("Reasons", "nothing follows \"%1\" (character %2)"),
     QT_TRANSLATE_NOOP("Reasons", "Write what to look for right behind it, as in state:done or val/top1>0.9.")},
    {"store.query-number", QT_TRANSLATE_NOOP("Reasons", "\"%1\" is not a number to compare %2 with (character %3)"),
     QT_TRANSLATE_NOOP("Reasons", "Write a number, or \"%4\" in quotes to look for these words.")},
    {"store.query-date", QT_TRANSLATE_NOOP("Reasons", "\"%1\" is not a date to compare %2 with (character %3)"),
     QT_TRANSLATE_NOOP("Reasons", "Write a day or a minute, as in %2>=2026-11-28 or %2<2026-11-28T14:30.")},
    {"store.query-duration", QT_TRANSLATE_NOOP("Reasons", "\"%1\" is not a duration to compare %2 with (character %3)"),
     QT_TRANSLATE_NOOP("Reasons", "Write seconds, or a duration such as 10s, 2h or 1h30m.")},
    {"store.query-field", QT_TRANSLATE_NOOP("Reasons", "there is no field or metric \"%1\" (character %2)"),
     QT_TRANSLATE_NOOP("Reasons", "Did you mean %3?")},
    {"store.query-no-field", QT_TRANSLATE_NOOP("Reasons", "there is no field or metric \"%1\" (character %2)"),
     QT_TRANSLATE_NOOP("Reasons", "Write \"%3\" in quotes to look for these words.")},
    {"store.query-state", QT_TRANSLATE_NOOP("Reasons", "there is no state \"%1\" (character %2)"),
     QT_TRANSLATE_NOOP("Reasons", "Did you mean state:%3?")},
    {"store.query-no-state", QT_TRANSLATE_NOOP("Reasons", "there is no state \"%1\" (character %2)"),
     QT_TRANSLATE_NOOP("Reasons", "The states are %3.")},
    {"store.query-colon",
     QT_TRANSLATE_NOOP("Reasons", "%1 is a metric, which is compared with <, > or = (character %2)"),
     QT_TRANSLATE_NOOP("Reasons", "Write %3, or another comparison.")},
    {"store.query-operator", QT_TRANSLATE_NOOP("Reasons", "\"%1\" does not join conditions (character %2)"),
     QT_TRANSLATE_NOOP("Reasons", "All conditions must hold. Write \"%1\" in quotes to look for this word.")},
    {"store.query-not", QT_TRANSLATE_NOOP("Reasons", "\"not\" is looked for as a word (character %1)"),
     QT_TRANSLATE_NOOP("Reasons", "Write -%2 to leave out the runs that contain it.")},
    {"store.query-apostrophe", QT_TRANSLATE_NOOP("Reasons", "' does not begin a quotation (character %1)"),
     QT_TRANSLATE_NOOP("Reasons", "Use \" instead.")},
    {"store.query-text-field", QT_TRANSLATE_NOOP("Reasons", "%1 is a text, which has no order (character %2)"),
     QT_TRANSLATE_NOOP("Reasons", "Write %3.")},
    {"store.bad-line", QT_TRANSLATE_NOOP("Reasons", "Line at byte %1 of %2 is no event (%3): %4")},
};
inline constexpr ReasonMaker<kStoreReasons> storeReason;

} // namespace trainyard
