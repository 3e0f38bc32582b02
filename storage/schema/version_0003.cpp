// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/schema/migrations.h"

namespace trainyard::schema {

const char* const kVersion3 = R"sql(
ALTER TABLE campaigns ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
CREATE INDEX runs_by_campaign ON runs (campaign) WHERE campaign <> '';
)sql";

} // namespace trainyard::schema
