// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/search/model_point.h"
#include "backend/search/observations.h"

#include <cstdint>

namespace trainyard {

/// ln((best − f)⁺ expected) for a normal f with this mean and deviation (Ament et al., "Unexpected Improvements to
/// Expected Improvement", 2023); exact far below the smallest double.
double logExpectedImprovement(double best, double mean, double deviation);

/// The point where a Gaussian process expects the largest improvement. Pending points count as observed with the value
/// that the model predicts for them (the "Kriging believer"). Never a point that is told or pending, as long as others
/// are found. At least one point must be told.
///
/// In the last third of the plan's runs every second point is sought near the best one. Unless leaders are repeated,
/// what the model takes for noise then counts as something to gain: all runs have one seed, so a point keeps its value.
/// Without this a search ended beside the best point of a fine structure, and spent its last runs in far corners
/// (tests/benchmarks/results/2026-11-24-search.md).
SearchPoint bestNextPoint(const SearchPlan& plan, const Observations& observations, std::uint64_t key);

} // namespace trainyard
