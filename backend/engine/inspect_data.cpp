// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/inspect_data.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/data/base/data_text.h"
#include "backend/data/inspect/data_inspector.h"
#include "backend/data/inspect/inspection_note.h"
#include "backend/engine/answers.h"
#include "backend/engine/human_text.h"
#include "backend/engine/spec_document.h"
#include "backend/engine/wrong_argument.h"
#include "backend/protocol/json_fields.h"
#include "backend/protocol/reasons_engine.h"
#include "backend/protocol/spec_data.h"
#include "backend/protocol/spec_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <span>

namespace trainyard {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr std::size_t kLongestDataSpec = std::size_t{4} << 20;
constexpr std::size_t kListedFiles = 10;
constexpr std::size_t kListedChannels = 8;

std::string classesText(const DataInspection& found)
{
    std::string text = "\n" + padded("Class", 30) + padded("Training", 14) + "Validation\n";
    for (const InspectedClass& one : found.classes)
        text += padded(one.name, 30) + padded(countText(one.train), 14) + countText(one.validation) + "\n";
    return text;
}

std::string sizesText(const DataInspection& found)
{
    if (found.sizes.empty())
        return "none";
    const InspectedSize& first = found.sizes.front();
    const std::string usual = sizeText(first.width, first.height);
    if (found.distinctSizes == 1)
        return "all " + usual;
    return countText(found.distinctSizes) + " sizes with sides of " + countText(found.shortestSide) + " to " +
           countText(found.longestSide) + "; most often " + usual + " (" + countText(first.count) + ")";
}

std::string statisticsText(const std::vector<double>& values)
{
    std::string text;
    for (const double value : std::span(values).first(std::min(values.size(), kListedChannels)))
        text += (text.empty() ? "" : ", ") + decimals(value, 4);
    return values.size() > kListedChannels ? text + ", …" : text;
}

std::string unreadableText(const DataInspection& found)
{
    std::string text = countText(found.unreadableSamples());
    std::size_t listed = 0;
    for (const UnreadableSample& sample : found.unreadable) {
        if (listed++ == kListedFiles)
            break;
        text += "\n             " + sample.name.words + ": " + sample.reason.words;
    }
    if (found.unreadableSamples() > static_cast<std::int64_t>(kListedFiles))
        text += "\n             …";
    return text;
}

/// How the samples look: of features only how many, for the rest is nothing to them.
std::string formText(const DataInspection& found)
{
    const ImageSpec& image = found.data.image;
    if (found.features) {
        const std::int64_t values = std::int64_t{image.height} * image.width * image.channels;
        return "\nFeatures     " + countText(values) + " numbers a sample";
    }
    return "\nSizes        " + sizesText(found) + "\nColours      " + countText(found.greyImages) +
           " grey images\nTrain at     " + sizeText(image.width, image.height) +
           (image.channels == 1 ? ", grey" : ", RGB");
}

std::string inspectionText(const DataInspection& found)
{
    return "Data set     " + printable(found.data.path) + "\nFormat       " + formatText(found.data.format) +
           "\nSamples      " + found.summary + formText(found) + "\nMean         " + statisticsText(found.mean) +
           "\nDeviation    " + statisticsText(found.deviation) + "\nDuplicates   " + countText(found.betweenSplits) +
           " between training and validation, " + countText(found.withinTraining) + " within training; " +
           countText(found.otherLabel) + " under another class\nUnreadable   " + unreadableText(found) +
           "\nFingerprint  " + found.fingerprint + "\nTook         " + durationText(found.seconds) + "\n" +
           classesText(found);
}

} // namespace

RunSpec readDataQuestion(const DataQuestion& question)
{
    RunSpec spec;
    if (question.spec.empty()) {
        if (question.path.empty())
            throw RunFailure(ExitCode::BadArguments, errorWith(ErrorKind::BadInput, "read the data set", {},
                                                               engineReason("engine.none-named")));
        std::error_code code;
        const std::filesystem::path path = std::filesystem::absolute(question.path, code);
        spec.data =
            withFeatureShape(guessDataSpec(code ? std::filesystem::path(question.path) : path.lexically_normal()));
        return spec;
    }
    nlohmann::json document;
    const std::string subject = question.spec == "-" ? "standard input" : question.spec;
    try {
        document = parseBoundedJson(question.spec == "-" ? standardInput() : readFile(question.spec, kLongestDataSpec));
    } catch (const Failure&) {
        throw;
    } catch (const std::exception& exception) {
        throw RunFailure(ExitCode::BadSpec, errorWith(ErrorKind::BadInput, "read the spec", subject,
                                                      engineReason("engine.correct-there", whyOf(exception))));
    }
    std::vector<SpecProblem> problems;
    const bool whole = document.is_object() && document.contains("data");
    readData(whole ? document.at("data") : document, spec.data, problems);
    if (problems.empty())
        checkData(spec.data, problems);
    if (!problems.empty())
        throw RunFailure(ExitCode::BadSpec, errorWith(ErrorKind::BadInput, "read the spec", subject,
                                                      engineReason("engine.correct-there", problems.front().why())));
    if (const auto seed = document.find("seed"); whole && seed != document.end() && seed->is_number_unsigned())
        seed->get_to(spec.seed);
    if (const auto training = document.find("training"); whole && training != document.end() && training->is_object())
        if (const auto batch = training->find("batch_size"); batch != training->end())
            if (const auto size = wholeNumberIn<std::int64_t>(*batch))
                spec.training.batchSize = static_cast<int>(std::clamp<std::int64_t>(*size, 1, 1 << 20));
    if (whole) { // as far as it can be read: how a step's samples are shared
        std::vector<SpecProblem> ignored;
        const RunSpec parsed = parseRunSpec(document, ignored);
        spec.distribution = parsed.distribution;
        spec.training.microBatches = parsed.training.microBatches;
    }
    return spec;
}

std::string formatText(DataFormat format)
{
    switch (format) {
    case DataFormat::Glyphs: return "glyphs, built in";
    case DataFormat::Idx: return "IDX files";
    case DataFormat::Folder: return "image folder";
    case DataFormat::Cifar: return "CIFAR batches";
    case DataFormat::Csv: return "CSV list";
    case DataFormat::TfRecord: return "TFRecord files";
    case DataFormat::Hdf5: return "HDF5 files";
    case DataFormat::Synthetic: return "synthetic, built in";
    }
    return std::string(name(format));
}

Inspection inspectData(const DataQuestion& question)
{
    const DataInspection found = inspectImages(readDataQuestion(question).data, {question.threads, 40});
    noteInspection(found);
    OrderedJson json = {{"kind", "data"}};
    json.update(toJson(found));
    return {inspectionText(found), json.dump(2, ' ', false, OrderedJson::error_handler_t::replace) + "\n",
            ExitCode::Completed};
}

int inspectDataInLines(const DataQuestion& question)
{
    return answerInLines("inspect the data set", [&](const TellProgress& tell, ExitCode&) -> OrderedJson {
        const DataInspection found = inspectImages(readDataQuestion(question).data, {question.threads, 40}, tell);
        noteInspection(found);
        return {{"inspection", toJson(found)}};
    });
}

} // namespace trainyard
