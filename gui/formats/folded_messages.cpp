// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/formats/folded_messages.h"

#include <algorithm>

namespace trainyard {
namespace {

constexpr double kSaidTogether = 2.0; // seconds

bool sayTheSame(const MessageRow& first, const MessageRow& next)
{
    return first.kind == next.kind && first.attempt == next.attempt && first.level == next.level &&
           first.text == next.text && first.step == next.step &&
           (next.kind == "fault" || next.time - first.time <= kSaidTogether);
}

} // namespace

std::vector<FoldedMessage> foldedMessages(const std::vector<MessageRow>& messages, int ranks)
{
    std::vector<FoldedMessage> rows;
    std::vector<std::size_t> said; // the rows that other ranks may repeat, newest last
    for (const MessageRow& message : messages) {
        const bool ofARank = message.kind == "fault" || message.kind == "message"; // rank 0 alone writes the others
        if (ofARank && ranks > 1) {
            const auto same = std::find_if(said.rbegin(), said.rend(), [&](std::size_t row) {
                return rows[row].ranks < ranks && sayTheSame(*rows[row].message, message);
            });
            if (same != said.rend()) {
                ++rows[*same].ranks;
                continue;
            }
            said.push_back(rows.size());
        }
        rows.push_back({&message, 1});
    }
    return rows;
}

} // namespace trainyard
