// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

namespace trainyard {

/// What the contract allows and the store keeps.
inline constexpr std::size_t kMostSeries = 20'000;     ///< of a run
inline constexpr std::size_t kLongestSeriesName = 200; ///< bytes

} // namespace trainyard
