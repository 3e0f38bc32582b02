// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/distributed/communicator.h"

namespace trainyard {

/// Some of the ranks as a group of their own: `members` are numbers in `all`, in the group's order, this rank among
/// them. Works over any communicator, by messages alone: a sum goes to the group's first rank, which adds in the order
/// of ranks and sends it back. Between two members no other messages may be under way meanwhile. `all` outlives the
/// group. A member that does not answer for `patience` seconds is given up.
std::unique_ptr<Communicator> makeGroupCommunicator(Communicator& all, std::vector<int> members,
                                                    double patience = 300.0);

} // namespace trainyard
