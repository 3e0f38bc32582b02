// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/benchmarks/figures.h"

#include <filesystem>

namespace trainyard::benchmark {

/// A store in `folder` of kCurveRuns runs with kCurvePoints points each, made before with makeCurveStore().
std::filesystem::path curveStoreFile(const std::filesystem::path& folder);

/// Overlaid and grouped curves, panned and zoomed, from that store.
void measureCharts(Figures& figures, const std::filesystem::path& folder);

inline constexpr int kCurveRuns = 250;
inline constexpr std::int64_t kCurvePoints = 100'000;

} // namespace trainyard::benchmark
