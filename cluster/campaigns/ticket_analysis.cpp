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
        TicketPlace place;
        for (int seed = 1; seed <= m_study.seeds; ++seed) {
            cell.seed = seed;
            place.seeds.push_back(seedOf(cell));
        }
        summarise(place);
        return place;
    }

    void compare(TicketPlace& place, const TicketReport& report) const
    {
        place.difference = 100.0 * (place.mean - report.dense.mean);
        // A difference of exactly the tolerance wins, regardless of rounding.
        place.winning =
            place.done > 0 && report.denseAtChance == 0 && place.difference >= -m_study.tolerance - kRounding;
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

    static void summarise(TicketPlace& place)
    {
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
void readThreshold(const TicketStudy& study, const std::vector<TicketRow>& rows, std::size_t index,
                   TicketColumn& column)
{
    std::vector<double> measured;
    if (study.amountKind == PruningAmount::Threshold)
        measured.push_back(column.amount);
    else
        for (const TicketRow& row : rows)
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

/// Whether the control is as good as or better than every ticket of a column. False until all of them have ended.
bool beatsTickets(const TicketReport& report, const TicketPlace& control, std::size_t column)
{
    bool any = false;
    for (const TicketRow& row : report.rows) {
        const TicketPlace& place = row.places[column];
        if (row.isControl || (place.done == 0 && place.running + place.waiting + place.missing == 0))
            continue; // all its seeds failed
        if (!place.ended() || !(control.mean >= place.mean - kRounding))
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

void readRows(const TicketStudy& study, const TicketPlan& plan, const BoardReader& reader, TicketReport& report)
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
    for (TicketRow& row : report.rows)
        for (TicketPlace& place : row.places) {
            reader.compare(place, report);
            place.winning = place.winning && !row.isControl;
            report.winning += place.winning;
        }
    findBeatenTickets(report);
    for (std::size_t i = 0; i < plan.amounts.size(); ++i) {
        TicketColumn column;
        column.amount = plan.amounts[i];
        std::vector<double> measured;
        for (const TicketRow& row : report.rows)
            if (!row.isControl && std::isfinite(row.places[i].sparsity))
                measured.push_back(row.places[i].sparsity);
        readThreshold(study, report.rows, i, column);
        column.sparsity = !measured.empty()                               ? meanOf(measured)
                          : study.amountKind == PruningAmount::Sparsity   ? column.amount
                          : study.amountKind == PruningAmount::Percentile ? column.amount / 100.0
                                                                          : kNotKnown;
        report.columns.push_back(column);
    }
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
    report.denseAtChance = static_cast<int>(std::ranges::count(report.dense.seeds, true, &TicketSeed::atChance));
    readRows(study, plan, reader, report);
    readBarriers(study, plan, byCell, report);
    report.denseStable = stableFrom(report.barriers, &TicketBarrier::dense);
    report.maskedStable = stableFrom(report.barriers, &TicketBarrier::masked);
    readSettling(study, byCell, report);
    report.forecast = forecastTickets(study, plan, runs, capacity);
    return report;
}

} // namespace trainyard
