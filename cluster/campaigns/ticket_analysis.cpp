// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/ticket_report.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace trainyard {
namespace {

using RunsByCell = std::map<std::string, const TicketRun*>;

constexpr double kRounding = 1e-9;

double meanOf(const std::vector<double>& values)
{
    double sum = 0.0;
    for (const double value : values)
        sum += value;
    return values.empty() ? kNotKnown : sum / static_cast<double>(values.size());
}

double deviationOf(const std::vector<double>& values)
{
    if (values.size() < 2)
        return kNotKnown;
    const double mean = meanOf(values);
    double squares = 0.0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    return std::sqrt(squares / static_cast<double>(values.size() - 1));
}

TicketPlace placeOf(std::vector<TicketSeed> seeds)
{
    TicketPlace place;
    place.seeds = std::move(seeds);
    std::vector<double> values, live, progress, sparsity;
    for (const TicketSeed& seed : place.seeds) {
        ++(seed.state == TicketRunState::Done      ? place.done
           : seed.state == TicketRunState::Running ? place.running
           : seed.state == TicketRunState::Waiting ? place.waiting
           : seed.state == TicketRunState::Failed  ? place.failed
                                                   : place.missing);
        progress.push_back(seed.progress);
        for (const auto& [value, list] :
             {std::pair(seed.value, &values), std::pair(seed.live, &live), std::pair(seed.sparsity, &sparsity)})
            if (std::isfinite(value))
                list->push_back(value);
    }
    place.mean = meanOf(values);
    place.deviation = deviationOf(values);
    if (!values.empty()) {
        place.low = *std::min_element(values.begin(), values.end());
        place.high = *std::max_element(values.begin(), values.end());
    }
    place.live = meanOf(live);
    place.progress = meanOf(progress);
    place.sparsity = meanOf(sparsity);
    return place;
}

const TicketSeed* seedIn(const TicketPlace& place, int seed)
{
    const auto found = std::ranges::find(place.seeds, seed, &TicketSeed::seed);
    return found == place.seeds.end() ? nullptr : &*found;
}

/// The values of two places for the seeds that have both.
struct PairedValues {
    std::vector<double> first, second;
    double firstMean() const { return meanOf(first); }
    double secondMean() const { return meanOf(second); }
};

PairedValues pairValues(const TicketPlace& first, const TicketPlace& second,
                        double TicketSeed::*value = &TicketSeed::value)
{
    PairedValues pairs;
    for (const TicketSeed& one : first.seeds)
        if (const TicketSeed* other = seedIn(second, one.seed);
            other && std::isfinite(one.*value) && std::isfinite(other->value)) {
            pairs.first.push_back(one.*value);
            pairs.second.push_back(other->value);
        }
    return pairs;
}

void compareWithDense(TicketPlace& place, bool isControl, const TicketReport& report)
{
    const PairedValues pairs = pairValues(place, report.dense);
    const PairedValues live = pairValues(place, report.dense, &TicketSeed::live);
    place.denseMean = pairs.secondMean();
    place.difference = 100.0 * (pairs.firstMean() - place.denseMean);
    place.liveDifference = 100.0 * (live.firstMean() - live.secondMean());
    place.decided = !place.seeds.empty() && pairs.first.size() == place.seeds.size();
    // A difference of exactly the tolerance wins, regardless of rounding.
    place.winning =
        !isControl && place.decided && report.denseAtChance == 0 && place.difference >= -report.tolerance - kRounding;
}

/// Computes the places of a study from its runs.
class BoardReader {
public:
    BoardReader(const TicketStudy& study, const RunsByCell& runs, TicketMetric metric)
        : m_study(study), m_runs(runs), m_metric(metric)
    {
    }

    /// `cell`: any seed of the place.
    TicketPlace place(TicketCell cell) const
    {
        std::vector<TicketSeed> seeds;
        for (int seed = 1; seed <= m_study.seeds; ++seed) {
            cell.seed = seed;
            seeds.push_back(seedOf(cell));
        }
        return placeOf(std::move(seeds));
    }

private:
    const TicketRun* runOf(const TicketCell& cell, int round) const
    {
        TicketCell named = cell;
        named.round = round;
        const auto found = m_runs.find(ticketCellName(named, m_study.amountKind));
        return found == m_runs.end() ? nullptr : found->second;
    }

