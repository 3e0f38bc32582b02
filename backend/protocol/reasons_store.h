// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

namespace trainyard {

/// Why the store refuses something, and what it met in a run directory.
inline constexpr ReasonRow kStoreReasons[] = {
    {"store.cancelled", QT_TRANSLATE_NOOP("Reasons", "it was cancelled"),
     QT_TRANSLATE_NOOP("Reasons", "Nothing was changed.")},
    {"store.no-such-run", QT_TRANSLATE_NOOP("Reasons", "the store has no such run"),
     QT_TRANSLATE_NOOP("Reasons", "It was deleted, or belongs to another store.")},
    {"store.newer",
     QT_TRANSLATE_NOOP("Reasons", "it was made by a newer Trainyard (store version %1, this one reads up to %2)"),
     QT_TRANSLATE_NOOP("Reasons", "Start that newer Trainyard, or use another data folder (TRAINYARD_HOME).")},
    {"store.read-only", QT_TRANSLATE_NOOP("Reasons", "the file or its folder cannot be written"),
     QT_TRANSLATE_NOOP("Reasons", "Check the permissions, or use another data folder (TRAINYARD_HOME).")},
    {"store.no-such-number", QT_TRANSLATE_NOOP("Reasons", "there is none with this number")},
    {"store.lease-lost",
     QT_TRANSLATE_NOOP("Reasons", "its lease expired, and another process has taken or finished it")},
    {"store.no-id", QT_TRANSLATE_NOOP("Reasons", "it has no id")},
    {"store.campaign-id-taken", QT_TRANSLATE_NOOP("Reasons", "a campaign with the id %1 is in the store already")},
    {"store.no-such-campaign", QT_TRANSLATE_NOOP("Reasons", "the store has no such campaign")},
    {"store.name-empty", QT_TRANSLATE_NOOP("Reasons", "the name is empty"),
     QT_TRANSLATE_NOOP("Reasons", "Give it a name.")},
    {"store.data-set-name-taken", QT_TRANSLATE_NOOP("Reasons", "another data set has this name"),
     QT_TRANSLATE_NOOP("Reasons", "Choose another name.")},
    {"store.no-such-data-set", QT_TRANSLATE_NOOP("Reasons", "the store has no such data set"),
     QT_TRANSLATE_NOOP("Reasons", "It may have been removed in another window.")},
    {"store.run-deleted", QT_TRANSLATE_NOOP("Reasons", "the store has no such run"),
     QT_TRANSLATE_NOOP("Reasons", "It may have been deleted in another window.")},
    {"store.run-id-taken", QT_TRANSLATE_NOOP("Reasons", "a run with this id is in the store already"),
     QT_TRANSLATE_NOOP("Reasons", "Give the run another id, or delete the old one.")},
    {"store.no-run-id", QT_TRANSLATE_NOOP("Reasons", "it has no id"), QT_TRANSLATE_NOOP("Reasons", "Give it one.")},
    {"store.bad-line", QT_TRANSLATE_NOOP("Reasons", "Line at byte %1 of %2 is no event (%3): %4")},
};
inline constexpr ReasonMaker<kStoreReasons> storeReason;

} // namespace trainyard
