// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/train/network.h"

namespace trainyard {

/// What the spec says of a rank's network: the one copy from spec to options. What it does not say is for one rank that
/// has seen no data: pictures of medium grey, the largest part of a batch that a rank of spec.resources.ranks gets (0
/// while the batch size is "auto"), and, of a run with a master, the master's second network. The caller puts in what
/// it knows better: features, classes, statistics, threads. Reads no file: `graph` stays empty.
NetworkOptions networkOptions(const RunSpec& spec);

} // namespace trainyard
