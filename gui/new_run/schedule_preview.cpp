// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/schedule_preview.h"

#include "gui/formats/figures.h"
#include "gui/formats/format.h"
#include "gui/plots/chart_paint.h"
#include "gui/widgets/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr int kRateTicks = 4;

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
    m_epochs = epochs > 0.0 ? epochs : 1.0; // without a curve the axis is that of one epoch
    m_warmup = std::clamp(warmupEpochs, 0.0, m_epochs);
    double peak = 0.0;
    for (const QPointF& point : curve)
        peak = std::max(peak, point.y());
    const double most = peak > 0.0 ? peak : 1.0, step = niceStep(most, kRateTicks);
    m_top = std::ceil(most / step - 1e-9) * step;
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
    paintLeftTicks(painter, plot(), valueTicks({0.0, m_top}, ValueFormat::Plain, kRateTicks),
                   [this](double rate) { return yOf(rate); });
    paintBottomTicks(painter, {plot()}, xTicks({0.0, m_epochs}, XAxis::Epoch),
                     [this](double epoch) { return xOf(epoch); });
    paintAxisLines(painter, plot());
    paintAxisTitle(painter, plot(), axisName(XAxis::Epoch));
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
    paintCursorLine(painter, place.x(), plot().top(), plot().bottom());
    painter.setPen(QPen(themed(Token::Base), 1.5));
    painter.setBrush(themed(Token::S1));
    painter.drawEllipse(place, 3.5, 3.5);
    const QString rate = shownText(point.y(), 4);
    paintTip(painter, {place.x(), plot().top() + 2}, QRectF(rect()),
             {{tr("epoch %1").arg(format::fixed(point.x(), 2)), rate}});
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
        const int plural = m_warmup < 1.0 ? 0 : m_warmup == 1.0 ? 1 : 2; // French has no plural below 1
        painter.drawText(QRectF(warmupEnd + 5, area.bottom() - 18, 160, 14), Qt::AlignLeft | Qt::AlignVCenter,
                         tr("warm-up %1 epoch(s)", nullptr, plural).arg(typedText(m_warmup)));
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
