// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/amount.h"

#include <CLI/CLI.hpp>

#include <limits>
#include <string>

namespace trainyard::commands {

/// A number between the bounds; CLI::Range takes NaN for one.
inline CLI::Validator amountBetween(double low, double high)
{
    return CLI::Validator([low, high](std::string& text) { return amountProblem(text, low, high); }, "NUMBER");
}

/// Any number, but neither NaN nor an infinity, which no later check would find.
inline CLI::Validator anyAmount()
{
    return amountBetween(std::numeric_limits<double>::lowest(), std::numeric_limits<double>::max());
}

/// Above 0.
inline CLI::Validator positiveAmount()
{
    return amountBetween(std::numeric_limits<double>::min(), std::numeric_limits<double>::max());
}

} // namespace trainyard::commands
