// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_axis.h"

#include <QWidget>

#include <optional>
#include <vector>

class QPainter;

namespace trainyard {

/// A run's time on a machine, in seconds since the beginning.
struct MachineBar {
    QString label; ///< inside the bar where it has room
    QString tip;
    QString run; ///< id
    double from = 0.0, to = 0.0;
    double waitedFrom = 0.0; ///< since when its row was free
    int row = 0;             ///< within its lane
    Token color = Token::S1;
};

struct MachineBars {
    QString title, caption; ///< left of the lane
    int rows = 1;
    std::vector<MachineBar> bars;
};

/// A lane for each machine with a bar for each run that trained there; runs at the same time lie in rows. The time in
/// which a row was free before a run is hatched. Arrow keys go from bar to bar, Enter and a double click open a run.
class MachineChart : public QWidget {
    Q_OBJECT
public:
    explicit MachineChart(QWidget* parent = nullptr);
    /// `end`: of the axis, in seconds. `note` stands in the middle if there are no bars.
    void setLanes(std::vector<MachineBars> lanes, double end, const QString& note);
    const std::vector<MachineBars>& lanes() const { return m_lanes; }
    /// The bar at a position of the widget.
    const MachineBar* barAt(const QPointF& point) const;
    static int heightOf(const std::vector<MachineBars>& lanes);
    static void paint(QPainter& painter, const QRect& rect, const std::vector<MachineBars>& lanes, double end,
                      const QString& note, const MachineBar* current = nullptr);

    QSize sizeHint() const override { return {640, heightOf(m_lanes)}; }
    QSize minimumSizeHint() const override { return {260, heightOf(m_lanes)}; }

signals:
    void opened(const QString& run);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    const MachineBar* current() const;
    void setCurrent(std::optional<std::size_t> bar);

    std::vector<MachineBars> m_lanes;
    double m_end = 1.0;
    QString m_note;
    std::optional<std::size_t> m_current; ///< of all bars, lane after lane
};

} // namespace trainyard
