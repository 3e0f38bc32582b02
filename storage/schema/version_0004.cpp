// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/schema/migrations.h"

namespace trainyard::schema {

// What a cluster reports about a job beyond its state, and the operations on machines, recorded before they are
// performed.
const char* const kVersion4 = R"sql(
ALTER TABLE jobs ADD COLUMN job_id TEXT NOT NULL DEFAULT '';
ALTER TABLE jobs ADD COLUMN scheduler_state TEXT NOT NULL DEFAULT '';
ALTER TABLE jobs ADD COLUMN nodes TEXT NOT NULL DEFAULT '';
ALTER TABLE jobs ADD COLUMN advice TEXT NOT NULL DEFAULT '';
ALTER TABLE jobs ADD COLUMN expected_start REAL NOT NULL DEFAULT 0;
ALTER TABLE jobs ADD COLUMN ends_by REAL NOT NULL DEFAULT 0;
ALTER TABLE jobs ADD COLUMN restarts INTEGER NOT NULL DEFAULT 0;
ALTER TABLE jobs ADD COLUMN heard_at REAL NOT NULL DEFAULT 0;

CREATE TABLE job_intents (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    machine TEXT NOT NULL,
    token TEXT NOT NULL,
    kind TEXT NOT NULL,
    request TEXT NOT NULL,                   -- of a submission: JSON of cluster/jobs/job_journal.h
    outcome TEXT NOT NULL DEFAULT 'open',    -- 'open', 'done', 'failed'
    text TEXT NOT NULL DEFAULT '',           -- why it failed
    written_at REAL NOT NULL,
    settled_at REAL NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX job_intents_by_token ON job_intents (token, kind);
CREATE INDEX job_intents_open ON job_intents (machine, key) WHERE outcome = 'open';
)sql";

} // namespace trainyard::schema
