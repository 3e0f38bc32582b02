// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/graph.h"
#include "backend/ops/named_tensor.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace trainyard {

/// Sets of channels of a graph's values that can only be removed together, because an operator between them works
/// channel by channel: batch-norm, activations, pools, additions, depthwise convolutions and the like. Channels that
/// cannot be removed are pinned: those of the input and the logits, and the inputs and outputs of operators that mix
/// channels in other ways (grouped convolutions, recurrences, layer norm, reshapes).
class ChannelTies {
public:
    explicit ChannelTies(const Graph& graph);

    struct Channel {
        ValueId value = 0;
        int channel = 0;
    };
    /// The sets of channels that are not pinned, in the order of their first members.
    const std::vector<std::vector<Channel>>& sets() const { return m_sets; }
    /// Index of a channel's set; −1 = pinned.
    int setOf(ValueId value, int channel) const;

private:
    std::size_t node(ValueId value, int channel) const;
    std::size_t root(std::size_t node) const;
    void tie(ValueId one, int channel, ValueId other, int otherChannel);
    void pin(ValueId value);
    void addLayer(const Graph& graph, ValueId id);

    std::vector<std::size_t> m_begin; ///< node of a value's first channel
    mutable std::vector<std::size_t> m_parent;
    std::vector<char> m_pinned; ///< by node, before the sets are made
    std::vector<int> m_setOf;   ///< by node
    std::vector<std::vector<Channel>> m_sets;
};

/// By value and channel: the constant that every pixel of every sample has in inference, if weights and running
/// statistics determine one. `state` contains every parameter of the graph by name.
std::vector<std::vector<std::optional<float>>> constantChannels(const Graph& graph,
                                                                const std::map<std::string, const NamedTensor*>& state);

/// Whether a convolution has one group per input channel.
bool isDepthwiseConvolution(const Layer& layer);
/// Whether a convolution has no padding.
bool isUnpadded(const Layer& convolution);

} // namespace trainyard
