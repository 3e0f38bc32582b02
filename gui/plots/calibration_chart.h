// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <vector>

class QPainter;

namespace trainyard {

/// The samples whose predicted class has a probability in this interval.
struct CalibrationPoint {
    double lower = 0.0, upper = 0.0;
    double confidence = 0.0; ///< mean probability
    double accuracy = 0.0;
    double low = 0.0, high = 0.0; ///< 95 % interval of the accuracy
    qint64 samples = 0;
};

struct CalibrationFigure {
    std::vector<CalibrationPoint> points; ///< with samples, ascending
    QString note;                         ///< in the middle if there are no points
};

/// Right answers by confidence, with their 95 % intervals and the diagonal of a calibrated net; below, the number of
/// samples by confidence on a logarithmic scale. Arrow keys walk the intervals.
class CalibrationChart : public QWidget {
    Q_OBJECT
public:
    explicit CalibrationChart(QWidget* parent = nullptr);
    void setFigure(CalibrationFigure figure);
    const CalibrationFigure& figure() const { return m_figure; }
    int hovered() const { return m_hovered; } ///< index of a point; −1: none
    QPointF pointPlace(int index) const;      ///< in the widget
    static void paint(QPainter& painter, const QRect& rect, const CalibrationFigure& figure, int hovered = -1);

    QSize sizeHint() const override { return {320, 400}; }
    QSize minimumSizeHint() const override { return {220, 220}; }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void setHovered(int index);
    CalibrationFigure m_figure;
    int m_hovered = -1;
};

} // namespace trainyard
