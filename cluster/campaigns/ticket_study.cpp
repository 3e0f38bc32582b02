// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/ticket_study.h"

#include "cluster/campaigns/run_series.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace trainyard {
namespace {

constexpr std::size_t kMostTicketTags = 50;
constexpr double kUsualSparsity = 0.8;

bool trainsFromStart(TicketControl control)
{
    return control == TicketControl::Snip || control == TicketControl::SynFlow || control == TicketControl::Random;
}

bool amountHolds(PruningAmount kind, double amount)
{
    switch (kind) {
    case PruningAmount::Sparsity: return amount > 0.0 && amount < 1.0;
    case PruningAmount::Percentile: return amount > 0.0 && amount < 100.0;
    case PruningAmount::Threshold: return amount > 0.0 && amount <= 1e9;
    }
    return false;
}

/// What `round` of so many has pruned in all: 1 − (1 − p)^(round / rounds).
double amountOfRound(PruningAmount kind, double amount, int round, int rounds)
{
    if (round <= 0 || round >= rounds || kind == PruningAmount::Threshold)
        return amount;
    const double whole = kind == PruningAmount::Percentile ? 100.0 : 1.0;
    return whole * (1.0 - std::pow(1.0 - amount / whole, static_cast<double>(round) / rounds));
}

/// Makes the cells of a study whose numbers have been checked.
class TicketPlanner {
public:
    TicketPlanner(const TicketStudy& study, TicketPlan& plan) : m_study(study), m_plan(plan) {}

    void makeCells()
    {
        for (int seed = 1; seed <= m_study.seeds; ++seed)
            add({.kind = TicketCellKind::Base, .seed = seed});
        for (int seed = 1; seed <= m_study.seeds; ++seed) {
            for (const ResetPoint& point : m_plan.resetPoints)
                for (const double amount : m_plan.amounts)
                    add({.kind = TicketCellKind::Ticket,
                         .reset = point,
                         .amount = amount,
                         .seed = seed,
                         .needs = maskSource(amount, point, seed)});
            for (const TicketControl control : m_plan.controls)
                for (const double amount : m_plan.amounts)
                    addControl(control, amount, seed);
        }
        for (const ResetPoint& point : m_plan.instabilityPoints)
            for (const bool masked : {false, true})
                addCopies(point, masked);
        std::stable_sort(m_plan.cells.begin(), m_plan.cells.end(),
                         [](const TicketCell& a, const TicketCell& b) { return a.wave < b.wave; });
    }

private:
    std::string add(TicketCell cell)
    {
        cell.name = ticketCellName(cell, m_study.amountKind);
        if (const auto before = m_waves.find(cell.needs); before != m_waves.end())
            cell.wave = before->second + 1;
        if (m_waves.emplace(cell.name, cell.wave).second) {
            cell.spec = specOf(cell);
            m_plan.cells.push_back(std::move(cell));
            return m_plan.cells.back().name;
        }
        return cell.name;
    }

    void addControl(TicketControl control, double amount, int seed)
    {
        TicketCell cell;
        cell.kind = TicketCellKind::Control;
        cell.control = control;
        cell.amount = amount;
        cell.seed = seed;
        if (control == TicketControl::Shuffle)
            cell.reset = m_plan.controlPoint;
        if (!trainsFromStart(control))
            cell.needs = maskSource(amount, m_plan.controlPoint, seed);
        add(std::move(cell));
    }

    void addCopies(const ResetPoint& point, bool masked)
    {
        TicketCell cell;
        cell.kind = TicketCellKind::CopyA;
        cell.reset = point;
        if (masked)
            cell.amount = m_plan.instabilityAmount;
        cell.needs = masked ? maskSource(m_plan.instabilityAmount, point, 1) : baseName(1);
        cell.needs = add(cell);
        cell.kind = TicketCellKind::CopyB;
        add(std::move(cell));
    }

    std::string baseName(int seed) const { return "base-s" + std::to_string(seed); }
    std::string idOf(const std::string& cell) const { return cellRunId(m_study.id, cell); }

    /// The cell whose end the mask of this amount is made from; adds the rounds before the last one.
    std::string maskSource(double amount, const ResetPoint& point, int seed)
    {
        std::string source = baseName(seed);
        for (int round = 1; round < m_study.rounds; ++round)
            source = add({.kind = TicketCellKind::Ticket,
                          .reset = point,
                          .amount = amount,
                          .seed = seed,
                          .round = round,
                          .needs = source});
        return source;
    }

