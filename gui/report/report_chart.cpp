// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/report_chart.h"

#include "backend/base/error.h"
#include "gui/parts/chart_menu.h"
#include "gui/plots/chart_group.h"
#include "gui/plots/chart_math.h"
#include "gui/plots/time_chart.h"

#include <algorithm>

namespace trainyard {

ReportChart::ReportChart(const DrawnChart& drawn, QWidget* parent)
    : ChartCard(drawn.title, drawn.caption, {drawn.lane}, parent), m_group(new ChartGroup(this))
{
    elideTitle(); // a wider card would be cut at the page's edge
    chart()->setAxisTitleShown(true);
    chart()->setFixedHeight(drawn.height);
    m_group->add(chart());
    connect(m_group, &ChartGroup::viewWanted, this, &ReportChart::showView);
    auto* menu = new ChartMenu(m_group, this);
    menu->add(this);
    connect(menu, &ChartMenu::noticed, this, &ReportChart::noticed);
    connect(menu, &ChartMenu::failed, this, &ReportChart::failed);
    update(drawn);
}

void ReportChart::update(const DrawnChart& drawn)
{
    const bool first = chart()->series().empty();
    setCaption(drawn.caption);
    chart()->setOptions(drawn.options);
    setSeries(drawn.series);
    m_whole = dataRange(drawn.series);
    if (first || m_group->view().whole)
        m_group->show(m_whole, true);
}

void ReportChart::showView(const ChartRange& x, bool all)
{
    const double size = std::min(x.size(), m_whole.size());
    const double from = std::clamp(x.from, m_whole.from, m_whole.to - size);
    m_group->show(all ? m_whole : ChartRange{from, from + size}, all, true);
}

} // namespace trainyard
