// SPDX-License-Identifier: GPL-3.0-or-later
// Curves and settings of the selected runs, alone and in groups.
#include "gui/formats/field_text.h"
#include "gui/plots/series_expression.h"
#include "gui/runs/run_details.h"
#include "gui/runs/runs_view_model.h"
#include "gui/runs/telling_series.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace trainyard {
namespace {

constexpr int kManyCurves = 40; // more than this many are first drawn from few bins
constexpr int kFewPixels = 100;
constexpr int kEnoughPixels = 400; // for each of many thin lines

} // namespace

CurvesQuery RunsViewModel::curvesQuery(int pixels) const
{
    CurvesQuery query;
    for (const QString& id : m_selection.mid(0, kMostCompared))
        query.runs.push_back({id, m_colours.value(id)});
    query.expressions = m_board.expressions();
    query.axis = m_askedAxis;
    query.pixels = pixels;
    if (m_chartRange) {
        query.from = m_chartRange->first;
        query.to = m_chartRange->second;
    }
    return query;
}

void RunsViewModel::askDetails()
{
    m_detailTimer.stop();
    const quint64 generation = ++m_detailGeneration;
    m_expressions = m_board.expressions();
    if (m_selection.isEmpty() || !m_services.store) {
        takeDetails(generation, {}, m_seriesNames);
        takeCurves(generation, {{}, m_askedAxis});
        return;
    }
    // Many curves appear from few bins before anything else is read.
    if (hasManyCurves())
        askCurves(kFewPixels);
    const DetailsQuery query{curvesQuery(0).runs};
    m_services.store->ask(
        this, [query](StoreReader& reader) { return readDetails(reader, query); },
        [this, generation](RunDetails details) {
            takeDetails(generation, std::move(details.compared), details.seriesNames);
        });
    askCurves(m_chartPixels);
}

bool RunsViewModel::hasManyCurves() const
{
    return std::min<qsizetype>(m_selection.size(), kMostCompared) * m_board.expressions().size() > kManyCurves;
}

void RunsViewModel::askCurves(int pixels)
{
    m_rangeTimer.stop();
    if (hasManyCurves())
        pixels = std::min(pixels, kEnoughPixels);
    if (m_selection.isEmpty() || !m_services.store)
        return;
    m_services.store->ask(
        this, [query = curvesQuery(pixels)](StoreReader& reader) { return readPlacedCurves(reader, query); },
        [this, generation = m_detailGeneration](PlacedCurves placed) { takeCurves(generation, std::move(placed)); });
}

void RunsViewModel::setChartRange(std::optional<std::pair<double, double>> range, int pixels)
{
    const int rounded = std::max(64, (pixels + 63) / 64 * 64); // not anew for every width of a splitter
    if (range == m_chartRange && rounded == m_chartPixels)
        return;
    m_chartRange = range;
    m_chartPixels = rounded;
    m_rangeTimer.start();
}

void RunsViewModel::takeDetails(quint64 generation, QVector<ComparedRun> runs, const QStringList& names)
{
    if (generation != m_detailGeneration)
        return;
    m_compared = std::move(runs);
    m_seriesNames = names;
    chooseStandIn();
    applyRules();
    askSettings();
    if (!m_grouped || m_compared.isEmpty())
        applyGroups();
}

/// A chart must not stay empty where the selected runs have other series.
void RunsViewModel::chooseStandIn()
{
    if (m_compared.isEmpty() || m_seriesNames.isEmpty())
        return;
    const auto parsed = SeriesExpression::parse(m_board.chosenExpression());
    const auto* chosen = std::get_if<SeriesExpression>(&parsed);
    if (!chosen)
        return; // the chart says what is wrong with it
    const QStringList needed = chosen->series();
    const bool there = std::all_of(needed.begin(), needed.end(),
                                   [this](const QString& series) { return m_seriesNames.contains(series); });
    m_board.setStandIn(there ? QString() : seriesExpression(tellingSeries(m_seriesNames)));
}

void RunsViewModel::takeCurves(quint64 generation, PlacedCurves placed)
{
    if (generation != m_detailGeneration)
        return;
    if (m_askedAxis != placed.axis)
        m_chartRange.reset();
    m_askedAxis = m_shownAxis = placed.axis;
    m_curves = std::move(placed.curves);
    if (!m_grouped)
        emit chartChanged();
    else if (!m_compared.isEmpty())
        applyGroups();
}

void RunsViewModel::applyGroups()
{
    if (!m_groupKey.isEmpty() && !groupKeys().contains(m_groupKey))
        m_groupKey.clear(); // of another selection
    m_groups = {};
    if (m_grouped)
        m_groups = groupedRuns(m_compared, chartCurves(), chartSeries(),
                               m_groupKey.isEmpty() ? QStringList() : QStringList{m_groupKey});
    QHash<QString, int> colours = m_colours;
    for (std::size_t group = 0; group < m_groups.groups.size(); ++group)
        for (const int run : m_groups.groups[group].members)
            colours[m_compared[run].id] = static_cast<int>(group);
    QVector<ComparedRun> columns = m_grouped ? m_groups.columns : m_compared;
    if (!m_grouped)
        for (ComparedRun& run : columns)
            if (const auto value = m_byColour.of.constFind(run.id); value != m_byColour.of.constEnd())
                colours[run.id] = run.colour = *value;
    m_runs.setColours(colours);
    m_comparison.setRuns(std::move(columns));
    emit comparisonChanged();
    emit chartChanged();
}

void RunsViewModel::setCurveRules(const CurveRules& rules)
{
    if (std::exchange(m_rules, rules) == rules)
        return;
    applyRules();
    if (!m_compared.isEmpty())
        applyGroups();
}

void RunsViewModel::applyRules()
{
    m_byColour = settingValues(m_compared, m_rules.colour);
    m_byDashes = settingValues(m_compared, m_rules.dashes);
    m_byChart = settingValues(m_compared, m_rules.charts);
    if (m_byChart.values.size() > kMostFacets)
        m_byChart = {};
    QStringList parts;
    for (const QString& value : m_byChart.values)
        parts << QStringLiteral("%1 = %2").arg(paramTitle(m_rules.charts), paramValue(m_rules.charts, value));
    m_board.setFacets(parts);
}

void RunsViewModel::setGrouped(bool grouped)
{
    if (std::exchange(m_grouped, grouped) == grouped)
        return;
    applyColours();
    emit selectionChanged();
    askDetails();
}

void RunsViewModel::setGroupKey(const QString& key)
{
    if (std::exchange(m_groupKey, key) != key)
        applyGroups();
}

void RunsViewModel::setChartSeries(const QString& series)
{
    m_board.change(0, series);
}

QString RunsViewModel::chartSeries() const
{
    const auto parsed = SeriesExpression::parse(m_board.mainExpression());
    const auto* expression = std::get_if<SeriesExpression>(&parsed);
    return expression && !expression->series().isEmpty() ? expression->series().front() : m_board.mainExpression();
}

void RunsViewModel::setChartAxis(XAxis axis)
{
    if (axis == m_chartAxis && axis == m_shownAxis)
        return;
    m_chartAxis = m_askedAxis = axis;
    m_chartRange.reset();
    askDetails();
}

} // namespace trainyard
