// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/search_scale.h"

#include "gui/widgets/theme.h"

#include <QPainter>

#include <cmath>

namespace trainyard {
namespace {

constexpr int kScaleWidth = 86, kScaleHeight = 16, kScaleMargin = 4;
constexpr std::int64_t kMostDots = 16;
constexpr double kDotRadius = 2.5;
constexpr double kMostTickedDecades = 6.0; // beyond, only the decades get a tick

void drawTick(QPainter& painter, double x, double bottom, double height)
{
    painter.drawLine(QPointF(x, bottom), QPointF(x, bottom - height));
}

void drawLogTicks(QPainter& painter, const SearchParameter& parameter, const QRectF& box)
{
    const double first = std::log10(parameter.low), last = std::log10(parameter.high);
    const double bottom = box.center().y() + 3.5;
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.drawLine(QPointF(box.left(), bottom), QPointF(box.right(), bottom));
    for (int decade = static_cast<int>(std::floor(first)); decade <= static_cast<int>(std::ceil(last)); ++decade)
        for (int digit = 1; digit < 10; ++digit) {
            const double place = (decade + std::log10(digit) - first) / (last - first);
            if (place < -1e-9 || place > 1 + 1e-9 || (digit > 1 && last - first > kMostTickedDecades))
                continue;
            drawTick(painter, std::round(box.left() + place * box.width()), bottom, digit == 1 ? 8 : 4);
        }
}

void drawDots(QPainter& painter, std::int64_t count, const QRectF& box)
{
    for (std::int64_t i = 0; i < count; ++i) {
        const double place = count > 1 ? static_cast<double>(i) / static_cast<double>(count - 1) : 0.5;
        painter.drawEllipse(QPointF(box.left() + place * box.width(), box.center().y()), kDotRadius, kDotRadius);
    }
}

} // namespace

SearchScale::SearchScale(QWidget* parent) : QWidget(parent)
{
    setFixedSize(kScaleWidth, kScaleHeight);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void SearchScale::setParameter(const std::optional<SearchParameter>& parameter)
{
    if (parameter == m_parameter)
        return;
    m_parameter = parameter;
    update();
}

void SearchScale::paintEvent(QPaintEvent* /*event*/)
{
    if (!m_parameter)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor color = Theme::instance().color(Token::AccT);
    const QRectF box = QRectF(rect()).adjusted(kScaleMargin, 0, -kScaleMargin, 0);
    const std::int64_t count = valueCount(*m_parameter);
    if (m_parameter->kind == ParameterKind::LogUniform) {
        painter.setPen(color);
        return drawLogTicks(painter, *m_parameter, box);
    }
    painter.setPen(Theme::instance().color(Token::Ctl));
    const double middle = box.center().y();
    painter.drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle));
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    if (count > 0 && count <= kMostDots)
        return drawDots(painter, count, box);
    QColor band = color;
    band.setAlphaF(0.4F);
    painter.fillRect(QRectF(box.left(), middle - 3.0, box.width(), 6.0), band);
    painter.fillRect(QRectF(box.left() - 1, middle - 5.0, 1.5, 10.0), color);
    painter.fillRect(QRectF(box.right() - 0.5, middle - 5.0, 1.5, 10.0), color);
}

} // namespace trainyard
