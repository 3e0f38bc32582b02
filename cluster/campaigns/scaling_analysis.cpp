// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/scaling_analysis.h"

#include "backend/protocol/rank_layout.h"
#include "backend/protocol/scaling.h"
#include "backend/protocol/series.h"
#include "backend/protocol/series_direction.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace trainyard {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
using Runs = std::vector<const StudyRun*>; // complete runs with one number of ranks

Runs wholeRuns(const std::vector<StudyRun>& runs, int ranks)
{
    Runs out;
    for (const StudyRun& run : runs)
        if (run.ranks == ranks && run.state == StudyRun::State::Whole)
            out.push_back(&run);
    return out;
}

template <typename Value>
Spread spreadOver(const Runs& runs, Value value)
{
    std::vector<double> values;
    for (const StudyRun* run : runs)
        values.push_back(value(*run));
    return spreadOf(std::move(values));
}

Spread divided(const Spread& spread, double by)
{
    return {spread.low / by, spread.median / by, spread.high / by, spread.count};
}

/// The runs' speed over that of one rank. Its range is that of every run over every one-rank run: one-rank runs that
/// differ among themselves make the speed-up just as uncertain as the runs with more ranks. For one rank itself it is
/// what its own runs differ by.
Spread speedUpOf(const Spread& throughput, const Spread& one, int ranks)
{
    if (!std::isfinite(one.median))
        return spreadOf({});
    if (ranks == 1)
        return divided(throughput, one.median);
    return {throughput.low / one.high, throughput.median / one.median, throughput.high / one.low, throughput.count};
}

double bestOf(const StudyCurve& curve, bool lowerIsBetter)
{
    double best = kNaN;
    for (const StudyPoint& point : curve)
        if (std::isfinite(point.value) &&
            (!std::isfinite(best) || (lowerIsBetter ? point.value < best : point.value > best)))
            best = point.value;
    return best;
}

/// The recorded curve for a watched series: training values are judged at the end of an epoch.
std::string epochSeries(WatchedSeries watched)
{
    switch (watched) {
    case WatchedSeries::TrainLoss: return series::kEpochTrainLoss;
    case WatchedSeries::TrainTop1: return series::kEpochTrainTop1;
    case WatchedSeries::None: return {};
    default: return std::string(name(watched));
    }
}

StudyTarget targetOf(const RunSpec& base, const Runs& oneRank)
{
    if (base.training.target.series != WatchedSeries::None)
        return {epochSeries(base.training.target.series), base.training.target.value, true};
    // A guess reaches the best value of such a run as well.
    if (std::ranges::any_of(oneRank, &StudyRun::atChance))
        return {{}, 0.0, false, true};
    // Uses accuracy if the run has it; a net that predicts values only has a loss.
    for (const char* series : {series::kValTop1, series::kValLoss}) {
        const bool lower = !series::higherIsBetter(series);
        const Spread bests =
            spreadOver(oneRank, [&](const StudyRun& run) { return bestOf(curveOf(run, series), lower); });
        if (bests.count > 0)
            return {series, lower ? bests.high : bests.low, false};
    }
    return {};
}

double secondsToTarget(const StudyRun& run, const StudyTarget& target)
{
    if (target.series.empty())
        return kNaN;
    const StudyCurve& recorded = curveOf(run, series::kTimeToTarget);
    if (target.fromSpec && !recorded.empty())
        return recorded.back().value;
    return secondsTo(curveOf(run, target.series), target.value, !series::higherIsBetter(target.series));
}

/// The values of all runs with one number of ranks after a number of samples; NaN where a run has none.
std::vector<double> valuesAt(const Runs& runs, const std::string& series, double samples)
{
    std::vector<double> values;
    for (const StudyRun* run : runs)
        values.push_back(valueAt(curveOf(*run, series), samples));
    return values;
}

/// Of those that are finite; NaN if none is.
double finiteMean(const std::vector<double>& values)
{
    double sum = 0.0;
    int count = 0;
    for (const double value : values)
        if (std::isfinite(value)) {
            sum += value;
            ++count;
        }
    return count ? sum / count : kNaN;
}

