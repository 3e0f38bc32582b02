// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/chart_ticker.h"

#include "gui/formats/format.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace trainyard {

namespace {

struct PlotText {
    Q_DECLARE_TR_FUNCTIONS(PlotText)
};

int decimalsOf(double step)
{
    int decimals = 0;
    while (decimals < 9 && std::abs(step - std::round(step)) > 1e-9 * std::max(1.0, std::abs(step))) {
        step *= 10.0;
        ++decimals;
    }
    return decimals;
}

constexpr std::array<double, 20> kTimeSteps{0.1, 0.2, 0.5, 1,   2,    5,    10,   15,    30,    60,
                                            120, 300, 600, 900, 1800, 3600, 7200, 14400, 21600, 43200};

} // namespace

double niceStep(double range, int wanted)
{
    if (!(range > 0) || !std::isfinite(range))
        return 1.0;
    const double raw = range / wanted;
    const double power = std::pow(10.0, std::floor(std::log10(raw)));
    const double lead = raw / power;
    return (lead < 1.5 ? 1.0 : lead < 3.2 ? 2.0 : lead < 7.2 ? 5.0 : 10.0) * power;
}

QString compactNumber(double value, double step)
{
    if (std::abs(value) < step * 1e-6)
        return QStringLiteral("0");
    static constexpr std::array<std::pair<double, const char*>, 4> kUnits{
        {{1e12, "T"}, {1e9, "G"}, {1e6, "M"}, {1e3, "k"}}};
    for (const auto& [size, unit] : kUnits)
        if (std::abs(value) >= size * 0.9999 && step >= (size > 1e3 ? size / 10.0 : size) * 0.9999)
            return format::fixed(value / size, decimalsOf(step / size)) + QLatin1String(unit);
    return format::fixed(value, decimalsOf(step));
}

QString axisName(XAxis axis)
{
    switch (axis) {
    case XAxis::Step: return PlotText::tr("step");
    case XAxis::Epoch: return PlotText::tr("epoch");
    case XAxis::Samples: return PlotText::tr("samples");
    case XAxis::Time: break;
    }
    return PlotText::tr("time trained");
}

QString axisValue(XAxis axis, double x)
{
    switch (axis) {
    case XAxis::Epoch: return format::fixed(x, 2);
    case XAxis::Step:
    case XAxis::Samples: return format::count(std::llround(x));
    case XAxis::Time: break;
    }
    return format::duration(x);
}

ValueTicker::ValueTicker(ValueFormat format, int wanted) : m_format(format)
{
    setTickCount(wanted);
}

double ValueTicker::getTickStep(const QCPRange& range)
{
    if (m_format == ValueFormat::Bytes) {
        double step = 1.0;
        while (range.size() / step > mTickCount)
            step *= 2.0;
        return m_step = step;
    }
    if (m_format == ValueFormat::Percent && range.lower == 0.0 && range.upper >= 100.0 && range.upper < 125.0 &&
        mTickCount <= 3)
        return m_step = 50.0;
    return m_step = niceStep(range.size(), mTickCount);
}

QString ValueTicker::getTickLabel(double tick, const QLocale&, QChar, int)
{
    switch (m_format) {
    case ValueFormat::Share: return QStringLiteral("%1 %").arg(format::fixed(tick * 100.0, decimalsOf(m_step * 100.0)));
    case ValueFormat::Percent: return QStringLiteral("%1 %").arg(format::fixed(tick, decimalsOf(m_step)));
    case ValueFormat::Bytes: return tick < 1.0 ? QStringLiteral("0") : format::bytes(std::llround(tick));
    case ValueFormat::Plain:
    case ValueFormat::Count: break;
    }
    return compactNumber(tick, m_step);
}

XTicker::XTicker(XAxis axis) : m_axis(axis)
{
    setTickCount(6);
}

double XTicker::getTickStep(const QCPRange& range)
{
    m_step = niceStep(range.size(), mTickCount);
    if (m_axis == XAxis::Step || m_axis == XAxis::Samples)
        m_step = std::max(1.0, m_step);
    if (m_axis == XAxis::Time) {
        const double raw = range.size() / mTickCount;
        for (const double step : kTimeSteps)
            if (step >= raw)
                return m_step = step;
        m_step = 86400.0 * std::max(1.0, niceStep(range.size() / 86400.0, mTickCount));
    }
    return m_step;
}

QString XTicker::getTickLabel(double tick, const QLocale&, QChar, int)
{
    if (m_axis != XAxis::Time)
        return compactNumber(tick, m_step);
    if (std::abs(tick) < 1e-9)
        return QStringLiteral("0");
    if (m_step < 60.0 && tick < 600.0)
        return PlotText::tr("%1 s").arg(format::fixed(tick, decimalsOf(m_step)));
    if (m_step < 3600.0 && tick < 36000.0)
        return PlotText::tr("%1 min").arg(
            format::fixed(tick / 60.0, decimalsOf(m_step / 60.0) > 1 ? 1 : decimalsOf(m_step / 60.0)));
    if (m_step < 86400.0)
        return PlotText::tr("%1 h").arg(format::fixed(tick / 3600.0, m_step < 3600.0 ? 1 : 0));
    return PlotText::tr("%1 d").arg(format::fixed(tick / 86400.0, 0));
}

QVector<double> LogTicker::createTickVector(double, const QCPRange& range)
{
    QVector<double> ticks;
    if (!(range.lower > 0) || !std::isfinite(range.upper))
        return ticks;
    const double decades = std::log10(range.upper / range.lower);
    const QVector<double> leads = decades > 3.0   ? QVector<double>{1}
                                  : decades > 1.0 ? QVector<double>{1, 2, 5}
                                  : decades > 0.4 ? QVector<double>{1, 2, 3, 4, 5, 6, 8}
                                                  : QVector<double>{};
    if (leads.isEmpty()) {
        const double step = niceStep(range.size(), 5);
        for (double tick = std::ceil(range.lower / step) * step; tick <= range.upper; tick += step)
            ticks.append(tick);
        return ticks;
    }
    const int stride = std::max(1, static_cast<int>(decades / 8.0));
    for (int exponent = static_cast<int>(std::floor(std::log10(range.lower))); std::pow(10.0, exponent) <= range.upper;
         exponent += decades > 3.0 ? stride : 1)
        for (const double lead : leads)
            if (const double tick = lead * std::pow(10.0, exponent);
                tick >= range.lower * 0.999 && tick <= range.upper * 1.001)
                ticks.append(tick);
    return ticks;
}

QVector<double> LogTicker::createSubTickVector(int, const QVector<double>& ticks)
{
    QVector<double> minor;
    for (qsizetype i = 0; i + 1 < ticks.size(); ++i)
        if (std::abs(ticks[i + 1] / ticks[i] - 10.0) < 1e-6)
            for (int lead = 2; lead < 10; ++lead)
                minor.append(ticks[i] * lead);
    return minor;
}

QString LogTicker::getTickLabel(double tick, const QLocale&, QChar, int)
{
    const double exponent = std::log10(tick);
    const auto whole = static_cast<int>(std::lround(exponent));
    if (std::abs(exponent - whole) > 1e-6)
        return format::significant(tick, 2);
    if (whole >= 0 && whole <= 2)
        return format::fixed(tick, 0);
    QString power = QString::number(whole);
    static const QString kDigits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    for (QChar& character : power)
        character = character == QLatin1Char('-') ? QChar(u'⁻') : kDigits[character.digitValue()];
    return QStringLiteral("10%1").arg(power);
}

} // namespace trainyard
