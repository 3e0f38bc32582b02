// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/chart_card.h"

#include "gui/plots/time_chart.h"

#include <QBoxLayout>
#include <QPainter>

#include <algorithm>

namespace trainyard {

namespace {

constexpr int kGap = 14;
constexpr std::size_t kManyEntries = 4;

int swatchWidth(LegendEntry::Mark mark)
{
    return mark == LegendEntry::Mark::Line || mark == LegendEntry::Mark::Dashes ? 14 : 9;
}

int entryWidth(const QFontMetrics& metrics, const LegendEntry& entry)
{
    return swatchWidth(entry.mark) + 6 + metrics.horizontalAdvance(entry.label);
}

} // namespace

ChartLegend::ChartLegend(QWidget* parent) : QWidget(parent)
{
    setFont(Theme::instance().font(FontRole::Small));
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void ChartLegend::setEntries(std::vector<LegendEntry> entries)
{
    m_entries = std::move(entries);
    QStringList names;
    for (const LegendEntry& entry : m_entries)
        names << entry.label;
    setAccessibleName(tr("Legend: %1").arg(names.join(QStringLiteral(", "))));
    // One name per line; escaped, because names are user text.
    const QString lines =
        names.join(QLatin1Char('\n')).toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>"));
    setToolTip(m_entries.size() > kManyEntries ? lines : QString());
    updateGeometry();
    update();
}

QSize ChartLegend::sizeHint() const
{
    int width = 0;
    for (const LegendEntry& entry : m_entries)
        width += entryWidth(fontMetrics(), entry) + kGap;
    return {std::max(0, width - kGap) + 2, 20};
}

void ChartLegend::paint(QPainter& painter, const QRect& rect, const std::vector<LegendEntry>& entries,
                        Qt::Alignment alignment)
{
    const QFontMetrics metrics(painter.font());
    int all = -kGap;
    for (const LegendEntry& entry : entries)
        all += entryWidth(metrics, entry) + kGap;
    // Entries that do not fit are counted: "+7".
    const bool fits = all <= rect.width() + 2;
    const int counterRoom = fits ? 0 : metrics.horizontalAdvance(QStringLiteral("+%1").arg(entries.size())) + kGap;
    std::size_t shown = 0;
    int width = 0;
    while (shown < entries.size() && width + entryWidth(metrics, entries[shown]) + counterRoom <= rect.width() + 2)
        width += entryWidth(metrics, entries[shown++]) + kGap;
    const int used = std::max(0, width + counterRoom - kGap);
    int x = alignment & Qt::AlignRight ? rect.right() + 1 - used : rect.left();
    if (!fits) {
        painter.setPen(themed(Token::T3));
        painter.drawText(QRect(x, rect.top(), used, rect.height()), Qt::AlignVCenter | Qt::AlignRight,
                         QStringLiteral("+%1").arg(entries.size() - shown));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < shown; ++i) {
        const LegendEntry& entry = entries[i];
        const double middle = rect.top() + rect.height() / 2.0;
        const QColor color = themed(entry.color);
        if (entry.mark == LegendEntry::Mark::Line || entry.mark == LegendEntry::Mark::Dashes) {
            const bool dashed = entry.mark == LegendEntry::Mark::Dashes;
            QPen pen(color, dashed ? 1.5 : 2.0, Qt::SolidLine, dashed ? Qt::FlatCap : Qt::RoundCap);
            if (dashed)
                pen.setDashPattern({3, 2});
            else if (entry.pattern > 0) // in widths of the pen; round caps lengthen each dash by one
                pen.setDashPattern(entry.pattern == 1 ? QVector<qreal>{1.6, 2.2} : QVector<qreal>{0.1, 2.0});
            painter.setPen(pen);
            painter.drawLine(QPointF(x + 1, middle), QPointF(x + 13, middle));
        } else {
            painter.setPen(Qt::NoPen);
            painter.setBrush(color);
            if (entry.mark == LegendEntry::Mark::Band) { // as pale as what it names
                QColor fill = color;
                fill.setAlphaF(0.3f);
                painter.setBrush(fill);
                painter.drawRect(QRectF(x, middle - 4.5, 9, 9));
            } else if (entry.mark == LegendEntry::Mark::Square)
                painter.drawRoundedRect(QRectF(x, middle - 4.5, 9, 9), 1.5, 1.5);
            else if (entry.mark == LegendEntry::Mark::Dot)
                painter.drawEllipse(QPointF(x + 4.5, middle), 4.0, 4.0);
            else
                painter.drawPolygon(QPolygonF(
                    {{x + 4.5, middle - 4.5}, {x + 8.5, middle}, {x + 4.5, middle + 4.5}, {x + 0.5, middle}}));
        }
        x += swatchWidth(entry.mark) + 6;
        const int text = metrics.horizontalAdvance(entry.label);
        painter.setPen(themed(Token::T2));
        painter.drawText(QRect(x, rect.top(), text + 2, rect.height()), Qt::AlignVCenter | Qt::AlignLeft, entry.label);
        x += text + kGap;
    }
}

void ChartLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paint(painter, rect(), m_entries);
}

std::vector<std::vector<LegendEntry>> legendRows(const QFontMetrics& metrics, const std::vector<LegendEntry>& entries,
                                                 int width)
{
    std::vector<std::vector<LegendEntry>> rows;
    int used = 0;
    for (const LegendEntry& entry : entries) {
        const int wanted = entryWidth(metrics, entry) + kGap;
        if (rows.empty() || used + wanted - kGap > width) {
            rows.emplace_back();
            used = 0;
        }
        rows.back().push_back(entry);
        used += wanted;
    }
    return rows;
}

bool legendFits(const QFontMetrics& metrics, const std::vector<LegendEntry>& entries, int width)
{
    int all = -kGap;
    for (const LegendEntry& entry : entries)
        all += entryWidth(metrics, entry) + kGap;
    return all <= width;
}

std::vector<LegendEntry> legendOf(const std::vector<ChartSeries>& series)
{
    std::vector<LegendEntry> entries;
    for (const ChartSeries& one : series) {
        const bool known = std::any_of(entries.begin(), entries.end(), [&](const LegendEntry& entry) {
            return entry.label == one.label && entry.color == one.color && entry.pattern == one.pattern;
        });
        if (!known && !one.label.isEmpty())
            entries.push_back({one.label, one.color,
                               one.shape == SeriesShape::Area ? LegendEntry::Mark::Square : LegendEntry::Mark::Line,
                               one.pattern});
    }
    return entries;
}

ChartCard::ChartCard(const QString& title, const QString& caption, std::vector<ChartLane> lanes, QWidget* parent)
    : Card(title, caption, 28, parent), m_legend(new ChartLegend), m_chart(new TimeChart(std::move(lanes)))
{
    addHeaderWidget(m_legend);
    body()->setContentsMargins(0, 0, 0, 0);
    body()->addWidget(m_chart);
    m_chart->setAccessibleName(title);
    setMinimumHeight(110);
}

void ChartCard::setSeries(std::vector<ChartSeries> series, const std::vector<ChartMarker>& markers)
{
    std::vector<LegendEntry> entries = legendOf(series);
    if (std::any_of(markers.begin(), markers.end(),
                    [](const ChartMarker& marker) { return marker.kind == MarkerKind::Checkpoint; }))
        entries.push_back({tr("checkpoint"), Token::T2, LegendEntry::Mark::Diamond});
    m_legend->setEntries(std::move(entries));
    m_chart->setMarkers(markers);
    m_chart->setSeries(std::move(series));
}

ChartFigure ChartCard::figure() const
{
    return {m_chart->accessibleName(), {}, m_chart->lanes(), m_chart->series(), m_chart->markers()};
}

} // namespace trainyard
