// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/reason.h"
#include "cluster/campaigns/ticket_study.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace trainyard {

inline constexpr double kNotKnown = std::numeric_limits<double>::quiet_NaN();

enum class TicketRunState {
    Missing, ///< the cell has no run (yet)
    Waiting, ///< for its turn, or for the run that it needs: `reason`
    Running,
    Done,
    Failed ///< ended, but not as it should have: `reason`; may go out again
};

/// What is known of one cell's run. Accuracies are shares of 1; NaN: not known.
struct TicketRun {
    std::string id;
    std::string cell;
    TicketRunState state = TicketRunState::Missing;
    Reason reason;         ///< the queue's or the run's own
    double progress = 0.0; ///< share of its steps, [0, 1]
    double startedAt = 0.0, endedAt = 0.0;
    double seconds = 0.0;            ///< that it took, waiting not counted; 0 = not known
    std::int64_t firstStep = 0;      ///< where its steps began: the reset point's
    std::int64_t step = 0;           ///< where they stand
    std::int64_t totalSteps = 0;     ///< where they end; 0 = not known
    double top1 = kNotKnown;         ///< last val/top1
    double best = kNotKnown;         ///< best val/top1
    double sparsity = kNotKnown;     ///< last pruning/sparsity
    double threshold = kNotKnown;    ///< last pruning/threshold
    double barrierError = kNotKnown; ///< barrier/error
    double barrierLoss = kNotKnown;  ///< barrier/loss
    std::int64_t diskBytes = 0; ///< of all checkpoints that it has written, also of those that made room for newer ones
    int checkpoints = 0;        ///< how many those were
    std::vector<std::pair<double, double>> maskDistance; ///< pruning/mask_distance over epochs
};

/// One seed of a board's cell.
struct TicketSeed {
    int seed = 1;
    std::string cell;
    std::string run; ///< id, empty while Missing
    TicketRunState state = TicketRunState::Missing;
    Reason reason;
    double progress = 0.0;        ///< of all its rounds together
    int round = 0;                ///< which one it is at, from 1; 0 where there are none
    double value = kNotKnown;     ///< the final metric, when Done; NaN before
    double live = kNotKnown;      ///< the metric so far, while Running; NaN else
    double sparsity = kNotKnown;  ///< measured; NaN while not known
    double threshold = kNotKnown; ///< of |w|, as its mask was made by; NaN while not known
};

/// One place on the board: all seeds of it. Differences are percentage points.
struct TicketPlace {
    std::vector<TicketSeed> seeds;
    int done = 0, running = 0, waiting = 0, failed = 0, missing = 0; ///< together as many as seeds
    double mean = kNotKnown;                                         ///< of the seeds that are Done, as the next three
    double deviation = kNotKnown;                                    ///< with n − 1; NaN for fewer than two
    double low = kNotKnown, high = kNotKnown;
    double live = kNotKnown;       ///< mean of those running
    double progress = kNotKnown;   ///< mean of all
    double sparsity = kNotKnown;   ///< mean of what was measured
    double difference = kNotKnown; ///< 100 · (mean − dense mean)
    bool winning = false;          ///< of a ticket: at least one seed is Done, and difference ≥ −tolerance
};

struct TicketColumn {
    double amount = 0.0; ///< of the study's kind
    double sparsity =
        kNotKnown; ///< share of the prunable weights: measured, else as the amount says; NaN for a threshold
    double threshold = kNotKnown; ///< |w|: of the study, else the mean of what its tickets report; NaN: not known yet
    double thresholdLow = kNotKnown, thresholdHigh = kNotKnown; ///< over those tickets: each seed has its own base run
};

struct TicketRow {
    bool isControl = false;
    ResetPoint reset;                              ///< of tickets and of Shuffle
    TicketControl control = TicketControl::Redraw; ///< of a control
    std::int64_t step = -1;                        ///< of the reset point; −1 = not known
    std::vector<TicketPlace> places;               ///< one a column
};

struct TicketBarrier {
    ResetPoint point;
    std::int64_t step = -1;                       ///< −1 = not known
    double dense = kNotKnown, masked = kNotKnown; ///< error barrier, percentage points; NaN while not measured
    int open = 0, failed = 0;                     ///< of its up to four runs
};

/// Runs that come one after the other on the board's forecast.
struct TicketWave {
    TicketCellKind kind = TicketCellKind::Base; ///< CopyA: the whole instability analysis
    ResetPoint reset;                           ///< of tickets
    int runs = 0, done = 0, failed = 0;
    double begins = 0.0, ends = 0.0; ///< Unix seconds, foreseen where they are still to come
};

