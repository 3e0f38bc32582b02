// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/checkpoint_reference.h"

#include <algorithm>
#include <charconv>

namespace trainyard {
namespace {

constexpr std::string_view kEndPoint = "end";
constexpr std::string_view kEpochPoint = "epoch-";
constexpr std::string_view kStepPoint = "step-";

std::optional<std::int64_t> number(std::string_view text)
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() && value >= 0 ? std::optional(value) : std::nullopt;
}

} // namespace

bool isRunId(std::string_view text)
{
    const auto allowed = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
               c == '.';
    };
    return !text.empty() && text.size() <= 64 && text.front() != '.' && std::all_of(text.begin(), text.end(), allowed);
}

std::optional<CheckpointReference> parseCheckpointReference(std::string_view text)
{
    using Point = CheckpointReference::Point;
    if (text.starts_with('/'))
        return text.ends_with(".safetensors")
                   ? std::optional(CheckpointReference{Point::File, {}, 0, std::string(text)})
                   : std::nullopt;
    const std::size_t at = text.find('@');
    if (at == std::string_view::npos || !isRunId(text.substr(0, at)))
        return std::nullopt;
    const std::string run(text.substr(0, at));
    const std::string_view point = text.substr(at + 1);
    if (point == kEndPoint)
        return CheckpointReference{Point::End, run, 0, {}};
    for (const auto& [head, kind] : {std::pair(kEpochPoint, Point::Epoch), std::pair(kStepPoint, Point::Step)})
        if (point.starts_with(head))
            if (const auto value = number(point.substr(head.size())))
                return CheckpointReference{kind, run, *value, {}};
    return std::nullopt;
}

std::string text(const CheckpointReference& reference)
{
    using Point = CheckpointReference::Point;
    switch (reference.point) {
    case Point::End: return reference.run + "@" + std::string(kEndPoint);
    case Point::Epoch: return reference.run + "@" + std::string(kEpochPoint) + std::to_string(reference.value);
    case Point::Step: return reference.run + "@" + std::string(kStepPoint) + std::to_string(reference.value);
    case Point::File: break;
    }
    return reference.file;
}

} // namespace trainyard
