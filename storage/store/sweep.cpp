// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/sweep.h"

namespace trainyard::store {
namespace {

using sqlite::StatementUse;

constexpr int kSlice = 10'000;

} // namespace

void sweepSlice(sqlite::Connection& connection)
{
    std::int64_t series = 0;
    {
        StatementUse row(connection.prepared("SELECT series FROM sweep LIMIT 1"));
        if (!row->step())
            return;
        series = row->integer(0);
    }
    std::int64_t attempt = 0;
    std::int64_t step = 0;
    bool large = false;
    {
        StatementUse row(connection.prepared(
            "SELECT attempt, step FROM points WHERE series = ? ORDER BY attempt, step LIMIT 1 OFFSET ?"));
        row->bindAll(series, kSlice);
        if (row->step()) {
            large = true;
            attempt = row->integer(0);
            step = row->integer(1);
        }
    }
    if (large) {
        StatementUse erase(connection.prepared("DELETE FROM points WHERE series = ?1 AND (attempt, step) < (?2, ?3)"));
        erase->bindAll(series, attempt, step);
        erase->step();
        return;
    }
    for (const char* sql : {"DELETE FROM points WHERE series = ?", "DELETE FROM parts WHERE series = ?",
                            "DELETE FROM bins WHERE series = ?", "DELETE FROM sweep WHERE series = ?"}) {
        StatementUse erase(connection.prepared(sql));
        erase->bindAll(series);
        erase->step();
    }
}

} // namespace trainyard::store
