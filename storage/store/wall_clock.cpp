// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/wall_clock.h"

#include <algorithm>

namespace trainyard::store {
namespace {

using sqlite::Connection;
using sqlite::StatementUse;

/// Seconds that the run had trained when an attempt started: the latest point of earlier attempts up to its start step.
double trainedBefore(Connection& connection, std::int64_t run, int attempt, std::int64_t startStep)
{
    StatementUse row(connection.prepared(
        "SELECT max((SELECT q.time FROM points q WHERE q.series = p.series AND q.attempt = p.attempt AND q.step <= ?3 "
        "ORDER BY q.step DESC LIMIT 1)) FROM series s JOIN parts p ON p.series = s.key WHERE s.run = ?1 AND p.attempt "
        "< "
        "?2"));
    row->bindAll(run, attempt, startStep);
    return row->step() && !row->isNull(0) ? row->real(0) : 0.0;
}

double runStart(Connection& connection, std::int64_t run)
{
    StatementUse row(
        connection.prepared("SELECT CASE WHEN started_at > 0 THEN started_at ELSE created_at END FROM runs "
                            "WHERE key = ?"));
    row->bindAll(run);
    return row->step() ? row->real(0) : 0.0;
}

} // namespace

WallClock::WallClock(Connection& connection, std::int64_t run, XAxis axis)
{
    if (axis != XAxis::Wall && axis != XAxis::Date)
        return;
    struct Start {
        int attempt;
        std::int64_t step;
        double at;
    };
    std::vector<Start> starts;
    {
        StatementUse row(connection.prepared("SELECT number, start_step, started_at FROM attempts WHERE run = ? AND "
                                             "began = 1 ORDER BY number"));
        row->bindAll(run);
        while (row->step())
            starts.push_back({static_cast<int>(row->integer(0)), row->integer(1), row->real(2)});
    }
    const double begin = !starts.empty() && starts.front().at > 0.0 ? starts.front().at : runStart(connection, run);
    const double origin = axis == XAxis::Wall ? begin : 0.0;
    double shift = begin - origin;
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const Start& start = starts[i];
        // Clocks of two machines may differ: an attempt never begins before the one that it continues.
        if (i > 0 && start.at > 0.0)
            shift = std::max(shift, start.at - origin - trainedBefore(connection, run, start.attempt, start.step));
        m_shifts.emplace_back(start.attempt, shift);
    }
    if (m_shifts.empty())
        m_shifts.emplace_back(1, shift);
}

double WallClock::shift(int attempt) const
{
    double shift = m_shifts.empty() ? 0.0 : m_shifts.front().second;
    for (const auto& [number, value] : m_shifts)
        if (number <= attempt)
            shift = value;
    return shift;
}

} // namespace trainyard::store
