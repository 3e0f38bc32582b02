// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/examined_net.h"

#include "backend/base/error.h"
#include "backend/protocol/json_fields.h"
#include "backend/protocol/reasons_data.h"

#include <initializer_list>

namespace trainyard {
namespace {

constexpr std::initializer_list<ScoreKind> kScores = {ScoreKind::Softmax, ScoreKind::Sigmoid, ScoreKind::Output};
constexpr std::initializer_list<FitKind> kFitKinds = {FitKind::Stretch, FitKind::Crop, FitKind::Pad};
constexpr std::initializer_list<Precision> kRunPrecisions = {Precision::Fp32, Precision::Bf16, Precision::Fp16,
                                                             Precision::Tf32};

template <typename Enum>
Enum oneOf(std::initializer_list<Enum> values, const nlohmann::json& json)
{
    const std::string text = json.get<std::string>();
    for (const Enum value : values)
        if (name(value) == text)
            return value;
    throw Failure(ErrorKind::BadInput, "read the engine's answer about", "a net",
                  dataReason("data.unknown-value", text));
}

} // namespace

std::string_view name(ScoreKind value)
{
    switch (value) {
    case ScoreKind::Sigmoid: return "sigmoid";
    case ScoreKind::Output: return "output";
    case ScoreKind::Softmax: break;
    }
    return "softmax";
}

nlohmann::ordered_json toJson(const ExaminedNet& net)
{
    return {{"file", net.file},
            {"run", net.run},
            {"model", net.model},
            {"step", net.step},
            {"epoch", net.epoch},
            {"classes", net.classes},
            {"parameters", net.parameters},
            {"input", {net.input.height, net.input.width, net.input.channels}},
            {"features", net.features},
            {"fit", name(net.fit)},
            {"mean", net.mean},
            {"deviation", net.deviation},
            {"score", name(net.score)},
            {"device", net.device},
            {"precision", name(net.precision)}};
}

ExaminedNet parseExaminedNet(const nlohmann::json& json)
{
    ExaminedNet net;
    take(json, "file", net.file);
    take(json, "run", net.run);
    take(json, "model", net.model);
    take(json, "step", net.step);
    take(json, "epoch", net.epoch);
    net.classes = json.at("classes").get<std::vector<std::string>>();
    take(json, "parameters", net.parameters);
    const nlohmann::json& input = json.at("input");
    net.input = {input.at(0).get<int>(), input.at(1).get<int>(), input.at(2).get<int>()};
    take(json, "features", net.features);
    net.fit = oneOf(kFitKinds, json.at("fit"));
    net.mean = json.at("mean").get<std::vector<float>>();
    net.deviation = json.at("deviation").get<std::vector<float>>();
    net.score = oneOf(kScores, json.at("score"));
    take(json, "device", net.device);
    net.precision = oneOf(kRunPrecisions, json.at("precision"));
    return net;
}

} // namespace trainyard
