// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_axis.h"

#include <qcustomplot.h>

#include <functional>

namespace trainyard {

/// Gives a QCustomPlot axis the ticks of chart_axis.h.
class AxisTicker : public QCPAxisTicker {
public:
    using Ticks = std::function<std::vector<AxisTick>(const ChartRange& visible)>;
    explicit AxisTicker(Ticks ticks) : m_ticks(std::move(ticks)) {}

    void generate(const QCPRange& range, const QLocale& locale, QChar formatChar, int precision, QVector<double>& ticks,
                  QVector<double>* subTicks, QVector<QString>* tickLabels) override;

private:
    Ticks m_ticks;
};

} // namespace trainyard
