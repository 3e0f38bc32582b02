// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/schema/migrations.h"

namespace trainyard::schema {

// Reasons as facts: `why` is one line of backend/protocol/reason_json.h, a code with its arguments, or empty where only
// the English text beside it is known, as in all rows of earlier versions.
const char* const kVersion5 = R"sql(
ALTER TABLE runs ADD COLUMN why TEXT NOT NULL DEFAULT '';
ALTER TABLE jobs ADD COLUMN why TEXT NOT NULL DEFAULT '';
ALTER TABLE messages ADD COLUMN why TEXT NOT NULL DEFAULT '';
-- The one message that the window looks for.
UPDATE messages SET why = '{"code":"training.loss-not-finite","args":[],"text":"' || text || '"}'
    WHERE kind = 'message' AND text GLOB 'The training loss became [a-z]*' AND text NOT GLOB '*["\]*';
)sql";

} // namespace trainyard::schema
