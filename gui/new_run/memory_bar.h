// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/plan.h"

#include <QWidget>

namespace trainyard {

/// What a run's memory is made of, drawn to the scale of the machine's memory, with a legend below.
class MemoryBar : public QWidget {
    Q_OBJECT
public:
    explicit MemoryBar(QWidget* parent = nullptr);
    /// `machine` bytes; 0 = not known: the bar then shows the shares of the run alone.
    void setMemory(const MemoryPlan& plan, qint64 machine);

    /// Where the run's images are while it trains; empty on the processor, where there is no question.
    static QString imagesText(const MemoryPlan& plan);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Part {
        QString name;
        qint64 bytes;
        int series; ///< colour
    };
    QList<Part> parts() const;
    void fitHeight();
    int drawLegend(QPainter* painter, int width, int top) const;

    MemoryPlan m_plan;
    qint64 m_machine = 0;
};

} // namespace trainyard
