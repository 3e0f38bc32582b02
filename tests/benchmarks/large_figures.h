// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/benchmarks/figures.h"

#include <filesystem>

namespace trainyard::benchmark {

/// The file of makeLargeStore() in `folder`.
std::filesystem::path largeStoreFile(const std::filesystem::path& folder);

/// A store of 100 million points, made before: opened, and the 100 series of one of its runs drawn on one chart.
void measureLargeStore(Figures& figures, const std::filesystem::path& folder);

} // namespace trainyard::benchmark
