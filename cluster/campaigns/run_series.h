// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"

#include <string>
#include <vector>

namespace trainyard {

/// Runs that need nothing of each other: one spec with several seeds, or a list of specs.
struct RunSeries {
    std::string id; ///< campaign id
    std::string name;
    std::vector<RunSpec> specs;
    int repeats = 1; ///< of each spec; the r-th has its seed + r − 1
    /// Cells of a stage: cell i of each stage waits until cell i of the stage before has ended well, as the cascades of
    /// a cluster's users do. 0 = all cells are one stage.
    int cascade = 0;
    int throttle = 0; ///< most cells at once where a cluster's queue starts them, 0 = no limit
};

struct SeriesCell {
    std::string cell; ///< "r3" of one spec, "s2-r3" of several
    int stage = 0;
    RunSpec spec; ///< with its id: the campaign's, a point and the cell
};

enum class SeriesIssue {
    NoSpec,      ///< there is nothing to run
    BadRepeats,  ///< `value` is not 1…kMostSeriesCells
    TooManyRuns, ///< more than kMostSeriesCells
    BadStages,   ///< the cells of a stage or those at once are fewer than 0
    BadCell      ///< the spec of `cell` does not hold: `problem`
};

struct SeriesProblem {
    SeriesIssue issue = SeriesIssue::NoSpec;
    int value = 0;
    std::string cell = {};
    SpecProblem problem = {};
    friend bool operator==(const SeriesProblem&, const SeriesProblem&) = default;
};

struct SeriesPlan {
    std::vector<SeriesProblem> problems; ///< then there are no cells
    std::vector<SeriesCell> cells;
};

inline constexpr const char* kRunSeriesKind = "run-series";
inline constexpr int kMostSeriesCells = 10'000;

/// Pure: the same series gives the same cells. The last stage may be shorter than the others.
SeriesPlan planRunSeries(const RunSeries& series);

/// One sentence for a terminal; the window has words of its own.
std::string text(const SeriesProblem& problem);

/// The run id of a campaign's cell: always the same, so that a cell is never started twice.
std::string cellRunId(const std::string& campaign, const std::string& cell);
/// The title of a cell's run, cut so that the cell fits behind it.
std::string cellTitle(std::string title, const std::string& cell);

} // namespace trainyard
