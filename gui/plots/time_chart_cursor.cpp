// SPDX-License-Identifier: GPL-3.0-or-later
// The cursor of TimeChart.
#include "gui/formats/format.h"
#include "gui/plots/chart_axis.h"
#include "gui/plots/chart_layers.h"
#include "gui/plots/chart_paint.h"
#include "gui/plots/time_chart.h"

#include <QTimer>

#include <algorithm>
#include <cmath>

namespace trainyard {

namespace {

constexpr double kSlack = 6.0;          // pixels beyond its first and last point at which a series is still found
constexpr std::size_t kMostRows = 12;   // of the tooltip
constexpr int kLeastTipRows = 3;        // of the tooltip of the lowest chart: a heading, a value, how many more
constexpr std::size_t kLeastShared = 3; // lines that a tooltip needs before rows may share them
constexpr double kTipMargin = 4.0;      // above and below the tooltip
constexpr std::size_t kMostSpreads = 3; // with more series, only the nearest tells its smallest and largest value

QString laneValue(const ChartLane& lane, const QString& id, double value)
{
    switch (lane.format) {
    case ValueFormat::Share: return format::percent(value, 1);
    case ValueFormat::Percent: return format::percent(value / 100.0, 0);
    case ValueFormat::Bytes: return format::bytes(std::llround(value));
    case ValueFormat::Count: return format::rate(value);
    case ValueFormat::Plain: break;
    }
    return format::seriesValue(id, value);
}

/// What stands before the value in a short label, to tell lines apart: "A" or "A val" for several runs; "val" for one
/// run with several lines, nothing for one with a single line.
QString runOf(const ChartSeries& series)
{
    if (series.name.isEmpty())
        return series.what;
    if (series.label == series.name)
        return {};
    return series.what.isEmpty() ? series.label : QStringLiteral("%1 %2").arg(series.label, series.what);
}

/// How many of the series at the cursor a tooltip shows, and whether all after the nearest share lines in pairs.
struct TipPlan {
    std::size_t shown = 0;
    bool shared = false;
};

/// `room`: lines below the heading. `mayShare`: each series has a short name.
TipPlan planTip(std::size_t all, std::size_t room, bool mayShare)
{
    if (all <= std::min(room, kMostRows))
        return {all, false};
    if (!mayShare || room >= kMostRows || room < kLeastShared)
        return {std::min(room - 1, kMostRows), false};
    return {1 + all / 2 <= room ? all : 1 + 2 * (room - 2), true};
}

} // namespace

/// A series at the cursor.
struct TimeChart::Hit {
    std::size_t series = 0;
    const Bin* bin = nullptr;
    double value = 0.0; ///< as drawn
    double raw = 0.0;
    double y = NAN;        ///< of the dot; NaN for areas
    double distance = 0.0; ///< pixels from the mouse
};

void TimeChart::setCursor(std::optional<double> x, bool hovered)
{
    m_cursor = x;
    m_hovered = hovered;
    if (!isVisible() || m_timer->isActive())
        return; // the pending full redraw includes it
    updateCursor();
    m_plot->layer(QStringLiteral("cursor"))->replot();
}

QString TimeChart::laneText(const ChartSeries& series, double value) const
{
    return laneValue(m_lanes[std::size_t(series.lane)], series.id, value);
}

std::vector<TimeChart::Hit> TimeChart::hitsAt(double x) const
{
    const double slack = std::abs(xAtPixel(pixelAt(x) + kSlack) - x);
    std::vector<Hit> hits;
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const ChartSeries& one = m_series[i];
        // A point represents the epoch before it.
        const int index = binAt(one.bins, x, one.shape == SeriesShape::Points ? std::max(slack, 1.0) : slack);
        if (index < 0)
            continue;
        Hit hit{i, &one.bins[std::size_t(index)]};
        hit.raw = hit.value = hit.bin->mean;
        if (one.shape == SeriesShape::Line && std::size_t(index) < m_smoothed[i].size())
            hit.value = m_smoothed[i][std::size_t(index)];
        if (one.shape != SeriesShape::Area)
            hit.y = hit.value;
        const double pixel = m_rects[one.lane]->axis(QCPAxis::atLeft)->coordToPixel(hit.y);
        hit.distance = m_mouseY && std::isfinite(pixel) ? std::abs(pixel - *m_mouseY) : INFINITY;
        if (m_mouseY && one.shape == SeriesShape::Area && m_rects.size() > 1) { // its lane comes first
            const QRectF lane = m_rects[one.lane]->rect();
            hit.distance = std::max({0.0, lane.top() - *m_mouseY, *m_mouseY - lane.bottom()});
        }
        hits.push_back(hit);
    }
    return hits;
}

