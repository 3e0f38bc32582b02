// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/ingest/bin_table.h"

#include <algorithm>
#include <cmath>

namespace trainyard::ingest {
namespace {

using sqlite::Connection;
using sqlite::Statement;
using sqlite::StatementUse;

constexpr std::int64_t kEnd = std::numeric_limits<std::int64_t>::max();

Part partOf(const Statement& row)
{
    Part part;
    part.series = row.integer(0);
    part.attempt = static_cast<int>(row.integer(1));
    part.records = row.integer(2);
    part.firstStep = row.integer(3);
    part.lastStep = row.integer(4);
    part.last = row.real(5);
    part.count = row.integer(6);
    part.nonFinite = row.integer(7);
    if (!row.isNull(8)) {
        part.lowest = row.real(8);
        part.highest = row.real(9);
    }
    return part;
}

constexpr const char* kPartColumns = "SELECT series, attempt, records, first_step, last_step, last_value, count, "
                                     "non_finite, lowest, highest FROM parts ";

BinRecord binOf(const Statement& row, int level)
{
    BinRecord bin;
    bin.records = binWidth(level);
    bin.firstStep = row.integer(0);
    bin.lastStep = row.integer(1);
    bin.firstSamples = row.integer(2);
    bin.lastSamples = row.integer(3);
    bin.firstEpoch = row.real(4);
    bin.lastEpoch = row.real(5);
    bin.firstTime = row.real(6);
    bin.lastTime = row.real(7);
    if (!row.isNull(8)) {
        bin.lowest = row.real(8);
        bin.highest = row.real(9);
    }
    bin.count = row.integer(11);
    bin.nonFinite = row.integer(12);
    if (!row.isNull(10) && bin.count > bin.nonFinite)
        bin.sum = static_cast<long double>(row.real(10)) * static_cast<long double>(bin.count - bin.nonFinite);
    return bin;
}

constexpr const char* kBinColumns =
    "SELECT first_step, last_step, first_samples, last_samples, first_epoch, last_epoch, first_time, last_time, "
    "lowest, "
    "highest, mean, count, non_finite FROM bins WHERE series = ? AND attempt = ? AND level = ? AND number ";

double lastX(const BinRecord& bin, BinAxis axis)
{
    switch (axis) {
    case BinAxis::Epoch: return bin.lastEpoch;
    case BinAxis::Samples: return static_cast<double>(bin.lastSamples);
    case BinAxis::Time: return bin.lastTime;
    default: return static_cast<double>(bin.lastStep);
    }
}

double xOf(const PointRecord& point, BinAxis axis)
{
    switch (axis) {
    case BinAxis::Epoch: return point.epoch;
    case BinAxis::Samples: return static_cast<double>(point.samples);
    case BinAxis::Time: return point.time;
    default: return static_cast<double>(point.step);
    }
}

int levelsOf(std::int64_t records)
{
    int levels = 0;
    while (levels < 56 && records >> (kFirstBinShift + levels) > 0)
        ++levels;
    return levels;
}

/// Descends to the position before the first record that is not `before`. `binBefore`: whether a whole bin lies before
/// it.
template <typename BinBefore, typename PointBefore>
PartPlace descend(Connection& connection, const Part& part, BinBefore binBefore, PointBefore pointBefore)
{
    PartPlace place;
    for (int level = levelsOf(part.records) - 1; level >= 0; --level) {
        while (place.ordinal + binWidth(level) <= part.records) {
            const auto bin = readBin(connection, part, level, place.ordinal >> (kFirstBinShift + level));
            if (!bin || !binBefore(*bin))
                break;
            place.ordinal += binWidth(level);
            place.step = bin->lastStep;
        }
    }
    StatementUse points(connection.prepared("SELECT step, samples, epoch, time FROM points WHERE series = ? AND "
                                            "attempt = ? AND step > ? ORDER BY step LIMIT 64"));
    points->bindAll(part.series, part.attempt, place.step);
    while (points->step()) {
        const PointRecord point{points->integer(0), points->integer(1), points->real(2), points->real(3), {}};
        if (!pointBefore(point))
            break;
        ++place.ordinal;
        place.step = point.step;
    }
    return place;
}

} // namespace

std::optional<Part> readPart(Connection& connection, std::int64_t series, int attempt)
{
    static const std::string sql = std::string(kPartColumns) + "WHERE series = ? AND attempt = ?";
    StatementUse row(connection.prepared(sql));
    row->bindAll(series, attempt);
    return row->step() ? std::optional(partOf(*row)) : std::nullopt;
}

std::vector<Part> readParts(Connection& connection, std::int64_t series)
{
    static const std::string sql = std::string(kPartColumns) + "WHERE series = ? ORDER BY attempt";
    StatementUse row(connection.prepared(sql));
    row->bindAll(series);
    std::vector<Part> parts;
    while (row->step())
        parts.push_back(partOf(*row));
    return parts;
}

PartPlace findPlace(Connection& connection, const Part& part, BinAxis axis, double x, bool after)
{
    const auto before = [x, after](double value) { return after ? value <= x : value < x; };
    return descend(
        connection, part, [&](const BinRecord& bin) { return before(lastX(bin, axis)); },
        [&](const PointRecord& point) { return before(xOf(point, axis)); });
}

PartPlace findStep(Connection& connection, const Part& part, std::int64_t step, bool after)
{
    if (after && step >= part.lastStep)
        return {part.records, part.lastStep};
    const auto before = [step, after](std::int64_t value) { return after ? value <= step : value < step; };
    return descend(
        connection, part, [&](const BinRecord& bin) { return before(bin.lastStep); },
        [&](const PointRecord& point) { return before(point.step); });
}

PartPlace oneBefore(Connection& connection, const Part& part, const PartPlace& place)
{
    if (place.ordinal == 0)
        return place;
    // Of the two records before the place, the earlier one is the last before the new place.
    StatementUse row(connection.prepared("SELECT step FROM points WHERE series = ? AND attempt = ? AND step <= ? "
                                         "ORDER BY step DESC LIMIT 2"));
    row->bindAll(part.series, part.attempt, place.step);
    PartPlace before{place.ordinal - 1, PartPlace().step};
    for (int found = 0; row->step(); ++found)
        if (found == 1)
            before.step = row->integer(0);
    return before;
}

PartPlace oneAfter(Connection& connection, const Part& part, const PartPlace& place)
{
    StatementUse row(connection.prepared("SELECT step FROM points WHERE series = ? AND attempt = ? AND step > ? "
                                         "ORDER BY step LIMIT 1"));
    row->bindAll(part.series, part.attempt, place.step);
    return row->step() ? PartPlace{place.ordinal + 1, row->integer(0)} : place;
}

void readPoints(Connection& connection, std::int64_t series, int attempt, std::int64_t fromStep, std::int64_t toStep,
                const std::function<void(const PointRecord&)>& take)
{
    StatementUse row(connection.prepared("SELECT step, samples, epoch, time, value, lowest, highest, count, kind FROM "
                                         "points WHERE series = ? AND attempt = ? AND step > ? AND step <= ? "
                                         "ORDER BY step"));
    row->bindAll(series, attempt, fromStep, toStep);
    PointRecord point;
    while (row->step()) {
        point.step = row->integer(0);
        point.samples = row->integer(1);
        point.epoch = row->real(2);
        point.time = row->real(3);
        const int kind = static_cast<int>(row->integer(8));
        const double value = withKind(row->real(4), kind);
        point.value = SeriesValue::of(value);
        if (!row->isNull(7))
            point.value = {value, withKind(row->real(5), kind >> 2), withKind(row->real(6), kind >> 4),
                           row->integer(7)};
        take(point);
    }
}

std::optional<BinRecord> readBin(Connection& connection, const Part& part, int level, std::int64_t number)
{
    static const std::string sql = std::string(kBinColumns) + "= ?";
    StatementUse row(connection.prepared(sql));
    row->bindAll(part.series, part.attempt, level, number);
    return row->step() ? std::optional(binOf(*row, level)) : std::nullopt;
}

void readBins(Connection& connection, const Part& part, int level, std::int64_t first, std::int64_t last,
              const std::function<void(const BinRecord&)>& take)
{
    static const std::string sql = std::string(kBinColumns) + "BETWEEN ? AND ? ORDER BY number";
    StatementUse row(connection.prepared(sql));
    row->bindAll(part.series, part.attempt, level, first, last);
    while (row->step())
        take(binOf(*row, level));
}

void writeBin(Connection& connection, const Part& part, int level, std::int64_t number, const BinRecord& bin)
{
    StatementUse row(connection.prepared("INSERT OR REPLACE INTO bins VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"));
    row->bindAll(part.series, part.attempt, level, number, bin.firstStep, bin.lastStep, bin.firstSamples,
                 bin.lastSamples, bin.firstEpoch, bin.lastEpoch, bin.firstTime, bin.lastTime);
    if (bin.hasFinite())
        row->bind(13, bin.lowest).bind(14, bin.highest);
    else
        row->bindNull(13).bindNull(14);
    row->bind(15, bin.mean()).bind(16, bin.count).bind(17, bin.nonFinite);
    row->step();
}

BinRecord cover(Connection& connection, const Part& part, const PartPlace& from, const PartPlace& to)
{
    BinRecord sum;
    PartPlace at = from;
    const auto points = [&](std::int64_t untilOrdinal, std::int64_t untilStep) {
        if (at.ordinal >= untilOrdinal)
            return;
        StatementUse limit(connection.prepared(
            "SELECT step FROM points WHERE series = ? AND attempt = ? AND step > ? ORDER BY step LIMIT 1 OFFSET ?"));
        if (untilStep == kEnd) {
            limit->bindAll(part.series, part.attempt, at.step, untilOrdinal - at.ordinal - 1);
            untilStep = limit->step() ? limit->integer(0) : part.lastStep;
            limit->reset();
        }
        readPoints(connection, part.series, part.attempt, at.step, untilStep,
                   [&sum](const PointRecord& point) { sum.add(point); });
        at = {untilOrdinal, untilStep};
    };
    const auto bin = [&](int level) {
        const auto found = readBin(connection, part, level, at.ordinal >> (kFirstBinShift + level));
        if (!found)
            return false;
        sum.merge(*found);
        at = {at.ordinal + binWidth(level), found->lastStep};
        return true;
    };
    const std::int64_t aligned = (from.ordinal + binWidth(0) - 1) & ~(binWidth(0) - 1);
    if (aligned >= to.ordinal) {
        points(to.ordinal, to.step);
        return sum;
    }
    points(aligned, kEnd);
    for (;;) {
        // The widest bin that begins here and ends before `to`.
        int level = -1;
        while (level < 50 && (at.ordinal & (binWidth(level + 1) - 1)) == 0 &&
               at.ordinal + binWidth(level + 1) <= to.ordinal)
            ++level;
        if (level < 0 || !bin(level))
            break;
    }
    points(to.ordinal, to.step);
    return sum;
}

} // namespace trainyard::ingest
