// SPDX-License-Identifier: Apache-2.0
#include "backend/base/amount.h"

#include <charconv>
#include <cmath>
#include <cstdio>
#include <limits>
#include <system_error>

namespace trainyard {

std::string amountText(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.10g", value);
    return text;
}

std::optional<double> amountIn(std::string_view text, double low, double high)
{
    if (text.size() > 1 && text.front() == '+' && text[1] != '-')
        text.remove_prefix(1);
    double value = 0.0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (code != std::errc() || end != text.data() + text.size() || !std::isfinite(value) || value < low || value > high)
        return std::nullopt;
    return value;
}

std::string amountProblem(std::string_view text, double low, double high)
{
    if (amountIn(text, low, high))
        return {};
    constexpr double kMost = std::numeric_limits<double>::max(); // a bound that nobody wants to read
    std::string problem = "\"" + std::string(text.substr(0, 40)) + "\" is not a number";
    if (low > -kMost)
        problem += " from " + amountText(low);
    if (high < kMost)
        problem += (low > -kMost ? " to " : " up to ") + amountText(high);
    return problem;
}

} // namespace trainyard
