// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/models/model_description.h"
#include "backend/ops/named_tensor.h"

#include <span>
#include <string>
#include <vector>

namespace trainyard {

/// A network without the channels that its logits do not depend on.
struct CompactNet {
    /// Layers keep the names of the original network; image and normalisation are left to the data.
    ModelDescription description;
    std::vector<NamedTensor> tensors; ///< its parameters and, if `state` contained masks, "NAME/mask"

    struct Change {
        std::string layer;
        int before = 0; ///< output channels of a convolution or dense layer
        int after = 0;
    };
    std::vector<Change> changes; ///< in forward order; empty = no channel was removed
};

/// Removes whole channels if that changes no logit in inference:
/// - a channel that is read only with weights of 0;
/// - a channel that is constant, such as the output of batch-norm and activation after a filter of zeros, if its
/// readers can absorb the constant into their biases. A padded convolution can absorb only 0, because it reads fewer
/// pixels at the image's border.
/// Channels of one set of ChannelTies are removed together or not at all, and each layer keeps at least one channel. A
/// convolution without a bias gets one if it absorbs a constant.
///
/// `state` contains every parameter of the graph and may contain masks; other tensors are ignored. Throws
/// Failure(BadInput) if a parameter is missing or has a wrong shape.
CompactNet compacted(const Graph& graph, std::span<const NamedTensor> state, std::string name);

} // namespace trainyard
