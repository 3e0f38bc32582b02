// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"
#include "cluster/campaigns/mean_difference.h"
#include "cluster/campaigns/study_curves.h"

#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// How far a curve may deviate from the one-rank runs: the band spans their lowest and highest values at the same
/// number of samples, widened by this on both sides.
struct StudyTolerance {
    double accuracy = 0.01; ///< share of 1: one percentage point
    double loss = 0.05;     ///< relative to the one-rank runs' mean loss at that point
};

enum class Convergence {
    Unknown,     ///< one of the two has no values yet
    Inside,      ///< everywhere inside the band
    InsideAtEnd, ///< outside at first, inside at the end
    Better,      ///< outside at the end, on the better side
    Worse        ///< outside at the end, on the worse side
};

/// One series for a number of ranks (mean of its runs) compared with the one-rank runs, over samples seen.
struct ConvergenceCheck {
    std::string series;
    Convergence verdict = Convergence::Unknown;
    int points = 0;  ///< number of points compared
    int outside = 0; ///< points outside the band
    /// Of the single runs: how many were compared, and how many of them are outside the band at some point. The mean
    /// may stay inside all the same.
    int runs = 0, leaving = 0;
    /// The point farthest outside; the end if no point is outside.
    std::int64_t samples = 0;
    double value = 0.0;
    double low = 0.0, high = 0.0; ///< the band at that point
    MeanDifference end;           ///< from the one-rank runs, at the last point compared
    double tolerated = 0.0;       ///< the tolerance there, in the unit of the series
    /// Whether the runs are too few, or vary too much, to tell a difference of that size from chance.
    bool weak() const { return end.first < kFewRuns || end.second < kFewRuns || !(end.margin <= tolerated); }
    static constexpr int kFewRuns = 3;
    friend bool operator==(const ConvergenceCheck&, const ConvergenceCheck&) = default;
};

/// All runs with one number of ranks. Only complete runs are measured.
struct StudyCount {
    int ranks = 1;
    int runs = 0, whole = 0, failed = 0; ///< the remaining ones are unfinished
    Spread throughput{};                 ///< samples/s, see throughputOf()
    Spread speedUp{};                    ///< throughput over the one-rank runs', with the range of both
    Spread efficiency{};                 ///< speedUp / ranks
    Spread secondsToTarget{};            ///< of the runs that reached it
    int reached = 0;
    double inputWait = 0.0, rankWait = 0.0, compute = 0.0; ///< median shares of the training time; NaN if unknown
    std::vector<ConvergenceCheck> checks;                  ///< empty for one rank
    int leaving = 0;                                       ///< single runs that leave the band of any of these series
};

/// The check of the series that says most: the accuracy on validation data, else its loss, else any that is known.
/// nullptr if none is.
const ConvergenceCheck* mainCheck(const StudyCount& count);

/// What consumed the time that ranks beyond the plateau should have saved.
enum class PlateauCause {
    Input,         ///< waiting for data
    Communication, ///< waiting for other ranks
    LittleWork,    ///< each rank's part of the batch is so small that it costs more per sample
    SharedMachine, ///< more threads than cores, or ranks with full batches that slow each other down
    Other          ///< no phase explains it
};

/// From `from` to `to` ranks, each additional rank added less than half of a rank.
struct Plateau {
    int from = 1, to = 1; ///< neighbouring numbers among those measured
    double gain = 0.0;    ///< (speedUp(to) − speedUp(from)) / (to − from)
    PlateauCause cause = PlateauCause::Other;
    /// Growth of rank-seconds per sample from one rank to `to`, relative to the cost on one rank, phase by phase. With
    /// cost(n) = n / throughput(n) and a phase's share s(n): (s(to)·cost(to) − s(1)·cost(1)) / cost(1).
    double input = 0.0, communication = 0.0, compute = 0.0, other = 0.0;
};

struct StudyTarget {
    std::string series; ///< empty: no target
    double value = 0.0;
    bool fromSpec = false; ///< otherwise the worst of the one-rank runs' best values, which all of them reach
    bool atChance = false; ///< there is no target, because a one-rank run is no better than guessing
};

struct ScalingReport {
    StudyTarget target;
    std::vector<StudyCount> counts; ///< ascending
    std::optional<Plateau> plateau; ///< the first plateau
    StudyTolerance tolerance;
};

inline constexpr double kPlateauGain = 0.5;

/// No side effects. `base`: the spec of any cell, for target, scaling rule and threads. `cores`: those of the machine
/// that trained, 0 = unknown.
ScalingReport analyseScalingStudy(const RunSpec& base, const std::vector<StudyRun>& runs, int cores,
                                  const StudyTolerance& tolerance = {});

} // namespace trainyard
