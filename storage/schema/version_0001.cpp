// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/schema/migrations.h"

namespace trainyard::schema {

// Times are Unix seconds, 0 = not yet. `run` refers to runs.key, `series` to series.key.
const char* const kVersion1 = R"sql(
CREATE TABLE runs (
    key INTEGER PRIMARY KEY AUTOINCREMENT,   -- never used again: a deleted run's points may still be on their way out
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    notes TEXT NOT NULL DEFAULT '',
    state TEXT NOT NULL,
    reason TEXT NOT NULL DEFAULT '',
    model TEXT NOT NULL DEFAULT '',
    dataset TEXT NOT NULL DEFAULT '',
    device TEXT NOT NULL DEFAULT '',
    host TEXT NOT NULL DEFAULT '',
    machine TEXT NOT NULL DEFAULT '',
    directory TEXT NOT NULL DEFAULT '',
    token TEXT NOT NULL DEFAULT '',
    campaign TEXT NOT NULL DEFAULT '',
    cell TEXT NOT NULL DEFAULT '',
    parent TEXT NOT NULL DEFAULT '',
    attempts INTEGER NOT NULL DEFAULT 0,
    created_at REAL NOT NULL DEFAULT 0,
    started_at REAL NOT NULL DEFAULT 0,
    ended_at REAL NOT NULL DEFAULT 0,
    elapsed REAL NOT NULL DEFAULT 0,
    step INTEGER NOT NULL DEFAULT 0,
    total_steps INTEGER NOT NULL DEFAULT 0,
    epoch REAL NOT NULL DEFAULT 0,
    epochs INTEGER NOT NULL DEFAULT 0,
    samples_per_second REAL NOT NULL DEFAULT 0,
    learning_rate REAL NOT NULL DEFAULT 0,
    eta REAL NOT NULL DEFAULT -1,
    phase TEXT NOT NULL DEFAULT '',
    last_event_at REAL NOT NULL DEFAULT 0,
    parameters INTEGER NOT NULL DEFAULT 0,
    archived INTEGER NOT NULL DEFAULT 0,
    trashed_at REAL NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE specs (run INTEGER PRIMARY KEY, spec TEXT NOT NULL) STRICT;

CREATE TABLE params (
    run INTEGER NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    number REAL,                             -- NULL when the value is no number
    PRIMARY KEY (run, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX params_by_key ON params (key, value COLLATE NOCASE, number);

CREATE TABLE tags (
    run INTEGER NOT NULL,
    tag TEXT NOT NULL,
    PRIMARY KEY (run, tag)
) STRICT, WITHOUT ROWID;
CREATE INDEX tags_by_tag ON tags (tag COLLATE NOCASE, run);

CREATE TABLE attempts (
    run INTEGER NOT NULL,
    number INTEGER NOT NULL,
    start_step INTEGER NOT NULL DEFAULT 0,   -- its points beyond this step replace those of earlier attempts
    start_known INTEGER NOT NULL DEFAULT 0,  -- 0: guessed from its first point
    began INTEGER NOT NULL DEFAULT 0,        -- its started event or a point was seen
    last_step INTEGER NOT NULL DEFAULT 0,
    started_at REAL NOT NULL DEFAULT 0,
    ended_at REAL NOT NULL DEFAULT 0,
    host TEXT NOT NULL DEFAULT '',
    device TEXT NOT NULL DEFAULT '',
    engine TEXT NOT NULL DEFAULT '',
    pid INTEGER NOT NULL DEFAULT 0,
    ranks INTEGER NOT NULL DEFAULT 1,
    threads INTEGER NOT NULL DEFAULT 0,
    checkpoint TEXT NOT NULL DEFAULT '',
    differences TEXT NOT NULL DEFAULT '',    -- one a line
    outcome TEXT NOT NULL DEFAULT '',        -- exit code's name once it has ended in order
    PRIMARY KEY (run, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE series (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    run INTEGER NOT NULL,
    name TEXT NOT NULL,
    higher_is_better INTEGER NOT NULL DEFAULT 0,
    UNIQUE (run, name)
) STRICT;
CREATE INDEX series_by_name ON series (name);

-- One row a record. An aggregated record stands for the `count` steps that end at `step`: value is their mean, lowest and
-- highest their extremes (all three NULL for a single value). A non-finite number is NULL and told by kind, two bits each
-- for value, lowest, highest: 0 finite, 1 NaN, 2 infinity, 3 minus infinity.
CREATE TABLE points (
    series INTEGER NOT NULL,
    attempt INTEGER NOT NULL,
    step INTEGER NOT NULL,
    samples INTEGER NOT NULL,
    epoch REAL,
    time REAL,                               -- seconds trained
    value REAL,
    lowest REAL,
    highest REAL,
    count INTEGER,
    kind INTEGER,
    PRIMARY KEY (series, attempt, step)
) STRICT, WITHOUT ROWID;

-- What is known of one attempt's part of a series.
CREATE TABLE parts (
    series INTEGER NOT NULL,
    attempt INTEGER NOT NULL,
    records INTEGER NOT NULL,
    first_step INTEGER NOT NULL,
    last_step INTEGER NOT NULL,
    last_value REAL,
    count INTEGER NOT NULL,                  -- of single values
    non_finite INTEGER NOT NULL,
    lowest REAL,
    highest REAL,
    PRIMARY KEY (series, attempt)
) STRICT, WITHOUT ROWID;

-- Bin `number` of `level` sums up the records number * 64 * 2^level … of an attempt's part, in the order of their steps.
-- Only full bins are stored, so they never change; what lies behind the last full one is covered by finer bins and points.
CREATE TABLE bins (
    series INTEGER NOT NULL,
    attempt INTEGER NOT NULL,
    level INTEGER NOT NULL,
    number INTEGER NOT NULL,
    first_step INTEGER NOT NULL,
    last_step INTEGER NOT NULL,
    first_samples INTEGER NOT NULL,
    last_samples INTEGER NOT NULL,
    first_epoch REAL,
    last_epoch REAL,
    first_time REAL,
    last_time REAL,
    lowest REAL,                             -- of the finite values; NULL when there is none
    highest REAL,
    mean REAL,
    count INTEGER NOT NULL,                  -- of single values
    non_finite INTEGER NOT NULL,
    PRIMARY KEY (series, attempt, level, number)
) STRICT, WITHOUT ROWID;

-- Per series in the default view, where a later attempt's points supersede earlier ones beyond its start step.
CREATE TABLE summaries (
    name TEXT NOT NULL,
    run INTEGER NOT NULL,
    series INTEGER NOT NULL,
    points INTEGER NOT NULL,
    last_step INTEGER NOT NULL,
    last REAL,
    best REAL,
    worst REAL,
    PRIMARY KEY (name, run)
) STRICT, WITHOUT ROWID;
CREATE INDEX summaries_by_run ON summaries (run);

CREATE TABLE tails (
    run INTEGER NOT NULL,
    file TEXT NOT NULL,
    generation TEXT NOT NULL,
    position INTEGER NOT NULL,
    checksum INTEGER NOT NULL DEFAULT 0,     -- of a whole-file document
    bad_lines INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (run, file)
) STRICT, WITHOUT ROWID;

CREATE TABLE messages (
    run INTEGER NOT NULL,
    attempt INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    number INTEGER NOT NULL,                 -- of the event in its file; -1 - offset for a line that is no event
    time REAL NOT NULL,
    kind TEXT NOT NULL,
    level TEXT NOT NULL,
    text TEXT NOT NULL,
    step INTEGER NOT NULL DEFAULT 0,
    epoch REAL NOT NULL DEFAULT 0,
    file TEXT NOT NULL DEFAULT '',
    bytes INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (run, attempt, rank, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX messages_by_time ON messages (run, time);

CREATE TABLE artifacts (
    run INTEGER NOT NULL,
    file TEXT NOT NULL,
    kind TEXT NOT NULL,
    step INTEGER NOT NULL,
    epoch REAL NOT NULL,
    bytes INTEGER NOT NULL,
    time REAL NOT NULL,
    PRIMARY KEY (run, file)
) STRICT, WITHOUT ROWID;

CREATE TABLE logs (
    run INTEGER NOT NULL,
    attempt INTEGER NOT NULL,
    position INTEGER NOT NULL,               -- where the bytes begin in engine.log
    bytes BLOB NOT NULL,
    PRIMARY KEY (run, attempt, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE jobs (
    token TEXT NOT NULL PRIMARY KEY,
    run_id TEXT NOT NULL,
    machine TEXT NOT NULL,
    directory TEXT NOT NULL,
    state TEXT NOT NULL,
    reason TEXT NOT NULL,
    submitted_at REAL NOT NULL,
    started_at REAL NOT NULL,
    ended_at REAL NOT NULL,
    exit_code INTEGER NOT NULL,
    finished INTEGER NOT NULL
) STRICT;
CREATE INDEX jobs_by_run ON jobs (run_id);
CREATE INDEX jobs_unfinished ON jobs (submitted_at) WHERE finished = 0;

CREATE TABLE actions (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    run_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    created_at REAL NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    owner TEXT NOT NULL DEFAULT '',
    leased_until REAL NOT NULL DEFAULT 0,
    done_at REAL NOT NULL DEFAULT 0,
    error TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX actions_open ON actions (created_at, key) WHERE done_at = 0;

CREATE TABLE campaigns (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    spec TEXT NOT NULL,
    created_at REAL NOT NULL
) STRICT;

CREATE TABLE alerts (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    run INTEGER NOT NULL,
    series TEXT NOT NULL,
    condition TEXT NOT NULL,
    threshold REAL NOT NULL,
    raised_at REAL NOT NULL DEFAULT 0,
    seen_at REAL NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX alerts_by_run ON alerts (run);

-- Series of deleted runs whose points and bins are still to be removed, slice by slice.
CREATE TABLE sweep (series INTEGER PRIMARY KEY) STRICT;

CREATE VIRTUAL TABLE runs_search USING fts5 (name, notes, tags, prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 2');
CREATE TRIGGER runs_search_insert AFTER INSERT ON runs BEGIN
    INSERT INTO runs_search (rowid, name, notes, tags) VALUES (new.key, new.name, new.notes, '');
END;
CREATE TRIGGER runs_search_update AFTER UPDATE OF name, notes ON runs BEGIN
    UPDATE runs_search SET name = new.name, notes = new.notes WHERE rowid = new.key;
END;
CREATE TRIGGER runs_search_delete AFTER DELETE ON runs BEGIN
    DELETE FROM runs_search WHERE rowid = old.key;
END;
CREATE TRIGGER tags_search_insert AFTER INSERT ON tags BEGIN
    UPDATE runs_search SET tags = (SELECT group_concat(tag, ' ') FROM tags WHERE run = new.run) WHERE rowid = new.run;
END;
CREATE TRIGGER tags_search_delete AFTER DELETE ON tags BEGIN
    UPDATE runs_search SET tags = coalesce((SELECT group_concat(tag, ' ') FROM tags WHERE run = old.run), '')
        WHERE rowid = old.run;
END;
)sql";

} // namespace trainyard::schema
