// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/parallel_chart.h"

#include <QWidget>

#include <vector>

class QPainter;

namespace trainyard {

/// A panel for each pair of settings with a dot for each run. Colours show the run's rank, so that a few bad runs do
/// not hide the differences between good ones. The shade of a line is its rank's share: 1 is the best.
class RankChart : public QWidget {
    Q_OBJECT
public:
    explicit RankChart(QWidget* parent = nullptr);
    /// Two axes or more. `note` stands in the middle if there are no lines.
    void setLines(std::vector<ParallelAxis> axes, std::vector<ParallelLine> lines, const QString& note);
    const std::vector<ParallelAxis>& axes() const { return m_axes; }
    const std::vector<ParallelLine>& lines() const { return m_lines; }
    static void paint(QPainter& painter, const QRect& rect, const std::vector<ParallelAxis>& axes,
                      const std::vector<ParallelLine>& lines, const QString& note);

    QSize sizeHint() const override { return {640, 420}; }
    QSize minimumSizeHint() const override { return {320, 240}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<ParallelAxis> m_axes;
    std::vector<ParallelLine> m_lines;
    QString m_note;
};

} // namespace trainyard
