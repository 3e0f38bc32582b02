// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_axis.h"

#include <QWidget>

#include <optional>
#include <vector>

class QPainter;

namespace trainyard {

struct ParallelAxis {
    QString title;
    std::vector<AxisTick> ticks; ///< at places in [0, 1]
};

struct ParallelLine {
    std::vector<double> places; ///< for each axis: [0, 1] from below; NaN: the line passes this axis by
    double shade = 0.0;         ///< [0, 1]: pale to dark; NaN: grey
    bool best = false;          ///< drawn on top in its own colour
};

/// Parallel coordinates: one line for each run across an axis for each setting. Dragging along an axis chooses a range
/// of it; dragging again changes it, a click takes it away. Lines outside a range are faint.
class ParallelChart : public QWidget {
    Q_OBJECT
public:
    static constexpr std::size_t kManyParallel = 500; ///< more lines are drawn thin
    /// The colour of a line with this shade, from 0 to 1; even the palest stands out from the background.
    static QColor lineColor(double shade);

    explicit ParallelChart(QWidget* parent = nullptr);
    /// Keeps the ranges as long as the axes keep their titles.
    void setLines(std::vector<ParallelAxis> axes, std::vector<ParallelLine> lines, const QString& note);
    const std::vector<ParallelAxis>& axes() const { return m_axes; }
    /// For each axis the chosen range of places, if any.
    const std::vector<std::optional<ChartRange>>& ranges() const { return m_ranges; }
    void setRange(std::size_t axis, std::optional<ChartRange> range);
    void clearRanges();
    bool hasRanges() const;
    /// Whether the line lies in every chosen range.
    bool passes(std::size_t line) const;

    QSize sizeHint() const override { return {480, 190}; }
    QSize minimumSizeHint() const override { return {260, 120}; }

signals:
    void rangesChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    double axisX(std::size_t axis) const;
    double placeY(double place) const;
    double placeAt(double y) const;
    std::optional<std::size_t> axisAt(const QPointF& point) const;
    void paintLine(QPainter& painter, const ParallelLine& line, const QColor& color, double width) const;
    void paintAxis(QPainter& painter, std::size_t axis) const;
    void paintFew(QPainter& painter) const;
    void paintMany(QPainter& painter) const;

    std::vector<ParallelAxis> m_axes;
    std::vector<ParallelLine> m_lines;
    std::vector<std::optional<ChartRange>> m_ranges;
    QString m_note;
    std::optional<std::size_t> m_dragged; ///< axis
    double m_dragFrom = 0.0;
};

} // namespace trainyard
