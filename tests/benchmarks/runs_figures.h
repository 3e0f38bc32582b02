// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/benchmarks/figures.h"

#include <filesystem>

namespace trainyard::benchmark {

/// The table of the window over the store in TRAINYARD_HOME, filtered.
void measureTable(Figures& figures, const std::filesystem::path& folder);

inline constexpr int kManyRuns = 10'000;
/// A store of kManyRuns runs in `folder`, made before with makeBenchmarkStore().
std::filesystem::path manyRunsFile(const std::filesystem::path& folder);
/// Its table filtered, and all its runs grouped and drawn as parallel coordinates.
void measureManyRuns(Figures& figures, const std::filesystem::path& folder);

} // namespace trainyard::benchmark
