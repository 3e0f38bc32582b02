// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/amount.h"

#include <CLI/CLI.hpp>

#include <limits>
#include <string>

namespace trainyard {

/// A number between the bounds; CLI::Range takes NaN for one.
inline CLI::Validator amountBetween(double low, double high)
{
    return CLI::Validator([low, high](std::string& text) { return amountProblem(text, low, high); }, "NUMBER");
}

/// CLI::NonNegativeNumber names a range of 308 digits.
inline CLI::Validator fromZero()
{
    return amountBetween(0.0, std::numeric_limits<double>::max());
}

} // namespace trainyard
