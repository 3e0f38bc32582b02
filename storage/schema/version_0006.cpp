// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/schema/migrations.h"

namespace trainyard::schema {

// A subset of the classes as numbers: `dataset` is the name alone, `classes` how many of its `all_classes` are used, 0
// for all. Earlier versions had both in the name: "photos (10 classes)", "photos (10 of 1000 classes)".
const char* const kVersion6 = R"sql(
ALTER TABLE runs ADD COLUMN classes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE runs ADD COLUMN all_classes INTEGER NOT NULL DEFAULT 0;
CREATE TEMP TABLE subset AS
    SELECT key, name, substr(marked, length(name) + 3) AS counts FROM
        (SELECT key, marked, substr(marked, 1, length(rtrim(marked, '0123456789 of')) - 2) AS name FROM
            (SELECT key, substr(dataset, 1, length(dataset) - length(' classes)')) AS marked FROM runs
                WHERE dataset GLOB '* ([1-9]* classes)'))
    WHERE substr(marked, length(name) + 1, 2) = ' (';
UPDATE runs SET
    dataset = (SELECT name FROM subset WHERE subset.key = runs.key),
    classes = (SELECT CAST(counts AS INTEGER) FROM subset WHERE subset.key = runs.key),
    all_classes = (SELECT CASE instr(counts, ' of ') WHEN 0 THEN 0
                                ELSE CAST(substr(counts, instr(counts, ' of ') + 4) AS INTEGER) END
                       FROM subset WHERE subset.key = runs.key)
    WHERE key IN (SELECT key FROM subset);
DROP TABLE subset;
)sql";

} // namespace trainyard::schema
