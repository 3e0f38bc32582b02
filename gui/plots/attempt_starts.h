// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/run_store.h"

#include <utility>
#include <vector>

namespace trainyard {

/// x and number of each attempt after the first.
using AttemptPlaces = std::vector<std::pair<double, int>>;

/// Where each attempt after the first begins on `axis`: at its first step, which may lie before the first value of a
/// series, since values are told every few steps or once per epoch. `series`: of one run; they tell where a step lies
/// on the axis. Attempts of which none of them has a value are left out.
AttemptPlaces attemptStartsIn(const std::vector<const std::vector<Bin>*>& series,
                              const std::vector<AttemptRow>& attempts, XAxis axis);

/// A chart of more lines does not draw them (TimeChart::kManyLines), so they need not be read.
inline constexpr std::size_t kMostLinesWithAttempts = 10;

/// The same for a run of the store. Runs on the store's thread.
AttemptPlaces readAttemptStarts(StoreReader& reader, const RunRow& run, XAxis axis);

} // namespace trainyard
