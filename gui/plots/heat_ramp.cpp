// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/heat_ramp.h"

#include "gui/widgets/theme.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace trainyard {
namespace {

struct RampStop {
    double at;
    QRgb color;
};

constexpr RampStop kLightCounts[] = {{0.0, 0xFFF7FAFB}, {0.12, 0xFFE2F0F4}, {0.35, 0xFFB9DCE4},
                                     {0.6, 0xFF6FB4C3}, {0.8, 0xFF2F8699},  {1.0, 0xFF083F4D}};
constexpr RampStop kDarkCounts[] = {{0.0, 0xFF1D2226}, {0.15, 0xFF173A44}, {0.45, 0xFF12627A},
                                    {0.7, 0xFF2A9DB5}, {0.85, 0xFF6CCCE0}, {1.0, 0xFFD6F5FC}};
constexpr RampStop kWeight[] = {
    {0.0, 0xFF2A1A3A}, {0.25, 0xFF7A2A6A}, {0.5, 0xFFD55E00}, {0.75, 0xFFE9AE2B}, {1.0, 0xFFFFF3C4}};

double linearChannel(double value)
{
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& color)
{
    return 0.2126 * linearChannel(color.redF()) + 0.7152 * linearChannel(color.greenF()) +
           0.0722 * linearChannel(color.blueF());
}

} // namespace

QColor heatColor(HeatRamp ramp, double value)
{
    const std::span<const RampStop> stops = ramp == HeatRamp::Weight   ? std::span<const RampStop>(kWeight)
                                            : Theme::instance().dark() ? std::span<const RampStop>(kDarkCounts)
                                                                       : std::span<const RampStop>(kLightCounts);
    const double at = std::isnan(value) ? 0.0 : std::clamp(value, 0.0, 1.0);
    std::size_t next = 1;
    while (next + 1 < stops.size() && stops[next].at < at)
        ++next;
    const RampStop &low = stops[next - 1], &high = stops[next];
    const double share = (at - low.at) / (high.at - low.at);
    const auto mix = [share](int a, int b) { return int(std::lround(a + share * (b - a))); };
    return QColor(mix(qRed(low.color), qRed(high.color)), mix(qGreen(low.color), qGreen(high.color)),
                  mix(qBlue(low.color), qBlue(high.color)));
}

QColor inkOn(const QColor& ground)
{
    const double light = luminance(ground);
    return 1.05 / (light + 0.05) >= (light + 0.05) / 0.05 ? QColor(Qt::white) : QColor(Qt::black);
}

} // namespace trainyard
