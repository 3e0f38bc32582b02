// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/event.h"

#include <cstdint>
#include <limits>

namespace trainyard::ingest {

/// One record of a series: the value at a step, or an aggregate of several values that ends at it.
struct PointRecord {
    std::int64_t step = 0;
    std::int64_t samples = 0;
    double epoch = 0.0;
    double time = 0.0; ///< seconds trained
    SeriesValue value;
};

/// Column points.kind: two bits each for mean, min and max: 0 finite, 1 NaN, 2 infinity, 3 minus infinity.
int kindOf(const SeriesValue& value);
double withKind(double stored, int bits);

/// Aggregate of consecutive records.
struct BinRecord {
    std::int64_t records = 0;
    std::int64_t firstStep = 0, lastStep = 0;
    std::int64_t firstSamples = 0, lastSamples = 0;
    double firstEpoch = 0.0, lastEpoch = 0.0;
    double firstTime = 0.0, lastTime = 0.0;
    double lowest =
        std::numeric_limits<double>::infinity(); ///< of finite values; greater than `highest` if there are none
    double highest = -std::numeric_limits<double>::infinity();
    long double sum =
        0.0L; ///< of finite values; long double, because the sum of values near the limit must not overflow
    std::int64_t count = 0;     ///< single values
    std::int64_t nonFinite = 0; ///< NaN or infinite ones, as far as aggregated records tell

    void add(const PointRecord& point);
    void merge(const BinRecord& later);
    bool hasFinite() const { return lowest <= highest; }
    double mean() const; ///< NaN if there is no finite value
};

/// log2 of the number of records per bin at level 0; a bin of a level has 64 · 2^level records.
inline constexpr int kFirstBinShift = 6;
inline constexpr std::int64_t binWidth(int level)
{
    return std::int64_t{1} << (kFirstBinShift + level);
}

/// a + b, clamped to the type's range: counts come from files.
std::int64_t saturatingSum(std::int64_t a, std::int64_t b);

} // namespace trainyard::ingest
