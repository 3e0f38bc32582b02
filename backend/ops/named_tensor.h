// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard {

/// A named piece of a network's state, as a checkpoint or another program's file stores it: fp32, in host memory, rows
/// last.
struct NamedTensor {
    std::string name; ///< "stack1/block0/conv1/weight", "…/momentum", "…/running_mean"
    std::vector<std::int64_t> shape;
    std::vector<float> values;
};

} // namespace trainyard
