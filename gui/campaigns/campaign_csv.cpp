// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/campaigns/campaign_csv.h"

#include "cluster/campaigns/step_fit.h"
#include "gui/campaigns/campaign_models.h"
#include "gui/formats/figures.h"
#include "gui/formats/reason_text.h"
#include "gui/formats/table_csv.h"
#include "gui/services/campaign_service.h"

namespace trainyard {
namespace {

QString exact(double value)
{
    return exactText(value, 9);
}

} // namespace

QByteArray countsCsv(const CampaignSnapshot& study)
{
    QList<QStringList> lines{{"ranks",
                              "runs",
                              "whole",
                              "failed",
                              "samples_per_second_low",
                              "samples_per_second",
                              "samples_per_second_high",
                              "speed_up_low",
                              "speed_up",
                              "speed_up_high",
                              "ideal",
                              "forecast_speed_up",
                              "efficiency",
                              "seconds_to_target_low",
                              "seconds_to_target",
                              "seconds_to_target_high",
                              "reached",
                              "input_wait",
                              "rank_wait",
                              "compute"}};
    if (study.study)
        for (const StudyCount& count : study.report.counts) {
            const QString forecast =
                study.costs ? exact(forecastRanks(*study.costs, study.base, {count.ranks}).front().speedUp) : QString();
            lines << QStringList{QString::number(count.ranks),
                                 QString::number(count.runs),
                                 QString::number(count.whole),
                                 QString::number(count.failed),
                                 exact(count.throughput.low),
                                 exact(count.throughput.median),
                                 exact(count.throughput.high),
                                 exact(count.speedUp.low),
                                 exact(count.speedUp.median),
                                 exact(count.speedUp.high),
                                 QString::number(count.ranks),
                                 forecast,
                                 exact(count.efficiency.median),
                                 exact(count.secondsToTarget.low),
                                 exact(count.secondsToTarget.median),
                                 exact(count.secondsToTarget.high),
                                 QString::number(count.reached),
                                 exact(count.inputWait),
                                 exact(count.rankWait),
                                 exact(count.compute)};
        }
    return csvText(lines);
}

QByteArray cellsCsv(const std::vector<CampaignCellRow>& cells)
{
    QList<QStringList> lines{{"cell", "stage", "run", "name", "state", "step", "total_steps", "samples_per_second",
                              "best_val_top1", "best_val_loss", "seconds", "reason"}};
    for (const CampaignCellRow& cell : cells) {
        const RunRow& run = cell.run;
        const auto metric = [&](std::size_t at) {
            return run.metrics.size() > at ? exact(run.metrics[at]) : QString();
        };
        const bool none = run.id.empty();
        lines << QStringList{QString::fromStdString(cell.cell),
                             QString::number(cell.stage + 1),
                             QString::fromStdString(run.id),
                             QString::fromStdString(run.name),
                             none ? QString()
                                  : QString::fromUtf8(name(run.state).data(), qsizetype(name(run.state).size())),
                             none ? QString() : QString::number(run.step),
                             none ? QString() : QString::number(run.totalSteps),
                             none || cell.rate <= 0.0 ? QString() : exact(cell.rate),
                             metric(0),
                             metric(1),
                             none ? QString() : exact(run.elapsed),
                             reasonAndRemedy(run.reason)};
    }
    return csvText(lines);
}

} // namespace trainyard
