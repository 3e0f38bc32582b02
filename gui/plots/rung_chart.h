// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

class QPainter;

namespace trainyard {

/// How many runs train how far: a bar from one rung to the next, as high as there are runs.
struct RungFigure {
    struct Bar {
        double from = 0.0, to = 0.0; ///< epochs
        double runs = 0.0;
        QString label; ///< at its upper right corner
    };
    std::vector<Bar> bars;
    double all = 0.0; ///< runs, if none ended early: the dashed frame
    QString note;     ///< in the middle if there are no bars
};

/// Draws the rungs of a search with early termination. The area of the bars is the number of epochs.
class RungChart : public QWidget {
    Q_OBJECT
public:
    explicit RungChart(QWidget* parent = nullptr);
    void setFigure(RungFigure figure);
    const RungFigure& figure() const { return m_figure; }
    static void paint(QPainter& painter, const QRect& rect, const RungFigure& figure);
    /// Where a label of this width stands. `at`: the upper right corner of its bar; `area`: the dashed frame; `before`:
    /// the label before it. It lies neither on the frame's upper edge nor on that label.
    static QRectF labelPlace(const QRectF& area, const QPointF& at, double width, const QRectF& before);

    QSize sizeHint() const override { return {360, 170}; }
    QSize minimumSizeHint() const override { return {240, 110}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    RungFigure m_figure;
};

} // namespace trainyard
