// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/plan.h"

#include <QWidget>

namespace trainyard {

/// The parts of a run's memory, drawn to the scale of the machine's memory, with a legend below.
class MemoryBar : public QWidget {
    Q_OBJECT
public:
    explicit MemoryBar(QWidget* parent = nullptr);
    /// `machine` in bytes; 0 = unknown, then the bar shows only the proportions of the run.
    void setMemory(const MemoryPlan& plan, qint64 machine);

    /// Where the run's images are during training; empty for CPU runs.
    static QString imagesText(const MemoryPlan& plan);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Part {
        QString name;
        qint64 bytes;
        int series; ///< index of the colour
    };
    QList<Part> parts() const;
    void fitHeight();
    int drawLegend(QPainter* painter, int width, int top) const;

    MemoryPlan m_plan;
    qint64 m_machine = 0;
};

} // namespace trainyard
