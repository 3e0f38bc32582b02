// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/net_description.h"

#include <nlohmann/json.hpp>

namespace trainyard {

nlohmann::ordered_json toJson(const NetLayer& layer)
{
    return {{"name", layer.name},
            {"kind", layer.kind},
            {"output", layer.output},
            {"parameters", layer.parameters},
            {"flops", layer.flops},
            {"inputs", layer.inputs},
            {"detail", layer.detail},
            {"statistics", layer.statistics},
            {"activation_bytes", layer.activationBytes}};
}

NetLayer parseNetLayer(const nlohmann::json& json)
{
    return {json.at("name").get<std::string>(),
            json.at("kind").get<std::string>(),
            json.at("output").get<std::vector<std::int64_t>>(),
            json.at("parameters").get<std::int64_t>(),
            json.at("flops").get<std::int64_t>(),
            json.value("inputs", std::vector<int>{}),
            json.value("detail", std::string()),
            json.value("statistics", std::int64_t{0}),
            json.value("activation_bytes", std::int64_t{0})};
}

nlohmann::ordered_json toJson(const NetDescription& net)
{
    nlohmann::ordered_json json = {{"title", net.title}};
    json["layers"] = nlohmann::ordered_json::array();
    for (const NetLayer& layer : net.layers)
        json["layers"].push_back(toJson(layer));
    json["parameters"] = net.parameters();
    json["statistics"] = net.statistics();
    json["flops"] = net.flops();
    json["activation_bytes"] = net.activationBytes();
    return json;
}

} // namespace trainyard
