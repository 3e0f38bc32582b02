// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/run_store.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// What the Live page wants to know of one run.
struct LiveQuery {
    std::string runId;
    XAxis axis = XAxis::Epoch;
    double from = -1e300, to = 1e300; ///< visible x range
    int pixels = 600;                 ///< width of a chart
    bool params = false;              ///< the configuration too: it never changes, once is enough
};

/// The answer, all of one moment.
struct LiveSnapshot {
    RunRow run;
    std::optional<JobRow> job;                    ///< of a run on another machine
    std::map<std::string, std::vector<Bin>> bins; ///< by series; those the run has of the ones the page draws
    std::map<std::string, double> ranks;          ///< newest values of the series that concern single ranks
    std::map<std::string, double> pruning;        ///< newest values of a run's sparsities, by series
    /// How its sparsities changed, over the whole run whatever is visible: the whole net's first, then its layers' in
    /// the order of the net. Empty for a run that prunes nothing.
    std::vector<std::pair<std::string, std::vector<Bin>>> sparsity;
    std::map<std::string, double> gpus; ///< newest value of every series of a GPU, by name
    std::vector<MessageRow> messages;   ///< newest last
    std::string log;                    ///< the newest attempt's engine.log, its end
    double dataEnd = 0.0;               ///< last x of the run on the axis asked for
    XAxis axis = XAxis::Epoch;
    std::vector<std::pair<std::string, std::string>> params;
};

/// Runs of the picker and how many are at work.
struct LiveChoices {
    std::vector<RunRow> runs; ///< at work first, then the newest
    std::int64_t active = 0;
};

/// Runs on the store's thread; nullopt when there is no such run.
std::optional<LiveSnapshot> readLive(StoreReader& reader, const LiveQuery& query);
LiveChoices readChoices(StoreReader& reader);

/// Whether the page draws this series.
bool isLiveSeries(const std::string& name);

} // namespace trainyard
