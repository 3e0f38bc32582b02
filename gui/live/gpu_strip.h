// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/live/gpu_view.h"

#include <QWidget>

namespace trainyard {

/// The GPUs of a run side by side: meters for utilisation and memory with ticks at the level limits, power, temperature
/// and clock, and the values of hardware counters. Each line holds as many as fit; hidden without GPUs.
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
