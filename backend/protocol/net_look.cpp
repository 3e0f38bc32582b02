// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/net_look.h"

#include "backend/base/error.h"
#include "backend/protocol/data_inspection.h"
#include "backend/protocol/json_fields.h"
#include "backend/protocol/reason_json.h"
#include "backend/protocol/reasons_data.h"

#include <limits>

namespace trainyard {
namespace {

using LookJson = nlohmann::ordered_json;

[[noreturn]] void refuseLook()
{
    throw Failure(ErrorKind::BadInput, "read the engine's answer about", "inputs", dataReason("data.lists"));
}

/// Bytes of a plane, of which there are as many as its extents say.
std::string readBytes(const nlohmann::json& json, std::int64_t height, std::int64_t width, std::int64_t channels)
{
    std::string bytes = fromBase64(json.get<std::string>());
    const bool sensible =
        height >= 0 && width >= 0 && channels >= 1 && height <= 65536 && width <= 65536 && channels <= 4096;
    if (!sensible || static_cast<std::int64_t>(bytes.size()) != height * width * channels)
        refuseLook();
    return bytes;
}

LookJson mapJson(const ValueMap& map)
{
    return {{"channel", map.channel}, {"height", map.height}, {"width", map.width},
            {"low", map.low},         {"high", map.high},     {"bytes", toBase64(map.bytes)}};
}

ValueMap readMap(const nlohmann::json& json)
{
    ValueMap map;
    take(json, "channel", map.channel);
    take(json, "height", map.height);
    take(json, "width", map.width);
    map.low = numberOrNan(json.at("low"));
    map.high = numberOrNan(json.at("high"));
    map.bytes = readBytes(json.at("bytes"), map.height, map.width, 1);
    return map;
}

LookJson layerJson(const LayerLook& layer)
{
    LookJson strongest = LookJson::array();
    for (const ValueMap& map : layer.strongest)
        strongest.push_back(mapJson(map));
    return {{"layer", layer.layer},         {"kind", layer.kind},
            {"height", layer.height},       {"width", layer.width},
            {"channels", layer.channels},   {"above_zero", layer.aboveZero},
            {"least", layer.least},         {"largest", layer.largest},
            {"histogram", layer.histogram}, {"strongest", std::move(strongest)},
            {"grad_cam", layer.gradCam}};
}

LayerLook readLayerLook(const nlohmann::json& json)
{
    LayerLook layer;
    take(json, "layer", layer.layer);
    take(json, "kind", layer.kind);
    take(json, "height", layer.height);
    take(json, "width", layer.width);
    take(json, "channels", layer.channels);
    take(json, "above_zero", layer.aboveZero);
    layer.least = numberOrNan(json.at("least"));
    layer.largest = numberOrNan(json.at("largest"));
    layer.histogram = json.at("histogram").get<std::vector<std::int64_t>>();
    for (const nlohmann::json& map : json.at("strongest"))
        layer.strongest.push_back(readMap(map));
    take(json, "grad_cam", layer.gradCam);
    return layer;
}

LookJson heatJson(const HeatMap& heat)
{
    LookJson json = {{"method", name(heat.method)},
                     {"class", heat.classIndex},
                     {"height", heat.height},
                     {"width", heat.width},
                     {"values", heat.values}};
    if (heat.method == HeatMapMethod::GradCam) {
        json["layer"] = heat.layer;
    } else {
        json["patch"] = heat.patch;
        json["stride"] = heat.stride;
    }
    put(json, "probability", heat.probability);
    return json;
}

HeatMap readHeat(const nlohmann::json& json)
{
    HeatMap heat;
    const std::string method = json.at("method").get<std::string>();
    if (method != name(HeatMapMethod::GradCam) && method != name(HeatMapMethod::Occlusion))
        throw Failure(ErrorKind::BadInput, "read the engine's answer about", "inputs",
                      dataReason("data.unknown-value", method));
    heat.method = method == name(HeatMapMethod::GradCam) ? HeatMapMethod::GradCam : HeatMapMethod::Occlusion;
    take(json, "class", heat.classIndex);
    take(json, "height", heat.height);
    take(json, "width", heat.width);
    for (const nlohmann::json& value : json.at("values"))
        heat.values.push_back(static_cast<float>(numberOrNan(value)));
    if (heat.height < 0 || heat.width < 0 ||
        std::int64_t{heat.height} * heat.width != static_cast<std::int64_t>(heat.values.size()))
        refuseLook();
    if (heat.method == HeatMapMethod::GradCam) {
        take(json, "layer", heat.layer);
    } else {
        take(json, "patch", heat.patch);
        take(json, "stride", heat.stride);
    }
    take(json, "probability", heat.probability);
    return heat;
}

LookJson inputJson(const LookedAtInput& input)
{
    LookJson json;
    putReason(json, "name", input.name);
    put(json, "index", input.index);
    put(json, "actual", input.actual);
    json["width"] = input.width;
    json["height"] = input.height;
    json["channels"] = input.channels;
    json["resized"] = input.resized;
    LookJson top = LookJson::array();
    for (const TopClass& one : input.top)
        top.push_back({{"class", one.index}, {"probability", one.probability}});
    json["top"] = std::move(top);
    if (!input.layers.empty()) {
        LookJson layers = LookJson::array();
        for (const LayerLook& layer : input.layers)
            layers.push_back(layerJson(layer));
        json["layers"] = std::move(layers);
    }
    if (input.heatMap)
        json["heat_map"] = heatJson(*input.heatMap);
    if (!input.image.empty())
        json["image"] = toBase64(input.image);
    if (!input.thumbnail.empty())
        json["thumbnail"] = toBase64(input.thumbnail);
    return json;
}

int readLookClass(const nlohmann::json& json, std::size_t classes)
{
    const auto index = json.get<std::int64_t>();
    if (index < 0 || index >= static_cast<std::int64_t>(classes))
        throw Failure(ErrorKind::BadInput, "read the engine's answer about", "inputs", dataReason("data.label", index));
    return static_cast<int>(index);
}

LookedAtInput readInput(const nlohmann::json& json, std::size_t classes)
{
    LookedAtInput input;
    input.name = reasonIn(json, "name");
    take(json, "index", input.index);
    take(json, "actual", input.actual);
    if (input.actual)
        readLookClass(json.at("actual"), classes);
    take(json, "width", input.width);
    take(json, "height", input.height);
    take(json, "channels", input.channels);
    take(json, "resized", input.resized);
    for (const nlohmann::json& one : json.at("top"))
        input.top.push_back({readLookClass(one.at("class"), classes), numberOrNan(one.at("probability"))});
    if (const auto layers = json.find("layers"); layers != json.end())
        for (const nlohmann::json& layer : *layers)
            input.layers.push_back(readLayerLook(layer));
    if (const auto heat = json.find("heat_map"); heat != json.end()) {
        input.heatMap = readHeat(*heat);
        readLookClass(heat->at("class"), classes);
    }
    input.image = fromBase64(json.value("image", std::string()));
    input.thumbnail = fromBase64(json.value("thumbnail", std::string()));
    return input;
}

LookJson filtersJson(const FirstFilters& filters)
{
    LookJson list = LookJson::array();
    for (const FirstFilters::Filter& filter : filters.filters)
        list.push_back({{"scale", filter.scale}, {"bytes", toBase64(filter.bytes)}});
    return {{"layer", filters.layer},
            {"height", filters.height},
            {"width", filters.width},
            {"channels", filters.channels},
            {"filters", std::move(list)}};
}

FirstFilters readFilters(const nlohmann::json& json)
{
    FirstFilters filters;
    take(json, "layer", filters.layer);
    take(json, "height", filters.height);
    take(json, "width", filters.width);
    take(json, "channels", filters.channels);
    for (const nlohmann::json& one : json.at("filters"))
        filters.filters.push_back({numberOrNan(one.at("scale")),
                                   readBytes(one.at("bytes"), filters.height, filters.width, filters.channels)});
    return filters;
}

NetLook readLook(const nlohmann::json& document)
{
    NetLook look;
    look.net = parseExaminedNet(document.at("net"));
    look.validation = document.at("set").get<std::string>() == "validation";
    for (const nlohmann::json& input : document.at("inputs"))
        look.inputs.push_back(readInput(input, look.net.classes.size()));
    for (const nlohmann::json& one : document.at("skipped"))
        look.skipped.push_back(
            {reasonIn(one, "name"), reasonOf(one.at("reason").get<std::string>(), one.value("why", std::string()))});
    if (const auto filters = document.find("filters"); filters != document.end())
        look.filters = readFilters(*filters);
    look.heatMapLayers = document.at("heat_map_layers").get<std::vector<std::string>>();
    take(document, "default_layer", look.defaultLayer);
    take(document, "open_seconds", look.openSeconds);
    take(document, "seconds_per_input", look.secondsPerInput);
    return look;
}

} // namespace

std::string_view name(HeatMapMethod value)
{
    return value == HeatMapMethod::GradCam ? "gradcam" : "occlusion";
}

nlohmann::ordered_json toJson(const NetLook& look)
{
    LookJson inputs = LookJson::array(), skipped = LookJson::array();
    for (const LookedAtInput& input : look.inputs)
        inputs.push_back(inputJson(input));
    for (const SkippedInput& one : look.skipped) {
        LookJson json;
        putReason(json, "name", one.name);
        json["reason"] = one.reason.words;
        if (const std::string why = reasonLine(one.reason); !why.empty())
            json["why"] = why;
        skipped.push_back(std::move(json));
    }
    LookJson json = {{"net", toJson(look.net)},
                     {"set", look.validation ? "validation" : "training"},
                     {"inputs", std::move(inputs)},
                     {"skipped", std::move(skipped)}};
    if (look.filters)
        json["filters"] = filtersJson(*look.filters);
    json["heat_map_layers"] = look.heatMapLayers;
    json["default_layer"] = look.defaultLayer;
    json["open_seconds"] = look.openSeconds;
    json["seconds_per_input"] = look.secondsPerInput;
    return json;
}

NetLook parseNetLook(const nlohmann::json& document)
{
    try {
        return readLook(document);
    } catch (const nlohmann::json::exception& exception) {
        throw Failure(ErrorKind::BadInput, "read the engine's answer about", "inputs",
                      dataReason("data.same-version", whyOf(exception)));
    }
}

} // namespace trainyard
