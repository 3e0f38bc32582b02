// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard {

/// A named tensor of a network's state, as stored in a checkpoint or another program's file: fp32, in host memory,
/// row-major.
struct NamedTensor {
    std::string name; ///< "stack1/block0/conv1/weight", "…/momentum", "…/running_mean"
    std::vector<std::int64_t> shape;
    std::vector<float> values;
};

} // namespace trainyard
