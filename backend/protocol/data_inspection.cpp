// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/data_inspection.h"

#include "backend/base/error.h"
#include "backend/protocol/json_fields.h"
#include "backend/protocol/reason_json.h"
#include "backend/protocol/reasons_data.h"
#include "backend/protocol/spec_data.h"
#include "backend/protocol/spec_reader.h"

#include <nlohmann/json.hpp>

#include <array>

namespace trainyard {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

template <typename Item, typename Make>
OrderedJson listOf(const std::vector<Item>& items, Make make)
{
    OrderedJson list = OrderedJson::array();
    for (const Item& item : items)
        list.push_back(make(item));
    return list;
}

template <typename Item, typename Take>
void takeList(const nlohmann::json& document, const char* key, std::vector<Item>& items, Take take)
{
    for (const nlohmann::json& json : document.at(key))
        items.push_back(take(json));
}

DataSpec dataOf(const nlohmann::json& json)
{
    DataSpec data;
    std::vector<SpecProblem> problems;
    readData(json, data, problems);
    if (!problems.empty())
        throw Failure(ErrorKind::BadInput, "read the inspection of a data set", {}, problems.front().text());
    return data;
}

OrderedJson duplicatesJson(const DataInspection& inspection)
{
    return {{"between_splits", inspection.betweenSplits},
            {"within_training", inspection.withinTraining},
            {"other_label", inspection.otherLabel},
            {"pairs", listOf(inspection.duplicates, [](const DuplicatePair& pair) {
                 OrderedJson json;
                 putReason(json, "train", pair.train);
                 putReason(json, "validation", pair.validation);
                 json["same_label"] = pair.sameLabel;
                 return json;
             })}};
}

OrderedJson unreadableJson(const DataInspection& inspection)
{
    return {{"training", inspection.unreadableTraining},
            {"validation", inspection.unreadableValidation},
            {"files", listOf(inspection.unreadable, [](const UnreadableSample& sample) {
                 OrderedJson json;
                 putReason(json, "name", sample.name);
                 json["reason"] = sample.reason.words;
                 json["validation"] = sample.validation;
                 if (const std::string why = reasonLine(sample.reason); !why.empty())
                     json["why"] = why; // `reason` alone in answers of older engines
                 return json;
             })}};
}

void takeDuplicates(const nlohmann::json& json, DataInspection& inspection)
{
    take(json, "between_splits", inspection.betweenSplits);
    take(json, "within_training", inspection.withinTraining);
    take(json, "other_label", inspection.otherLabel);
    takeList(json, "pairs", inspection.duplicates, [](const nlohmann::json& pair) {
        return DuplicatePair{reasonIn(pair, "train"), reasonIn(pair, "validation"), pair.at("same_label").get<bool>()};
    });
}

void takeUnreadable(const nlohmann::json& json, DataInspection& inspection)
{
    take(json, "training", inspection.unreadableTraining);
    take(json, "validation", inspection.unreadableValidation);
    takeList(json, "files", inspection.unreadable, [](const nlohmann::json& file) {
        return UnreadableSample{file.at("validation").get<bool>(), reasonIn(file, "name"),
                                reasonOf(file.at("reason").get<std::string>(), file.value("why", std::string()))};
    });
}

} // namespace

nlohmann::ordered_json toJson(const DataInspection& inspection)
{
    return {
        {"data", toJson(inspection.data)},
        {"summary", inspection.summary},
        {"content", listOf(inspection.content, [](const Reason& part) { return OrderedJson(reasonJson(part)); })},
        {"fingerprint", inspection.fingerprint},
        {"train_samples", inspection.trainSamples},
        {"validation_samples", inspection.validationSamples},
        {"classes",
         listOf(inspection.classes,
                [](const InspectedClass& one) {
                    return OrderedJson{{"name", one.name}, {"train", one.train}, {"validation", one.validation}};
                })},
        {"sizes", listOf(inspection.sizes,
                         [](const InspectedSize& size) {
                             return OrderedJson{{"width", size.width}, {"height", size.height}, {"count", size.count}};
                         })},
        {"distinct_sizes", inspection.distinctSizes},
        {"shortest_side", inspection.shortestSide},
        {"longest_side", inspection.longestSide},
        {"grey_images", inspection.greyImages},
        {"features", inspection.features},
        {"mean", inspection.mean},
        {"deviation", inspection.deviation},
        {"duplicates", duplicatesJson(inspection)},
        {"unreadable", unreadableJson(inspection)},
        {"samples", listOf(inspection.samples,
                           [](const SampleThumbnail& sample) {
                               OrderedJson json;
                               putReason(json, "name", sample.name);
                               json["label"] = sample.label;
                               json["width"] = sample.width;
                               json["height"] = sample.height;
                               json["image"] = toBase64(sample.image);
                               return json;
                           })},
        {"seconds", inspection.seconds}};
}

