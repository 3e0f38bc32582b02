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
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Part {
        QString name;
        qint64 bytes;
        int series; ///< colour
    };
    QList<Part> parts() const;
    int drawLegend(QPainter* painter, int width, int top) const;

    MemoryPlan m_plan;
    qint64 m_machine = 0;
};

} // namespace trainyard
