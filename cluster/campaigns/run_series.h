// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/campaign_remark.h"

#include <string>
#include <vector>

namespace trainyard {

/// Independent runs: one spec with several seeds, or a list of specs.
struct RunSeries {
    std::string id; ///< campaign id
    std::string name;
    std::vector<RunSpec> specs;
    int repeats = 1; ///< per spec; the r-th has seed + r − 1
    /// Cells per stage: cell i of each stage waits until cell i of the previous stage has succeeded, a pattern known as
    /// a cascade on clusters. 0 = all cells are one stage.
    int cascade = 0;
    int throttle = 0; ///< maximum number of cells that a cluster's queue runs at once, 0 = no limit
};

struct SeriesCell {
    std::string cell; ///< "r3" of one spec, "s2-r3" of several
    int stage = 0;
    RunSpec spec; ///< its id is the campaign's, a point and the cell
};

struct SeriesPlan {
    std::vector<CampaignRemark> problems; ///< if any, there are no cells
    std::vector<SeriesCell> cells;
};

inline constexpr const char* kRunSeriesKind = "run-series";
inline constexpr int kMostSeriesCells = 10'000;

/// No side effects: the same series always gives the same cells. The last stage may be shorter.
SeriesPlan planRunSeries(const RunSeries& series);

/// The run id of a campaign's cell. It never changes, so that a cell is never started twice.
std::string cellRunId(const std::string& campaign, const std::string& cell);
/// The title of a cell's run, shortened so that the cell's name fits after it.
std::string cellTitle(std::string title, const std::string& cell);

} // namespace trainyard
