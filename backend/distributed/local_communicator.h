// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/distributed/communicator.h"
#include "backend/distributed/shared_group.h"

namespace trainyard {

/// Seconds that ranks wait for one that does not answer: 300, or what TRAINYARD_RANK_PATIENCE says. Throws
/// Failure(BadInput) where that is no such number.
double rankPatience();

/// Ranks of one machine over memory that they share; no two have the same number. Waits for a rank at most `patience`
/// seconds, then throws what is known of it: that its process is stopped, or waits for a disk. Its end tells the others
/// that this rank has left in good order.
///
/// A sum runs in chunks, two of them under way: each rank copies its part into its buffer (products with the factor,
/// the slice that it adds itself left out), adds one slice of all ranks' buffers in rank order, and takes the other
/// slices from who added them. So every order is SumOrder::Ranks, and each value crosses memory about three times.
std::unique_ptr<Communicator> makeLocalCommunicator(std::shared_ptr<SharedGroup> group, int rank,
                                                    double patience = rankPatience());

} // namespace trainyard
