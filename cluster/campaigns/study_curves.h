// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace trainyard {

struct StudyPoint {
    std::int64_t samples = 0; ///< seen by all ranks together
    double epoch = 0.0;
    double time = 0.0;  ///< seconds trained
    double value = 0.0; ///< may be NaN or infinite
};
using StudyCurve = std::vector<StudyPoint>; ///< ascending

/// What is known about one cell's run.
struct StudyRun {
    enum class State { Open, Whole, Failed }; ///< Failed: ended in any other way than it should
    std::string id;
    int ranks = 1;
    int repeat = 1;
    State state = State::Open;
    bool atChance = false;                    ///< the engine found it no better than guessing
    std::map<std::string, StudyCurve> curves; ///< by series; only studySeries() are used
};

/// Smallest, median and largest value of some runs; for an even number the median is the mean of the middle two. Values
/// that are not finite are ignored; all three are NaN if none is left.
struct Spread {
    double low, median, high;
    int count = 0;
};

/// Names of the series that the analysis reads.
const std::vector<std::string>& studySeries();

/// The run's curve for a series; empty if it has none.
const StudyCurve& curveOf(const StudyRun& run, const std::string& series);
Spread spreadOf(std::vector<double> values);
/// Samples per second of all ranks together during training (without validation and checkpoints) and without the first
/// epoch: Σ samples of epochs 2 … / Σ their epoch/seconds. NaN for fewer than two epochs.
double throughputOf(const StudyRun& run);
/// Share of the training time after the first epoch that a phase took, with each record weighted by the time it covers:
/// Σ share·Δt / Σ (1 − validation − checkpoint)·Δt. 0 for a series that the run does not have; NaN if nothing was
/// recorded after the first epoch.
double phaseShare(const StudyRun& run, const std::string& series);
/// Interpolates linearly; NaN outside the curve.
double valueAt(const StudyCurve& curve, double samples);
/// Seconds trained at the first point that reaches `target`; NaN if none does.
double secondsTo(const StudyCurve& curve, double target, bool lowerIsBetter);

} // namespace trainyard