    RunSpec specOf(const TicketCell& cell) const
    {
        RunSpec spec = m_study.base;
        spec.id = idOf(cell.name);
        spec.name = cellTitle(m_study.base.name, cell.name);
        spec.campaign = m_study.id;
        spec.cell = cell.name;
        spec.seed = m_study.base.seed + static_cast<std::uint64_t>(cell.seed - 1);
        spec.pruning = {};
        spec.monitoring.barrierTo.clear();
        if (spec.tags.size() < kMostTicketTags &&
            std::find(spec.tags.begin(), spec.tags.end(), kTicketStudyKind) == spec.tags.end())
            spec.tags.push_back(kTicketStudyKind);
        if (cell.kind == TicketCellKind::Base) {
            keepPoints(spec.training);
            return spec;
        }
        spec.training.keepEpochs.clear();
        spec.training.keepSteps.clear();
        spec.training.keepCheckpoints = 1; // its end is all that others need
        const std::string base = idOf(baseName(cell.seed));
        if (cell.kind == TicketCellKind::CopyA)
            spec.seed = m_study.base.seed + kCopyASeed;
        if (cell.kind == TicketCellKind::CopyB) {
            spec.seed = m_study.base.seed + kCopyBSeed;
            spec.monitoring.barrierTo = idOf(cell.needs) + "@end";
        }
        if (!cell.amount)
            spec.parent = ParentSpec{base, checkpointAt(base, *cell.reset), true};
        else
            spec.pruning = pruningOf(cell, base);
        return spec;
    }

    void keepPoints(TrainingSpec& training) const
    {
        training.keepEpochs.push_back(0);
        for (const auto* points : {&m_plan.resetPoints, &m_plan.instabilityPoints})
            for (const ResetPoint& point : *points)
                (point.unit == ResetPoint::Unit::Epoch ? training.keepEpochs : training.keepSteps)
                    .push_back(point.value);
        for (auto* kept : {&training.keepEpochs, &training.keepSteps}) {
            std::sort(kept->begin(), kept->end());
            kept->erase(std::unique(kept->begin(), kept->end()), kept->end());
        }
    }

    PruningSpec pruningOf(const TicketCell& cell, const std::string& base) const
    {
        PruningSpec pruning;
        pruning.method = PruningMethod::Magnitude;
        pruning.scope = m_study.mask.scope;
        pruning.leastKept = m_study.mask.leastKept;
        pruning.firstLayer = m_study.mask.firstLayer;
        pruning.lastLayer = m_study.mask.lastLayer;
        pruning.depthwise = m_study.mask.depthwise;
        pruning.excluded = m_study.mask.excluded;
        pruning.amount = m_study.amountKind;
        const double amount = amountOfRound(m_study.amountKind, *cell.amount, cell.round, m_study.rounds);
        (m_study.amountKind == PruningAmount::Sparsity     ? pruning.sparsity
         : m_study.amountKind == PruningAmount::Percentile ? pruning.percentile
                                                           : pruning.threshold) = amount;
        if (cell.kind == TicketCellKind::Control && trainsFromStart(cell.control)) {
            pruning.method = cell.control == TicketControl::Snip      ? PruningMethod::Snip
                             : cell.control == TicketControl::SynFlow ? PruningMethod::SynFlow
                                                                      : PruningMethod::Random;
            return pruning;
        }
        const std::string mask =
            cell.kind == TicketCellKind::CopyB ? maskOfCopyA(cell) : cell.needs; // both copies have the same mask
        pruning.maskFrom = idOf(mask) + "@end";
        if (cell.reset) {
            pruning.reset = PruningReset::Checkpoint;
            pruning.resetTo = checkpointAt(base, *cell.reset);
        }
        if (cell.kind == TicketCellKind::Control && cell.control == TicketControl::Redraw)
            pruning.reset = PruningReset::Redraw;
        pruning.shuffle = cell.kind == TicketCellKind::Control && cell.control == TicketControl::Shuffle;
        return pruning;
    }

    std::string maskOfCopyA(const TicketCell& copyB) const
    {
        const auto a = std::find_if(m_plan.cells.begin(), m_plan.cells.end(),
                                    [&](const TicketCell& cell) { return cell.name == copyB.needs; });
        return a == m_plan.cells.end() ? std::string() : a->needs;
    }

