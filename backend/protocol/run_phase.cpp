// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/run_phase.h"

#include <charconv>
#include <optional>

namespace trainyard {
namespace {

std::optional<std::int64_t> phaseCount(std::string_view digits)
{
    std::int64_t count = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), count);
    if (error != std::errc() || end != digits.data() + digits.size() || count < 0)
        return std::nullopt;
    return count;
}

} // namespace

std::string phaseText(const RunPhase& phase)
{
    if (phase.total <= 0)
        return phase.name;
    return phase.name + " " + std::to_string(phase.done) + "/" + std::to_string(phase.total);
}

RunPhase phaseIn(std::string_view text)
{
    const std::size_t space = text.rfind(' ');
    const std::size_t slash = text.rfind('/');
    if (space != std::string_view::npos && slash != std::string_view::npos && space < slash) {
        const auto done = phaseCount(text.substr(space + 1, slash - space - 1));
        const auto total = phaseCount(text.substr(slash + 1));
        if (done && total && *total > 0)
            return {std::string(text.substr(0, space)), *done, *total};
    }
    return {std::string(text)};
}

} // namespace trainyard
