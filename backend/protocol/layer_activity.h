// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// From this share of values at the limit on, a layer is called saturated: it passes on almost no gradient.
inline constexpr double kSaturatedShare = 0.95;

/// What a layer's activation gives over many samples.
struct LayerActivity {
    std::string layer;      ///< "stack1/block0/norm1/relu"
    std::string activation; ///< "relu", "relu6", "sigmoid", "tanh", "silu"
    int channels = 0;
    double aboveZero = 0.0; ///< share of values above 0, over all samples, places and channels
    std::vector<int> dead;  ///< relu, relu6: channels that are never above 0, ascending
    /// Share of values at a limit, where the slope is nearly 0: relu6 at 6; sigmoid below 0.01 or above 0.99; tanh
    /// below −0.99 or above 0.99. Absent for activations without such a limit.
    std::optional<double> atLimit;

    bool saturated() const { return atLimit && *atLimit >= kSaturatedShare; }
    friend bool operator==(const LayerActivity&, const LayerActivity&) = default;
};

/// Every layer with an activation, in forward order, over so many samples.
struct NetActivity {
    std::int64_t samples = 0;
    std::vector<LayerActivity> layers;

    std::int64_t deadChannels() const;
    std::int64_t saturatedLayers() const;
    friend bool operator==(const NetActivity&, const NetActivity&) = default;
};

nlohmann::ordered_json toJson(const NetActivity& activity);
/// Throws nlohmann's exceptions.
NetActivity parseNetActivity(const nlohmann::json& json);

} // namespace trainyard
