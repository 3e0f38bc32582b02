// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/set_up_failures.h"

#include "backend/protocol/reasons_queue.h"

#include <charconv>
#include <cstdlib>
#include <optional>
#include <string>

namespace trainyard {
namespace {

/// Takes a number and the space after it from the front.
std::optional<int> takeNumber(std::string_view& text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end == text.data() + text.size() || *end != ' ')
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()) + 1);
    return number;
}

} // namespace

std::vector<Reason> setUpFailures(std::string_view text)
{
    std::vector<Reason> failures;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        const std::optional<int> number = takeNumber(line), status = number ? takeNumber(line) : std::nullopt;
        if (!status || line.empty())
            continue;
        const Quotation words{std::string(line)};
        failures.push_back(*number > 0 ? queueReason("queue.set-up-line", *number, *status, words)
                                       : queueReason("queue.set-up-printed", words));
    }
    return failures;
}

std::vector<Reason> setUpFailuresHere()
{
    const char* text = std::getenv(kSetUpFailedVariable);
    return text ? setUpFailures(text) : std::vector<Reason>();
}

} // namespace trainyard
