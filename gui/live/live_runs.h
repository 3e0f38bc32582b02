// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/run_store.h"

#include <QString>

#include <map>
#include <string>
#include <vector>

namespace trainyard {

/// One of several runs that the Live page shows at once.
struct LiveRun {
    RunRow run;                                   ///< metrics: newest training loss, best validation top-1
    QString name;                                 ///< tells it from the others
    int place = 0;                                ///< among the chosen ones: its colour and letter
    std::map<std::string, std::vector<Bin>> bins; ///< by series; those that charts of several runs draw
    double begin = 0.0, end = 0.0;                ///< of its data on the axis; both 0 without any
    std::vector<AttemptRow> attempts;
};

/// The part of the axis that is read, and the width of a chart.
struct LiveRunsView {
    XAxis axis = XAxis::Epoch;
    double from = -1e300, to = 1e300;
    int pixels = 600;
};

/// In the order of `ids`; those that are not in the store are left out. Series have fewer bins the more runs there are.
/// Blocking: for a store's thread.
std::vector<LiveRun> readLiveRuns(StoreReader& reader, const std::vector<std::string>& ids, const LiveRunsView& view);

} // namespace trainyard
