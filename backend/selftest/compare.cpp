// SPDX-License-Identifier: Apache-2.0
#include "backend/selftest/compare.h"

#include "backend/base/keyed_random.h"
#include "backend/selftest/check.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>

namespace trainyard::selftest {

void expect(bool condition, const std::string& text)
{
    if (!condition)
        throw Wrong(text);
}

void expectClose(const std::string& what, std::span<const float> found, std::span<const float> expected,
                 double tolerance, double floor)
{
    expect(found.size() == expected.size(),
           what + ": " + std::to_string(found.size()) + " values instead of " + std::to_string(expected.size()));
    double size = floor;
    for (const float value : expected)
        size = std::max(size, static_cast<double>(std::fabs(value)));
    std::size_t worst = 0;
    double distance = -1.0;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const double d = std::fabs(static_cast<double>(found[i]) - static_cast<double>(expected[i]));
        if (!(d <= distance)) { // NaN counts as worst
            distance = d;
            worst = i;
        }
        if (std::isnan(d))
            break;
    }
    if (found.empty() || distance <= tolerance * size)
        return;
    char text[200];
    std::snprintf(text, sizeof text, ": element %zu is %.9g, expected %.9g; error %.3g of %.3g allowed", worst,
                  static_cast<double>(found[worst]), static_cast<double>(expected[worst]), distance, tolerance * size);
    throw Wrong(what + text);
}

void expectSame(const std::string& what, std::span<const float> found, std::span<const float> expected)
{
    expect(found.size() == expected.size(), what + ": the number of values differs");
    for (std::size_t i = 0; i < found.size(); ++i)
        if (std::memcmp(&found[i], &expected[i], sizeof(float)) != 0)
            throw Wrong(what + ": element " + std::to_string(i) + " is " + std::to_string(found[i]) + " instead of " +
                        std::to_string(expected[i]));
}

std::vector<float> randomValues(std::int64_t count, std::uint64_t seed, float low, float high)
{
    KeyedRandom random(seed, RandomPurpose::Synthetic, 77);
    std::vector<float> values(static_cast<std::size_t>(count));
    for (float& value : values)
        value = random.uniform(low, high);
    return values;
}

} // namespace trainyard::selftest
