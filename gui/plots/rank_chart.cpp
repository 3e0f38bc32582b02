// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/rank_chart.h"

#include "gui/plots/chart_paint.h"
#include "gui/widgets/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr int kRankLeft = 96, kRankTop = 8, kRankBottom = 42, kRankRight = 96; // pixels
constexpr int kPanelGap = 8;
constexpr int kPanelInset = 7; // dots at the ends of a range stay inside
constexpr int kLegendWidth = 14;
constexpr double kRankDot = 3.2;

QColor rankShade(double share)
{
    const QColor pale = themed(Token::Tint2), dark = themed(Token::Acc);
    const auto mix = [&](float a, float b) { return a + float(share) * (b - a); };
    return QColor::fromRgbF(mix(pale.redF(), dark.redF()), mix(pale.greenF(), dark.greenF()),
                            mix(pale.blueF(), dark.blueF()));
}

void paintPanel(QPainter& painter, const QRectF& panel, const std::vector<ParallelLine>& lines, std::size_t across,
                std::size_t up)
{
    painter.setPen(QPen(themed(Token::Line), 1.0));
    painter.drawRect(panel);
    const QRectF area = panel.adjusted(kPanelInset, kPanelInset, -kPanelInset, -kPanelInset);
    for (const ParallelLine& line : lines) {
        const double x = line.places[across], y = line.places[up];
        if (!std::isfinite(x) || !std::isfinite(y) || !std::isfinite(line.shade))
            continue;
        painter.setBrush(rankShade(line.shade));
        painter.setPen(QPen(themed(line.best ? Token::S2 : Token::T3), line.best ? 2.2 : 0.6));
        const double radius = line.best ? kRankDot + 1.6 : kRankDot;
        painter.drawEllipse(QPointF(area.left() + x * area.width(), area.bottom() - y * area.height()), radius, radius);
    }
    painter.setBrush(Qt::NoBrush);
}

void paintRankLegend(QPainter& painter, const QRectF& area, std::size_t runs)
{
    const QRectF bar(area.right() + 18, area.top(), kLegendWidth, std::min(160.0, area.height()));
    for (int y = 0; y < int(bar.height()); ++y)
        painter.fillRect(QRectF(bar.left(), bar.top() + y, bar.width(), 1.5), rankShade(1.0 - y / bar.height()));
    painter.setPen(themed(Token::T2));
    painter.drawText(QPointF(bar.right() + 6, bar.top() + 10), RankChart::tr("best"));
    painter.drawText(QPointF(bar.right() + 6, bar.center().y() + 4), RankChart::tr("middle"));
    painter.drawText(QPointF(bar.right() + 6, bar.bottom()), RankChart::tr("worst"));
    painter.drawText(QPointF(bar.left(), bar.bottom() + 20), RankChart::tr("%Ln run(s)", nullptr, int(runs)));
}

/// Both ends, or all of a few choices, where they have room.
void paintPanelTicks(QPainter& painter, const QRectF& panel, const ParallelAxis& axis, bool below)
{
    painter.setPen(themed(Token::T2));
    const QRectF area = panel.adjusted(kPanelInset, kPanelInset, -kPanelInset, -kPanelInset);
    double free = -1e9; // labels from the left or from above; one that would touch the one before is left out
    std::vector<AxisTick> ticks = axis.ticks;
    if (!below)
        std::reverse(ticks.begin(), ticks.end());
    for (const AxisTick& tick : ticks) {
        const int wide = painter.fontMetrics().horizontalAdvance(tick.label);
        if (below) {
            const double x =
                std::clamp(area.left() + tick.value * area.width() - wide / 2.0, panel.left(), panel.right() - wide);
            if (x < free)
                continue;
            free = x + wide + 6;
            painter.drawText(QPointF(x, panel.bottom() + 14), tick.label);
        } else {
            const double y = area.bottom() - tick.value * area.height();
            if (y - 6 < free)
                continue;
            free = y + 8;
            const QRectF room(panel.left() - 64, y - 8, 58, 16);
            painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                             painter.fontMetrics().elidedText(tick.label, Qt::ElideRight, int(room.width())));
        }
    }
}

void paintPanelTitle(QPainter& painter, const QRectF& panel, const ParallelAxis& axis, bool below)
{
    painter.setFont(Theme::instance().font(FontRole::SmallStrong));
    painter.setPen(themed(Token::T1));
    const int room = int(below ? panel.width() : panel.height());
    const QString title = painter.fontMetrics().elidedText(axis.title, Qt::ElideRight, room);
    painter.save();
    if (below)
        painter.translate(panel.left(), panel.bottom() + 18);
    else {
        painter.translate(panel.left() - kRankLeft + 6, panel.bottom());
        painter.rotate(-90);
    }
    painter.drawText(QRectF(0, 0, room, 18), Qt::AlignCenter, title);
    painter.restore();
    painter.setFont(Theme::instance().font(FontRole::Small));
}

} // namespace

RankChart::RankChart(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void RankChart::setLines(std::vector<ParallelAxis> axes, std::vector<ParallelLine> lines, const QString& note)
{
    m_axes = std::move(axes);
    m_lines = std::move(lines);
    m_note = note;
    update();
}

void RankChart::paint(QPainter& painter, const QRect& rect, const std::vector<ParallelAxis>& axes,
                      const std::vector<ParallelLine>& lines, const QString& note)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(Theme::instance().font(FontRole::Small));
    if (lines.empty() || axes.size() < 2)
        return paintNote(painter, rect, note);
    const QRectF area = QRectF(rect).adjusted(kRankLeft, kRankTop, -kRankRight, -kRankBottom);
    const auto side = int(axes.size()) - 1;
    const double width = (area.width() - (side - 1) * kPanelGap) / side,
                 height = (area.height() - (side - 1) * kPanelGap) / side;
    // The panel of column i and row j shows axis i across and axis j + 1 up; above the diagonal is nothing new.
    for (int column = 0; column < side; ++column)
        for (int row = column; row < side; ++row) {
            const QRectF panel(area.left() + column * (width + kPanelGap), area.top() + row * (height + kPanelGap),
                               width, height);
            paintPanel(painter, panel, lines, std::size_t(column), std::size_t(row + 1));
            if (column == 0) {
                paintPanelTicks(painter, panel, axes[std::size_t(row + 1)], false);
                paintPanelTitle(painter, panel, axes[std::size_t(row + 1)], false);
            }
            if (row == side - 1) {
                paintPanelTicks(painter, panel, axes[std::size_t(column)], true);
                paintPanelTitle(painter, panel, axes[std::size_t(column)], true);
            }
        }
    paintRankLegend(painter, area, lines.size());
}

void RankChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paint(painter, rect(), m_axes, m_lines, m_note);
}

} // namespace trainyard
