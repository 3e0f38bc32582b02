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
    double last = 0.0; ///< newest value; NaN also stands for the infinities
    double lowest = std::numeric_limits<double>::infinity(), highest = -std::numeric_limits<double>::infinity();
    std::int64_t count = 0;
    std::int64_t nonFinite = 0;
};

std::optional<Part> readPart(sqlite::Connection& connection, std::int64_t series, int attempt);
std::vector<Part> readParts(sqlite::Connection& connection, std::int64_t series);

/// A place between two records of a part: so many records lie before it, the last of them at `step`.
struct PartPlace {
    std::int64_t ordinal = 0;
    std::int64_t step = std::numeric_limits<std::int64_t>::min(); ///< the least number at the beginning
};

/// Whether a record (given by its first or last x) lies before the place looked for.
enum class BinAxis { Step, Epoch, Samples, Time };

/// The place before the first record whose x is ≥ `x` (or > `x` with `after`). Descends the bins: a few rows a level.
/// On an axis that is not ascending (a broken file) it is some place of the part.
PartPlace findPlace(sqlite::Connection& connection, const Part& part, BinAxis axis, double x, bool after);
/// The same by an exact step.
PartPlace findStep(sqlite::Connection& connection, const Part& part, std::int64_t step, bool after);

/// Calls `take` for each record of a part with from < step ≤ to, ascending.
void readPoints(sqlite::Connection& connection, std::int64_t series, int attempt, std::int64_t fromStep,
                std::int64_t toStep, const std::function<void(const PointRecord&)>& take);

std::optional<BinRecord> readBin(sqlite::Connection& connection, const Part& part, int level, std::int64_t number);
/// Calls `take` for full bins `first` … `last` of a level, ascending.
void readBins(sqlite::Connection& connection, const Part& part, int level, std::int64_t first, std::int64_t last,
              const std::function<void(const BinRecord&)>& take);
void writeBin(sqlite::Connection& connection, const Part& part, int level, std::int64_t number, const BinRecord& bin);

/// The sum of all records between two places: at most two bins a level and 126 points are read.
BinRecord cover(sqlite::Connection& connection, const Part& part, const PartPlace& from, const PartPlace& to);

} // namespace trainyard::ingest
