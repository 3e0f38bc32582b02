// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/trace_request.h"

#include "backend/protocol/json_fields.h"
#include "backend/protocol/run_directory.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <tuple>

namespace trainyard {
namespace {

constexpr std::int64_t kMostStep = 1'000'000'000'000;

std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    std::int64_t value = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || text.front() == '-' || code != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

bool within(const TraceRequest& request)
{
    return request.firstStep >= 0 && request.firstStep <= kMostStep && request.steps >= 1 &&
           request.steps <= TraceRequest::kMostSteps && request.megabytes >= 1 &&
           request.megabytes <= TraceRequest::kMostMegabytes;
}

} // namespace

nlohmann::ordered_json toJson(const TraceRequest& request)
{
    return {{"first_step", request.firstStep}, {"steps", request.steps}, {"megabytes", request.megabytes}};
}

std::optional<TraceRequest> traceRequestFrom(const nlohmann::json& json)
{
    if (!json.is_object())
        return std::nullopt;
    TraceRequest request;
    const auto number = [&](const char* key, std::int64_t otherwise) -> std::int64_t {
        const auto found = json.find(key);
        if (found == json.end())
            return otherwise;
        return wholeNumberIn<std::int64_t>(*found).value_or(-1);
    };
    request.firstStep = number("first_step", 0);
    const std::int64_t steps = number("steps", 0), megabytes = number("megabytes", request.megabytes);
    if (steps > TraceRequest::kMostSteps || megabytes > TraceRequest::kMostMegabytes)
        return std::nullopt;
    request.steps = static_cast<int>(std::max<std::int64_t>(steps, -1));
    request.megabytes = static_cast<int>(std::max<std::int64_t>(megabytes, -1));
    return within(request) ? std::optional(request) : std::nullopt;
}

std::optional<TraceRequest> parseTraceSteps(const std::string& text)
{
    TraceRequest request;
    if (text.starts_with('+')) {
        const auto steps = wholeNumber(std::string_view(text).substr(1));
        if (!steps || *steps > TraceRequest::kMostSteps)
            return std::nullopt;
        request.steps = static_cast<int>(*steps);
        return within(request) ? std::optional(request) : std::nullopt;
    }
    const std::size_t dash = text.find('-');
    const auto first = wholeNumber(std::string_view(text).substr(0, dash));
    const auto end = dash == std::string::npos ? first : wholeNumber(std::string_view(text).substr(dash + 1));
    if (!first || !end || *first < 1)
        return std::nullopt;
    request.firstStep = *first;
    if (*end < *first || *end - *first >= TraceRequest::kMostSteps)
        return std::nullopt;
    request.steps = static_cast<int>(*end - *first + 1);
    return within(request) ? std::optional(request) : std::nullopt;
}

std::string traceFolderName(std::int64_t firstStep, std::int64_t lastStep)
{
    char text[64];
    std::snprintf(text, sizeof text, "steps-%08lld-%08lld", static_cast<long long>(firstStep),
                  static_cast<long long>(lastStep));
    return text;
}

std::optional<TraceFolder> traceFolderFrom(const std::filesystem::path& path)
{
    const std::string name = path.filename().string();
    const std::size_t dash = name.rfind('-');
    if (!name.starts_with("steps-") || dash <= 6)
        return std::nullopt;
    const auto first = wholeNumber(std::string_view(name).substr(6, dash - 6));
    const auto last = wholeNumber(std::string_view(name).substr(dash + 1));
    return first && last ? std::optional(TraceFolder{0, *first, *last, path}) : std::nullopt;
}

std::string traceFileName(int rank)
{
    char text[32];
    std::snprintf(text, sizeof text, "rank-%04d.json", rank);
    return text;
}

std::vector<TraceFolder> tracesOf(const std::filesystem::path& runDirectory)
{
    const RunDirectory directory(runDirectory);
    std::vector<TraceFolder> found;
    for (const int attempt : directory.attempts()) {
        std::error_code code;
        for (std::filesystem::directory_iterator it(directory.traces(attempt), code), end; !code && it != end;
             it.increment(code)) {
            if (std::optional<TraceFolder> folder = traceFolderFrom(it->path())) {
                folder->attempt = attempt;
                found.push_back(std::move(*folder));
            }
        }
    }
    std::sort(found.begin(), found.end(), [](const TraceFolder& a, const TraceFolder& b) {
        return std::tie(a.attempt, a.firstStep) > std::tie(b.attempt, b.firstStep);
    });
    return found;
}

} // namespace trainyard
