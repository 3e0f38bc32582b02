// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// What is wrong with the settings of a machine, as a person enters them or as they stand in machines.json.
inline constexpr ReasonRow kMachineEntryReasons[] = {
    {"entry.no-host", QT_TRANSLATE_NOOP("Reasons", "it is empty"),
     QT_TRANSLATE_NOOP("Reasons", "Name a host of ~/.ssh/config, or a host name or address.")},
    {"entry.no-host-name", QT_TRANSLATE_NOOP("Reasons", "it is not a host name"),
     QT_TRANSLATE_NOOP("Reasons", "The user has a field of its own.")},
    {"entry.no-user-name", QT_TRANSLATE_NOOP("Reasons", "it is not a user name")},
    {"entry.not-between", QT_TRANSLATE_NOOP("Reasons", "it is not between %1 and %2")},
    {"entry.no-hosts", QT_TRANSLATE_NOOP("Reasons", "it is not a list of hosts"),
     QT_TRANSLATE_NOOP("Reasons", "Write user@host:port, several with commas.")},
    {"entry.not-absolute", QT_TRANSLATE_NOOP("Reasons", "it is not an absolute path"),
     QT_TRANSLATE_NOOP("Reasons", "Begin it with / or ~/.")},
    {"entry.folder-not-absolute", QT_TRANSLATE_NOOP("Reasons", "it is not an absolute path"),
     QT_TRANSLATE_NOOP("Reasons", "Begin it with /, ~/ or a variable such as $SCRATCH.")},
    {"entry.name-length", QT_TRANSLATE_NOOP("Reasons", "it does not have %1 to %2 characters on one line")},
    {"entry.no-program", QT_TRANSLATE_NOOP("Reasons", "it is neither a path nor a name")},
    // In machines.json; %1 is the place there.
    {"entry.file", "%1",
     QT_TRANSLATE_NOOP("Reasons", "Correct the file, or move it away to begin anew; nothing in it was changed.")},
    {"entry.file-not-machines", QT_TRANSLATE_NOOP("Reasons", "it is not a list of Trainyard's machines")},
    {"entry.file-version", QT_TRANSLATE_NOOP("Reasons", "its version is not a whole number from 1")},
    {"entry.file-newer", QT_TRANSLATE_NOOP("Reasons", "it was made by a newer Trainyard")},
    {"entry.id-twice", QT_TRANSLATE_NOOP("Reasons", "the id “%1” occurs twice")},
    {"entry.not-object", QT_TRANSLATE_NOOP("Reasons", "%1 is not an object")},
    {"entry.not-text", QT_TRANSLATE_NOOP("Reasons", "%1 is not text")},
    {"entry.not-true-or-false", QT_TRANSLATE_NOOP("Reasons", "%1 is neither true nor false")},
    {"entry.not-whole", QT_TRANSLATE_NOOP("Reasons", "%1 is not a whole number from %2 to %3")},
    {"entry.not-list", QT_TRANSLATE_NOOP("Reasons", "%1 is not a list")},
    {"entry.list-of-others", QT_TRANSLATE_NOOP("Reasons", "%1 holds something that is not text")},
    {"entry.unknown-word", QT_TRANSLATE_NOOP("Reasons", "%1: “%2” is not known")},
    {"entry.unknown-key", QT_TRANSLATE_NOOP("Reasons", "%1 is not known")},
    {"entry.not-id", QT_TRANSLATE_NOOP("Reasons", "%1 is not a machine's id")},
    {"entry.field", QT_TRANSLATE_NOOP("Reasons", "%1: %2")},
};
inline constexpr ReasonMaker<kMachineEntryReasons> entryReason;

} // namespace trainyard
