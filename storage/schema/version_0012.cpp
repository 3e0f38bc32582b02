// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/protocol/series_direction.h"
#include "storage/schema/migrations.h"
#include "storage/sqlite/statement.h"

#include <string>
#include <vector>

namespace trainyard::schema {

// The run whose settings a person cloned to make this one; empty if there is none.
const char* const kVersion12 = R"sql(
ALTER TABLE runs ADD COLUMN cloned_from TEXT NOT NULL DEFAULT '';
CREATE INDEX runs_by_cloned_from ON runs (cloned_from) WHERE cloned_from <> '';
)sql";

/// Earlier versions knew only the names of Trainyard's own series and a few others, so that the best value of an
/// imported "val_accuracy" was its lowest.
void renewDirections(sqlite::Connection& connection)
{
    std::vector<std::string> names;
    {
        sqlite::Statement row(connection, "SELECT DISTINCT name FROM series");
        while (row.step())
            names.push_back(row.text(0));
    }
    sqlite::Statement swap(connection, "UPDATE summaries SET best = worst, worst = best WHERE name = ?1 AND series IN "
                                       "(SELECT key FROM series WHERE name = ?1 AND higher_is_better <> ?2)");
    sqlite::Statement renew(connection,
                            "UPDATE series SET higher_is_better = ?2 WHERE name = ?1 AND higher_is_better <> ?2");
    for (const std::string& name : names)
        for (sqlite::Statement* change : {&swap, &renew}) {
            change->reset();
            change->bindAll(name, series::higherIsBetter(name));
            change->step();
        }
}

} // namespace trainyard::schema
