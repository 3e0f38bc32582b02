// SPDX-License-Identifier: Apache-2.0
#include "backend/base/environment.h"

#include "backend/base/amount.h"
#include "backend/base/error.h"
#include "backend/base/reasons_system.h"

#include <charconv>
#include <cstdlib>
#include <string_view>

namespace trainyard {

std::optional<double> environmentNumber(const char* variable, double least, double most, const Reason& meaning)
{
    const char* found = std::getenv(variable);
    if (!found || !*found)
        return std::nullopt;
    const std::string_view text = found;
    double value = 0.0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (code == std::errc() && end == text.data() + text.size() && value >= least && value <= most)
        return value;
    throw Failure(
        ErrorKind::BadInput, "use the environment variable", std::string(variable),
        systemReason("system.variable", std::string(text.substr(0, 40)), amountText(least), amountText(most), meaning));
}

int chosenGpu()
{
    try {
        return static_cast<int>(
            environmentNumber("TRAINYARD_GPU", 0.0, 1023.0, "the number of a visible GPU, from 0").value_or(0.0));
    } catch (const Failure& failure) {
        Error error = failure.error();
        error.kind = ErrorKind::Unsupported;
        throw Failure(error);
    }
}

} // namespace trainyard
