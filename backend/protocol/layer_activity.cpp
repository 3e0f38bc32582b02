// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/layer_activity.h"

#include "backend/protocol/json_fields.h"

#include <algorithm>

namespace trainyard {

std::int64_t NetActivity::deadChannels() const
{
    std::int64_t total = 0;
    for (const LayerActivity& layer : layers)
        total += static_cast<std::int64_t>(layer.dead.size());
    return total;
}

std::int64_t NetActivity::saturatedLayers() const
{
    return std::count_if(layers.begin(), layers.end(), [](const LayerActivity& layer) { return layer.saturated(); });
}

nlohmann::ordered_json toJson(const NetActivity& activity)
{
    nlohmann::ordered_json layers = nlohmann::ordered_json::array();
    for (const LayerActivity& layer : activity.layers) {
        nlohmann::ordered_json json = {{"layer", layer.layer},
                                       {"activation", layer.activation},
                                       {"channels", layer.channels},
                                       {"above_zero", layer.aboveZero},
                                       {"dead", layer.dead}};
        put(json, "at_limit", layer.atLimit);
        json["saturated"] = layer.saturated();
        layers.push_back(std::move(json));
    }
    return {{"samples", activity.samples}, {"layers", std::move(layers)}};
}

NetActivity parseNetActivity(const nlohmann::json& json)
{
    NetActivity activity;
    take(json, "samples", activity.samples);
    for (const nlohmann::json& item : json.at("layers")) {
        LayerActivity layer;
        take(item, "layer", layer.layer);
        take(item, "activation", layer.activation);
        take(item, "channels", layer.channels);
        take(item, "above_zero", layer.aboveZero);
        layer.dead = item.at("dead").get<std::vector<int>>();
        take(item, "at_limit", layer.atLimit);
        activity.layers.push_back(std::move(layer));
    }
    return activity;
}

} // namespace trainyard
