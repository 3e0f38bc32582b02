// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/scaling_analysis.h"
#include "cluster/campaigns/step_fit.h"
#include "cluster/campaigns/study_networks.h"

#include <optional>
#include <vector>

namespace trainyard {

/// Where the forecast's ranks run.
struct ForecastPlace {
    int mostRanks = 512;  ///< 1…kMostForecastRanks
    int ranksPerNode = 8; ///< GPUs of a node; 1…1024
    StudyNetwork network; ///< between nodes
    double price = 0.0;   ///< of a rank's hour, in any currency; 0 = none
    friend bool operator==(const ForecastPlace&, const ForecastPlace&) = default;
};
inline constexpr int kMostForecastRanks = 65'536;

/// A value with the band of its uncertainty.
struct ForecastValue {
    double low = 0.0, value = 0.0, high = 0.0;
    friend bool operator==(const ForecastValue&, const ForecastValue&) = default;
};

/// A run with this many ranks.
struct StudyForecastPoint {
    int ranks = 1, nodes = 1;
    ForecastValue samplesPerSecond, speedUp; ///< 0 if a rank would have nothing to do
    ForecastValue seconds;                   ///< of a run's training; NaN if its samples are unknown or the rate is 0
    ForecastValue rankHours;                 ///< ranks · seconds / 3600
};

/// Up to where more ranks pay: by the forecast, and no less than what was measured on one node.
struct ForecastLimits {
    /// Largest n for which each rank between ⌊n/2⌋ and n added at least half a rank to the speed-up S, as for Plateau:
    /// (S(n) − S(⌊n/2⌋)) / (n − ⌊n/2⌋) ≥ kPlateauGain
    int time = 1;
    /// Largest n with S(n) / n ≥ kPayingEfficiency: a run costs at most twice the rank hours of one rank.
    int hours = 1;
    int fastest = 1;      ///< smallest n with the highest rate
    int most = 1;         ///< the largest number looked at
    int mostWithWork = 1; ///< largest n for which every rank has a sample of the batch
};
inline constexpr double kPayingEfficiency = 0.5;

/// What widened the band.
struct ForecastDoubt {
    int runsOfOne = 0, runsOfMany = 0; ///< complete runs with 1 and with `fitted` ranks; one of each has no spread
    bool network = false;              ///< ranks lie on several nodes
    double misfit = 0.0; ///< largest relative error of the forecast at the other measured numbers of ranks
};

struct StudyForecast {
    ForecastPlace place;
    StepCosts costs; ///< fitted to 1 and `fitted` ranks
    int fitted = 0;
    double gradientBytes = 0.0;             ///< bytes that each node sends and sums in a step
    std::vector<StudyForecastPoint> points; ///< ascending: 1, 2, 3, 4, 6, 8, 12 …, the measured numbers, mostRanks
    ForecastLimits limits;
    ForecastDoubt doubt;
    const StudyForecastPoint* at(int ranks) const; ///< nullptr: no point has this number
};

/// Inputs of the forecast.
struct ForecastBasis {
    RunSpec spec;                     ///< of any cell
    std::vector<MeasuredSteps> steps; ///< stepsOfEachRun()
    double samples = 0.0;             ///< of a run's training: median of the complete runs with one rank; 0 = unknown
    double cores = 0.0;               ///< of the machine that trained, 0 = unknown
    double parameters = 0.0;          ///< weights of the net, 0 = unknown: then the network costs only its latency
};
ForecastBasis forecastBasis(const RunSpec& base, const std::vector<StudyRun>& runs, double cores, double parameters);

/// Seconds of a step with n ranks, of which r = min(n, ranksPerNode) share a node, on N = ⌈n / ranksPerNode⌉ nodes:
///   step    = compute(r) + inside(r) + outside(N)
///   compute = (overhead + perSample · local batch) · slowdown[r > 1] · max(1, r · threads / cores)     (forecastStep)
///   inside  = 2 (r − 1)/r · W,  W = the measured waiting for each other on one machine                (forecastStep)
///   between = 2 (N − 1) · latency · buckets + 2 (N − 1)/N · gradientBytes / (bandwidth · use)
///             a ring over the nodes after a sum inside each (Patarasuk & Yuan 2009; Sergeev & Del Balso 2018)
///   outside = max(between / buckets, between − hidden · compute), because the last bucket is never hidden
///   gradientBytes = weights · 4 (fp32) or 2 (bf16, fp16); buckets = ⌈gradientBytes / bucketMiB⌉, kTunedBuckets if the
///   engine tunes them
/// The value assumes use = 0.85 of the line rate and hides sums behind a third of the computing time (half of the
/// backward pass, which takes two thirds). The band spans: the 5th percentile of the rate over kResamples resamples of
/// the runs with 1 and with `fitted` ranks (bootstrap, Efron 1979), with use = 0.7 and nothing hidden; the 95th
/// percentile with use = 1 and the whole backward pass; both widened by the misfit. Without overlap in the spec nothing
/// is ever hidden. No side effects; the same input gives the same band. nullopt: there are no complete synchronous runs
/// with one and with another number of ranks.
std::optional<StudyForecast> forecastStudy(const ForecastBasis& basis, const ForecastPlace& place);

inline constexpr int kResamples = 200;
inline constexpr int kTunedBuckets = 4;

/// Numbers for the axis of a forecast up to `most`: 1, 2, 3, 4, 6, 8, 12, 16 …, `most` itself and those in `also`.
std::vector<int> forecastNumbers(int most, const std::vector<int>& also);

} // namespace trainyard
