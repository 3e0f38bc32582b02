// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/distributed/communicator.h"
#include "backend/distributed/shared_group.h"

namespace trainyard {

/// Seconds to wait for a rank that does not answer: TRAINYARD_RANK_PATIENCE, or 300. Throws Failure(BadInput) if the
/// variable is not a valid number.
double rankPatience();

/// A communicator for ranks on one machine that share memory; each rank number may be used once. Waits at most
/// `patience` seconds for a rank, then throws with the state of its process, such as stopped or waiting for a disk. The
/// destructor tells the others that this rank has left normally.
///
/// A sum works in chunks, two at a time: each rank copies its values times the factor into its buffer (except the slice
/// that it adds itself), adds one slice of all ranks' buffers in rank order, and copies the other slices from the ranks
/// that added them. So every sum has SumOrder::Ranks, and each value crosses memory about three times.
std::unique_ptr<Communicator> makeLocalCommunicator(std::shared_ptr<SharedGroup> group, int rank,
                                                    double patience = rankPatience());

} // namespace trainyard
