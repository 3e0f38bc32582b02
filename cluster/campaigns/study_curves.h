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

/// What is known of one cell's run.
struct StudyRun {
    enum class State { Open, Whole, Failed }; ///< Failed: ended, but not as it should have
    std::string id;
    int ranks = 1;
    int repeat = 1;
    State state = State::Open;
    std::map<std::string, StudyCurve> curves; ///< by series; studySeries() are used
};

/// Smallest, middle and largest of some runs; the middle one of an even number is the mean of the two in the middle.
/// Values that are not finite are left out; all three are NaN when none is left.
struct Spread {
    double low, median, high;
    int count = 0;
};

/// Names of the series that an analysis reads.
const std::vector<std::string>& studySeries();

/// The run's curve of a series; an empty one when it has none.
const StudyCurve& curveOf(const StudyRun& run, const std::string& series);
Spread spreadOf(std::vector<double> values);
/// Samples a second of all ranks together while training (validation and checkpoints left out), without the first
/// epoch: Σ samples of epochs 2 … / Σ their epoch/seconds. NaN for fewer than two epochs.
double throughputOf(const StudyRun& run);
/// Share of the training time beyond the first epoch that a phase took, each record weighted by the time it stands for:
/// Σ share·Δt / Σ (1 − validation − checkpoint)·Δt. 0 for a series the run does not have; NaN when nothing was recorded
/// beyond the first epoch.
double phaseShare(const StudyRun& run, const std::string& series);
/// Linear between the neighbours; NaN outside the curve.
double valueAt(const StudyCurve& curve, double samples);
/// Seconds trained at the first point that is as good as `target`; NaN when none is.
double secondsTo(const StudyCurve& curve, double target, bool lowerIsBetter);

} // namespace trainyard
