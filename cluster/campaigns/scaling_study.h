// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"

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

enum class StudyIssue {
    NoRanks,    ///< no number of ranks was given
    BadRanks,   ///< `value` is not 1…256
    BadRepeats, ///< `value` is not 1…100
    BadCell,    ///< the spec is not valid with `value` ranks: `problems`
    HasParent,  ///< every cell would start with the same weights and epochs, but a study compares complete runs
    // From here on remarks: the study is possible.
    OneRankAdded,  ///< 1 was not among the numbers; everything is relative to it
    RanksRepeated, ///< `value` was given more than once
    FewEpochs,     ///< with one epoch, nothing is left after ignoring the first
    UnevenBatch,   ///< the batch cannot be shared evenly among `value` ranks
    AllThreads,    ///< threads = 0: one rank already uses the whole machine, so more ranks only share it
    OneRepeat      ///< there is no spread
};

struct StudyRemark {
    StudyIssue issue = StudyIssue::NoRanks;
    int value = 0;
    std::vector<SpecProblem> problems = {};
    friend bool operator==(const StudyRemark&, const StudyRemark&) = default;
};

struct StudyPlan {
    std::vector<StudyRemark> problems; ///< why there is no study; if any, there are no cells
    std::vector<StudyRemark> remarks;
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

/// One sentence for a terminal; the window has its own texts.
std::string text(const StudyRemark& remark);

} // namespace trainyard
