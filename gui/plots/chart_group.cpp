// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/chart_group.h"

#include "backend/base/clock.h"
#include "gui/plots/study_chart.h"
#include "gui/plots/time_chart.h"

namespace trainyard {

void ViewHistory::leave(const ChartView& view, double seconds)
{
    const bool sameMove = seconds - m_lastChange < kOneMove && !m_views.empty();
    m_lastChange = seconds;
    if (sameMove)
        return;
    m_views.push_back(view);
    if (m_views.size() > kMostViews)
        m_views.erase(m_views.begin());
}

std::optional<ChartView> ViewHistory::back()
{
    if (m_views.empty())
        return std::nullopt;
    ChartView view = m_views.back();
    m_views.pop_back();
    m_lastChange = -1e9;
    return view;
}

ChartGroup::ChartGroup(QObject* parent) : QObject(parent) {}

void ChartGroup::add(TimeChart* chart)
{
    std::erase_if(m_charts, [](const QPointer<TimeChart>& one) { return !one; });
    m_charts.emplace_back(chart);
    connect(chart, &TimeChart::cursorMoved, this, [this, chart](double x) { setCursor(chart, x); });
    connect(chart, &TimeChart::cursorLeft, this, &ChartGroup::leaveCursor);
    connect(chart, &TimeChart::rangeRequested, this, [this](const ChartRange& x) {
        ChartView view = m_view;
        view.x = x;
        view.whole = false;
        m_history.leave(m_view, steadyTime());
        want(view);
    });
    connect(chart, &TimeChart::boxRequested, this, [this, chart](const ChartRange& x, const ChartRange& y) {
        m_history.leave(m_view, steadyTime());
        want({x, false, chart, y});
    });
    connect(chart, &TimeChart::rangeReset, this, &ChartGroup::reset);
    connect(chart, &TimeChart::backRequested, this, &ChartGroup::back);
}

void ChartGroup::add(StudyChart* chart)
{
    std::erase_if(m_studies, [](const QPointer<StudyChart>& one) { return !one; });
    m_studies.emplace_back(chart);
    connect(chart, &StudyChart::cursorMoved, this, [this, chart](double x) { showLinked(chart, x); });
    connect(chart, &StudyChart::cursorLeft, this, [this, chart] { showLinked(chart, std::nullopt); });
}

void ChartGroup::showLinked(const StudyChart* hovered, std::optional<double> x)
{
    for (const QPointer<StudyChart>& chart : m_studies)
        if (chart)
            chart->setLinkedCursor(
                m_linked && chart != hovered && chart->figure().xTitle == hovered->figure().xTitle ? x : std::nullopt);
}

void ChartGroup::want(const ChartView& view)
{
    m_view.boxed = view.boxed;
    m_view.boxY = view.boxY;
    emit viewWanted(view.x, view.whole);
}

void ChartGroup::back()
{
    if (const std::optional<ChartView> before = m_history.back())
        want(*before);
}

void ChartGroup::reset()
{
    if (m_view.whole && !m_view.boxed)
        return;
    m_history.leave(m_view, steadyTime());
    want({m_view.x, true, nullptr, {}});
}

void ChartGroup::forgetViews()
{
    m_history.clear();
    m_view.boxed = nullptr;
}

void ChartGroup::show(const ChartRange& x, bool whole, bool byHand)
{
    m_view.x = x;
    m_view.whole = whole;
    for (const QPointer<TimeChart>& chart : m_charts) {
        if (!chart)
            continue;
        chart->setBox(chart == m_view.boxed ? std::optional(m_view.boxY) : std::nullopt);
        if (byHand)
            chart->moveTo(x);
        else
            chart->setVisibleRange(x);
    }
}

void ChartGroup::setCursor(const QWidget* hovered, double x)
{
    for (const QPointer<TimeChart>& chart : m_charts)
        if (chart && (m_linked || chart == hovered))
            chart->setCursor(x, chart == hovered);
        else if (chart)
            chart->setCursor(std::nullopt, false);
    emit cursorMoved(hovered, x);
}

void ChartGroup::leaveCursor()
{
    for (const QPointer<TimeChart>& chart : m_charts)
        if (chart)
            chart->setCursor(std::nullopt, false);
    emit cursorLeft();
}

} // namespace trainyard
