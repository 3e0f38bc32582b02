// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace trainyard::benchmark {

/// The run with the long series, and that series.
inline constexpr const char* kLongRun = "benchmark-long";
inline constexpr const char* kLongSeries = "train/loss";

struct StoreMaking {
    int runs = 5'000;                     ///< finished runs with a few points, tags and different parameters
    std::int64_t longPoints = 10'000'000; ///< points of kLongSeries in kLongRun; 0 = no such run
};

struct StoreMade {
    double runsSeconds = 0.0;
    double longSeconds = 0.0; ///< for the points of the long series with their bins, including commits
};

/// Adds everything missing to the store in `file` (created if it does not exist); a second call finds it complete.
/// Takes about half a minute with the defaults. Throws Failure.
StoreMade makeBenchmarkStore(const std::filesystem::path& file, const StoreMaking& making = {});

/// Fills another store with runs that have this many points of kLongSeries each, all different; does nothing for those
/// that are complete.
void makeCurveStore(const std::filesystem::path& file, int runs, std::int64_t points);
std::string curveRunId(int number);

/// A store of 100 million points: kLayerRun with the series of layerSeriesNames(), as a run with many layers writes
/// them, and kLargeRuns runs, named as by curveRunId(), with kLargeRunSteps points of kLongSeries each. Tells stderr
/// how far it is; a second call goes on where the first was stopped. Takes 6 GB and about ten minutes.
void makeLargeStore(const std::filesystem::path& file);
inline constexpr const char* kLayerRun = "benchmark-layers";
inline constexpr int kLayerSeries = 100;
inline constexpr std::int64_t kLayerSteps = 400'000;
inline constexpr int kLargeRuns = 60;
inline constexpr std::int64_t kLargeRunSteps = 1'000'000;
std::vector<std::string> layerSeriesNames();

/// The result.json that ends a made-up run.
std::string endOfRun(double endedAt, std::int64_t steps = 500);

/// Value of the long series at a step: noise around a falling curve, with a single spike every 1,234,567 steps.
double longSeriesValue(std::int64_t step);
inline constexpr std::int64_t kSpikeEvery = 1'234'567;
inline constexpr double kSpike = 100.0;

} // namespace trainyard::benchmark
