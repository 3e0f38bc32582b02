// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/chart_scale.h"

#include <cmath>

namespace trainyard {

namespace {
constexpr double kWheelZoom = 0.85;
constexpr double kWheelStep = 120.0; // of QWheelEvent::angleDelta
} // namespace

double ChartScale::share(double value) const
{
    return log ? std::log(value / range.from) / std::log(range.to / range.from) : (value - range.from) / range.size();
}

double ChartScale::value(double share) const
{
    return log ? range.from * std::pow(range.to / range.from, share) : range.from + share * range.size();
}

ChartRange ChartScale::zoomed(double factor, double center) const
{
    if (!log)
        return {center - (center - range.from) * factor, center + (range.to - center) * factor};
    return {center * std::pow(range.from / center, factor), center * std::pow(range.to / center, factor)};
}

ChartRange ChartScale::shifted(double share) const
{
    if (!log)
        return {range.from + share * range.size(), range.to + share * range.size()};
    const double by = std::pow(range.to / range.from, share);
    return {range.from * by, range.to * by};
}

double wheelZoom(int angleDelta)
{
    return std::pow(kWheelZoom, angleDelta / kWheelStep);
}

} // namespace trainyard
