// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/point_query.h"

#include "storage/ingest/bin_table.h"
#include "storage/ingest/default_view.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace trainyard::store {
namespace {

PointRow rowOf(const ingest::PointRecord& point, int attempt)
{
    PointRow row;
    row.attempt = attempt;
    row.step = point.step;
    row.samples = point.samples;
    row.epoch = point.epoch;
    row.time = point.time;
    row.value = point.value.mean;
    row.min = point.value.min;
    row.max = point.value.max;
    row.count = point.value.count;
    return row;
}

/// A program may tell no epochs, or only beside some of its values: then they are 0 in the store. A 0 is told at the
/// beginning, and before the first other epoch of a series that has some: there are programs that count from 0.
class ToldEpochs {
public:
    ToldEpochs(sqlite::Connection& connection, std::int64_t series)
    {
        sqlite::StatementUse row(connection.prepared("SELECT 1 FROM points WHERE series = ? AND epoch > 0 LIMIT 1"));
        row->bindAll(series);
        m_zeroIsTold = row->step();
    }
    /// Whether the next point of the series tells one.
    bool next(const PointRow& row)
    {
        m_zeroIsTold = m_zeroIsTold && !(row.epoch > 0.0);
        return row.epoch != 0.0 || row.step <= 0 || m_zeroIsTold;
    }

private:
    bool m_zeroIsTold;
};

} // namespace

void selectPoints(sqlite::Connection& connection, std::int64_t run, const std::string& series,
                  const std::function<void(const PointRow&)>& take)
{
    // One snapshot, because an attempt that starts meanwhile changes the view.
    sqlite::Transaction snapshot(connection, sqlite::Transaction::Kind::Read);
    std::int64_t key = 0;
    {
        sqlite::StatementUse row(connection.prepared("SELECT key FROM series WHERE run = ? AND name = ?"));
        row->bindAll(run, series);
        if (!row->step())
            return;
        key = row->integer(0);
    }
    const std::vector<ingest::AttemptRange> view = ingest::defaultView(connection, run);
    ingest::SeriesView ranges(view);
    ToldEpochs epochs(connection, key);
    for (const ingest::Part& part : ingest::readParts(connection, key)) {
        const ingest::AttemptRange range = ranges.next(connection, part);
        const std::int64_t from = std::max(range.after, part.firstStep - 1);
        const std::int64_t to = std::min(range.upTo, part.lastStep);
        if (part.records > 0 && from < to)
            ingest::readPoints(connection, key, part.attempt, from, to, [&](const ingest::PointRecord& point) {
                PointRow row = rowOf(point, part.attempt);
                row.tellsEpoch = epochs.next(row);
                take(row);
            });
    }
}

double nonFiniteLast(sqlite::Connection& connection, std::int64_t series, std::int64_t lastStep)
{
    double last = std::numeric_limits<double>::quiet_NaN();
    for (const ingest::Part& part : ingest::readParts(connection, series)) // the latest attempt that has this step
        ingest::readPoints(connection, series, part.attempt, lastStep - 1, lastStep,
                           [&last](const ingest::PointRecord& point) {
                               if (!std::isfinite(point.value.mean))
                                   last = point.value.mean;
                           });
    return last;
}

} // namespace trainyard::store
