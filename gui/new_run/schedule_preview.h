// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QVector>
#include <QWidget>

namespace trainyard {

/// The learning rate over the epochs of a run, with its warm-up shaded. Shows the value under the mouse.
class SchedulePreview : public QWidget {
    Q_OBJECT
public:
    explicit SchedulePreview(QWidget* parent = nullptr);
    /// x in epochs, ascending; an empty curve shows only the axes.
    void setCurve(const QVector<QPointF>& curve, double epochs, double warmupEpochs);
    QSize sizeHint() const override { return {320, 150}; }
    QSize minimumSizeHint() const override { return {200, 150}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QRectF plot() const;
    double xOf(double epoch) const;
    double yOf(double rate) const;
    void paintAxes(QPainter& painter) const;
    void paintCursor(QPainter& painter) const;

    QVector<QPointF> m_curve;
    double m_epochs = 1.0;
    double m_warmup = 0.0;
    double m_top = 1.0;     ///< upper end of the y axis
    double m_cursor = -1.0; ///< mouse x in pixels, −1 = none
};

} // namespace trainyard
