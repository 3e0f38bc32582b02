// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/ticket_report.h"

#include <cmath>
#include <memory>

namespace trainyard::test {

/// A study of 12 amounts, 5 reset points, 3 seeds, two controls and an instability analysis.
inline TicketStudy madeUpTickets()
{
    TicketStudy study;
    study.id = "tickets";
    study.base.name = "CIFAR-10 tickets, ResNet20V2";
    study.base.training.epochs = 40;
    study.base.seed = 1;
    study.amounts = {0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.88, 0.9, 0.93, 0.95, 0.97, 0.98};
    using Unit = ResetPoint::Unit;
    study.resetPoints = {{Unit::Epoch, 0}, {Unit::Step, 200}, {Unit::Epoch, 1}, {Unit::Epoch, 2}, {Unit::Epoch, 5}};
    study.seeds = 3;
    study.controls = {TicketControl::Redraw, TicketControl::Shuffle};
    study.controlPoint = ResetPoint{Unit::Epoch, 2};
    study.instability = true;
    study.stepsPerEpoch = 391;
    return study;
}

/// Made-up results: later reset points are better, controls worse. The last reset point is under way.
inline std::vector<TicketRun> madeUpTicketRuns(const TicketPlan& plan, double now)
{
    std::vector<TicketRun> runs;
    int number = 0;
    for (const TicketCell& cell : plan.cells) {
        TicketRun run;
        run.id = "run-" + std::to_string(++number);
        run.cell = cell.name;
        run.state = TicketRunState::Done;
        run.startedAt = now - 20'000.0 + 30.0 * number;
        run.endedAt = run.startedAt + 840.0;
        run.seconds = 840.0;
        run.step = run.totalSteps = 40 * 391;
        run.progress = 1.0;
        run.diskBytes = 10'200'000;
        run.checkpoints = 1;
        const double noise = 0.0008 * ((number * 37) % 5 - 2);
        const double sparsity = cell.amount.value_or(0.0);
        const double thin = -std::log10(1.0 - sparsity);
        double top1 = 0.917;
        if (cell.kind == TicketCellKind::Ticket && cell.reset) {
            const bool late = cell.reset->unit == ResetPoint::Unit::Epoch && cell.reset->value > 0;
            top1 +=
                (late ? 0.002 + 0.0006 * double(cell.reset->value) : -0.004) - 0.018 * thin * thin * (late ? 1.0 : 1.5);
            run.sparsity = sparsity;
            run.threshold = 0.0035 * cell.seed + 0.05 * sparsity * sparsity * sparsity;
        }
        if (cell.kind == TicketCellKind::Control)
            top1 += -0.008 - 0.034 * thin * thin * (cell.control == TicketControl::Redraw ? 0.9 : 1.1);
        if (cell.kind == TicketCellKind::CopyB && cell.reset) {
            const double step = cell.reset->unit == ResetPoint::Unit::Step ? double(cell.reset->value)
                                                                           : 391.0 * double(cell.reset->value);
            run.barrierError = (cell.amount ? 0.46 : 0.38) * std::exp(-step / 180.0);
        }
        run.top1 = run.best = top1 + noise;
        const bool last = cell.kind == TicketCellKind::Ticket && cell.reset && cell.reset->value == 5;
        if (last && sparsity > 0.92) {
            run.state = TicketRunState::Waiting;
            run.reason = "waits for a free node";
        } else if (last && sparsity > 0.76) {
            run.state = TicketRunState::Running;
            run.progress = 0.9 - 0.4 * sparsity;
        } else if (cell.name == "p98-e2-s3") {
            run.state = TicketRunState::Failed;
            run.reason = "time limit";
        }
        if (run.state != TicketRunState::Done) {
            run.endedAt = run.seconds = 0.0;
            if (run.state == TicketRunState::Waiting)
                run.startedAt = 0.0;
        }
        runs.push_back(std::move(run));
    }
    return runs;
}

inline std::shared_ptr<const TicketReport> madeUpTicketReport(const TicketStudy& study = madeUpTickets(),
                                                              double now = 1.76e9)
{
    const TicketPlan plan = planTicketStudy(study);
    TicketCapacity capacity;
    capacity.now = now;
    capacity.parallel = 12;
    return std::make_shared<const TicketReport>(analyseTickets(study, plan, madeUpTicketRuns(plan, now), capacity));
}

} // namespace trainyard::test