DataInspection parseDataInspection(const nlohmann::json& document)
{
    try {
        DataInspection out;
        out.data = dataOf(document.at("data"));
        take(document, "summary", out.summary);
        if (document.contains("content")) // missing in inspections stored by earlier versions
            for (const nlohmann::json& part : document.at("content").get_ref<const nlohmann::json::array_t&>())
                out.content.push_back(reasonFrom(part));
        take(document, "fingerprint", out.fingerprint);
        take(document, "train_samples", out.trainSamples);
        take(document, "validation_samples", out.validationSamples);
        takeList(document, "classes", out.classes, [](const nlohmann::json& json) {
            return InspectedClass{json.at("name").get<std::string>(), json.at("train").get<std::int64_t>(),
                                  json.at("validation").get<std::int64_t>()};
        });
        takeList(document, "sizes", out.sizes, [](const nlohmann::json& json) {
            return InspectedSize{json.at("width").get<int>(), json.at("height").get<int>(),
                                 json.at("count").get<std::int64_t>()};
        });
        take(document, "distinct_sizes", out.distinctSizes);
        take(document, "shortest_side", out.shortestSide);
        take(document, "longest_side", out.longestSide);
        take(document, "grey_images", out.greyImages);
        out.features = document.value("features", false); // missing in inspections stored by earlier versions
        take(document, "mean", out.mean);
        take(document, "deviation", out.deviation);
        takeDuplicates(document.at("duplicates"), out);
        takeUnreadable(document.at("unreadable"), out);
        takeList(document, "samples", out.samples, [&](const nlohmann::json& json) {
            SampleThumbnail sample{reasonIn(json, "name"), json.at("label").get<std::int32_t>(),
                                   json.at("width").get<int>(), json.at("height").get<int>(),
                                   fromBase64(json.at("image").get<std::string>())};
            if (sample.label < 0 || static_cast<std::size_t>(sample.label) >= out.classes.size())
                throw Failure(ErrorKind::BadInput, "read the inspection of a data set", {},
                              dataReason("data.label", sample.label));
            return sample;
        });
        take(document, "seconds", out.seconds);
        return out;
    } catch (const nlohmann::json::exception& exception) {
        throw Failure(ErrorKind::BadInput, "read the inspection of a data set", {}, exception.what());
    }
}

DataInspection parseDataInspectionText(const std::string& text)
{
    try {
        return parseDataInspection(parseBoundedJson(text));
    } catch (const Failure&) {
        throw;
    } catch (const std::exception& exception) {
        throw Failure(ErrorKind::BadInput, "read the inspection of a data set", {}, exception.what());
    }
}

std::string toBase64(const std::string& bytes)
{
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const std::size_t left = bytes.size() - i;
        const auto at = [&](std::size_t k) { return k < left ? static_cast<unsigned char>(bytes[i + k]) : 0u; };
        const unsigned group = at(0) << 16 | at(1) << 8 | at(2);
        text += kDigits[group >> 18];
        text += kDigits[group >> 12 & 63];
        text += left > 1 ? kDigits[group >> 6 & 63] : '=';
        text += left > 2 ? kDigits[group & 63] : '=';
    }
    return text;
}

std::string fromBase64(const std::string& text)
{
    const auto wrong = [] { return Failure(ErrorKind::BadInput, "read base64", {}, dataReason("data.not-base64")); };
    if (text.size() % 4 != 0)
        throw wrong();
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    for (std::size_t i = 0; i < text.size(); i += 4) {
        const bool last = i + 4 == text.size();
        const int padding = !last || text[i + 3] != '=' ? 0 : text[i + 2] != '=' ? 1 : 2;
        unsigned group = 0;
        for (int k = 0; k < 4; ++k) {
            const std::size_t digit = k >= 4 - padding ? 0 : kDigits.find(text[i + static_cast<std::size_t>(k)]);
            if (digit == std::string_view::npos)
                throw wrong();
            group = group << 6 | static_cast<unsigned>(digit);
        }
        for (int k = 0; k < 3 - padding; ++k)
            bytes += static_cast<char>(group >> (16 - 8 * k) & 255);
    }
    return bytes;
}

} // namespace trainyard
