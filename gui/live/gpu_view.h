// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <map>
#include <string>
#include <vector>

namespace trainyard {

/// The level of use: Low below 10 %, High from 75 % (utilisation) or 80 % (memory), Middle in between.
enum class GpuLevel { Unknown, Low, Middle, High };
inline constexpr double kGpuLow = 10.0;
inline constexpr double kGpuUtilizationHigh = 75.0;
inline constexpr double kGpuMemoryHigh = 80.0;

/// The latest state of a run's GPU, in words and numbers.
struct GpuView {
    int index = 0;
    QString title;             ///< "GPU 0"
    double utilization = -1.0; ///< percent; negative = not reported by the driver
    GpuLevel utilizationLevel = GpuLevel::Unknown;
    QString utilizationText; ///< "97 %"
    double memory = -1.0;
    GpuLevel memoryLevel = GpuLevel::Unknown;
    QString memoryText; ///< "66.2 GiB · 47 %"
    QString facts;      ///< "612 of 700 W · 64 °C · 1,830 MHz"
    QString activity;   ///< "SM occupancy 61 % · tensor cores 38 % · memory bus 72 %"; empty without GPM
    QString alarm;      ///< "slowed by heat", "2 memory errors"; empty if there is none
    QString tip;        ///< each kind of occupancy by name, with an explanation
};

/// Made from the newest values of a run's series, by name; in the order of the GPUs. Empty for a run without GPUs.
std::vector<GpuView> gpuViews(const std::map<std::string, double>& latest);

} // namespace trainyard