/// Runs that have values, and those of them that are outside the band somewhere; in the order of the runs.
struct SingleRuns {
    std::vector<bool> compared, leaving;
    explicit SingleRuns(std::size_t runs) : compared(runs), leaving(runs) {}

    void compare(const std::vector<double>& values, double low, double high)
    {
        for (std::size_t i = 0; i < values.size(); ++i)
            if (std::isfinite(values[i])) {
                compared[i] = true;
                leaving[i] = leaving[i] || values[i] < low || values[i] > high;
            }
    }
};

/// `leaving`: single runs that leave the band of any series so far.
ConvergenceCheck checkSeries(const Runs& oneRank, const Runs& runs, const std::string& series,
                             const StudyTolerance& tolerance, std::vector<bool>& leaving)
{
    ConvergenceCheck check;
    check.series = series;
    if (runs.empty() || oneRank.empty())
        return check;
    const bool lower = !series::higherIsBetter(series);
    double farthest = 0.0;
    SingleRuns single(runs.size());
    Convergence last = Convergence::Unknown;
    std::pair<std::vector<double>, std::vector<double>> atEnd; // at the last point compared: one rank, these runs
    for (const StudyPoint& point : curveOf(*runs.front(), series)) {
        const auto samples = static_cast<double>(point.samples);
        std::vector<double> before = valuesAt(oneRank, series, samples), now = valuesAt(runs, series, samples);
        const Spread band = spreadOf(before);
        const double reference = finiteMean(before), value = finiteMean(now);
        if (band.count == 0 || !std::isfinite(value))
            continue;
        const double room = lower ? tolerance.loss * std::abs(reference) : tolerance.accuracy;
        // A margin, so that a value on the border counts as inside regardless of rounding.
        const double low = band.low - room - 1e-12, high = band.high + room + 1e-12;
        const double excess = std::max({low - value, value - high, 0.0});
        single.compare(now, low, high);
        last = excess == 0.0 ? Convergence::Inside : (value > high) == lower ? Convergence::Worse : Convergence::Better;
        atEnd = {std::move(before), std::move(now)};
        check.tolerated = room;
        check.points += 1;
        check.outside += excess > 0.0;
        if (excess > farthest || farthest == 0.0) {
            farthest = excess;
            check.samples = point.samples;
            check.value = value;
            check.low = band.low - room;
            check.high = band.high + room;
        }
    }
    check.end = meanDifference(atEnd.first, atEnd.second);
    check.runs = static_cast<int>(std::ranges::count(single.compared, true));
    check.leaving = static_cast<int>(std::ranges::count(single.leaving, true));
    for (std::size_t i = 0; i < leaving.size(); ++i)
        leaving[i] = leaving[i] || single.leaving[i];
    check.verdict = last == Convergence::Inside && check.outside > 0 ? Convergence::InsideAtEnd : last;
    return check;
}

bool anyHas(const std::vector<StudyRun>& runs, const std::string& series)
{
    return std::any_of(runs.begin(), runs.end(), [&](const StudyRun& run) { return !curveOf(run, series).empty(); });
}

StudyCount countOf(const std::vector<StudyRun>& runs, int ranks)
{
    StudyCount count;
    count.ranks = ranks;
    for (const StudyRun& run : runs) {
        count.runs += run.ranks == ranks;
        count.whole += run.ranks == ranks && run.state == StudyRun::State::Whole;
        count.failed += run.ranks == ranks && run.state == StudyRun::State::Failed;
    }
    const Runs whole = wholeRuns(runs, ranks);
    count.throughput = spreadOver(whole, throughputOf);
    const auto share = [&](const char* series) {
        return spreadOver(whole, [&](const StudyRun& run) { return phaseShare(run, series); }).median;
    };
    count.inputWait = share(series::kInputWait);
    count.rankWait = share(series::kAllreduce);
    count.compute = share(series::kCompute);
    return count;
}

