// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/prediction_report.h"

#include "backend/base/error.h"
#include "backend/protocol/data_inspection.h"
#include "backend/protocol/json_fields.h"
#include "backend/protocol/reason_json.h"
#include "backend/protocol/reasons_data.h"

namespace trainyard {
namespace {

using Json = nlohmann::json;
using Ordered = nlohmann::ordered_json;

template <typename Item, typename Make>
Ordered arrayOf(const std::vector<Item>& items, Make make)
{
    Ordered list = Ordered::array();
    for (const Item& item : items)
        list.push_back(make(item));
    return list;
}

/// A number that may be missing, and its key.
template <typename Row>
struct Ratio {
    const char* key;
    std::optional<double> Row::*member;
};
constexpr Ratio<ClassScores> kClassRatios[] = {
    {"precision", &ClassScores::precision}, {"recall", &ClassScores::recall}, {"f1", &ClassScores::f1}};
constexpr Ratio<CalibrationBin> kBinRatios[] = {{"confidence", &CalibrationBin::confidence},
                                                {"accuracy", &CalibrationBin::accuracy},
                                                {"low", &CalibrationBin::low},
                                                {"high", &CalibrationBin::high}};

template <typename Row, std::size_t N>
Ordered withRatios(Ordered json, const Row& row, const Ratio<Row> (&ratios)[N])
{
    for (const Ratio<Row>& ratio : ratios)
        put(json, ratio.key, row.*ratio.member);
    return json;
}

template <typename Row, std::size_t N>
Row readRow(const Json& json, const Ratio<Row> (&ratios)[N])
{
    Row row;
    take(json, "samples", row.samples);
    take(json, "correct", row.correct);
    for (const Ratio<Row>& ratio : ratios)
        take(json, ratio.key, row.*ratio.member);
    return row;
}

Ordered classJson(const ClassScores& scores)
{
    return withRatios({{"samples", scores.samples}, {"predicted", scores.predicted}, {"correct", scores.correct}},
                      scores, kClassRatios);
}

ClassScores readClass(const Json& json)
{
    ClassScores scores = readRow(json, kClassRatios);
    take(json, "predicted", scores.predicted);
    return scores;
}

Ordered binJson(const CalibrationBin& bin)
{
    return withRatios({{"lower", bin.lower}, {"upper", bin.upper}, {"samples", bin.samples}, {"correct", bin.correct}},
                      bin, kBinRatios);
}

CalibrationBin readBin(const Json& json)
{
    CalibrationBin bin = readRow(json, kBinRatios);
    take(json, "lower", bin.lower);
    take(json, "upper", bin.upper);
    return bin;
}

Ordered mistakeJson(const Mistake& mistake)
{
    Ordered json = {{"index", mistake.index}};
    putReason(json, "name", mistake.name);
    json["actual"] = mistake.actual;
    json["predicted"] = mistake.predicted;
    json["actual_probability"] = mistake.actualProbability;
    json["predicted_probability"] = mistake.predictedProbability;
    json["loss"] = mistake.loss;
    return json;
}

/// A class index of a net with so many classes.
int readClassIndex(const Json& json, std::size_t classes)
{
    const auto index = json.get<std::int64_t>();
    if (index < 0 || index >= static_cast<std::int64_t>(classes))
        throw Failure(ErrorKind::BadInput, "read the engine's answer about", "predictions",
                      dataReason("data.label", index));
    return static_cast<int>(index);
}

Mistake readMistake(const Json& json, std::size_t classes)
{
    Mistake mistake;
    take(json, "index", mistake.index);
    mistake.name = reasonIn(json, "name");
    mistake.actual = readClassIndex(json.at("actual"), classes);
    mistake.predicted = readClassIndex(json.at("predicted"), classes);
    mistake.actualProbability = numberOrNan(json.at("actual_probability"));
    mistake.predictedProbability = numberOrNan(json.at("predicted_probability"));
    mistake.loss = numberOrNan(json.at("loss"));
    return mistake;
}

std::vector<int> readPositions(const Json& json, std::size_t mistakes)
{
    std::vector<int> positions = json.get<std::vector<int>>();
    for (const int position : positions)
        if (position < 0 || static_cast<std::size_t>(position) >= mistakes)
            throw Failure(ErrorKind::BadInput, "read the engine's answer about", "predictions",
                          dataReason("data.lists"));
    return positions;
}

SkippedPrediction readSkipped(const Json& json)
{
    return {reasonIn(json, "name"), reasonOf(json.at("reason").get<std::string>(), json.value("why", std::string()))};
}

void readMistakes(const Json& document, PredictionReport& report)
{
    const std::size_t classes = report.net.classes.size();
    take(document, "mistake_count", report.mistakeCount);
    for (const Json& json : document.at("mistakes"))
        report.mistakes.push_back(readMistake(json, classes));
    report.mostSure = readPositions(document.at("most_sure"), report.mistakes.size());
    report.highestLoss = readPositions(document.at("highest_loss"), report.mistakes.size());
    report.leastSure = readPositions(document.at("least_sure"), report.mistakes.size());
    report.ofCell = readPositions(document.at("of_cell"), report.mistakes.size());
    report.thumbnails = parseErrorThumbnails(document.at("thumbnails"));
}

PredictionReport readReport(const Json& document)
{
    PredictionReport report;
    report.net = parseExaminedNet(document.at("net"));
    report.validation = document.at("set").get<std::string>() == "validation";
    take(document, "data", report.data);
    take(document, "samples", report.samples);
    take(document, "set_samples", report.setSamples);
    take(document, "source_classes", report.sourceClasses);
    take(document, "summary", report.summary);
    take(document, "top1", report.top1);
    take(document, "top5", report.top5);
    take(document, "correct", report.correct);
    take(document, "loss", report.loss);
    const std::size_t classes = report.net.classes.size();
    for (const Json& cell : document.at("confusion"))
        report.confusion.push_back(
            {readClassIndex(cell.at(0), classes), readClassIndex(cell.at(1), classes), cell.at(2).get<std::int64_t>()});
    for (const Json& json : document.at("classes"))
        report.classes.push_back(readClass(json));
    if (report.classes.size() != classes)
        throw Failure(ErrorKind::BadInput, "read the engine's answer about", "predictions", dataReason("data.lists"));
    for (const Json& json : document.at("calibration"))
        report.calibration.push_back(readBin(json));
    take(document, "expected_calibration_error", report.expectedCalibrationError);
    readMistakes(document, report);
    take(document, "skipped_count", report.skippedCount);
    for (const Json& json : document.at("skipped"))
        report.skipped.push_back(readSkipped(json));
    if (const auto found = document.find("activity"); found != document.end())
        report.activity = parseNetActivity(*found);
    take(document, "seconds", report.seconds);
    return report;
}

/// What `read` returns; an answer of another shape is refused.
template <typename Read>
auto answer(const char* what, Read read)
{
    try {
        return read();
    } catch (const Json::exception& exception) {
        throw Failure(ErrorKind::BadInput, "read the engine's answer about", what,
                      dataReason("data.same-version", whyOf(exception)));
    }
}

} // namespace

Ordered toJson(const std::vector<ErrorThumbnail>& thumbnails)
{
    return arrayOf(thumbnails, [](const ErrorThumbnail& thumbnail) {
        return Ordered{{"index", thumbnail.index},
                       {"width", thumbnail.width},
                       {"height", thumbnail.height},
                       {"image", toBase64(thumbnail.image)}};
    });
}

std::vector<ErrorThumbnail> parseErrorThumbnails(const Json& array)
{
    return answer("thumbnails", [&] {
        std::vector<ErrorThumbnail> thumbnails;
        for (const Json& json : array)
            thumbnails.push_back({json.at("index").get<std::int64_t>(), json.at("width").get<int>(),
                                  json.at("height").get<int>(), fromBase64(json.at("image").get<std::string>())});
        return thumbnails;
    });
}

Ordered toJson(const PredictionReport& report)
{
    Ordered json = {{"net", toJson(report.net)},
                    {"set", report.validation ? "validation" : "training"},
                    {"data", report.data},
                    {"samples", report.samples},
                    {"set_samples", report.setSamples},
                    {"source_classes", report.sourceClasses},
                    {"summary", report.summary},
                    {"top1", report.top1}};
    put(json, "top5", report.top5);
    json["correct"] = report.correct;
    put(json, "loss", report.loss);
    json["confusion"] = arrayOf(report.confusion, [](const ConfusionCell& cell) {
        return Ordered::array({cell.actual, cell.predicted, cell.samples});
    });
    json["classes"] = arrayOf(report.classes, classJson);
    json["calibration"] = arrayOf(report.calibration, binJson);
    put(json, "expected_calibration_error", report.expectedCalibrationError);
    json["mistake_count"] = report.mistakeCount;
    json["mistakes"] = arrayOf(report.mistakes, mistakeJson);
    json["most_sure"] = report.mostSure;
    json["highest_loss"] = report.highestLoss;
    json["least_sure"] = report.leastSure;
    json["of_cell"] = report.ofCell;
    json["thumbnails"] = toJson(report.thumbnails);
    json["skipped_count"] = report.skippedCount;
    json["skipped"] = arrayOf(report.skipped, [](const SkippedPrediction& skipped) {
        Ordered one;
        putReason(one, "name", skipped.name);
        one["reason"] = skipped.reason.words;
        if (const std::string why = reasonLine(skipped.reason); !why.empty())
            one["why"] = why;
        return one;
    });
    if (report.activity)
        json["activity"] = toJson(*report.activity);
    json["seconds"] = report.seconds;
    return json;
}

PredictionReport parsePredictionReport(const Json& document)
{
    return answer("predictions", [&] { return readReport(document); });
}

} // namespace trainyard
