// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/runs/compared_series.h"

#include "gui/formats/field_text.h"
#include "gui/runs/runs_view_model.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

struct ComparedText {
    Q_DECLARE_TR_FUNCTIONS(ComparedText)
};

bool isInFacet(const RunsViewModel& model, const QString& run, int facet)
{
    return facet < 0 || model.chartsByRule().of.value(run, -1) == facet;
}

/// Colour, dashes and label of a run's line as the rules say; the label then names the values.
void applyRules(const RunsViewModel& model, ChartSeries& line)
{
    const SettingValues& colours = model.coloursByRule();
    const SettingValues& dashes = model.dashesByRule();
    QStringList values;
    if (const auto at = colours.of.constFind(line.id); at != colours.of.constEnd()) {
        const SeriesMark mark = seriesMark(*at);
        line.color = mark.color;
        line.pattern = mark.pattern;
        values << paramValue(model.curveRules().colour, colours.values[*at]);
    } else if (!dashes.of.isEmpty()) {
        line.pattern = 0; // dashes mean a value here
    }
    if (const auto at = dashes.of.constFind(line.id); at != dashes.of.constEnd()) {
        line.pattern = *at % kSeriesPatterns;
        values << paramValue(model.curveRules().dashes, dashes.values[*at]);
    }
    if (!colours.of.isEmpty()) {
        line.label = values.join(QStringLiteral(", "));
        line.key.clear(); // a value stands for itself
    } else if (!values.isEmpty()) {
        for (QString* text : {&line.label, &line.key})
            if (!text->isEmpty())
                *text = QStringLiteral("%1 (%2)").arg(*text, values.front());
    }
}

} // namespace

std::vector<ChartSeries> runSeries(const RunsViewModel& model, const QString& expression, int facet)
{
    const QVector<RunCurve> curves = model.curves().value(expression);
    const SeriesShape shape = isPerEpochExpression(expression) ? SeriesShape::Points : SeriesShape::Line;
    std::vector<ChartSeries> series;
    for (const RunCurve& curve : curves) {
        if (!isInFacet(model, curve.id, facet))
            continue;
        ChartSeries one;
        one.id = curve.id;
        // Uses the letters of the table below; full names would leave no room for a second entry in the legend.
        const QString letter = ComparisonModel::letter(int(model.selection().indexOf(curve.id)));
        one.label = curves.size() > 1 ? letter : curve.name;
        one.name = one.key = curve.name;
        const SeriesMark mark = seriesMark(curve.colour);
        one.color = mark.color;
        one.pattern = mark.pattern;
        applyRules(model, one);
        one.shape = shape;
        one.bins.assign(curve.bins.begin(), curve.bins.end());
        for (const auto& [x, attempt] : curve.starts)
            one.starts.push_back({x, attempt});
        series.push_back(std::move(one));
    }
    return series;
}

std::vector<ChartSeries> groupSeries(const RunsViewModel& model, const QString& expression, const BandOptions& options,
                                     int facet)
{
    QHash<QString, std::vector<Bin>> curves;
    double from = INFINITY, to = -INFINITY;
    const QVector<RunCurve> all = model.curves().value(expression);
    for (const RunCurve& curve : all)
        if (!curve.bins.isEmpty() && isInFacet(model, curve.id, facet)) {
            curves.insert(curve.id, {curve.bins.begin(), curve.bins.end()});
            from = std::min(from, curve.bins.front().firstX);
            to = std::max(to, curve.bins.back().lastX);
        }
    const std::vector<RunGroup>& groups = model.groups().groups;
    std::vector<ChartSeries> series;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        std::vector<const std::vector<Bin>*> members;
        for (const int run : groups[i].members)
            if (const auto found = curves.constFind(model.comparedRuns()[run].id); found != curves.constEnd())
                members.push_back(&*found);
        if (members.empty())
            continue;
        ChartSeries one;
        one.id = QStringLiteral("group/%1").arg(i);
        const QString letter = ComparisonModel::letter(int(i));
        one.label = ComparedText::tr("%1 (%2)").arg(letter).arg(members.size());
        if (!groups[i].label.isEmpty())
            one.key = ComparedText::tr("%1 (%2)").arg(groups[i].label).arg(members.size());
        const SeriesMark mark = seriesMark(int(i));
        one.color = mark.color;
        one.pattern = mark.pattern;
        one.bins = bandOf(members, options.kind, options.smoothing, to - from, options.smoothingKind);
        series.push_back(std::move(one));
    }
    return series;
}

} // namespace trainyard
