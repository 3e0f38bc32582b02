// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/ingest/part_writer.h"

#include "storage/sqlite/row_table.h"
#include "storage/sqlite/sqlite_failure.h"

#include <algorithm>
#include <cmath>

namespace trainyard::ingest {
namespace {

using sqlite::StatementUse;

using sqlite::RowTable;

constexpr const char* kRowTable = "new_points"; // with the columns of points
constexpr const char* kColumns = "series, attempt, step, samples, epoch, time, value, lowest, highest, count, kind";
constexpr const char* kInsert = "INSERT INTO points SELECT * FROM new_points";
constexpr const char* kReplace = "INSERT OR REPLACE INTO points SELECT * FROM new_points";

bool same(double a, double b)
{
    return a == b || (std::isnan(a) && std::isnan(b));
}

bool same(const PointRecord& a, const PointRecord& b)
{
    return a.step == b.step && a.samples == b.samples && same(a.epoch, b.epoch) && same(a.time, b.time) &&
           same(a.value.mean, b.value.mean) && same(a.value.min, b.value.min) && same(a.value.max, b.value.max) &&
           a.value.count == b.value.count;
}

bool isSingle(const SeriesValue& value)
{
    return value.count == 1 && same(value.min, value.mean) && same(value.max, value.mean);
}

bool isFinite(const SeriesValue& value)
{
    return std::isfinite(value.mean) && std::isfinite(value.min) && std::isfinite(value.max);
}

/// Points of one part as rows of the table.
class PointRows : public RowTable::Rows {
public:
    PointRows(const Part& part, std::span<const PointRecord> points) : m_part(part), m_points(points) {}

    std::size_t count() const override { return m_points.size(); }

    RowTable::Value value(std::size_t row, int column) const override
    {
        const PointRecord& point = m_points[row];
        switch (column) {
        case 0: return RowTable::Value::of(m_part.series);
        case 1: return RowTable::Value::of(static_cast<std::int64_t>(m_part.attempt));
        case 2: return RowTable::Value::of(point.step);
        case 3: return RowTable::Value::of(point.samples);
        case 4: return RowTable::Value::of(point.epoch);
        case 5: return RowTable::Value::of(point.time);
        case 6: return finite(point.value.mean);
        case 7: return isSingle(point.value) ? RowTable::Value{} : finite(point.value.min);
        case 8: return isSingle(point.value) ? RowTable::Value{} : finite(point.value.max);
        case 9: return isSingle(point.value) ? RowTable::Value{} : RowTable::Value::of(point.value.count);
        default:
            return isFinite(point.value) ? RowTable::Value{}
                                         : RowTable::Value::of(static_cast<std::int64_t>(kindOf(point.value)));
        }
    }

private:
    static RowTable::Value finite(double value)
    {
        return std::isfinite(value) ? RowTable::Value::of(value) : RowTable::Value{};
    }

