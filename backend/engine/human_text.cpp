// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/human_text.h"

#include "backend/base/reason.h"
#include "backend/data/base/data_text.h"

#include <algorithm>
#include <cstdio>

namespace trainyard {

std::string countedText(std::int64_t count, std::string_view words)
{
    return countText(count) + " " + pluralText(words, count == 1);
}

std::string decimals(double value, int digits)
{
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", digits, value);
    return text;
}

std::string bytesText(std::int64_t bytes)
{
    static constexpr const char* kUnits[] = {"KiB", "MiB", "GiB", "TiB", "PiB"};
    if (bytes < 1024)
        return countedText(bytes, "byte(s)");
    double value = static_cast<double>(bytes) / 1024.0;
    std::size_t unit = 0;
    for (; value >= 1023.5 && unit + 1 < std::size(kUnits); ++unit)
        value /= 1024.0;
    return decimals(value, value < 99.95 ? 1 : 0) + " " + kUnits[unit];
}

std::string durationText(double seconds)
{
    if (seconds < 60.0)
        return decimals(seconds, 1) + " s";
    char text[64];
    const auto whole = static_cast<long long>(seconds + 0.5);
    if (whole < 3600)
        std::snprintf(text, sizeof text, "%lld min %02lld s", whole / 60, whole % 60);
    else
        std::snprintf(text, sizeof text, "%lld h %02lld min", whole / 3600, whole / 60 % 60);
    return text;
}

std::string flopsText(std::int64_t flops)
{
    return flops < 1000000      ? decimals(static_cast<double>(flops) / 1e3, 1) + " kFLOP"
           : flops < 1000000000 ? decimals(static_cast<double>(flops) / 1e6, 1) + " MFLOP"
                                : decimals(static_cast<double>(flops) / 1e9, 2) + " GFLOP";
}

std::string padded(std::string text, std::size_t width)
{
    const auto columns = static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char character) {
        return (static_cast<unsigned char>(character) & 0xC0u) != 0x80u;
    }));
    text.append(columns < width ? width - columns : 1, ' ');
    return text;
}

} // namespace trainyard
