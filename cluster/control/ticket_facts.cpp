// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/ticket_facts.h"

#include "backend/protocol/reason_json.h"

#include <nlohmann/json.hpp>

namespace trainyard {
namespace {

CompactFacts::Cost costFrom(const nlohmann::json& json)
{
    return {json.at("parameters").get<std::int64_t>(), json.at("flops").get<std::int64_t>(),
            json.at("samples_per_second").get<double>()};
}

} // namespace

TicketFacts parseTicketFacts(const nlohmann::json& json)
{
    TicketFacts facts;
    json.at("run").get_to(facts.run);
    json.at("model").get_to(facts.model);
    json.at("checkpoint").get_to(facts.checkpoint);
    json.at("step").get_to(facts.step);
    json.at("weights").get_to(facts.weights);
    json.at("left").get_to(facts.left);
    json.at("sparsity").get_to(facts.sparsity);
    facts.weightsFrom = reasonIn(json, "weights_from");
    facts.maskFrom = reasonIn(json, "mask_from");
    for (const nlohmann::json& layer : json.at("layers"))
        facts.layers.push_back({layer.at("layer").get<std::string>(), layer.at("weights").get<std::int64_t>(),
                                layer.at("left").get<std::int64_t>()});
    facts.output = json.value("output", std::string());
    return facts;
}

CompactFacts parseCompactFacts(const nlohmann::json& json)
{
    CompactFacts facts;
    json.at("run").get_to(facts.run);
    json.at("checkpoint").get_to(facts.checkpoint);
    json.at("changed").get_to(facts.changed);
    for (const nlohmann::json& layer : json.at("layers"))
        facts.layers.push_back({layer.at("layer").get<std::string>(), layer.at("before").get<std::int64_t>(),
                                layer.at("after").get<std::int64_t>()});
    facts.whole = costFrom(json.at("whole"));
    facts.compact = costFrom(json.at("compact"));
    json.at("speedup").get_to(facts.speedup);
    json.at("batch").get_to(facts.batch);
    json.at("device").get_to(facts.device);
    json.at("random_samples").get_to(facts.randomSamples);
    json.at("real_samples").get_to(facts.realSamples);
    json.at("largest_difference").get_to(facts.largestDifference);
    json.at("largest_logit").get_to(facts.largestLogit);
    facts.model = json.value("model", std::string());
    facts.weights = json.value("weights", std::string());
    facts.onnx = json.value("onnx", std::string());
    return facts;
}

} // namespace trainyard