struct TicketForecast {
    int runs = 0, done = 0, running = 0, waiting = 0, failed = 0, missing = 0;
    int parallel = 1;                 ///< runs at once
    bool parallelKnown = true;        ///< else `parallel` is assumed
    double secondsPerRun = kNotKnown; ///< of a run over all epochs; NaN: nothing tells
    bool measured = false;            ///< from `measuredRuns` that were done, not assumed
    int measuredRuns = 0;
    int pacedRuns = 0;   ///< not measured: by how far so many that train have come; 0: assumed
    std::string like;    ///< assumed: as the run of this name took
    bool fitted = false; ///< assumed: by a step time fitted to several runs; neither: as somebody said
    std::int64_t stepsPerRun =
        0;                 ///< of `like`, so that secondsPerRun / stepsPerRun is what a step takes; 0 = not known
    double runsLeft = 0.0; ///< counted in whole ones: a reset to half of the run leaves half a run
    int rounds = 0;        ///< ⌈runsLeft / parallel⌉
    double secondsLeft = kNotKnown;                         ///< NaN: not known
    double secondsLow = kNotKnown, secondsHigh = kNotKnown; ///< by the standard deviation of what was measured
    double secondsInAll = kNotKnown;                        ///< of the whole study, past and to come
    std::vector<TicketWave> waves;
    std::int64_t bytesPerCheckpoint = 0; ///< 0 = not known
    std::int64_t checkpoints = 0;        ///< that the study keeps in the end
    std::int64_t bytesInAll = 0, bytesUsed = 0;
    std::int64_t bytesFree = -1; ///< where the runs lie; −1 = not known
    bool hasRoom() const { return bytesFree < 0 || bytesInAll - bytesUsed <= bytesFree; }
};

/// How the mask of the base run's magnitudes settles. You et al. 2020 ("Drawing early-bird tickets") take it as settled
/// when five distances in a row are at most 10 %.
struct MaskSettling {
    int seed = 1;
    std::vector<std::pair<double, double>> distance; ///< over epochs
    std::optional<double> settledEpoch;
};

inline constexpr double kStableBarrier = 2.0; ///< percentage points (Frankle et al. 2020)
inline constexpr double kSettledDistance = 0.1;
inline constexpr int kSettledEpochs = 5;

enum class TicketMetric { Last, Best };

struct TicketReport {
    TicketMetric metric = TicketMetric::Last; ///< of val/top1: the last epoch's, or the best
    double tolerance = 0.5;
    PruningAmount amountKind = PruningAmount::Sparsity;
    std::int64_t stepsPerEpoch = 0; ///< 0 = not known
    TicketPlace dense;              ///< the base runs
    std::vector<TicketColumn> columns;
    std::vector<TicketRow> rows;         ///< reset points by time, then controls
    int winning = 0;                     ///< places of tickets
    std::vector<TicketBarrier> barriers; ///< by time
    double instabilityAmount = 0.0;
    /// The step from which on the barrier stays under kStableBarrier, linear between the measured points; nullopt: not
    /// measured, or it never does.
    std::optional<double> denseStable, maskedStable;
    std::vector<MaskSettling> settling; ///< one a base run that tells
    TicketForecast forecast;
};

/// What a forecast goes by beside the runs.
struct TicketCapacity {
    double now = 0.0;                    ///< Unix seconds
    int parallel = 1;                    ///< runs at once on the machine; 0 = not known
    double secondsPerRun = 0.0;          ///< assumed for a run over all epochs until one is done; 0 = not known
    std::int64_t bytesPerCheckpoint = 0; ///< assumed until one is there; 0 = not known
    std::int64_t bytesFree = -1;         ///< where the runs lie; −1 = not known
    // What secondsPerRun comes from; neither: somebody gave it.
    std::string like = {};        ///< a past run of this name
    bool fitted = false;          ///< a step time fitted to several past runs
    std::int64_t stepsPerRun = 0; ///< of a run over all epochs; 0 = not known
};

/// Pure. `runs`: of any cells, in any order; of several runs of a cell the last one counts.
TicketReport analyseTickets(const TicketStudy& study, const TicketPlan& plan, const std::vector<TicketRun>& runs,
                            const TicketCapacity& capacity = {}, TicketMetric metric = TicketMetric::Last);

/// The forecast alone, also before anything has started.
TicketForecast forecastTickets(const TicketStudy& study, const TicketPlan& plan, const std::vector<TicketRun>& runs,
                               const TicketCapacity& capacity);

/// English sentences for a terminal: winning tickets, what the controls tell, stability, arithmetic of the forecast.
std::vector<std::string> sentences(const TicketReport& report);
std::vector<std::string> arithmetic(const TicketForecast& forecast);

} // namespace trainyard
