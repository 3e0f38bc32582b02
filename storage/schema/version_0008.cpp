// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/schema/migrations.h"

namespace trainyard::schema {

// A limit on the training samples as numbers: `samples` of the data set's `all_samples` are used, 0 for all. Generated
// data has as many samples as are wanted, so that a number of them is no part.
const char* const kVersion8 = R"sql(
ALTER TABLE runs ADD COLUMN samples INTEGER NOT NULL DEFAULT 0;
ALTER TABLE runs ADD COLUMN all_samples INTEGER NOT NULL DEFAULT 0;
UPDATE runs SET samples = coalesce((SELECT CAST(value AS INTEGER) FROM params
        WHERE params.run = runs.key AND params.key = 'data.train_samples'), 0)
    WHERE key IN (SELECT run FROM params WHERE key = 'data.format' AND value NOT IN ('glyphs', 'synthetic'));
)sql";

} // namespace trainyard::schema
