// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/ticket_cells.h"

#include "cluster/campaigns/run_series.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace trainyard {
namespace {

constexpr std::size_t kMostTicketTags = 50;

/// The total share pruned after `round`: 1 − (1 − p)^(round / rounds).
double amountOfRound(PruningAmount kind, double amount, int round, int rounds)
{
    if (round <= 0 || round >= rounds || kind == PruningAmount::Threshold)
        return amount;
    const double whole = kind == PruningAmount::Percentile ? 100.0 : 1.0;
    return whole * (1.0 - std::pow(1.0 - amount / whole, static_cast<double>(round) / rounds));
}

/// Creates the cells of a study whose numbers have been checked.
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

    /// The cell whose final weights determine the mask for this amount; adds the earlier rounds.
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
        spec.training.keepCheckpoints = 1; // other cells only need its end
        const std::string base = idOf(baseName(cell.seed));
        if (cell.kind == TicketCellKind::CopyA)
            spec.data.orderSeed = orderOfCopy(kCopyASeed);
        if (cell.kind == TicketCellKind::CopyB) {
            spec.data.orderSeed = orderOfCopy(kCopyBSeed);
            spec.monitoring.barrierTo = idOf(cell.needs) + "@end";
        }
        if (!cell.amount)
            spec.parent = ParentSpec{base, checkpointAt(base, *cell.reset), true};
        else
            spec.pruning = pruningOf(cell, base);
        return spec;
    }

    std::int64_t orderOfCopy(std::uint64_t added) const
    {
        return static_cast<std::int64_t>((orderSeed(m_study.base) + added) & kLargestDataSeed); // from a 64-bit seed
    }

    void keepPoints(TrainingSpec& training) const
    {
        training.keepEpochs.push_back(0);
        std::vector<ResetPoint> ofControls(m_plan.controls.empty() ? 0 : 1, m_plan.controlPoint);
        for (const auto* points : {&m_plan.resetPoints, &m_plan.instabilityPoints, &ofControls})
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
            cell.kind == TicketCellKind::CopyB ? maskOfCopyA(cell) : cell.needs; // both copies use the same mask
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

} // namespace

bool trainsFromStart(TicketControl control)
{
    return control == TicketControl::Snip || control == TicketControl::SynFlow || control == TicketControl::Random;
}

void makeTicketCells(const TicketStudy& study, TicketPlan& plan)
{
    TicketPlanner(study, plan).makeCells();
}

} // namespace trainyard
