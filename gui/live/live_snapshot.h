// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/program_line.h"
#include "gui/live/live_runs.h"
#include "gui/parts/run_curves.h"
#include "gui/plots/attempt_starts.h"
#include "storage/store/run_store.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace trainyard {

/// What the Live page needs about one run.
struct LiveQuery {
    std::string runId;
    XAxis axis = XAxis::Epoch;
    double from = -1e300, to = 1e300; ///< visible x range
    int pixels = 600;                 ///< width of a chart
    bool params = false;              ///< include the configuration, which never changes and is read only once
    /// The runs that are shown at once, runId among them; fewer than two: that one alone.
    std::vector<std::string> runs = {};
    QStringList expressions = {}; ///< of the charts that a person has added
};

/// The answer, consistent at one moment.
struct LiveSnapshot {
    RunRow run;
    std::optional<JobRow> job;                    ///< for a run on another machine
    std::map<std::string, std::vector<Bin>> bins; ///< by series; those that the page draws and the run has
    /// A program's own series, which the page knows no place for; at most kMostOwnSeries, the oldest first.
    std::vector<std::pair<std::string, std::vector<Bin>>> own;
    std::map<std::string, double> ranks;   ///< newest values of the series that concern single ranks
    std::map<std::string, double> pruning; ///< newest sparsity values, by series
    /// Course of the sparsities over the whole run, regardless of the visible range: first the whole net, then its
    /// layers in the order of the net. Empty for a run that does not prune.
    std::vector<std::pair<std::string, std::vector<Bin>>> sparsity;
    std::map<std::string, double> gpus; ///< newest value of every GPU series, by name
    std::vector<MessageRow> messages;   ///< newest last
    bool hasCheckpoint = false;         ///< the run has written one
    bool hasHistograms = false;         ///< of a run that does not train with the engine
    std::vector<RunImage> images;       ///< that messages announce, the oldest first
    std::string log;                    ///< the end of the attempts' engine.log, the newest last
    double dataBegin = 0.0;             ///< where the run begins on the requested axis: 0, or a date
    double dataEnd = 0.0;               ///< last x of the run on the requested axis
    XAxis axis = XAxis::Epoch;
    /// Some values of a shown run, which trains with its own program, have no epoch or no number of samples.
    bool lacksEpochs = false, lacksSamples = false;
    std::vector<std::pair<std::string, std::string>> params;
    std::vector<LiveRun> runs; ///< several at once; empty for one alone
    ChartCurves curves;        ///< of LiveQuery::expressions and all shown runs
    std::vector<AttemptRow> attempts;
};

/// Where each attempt after the first begins on the snapshot's axis. Attempts of which nothing is visible are left out.
AttemptPlaces startsOfAttempts(const LiveSnapshot& snapshot);
/// The same for one of several runs.
AttemptPlaces startsOfAttempts(const LiveRun& run, XAxis axis);

/// The picker's runs and the number of active ones.
struct LiveChoices {
    std::vector<RunRow> runs; ///< active runs first, then the newest
    std::int64_t active = 0;
};

/// Runs on the store's thread; nullopt if the run does not exist.
std::optional<LiveSnapshot> readLive(StoreReader& reader, const LiveQuery& query);
LiveChoices readChoices(StoreReader& reader);

inline constexpr std::size_t kMostOwnSeries = 4;
/// Whether a program named this series itself, and the page has no chart for it.
bool isOwnSeries(const std::string& name);

/// Whether the page draws this series.
bool isLiveSeries(const std::string& name);

} // namespace trainyard
