// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/distributed/communicator.h"

namespace trainyard {

/// A subgroup of ranks: `members` are ranks of `all`, in the group's order, including this rank. Uses only messages, so
/// it works with every communicator: the group's first rank adds in rank order and sends sums back. During a call no
/// other messages may be in flight between two members. `all` must outlive the group. Calls fail if a member does not
/// answer for `patience` seconds.
std::unique_ptr<Communicator> makeGroupCommunicator(Communicator& all, std::vector<int> members,
                                                    double patience = 300.0);

} // namespace trainyard
