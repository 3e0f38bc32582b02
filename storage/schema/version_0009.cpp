// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/schema/migrations.h"

namespace trainyard::schema {

// Views for people who query the store with SQL; the guide documents them. Their names, columns and
// meanings stay when the tables below them change. Times are text in UTC, settings have their names in spec.json.
const char* const kVersion9 = R"sql(
CREATE VIEW runs_wide AS
WITH setting AS (
    SELECT run,
        max(number) FILTER (WHERE key = 'training.epochs') AS epochs,
        max(number) FILTER (WHERE key = 'training.batch_size') AS batch_size,
        max(value) FILTER (WHERE key = 'training.optimizer.kind') AS optimizer,
        max(number) FILTER (WHERE key = 'training.learning_rate.base') AS learning_rate,
        max(value) FILTER (WHERE key = 'training.learning_rate.schedule') AS schedule,
        max(number) FILTER (WHERE key = 'training.optimizer.weight_decay') AS weight_decay,
        max(value) FILTER (WHERE key = 'training.precision') AS precision,
        max(number) FILTER (WHERE key = 'resources.ranks') AS ranks,
        max(number) FILTER (WHERE key = 'seed') AS seed
    FROM params GROUP BY run),
result AS (
    SELECT run,
        max(best) FILTER (WHERE name = 'val/top1') AS best_val_top1,
        max(last) FILTER (WHERE name = 'val/top1') AS last_val_top1,
        max(best) FILTER (WHERE name = 'val/top5') AS best_val_top5,
        max(best) FILTER (WHERE name = 'val/loss') AS best_val_loss,
        max(last) FILTER (WHERE name = 'val/loss') AS last_val_loss,
        max(last) FILTER (WHERE name = 'train/loss') AS last_train_loss,
        max(last) FILTER (WHERE name = 'epoch/seconds') AS seconds_per_epoch
    FROM summaries GROUP BY run)
SELECT r.id AS run_id, r.name AS run, r.state,
    (SELECT group_concat(tag, ', ') FROM (SELECT tag FROM tags WHERE run = r.key ORDER BY tag)) AS tags,
    nullif(r.campaign, '') AS campaign, nullif(r.cell, '') AS cell, nullif(r.parent, '') AS parent,
    r.model, r.dataset, r.machine, r.host, r.device,
    datetime(nullif(r.created_at, 0), 'unixepoch') AS created_at,
    datetime(nullif(r.started_at, 0), 'unixepoch') AS started_at,
    datetime(nullif(r.ended_at, 0), 'unixepoch') AS ended_at,
    r.elapsed AS seconds_trained, r.attempts, r.step, r.epoch, r.parameters,
    nullif(r.samples_per_second, 0) AS samples_per_second,
    s.epochs, s.batch_size, s.optimizer, s.learning_rate, s.schedule, s.weight_decay, s.precision, s.ranks, s.seed,
    v.best_val_top1, v.last_val_top1, v.best_val_top5, v.best_val_loss, v.last_val_loss, v.last_train_loss,
    v.seconds_per_epoch, r.archived, r.trashed_at > 0 AS trashed, nullif(r.notes, '') AS notes
FROM runs r LEFT JOIN setting s ON s.run = r.key LEFT JOIN result v ON v.run = r.key;

CREATE VIEW run_settings AS
SELECT r.id AS run_id, r.name AS run, p.key AS setting, p.value, p.number
FROM runs r JOIN params p ON p.run = r.key;

CREATE VIEW run_results AS
SELECT r.id AS run_id, r.name AS run, m.name AS series, m.points, m.last_step, m.last, m.best, m.worst
FROM runs r JOIN summaries m ON m.run = r.key;

-- What each attempt's part of a series shows: records with after_step < step <= up_to_step. A later attempt supersedes
-- points beyond its start step. A record at that very step counts if no earlier attempt has one there
-- (storage/ingest/default_view.h).
CREATE VIEW parts_shown AS
SELECT s.run AS run_key, s.key AS series_key, s.name AS series, s.higher_is_better, p.attempt,
    CASE WHEN a.number IS NULL OR NOT EXISTS
            (SELECT 1 FROM attempts e WHERE e.run = s.run AND e.began = 1 AND e.number < p.attempt)
        THEN -9223372036854775808
        WHEN p.first_step = a.start_step AND NOT EXISTS
            (SELECT 1 FROM points q WHERE q.series = s.key AND q.attempt < p.attempt AND q.step = a.start_step)
        THEN a.start_step - 1
        ELSE a.start_step END AS after_step,
    CASE WHEN a.number IS NULL THEN 9223372036854775807
        ELSE coalesce((SELECT min(l.start_step) FROM attempts l
                WHERE l.run = s.run AND l.began = 1 AND l.number > p.attempt), 9223372036854775807) END AS up_to_step
FROM series s JOIN parts p ON p.series = s.key
    LEFT JOIN attempts a ON a.run = s.run AND a.number = p.attempt AND a.began = 1;

CREATE VIEW points_shown AS
SELECT r.id AS run_id, r.name AS run, w.series, p.attempt, p.step, p.samples, p.epoch, p.time AS seconds_trained,
    p.value, coalesce(p.lowest, p.value) AS lowest, coalesce(p.highest, p.value) AS highest,
    coalesce(p.count, 1) AS count
FROM runs r JOIN parts_shown w ON w.run_key = r.key
    JOIN points p ON p.series = w.series_key AND p.attempt = w.attempt
        AND p.step > w.after_step AND p.step <= w.up_to_step;

-- The first step with the best value of val/top1, else of val/loss, else of train/loss.
CREATE VIEW run_best AS
SELECT run_key, run_id, run, best_of, best_value, min(step) AS best_step FROM (
    SELECT r.key AS run_key, r.id AS run_id, r.name AS run, m.name AS best_of, m.best AS best_value, p.step
    FROM runs r
        JOIN summaries m ON m.run = r.key AND m.best IS NOT NULL AND m.name =
            (SELECT o.name FROM summaries o WHERE o.run = r.key AND o.best IS NOT NULL
                AND o.name IN ('val/top1', 'val/loss', 'train/loss')
                ORDER BY CASE o.name WHEN 'val/top1' THEN 1 WHEN 'val/loss' THEN 2 ELSE 3 END LIMIT 1)
        JOIN parts_shown w ON w.series_key = m.series
        JOIN points p ON p.series = w.series_key AND p.attempt = w.attempt
            AND p.step > w.after_step AND p.step <= w.up_to_step
    WHERE p.value = m.best OR p.lowest = m.best OR p.highest = m.best)
GROUP BY run_key;

CREATE VIEW points_at_best AS
SELECT b.run_id, b.run, b.best_of, b.best_value, b.best_step, w.series, p.step, p.epoch, p.time AS seconds_trained,
    p.value
FROM run_best b JOIN parts_shown w ON w.run_key = b.run_key
    JOIN points p ON p.series = w.series_key AND p.attempt = w.attempt
        AND p.step = (SELECT max(q.step) FROM points q WHERE q.series = w.series_key AND q.attempt = w.attempt
            AND q.step > w.after_step AND q.step <= min(w.up_to_step, b.best_step))
WHERE NOT EXISTS (SELECT 1 FROM parts_shown x WHERE x.series_key = w.series_key AND x.attempt > w.attempt
    AND EXISTS (SELECT 1 FROM points y WHERE y.series = x.series_key AND y.attempt = x.attempt
        AND y.step > x.after_step AND y.step <= min(x.up_to_step, b.best_step)));
)sql";

} // namespace trainyard::schema
