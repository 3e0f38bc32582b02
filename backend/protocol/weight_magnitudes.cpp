// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/weight_magnitudes.h"

#include "backend/base/error.h"
#include "backend/protocol/spec_names.h"

#include <nlohmann/json.hpp>

#include <limits>

namespace trainyard {
namespace {

using Json = nlohmann::json;
using nlohmann::ordered_json;

constexpr spec_names::Pair<WeightRole> kRoles[] = {
    {WeightRole::Inner, "inner"},         {WeightRole::First, "first"},       {WeightRole::Last, "last"},
    {WeightRole::Depthwise, "depthwise"}, {WeightRole::Excluded, "excluded"}, {WeightRole::NormOrBias, "norm-or-bias"}};

ordered_json spreadJson(const MagnitudeSpread& spread)
{
    return {{"weights", spread.weights},         {"zeros", spread.zeros},
            {"non_finite", spread.nonFinite},    {"least", spread.least},
            {"largest", spread.largest},         {"mean", spread.mean},
            {"percentiles", spread.percentiles}, {"histogram_begin", spread.histogramBegin},
            {"histogram", spread.histogram}};
}

double numberOrInfinity(const Json& json, const char* key)
{
    const Json& value = json.at(key); // infinities are written as null
    return value.is_null() ? std::numeric_limits<double>::infinity() : value.get<double>();
}

MagnitudeSpread readSpread(const Json& json)
{
    MagnitudeSpread spread;
    spread.weights = json.at("weights").get<std::int64_t>();
    spread.zeros = json.at("zeros").get<std::int64_t>();
    spread.nonFinite = json.at("non_finite").get<std::int64_t>();
    spread.least = numberOrInfinity(json, "least");
    spread.largest = numberOrInfinity(json, "largest");
    spread.mean = numberOrInfinity(json, "mean");
    for (const Json& value : json.at("percentiles"))
        spread.percentiles.push_back(value.is_null() ? std::numeric_limits<float>::infinity() : value.get<float>());
    spread.histogramBegin = json.at("histogram_begin").get<int>();
    spread.histogram = json.at("histogram").get<std::vector<std::int64_t>>();
    return spread;
}

LayerMagnitudes readLayer(const Json& json)
{
    LayerMagnitudes layer;
    layer.parameter = json.at("parameter").get<std::string>();
    layer.layer = json.at("layer").get<std::string>();
    layer.kind = json.at("kind").get<std::string>();
    layer.shape = json.at("shape").get<std::vector<std::int64_t>>();
    const auto role = spec_names::valueNamed(kRoles, json.at("role").get<std::string>());
    layer.role = role.value_or(WeightRole::Inner);
    layer.prunable = json.at("prunable").get<bool>();
    layer.spread = readSpread(json.at("spread"));
    layer.left = json.at("left").get<std::vector<std::int64_t>>();
    return layer;
}

ThresholdMark readMark(const Json& json)
{
    ThresholdMark mark;
    mark.percentile = json.at("percentile").get<double>();
    mark.threshold = numberOrInfinity(json, "threshold");
    mark.left = json.at("left").get<std::int64_t>();
    mark.leftByLayer = json.at("left_by_layer").get<std::vector<std::int64_t>>();
    mark.vanishing = json.at("vanishing").get<std::vector<std::string>>();
    return mark;
}

} // namespace

std::string_view name(WeightRole value)
{
    return spec_names::nameIn(kRoles, value);
}

ordered_json toJson(const WeightMagnitudes& magnitudes)
{
    ordered_json layers = ordered_json::array();
    for (const LayerMagnitudes& layer : magnitudes.layers)
        layers.push_back({{"parameter", layer.parameter},
                          {"layer", layer.layer},
                          {"kind", layer.kind},
                          {"shape", layer.shape},
                          {"role", name(layer.role)},
                          {"prunable", layer.prunable},
                          {"spread", spreadJson(layer.spread)},
                          {"left", layer.left}});
    ordered_json marks = ordered_json::array();
    for (const ThresholdMark& mark : magnitudes.marks)
        marks.push_back({{"percentile", mark.percentile},
                         {"threshold", mark.threshold},
                         {"left", mark.left},
                         {"left_by_layer", mark.leftByLayer},
                         {"vanishing", mark.vanishing}});
    return {{"file", magnitudes.file},           {"run", magnitudes.run},       {"model", magnitudes.model},
            {"step", magnitudes.step},           {"epoch", magnitudes.epoch},   {"seconds", magnitudes.seconds},
            {"all", spreadJson(magnitudes.all)}, {"layers", std::move(layers)}, {"marks", std::move(marks)}};
}

WeightMagnitudes parseWeightMagnitudes(const Json& document)
{
    try {
        WeightMagnitudes magnitudes;
        magnitudes.file = document.at("file").get<std::string>();
        magnitudes.run = document.at("run").get<std::string>();
        magnitudes.model = document.at("model").get<std::string>();
        magnitudes.step = document.at("step").get<std::int64_t>();
        magnitudes.epoch = document.at("epoch").get<double>();
        magnitudes.seconds = document.at("seconds").get<double>();
        magnitudes.all = readSpread(document.at("all"));
        for (const Json& layer : document.at("layers"))
            magnitudes.layers.push_back(readLayer(layer));
        for (const Json& mark : document.at("marks"))
            magnitudes.marks.push_back(readMark(mark));
        return magnitudes;
    } catch (const Json::exception& exception) {
        throw Failure(ErrorKind::BadInput, "read the engine's answer about", "weights", exception.what());
    }
}

} // namespace trainyard
