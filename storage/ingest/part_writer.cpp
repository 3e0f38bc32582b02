// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/ingest/part_writer.h"

#include "storage/sqlite/sqlite_failure.h"

#include <algorithm>
#include <cmath>

namespace trainyard::ingest {
namespace {

using sqlite::StatementUse;

constexpr const char* kInsert = "INSERT INTO points VALUES (?,?,?,?,?,?,?,?,?,?,?)";
constexpr const char* kReplace = "INSERT OR REPLACE INTO points VALUES (?,?,?,?,?,?,?,?,?,?,?)";

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
    StatementUse row(m_connection.prepared(kInsert));
    row->bind(1, m_part.series).bind(2, m_part.attempt);
    m_extraBound = true; // by an earlier user of the statement
    for (const PointRecord& point : points) {
        if (m_part.records > 0 && point.step <= m_part.lastStep) {
            const std::int64_t known = m_part.records;
            if (putLate(point))
                changedFrom = std::min(changedFrom, point.step);
            late += m_part.records - known;
            m_part.records = known; // rebuild() counts again
            continue;
        }
        insert(*row, point);
        append(point);
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
    StatementUse row(m_connection.prepared(kReplace));
    row->bind(1, m_part.series).bind(2, m_part.attempt);
    m_extraBound = true;
    insert(*row, point);
    m_extraBound = true;
    m_part.records += known ? 0 : 1;
    return true;
}

/// Binds the columns that differ from row to row; the caller binds series and attempt.
void PartWriter::insert(sqlite::Statement& row, const PointRecord& point)
{
    const SeriesValue& value = point.value;
    row.bind(3, point.step).bind(4, point.samples).bind(5, point.epoch).bind(6, point.time);
    const bool finite = std::isfinite(value.mean) && std::isfinite(value.min) && std::isfinite(value.max);
    const bool single = value.count == 1 && same(value.min, value.mean) && same(value.max, value.mean);
    if (finite && single) {
        row.bind(7, value.mean);
        if (m_extraBound)
            for (int column = 8; column <= 11; ++column)
                row.bindNull(column);
        m_extraBound = false;
    } else {
        const auto bindValue = [&row](int column, double number) {
            if (std::isfinite(number))
                row.bind(column, number);
            else
                row.bindNull(column);
        };
        bindValue(7, value.mean);
        if (single) {
            row.bindNull(8).bindNull(9).bindNull(10);
        } else {
            bindValue(8, value.min);
            bindValue(9, value.max);
            row.bind(10, value.count);
        }
        if (finite)
            row.bindNull(11);
        else
            row.bind(11, kindOf(value));
        m_extraBound = true;
    }
    row.step();
    row.reset();
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
