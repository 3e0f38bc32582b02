// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/schedule_preview.h"

#include "gui/formats/figures.h"
#include "gui/formats/format.h"
#include "gui/widgets/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

/// The smallest of 1, 2, 5 × 10ⁿ that makes at most `most` ticks.
double niceTick(double range, int most)
{
    if (!(range > 0.0))
        return 1.0;
    const double raw = range / most;
    const double decade = std::pow(10.0, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * decade >= raw * 0.999)
            return factor * decade;
    return 10.0 * decade;
}

} // namespace

SchedulePreview::SchedulePreview(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Learning rate over the run"));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void SchedulePreview::setCurve(const QVector<QPointF>& curve, double epochs, double warmupEpochs)
{
    m_curve = curve;
    m_epochs = std::max(epochs, 1e-9);
    m_warmup = std::clamp(warmupEpochs, 0.0, m_epochs);
    double peak = 0.0;
    for (const QPointF& point : curve)
        peak = std::max(peak, point.y());
    m_tick = niceTick(peak > 0.0 ? peak : 1.0, 4);
    m_top = std::ceil((peak > 0.0 ? peak : 1.0) / m_tick - 1e-9) * m_tick;
    update();
}

QRectF SchedulePreview::plot() const
{
    return QRectF(rect()).adjusted(44, 8, -10, -34);
}
double SchedulePreview::xOf(double epoch) const
{
    return plot().left() + plot().width() * epoch / m_epochs;
}
double SchedulePreview::yOf(double rate) const
{
    return plot().bottom() - plot().height() * rate / m_top;
}

void SchedulePreview::paintAxes(QPainter& painter) const
{
    const QRectF area = plot();
    const QFont font = Theme::instance().font(FontRole::Caption);
    painter.setFont(font);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const int decimals = std::clamp(int(-std::floor(std::log10(m_tick) + 1e-9)), 0, 6);
    for (int i = 0; i * m_tick <= m_top * 1.0001; ++i) {
        const double value = i * m_tick;
        const int y = int(std::round(yOf(value)));
        painter.setPen(themed(Token::Grid));
        painter.drawLine(int(area.left()), y, int(area.right()), y);
        painter.setPen(themed(Token::Axis));
        painter.drawLine(int(area.left()) - 4, y, int(area.left()), y);
        painter.setPen(themed(Token::T3));
        const QString text = m_top < 1e-5 ? format::learningRate(value) : format::fixed(value, decimals);
        painter.drawText(QRectF(0, y - 8, area.left() - 7, 16), Qt::AlignRight | Qt::AlignVCenter, text);
    }
    const double step = std::max(niceTick(m_epochs, 8), 1.0);
    for (int i = 0; i * step <= m_epochs * 1.0001; ++i) {
        const int x = int(std::round(xOf(i * step)));
        painter.setPen(themed(Token::Grid));
        painter.drawLine(x, int(area.top()), x, int(area.bottom()));
        painter.setPen(themed(Token::Axis));
        painter.drawLine(x, int(area.bottom()), x, int(area.bottom()) + 4);
        painter.setPen(themed(Token::T3));
        const QString text = i * step >= 10000.0 ? format::shortCount(i * step) : format::fixed(i * step, 0);
        painter.drawText(QRectF(x - 30, area.bottom() + 5, 60, 14), Qt::AlignHCenter | Qt::AlignTop, text);
    }
    painter.drawText(QRectF(area.left(), area.bottom() + 18, area.width(), 14), Qt::AlignHCenter | Qt::AlignTop,
                     tr("epoch"));
    painter.setPen(themed(Token::Axis));
    painter.drawLine(area.topLeft().toPoint(), area.bottomLeft().toPoint());
    painter.drawLine(area.bottomLeft().toPoint(), area.bottomRight().toPoint());
}

void SchedulePreview::paintCursor(QPainter& painter) const
{
    if (m_cursor < 0.0 || m_curve.isEmpty())
        return;
    const double epoch = (m_cursor - plot().left()) / plot().width() * m_epochs;
    if (epoch < 0.0 || epoch > m_epochs)
        return;
    auto after = std::lower_bound(m_curve.begin(), m_curve.end(), epoch,
                                  [](const QPointF& point, double x) { return point.x() < x; });
    const QPointF point = after == m_curve.end() ? m_curve.last() : *after;
    const QPointF place(xOf(point.x()), yOf(point.y()));
    QPen dashed(themed(Token::Cross), 1);
    dashed.setDashPattern({3, 3});
    painter.setPen(dashed);
    painter.drawLine(QPointF(place.x(), plot().top()), QPointF(place.x(), plot().bottom()));
    painter.setPen(QPen(themed(Token::Base), 1.5));
    painter.setBrush(themed(Token::S1));
    painter.drawEllipse(place, 3.5, 3.5);
    const QString text =
        tr("epoch %1: %2").arg(format::fixed(point.x(), 2), typedText(QString::number(point.y(), 'g', 4).toDouble()));
    painter.setFont(Theme::instance().font(FontRole::CaptionStrong));
    const double width = QFontMetricsF(painter.font()).horizontalAdvance(text) + 12;
    QRectF box(place.x() + 8, plot().top() + 2, width, 20);
    if (box.right() > plot().right())
        box.moveRight(place.x() - 8);
    painter.setPen(Qt::NoPen);
    painter.setBrush(themed(Token::Tip));
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(themed(Token::TipT));
    painter.drawText(box, Qt::AlignCenter, text);
}

void SchedulePreview::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const QRectF area = plot();
    if (m_warmup > 0.0 && !m_curve.isEmpty())
        painter.fillRect(QRectF(area.left(), area.top(), xOf(m_warmup) - area.left(), area.height()),
                         themed(Token::Tint2));
    paintAxes(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_curve.isEmpty()) {
        QPainterPath path(QPointF(xOf(m_curve.first().x()), yOf(m_curve.first().y())));
        for (const QPointF& point : m_curve)
            path.lineTo(xOf(point.x()), yOf(point.y()));
        painter.strokePath(path, QPen(themed(Token::S1), 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    const double warmupEnd = xOf(m_warmup);
    if (m_warmup > 0.0 && !m_curve.isEmpty()) {
        painter.setFont(Theme::instance().font(FontRole::Caption));
        painter.setPen(themed(Token::T2));
        painter.drawText(QRectF(warmupEnd + 5, area.bottom() - 18, 160, 14), Qt::AlignLeft | Qt::AlignVCenter,
                         tr("warm-up %1 epochs").arg(typedText(m_warmup)));
    }
    paintCursor(painter);
}

void SchedulePreview::mouseMoveEvent(QMouseEvent* event)
{
    m_cursor = event->position().x();
    update();
}

void SchedulePreview::leaveEvent(QEvent* /*event*/)
{
    m_cursor = -1.0;
    update();
}

} // namespace trainyard
