// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/chart_axis.h"

#include "gui/formats/format.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

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

// Between these, numbers of a logarithmic axis are short.
constexpr double kLeastPlainTick = 0.0009, kMostPlainTick = 11000.0;
constexpr double kLargestStep = 1e15; // from here on "1,000T" would be wider than the room for labels

constexpr std::array<double, 20> kTimeSteps{0.1, 0.2, 0.5, 1,   2,    5,    10,   15,    30,    60,
                                            120, 300, 600, 900, 1800, 3600, 7200, 14400, 21600, 43200};

std::vector<AxisTick> evenTicks(const ChartRange& range, double step, const std::function<QString(double)>& label)
{
    std::vector<AxisTick> ticks;
    const double slack = 1e-9 * step;
    for (double index = std::ceil(range.from / step - 1e-9); index * step <= range.to + slack; ++index)
        ticks.push_back({index * step, label(index * step)});
    return ticks;
}

double valueStep(const ChartRange& range, ValueFormat format, int wanted)
{
    if (format == ValueFormat::Bytes) {
        double step = 1.0;
        while (range.size() / step > wanted)
            step *= 2.0;
        return step;
    }
    if (format == ValueFormat::Percent && range.from == 0.0 && range.to >= 100.0 && range.to < 125.0 && wanted <= 3)
        return 50.0;
    const double step = niceStep(range.size(), wanted);
    return format == ValueFormat::Count ? std::max(1.0, step) : step;
}

QString valueLabel(double tick, ValueFormat format, double step)
{
    switch (format) {
    case ValueFormat::Share: return QStringLiteral("%1 %").arg(format::fixed(tick * 100.0, decimalsOf(step * 100.0)));
    case ValueFormat::Percent: return QStringLiteral("%1 %").arg(format::fixed(tick, decimalsOf(step)));
    case ValueFormat::Bytes: return tick < 1.0 ? QStringLiteral("0") : format::bytes(std::llround(tick));
    case ValueFormat::Plain:
    case ValueFormat::Count: break;
    }
    return compactNumber(tick, step);
}

double timeStep(double span, int wanted)
{
    for (const double step : kTimeSteps)
        if (step >= span / wanted)
            return step;
    return 86400.0 * std::max(1.0, niceStep(span / 86400.0, wanted));
}

QString timeLabel(double tick, double step)
{
    if (std::abs(tick) < 1e-9)
        return QStringLiteral("0");
    if (step < 60.0 && tick < 600.0)
        return PlotText::tr("%1 s").arg(format::fixed(tick, decimalsOf(step)));
    if (step < 3600.0 && tick < 36000.0)
        return PlotText::tr("%1 min").arg(format::fixed(tick / 60.0, std::min(1, decimalsOf(step / 60.0))));
    if (step < 86400.0)
        return PlotText::tr("%1 h").arg(format::fixed(tick / 3600.0, step < 3600.0 ? 1 : 0));
    return PlotText::tr("%1 d").arg(format::fixed(tick / 86400.0, 0));
}

/// Ticks at round times of the clock here; midnight is told by its date.
std::vector<AxisTick> dateTicks(const ChartRange& range, int wanted)
{
    const double step = std::max(1.0, timeStep(range.size(), wanted));
    const auto offset = [](double at) {
        return double(QDateTime::fromSecsSinceEpoch(std::llround(at)).offsetFromUtc());
    };
    std::vector<AxisTick> ticks;
    const double shift = offset(range.from);
    for (double index = std::ceil((range.from + shift) / step); index * step - shift <= range.to; ++index) {
        double at = index * step - shift;
        at += shift - offset(at); // the clocks may have been changed since
        const QDateTime time = QDateTime::fromSecsSinceEpoch(std::llround(at));
        const bool midnight = time.time() == QTime(0, 0);
        ticks.push_back({at, midnight      ? format::locale().toString(time.date(), QStringLiteral("d MMM"))
                             : step < 60.0 ? time.toString(QStringLiteral("HH:mm:ss"))
                                           : time.toString(QStringLiteral("HH:mm"))});
    }
    return ticks;
}