PlateauCause causeOf(const RunSpec& base, const Plateau& plateau, int cores)
{
    const std::array<std::pair<double, PlateauCause>, 4> grown = {{{plateau.input, PlateauCause::Input},
                                                                   {plateau.communication, PlateauCause::Communication},
                                                                   {plateau.compute, PlateauCause::LittleWork},
                                                                   {plateau.other, PlateauCause::Other}}};
    const auto most = *std::max_element(grown.begin(), grown.end());
    if (!(most.first > 0.0))
        return PlateauCause::Other;
    RunSpec larger = base;
    larger.resources.ranks = plateau.to;
    const int needed = processNeeds(larger).cores;
    const bool crowded = cores > 0 && (needed == 0 || needed > cores);
    // Ranks that wait for a core also make each other wait, so then neither computing nor waiting identifies the cause.
    if (crowded && most.second != PlateauCause::Input)
        return PlateauCause::SharedMachine;
    if (most.second == PlateauCause::LittleWork &&
        scaledBatch(base, plateau.to).largestLocal >= scaledBatch(base, 1).largestLocal)
        return PlateauCause::SharedMachine;
    return most.second;
}

std::optional<Plateau> plateauOf(const RunSpec& base, const std::vector<StudyCount>& counts, int cores)
{
    const StudyCount* before = nullptr;
    for (const StudyCount& count : counts) {
        if (count.speedUp.count == 0)
            continue;
        const StudyCount* const from = std::exchange(before, &count);
        if (!from)
            continue;
        Plateau plateau;
        plateau.from = from->ranks;
        plateau.to = count.ranks;
        plateau.gain = (count.speedUp.median - from->speedUp.median) / (count.ranks - from->ranks);
        if (plateau.gain >= kPlateauGain)
            continue;
        const StudyCount& one = counts.front();
        const double growth = 1.0 / count.efficiency.median; // cost(to) / cost(1)
        plateau.input = count.inputWait * growth - one.inputWait;
        plateau.communication = count.rankWait * growth - one.rankWait;
        plateau.compute = count.compute * growth - one.compute;
        plateau.other = growth - 1.0 - plateau.input - plateau.communication - plateau.compute;
        plateau.cause = std::isfinite(plateau.other) ? causeOf(base, plateau, cores) : PlateauCause::Other;
        return plateau;
    }
    return std::nullopt;
}

} // namespace

const ConvergenceCheck* mainCheck(const StudyCount& count)
{
    for (const char* wanted : {series::kValTop1, series::kValLoss, ""})
        for (const ConvergenceCheck& check : count.checks)
            if (check.verdict != Convergence::Unknown && (*wanted == '\0' || check.series == wanted))
                return &check;
    return nullptr;
}

ScalingReport analyseScalingStudy(const RunSpec& base, const std::vector<StudyRun>& runs, int cores,
                                  const StudyTolerance& tolerance)
{
    ScalingReport report;
    report.tolerance = tolerance;
    std::vector<int> ranks;
    for (const StudyRun& run : runs)
        ranks.push_back(run.ranks);
    std::sort(ranks.begin(), ranks.end());
    ranks.erase(std::unique(ranks.begin(), ranks.end()), ranks.end());
    const Runs oneRank = wholeRuns(runs, 1);
    report.target = targetOf(base, oneRank);
    const Spread reference = spreadOver(oneRank, throughputOf); // NaN without a one-rank run
    for (const int n : ranks) {
        StudyCount count = countOf(runs, n);
        count.speedUp = speedUpOf(count.throughput, reference, n);
        count.efficiency = divided(count.speedUp, n);
        const Runs whole = wholeRuns(runs, n);
        count.secondsToTarget =
            spreadOver(whole, [&](const StudyRun& run) { return secondsToTarget(run, report.target); });
        count.reached = count.secondsToTarget.count;
        std::vector<bool> leaving(whole.size());
        if (n != 1)
            for (const char* series :
                 {series::kEpochTrainLoss, series::kEpochTrainTop1, series::kValLoss, series::kValTop1})
                if (anyHas(runs, series))
                    count.checks.push_back(checkSeries(oneRank, whole, series, tolerance, leaving));
        count.leaving = static_cast<int>(std::ranges::count(leaving, true));
        report.counts.push_back(std::move(count));
    }
    report.plateau = plateauOf(base, report.counts, cores);
    return report;
}

} // namespace trainyard
