// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/ingest/bin_record.h"

#include <algorithm>
#include <cmath>

namespace trainyard::ingest {
namespace {

int kindBits(double value)
{
    if (std::isfinite(value))
        return 0;
    return std::isnan(value) ? 1 : value > 0 ? 2 : 3;
}

} // namespace

std::int64_t saturatingSum(std::int64_t a, std::int64_t b)
{
    std::int64_t sum = 0;
    return __builtin_add_overflow(a, b, &sum) ? std::numeric_limits<std::int64_t>::max() : sum;
}

int kindOf(const SeriesValue& value)
{
    return kindBits(value.mean) | kindBits(value.min) << 2 | kindBits(value.max) << 4;
}

double withKind(double stored, int bits)
{
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    switch (bits & 3) {
    case 1: return std::numeric_limits<double>::quiet_NaN();
    case 2: return kInfinity;
    case 3: return -kInfinity;
    default: return stored;
    }
}

void BinRecord::add(const PointRecord& point)
{
    const SeriesValue& value = point.value;
    if (records++ == 0) {
        firstStep = point.step;
        firstSamples = point.samples;
        firstEpoch = point.epoch;
        firstTime = point.time;
    }
    lastStep = point.step;
    lastSamples = point.samples;
    lastEpoch = point.epoch;
    lastTime = point.time;
    count = saturatingSum(count, value.count);
    // If an extreme is not finite, a finite mean, which lies between the finite values, replaces it.
    for (const double extreme : {value.mean, value.min, value.max}) {
        if (std::isfinite(extreme)) {
            lowest = std::min(lowest, extreme);
            highest = std::max(highest, extreme);
        }
    }
    std::int64_t bad = 0;
    if (!std::isfinite(value.mean))
        bad = value.count;
    else if (!std::isfinite(value.min) || !std::isfinite(value.max))
        bad = 1; // at least one; the record does not say more
    nonFinite = saturatingSum(nonFinite, bad);
    if (std::isfinite(value.mean))
        sum += static_cast<long double>(value.mean) *
               static_cast<long double>(std::max<std::int64_t>(1, value.count - bad));
}

void BinRecord::merge(const BinRecord& later)
{
    if (later.records == 0)
        return;
    if (records == 0) {
        *this = later;
        return;
    }
    records = saturatingSum(records, later.records);
    lastStep = later.lastStep;
    lastSamples = later.lastSamples;
    lastEpoch = later.lastEpoch;
    lastTime = later.lastTime;
    lowest = std::min(lowest, later.lowest);
    highest = std::max(highest, later.highest);
    sum += later.sum;
    count = saturatingSum(count, later.count);
    nonFinite = saturatingSum(nonFinite, later.nonFinite);
}

double BinRecord::mean() const
{
    if (count <= nonFinite)
        return std::numeric_limits<double>::quiet_NaN();
    const double mean = static_cast<double>(sum / static_cast<long double>(count - nonFinite));
    return hasFinite() ? std::clamp(mean, lowest, highest) : mean;
}

} // namespace trainyard::ingest
