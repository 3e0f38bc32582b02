// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_axis.h"

#include <QWidget>

#include <vector>

class QPainter;

namespace trainyard {

/// A function of two variables as colours, and the points at which it was measured. Axes go from 0 to 1.
struct Surface {
    QString xTitle, yTitle;
    std::vector<AxisTick> xTicks, yTicks; ///< at places in [0, 1]
    std::size_t columns = 0;
    std::vector<double> values; ///< row by row from below
    ValueFormat format = ValueFormat::Plain;
    bool lowIsGood = false; ///< the darkest colour stands for the lowest value
    struct Dot {
        double x, y, value;
        bool best = false;
    };
    std::vector<Dot> dots; ///< filled with the colour of their value
    QString note;          ///< in the middle if there are no values
};

/// Draws a surface with the scale of its colours at the right.
class SurfaceChart : public QWidget {
    Q_OBJECT
public:
    explicit SurfaceChart(QWidget* parent = nullptr);
    void setSurface(Surface surface);
    const Surface& surface() const { return m_surface; }
    static void paint(QPainter& painter, const QRect& rect, const Surface& surface);

    QSize sizeHint() const override { return {420, 320}; }
    QSize minimumSizeHint() const override { return {240, 180}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Surface m_surface;
};

} // namespace trainyard
