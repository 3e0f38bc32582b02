// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/heat_view.h"

#include "gui/plots/chart_paint.h"
#include "gui/plots/heat_ramp.h"
#include "gui/widgets/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr int kScaleRoom = 34, kScaleBar = 9, kHeatMargin = 12; // pixels

/// Bilinear between the middles of the values, as maps are usually shown.
double valueAt(const HeatLayerFigure& heat, double x, double y)
{
    const double column = std::clamp(x * heat.width - 0.5, 0.0, heat.width - 1.0);
    const double row = std::clamp(y * heat.height - 0.5, 0.0, heat.height - 1.0);
    const int c = int(column), r = int(row);
    const int c2 = std::min(c + 1, heat.width - 1), r2 = std::min(r + 1, heat.height - 1);
    const auto at = [&](int row_, int column_) {
        const float value = heat.values[std::size_t(row_ * heat.width + column_)];
        return std::isfinite(value) ? std::max(0.0, double(value)) : 0.0;
    };
    const double dx = column - c, dy = row - r;
    return (at(r, c) * (1 - dx) + at(r, c2) * dx) * (1 - dy) + (at(r2, c) * (1 - dx) + at(r2, c2) * dx) * dy;
}

} // namespace

HeatView::HeatView(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Where the net looks"));
}

void HeatView::setImage(const QImage& image)
{
    m_image = image;
    m_shown = {};
    update();
}

void HeatView::setHeat(HeatLayerFigure heat)
{
    m_heat = std::move(heat);
    m_shown = {};
    update();
}

void HeatView::setStrength(double strength)
{
    m_strength = strength;
    m_shown = {};
    update();
}

void HeatView::setNote(const QString& note)
{
    m_note = note;
    update();
}

QRect HeatView::imageRect() const
{
    const QSize room(width() - 2 * kHeatMargin, height() - kScaleRoom - 4);
    const QSize size = m_image.size().isEmpty() ? QSize() : m_image.size().scaled(room, Qt::KeepAspectRatio);
    return {QPoint((width() - size.width()) / 2, std::max(0, (room.height() - size.height()) / 2)), size};
}

QImage HeatView::blended(const QImage& image, const HeatLayerFigure& heat, double strength, const QSize& size)
{
    QImage shown = image
                       .scaled(size, Qt::IgnoreAspectRatio,
                               image.width() <= size.width() ? Qt::FastTransformation : Qt::SmoothTransformation)
                       .convertToFormat(QImage::Format_RGB32);
    if (heat.empty())
        return shown;
    double highest = 0.0;
    for (const float value : heat.values)
        if (std::isfinite(value))
            highest = std::max(highest, double(value));
    if (highest <= 0.0)
        return shown;
    const QRectF area(heat.area.x() * size.width(), heat.area.y() * size.height(), heat.area.width() * size.width(),
                      heat.area.height() * size.height());
    for (int y = 0; y < shown.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(shown.scanLine(y));
        for (int x = 0; x < shown.width(); ++x) {
            const double share =
                valueAt(heat, (x + 0.5 - area.left()) / area.width(), (y + 0.5 - area.top()) / area.height()) / highest;
            const QRgb over = heatColor(HeatRamp::Weight, share).rgb();
            const double opacity = strength * std::min(1.0, share * 1.6); // without weight, the image stays as it is
            const auto mix = [opacity](int a, int b) { return int(a + opacity * (b - a)); };
            line[x] = qRgb(mix(qRed(line[x]), qRed(over)), mix(qGreen(line[x]), qGreen(over)),
                           mix(qBlue(line[x]), qBlue(over)));
        }
    }
    return shown;
}

void HeatView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_image.isNull())
        return paintNote(painter, rect(), m_note);
    const QRect place = imageRect();
    if (place.isEmpty())
        return;
    if (m_shown.size() != place.size())
        m_shown = blended(m_image, m_heat, m_strength, place.size());
    painter.drawImage(place, m_shown);
    if (m_heat.empty())
        return;
    const QRect bar(place.left(), place.bottom() + 8, place.width(), kScaleBar);
    QLinearGradient colors(bar.topLeft(), bar.topRight());
    for (int tenth = 0; tenth <= 10; ++tenth)
        colors.setColorAt(tenth / 10.0, heatColor(HeatRamp::Weight, tenth / 10.0));
    painter.fillRect(bar, colors);
    painter.setFont(Theme::instance().font(FontRole::Caption));
    painter.setPen(themed(Token::T3));
    const QRect words(bar.left(), bar.bottom() + 3, bar.width(), 14);
    painter.drawText(words, Qt::AlignLeft, tr("no weight"));
    painter.drawText(words, Qt::AlignRight, tr("most weight"));
}

} // namespace trainyard
