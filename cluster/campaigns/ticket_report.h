// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/reason.h"
#include "cluster/campaigns/ticket_study.h"

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace trainyard {

inline constexpr double kNotKnown = std::numeric_limits<double>::quiet_NaN();

enum class TicketRunState {
    Missing, ///< the cell has no run yet
    Waiting, ///< for its turn, or for the run that it needs: `reason`
    Running,
    Done,
    Failed ///< ended in any other way than it should: `reason`; it may be restarted
};

/// What is known about one cell's run. Accuracies are shares of 1; NaN: unknown.
struct TicketRun {
    std::string id;
    std::string cell;
    TicketRunState state = TicketRunState::Missing;
    Reason reason;         ///< from the queue or the run
    double progress = 0.0; ///< share of its steps, [0, 1]
    double startedAt = 0.0, endedAt = 0.0;
    double seconds = 0.0;            ///< its duration without waiting; 0 = unknown
    std::int64_t firstStep = 0;      ///< the step at which it started: the reset point's
    std::int64_t step = 0;           ///< its current step
    std::int64_t totalSteps = 0;     ///< its last step; 0 = unknown
    double top1 = kNotKnown;         ///< latest val/top1
    double best = kNotKnown;         ///< best val/top1
    double sparsity = kNotKnown;     ///< latest pruning/sparsity
    double threshold = kNotKnown;    ///< latest pruning/threshold
    double barrierError = kNotKnown; ///< barrier/error
    double barrierLoss = kNotKnown;  ///< barrier/loss
    bool atChance = false;           ///< the engine found it no better than guessing
    std::int64_t diskBytes = 0;      ///< of all checkpoints that it has written, including those replaced by newer ones
    int checkpoints = 0;             ///< number of those checkpoints
    std::vector<std::pair<double, double>> maskDistance; ///< pruning/mask_distance over epochs
    std::int64_t keptBytes = -1;                         ///< of the checkpoints that are still there; −1 = not known
    int keptCheckpoints = 0;                             ///< number of those
};

/// One seed of a board's cell.
struct TicketSeed {
    int seed = 1;
    std::string cell;
    std::string run; ///< id, empty if Missing
    TicketRunState state = TicketRunState::Missing;
    Reason reason;
    double progress = 0.0;        ///< over all its rounds
    int round = 0;                ///< the current round, from 1; 0 without rounds
    bool atChance = false;        ///< Done, and no better than guessing
    double value = kNotKnown;     ///< the final metric if Done, otherwise NaN
    double live = kNotKnown;      ///< the current metric if Running, otherwise NaN
    double sparsity = kNotKnown;  ///< measured; NaN if unknown
    double threshold = kNotKnown; ///< of |w|, with which its mask was made; NaN if unknown
};

/// One place on the board with all its seeds. Differences are in percentage points.
struct TicketPlace {
    std::vector<TicketSeed> seeds;
    int done = 0, running = 0, waiting = 0, failed = 0, missing = 0; ///< their sum is the number of seeds
    double mean = kNotKnown;      ///< over the seeds that are Done, like the next three
    double deviation = kNotKnown; ///< with n − 1; NaN for fewer than two
    double low = kNotKnown, high = kNotKnown;
    double live = kNotKnown;     ///< mean of the running ones
    double progress = kNotKnown; ///< mean of all
    double sparsity = kNotKnown; ///< mean of the measured values
    // Compared with the dense runs of the same seeds; a seed without one is left out.
    double denseMean = kNotKnown;      ///< over the dense runs of the seeds that are Done
    double difference = kNotKnown;     ///< 100 · (mean − denseMean)
    double liveDifference = kNotKnown; ///< the same of the running ones
    bool decided = false;              ///< all its seeds have a difference, so that it can win
    /// For a ticket: it is decided, and difference ≥ −tolerance. Never if a dense run is at chance.
    bool winning = false;
    /// For a control: it is as good as or better than every ticket of its column, and all of them have ended.
    bool beatsTickets = false;
    bool ended() const { return done > 0 && running + waiting + missing == 0; }
    /// Some of its seeds are Done and others are not: "1 of 3".
    bool isPartlyDone() const { return done > 0 && done < static_cast<int>(seeds.size()); }
};

struct TicketColumn {
    double amount = 0.0; ///< in the study's unit
    /// Share of the prunable weights: measured, otherwise from the amount; NaN for a threshold.
    double sparsity = kNotKnown;
    double threshold = kNotKnown; ///< |w|: the study's, otherwise the mean reported by its tickets; NaN: not yet known
    /// Range over those tickets, because each seed has its own base run.
    double thresholdLow = kNotKnown, thresholdHigh = kNotKnown;
};

struct TicketRow {
    bool isControl = false;
    ResetPoint reset;                              ///< for tickets and Shuffle
    TicketControl control = TicketControl::Redraw; ///< for a control
    std::int64_t step = -1;                        ///< of the reset point; −1 = unknown
    std::vector<TicketPlace> places;               ///< one per column
};

struct TicketBarrier {
    ResetPoint point;
    std::int64_t step = -1;                       ///< −1 = unknown
    double dense = kNotKnown, masked = kNotKnown; ///< error barrier, percentage points; NaN if not measured
    int open = 0, failed = 0;                     ///< among its up to four runs
};

/// Successive runs in the board's forecast.
struct TicketWave {
    TicketCellKind kind = TicketCellKind::Base; ///< CopyA stands for the whole instability analysis
    ResetPoint reset;                           ///< for tickets
    int runs = 0, done = 0, failed = 0;
    double begins = 0.0, ends = 0.0; ///< Unix seconds; predicted if in the future
};

/// How many runs there are in each state; `runs` is the sum of the others.
struct TicketCounts {
    int runs = 0, done = 0, running = 0, waiting = 0, failed = 0, missing = 0;
    void add(TicketRunState state);
};

/// The counts are those of the whole study.
struct TicketForecast : TicketCounts {
    std::map<int, TicketCounts> seeds; ///< the same counts by seed
    int parallel = 1;                  ///< runs at once
    bool parallelKnown = true;         ///< otherwise `parallel` is assumed
    double secondsPerRun = kNotKnown;  ///< of a run over all epochs; NaN: unknown
    bool measured = false;             ///< from `measuredRuns` finished runs, not assumed
    int measuredRuns = 0;
    int pacedRuns = 0;   ///< not measured: number of running ones from whose progress it was estimated; 0: assumed
    std::string like;    ///< assumed: the duration of the run with this name
    bool fitted = false; ///< assumed: from a step time fitted to several runs; if neither, the user gave it
    std::int64_t stepsPerRun = 0; ///< of `like`, so that secondsPerRun / stepsPerRun is the time per step; 0 = unknown
    double runsLeft = 0.0;        ///< in full runs: a run reset to its middle counts half
    int rounds = 0;               ///< ⌈runsLeft / parallel⌉
    double secondsLeft = kNotKnown;                         ///< NaN: unknown
    double secondsLow = kNotKnown, secondsHigh = kNotKnown; ///< from the standard deviation of the measured durations
    double secondsInAll = kNotKnown;                        ///< of the whole study, past and future
    std::vector<TicketWave> waves;
    std::int64_t bytesPerCheckpoint = 0; ///< 0 = unknown
    std::int64_t checkpoints = 0;        ///< that the study keeps at the end
    std::int64_t bytesInAll = 0, bytesUsed = 0;
    std::int64_t checkpointsKept = 0; ///< the number of those that use bytesUsed
    std::int64_t bytesFree = -1;      ///< where the runs are stored; −1 = unknown
    bool hasRoom() const { return bytesFree < 0 || bytesInAll - bytesUsed <= bytesFree; }
};

/// How the mask from the base run's magnitudes settles. You et al. 2020 ("Drawing early-bird tickets") consider it
/// settled when five consecutive distances are at most 10 %.
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
    TicketMetric metric = TicketMetric::Last; ///< which val/top1 counts: the last epoch's or the best
    double tolerance = 0.5;
    PruningAmount amountKind = PruningAmount::Sparsity;
    std::int64_t stepsPerEpoch = 0; ///< 0 = unknown
    TicketPlace dense;              ///< the base runs
    int denseAtChance = 0;          ///< number of base runs that are no better than guessing
    std::vector<TicketColumn> columns;
    std::vector<TicketRow> rows;         ///< reset points by time, then controls
    int winning = 0;                     ///< number of winning tickets' places
    std::vector<TicketBarrier> barriers; ///< by time
    double instabilityAmount = 0.0;
    /// The step from which on the barrier stays below kStableBarrier, interpolated linearly between the measured
    /// points; nullopt if not measured or never.
    std::optional<double> denseStable, maskedStable;
    std::vector<MaskSettling> settling; ///< one per base run that reports it
    TicketForecast forecast;
};

