// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/types.h"

#include <vector>

namespace trainyard {

/// A message of a run, or equal ones of several ranks.
struct FoldedMessage {
    const MessageRow* message = nullptr; ///< the first of them
    int ranks = 1;                       ///< how many wrote it
};

/// Joins equal messages of different ranks, as the log does. Messages must have been written within two seconds; a
/// fault, which ends its rank, is joined with those of the same attempt whenever they were written. A joined message
/// stands where the first of them is. `ranks`: number of ranks of the run; no more messages than that are joined. The
/// result points into `messages`. Pure.
std::vector<FoldedMessage> foldedMessages(const std::vector<MessageRow>& messages, int ranks);

} // namespace trainyard