void TimeChart::addCursorRows(const Hit& hit, bool withSpread)
{
    CursorView& view = m_cursorLayer->view;
    const ChartSeries& series = m_series[hit.series];
    const QString name = !m_hovered || series.name.isEmpty() ? series.label
                         : series.label == series.name       ? series.name
                                                             : QStringLiteral("%1  %2").arg(series.label, series.name);
    QString value = laneText(series, hit.value);
    if (const QString raw = laneText(series, hit.raw); m_hovered && raw != value && std::isfinite(hit.raw))
        value = tr("%1 · raw %2").arg(value, raw);
    const bool point = series.shape == SeriesShape::Points;
    if (m_hovered && point && std::abs(pixelAt(hit.bin->lastX) - pixelAt(view.x)) > kSlack)
        value = tr("%1, at %2").arg(value, axisValue(m_options.axis, hit.bin->lastX));
    view.rows.push_back(
        {series.id, name, value, series.color, series.lane, hit.y, point ? hit.bin->lastX : view.x, runOf(series)});
    if (series.shape == SeriesShape::Line && withSpread && hit.bin->max > hit.bin->min)
        view.rows.push_back(
            {{},
             tr("%1, from – to").arg(series.label),
             QStringLiteral("%1 – %2").arg(laneText(series, hit.bin->min), laneText(series, hit.bin->max)),
             series.color,
             series.lane,
             NAN,
             view.x});
    if (hit.bin->nonFinite > 0 && m_hovered)
        view.rows.push_back({{},
                             tr("%1, not finite").arg(series.label),
                             format::count(hit.bin->nonFinite),
                             Token::Fail,
                             series.lane,
                             NAN,
                             view.x});
}

/// Adds a row with the short name alone, which shares a line of the tooltip with another.
void TimeChart::addSharedRow(const Hit& hit)
{
    CursorView& view = m_cursorLayer->view;
    const ChartSeries& series = m_series[hit.series];
    const double x = series.shape == SeriesShape::Points ? hit.bin->lastX : view.x;
    view.rows.push_back({series.id, runOf(series), laneText(series, hit.value), series.color, series.lane, hit.y, x,
                         runOf(series), true});
}

void TimeChart::updateCursor()
{
    CursorView& view = m_cursorLayer->view;
    const std::optional<QRectF> box = view.box;
    view = {};
    view.box = box;
    if (!m_cursor)
        return;
    view.visible = true;
    view.tooltip = m_hovered;
    view.x = *m_cursor;
    const QString position = axisValue(m_options.axis, view.x);
    view.title =
        isTimeAxis(m_options.axis) ? position : QStringLiteral("%1 %2").arg(axisName(m_options.axis), position);
    view.tag = m_axisTitle ? position : QString();
    std::vector<Hit> hits = hitsAt(view.x);
    if (hits.empty())
        return;
    if (m_hovered && m_mouseY)
        std::stable_sort(hits.begin(), hits.end(), [](const Hit& a, const Hit& b) { return a.distance < b.distance; });
    const std::size_t all = hits.size();
    const auto room = std::size_t(std::max(kLeastTipRows, tipRowsIn(m_plot->height() - kTipMargin))) - 1; // no heading
    const bool named =
        std::ranges::none_of(hits, [&](const Hit& one) { return runOf(m_series[one.series]).isEmpty(); });
    const TipPlan plan = planTip(all, room, named);
    if (m_hovered && all > plan.shown) {
        hits.resize(plan.shown);
        view.more = tr("and %Ln more", nullptr, int(all - plan.shown));
    }
    const bool everySpread = all <= kMostSpreads && 2 * all <= room;
    const bool firstSpread = !plan.shared && hits.size() + (all > plan.shown ? 2 : 1) <= room;
    for (std::size_t i = 0; i < hits.size(); ++i)
        if (m_hovered && plan.shared && i > 0)
            addSharedRow(hits[i]);
        else
            addCursorRows(hits[i], m_hovered && m_options.envelope && (everySpread || (i == 0 && firstSpread)));
    // The nearest series names the step: others may have been recorded at other ones. A point lies elsewhere.
    const auto stepOf = std::find_if(hits.begin(), hits.end(), [&](const Hit& hit) {
        return m_series[hit.series].shape != SeriesShape::Points ||
               std::abs(pixelAt(hit.bin->lastX) - pixelAt(view.x)) <= kSlack;
    });
    if (stepOf != hits.end() && m_options.axis != XAxis::Step)
        view.title = tr("%1 · step %2").arg(view.title, format::count(stepOf->bin->lastStep));
    if (m_hovered && m_mouseY && m_series.size() > kMostSpreads)
        liftLine(hits.front().series);
}

/// Draws the line again, above the others.
void TimeChart::liftLine(std::size_t index)
{
    CursorView& view = m_cursorLayer->view;
    const ChartSeries& nearest = m_series[index];
    view.lineColor = nearest.color;
    view.lineLane = nearest.shape == SeriesShape::Area ? -1 : nearest.lane;
    const bool points = nearest.shape == SeriesShape::Points;
    for (std::size_t i = 0; i < nearest.bins.size() && view.lineLane >= 0; ++i)
        view.line.emplace_back(points ? nearest.bins[i].lastX : binX(nearest.bins[i]),
                               points ? nearest.bins[i].mean : m_smoothed[index][i]);
}

QString TimeChart::cursorValue(const QString& seriesId) const
{
    for (const CursorRow& row : m_cursorLayer->view.rows)
        if (row.id == seriesId)
            return row.value;
    return {};
}

QStringList TimeChart::cursorLabels() const
{
    QStringList labels;
    if (m_cursorLayer->view.visible && !m_cursorLayer->view.tooltip)
        for (const CursorRow& row : m_cursorLayer->view.rows)
            labels << (row.run.isEmpty() ? row.value : QStringLiteral("%1 %2").arg(row.run, row.value));
    return labels;
}

QStringList TimeChart::tooltip() const
{
    const CursorView& view = m_cursorLayer->view;
    if (!view.visible || !view.tooltip)
        return {};
    QStringList lines{view.title};
    for (const CursorRow& row : view.rows)
        lines << QStringLiteral("%1: %2").arg(row.label, row.value);
    if (!view.more.isEmpty())
        lines << view.more;
    return lines;
}

} // namespace trainyard
