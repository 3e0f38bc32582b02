// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/ticket_study.h"

#include "backend/protocol/reasons_study.h"

#include "cluster/campaigns/ticket_cells.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace trainyard {
namespace {

constexpr double kUsualSparsity = 0.8;

bool amountHolds(PruningAmount kind, double amount)
{
    switch (kind) {
    case PruningAmount::Sparsity: return amount > 0.0 && amount < 1.0;
    case PruningAmount::Percentile: return amount > 0.0 && amount < 100.0;
    case PruningAmount::Threshold: return amount > 0.0 && amount <= 1e9;
    }
    return false;
}

void checkBase(const RunSpec& base, TicketPlan& plan)
{
    if (base.training.earlyStopping.series != WatchedSeries::None)
        plan.problems.push_back({studyReason("study.stops-early")});
    if (base.training.target.series != WatchedSeries::None)
        plan.problems.push_back({studyReason("study.has-target")});
    if (base.pruning.on())
        plan.problems.push_back({studyReason("study.has-pruning")});
    if (base.parent)
        plan.problems.push_back({studyReason("study.has-weights")});
}

void checkTicketNumbers(const TicketStudy& study, TicketPlan& plan)
{
    if (study.amounts.empty())
        plan.problems.push_back({studyReason("study.no-amounts")});
    std::vector<double> amounts = study.amounts;
    if (study.instability && study.instabilityAmount)
        amounts.push_back(*study.instabilityAmount);
    for (const double amount : amounts)
        if (!amountHolds(study.amountKind, amount))
            plan.problems.push_back(
                {study.amountKind == PruningAmount::Sparsity
                     ? studyReason("study.bad-share", std::round(amount * 1e10) / 1e8) // as it is typed and shown
                     : studyReason("study.bad-amount", amount)});
    if (study.resetPoints.empty())
        plan.problems.push_back({studyReason("study.no-reset-points")});
    if (study.seeds < 1 || study.seeds > kMostTicketSeeds)
        plan.problems.push_back({studyReason("study.seeds", study.seeds, kMostTicketSeeds)});
    if (study.rounds < 0 || study.rounds > kMostTicketRounds)
        plan.problems.push_back({studyReason("study.rounds", study.rounds, kMostTicketRounds)});
    if (study.amountKind == PruningAmount::Threshold) {
        if (study.rounds > 1)
            plan.problems.push_back({studyReason("study.threshold-rounds")});
        for (const TicketControl control : study.controls)
            if (trainsFromStart(control))
                plan.problems.push_back(
                    {studyReason("study.threshold-control", std::vector<Reason>{controlReason(control)})});
    }
    if (!(study.tolerance >= 0.0 && study.tolerance <= 100.0))
        plan.problems.push_back({studyReason("study.tolerance", study.tolerance)});
    if (study.cascade < 0 || study.throttle < 0)
        plan.problems.push_back({studyReason("study.negative-stages")});
}

ResetPoint whole(ResetPoint point)
{
    return point.atStart() ? ResetPoint{} : point;
}

void checkPoint(const TicketStudy& study, const ResetPoint& point, TicketPlan& plan)
{
    const std::int64_t epochs = study.base.training.epochs;
    const bool beyond = point.unit == ResetPoint::Unit::Epoch
                            ? point.value >= epochs
                            : study.stepsPerEpoch > 0 &&
                                  (point.value + study.stepsPerEpoch - 1) / study.stepsPerEpoch >= epochs &&
                                  point.value >= epochs * study.stepsPerEpoch;
    if (point.value < 0)
        plan.problems.push_back({studyReason("study.reset-negative")});
    else if (beyond)
        plan.problems.push_back(
            {studyReason("study.reset-beyond-end", std::vector<Reason>{pointReason(point)}, epochs)});
}

/// In the order of time, without duplicates.
std::vector<ResetPoint> sortedPoints(const TicketStudy& study, const std::vector<ResetPoint>& points,
                                     std::vector<CampaignRemark>* repeated)
{
    std::vector<ResetPoint> sorted;
    for (const ResetPoint& point : points) {
        const auto same = [&](const ResetPoint& other) {
            const std::int64_t step = stepOf(point, study.stepsPerEpoch);
            return other == whole(point) || (step >= 0 && stepOf(other, study.stepsPerEpoch) == step);
        };
        if (std::none_of(sorted.begin(), sorted.end(), same))
            sorted.push_back(whole(point));
        else if (repeated)
            repeated->push_back({studyReason("study.repeated", std::vector<Reason>{pointReason(point)})});
    }
    std::stable_sort(sorted.begin(), sorted.end(),
                     [&](const ResetPoint& a, const ResetPoint& b) { return comesBefore(a, b, study.stepsPerEpoch); });
    return sorted;
}

double usualAmount(PruningAmount kind, const std::vector<double>& ascending)
{
    if (kind == PruningAmount::Threshold)
        return ascending[ascending.size() / 2];
    const double wanted = kind == PruningAmount::Percentile ? 100.0 * kUsualSparsity : kUsualSparsity;
    return *std::min_element(ascending.begin(), ascending.end(),
                             [&](double a, double b) { return std::abs(a - wanted) < std::abs(b - wanted); });
}

void sortAxes(const TicketStudy& study, TicketPlan& plan)
{
    const auto nameOf = [&](double amount) { // amounts with the same cell name count as equal
        return ticketCellName({.kind = TicketCellKind::Ticket, .reset = ResetPoint{}, .amount = amount},
                              study.amountKind);
    };
    plan.amounts = study.amounts;
    std::sort(plan.amounts.begin(), plan.amounts.end());
    std::vector<double> once;
    for (const double amount : plan.amounts)
        if (once.empty() || nameOf(once.back()) != nameOf(amount))
            once.push_back(amount);
        else
            plan.remarks.push_back({studyReason("study.repeated", amount)});
    plan.amounts = std::move(once);
    plan.resetPoints = sortedPoints(study, study.resetPoints, &plan.remarks);
    plan.controls = study.controls;
    std::sort(plan.controls.begin(), plan.controls.end());
    for (auto again = plan.controls.begin();
         (again = std::adjacent_find(again, plan.controls.end())) != plan.controls.end();) {
        plan.remarks.push_back({studyReason("study.repeated", std::vector<Reason>{controlReason(*again)})});
        again = plan.controls.erase(again);
    }
    plan.controlPoint = study.controlPoint ? whole(*study.controlPoint) : plan.resetPoints.back();
    if (study.instability) {
        plan.instabilityPoints = study.instabilityPoints.empty()
                                     ? plan.resetPoints
                                     : sortedPoints(study, study.instabilityPoints, &plan.remarks);
        plan.instabilityAmount = study.instabilityAmount.value_or(usualAmount(study.amountKind, plan.amounts));
    }
}

/// Computed before any cell is created, because there may be millions.
std::int64_t cellsOf(const TicketStudy& study, const TicketPlan& plan)
{
    const auto amounts = static_cast<std::int64_t>(plan.amounts.size());
    const auto points = static_cast<std::int64_t>(plan.resetPoints.size());
    const auto controls = static_cast<std::int64_t>(plan.controls.size());
    const auto copies = static_cast<std::int64_t>(plan.instabilityPoints.size());
    const std::int64_t rounds = std::max(1, study.rounds);
    return study.seeds * (1 + amounts * points * rounds + amounts * controls) + 4 * copies;
}

CampaignRemark tooMany(std::int64_t cells)
{
    return {studyReason("study.too-many-cells", Count{cells}, Count{kMostTicketCells})};
}

void checkTicketCells(TicketPlan& plan)
{
    if (plan.cells.size() > static_cast<std::size_t>(kMostTicketCells)) { // including rounds of copies outside the grid
        plan.problems.push_back(tooMany(static_cast<std::int64_t>(plan.cells.size())));
        return;
    }
    // Cells of one kind differ only in numbers that have been checked, so the longest name shows whether all ids fit.
    std::map<std::pair<TicketCellKind, TicketControl>, const TicketCell*> first;
    const TicketCell* longest = &plan.cells.front();
    for (const TicketCell& cell : plan.cells) {
        first.emplace(std::pair(cell.kind, cell.control), &cell);
        if (cell.name.size() > longest->name.size())
            longest = &cell;
    }
    first[{TicketCellKind::Base, TicketControl::Random}] = longest;
    for (const auto& [kind, cell] : first)
        for (const SpecProblem& problem : validateRunSpec(cell->spec)) {
            const auto same = [&](const CampaignRemark& known) { return known.problems.front() == problem; };
            if (std::none_of(plan.problems.begin(), plan.problems.end(), same))
                plan.problems.push_back({studyReason("study.bad-cell", cell->name), {problem}});
        }
}

void remark(const TicketStudy& study, TicketPlan& plan)
{
    if (study.seeds == 1)
        plan.remarks.push_back({studyReason("study.one-seed")});
    if (plan.controls.empty())
        plan.remarks.push_back({studyReason("study.no-controls")});
    if (study.rounds == 1)
        plan.remarks.push_back({studyReason("study.one-round")});
}

} // namespace

TicketPlan planTicketStudy(const TicketStudy& study)
{
    TicketPlan plan;
    checkTicketNumbers(study, plan);
    checkBase(study.base, plan);
    for (const auto* points : {&study.resetPoints, &study.instabilityPoints})
        for (const ResetPoint& point : *points)
            checkPoint(study, point, plan);
    if (study.controlPoint)
        checkPoint(study, *study.controlPoint, plan);
    if (!plan.problems.empty())
        return plan;
    sortAxes(study, plan);
    if (const std::int64_t count = cellsOf(study, plan); count > kMostTicketCells) {
        plan.problems.push_back(tooMany(count));
        return plan;
    }
    remark(study, plan);
    makeTicketCells(study, plan);
    checkTicketCells(plan);
    if (!plan.problems.empty())
        plan.cells.clear();
    return plan;
}

} // namespace trainyard
