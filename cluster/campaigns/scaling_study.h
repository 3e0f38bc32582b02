// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/campaign_remark.h"

#include <string>
#include <vector>

namespace trainyard {

/// One spec trained with several numbers of ranks, each several times.
struct ScalingStudy {
    std::string id;         ///< campaign id, as RunSpec::campaign; also a tag of its runs
    RunSpec base;           ///< every cell gets everything except id, name, campaign, cell, resources.ranks and seed
    std::vector<int> ranks; ///< in any order
    int repeats = 3;        ///< runs for each number of ranks, each with its own seed
};

/// One run of the study. Its id is derived from study and cell, see cellRunId().
struct StudyCell {
    int ranks = 1;
    int repeat = 1; ///< from 1; its seed is base.seed + repeat − 1, the same for every number of ranks
    RunSpec spec;
};

struct StudyPlan {
    std::vector<CampaignRemark> problems; ///< why there is no study; if any, there are no cells
    std::vector<CampaignRemark> remarks;
    /// All numbers of ranks for the first repeat, ascending, then for the second, …, so that early results include
    /// every number.
    std::vector<StudyCell> cells;
    std::vector<int> ranks; ///< ascending, without duplicates, including 1
};

inline constexpr int kMostStudyRanks = 256;
inline constexpr int kMostStudyRepeats = 100;
inline constexpr const char* kScalingStudyKind = "scaling-study";

/// No side effects: the same study always gives the same cells.
StudyPlan planScalingStudy(const ScalingStudy& study);

/// "n4-r2".
std::string studyCellName(int ranks, int repeat);
/// Parses such a name; returns false, and changes neither argument, for any other text.
bool parseStudyCell(const std::string& cell, int& ranks, int& repeat);

} // namespace trainyard