/// The forecast's inputs other than the runs.
struct TicketCapacity {
    double now = 0.0;                    ///< Unix seconds
    int parallel = 1;                    ///< runs at once on the machine; 0 = unknown
    double secondsPerRun = 0.0;          ///< assumed for a run over all epochs until one is done; 0 = unknown
    std::int64_t bytesPerCheckpoint = 0; ///< of a dense run, assumed until there is one; 0 = unknown
    std::int64_t bytesPerMask = 0;       ///< that a pruned run's checkpoint holds besides
    std::int64_t bytesFree = -1;         ///< where the runs are stored; −1 = unknown
    // The source of secondsPerRun; if neither is set, the user gave it.
    std::string like = {};        ///< a past run with this name
    bool fitted = false;          ///< a step time fitted to several past runs
    std::int64_t stepsPerRun = 0; ///< of a run over all epochs; 0 = unknown
};

/// No side effects. `runs`: of any cells, in any order; if a cell has several runs, the last one counts.
TicketReport analyseTickets(const TicketStudy& study, const TicketPlan& plan, const std::vector<TicketRun>& runs,
                            const TicketCapacity& capacity = {}, TicketMetric metric = TicketMetric::Last);

/// The report as if the study had only this seed; stability, settling and forecast stay those of the whole study.
TicketReport reportOfSeed(TicketReport report, int seed);

/// Only the forecast; also works before anything has started.
TicketForecast forecastTickets(const TicketStudy& study, const TicketPlan& plan, const std::vector<TicketRun>& runs,
                               const TicketCapacity& capacity);

} // namespace trainyard
