// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/event.h"

#include <cstdint>
#include <limits>

namespace trainyard::ingest {

/// One record of a series: a value at a step, or several aggregated ones that end at it.
struct PointRecord {
    std::int64_t step = 0;
    std::int64_t samples = 0;
    double epoch = 0.0;
    double time = 0.0; ///< seconds trained
    SeriesValue value;
};

/// Two bits each for mean, min, max: 0 finite, 1 NaN, 2 infinity, 3 minus infinity (column points.kind).
int kindOf(const SeriesValue& value);
double withKind(double stored, int bits);

/// Sum of records that follow one another.
struct BinRecord {
    std::int64_t records = 0;
    std::int64_t firstStep = 0, lastStep = 0;
    std::int64_t firstSamples = 0, lastSamples = 0;
    double firstEpoch = 0.0, lastEpoch = 0.0;
    double firstTime = 0.0, lastTime = 0.0;
    double lowest = std::numeric_limits<double>::infinity(); ///< of finite values; above highest when there is none
    double highest = -std::numeric_limits<double>::infinity();
    long double sum = 0.0L;     ///< of finite values; long double: finite values near the limit must not overflow
    std::int64_t count = 0;     ///< single values
    std::int64_t nonFinite = 0; ///< of them NaN or infinite, as far as an aggregated record tells

    void add(const PointRecord& point);
    void merge(const BinRecord& later);
    bool hasFinite() const { return lowest <= highest; }
    double mean() const; ///< NaN when there is no finite value
};

/// Records in a bin of a level: 64 · 2^level.
inline constexpr int kFirstBinShift = 6;
inline constexpr std::int64_t binWidth(int level)
{
    return std::int64_t{1} << (kFirstBinShift + level);
}

/// a + b, held at the type's limit: counts come from files.
std::int64_t saturatingSum(std::int64_t a, std::int64_t b);

} // namespace trainyard::ingest
