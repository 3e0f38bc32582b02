// SPDX-License-Identifier: Apache-2.0
#include "backend/train/network/recording_agreement.h"

#include "backend/protocol/reason_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <span>
#include <string>
#include <vector>

namespace trainyard {
namespace {

constexpr std::int64_t kCan = 0, kLater = -1; ///< else the length of the reason why it cannot

} // namespace

void RecordingAgreement::begin(Kind kind, std::uint64_t masks)
{
    if (m_masks != masks)
        m_kinds.clear();
    m_masks = masks;
    ++m_kinds[kind].steps;
}

bool RecordingAgreement::isDue(Kind kind, bool next) const
{
    const auto found = m_kinds.find(kind);
    return found != m_kinds.end() && found->second.state == State::Open && found->second.steps + (next ? 1 : 0) > 1;
}

std::optional<RecordingAgreement::Refusal> RecordingAgreement::vote(Kind kind, const Vote& mine)
{
    std::string text = mine.failed.empty() ? std::string() : reasonJson(mine.failed).dump();
    const std::int64_t said = text.empty() ? (mine.later ? kLater : kCan) : static_cast<std::int64_t>(text.size());
    std::vector<std::int64_t> all(static_cast<std::size_t>(m_ranks.size()));
    m_ranks.allGather(std::as_bytes(std::span(&said, 1)), std::as_writable_bytes(std::span(all)));
    const auto refuses = std::find_if(all.begin(), all.end(), [](std::int64_t one) { return one > 0; });
    if (refuses == all.end()) {
        if (std::find(all.begin(), all.end(), kLater) == all.end())
            m_kinds[kind].state = State::Recorded;
        return std::nullopt;
    }
    m_kinds[kind].state = State::Refused;
    const int rank = static_cast<int>(refuses - all.begin());
    text.resize(static_cast<std::size_t>(*refuses));
    m_ranks.broadcast(std::as_writable_bytes(std::span(text)), rank);
    return Refusal{rank, reasonFrom(nlohmann::json::parse(text))};
}

RecordingAgreement::State RecordingAgreement::stateOf(Kind kind) const
{
    const auto found = m_kinds.find(kind);
    return found == m_kinds.end() ? State::Open : found->second.state;
}

} // namespace trainyard
