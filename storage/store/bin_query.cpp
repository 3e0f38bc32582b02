// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/bin_query.h"

#include "storage/ingest/default_view.h"
#include "storage/store/wall_clock.h"

#include <algorithm>
#include <cmath>

namespace trainyard::store {
namespace {

using ingest::BinAxis;
using ingest::BinRecord;
using ingest::kFirstBinShift;
using ingest::Part;
using ingest::PartPlace;
using ingest::PointRecord;
using sqlite::Connection;
using sqlite::StatementUse;

/// Up to this many records per pixel, points are read and aggregated (5 ms at 1,600 pixels); beyond it, stored bins are
/// read, in the worst case one per four pixels.
constexpr std::int64_t kPointsPerPixel = 16;

/// The requested records of a part.
struct Slice {
    Part part;
    PartPlace from, to;
    PartPlace first, end; ///< of all its records that are in the view
    double shift = 0.0;   ///< of its positions, see WallClock
    std::int64_t records() const { return to.ordinal - from.ordinal; }
};

BinAxis axisOf(XAxis axis)
{
    switch (axis) {
    case XAxis::Epoch: return BinAxis::Epoch;
    case XAxis::Samples: return BinAxis::Samples;
    case XAxis::Time:
    case XAxis::Wall:
    case XAxis::Date: return BinAxis::Time;
    case XAxis::Step: break;
    }
    return BinAxis::Step;
}

Bin binOf(const BinRecord& record, XAxis axis, const Slice& slice)
{
    Bin bin;
    bin.firstStep = record.firstStep;
    bin.lastStep = record.lastStep;
    switch (axis) {
    case XAxis::Step:
        bin.firstX = static_cast<double>(record.firstStep);
        bin.lastX = static_cast<double>(record.lastStep);
        break;
    case XAxis::Epoch:
        bin.firstX = record.firstEpoch;
        bin.lastX = record.lastEpoch;
        break;
    case XAxis::Samples:
        bin.firstX = static_cast<double>(record.firstSamples);
        bin.lastX = static_cast<double>(record.lastSamples);
        break;
    case XAxis::Time:
    case XAxis::Wall:
    case XAxis::Date:
        bin.firstX = record.firstTime + slice.shift;
        bin.lastX = record.lastTime + slice.shift;
        break;
    }
    const double none = std::numeric_limits<double>::quiet_NaN();
    bin.min = record.hasFinite() ? record.lowest : none;
    bin.max = record.hasFinite() ? record.highest : none;
    bin.mean = record.mean();
    bin.count = record.count;
    bin.nonFinite = record.nonFinite;
    bin.attempt = slice.part.attempt;
    return bin;
}

PartPlace later(const PartPlace& a, const PartPlace& b)
{
    return a.ordinal >= b.ordinal ? a : b;
}

PartPlace earlier(const PartPlace& a, const PartPlace& b)
{
    return a.ordinal <= b.ordinal ? a : b;
}

/// Extends the slices by the last record before them and the first one after them, in whichever part these are.
void addNeighbours(Connection& connection, std::vector<Slice>& slices)
{
    const auto before = std::find_if(slices.rbegin(), slices.rend(), [](const Slice& slice) {
        return std::min(slice.from.ordinal, slice.end.ordinal) > slice.first.ordinal;
    });
    const auto after = std::find_if(slices.begin(), slices.end(), [](const Slice& slice) {
        return std::max(slice.to.ordinal, slice.first.ordinal) < slice.end.ordinal;
    });
    if (before != slices.rend()) {
        before->from = earlier(before->from, before->end);
        before->to = later(before->to, before->from);
        before->from = ingest::oneBefore(connection, before->part, before->from);
    }
    if (after != slices.end()) {
        after->to = later(after->to, after->first);
        after->from = earlier(after->from, after->to);
        after->to = ingest::oneAfter(connection, after->part, after->to);
    }
}

std::vector<Slice> slicesOf(Connection& connection, const BinQuery& query, std::int64_t series)
{
    const std::vector<ingest::AttemptRange> view = ingest::defaultView(connection, query.run);
    const WallClock clock(connection, query.run, query.axis);
    ingest::SeriesView ranges(view);
    std::vector<Slice> slices;
    for (const Part& part : ingest::readParts(connection, series)) {
        if (part.records == 0 || (query.attempt != 0 && part.attempt != query.attempt))
            continue;
        ingest::AttemptRange range;
        if (query.attempt == 0)
            range = ranges.next(connection, part);
        if (range.after >= range.upTo)
            continue;
        const BinAxis axis = axisOf(query.axis);
        Slice slice{part, {}, {part.records, part.lastStep}, {}, {}, clock.shift(part.attempt)};
        if (range.after >= part.firstStep)
            slice.from = ingest::findStep(connection, part, range.after, true);
        if (range.upTo < part.lastStep)
            slice.to = ingest::findStep(connection, part, range.upTo, true);
        slice.first = slice.from;
        slice.end = slice.to;
        if (query.from > -1e299)
            slice.from = later(slice.from, ingest::findPlace(connection, part, axis, query.from - slice.shift, false));
        if (query.to < 1e299)
            slice.to = earlier(slice.to, ingest::findPlace(connection, part, axis, query.to - slice.shift, true));
        slices.push_back(slice);
    }
    if (query.neighbours)
        addNeighbours(connection, slices);
    std::erase_if(slices, [](const Slice& slice) { return slice.records() <= 0; });
    return slices;
}

/// Aggregates points in groups of 2^shift, aligned like bins of that width, so that the curve does not flicker when the
/// range moves.
void fromPoints(Connection& connection, const Slice& slice, int shift, XAxis axis, std::vector<Bin>& bins)
{
    BinRecord group;
    std::int64_t ordinal = slice.from.ordinal;
    const auto finish = [&] {
        if (group.records > 0)
            bins.push_back(binOf(group, axis, slice));
        group = {};
    };
    ingest::readPoints(connection, slice.part.series, slice.part.attempt, slice.from.step, slice.to.step,
                       [&](const PointRecord& point) {
                           group.add(point);
                           if ((++ordinal & ((std::int64_t{1} << shift) - 1)) == 0)
                               finish();
                       });
    finish();
}

/// Reads the full bins of a level, and aggregates what lies before and after them from finer bins.
void fromBins(Connection& connection, const Slice& slice, int level, XAxis axis, std::vector<Bin>& bins)
{
    const std::int64_t width = ingest::binWidth(level);
    const std::int64_t first = (slice.from.ordinal + width - 1) >> (kFirstBinShift + level);
    const std::int64_t end = slice.to.ordinal >> (kFirstBinShift + level);
    const auto add = [&](const BinRecord& record) {
        if (record.records > 0)
            bins.push_back(binOf(record, axis, slice));
    };
    if (first >= end) {
        add(ingest::cover(connection, slice.part, slice.from, slice.to));
        return;
    }
    const auto placeAt = [&](std::int64_t number, bool endOf) {
        const auto bin = ingest::readBin(connection, slice.part, level, endOf ? number : number - 1);
        return bin ? bin->lastStep : std::numeric_limits<std::int64_t>::min();
    };
    if (slice.from.ordinal < first * width)
        add(ingest::cover(connection, slice.part, slice.from, {first * width, placeAt(first, false)}));
    ingest::readBins(connection, slice.part, level, first, end - 1, add);
    if (end * width < slice.to.ordinal)
        add(ingest::cover(connection, slice.part, {end * width, placeAt(end - 1, true)}, slice.to));
}

} // namespace

std::vector<Bin> selectBins(Connection& connection, const BinQuery& query)
{
    // One snapshot for all the statements below.
    sqlite::Transaction snapshot(connection, sqlite::Transaction::Kind::Read);
    std::int64_t series = 0;
    {
        StatementUse row(connection.prepared("SELECT key FROM series WHERE run = ? AND name = ?"));
        row->bindAll(query.run, query.series);
        if (!row->step())
            return {};
        series = row->integer(0);
    }
    const std::vector<Slice> slices = slicesOf(connection, query, series);
    std::int64_t records = 0;
    for (const Slice& slice : slices)
        records += slice.records();
    const std::int64_t most = 2 * std::int64_t{std::clamp(query.pixels, 1, 100'000)};
    int shift = 0;
    while (records >> shift > most)
        ++shift;
    std::vector<Bin> bins;
    bins.reserve(static_cast<std::size_t>(std::min(records, most)) + 2 * slices.size());
    for (const Slice& slice : slices) {
        if (records <= most / 2 * kPointsPerPixel)
            fromPoints(connection, slice, shift, query.axis, bins);
        else
            fromBins(connection, slice, std::max(0, shift - kFirstBinShift), query.axis, bins);
    }
    return bins;
}

} // namespace trainyard::store
