// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/clock.h"
#include "backend/data/dataset/dataset.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace trainyard {

/// What a run would gain from a prepared cache, and its cost.
struct CacheGain {
    double secondsASample = 0.0; ///< of one loader thread with the cache: reading, resizing if needed, augmentation
    std::int64_t bytes = 0;      ///< approximate size on disk
};

/// Measures by preparing a few samples in memory and loading them as the spec asks. Takes the time of making about
/// twenty images plus a few hundredths of a second. Calls `stop` between images; if it returns true, returns nullopt.
/// `clock` tells seconds. Throws like Dataset::image().
std::optional<CacheGain> measureCacheGain(const Dataset& dataset, const DataSpec& spec, std::uint64_t seed,
                                          const std::function<bool()>& stop,
                                          const std::function<double()>& clock = steadyTime);

} // namespace trainyard
