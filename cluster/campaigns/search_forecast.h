// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/search_plan.h"

#include <cstdint>
#include <vector>

namespace trainyard {

/// A figure over simulated searches.
struct ForecastSpread {
    double middle = 0.0, low = 0.0, high = 0.0; ///< median, 10th and 90th percentile
};

/// What a search will cost, from simulated searches.
struct SearchForecast {
    std::vector<int> ends;     ///< the epochs at which runs are judged, and the last epoch
    std::vector<double> tries; ///< mean number of points that train up to each of them
    ForecastSpread epochs;     ///< of all runs, repeats included
    double repeatEpochs = 0.0; ///< mean, of the leaders' further seeds
    double allEpochs = 0.0;    ///< if every run trained for all epochs
    /// All 0 while the duration of a run is not known.
    ForecastSpread seconds;                          ///< until the last run has ended
    ForecastSpread deviceSeconds;                    ///< ranks × duration
    double allSeconds = 0.0, allDeviceSeconds = 0.0; ///< if every run trained for all epochs
};

/// What is known about a run.
struct SearchCost {
    int epochs = 1;             ///< of a whole run
    double secondsPerRun = 0.0; ///< over all epochs; 0 = not known
    int ranks = 1;
    int atOnce = 1; ///< runs that train at the same time
};

/// Simulates searches whose points have random qualities, which keep their order from the first epoch to the last. The
/// same plan gives the same forecast. At most a few milliseconds.
SearchForecast forecastSearch(const SearchPlan& plan, const SearchCost& cost, std::uint64_t seed = 1);

} // namespace trainyard
