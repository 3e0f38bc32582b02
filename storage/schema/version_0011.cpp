// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/schema/migrations.h"

namespace trainyard::schema {

// Reports: pages of text with charts and tables of runs. `frozen` holds what was drawn when a person froze the charts.
const char* const kVersion11 = R"sql(
CREATE TABLE reports (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    title TEXT NOT NULL,
    text TEXT NOT NULL,
    created_at REAL NOT NULL,
    changed_at REAL NOT NULL,
    frozen TEXT
) STRICT;
)sql";

} // namespace trainyard::schema