    TicketSeed seedOf(const TicketCell& cell) const
    {
        TicketSeed seed;
        seed.seed = cell.seed;
        seed.cell = ticketCellName(cell, m_study.amountKind);
        const int rounds = cell.kind == TicketCellKind::Ticket ? std::max(1, m_study.rounds) : 1;
        const TicketRun* run = nullptr;
        double progress = 0.0;
        for (int round = 1; round <= rounds; ++round) { // the first unfinished round determines the ticket's state
            run = runOf(cell, round == rounds ? 0 : round);
            seed.round = rounds > 1 ? round : 0;
            if (!run || run->state != TicketRunState::Done) {
                progress += run ? std::clamp(run->progress, 0.0, 1.0) : 0.0;
                break;
            }
            progress += 1.0;
        }
        seed.progress = progress / rounds;
        if (!run)
            return seed;
        seed.run = run->id;
        seed.state = run->state;
        seed.reason = run->reason;
        seed.sparsity = run->sparsity;
        seed.threshold = run->threshold;
        const double metric = m_metric == TicketMetric::Best ? run->best : run->top1;
        seed.atChance = run->state == TicketRunState::Done && run->atChance;
        if (run->state == TicketRunState::Done)
            seed.value = metric;
        else if (run->state == TicketRunState::Running)
            seed.live = metric;
        return seed;
    }

    const TicketStudy& m_study;
    const RunsByCell& m_runs;
    TicketMetric m_metric;
};

std::int64_t stepsPerEpochOf(const TicketStudy& study, const RunsByCell& runs)
{
    if (study.stepsPerEpoch > 0)
        return study.stepsPerEpoch;
    const int epochs = std::max(1, study.base.training.epochs);
    for (const auto& [cell, run] : runs)
        if (run->totalSteps > 0)
            return run->totalSteps / epochs;
    return 0;
}

/// A threshold study uses the requested threshold; otherwise the thresholds with which the column's tickets were
/// pruned.
void readThreshold(const TicketReport& report, std::size_t index, TicketColumn& column)
{
    std::vector<double> measured;
    if (report.amountKind == PruningAmount::Threshold)
        measured.push_back(column.amount);
    else
        for (const TicketRow& row : report.rows)
            for (const TicketSeed& seed : row.places[index].seeds)
                if (!row.isControl && std::isfinite(seed.threshold))
                    measured.push_back(seed.threshold);
    if (measured.empty())
        return;
    column.threshold = meanOf(measured);
    const auto [low, high] = std::minmax_element(measured.begin(), measured.end());
    column.thresholdLow = *low;
    column.thresholdHigh = *high;
}

TicketColumn readColumn(const TicketReport& report, std::size_t index, double amount)
{
    TicketColumn column;
    column.amount = amount;
    std::vector<double> measured;
    for (const TicketRow& row : report.rows)
        if (!row.isControl && std::isfinite(row.places[index].sparsity))
            measured.push_back(row.places[index].sparsity);
    readThreshold(report, index, column);
    column.sparsity = !measured.empty()                                ? meanOf(measured)
                      : report.amountKind == PruningAmount::Sparsity   ? amount
                      : report.amountKind == PruningAmount::Percentile ? amount / 100.0
                                                                       : kNotKnown;
    return column;
}

/// Whether the control is as good as or better than every ticket of a column, over the seeds that both have. False
/// until all of them have ended.
bool beatsTickets(const TicketReport& report, const TicketPlace& control, std::size_t column)
{
    bool any = false;
    for (const TicketRow& row : report.rows) {
        const TicketPlace& place = row.places[column];
        if (row.isControl || (place.done == 0 && place.running + place.waiting + place.missing == 0))
            continue; // all its seeds failed
        const PairedValues pairs = pairValues(control, place);
        if (!place.ended() || !(pairs.firstMean() >= pairs.secondMean() - kRounding))
            return false;
        any = true;
    }
    return any && control.ended();
}

void findBeatenTickets(TicketReport& report)
{
    for (TicketRow& row : report.rows)
        for (std::size_t i = 0; row.isControl && i < row.places.size(); ++i)
            row.places[i].beatsTickets = beatsTickets(report, row.places[i], i);
}

/// Compares the places of a report with each other.
void judge(TicketReport& report)
{
    report.denseAtChance = static_cast<int>(std::ranges::count(report.dense.seeds, true, &TicketSeed::atChance));
    report.winning = 0;
    for (TicketRow& row : report.rows)
        for (TicketPlace& place : row.places) {
            compareWithDense(place, row.isControl, report);
            report.winning += place.winning;
        }
    findBeatenTickets(report);
}

void readRows(const TicketPlan& plan, const BoardReader& reader, TicketReport& report)
{
    for (const ResetPoint& point : plan.resetPoints) {
        TicketRow row;
        row.reset = point;
        row.step = stepOf(point, report.stepsPerEpoch);
        for (const double amount : plan.amounts)
            row.places.push_back(reader.place({.kind = TicketCellKind::Ticket, .reset = point, .amount = amount}));
        report.rows.push_back(std::move(row));
    }
    for (const TicketControl control : plan.controls) {
        TicketRow row;
        row.isControl = true;
        row.control = control;
        std::optional<ResetPoint> reset;
        if (control == TicketControl::Shuffle)
            reset = row.reset = plan.controlPoint;
        row.step = reset ? stepOf(row.reset, report.stepsPerEpoch) : 0;
        for (const double amount : plan.amounts)
            row.places.push_back(
                reader.place({.kind = TicketCellKind::Control, .control = control, .reset = reset, .amount = amount}));
        report.rows.push_back(std::move(row));
    }
    judge(report);
    for (std::size_t i = 0; i < plan.amounts.size(); ++i)
        report.columns.push_back(readColumn(report, i, plan.amounts[i]));
}

void readBarriers(const TicketStudy& study, const TicketPlan& plan, const RunsByCell& runs, TicketReport& report)
{
    for (const ResetPoint& point : plan.instabilityPoints) {
        TicketBarrier barrier;
        barrier.point = point;
        barrier.step = stepOf(point, report.stepsPerEpoch);
        for (const bool masked : {false, true})
            for (const TicketCellKind kind : {TicketCellKind::CopyA, TicketCellKind::CopyB}) {
                TicketCell cell{.kind = kind, .reset = point};
                if (masked)
                    cell.amount = plan.instabilityAmount;
                const auto found = runs.find(ticketCellName(cell, study.amountKind));
                const TicketRunState state = found == runs.end() ? TicketRunState::Missing : found->second->state;
                barrier.failed += state == TicketRunState::Failed;
                barrier.open += state != TicketRunState::Failed && state != TicketRunState::Done;
                if (kind == TicketCellKind::CopyB && found != runs.end())
                    (masked ? barrier.masked : barrier.dense) = 100.0 * found->second->barrierError;
            }
        report.barriers.push_back(barrier);
    }
}

std::optional<double> stableFrom(const std::vector<TicketBarrier>& barriers, double TicketBarrier::*value)
{
    std::vector<const TicketBarrier*> measured;
    for (const TicketBarrier& barrier : barriers)
        if (barrier.step >= 0 && std::isfinite(barrier.*value))
            measured.push_back(&barrier);
    const auto last = std::find_if(measured.rbegin(), measured.rend(),
                                   [&](const TicketBarrier* one) { return one->*value >= kStableBarrier; });
    if (measured.empty() || last == measured.rbegin())
        return std::nullopt;
    if (last == measured.rend())
        return static_cast<double>(measured.front()->step);
    const TicketBarrier& above = **last;
    const TicketBarrier& below = **std::prev(last);
    const double share = (above.*value - kStableBarrier) / (above.*value - below.*value);
    return static_cast<double>(above.step) + share * static_cast<double>(below.step - above.step);
}

void readSettling(const TicketStudy& study, const RunsByCell& runs, TicketReport& report)
{
    for (int seed = 1; seed <= study.seeds; ++seed) {
        const auto base = runs.find(ticketCellName({.kind = TicketCellKind::Base, .seed = seed}, study.amountKind));
        if (base == runs.end() || base->second->maskDistance.empty())
            continue;
        MaskSettling settling;
        settling.seed = seed;
        settling.distance = base->second->maskDistance;
        int inARow = 0;
        for (const auto& [epoch, distance] : settling.distance) {
            inARow = distance <= kSettledDistance ? inARow + 1 : 0;
            if (inARow == kSettledEpochs && !settling.settledEpoch)
                settling.settledEpoch = epoch;
        }
        report.settling.push_back(std::move(settling));
    }
}

} // namespace

