// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/run_details.h"

#include "backend/protocol/series.h"
#include "cluster/control/run_import.h"
#include "cluster/control/run_speed.h"
#include "gui/formats/field_text.h"
#include "gui/formats/format.h"
#include "gui/formats/ledger_text.h"
#include "gui/formats/run_names.h"
#include "gui/formats/state_text.h"
#include "gui/formats/visible_text.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

struct Details {
    Q_DECLARE_TR_FUNCTIONS(trainyard::Details)
};

const std::vector<MetricColumn>& resultMetrics()
{
    static const std::vector<MetricColumn> metrics = {{series::kValTop1, MetricSummary::Best},
                                                      {series::kValTop5, MetricSummary::Best},
                                                      {series::kValLoss, MetricSummary::Best},
                                                      {series::kTrainLoss, MetricSummary::Last},
                                                      {series::kEpochSeconds, MetricSummary::Last}};
    return metrics;
}

/// The same number as in ledgers where it is known, else what was last recorded.
QString resultText(const RunRow& row, std::size_t metric, const EpochTime& time)
{
    const std::string& name = resultMetrics()[metric].series;
    return name == series::kEpochSeconds && time.known()
               ? epochTimeText(time)
               : format::seriesValue(QString::fromStdString(name), row.metrics[metric]);
}

std::vector<std::pair<QString, QString>> resultsOf(const RunRow& row, const EpochTime& time)
{
    const QStringList titles = {Details::tr("Best val top-1"), Details::tr("Best val top-5"),
                                Details::tr("Best val loss"), Details::tr("Last train loss"),
                                Details::tr("Time per epoch")};
    std::vector<std::pair<QString, QString>> results;
    results.emplace_back(Details::tr("State"), stateText(ShownState(row)));
    if (!row.data.name.empty())
        results.emplace_back(Details::tr("Data"), format::dataset(row.data)); // results for a part of it are marked
    for (std::size_t i = 0; i < row.metrics.size() && i < static_cast<std::size_t>(titles.size()); ++i)
        if (row.hasMetric(i))
            results.emplace_back(titles[static_cast<qsizetype>(i)], resultText(row, i, time));
    if (row.tellsEpochs())
        results.emplace_back(Details::tr("Epochs trained"), format::fixed(row.epoch, 1));
    if (row.elapsed > 0.0)
        results.emplace_back(Details::tr("Time trained"), format::duration(row.elapsed));
    if (row.parameters > 0)
        results.emplace_back(Details::tr("Parameters"), format::count(row.parameters));
    return results;
}

/// Runs share most of their settings: each text is kept once.
class SharedTexts {
public:
    QString of(const std::string& text) { return *m_texts.insert(QString::fromStdString(text)); }

private:
    QSet<QString> m_texts;
};

/// The ids of one day look alike, so the names of the campaign and of the runs that settings refer to are shown.
void nameIds(StoreReader& reader, ComparedRun& run)
{
    for (const auto& [key, value] : run.params) {
        if (value.isEmpty())
            continue;
        if (key == QLatin1String("campaign")) {
            const std::optional<CampaignRow> campaign = reader.campaign(value.toStdString());
            if (campaign && !campaign->name.empty())
                run.named.insert(key, format::visible(campaign->name));
            continue;
        }
        if (!isRunParam(key))
            continue;
        const qsizetype at = value.indexOf(QLatin1Char('@'));
        const std::optional<RunRow> meant = reader.run(value.left(at).toStdString());
        if (meant && !meant->name.empty())
            run.named.insert(key, format::visible(meant->name) + (at < 0 ? QString() : value.mid(at)));
    }
}

} // namespace

RunDetails readDetails(StoreReader& reader, const DetailsQuery& query)
{
    RunDetails details;
    QSet<QString> names;
    SharedTexts texts;
    std::vector<std::pair<std::string, std::string>> known;
    for (const CurvesQuery::Run& wanted : query.runs) {
        const std::string id = wanted.id.toStdString();
        const std::optional<RunRow> row = reader.run(id, resultMetrics());
        if (!row)
            continue;
        ComparedRun compared;
        compared.id = wanted.id;
        known.emplace_back(row->name, row->id);
        compared.colour = wanted.colour;
        compared.data = row->data;
        for (const auto& [key, value] : reader.params(id))
            if (!isImported(*row) || !fillsProgramOfImport(QString::fromStdString(key)))
                compared.params.emplace_back(texts.of(key), texts.of(value));
        compared.imported = isImported(*row);
        nameIds(reader, compared);
        compared.results = resultsOf(*row, readRunSpeed(reader, *row).time);
        details.compared << std::move(compared);

        for (const SeriesRow& one : reader.series(row->key))
            names.insert(QString::fromStdString(one.name));
    }
    const QStringList apart = format::namesApart(known);
    for (qsizetype i = 0; i < apart.size(); ++i)
        details.compared[i].name = apart[i];
    details.seriesNames = QStringList(names.begin(), names.end());
    details.seriesNames.sort();
    return details;
}

QVector<QPointF> readSparkline(StoreReader& reader, std::int64_t run)
{
    BinQuery query;
    query.run = run;
    query.series = kCurveSeries;
    query.axis = XAxis::Epoch;
    query.pixels = 48;
    QVector<QPointF> curve;
    for (const Bin& bin : reader.bins(query))
        if (std::isfinite(bin.mean))
            curve << QPointF(bin.lastX, bin.mean);
    if (curve.size() < 2)
        return {};
    const auto [low, high] = std::minmax_element(curve.begin(), curve.end(),
                                                 [](const QPointF& a, const QPointF& b) { return a.y() < b.y(); });
    const double bottom = low->y();
    const double range = std::max(high->y() - bottom, 1e-12);
    const double left = curve.first().x();
    const double width = std::max(curve.last().x() - left, 1e-12);
    for (QPointF& point : curve)
        point = QPointF((point.x() - left) / width, (point.y() - bottom) / range);
    return curve;
}

} // namespace trainyard
