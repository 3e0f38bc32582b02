// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/learned_nothing.h"

#include <algorithm>

namespace trainyard {
namespace {

constexpr std::int64_t kLastMessages = 20; // the verdict is among the last ones of an attempt

} // namespace

bool learnedNothing(StoreReader& reader, const RunRow& run)
{
    return std::ranges::any_of(reader.messages(run.key, kLastMessages), [&](const MessageRow& message) {
        return message.attempt == run.attempts &&
               (message.text.code == "training.chance-level" || message.text.code == "training.ended-diverged");
    });
}

} // namespace trainyard