TicketReport analyseTickets(const TicketStudy& study, const TicketPlan& plan, const std::vector<TicketRun>& runs,
                            const TicketCapacity& capacity, TicketMetric metric)
{
    RunsByCell byCell;
    for (const TicketRun& run : runs)
        byCell.insert_or_assign(run.cell, &run);
    TicketReport report;
    report.metric = metric;
    report.tolerance = study.tolerance;
    report.amountKind = study.amountKind;
    report.stepsPerEpoch = stepsPerEpochOf(study, byCell);
    report.instabilityAmount = plan.instabilityAmount;
    const BoardReader reader(study, byCell, metric);
    report.dense = reader.place({.kind = TicketCellKind::Base});
    readRows(plan, reader, report);
    readBarriers(study, plan, byCell, report);
    report.denseStable = stableFrom(report.barriers, &TicketBarrier::dense);
    report.maskedStable = stableFrom(report.barriers, &TicketBarrier::masked);
    readSettling(study, byCell, report);
    report.forecast = forecastTickets(study, plan, runs, capacity);
    return report;
}

TicketReport reportOfSeed(TicketReport report, int seed)
{
    const auto keep = [seed](TicketPlace& place) {
        const TicketSeed* kept = seedIn(place, seed);
        place = placeOf(kept ? std::vector<TicketSeed>{*kept} : std::vector<TicketSeed>());
    };
    keep(report.dense);
    for (TicketRow& row : report.rows)
        std::ranges::for_each(row.places, keep);
    judge(report);
    for (std::size_t i = 0; i < report.columns.size(); ++i)
        report.columns[i] = readColumn(report, i, report.columns[i].amount);
    return report;
}

} // namespace trainyard
