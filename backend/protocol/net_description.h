// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard {

/// One layer of a network, for tables and drawings.
struct NetLayer {
    std::string name;                 ///< "stack2/block1/conv2"
    std::string kind;                 ///< "conv2d"
    std::vector<std::int64_t> output; ///< shape for one sample, NHWC without N; a vector has one dimension
    std::int64_t parameters = 0;      ///< trainable ones
    std::int64_t flops = 0;           ///< forward pass of one sample; a multiply-add counts as two
    std::vector<int> inputs;          ///< indices of the layers that it reads, each smaller than its own
    std::string detail;               ///< what distinguishes it: "3 × 3, stride 2, 64 filters"; may be empty
    std::int64_t statistics = 0;      ///< values stored beside the weights: running means and variances
    std::int64_t activationBytes = 0; ///< size of its output for one sample in fp32
    friend bool operator==(const NetLayer&, const NetLayer&) = default;
};

/// A network as a list of layers in which each reads only earlier ones. `inspect model` prints it and the window draws
/// it.
struct NetDescription {
    std::string title; ///< "resnet50v2", or a file's name
    std::vector<NetLayer> layers;

    std::int64_t parameters() const { return sum(&NetLayer::parameters); }
    std::int64_t statistics() const { return sum(&NetLayer::statistics); }
    std::int64_t flops() const { return sum(&NetLayer::flops); }
    std::int64_t activationBytes() const { return sum(&NetLayer::activationBytes); }
    friend bool operator==(const NetDescription&, const NetDescription&) = default;

private:
    std::int64_t sum(std::int64_t NetLayer::*member) const
    {
        std::int64_t total = 0;
        for (const NetLayer& layer : layers)
            total += layer.*member;
        return total;
    }
};

nlohmann::ordered_json toJson(const NetLayer& layer);
/// Throws nlohmann's exceptions when the JSON is not a layer. Members that older engines leave out get their defaults.
NetLayer parseNetLayer(const nlohmann::json& json);
/// The title, the layers and their totals.
nlohmann::ordered_json toJson(const NetDescription& net);

} // namespace trainyard
