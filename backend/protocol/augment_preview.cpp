// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/augment_preview.h"

#include "backend/base/error.h"
#include "backend/protocol/data_inspection.h"
#include "backend/protocol/reason_json.h"
#include "backend/protocol/reasons_data.h"

#include <nlohmann/json.hpp>

namespace trainyard {

nlohmann::ordered_json toJson(const AugmentPreview& preview)
{
    nlohmann::ordered_json samples = nlohmann::ordered_json::array();
    for (const AugmentedSample& sample : preview.samples) {
        nlohmann::ordered_json variants = nlohmann::ordered_json::array();
        for (const AugmentedVariant& variant : sample.variants)
            variants.push_back({{"image", toBase64(variant.image)},
                                {"label", variant.label},
                                {"other", variant.other},
                                {"other_share", variant.otherShare}});
        nlohmann::ordered_json json;
        putReason(json, "name", sample.name);
        json["label"] = sample.label;
        json["original"] = toBase64(sample.original);
        json["variants"] = std::move(variants);
        samples.push_back(std::move(json));
    }
    return {{"height", preview.height}, {"width", preview.width}, {"samples", std::move(samples)}};
}

AugmentPreview parseAugmentPreview(const nlohmann::json& document)
{
    try {
        AugmentPreview preview;
        preview.height = document.at("height").get<int>();
        preview.width = document.at("width").get<int>();
        for (const nlohmann::json& json : document.at("samples")) {
            AugmentedSample sample{reasonIn(json, "name"),
                                   json.at("label").get<std::string>(),
                                   fromBase64(json.at("original").get<std::string>()),
                                   {}};
            for (const nlohmann::json& variant : json.at("variants"))
                sample.variants.push_back(
                    {fromBase64(variant.at("image").get<std::string>()), variant.at("label").get<std::string>(),
                     variant.at("other").get<std::string>(), variant.at("other_share").get<double>()});
            preview.samples.push_back(std::move(sample));
        }
        return preview;
    } catch (const nlohmann::json::exception& exception) {
        throw Failure(ErrorKind::BadInput, "read the preview of the augmentation", {},
                      dataReason("data.same-version", whyOf(exception)));
    }
}

} // namespace trainyard