QString powerLabel(double tick)
{
    const auto exponent = static_cast<int>(std::floor(std::log10(tick) + 1e-9));
    QString power = QString::number(exponent);
    static const QString kDigits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    for (QChar& character : power)
        character = character == QLatin1Char('-') ? QChar(u'⁻') : kDigits[character.digitValue()];
    const auto lead = static_cast<int>(std::lround(tick / std::pow(10.0, exponent)));
    return lead == 1 ? QStringLiteral("10%1").arg(power) : QStringLiteral("%1·10%2").arg(lead).arg(power);
}

/// All numbers in one form: as they are, or as powers of ten.
void labelLogTicks(std::vector<AxisTick>& ticks)
{
    const bool plain = ticks.empty() || (ticks.front().value > kLeastPlainTick && ticks.back().value < kMostPlainTick);
    for (AxisTick& tick : ticks)
        tick.label = plain ? format::fixed(tick.value, decimalsOf(tick.value)) : powerLabel(tick.value);
}

/// The multiples of a power of ten that get a label, by how many decades are visible.
std::vector<double> labelledLeads(double decades)
{
    if (decades > 3.0)
        return {1};
    if (decades > 1.0)
        return {1, 2, 5};
    return {1, 2, 3, 4, 5, 6, 8};
}

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
    if (step >= kLargestStep * 0.9999) // of a loss that has diverged
        return format::significant(value, 2 + int(std::log10(std::max(1.0, std::abs(value) / step))));
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
    case XAxis::Wall: return PlotText::tr("time since the start");
    case XAxis::Date: return PlotText::tr("date");
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
    case XAxis::Date: return format::dateTimeSeconds(x);
    case XAxis::Time:
    case XAxis::Wall: break;
    }
    return format::duration(x);
}

std::vector<AxisTick> valueTicks(const ChartRange& range, ValueFormat format, int wanted)
{
    const double step = valueStep(range, format, wanted);
    return evenTicks(range, step, [&](double tick) { return valueLabel(tick, format, step); });
}

std::vector<AxisTick> xTicks(const ChartRange& range, XAxis axis)
{
    constexpr int kWanted = 6;
    if (axis == XAxis::Date)
        return dateTicks(range, kWanted);
    if (isTimeAxis(axis)) {
        const double step = timeStep(range.size(), kWanted);
        return evenTicks(range, step, [&](double tick) { return timeLabel(tick, step); });
    }
    const double nice = niceStep(range.size(), kWanted);
    const double step = axis == XAxis::Epoch ? nice : std::max(1.0, nice);
    return evenTicks(range, step, [&](double tick) { return compactNumber(tick, step); });
}

std::vector<AxisTick> logTicks(const ChartRange& range)
{
    if (!(range.from > 0) || !std::isfinite(range.to))
        return {};
    const double decades = std::log10(range.to / range.from);
    if (decades <= 0.4) {
        const double step = niceStep(range.size(), 5);
        return evenTicks(range, step, [&](double tick) { return compactNumber(tick, step); });
    }
    std::vector<AxisTick> ticks;
    const int stride = decades > 3.0 ? std::max(1, static_cast<int>(decades / 8.0)) : 1;
    for (int exponent = static_cast<int>(std::floor(std::log10(range.from))); std::pow(10.0, exponent) <= range.to;
         exponent += stride)
        for (const double lead : labelledLeads(decades))
            if (const double tick = lead * std::pow(10.0, exponent);
                tick >= range.from * 0.999 && tick <= range.to * 1.001)
                ticks.push_back({tick, {}});
    labelLogTicks(ticks);
    return ticks;
}

std::vector<double> logSubTicks(const std::vector<AxisTick>& ticks)
{
    std::vector<double> minor;
    for (std::size_t i = 0; i + 1 < ticks.size(); ++i)
        if (std::abs(ticks[i + 1].value / ticks[i].value - 10.0) < 1e-6)
            for (int lead = 2; lead < 10; ++lead)
                minor.push_back(ticks[i].value * lead);
    return minor;
}

} // namespace trainyard