    const Part& m_part;
    const std::span<const PointRecord> m_points;
};

/// The points from `begin` on whose steps ascend.
std::size_t ascendingEnd(std::span<const PointRecord> points, std::size_t begin)
{
    std::size_t end = begin + 1;
    while (end < points.size() && points[end].step > points[end - 1].step)
        ++end;
    return end;
}

} // namespace

PartWriter::PartWriter(sqlite::Connection& connection, std::int64_t series, int attempt) : m_connection(connection)
{
    if (const auto part = readPart(connection, series, attempt))
        m_part = *part;
    m_part.series = series;
    m_part.attempt = attempt;
    load(m_part.records);
}

/// Restores the incomplete bins to the state after `records` records; ignores what is stored beyond them.
void PartWriter::load(std::int64_t records)
{
    m_open = {};
    std::int64_t step = std::numeric_limits<std::int64_t>::min();
    for (int level = 0; binWidth(level) <= records; ++level) {
        const std::int64_t full = records >> (kFirstBinShift + level);
        if (level > 0 && full % 2 == 0)
            continue;
        const auto last = readBin(m_connection, m_part, level, full - 1);
        if (!last)
            continue;
        m_halves[static_cast<std::size_t>(level)] = *last;
        step = level == 0 ? last->lastStep : step;
    }
    if (records % binWidth(0) != 0)
        readPoints(m_connection, m_part.series, m_part.attempt, step, std::numeric_limits<std::int64_t>::max(),
                   [this](const PointRecord& point) { m_open.add(point); });
}

std::int64_t PartWriter::add(std::span<const PointRecord> points)
{
    if (points.empty())
        return 0;
    const std::int64_t before = m_part.records;
    std::int64_t late = 0;
    std::int64_t changedFrom = std::numeric_limits<std::int64_t>::max();
    for (std::size_t at = 0; at < points.size();) {
        const PointRecord& point = points[at];
        if (m_part.records > 0 && point.step <= m_part.lastStep) {
            const std::int64_t known = m_part.records;
            if (putLate(point))
                changedFrom = std::min(changedFrom, point.step);
            late += m_part.records - known;
            m_part.records = known; // rebuild() counts again
            ++at;
            continue;
        }
        const std::size_t end = ascendingEnd(points, at);
        insert(kInsert, points.subspan(at, end - at));
        for (; at < end; ++at)
            append(points[at]);
    }
    const std::int64_t added = m_part.records - before + late;
    if (changedFrom != std::numeric_limits<std::int64_t>::max())
        rebuild(changedFrom);
    save();
    return added;
}

void PartWriter::append(const PointRecord& point)
{
    count(point);
    m_open.add(point);
    if (m_open.records == binWidth(0)) {
        const BinRecord full = m_open;
        m_open = {};
        closeBin(0, full);
    }
}

void PartWriter::count(const PointRecord& point)
{
    if (m_part.records++ == 0)
        m_part.firstStep = point.step;
    m_part.lastStep = point.step;
    m_part.last = point.value.mean;
    BinRecord single;
    single.add(point);
    m_part.lowest = std::min(m_part.lowest, single.lowest);
    m_part.highest = std::max(m_part.highest, single.highest);
    m_part.count = saturatingSum(m_part.count, single.count);
    m_part.nonFinite = saturatingSum(m_part.nonFinite, single.nonFinite);
}

void PartWriter::closeBin(int level, const BinRecord& bin)
{
    const std::int64_t number = (m_part.records >> (kFirstBinShift + level)) - 1;
    if (bin.records != binWidth(level) || m_part.records % binWidth(level) != 0)
        throw sqlite::damagedStore("store points", m_connection.file(),
                                   "bins of series " + std::to_string(m_part.series) + " contradict its points");
    writeBin(m_connection, m_part, level, number, bin);
    BinRecord& half = m_halves[static_cast<std::size_t>(level)];
    if (number % 2 == 0) {
        half = bin;
        return;
    }
    half.merge(bin);
    closeBin(level + 1, half);
}

/// True if the store changed. Counts a new record in m_part.records.
bool PartWriter::putLate(const PointRecord& point)
{
    std::optional<PointRecord> known;
    readPoints(m_connection, m_part.series, m_part.attempt, point.step - 1, point.step,
               [&known](const PointRecord& found) { known = found; });
    if (known && same(*known, point))
        return false; // the same record again
    insert(kReplace, {&point, 1});
    m_part.records += known ? 0 : 1;
    return true;
}

void PartWriter::insert(const char* statement, std::span<const PointRecord> points)
{
    RowTable& table = m_connection.rowTable(kRowTable, kColumns);
    const PointRows rows(m_part, points);
    table.show(&rows);
    try {
        StatementUse use(m_connection.prepared(statement));
        use->step();
    } catch (...) {
        table.show(nullptr);
        throw;
    }
    table.show(nullptr);
}

/// Rebuilds all bins from the one that contains `fromStep`, because a record was changed or inserted.
void PartWriter::rebuild(std::int64_t fromStep)
{
    std::int64_t keep = 0;
    std::int64_t keepStep = std::numeric_limits<std::int64_t>::min();
    {
        StatementUse bin(
            m_connection.prepared("SELECT number, last_step FROM bins WHERE series = ? AND attempt = ? AND "
                                  "level = 0 AND last_step < ? ORDER BY number DESC LIMIT 1"));
        bin->bindAll(m_part.series, m_part.attempt, fromStep);
        if (bin->step()) {
            keep = (bin->integer(0) + 1) * binWidth(0);
            keepStep = bin->integer(1);
        }
    }
    for (int level = 0; binWidth(level) <= m_part.records + binWidth(0); ++level) {
        StatementUse erase(
            m_connection.prepared("DELETE FROM bins WHERE series = ? AND attempt = ? AND level = ? AND number >= ?"));
        erase->bindAll(m_part.series, m_part.attempt, level, keep >> (kFirstBinShift + level));
        erase->step();
    }
    Part fresh;
    fresh.series = m_part.series;
    fresh.attempt = m_part.attempt;
    std::swap(fresh, m_part);
    if (keep > 0) {
        m_part.records = keep;
        const BinRecord kept = cover(m_connection, m_part, {}, {keep, keepStep});
        m_part.firstStep = kept.firstStep;
        m_part.lastStep = kept.lastStep;
        m_part.lowest = kept.lowest;
        m_part.highest = kept.highest;
        m_part.count = kept.count;
        m_part.nonFinite = kept.nonFinite;
    }
    load(keep);
    readPoints(m_connection, m_part.series, m_part.attempt, keepStep, std::numeric_limits<std::int64_t>::max(),
               [this](const PointRecord& point) { append(point); });
}

void PartWriter::save()
{
    StatementUse row(m_connection.prepared("INSERT OR REPLACE INTO parts VALUES (?,?,?,?,?,?,?,?,?,?)"));
    row->bindAll(m_part.series, m_part.attempt, m_part.records, m_part.firstStep, m_part.lastStep);
    if (std::isfinite(m_part.last))
        row->bind(6, m_part.last);
    else
        row->bindNull(6);
    row->bind(7, m_part.count).bind(8, m_part.nonFinite);
    if (m_part.lowest <= m_part.highest)
        row->bind(9, m_part.lowest).bind(10, m_part.highest);
    else
        row->bindNull(9).bindNull(10);
    row->step();
}

} // namespace trainyard::ingest