    const TicketStudy& m_study;
    TicketPlan& m_plan;
    std::map<std::string, int> m_waves; ///< by cell
};

void checkBase(const RunSpec& base, TicketPlan& plan)
{
    if (base.training.earlyStopping.series != WatchedSeries::None)
        plan.problems.push_back({.issue = TicketIssue::StopsEarly});
    if (base.training.target.series != WatchedSeries::None)
        plan.problems.push_back({.issue = TicketIssue::HasTarget});
    if (base.pruning.on())
        plan.problems.push_back({.issue = TicketIssue::HasPruning});
    if (base.parent)
        plan.problems.push_back({.issue = TicketIssue::HasParent});
}

void checkTicketNumbers(const TicketStudy& study, TicketPlan& plan)
{
    if (study.amounts.empty())
        plan.problems.push_back({.issue = TicketIssue::NoAmounts});
    std::vector<double> amounts = study.amounts;
    if (study.instability && study.instabilityAmount)
        amounts.push_back(*study.instabilityAmount);
    for (const double amount : amounts)
        if (!amountHolds(study.amountKind, amount))
            plan.problems.push_back({.issue = TicketIssue::BadAmount, .value = amount});
    if (study.resetPoints.empty())
        plan.problems.push_back({.issue = TicketIssue::NoResetPoints});
    if (study.seeds < 1 || study.seeds > kMostTicketSeeds)
        plan.problems.push_back({.issue = TicketIssue::BadSeeds, .count = study.seeds});
    if (study.rounds < 0 || study.rounds > kMostTicketRounds)
        plan.problems.push_back({.issue = TicketIssue::BadRounds, .count = study.rounds});
    if (study.amountKind == PruningAmount::Threshold) {
        if (study.rounds > 1)
            plan.problems.push_back({.issue = TicketIssue::ThresholdRounds});
        for (const TicketControl control : study.controls)
            if (trainsFromStart(control))
                plan.problems.push_back({.issue = TicketIssue::ThresholdControl, .control = control});
    }
    if (!(study.tolerance >= 0.0 && study.tolerance <= 100.0))
        plan.problems.push_back({.issue = TicketIssue::BadTolerance, .value = study.tolerance});
    for (const int number : {study.cascade, study.throttle})
        if (number < 0)
            plan.problems.push_back({.issue = TicketIssue::BadQueue, .count = number});
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
        plan.problems.push_back({.issue = TicketIssue::NegativeReset, .point = point});
    else if (beyond)
        plan.problems.push_back({.issue = TicketIssue::ResetBeyondEnd, .count = epochs, .point = point});
}

/// By time, each once.
std::vector<ResetPoint> sortedPoints(const TicketStudy& study, const std::vector<ResetPoint>& points,
                                     std::vector<TicketRemark>* repeated)
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
            repeated->push_back({.issue = TicketIssue::ResetRepeated, .point = point});
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
    const auto nameOf = [&](double amount) { // what the cells' names cannot tell apart is the same
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
            plan.remarks.push_back({.issue = TicketIssue::AmountRepeated, .value = amount});
    plan.amounts = std::move(once);
    plan.resetPoints = sortedPoints(study, study.resetPoints, &plan.remarks);
    plan.controls = study.controls;
    std::sort(plan.controls.begin(), plan.controls.end());
    for (auto again = plan.controls.begin();
         (again = std::adjacent_find(again, plan.controls.end())) != plan.controls.end();) {
        plan.remarks.push_back({.issue = TicketIssue::ControlRepeated, .control = *again});
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

/// Before any is made: there may be millions.
std::int64_t cellsOf(const TicketStudy& study, const TicketPlan& plan)
{
    const auto amounts = static_cast<std::int64_t>(plan.amounts.size());
    const auto points = static_cast<std::int64_t>(plan.resetPoints.size());
    const auto controls = static_cast<std::int64_t>(plan.controls.size());
    const auto copies = static_cast<std::int64_t>(plan.instabilityPoints.size());
    const std::int64_t rounds = std::max(1, study.rounds);
    return study.seeds * (1 + amounts * points * rounds + amounts * controls) + 4 * copies;
}

void checkTicketCells(TicketPlan& plan)
{
    if (plan.cells.size() > static_cast<std::size_t>(kMostTicketCells)) { // rounds of copies beyond the grid
        plan.problems.push_back(
            {.issue = TicketIssue::TooManyCells, .count = static_cast<std::int64_t>(plan.cells.size())});
        return;
    }
    // Cells of a kind differ in numbers that have been checked; the longest name tells whether all ids fit.
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
            const auto same = [&](const TicketRemark& known) { return known.problem == problem; };
            if (std::none_of(plan.problems.begin(), plan.problems.end(), same))
                plan.problems.push_back({.issue = TicketIssue::BadCell, .cell = cell->name, .problem = problem});
        }
}

void remark(const TicketStudy& study, TicketPlan& plan)
{
    if (study.seeds == 1)
        plan.remarks.push_back({.issue = TicketIssue::OneSeed});
    if (plan.controls.empty())
        plan.remarks.push_back({.issue = TicketIssue::NoControls});
    if (study.rounds == 1)
        plan.remarks.push_back({.issue = TicketIssue::OneRound});
    const DataSpec& data = study.base.data;
    if (study.instability && (isGenerated(data.format) || data.trainSamples > 0 || data.validationSamples > 0))
        plan.remarks.push_back({.issue = TicketIssue::SeedChoosesData});
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
        plan.problems.push_back({.issue = TicketIssue::TooManyCells, .count = count});
        return plan;
    }
    remark(study, plan);
    TicketPlanner(study, plan).makeCells();
    checkTicketCells(plan);
    if (!plan.problems.empty())
        plan.cells.clear();
    return plan;
}

} // namespace trainyard
