// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of a study for a terminal.
#include "cluster/campaigns/scaling_analysis.h"
#include "cluster/campaigns/scaling_study.h"

#include <cmath>
#include <cstdio>

namespace trainyard {
namespace {

// Caches explain some per cent beyond the ideal; more means that the runs did not have equal conditions.
constexpr double kTooGood = 1.1;
constexpr const char* kDisturbed =
    " That is more than the ideal: other work probably slowed down the one-rank runs. Repeat them.";

std::string number(double value, int digits)
{
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", digits, value);
    return text;
}

std::string percent(double share)
{
    return number(100.0 * share, 1) + " %";
}

std::string ranksText(int ranks)
{
    return std::to_string(ranks) + (ranks == 1 ? " rank" : " ranks");
}

std::string seriesText(const ConvergenceCheck& check, double value)
{
    return check.series.ends_with("top1") ? percent(value) : number(value, 4);
}

std::string differenceText(const ConvergenceCheck& check, double value)
{
    return check.series.ends_with("top1") ? number(value * 100.0, 1) + " percentage points" : number(value, 4);
}

/// "2.1 (1.9 to 2.2)".
std::string spreadText(const Spread& spread, int digits)
{
    std::string out = number(spread.median, digits);
    if (spread.count > 1)
        out += " (" + number(spread.low, digits) + " to " + number(spread.high, digits) + ")";
    return out;
}

std::string problemsText(const std::vector<SpecProblem>& problems)
{
    std::string text;
    for (const SpecProblem& problem : problems)
        text += (text.empty() ? "" : "; ") + problem.text();
    return text;
}

std::string causeText(PlateauCause cause)
{
    switch (cause) {
    case PlateauCause::Input: return "the ranks wait for data";
    case PlateauCause::Communication: return "the ranks wait for each other";
    case PlateauCause::LittleWork: return "each rank has too little work: small batches cost more per sample";
    case PlateauCause::SharedMachine: return "the ranks share the machine's cores and memory and slow each other down";
    case PlateauCause::Other: break;
    }
    return "the recorded phases do not explain it";
}

std::string targetText(const StudyTarget& target)
{
    const bool share = target.series.ends_with("top1") || target.series.ends_with("top5");
    const std::string value = target.series + " " + (share ? percent(target.value) : number(target.value, 4));
    return target.fromSpec ? value + " (the spec's target)" : value + " (reached by every one-rank run)";
}

void addTarget(const StudyCount& count, std::vector<std::string>& out)
{
    std::string line = ranksText(count.ranks) + ": target reached by " + std::to_string(count.reached) + " of " +
                       std::to_string(count.whole) + " runs";
    if (count.reached)
        line += ", after " + spreadText(count.secondsToTarget, 1) + " s";
    out.push_back(line + ".");
}

void addSpeed(const StudyCount& count, std::vector<std::string>& out)
{
    if (count.ranks != 1 && count.speedUp.count)
        out.push_back(ranksText(count.ranks) + ": " + spreadText(count.speedUp, 2) +
                      " times as fast as one rank (ideal " + std::to_string(count.ranks) + "), efficiency " +
                      percent(count.efficiency.median) + "." + (count.efficiency.median > kTooGood ? kDisturbed : ""));
    else if (count.whole && count.throughput.count == 0)
        out.push_back(ranksText(count.ranks) + ": there is no speed, because nothing is left after the first epoch.");
}

} // namespace

std::string text(const StudyRemark& remark)
{
    const std::string value = std::to_string(remark.value);
    switch (remark.issue) {
    case StudyIssue::NoRanks: return "No number of ranks was given; enter some, such as 1,2,4.";
    case StudyIssue::BadRanks:
        return value + " is not a number of ranks; 1 to " + std::to_string(kMostStudyRanks) + " are allowed.";
    case StudyIssue::BadRepeats:
        return value + " repeats are not possible; 1 to " + std::to_string(kMostStudyRepeats) + " are allowed.";
    case StudyIssue::BadCell:
        return "With " + ranksText(remark.value) + ", the run spec is not valid: " + problemsText(remark.problems) +
               ".";
    case StudyIssue::HasParent:
        return "The run spec continues another run, but a study compares complete runs. Remove its parent.";
    case StudyIssue::OneRankAdded: return "One rank was added because everything is relative to it.";
    case StudyIssue::RanksRepeated: return value + " was given more than once; it counts once.";
    case StudyIssue::FewEpochs:
        return "With one epoch there is no speed, because the first epoch is ignored. Train for two or more.";
    case StudyIssue::UnevenBatch:
        return "The batch cannot be divided evenly among " + ranksText(remark.value) + ": some get one more sample.";
    case StudyIssue::AllThreads:
        return "Threads is 0, so one rank uses all cores and more ranks only share them. Set the threads of a rank.";
    case StudyIssue::OneRepeat: return "With one repeat there is no spread.";
    }
    return {};
}

std::string text(const ConvergenceCheck& check, int ranks)
{
    const std::string head = ranksText(ranks) + ", " + check.series + ": ";
    const std::string where = seriesText(check, check.value) + " after " + std::to_string(check.samples) +
                              " samples, where the band of the one-rank runs is " + seriesText(check, check.low) +
                              " to " + seriesText(check, check.high);
    switch (check.verdict) {
    case Convergence::Unknown: return head + "not yet known.";
    case Convergence::Inside: return head + "inside the band of the one-rank runs everywhere.";
    case Convergence::InsideAtEnd:
        return head + "outside at " + std::to_string(check.outside) + " of " + std::to_string(check.points) +
               " points, inside at the end; largest deviation " + where + ".";
    case Convergence::Better: return head + "better at the end; largest deviation " + where + ".";
    case Convergence::Worse: return head + "worse at the end; largest deviation " + where + ".";
    }
    return head;
}

std::string evidenceText(const ConvergenceCheck& check, int ranks)
{
    const MeanDifference& end = check.end;
    const std::string runs = std::to_string(end.second) + " and " + std::to_string(end.first) + " runs";
    const std::string head = ranksText(ranks) + ", " + check.series + ": ";
    if (!std::isfinite(end.margin))
        return head + runs + " cannot show whether they converge like one rank. Repeat each at least " +
               std::to_string(ConvergenceCheck::kFewRuns) + " times.";
    const std::string interval = "at the end it differs by " + differenceText(check, end.difference) + " ± " +
                                 differenceText(check, end.margin) + " from one rank (95 % interval of " + runs + ")";
    return head + interval +
           (check.weak() ? ". That is too uncertain to tell a difference of " + differenceText(check, check.tolerated) +
                               " from chance; more repeats narrow it."
                         : ".");
}

std::string text(const Plateau& plateau)
{
    return "The plateau starts at " + ranksText(plateau.from) + ": up to " + std::to_string(plateau.to) +
           ", each further rank adds " + number(plateau.gain, 2) + " of a rank. Cause: " + causeText(plateau.cause) +
           ". A sample costs " + percent(plateau.input + plateau.communication + plateau.compute + plateau.other) +
           " more rank time than with one rank: input " + percent(plateau.input) + ", other ranks " +
           percent(plateau.communication) + ", computing " + percent(plateau.compute) + ", other " +
           percent(plateau.other) + ".";
}

std::vector<std::string> sentences(const ScalingReport& report)
{
    std::vector<std::string> out;
    if (report.counts.empty() || report.counts.front().ranks != 1)
        out.push_back("There is no one-rank run to compare with.");
    for (const StudyCount& count : report.counts)
        if (count.whole < count.runs)
            out.push_back(ranksText(count.ranks) + ": " + std::to_string(count.whole) + " of " +
                          std::to_string(count.runs) + " runs are complete, " + std::to_string(count.failed) +
                          " ended otherwise, " + std::to_string(count.runs - count.whole - count.failed) +
                          " are unfinished.");
    for (const StudyCount& count : report.counts)
        addSpeed(count, out);
    if (!report.target.series.empty()) {
        out.push_back("Target: " + targetText(report.target) + ".");
        for (const StudyCount& count : report.counts)
            addTarget(count, out);
    }
    for (const StudyCount& count : report.counts)
        for (const ConvergenceCheck& check : count.checks)
            out.push_back(text(check, count.ranks));
    for (const StudyCount& count : report.counts)
        if (const ConvergenceCheck* check = mainCheck(count))
            out.push_back(evidenceText(*check, count.ranks));
    if (report.plateau)
        out.push_back(text(*report.plateau));
    else if (report.counts.size() > 1 && report.counts.back().speedUp.count)
        out.push_back("No plateau up to " + ranksText(report.counts.back().ranks) + ".");
    return out;
}

} // namespace trainyard
