// SPDX-License-Identifier: Apache-2.0
#include "backend/base/clock.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <ctime>

namespace trainyard {

double unixTime()
{
    const double now = std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
    // Everywhere 0 stands for "not yet". A clock that was never set may show 1969; then times still go forward.
    return now >= 1.0 ? now : 1.0 + steadyTime();
}

double steadyTime()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

std::string isoTime(double unixSeconds)
{
    // A damaged file may contain any number: the year ends at 9999.
    const double sane = std::isnan(unixSeconds) ? 0.0 : std::clamp(unixSeconds, 0.0, 253402300799.0);
    const std::time_t seconds = static_cast<std::time_t>(std::floor(sane));
    const int milliseconds = static_cast<int>(std::floor((sane - std::floor(sane)) * 1000.0));
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    char text[40];
    const std::size_t length = std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &parts);
    std::snprintf(text + length, sizeof text - length, ".%03dZ", milliseconds);
    return text;
}

} // namespace trainyard
