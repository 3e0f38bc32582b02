// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <CLI/CLI.hpp>

#include <cmath>
#include <cstdlib>
#include <string>

namespace trainyard {

/// CLI::NonNegativeNumber names a range of 308 digits.
inline CLI::Validator fromZero()
{
    return CLI::Validator(
        [](std::string& text) {
            char* end = nullptr;
            const double value = std::strtod(text.c_str(), &end);
            const bool good = end != text.c_str() && *end == '\0' && value >= 0.0 && std::isfinite(value);
            return good ? std::string() : "\"" + text + "\" is not a number from 0";
        },
        "NONNEGATIVE");
}

} // namespace trainyard
