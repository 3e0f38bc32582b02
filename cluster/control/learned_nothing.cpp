// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/learned_nothing.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace trainyard {
namespace {

constexpr std::string_view kNothingLearned[] = {"training.chance-level", "training.short-at-chance",
                                                "training.ended-diverged"};
constexpr std::int64_t kLastMessages = 20; // the verdict is among the last ones of an attempt

} // namespace

bool learnedNothing(StoreReader& reader, const RunRow& run)
{
    return std::ranges::any_of(reader.messages(run.key, kLastMessages), [&](const MessageRow& message) {
        return message.attempt == run.attempts &&
               std::ranges::find(kNothingLearned, message.text.code) != std::end(kNothingLearned);
    });
}

} // namespace trainyard
