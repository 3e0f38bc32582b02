// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/types.h"

#include <vector>

namespace trainyard {

/// A message of a run, or equal ones of several ranks.
struct FoldedMessage {
    const MessageRow* message = nullptr; ///< the first of them
    int ranks = 1;                       ///< that wrote it
};

/// Joins equal messages of different ranks, as the log does: messages that were written within two seconds, and the
/// causes of which the ranks of one attempt ended, whenever they did. A joined message stands where the first of them
/// is; a rank that says something else keeps a row of its own. `ranks`: of the run; at most so many are joined. The
/// messages must outlive the answer. Pure.
std::vector<FoldedMessage> foldedMessages(const std::vector<MessageRow>& messages, int ranks);

} // namespace trainyard
