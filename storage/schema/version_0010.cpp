// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/schema/migrations.h"

namespace trainyard::schema {

// What the rules of cluster/control/alerts noticed about runs, and for which runs a rule is silent. Nothing ever wrote
// the earlier table. `run_alerts` is for people, like the views of version 9.
const char* const kVersion10 = R"sql(
DROP TABLE alerts;
CREATE TABLE alerts (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    run INTEGER NOT NULL,
    kind TEXT NOT NULL,
    about TEXT NOT NULL DEFAULT '',
    attempt INTEGER NOT NULL,
    began INTEGER NOT NULL,
    step INTEGER NOT NULL,
    epoch REAL NOT NULL DEFAULT 0,
    text TEXT NOT NULL,
    why TEXT NOT NULL DEFAULT '',
    raised_at REAL NOT NULL,
    seen_at REAL NOT NULL DEFAULT 0,
    UNIQUE (run, kind, about, attempt, began)
) STRICT;
CREATE INDEX alerts_unseen ON alerts (raised_at) WHERE seen_at = 0;

CREATE TABLE alert_silences (
    run INTEGER NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (run, kind)
) STRICT, WITHOUT ROWID;

CREATE VIEW run_alerts AS
SELECT r.id AS run_id, r.name AS run, a.kind, nullif(a.about, '') AS about, a.attempt, a.step, a.epoch, a.text,
    datetime(a.raised_at, 'unixepoch') AS raised_at, datetime(nullif(a.seen_at, 0), 'unixepoch') AS seen_at
FROM alerts a JOIN runs r ON r.key = a.run;
)sql";

} // namespace trainyard::schema
