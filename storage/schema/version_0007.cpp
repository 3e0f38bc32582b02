// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/schema/migrations.h"

namespace trainyard::schema {

// Histograms of a network's values while it trains (backend/protocol/value_histogram.h says what the bins are).
const char* const kVersion7 = R"sql(
CREATE TABLE histogram_tensors (
    key INTEGER PRIMARY KEY AUTOINCREMENT,
    run INTEGER NOT NULL,
    kind TEXT NOT NULL,                      -- 'weights', 'gradients', 'activations'
    layer TEXT NOT NULL,
    tensor TEXT NOT NULL,                    -- the parameter within the layer; empty for activations
    place INTEGER NOT NULL,                  -- of the layer, from input to output
    activation TEXT NOT NULL DEFAULT '',
    channels INTEGER NOT NULL DEFAULT 0,
    UNIQUE (run, kind, layer, tensor)
) STRICT;

CREATE TABLE histograms (
    tensor INTEGER NOT NULL,                 -- histogram_tensors.key
    attempt INTEGER NOT NULL,
    step INTEGER NOT NULL,
    epoch REAL NOT NULL,
    non_finite INTEGER NOT NULL,
    lowest REAL NOT NULL,                    -- of the finite values
    highest REAL NOT NULL,
    mean REAL NOT NULL,
    deviation REAL NOT NULL,
    first INTEGER NOT NULL,                  -- bin of the first count
    counts TEXT NOT NULL,                    -- comma separated, of consecutive bins; -n stands for n empty ones
    saturated INTEGER NOT NULL,
    dead INTEGER NOT NULL,                   -- number of dead channels …
    dead_channels TEXT NOT NULL,             -- … and which: "3,8-11"
    PRIMARY KEY (tensor, attempt, step)
) STRICT, WITHOUT ROWID;
CREATE INDEX histograms_by_step ON histograms (tensor, step, attempt); -- to list records without reading their counts
)sql";

} // namespace trainyard::schema
