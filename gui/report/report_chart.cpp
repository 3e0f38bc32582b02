// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/report_chart.h"

#include "backend/base/error.h"
#include "gui/parts/chart_menu.h"
#include "gui/plots/chart_group.h"
#include "gui/plots/chart_math.h"
#include "gui/plots/time_chart.h"
#include "gui/report/report_html.h"
#include "gui/widgets/label.h"

#include <QBoxLayout>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kLegendMargin = 11; // where the title begins
constexpr int kLegendRow = 20;

} // namespace

ReportLegend::ReportLegend(QWidget* parent) : QWidget(parent)
{
    setFont(Theme::instance().font(FontRole::Small));
}

void ReportLegend::setEntries(std::vector<LegendEntry> entries)
{
    m_entries = std::move(entries);
    QStringList names;
    for (const LegendEntry& entry : m_entries)
        names << entry.label;
    setAccessibleName(ChartLegend::tr("Legend: %1").arg(names.join(QStringLiteral(", "))));
    fit();
    update();
}

std::vector<std::vector<LegendEntry>> ReportLegend::rows() const
{
    const int room = width() - 2 * kLegendMargin;
    std::vector<std::vector<LegendEntry>> rows = legendRows(fontMetrics(), m_entries, room);
    for (std::vector<LegendEntry>& row : rows)
        if (row.size() == 1)
            row.front().label = fontMetrics().elidedText(row.front().label, Qt::ElideMiddle, room - kLegendRow);
    return rows;
}

/// The height follows the width: a card's layout knows no other way to reserve it.
void ReportLegend::fit()
{
    setFixedHeight(kLegendRow * int(std::max<std::size_t>(1, rows().size())));
}

void ReportLegend::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

void ReportLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QRect place(kLegendMargin, 0, width() - 2 * kLegendMargin, kLegendRow);
    for (const std::vector<LegendEntry>& row : rows()) {
        ChartLegend::paint(painter, place, row, Qt::AlignLeft);
        place.translate(0, kLegendRow);
    }
}

ReportChart::ReportChart(const DrawnChart& drawn, QWidget* parent)
    : ChartCard(drawn.title, drawn.caption, {drawn.lane}, parent), m_group(new ChartGroup(this)),
      m_names(new ReportLegend), m_notes(new Paragraph(FontRole::Small, Token::T3))
{
    elideTitle();        // a wider card would be cut at the page's edge
    setMinimumHeight(0); // that of the layout: the page must not squeeze the card
    legend()->hide();    // it leaves out what does not fit into the header
    body()->insertWidget(0, m_names);
    m_notes->setTextFormat(Qt::PlainText);
    m_notes->setContentsMargins(kLegendMargin, 0, kLegendMargin, 6);
    body()->addWidget(m_notes);
    body()->setSpacing(0);
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
    m_names->setEntries(legend()->entries());
    const QStringList notes = noteSentences(drawn);
    m_notes->setText(notes.join(u'\n'));
    m_notes->setVisible(!notes.isEmpty());
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
