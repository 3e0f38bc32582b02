// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_data.h"

#include <qcustomplot.h>

namespace trainyard {

/// Ticks of a linear axis: 5 to 8, all with the same number of decimals.
class ValueTicker : public QCPAxisTicker {
public:
    explicit ValueTicker(ValueFormat format, int wanted = 5);

protected:
    double getTickStep(const QCPRange& range) override;
    int getSubTickCount(double) override { return 0; }
    QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override;

private:
    ValueFormat m_format;
    double m_step = 1.0;
};

/// Ticks of an x axis: steps, epochs and samples as numbers, time as 30 s, 5 min, 2 h.
class XTicker : public QCPAxisTicker {
public:
    explicit XTicker(XAxis axis);

protected:
    double getTickStep(const QCPRange& range) override;
    int getSubTickCount(double) override { return 0; }
    QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override;

private:
    XAxis m_axis;
    double m_step = 1.0;
};

/// Decades as 10⁻², 10⁻¹, 1, 10, 100, 10³; if few decades are visible, also 2 and 5 times these, or every multiple.
class LogTicker : public QCPAxisTicker {
protected:
    QVector<double> createTickVector(double tickStep, const QCPRange& range) override;
    QVector<double> createSubTickVector(int subTickCount, const QVector<double>& ticks) override;
    QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override;
};

/// 1, 2 or 5 times a power of ten, so that `range` contains about `wanted` of these steps.
double niceStep(double range, int wanted);
/// "12.5k", "3M"; `step`: distance of two labels, which determines the decimals.
QString compactNumber(double value, double step);
/// Translated name of an axis: "epoch", "step", …
QString axisName(XAxis axis);
/// A position on an axis for tooltips and tags: "24.6", "4,330", "9 min 39 s".
QString axisValue(XAxis axis, double x);

} // namespace trainyard
