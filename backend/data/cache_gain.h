// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/dataset.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace trainyard {

/// What a prepared cache would do for a run.
struct CacheGain {
    double secondsASample = 0.0; ///< of one loader thread, from the cache: image, resize where needed, random changes
    std::int64_t bytes = 0;      ///< that it would need on disk, about
};

/// Prepares a few samples in memory and loads them from there as the spec asks. Takes as long as making some twenty
/// images and a few hundredths of a second more; `stop` is asked between them, and true ends it without an answer.
/// Throws like Dataset::image().
std::optional<CacheGain> measureCacheGain(const Dataset& dataset, const DataSpec& spec, std::uint64_t seed,
                                          const std::function<bool()>& stop);

} // namespace trainyard
