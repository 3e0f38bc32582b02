// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/scaling_study.h"

#include "backend/protocol/reasons_study.h"

#include "backend/protocol/scaling.h"
#include "cluster/campaigns/run_series.h"

#include <algorithm>
#include <charconv>

namespace trainyard {
namespace {

constexpr std::size_t kMostTags = 50;

RunSpec cellSpec(const ScalingStudy& study, int ranks, int repeat)
{
    RunSpec spec = study.base;
    const std::string cell = studyCellName(ranks, repeat);
    spec.id = cellRunId(study.id, cell);
    spec.name = cellTitle(study.base.name, cell);
    spec.campaign = study.id;
    spec.cell = cell;
    spec.resources.ranks = ranks;
    if (int& gpus = spec.resources.placement.gpusPerNode; spec.program && gpus > 0) // as many a rank as in the base
        gpus = std::max(1, gpus / std::max(1, study.base.resources.ranks)) * ranks;
    spec.seed = study.base.seed + static_cast<std::uint64_t>(repeat - 1);
    if (spec.tags.size() < kMostTags &&
        std::find(spec.tags.begin(), spec.tags.end(), kScalingStudyKind) == spec.tags.end())
        spec.tags.push_back(kScalingStudyKind);
    return spec;
}

void checkNumbers(const ScalingStudy& study, StudyPlan& plan)
{
    if (study.ranks.empty())
        plan.problems.push_back({studyReason("study.no-ranks")});
    for (const int ranks : study.ranks)
        if (ranks < 1 || ranks > kMostStudyRanks)
            plan.problems.push_back({studyReason("study.bad-ranks", ranks, kMostStudyRanks)});
    if (study.repeats < 1 || study.repeats > kMostStudyRepeats)
        plan.problems.push_back({studyReason("study.repeats", study.repeats, kMostStudyRepeats)});
    if (study.base.parent)
        plan.problems.push_back({studyReason("study.has-parent")});
}

void sortRanks(const ScalingStudy& study, StudyPlan& plan)
{
    plan.ranks = study.ranks;
    std::sort(plan.ranks.begin(), plan.ranks.end());
    for (std::size_t i = 1; i < plan.ranks.size(); ++i)
        if (plan.ranks[i] == plan.ranks[i - 1] && (i < 2 || plan.ranks[i] != plan.ranks[i - 2]))
            plan.remarks.push_back({studyReason("study.ranks-repeated", plan.ranks[i])});
    plan.ranks.erase(std::unique(plan.ranks.begin(), plan.ranks.end()), plan.ranks.end());
    if (plan.ranks.front() != 1) {
        plan.ranks.insert(plan.ranks.begin(), 1);
        plan.remarks.push_back({studyReason("study.one-rank-added")});
    }
}

void checkCells(const ScalingStudy& study, StudyPlan& plan)
{
    for (const int ranks : plan.ranks) {
        RunSpec spec = cellSpec(study, ranks, 1);
        const std::vector<SpecProblem> problems = validateRunSpec(spec);
        if (!problems.empty()) {
            plan.problems.push_back({studyReason("study.bad-rank-spec", ranks), problems});
            continue;
        }
        const ScaledBatch batch = scaledBatch(spec, ranks);
        if (!spec.program && batch.smallestLocal != batch.largestLocal)
            plan.remarks.push_back({studyReason("study.uneven-batch", ranks)});
    }
}

} // namespace

StudyPlan planScalingStudy(const ScalingStudy& study)
{
    StudyPlan plan;
    checkNumbers(study, plan);
    if (!plan.problems.empty())
        return plan;
    sortRanks(study, plan);
    checkCells(study, plan);
    if (!plan.problems.empty())
        return plan;
    if (!study.base.program && study.base.training.epochs < 2)
        plan.remarks.push_back({studyReason("study.few-epochs")});
    if (study.base.resources.threads == 0 && plan.ranks.size() > 1)
        plan.remarks.push_back({studyReason("study.all-threads")});
    if (study.repeats == 1)
        plan.remarks.push_back({studyReason("study.one-repeat")});
    for (int repeat = 1; repeat <= study.repeats; ++repeat)
        for (const int ranks : plan.ranks)
            plan.cells.push_back({ranks, repeat, cellSpec(study, ranks, repeat)});
    return plan;
}

std::string studyCellName(int ranks, int repeat)
{
    return "n" + std::to_string(ranks) + "-r" + std::to_string(repeat);
}

bool parseStudyCell(const std::string& cell, int& ranks, int& repeat)
{
    const std::size_t dash = cell.find("-r");
    if (!cell.starts_with('n') || dash == std::string::npos)
        return false;
    const char* const begin = cell.data();
    int foundRanks = 0, foundRepeat = 0;
    const auto first = std::from_chars(begin + 1, begin + dash, foundRanks);
    const auto second = std::from_chars(begin + dash + 2, begin + cell.size(), foundRepeat);
    if (first.ec != std::errc() || first.ptr != begin + dash || second.ec != std::errc() ||
        second.ptr != begin + cell.size() || foundRanks < 1 || foundRepeat < 1)
        return false;
    ranks = foundRanks;
    repeat = foundRepeat;
    return true;
}

} // namespace trainyard
