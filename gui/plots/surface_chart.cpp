// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/surface_chart.h"

#include "gui/plots/chart_paint.h"
#include "gui/widgets/theme.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr int kSurfaceLeft = 60, kSurfaceTop = 24, kSurfaceBottom = 40; // pixels
constexpr int kSurfaceRight = 92;                                       // with the scale
constexpr int kScaleWidth = 14;
constexpr double kDotRadius = 3.5;

ChartRange valuesOf(const Surface& surface)
{
    const auto [low, high] = std::minmax_element(surface.values.begin(), surface.values.end());
    return *high > *low ? ChartRange{*low, *high} : ChartRange{*low, *low + 1e-9};
}

/// Values outside the surface's own have the colours of its ends.
QColor shadeOf(const Surface& surface, const ChartRange& range, double value)
{
    double share = std::clamp((value - range.from) / range.size(), 0.0, 1.0);
    if (surface.lowIsGood)
        share = 1.0 - share;
    const QColor pale = themed(Token::Tint), dark = themed(Token::Acc);
    const auto mix = [&](float a, float b) { return a + float(share) * (b - a); };
    return QColor::fromRgbF(mix(pale.redF(), dark.redF()), mix(pale.greenF(), dark.greenF()),
                            mix(pale.blueF(), dark.blueF()));
}

void paintScale(QPainter& painter, const QRectF& area, const Surface& surface, const ChartRange& range)
{
    const QRectF bar(area.right() + 16, area.top(), kScaleWidth, area.height());
    for (int y = 0; y < int(bar.height()); ++y)
        painter.fillRect(QRectF(bar.left(), bar.bottom() - y - 1, bar.width(), 1.5),
                         shadeOf(surface, range, range.from + range.size() * y / bar.height()));
    painter.setPen(themed(Token::T2));
    for (const AxisTick& tick : valueTicks(range, surface.format, 5)) {
        const double y = bar.bottom() - (tick.value - range.from) / range.size() * bar.height();
        if (y >= bar.top() - 1 && y <= bar.bottom() + 1)
            painter.drawText(QPointF(bar.right() + 6, y + 4), tick.label);
    }
}

} // namespace

SurfaceChart::SurfaceChart(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void SurfaceChart::setSurface(Surface surface)
{
    m_surface = std::move(surface);
    update();
}

void SurfaceChart::paint(QPainter& painter, const QRect& rect, const Surface& surface)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(Theme::instance().font(FontRole::Small));
    if (surface.values.empty() || surface.columns == 0)
        return paintNote(painter, rect, surface.note);
    const QRectF area = QRectF(rect).adjusted(kSurfaceLeft, kSurfaceTop, -kSurfaceRight, -kSurfaceBottom);
    const ChartRange range = valuesOf(surface);
    const int columns = int(surface.columns), rows = int(surface.values.size() / surface.columns);
    QImage image(columns, rows, QImage::Format_RGB32);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            image.setPixelColor(column, rows - 1 - row,
                                shadeOf(surface, range, surface.values[std::size_t(row * columns + column)]));
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(area, image);
    const auto x = [&](double place) { return area.left() + place * area.width(); };
    const auto y = [&](double place) { return area.bottom() - place * area.height(); };
    for (const Surface::Dot& dot : surface.dots) {
        painter.setBrush(shadeOf(surface, range, dot.value));
        painter.setPen(QPen(themed(dot.best ? Token::S2 : Token::T1), dot.best ? 2.2 : 1.0));
        const double radius = dot.best ? kDotRadius + 2 : kDotRadius;
        painter.drawEllipse(QPointF(x(dot.x), y(dot.y)), radius, radius);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(themed(Token::T2));
    for (const AxisTick& tick : surface.yTicks) {
        const QRectF room(rect.left(), y(tick.value) - 8, kSurfaceLeft - 6, 16);
        painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                         painter.fontMetrics().elidedText(tick.label, Qt::ElideRight, int(room.width())));
    }
    for (const AxisTick& tick : surface.xTicks)
        painter.drawText(QRectF(x(tick.value) - 50, area.bottom() + 4, 100, 16), Qt::AlignHCenter, tick.label);
    paintAxisTitle(painter, area, surface.xTitle);
    painter.setPen(themed(Token::T2));
    painter.drawText(QPointF(rect.left() + 6, rect.top() + 14), surface.yTitle);
    paintScale(painter, area, surface, range);
}

void SurfaceChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paint(painter, rect(), m_surface);
}

} // namespace trainyard
