// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/gpu_view.h"

#include <QWidget>

namespace trainyard {

/// The GPUs of a run side by side: a meter for utilisation and one for memory, with ticks where the levels begin,
/// power, heat and clock, what the hardware counters say. As many in a line as fit; hidden without GPUs.
class GpuStrip : public QWidget {
    Q_OBJECT
public:
    explicit GpuStrip(QWidget* parent = nullptr);
    void setGpus(std::vector<GpuView> gpus);
    const std::vector<GpuView>& gpus() const { return m_gpus; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    int columns() const;
    QRect cell(int number) const;
    void fitHeight();
    void paintGpu(QPainter& painter, const QRect& rect, const GpuView& gpu) const;

    std::vector<GpuView> m_gpus;
};

} // namespace trainyard
