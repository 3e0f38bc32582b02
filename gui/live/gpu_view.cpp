// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/live/gpu_view.h"

#include "backend/protocol/series.h"
#include "gui/formats/format.h"

#include <QCoreApplication>
#include <QStringList>

#include <charconv>
#include <cmath>
#include <optional>
#include <set>

namespace trainyard {
namespace {

struct GpuText {
    Q_DECLARE_TR_FUNCTIONS(trainyard::GpuText)
};

class Values {
public:
    Values(const std::map<std::string, double>& latest, int gpu) : m_latest(latest), m_gpu(gpu) {}
    std::optional<double> operator()(const char* quantity) const
    {
        const auto at = m_latest.find(series::gpu(m_gpu, quantity));
        return at == m_latest.end() || !std::isfinite(at->second) ? std::nullopt : std::optional(at->second);
    }

private:
    const std::map<std::string, double>& m_latest;
    int m_gpu;
};

QString percent(double value)
{
    return format::percent(value / 100.0, 0);
}

GpuLevel level(double value, double high)
{
    return value < 0.0       ? GpuLevel::Unknown
           : value < kGpuLow ? GpuLevel::Low
           : value < high    ? GpuLevel::Middle
                             : GpuLevel::High;
}

QString factsText(const Values& value)
{
    QStringList parts;
    const auto power = value(series::kGpuPower), limit = value(series::kGpuPowerLimit);
    if (power && limit)
        parts << GpuText::tr("%1 of %2 W").arg(format::fixed(*power, 0), format::fixed(*limit, 0));
    else if (power)
        parts << GpuText::tr("%1 W").arg(format::fixed(*power, 0));
    if (const auto temperature = value(series::kGpuTemperature))
        parts << GpuText::tr("%1 °C").arg(format::fixed(*temperature, 0));
    if (const auto clock = value(series::kGpuClock))
        parts << GpuText::tr("%1 MHz").arg(format::count(std::llround(*clock)));
    return parts.join(QStringLiteral(" · "));
}

QString activityText(const Values& value)
{
    QStringList parts;
    if (const auto occupancy = value(series::kGpuSmOccupancy))
        parts << GpuText::tr("SM occupancy %1").arg(percent(*occupancy));
    if (const auto tensor = value(series::kGpuTensorActivity))
        parts << GpuText::tr("tensor cores %1").arg(percent(*tensor));
    if (const auto memory = value(series::kGpuMemoryActivity))
        parts << GpuText::tr("memory bus %1").arg(percent(*memory));
    return parts.join(QStringLiteral(" · "));
}

QString alarmText(const Values& value)
{
    if (const auto errors = value(series::kGpuEccErrors); errors && *errors > 0.0)
        return *errors == 1.0 ? GpuText::tr("1 memory error")
                              : GpuText::tr("%1 memory errors").arg(format::fixed(*errors, 0));
    if (value(series::kGpuThrottledByHeat).value_or(0.0) > 0.0)
        return GpuText::tr("slowed by heat");
    if (value(series::kGpuThrottledByPower).value_or(0.0) > 0.0)
        return GpuText::tr("at its power limit");
    if (value(series::kGpuThrottledByHardware).value_or(0.0) > 0.0)
        return GpuText::tr("slowed by its hardware");
    return {};
}

/// "Utilisation (NVML): 97 %", followed by an explanation.
QString meaning(const QString& name, const std::optional<double>& value, const QString& without, const QString& what)
{
    return GpuText::tr("%1: %2. %3", "name of a measure, its value, what it is")
        .arg(name, value ? percent(*value) : without, what);
}

QString tipText(const Values& value)
{
    return QStringList{
        meaning(GpuText::tr("Utilisation (NVML)"), value(series::kGpuUtilization), GpuText::tr("not reported"),
                GpuText::tr("Share of the time in which some kernel was running, however small")),
        meaning(GpuText::tr("SM utilisation (GPM)"), value(series::kGpuSmUtilization),
                GpuText::tr("needs Hopper or newer"),
                GpuText::tr("Share of the multiprocessors that were busy, from hardware counters")),
        meaning(GpuText::tr("SM occupancy (GPM)"), value(series::kGpuSmOccupancy), GpuText::tr("needs Hopper or newer"),
                GpuText::tr("Share of the possible warps that were active, from hardware counters")),
        meaning(GpuText::tr("Estimated occupancy (CUPTI)"), value(series::kGpuEstimatedOccupancy),
                GpuText::tr("available after tracing some steps"),
                GpuText::tr("Durations of the kernels in the traced steps × the warps that each could keep active")),
        meaning(GpuText::tr("Achieved occupancy (CUPTI counters)"), value(series::kGpuAchievedOccupancy),
                GpuText::tr("not measured; requires privileges"),
                GpuText::tr("Active warps that the hardware counted in the traced steps"))}
        .join(QLatin1Char('\n'));
}

GpuView view(const std::map<std::string, double>& latest, int index)
{
    const Values value(latest, index);
    GpuView out;
    out.index = index;
    out.title = GpuText::tr("GPU %1").arg(index);
    out.utilization = value(series::kGpuUtilization).value_or(-1.0);
    out.utilizationLevel = level(out.utilization, kGpuUtilizationHigh);
    out.utilizationText = out.utilization < 0.0 ? QStringLiteral("–") : percent(out.utilization);
    out.memory = value(series::kGpuMemoryShare).value_or(-1.0);
    out.memoryLevel = level(out.memory, kGpuMemoryHigh);
    const auto bytes = value(series::kGpuMemory);
    if (bytes)
        out.memoryText = format::bytes(std::llround(*bytes));
    if (bytes && out.memory >= 0.0)
        out.memoryText = GpuText::tr("%1 · %2", "memory in bytes, in percent").arg(out.memoryText, percent(out.memory));
    out.facts = factsText(value);
    out.activity = activityText(value);
    out.alarm = alarmText(value);
    out.tip = tipText(value);
    return out;
}

} // namespace

std::vector<GpuView> gpuViews(const std::map<std::string, double>& latest)
{
    std::set<int> gpus;
    for (const auto& [name, value] : latest) {
        int index = -1;
        if (name.starts_with("gpu/") &&
            std::from_chars(name.data() + 4, name.data() + name.size(), index).ec == std::errc() && index >= 0)
            gpus.insert(index);
    }
    std::vector<GpuView> out;
    for (const int index : gpus)
        out.push_back(view(latest, index));
    return out;
}

} // namespace trainyard
