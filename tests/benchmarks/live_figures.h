// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/benchmarks/figures.h"

#include <filesystem>

namespace trainyard::benchmark {

inline constexpr int kLiveRuns = 20;
inline constexpr int kLivePoints = 50; ///< of each series of each run, a second

/// How busy the thread of the window is while the Live page shows kLiveRuns runs at once that all train: from a store
/// of its own in `folder`, which a thread fills meanwhile.
void measureLiveRuns(Figures& figures, const std::filesystem::path& folder);

} // namespace trainyard::benchmark
