// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/benchmarks/figures.h"

#include <filesystem>

namespace trainyard::benchmark {

/// Overlaid and grouped curves, panned and zoomed, from a store of its own in `folder`: kCurveRuns runs with
/// kCurvePoints points each (made first, which takes a minute). Beside each figure stands what a fixed piece of drawing
/// and of SQLite cost right before it, so that figures of different machines can be compared.
void measureCharts(Figures& figures, const std::filesystem::path& folder);

inline constexpr int kCurveRuns = 250;
inline constexpr std::int64_t kCurvePoints = 100'000;

} // namespace trainyard::benchmark
