// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"
#include "cluster/campaigns/study_curves.h"

#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// How far a curve may lie from the one-rank runs': the band reaches from their lowest to their highest value at the
/// same number of samples, widened by this on both sides.
struct StudyTolerance {
    double accuracy = 0.01; ///< of 1: one point
    double loss = 0.05;     ///< of the one-rank runs' mean loss there
};

enum class Convergence {
    Unknown,     ///< one of the two has no values yet
    Inside,      ///< everywhere inside the band
    InsideAtEnd, ///< outside at first, inside at the end
    Better,      ///< at the end outside, on the better side
    Worse        ///< at the end outside, on the worse side
};

/// One series of a number of ranks (mean of its runs) against the one-rank runs, over samples seen.
struct ConvergenceCheck {
    std::string series;
    Convergence verdict = Convergence::Unknown;
    int points = 0;  ///< that were compared
    int outside = 0; ///< of them
    /// Where it is farthest outside, or at the end when it is nowhere.
    std::int64_t samples = 0;
    double value = 0.0;
    double low = 0.0, high = 0.0; ///< the band there
    friend bool operator==(const ConvergenceCheck&, const ConvergenceCheck&) = default;
};

/// All runs of one number of ranks. Only whole runs are measured.
struct StudyCount {
    int ranks = 1;
    int runs = 0, whole = 0, failed = 0; ///< the others are still open
    Spread throughput{};                 ///< samples/s, see throughputOf()
    Spread speedUp{};                    ///< throughput / the one-rank runs' median; the ideal is `ranks`
    Spread efficiency{};                 ///< speedUp / ranks
    Spread secondsToTarget{};            ///< of those that reached it
    int reached = 0;
    double inputWait = 0.0, rankWait = 0.0, compute = 0.0; ///< median shares of the training time; NaN when not known
    std::vector<ConvergenceCheck> checks;                  ///< empty for one rank
};

/// What took the time that ranks beyond the plateau were to save.
enum class PlateauCause {
    Input,         ///< waiting for data
    Communication, ///< waiting for other ranks
    LittleWork,    ///< a rank's part of the batch is so small that computing it costs more a sample
    SharedMachine, ///< more threads than cores, or ranks that slow each other down with whole batches
    Other          ///< none of the phases explains it
};

/// From `from` to `to` ranks each further rank brought less than half of a rank.
struct Plateau {
    int from = 1, to = 1; ///< neighbours among the measured numbers
    double gain = 0.0;    ///< (speedUp(to) − speedUp(from)) / (to − from)
    PlateauCause cause = PlateauCause::Other;
    /// Growth of rank-seconds a sample from one rank to `to`, as shares of the one-rank cost, phase by phase. With
    /// cost(n) = n / throughput(n) and a phase's share s(n): (s(to)·cost(to) − s(1)·cost(1)) / cost(1).
    double input = 0.0, communication = 0.0, compute = 0.0, other = 0.0;
};

struct StudyTarget {
    std::string series; ///< empty: there is none
    double value = 0.0;
    bool fromSpec = false; ///< else the worst of the one-rank runs' best values, which every one of them reaches
};

struct ScalingReport {
    StudyTarget target;
    std::vector<StudyCount> counts; ///< ascending
    std::optional<Plateau> plateau; ///< the first
    StudyTolerance tolerance;
};

inline constexpr double kPlateauGain = 0.5;

/// Pure. `base`: any cell's spec, whose target, scaling rule and threads it takes. `cores`: of the machine that
/// trained, 0 = not known.
ScalingReport analyseScalingStudy(const RunSpec& base, const std::vector<StudyRun>& runs, int cores,
                                  const StudyTolerance& tolerance = {});

/// English sentences for a terminal: runs that are missing, speed-up, time to accuracy, convergence, plateau.
std::vector<std::string> sentences(const ScalingReport& report);
std::string text(const ConvergenceCheck& check, int ranks);
std::string text(const Plateau& plateau);

} // namespace trainyard
