// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/ingest/bin_record.h"
#include "storage/sqlite/connection.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace trainyard::ingest {

/// One attempt's part of a series (table parts).
struct Part {
    std::int64_t series = 0;
    int attempt = 1;
    std::int64_t records = 0;
    std::int64_t firstStep = 0, lastStep = 0;
    double last = 0.0; ///< newest value; NaN also for infinities
    double lowest = std::numeric_limits<double>::infinity(), highest = -std::numeric_limits<double>::infinity();
    std::int64_t count = 0;
    std::int64_t nonFinite = 0;
};

std::optional<Part> readPart(sqlite::Connection& connection, std::int64_t series, int attempt);
std::vector<Part> readParts(sqlite::Connection& connection, std::int64_t series);

/// A position between two records of a part: `ordinal` records lie before it, the last of them at `step`.
struct PartPlace {
    std::int64_t ordinal = 0;
    std::int64_t step = std::numeric_limits<std::int64_t>::min(); ///< the smallest integer at the beginning
};

/// The axis on which positions are searched.
enum class BinAxis { Step, Epoch, Samples, Time };

/// The position before the first record whose x is ≥ `x` (or > `x` with `after`). Descends the bins and reads a few
/// rows per level. If the axis is not ascending (a broken file), the result is some position in the part.
PartPlace findPlace(sqlite::Connection& connection, const Part& part, BinAxis axis, double x, bool after);
/// The same for a step.
PartPlace findStep(sqlite::Connection& connection, const Part& part, std::int64_t step, bool after);

/// One record earlier or later; the same place at the end of the part.
PartPlace oneBefore(sqlite::Connection& connection, const Part& part, const PartPlace& place);
PartPlace oneAfter(sqlite::Connection& connection, const Part& part, const PartPlace& place);

/// Calls `take` for each record of a part with from < step ≤ to, ascending.
void readPoints(sqlite::Connection& connection, std::int64_t series, int attempt, std::int64_t fromStep,
                std::int64_t toStep, const std::function<void(const PointRecord&)>& take);

std::optional<BinRecord> readBin(sqlite::Connection& connection, const Part& part, int level, std::int64_t number);
/// Calls `take` for full bins `first` … `last` of a level, ascending.
void readBins(sqlite::Connection& connection, const Part& part, int level, std::int64_t first, std::int64_t last,
              const std::function<void(const BinRecord&)>& take);
void writeBin(sqlite::Connection& connection, const Part& part, int level, std::int64_t number, const BinRecord& bin);

/// The aggregate of all records between two positions: reads at most two bins per level and 126 points.
BinRecord cover(sqlite::Connection& connection, const Part& part, const PartPlace& from, const PartPlace& to);

} // namespace trainyard::ingest
