// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/schema/migrations.h"

namespace trainyard::schema {

// Data sets. `spec` is the "data" section of a run spec, which New run copies. The inspection is in its own table, so
// that lists do not read its thumbnails.
const char* const kVersion2 = R"sql(
CREATE TABLE data_sets (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE COLLATE NOCASE,
    format TEXT NOT NULL,
    path TEXT NOT NULL,
    machine TEXT NOT NULL DEFAULT 'local',
    spec TEXT NOT NULL,
    origin TEXT NOT NULL DEFAULT '',         -- the catalogue's id of a downloaded one
    fingerprint TEXT NOT NULL DEFAULT '',    -- of its contents, as last inspected
    height INTEGER NOT NULL DEFAULT 0,
    width INTEGER NOT NULL DEFAULT 0,
    channels INTEGER NOT NULL DEFAULT 0,
    classes INTEGER NOT NULL DEFAULT 0,
    train_samples INTEGER NOT NULL DEFAULT 0,
    validation_samples INTEGER NOT NULL DEFAULT 0,
    unreadable INTEGER NOT NULL DEFAULT 0,
    added_at REAL NOT NULL,
    inspected_at REAL NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE inspections (
    data_set INTEGER PRIMARY KEY,
    inspection TEXT NOT NULL                 -- JSON of backend/protocol/data_inspection.h
) STRICT;
)sql";

} // namespace trainyard::schema
