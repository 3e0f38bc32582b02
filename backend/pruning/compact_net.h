// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/models/model_description.h"
#include "backend/ops/named_tensor.h"

#include <span>
#include <string>
#include <vector>

namespace trainyard {

/// A net without the channels that its logits do not depend on.
struct CompactNet {
    /// With the layers' names of the whole net; image and normalisation are left to the data.
    ModelDescription description;
    std::vector<NamedTensor> tensors; ///< its parameters and, where there were masks, "NAME/mask"

    struct Change {
        std::string layer;
        int before = 0; ///< output channels of a convolution or dense layer
        int after = 0;
    };
    std::vector<Change> changes; ///< in forward order; empty = every channel counts
};

/// Removes whole channels wherever that changes no logit in inference:
/// - a channel that nobody reads with a weight other than 0;
/// - one that is the same number everywhere, such as that of a filter whose weights are all 0 behind batch-norm and
///   activation, where what reads it can take that number into its bias. A padded convolution can do so only with 0: at
///   the image's border it reads fewer pixels.
/// Channels that operators tie (ChannelTies) go together or not at all, and each layer keeps one channel at least. A
/// convolution without a bias gets one where it takes up a number.
///
/// `state` holds every parameter of the graph, and masks; other tensors are passed over. Throws Failure(BadInput) when
/// a parameter is missing or has another shape.
CompactNet compacted(const Graph& graph, std::span<const NamedTensor> state, std::string name);

} // namespace trainyard
