// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"

#include <string>
#include <vector>

namespace trainyard {

/// One spec trained by several numbers of ranks, each some times over.
struct ScalingStudy {
    std::string id;         ///< campaign id, as RunSpec::campaign; also a tag of its runs
    RunSpec base;           ///< everything but id, name, campaign, cell, resources.ranks and seed goes to every cell
    std::vector<int> ranks; ///< in any order
    int repeats = 3;        ///< runs of each number of ranks, each with a seed of its own
};

/// One run of the study. `spec` has an id that follows from study and cell, see cellRunId().
struct StudyCell {
    int ranks = 1;
    int repeat = 1; ///< from 1; its seed is base.seed + repeat − 1, the same for every number of ranks
    RunSpec spec;
};

enum class StudyIssue {
    NoRanks,    ///< no number of ranks is given
    BadRanks,   ///< `value` is not 1…256
    BadRepeats, ///< `value` is not 1…100
    BadCell,    ///< the spec does not hold for `value` ranks: `problems`
    HasParent,  ///< every cell would begin with the same weights and epochs done: a study compares whole runs
    // From here on remarks: the study can be made.
    OneRankAdded,  ///< 1 was not among the numbers; all else is measured against it
    RanksRepeated, ///< `value` was given more than once
    FewEpochs,     ///< with one epoch nothing is left once the first is set aside
    UnevenBatch,   ///< the batch cannot be shared evenly among `value` ranks
    AllThreads,    ///< threads = 0: one rank uses the whole machine already, so that more ranks only share it
    OneRepeat      ///< no spread can be told
};

struct StudyRemark {
    StudyIssue issue = StudyIssue::NoRanks;
    int value = 0;
    std::vector<SpecProblem> problems = {};
    friend bool operator==(const StudyRemark&, const StudyRemark&) = default;
};

struct StudyPlan {
    std::vector<StudyRemark> problems; ///< why there is no study; then there are no cells
    std::vector<StudyRemark> remarks;
    /// All numbers of ranks of the first repeat, ascending, then of the second, …: whoever looks early sees every
    /// number.
    std::vector<StudyCell> cells;
    std::vector<int> ranks; ///< ascending, each once, with 1
};

inline constexpr int kMostStudyRanks = 256;
inline constexpr int kMostStudyRepeats = 100;
inline constexpr const char* kScalingStudyKind = "scaling-study";

/// Pure: the same study gives the same cells.
StudyPlan planScalingStudy(const ScalingStudy& study);

/// "n4-r2".
std::string studyCellName(int ranks, int repeat);
/// Of such a name; false (and both left alone) for any other text.
bool parseStudyCell(const std::string& cell, int& ranks, int& repeat);

/// One sentence for a terminal; the window has words of its own.
std::string text(const StudyRemark& remark);

} // namespace trainyard
