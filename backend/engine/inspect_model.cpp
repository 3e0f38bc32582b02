// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/inspect_model.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/data/base/data_text.h"
#include "backend/data/base/shape_text.h"
#include "backend/engine/human_text.h"
#include "backend/engine/wrong_argument.h"
#include "backend/models/describe_net.h"
#include "backend/models/model_file.h"
#include "backend/protocol/own_files.h"
#include "backend/protocol/reasons_engine.h"
#include "backend/protocol/spec_reader.h"
#include "backend/train/model/run_model.h"
#include "backend/train/plan/dataset_inspector.h"

#include <nlohmann/json.hpp>

#include <cstdio>

namespace trainyard {
namespace {

struct Found {
    Graph graph;
    std::string title;
    std::string format;
};

ImageSpec parseModelImage(const std::string& text)
{
    ImageSpec image;
    char rest = 0;
    if (std::sscanf(text.c_str(), "%dx%dx%d%c", &image.height, &image.width, &image.channels, &rest) != 3 ||
        image.height < 1 || image.width < 1 || image.channels < 1)
        throw wrongArgument("--image", text, engineReason("engine.image-size"));
    return image;
}

/// The zoo's model of this name; the spec's own parser knows the names, and what a run may give it: features at the
/// least.
Found fromZoo(const ModelQuestion& question)
{
    std::vector<SpecProblem> problems;
    const ImageSpec image = question.image.empty() ? ImageSpec{224, 224, 3} : parseModelImage(question.image);
    const nlohmann::json document = {
        {"model", {{"architecture", question.what}}},
        {"data",
         {{"format", "hdf5"},
          {"image", {{"height", image.height}, {"width", image.width}, {"channels", image.channels}}}}}};
    const RunSpec spec = parseRunSpec(document, problems);
    for (const SpecProblem& problem : problems)
        if (problem.path == "/model/architecture")
            throw Failure(ErrorKind::NotFound, "inspect the model", question.what,
                          engineReason("engine.no-model", problem.allowed));
    for (const SpecProblem& problem : problems)
        if (problem.path.starts_with("/data/image"))
            throw wrongArgument("--image", question.image, problem.why());
    ModelOptions options;
    options.model = spec.model;
    options.model.dropout = 0.0;
    options.model.widthMultiplier = question.width;
    options.image = image;
    options.classes = question.classes > 0 ? question.classes : 1000;
    return {buildModel(options), question.what, "model of the zoo"};
}

Found fromSpec(const ModelQuestion& question, nlohmann::json document)
{
    std::vector<SpecProblem> problems;
    const auto data = document.find("data");
    if (!question.image.empty() &&
        (data == document.end() || data->is_object())) { // what the spec's data cannot be is refused as in a run
        const ImageSpec image = parseModelImage(question.image);
        document["data"]["image"] = {{"height", image.height}, {"width", image.width}, {"channels", image.channels}};
    }
    const RunSpec spec = parseRunSpec(document, problems);
    for (const SpecProblem& problem : problems)
        if (!question.image.empty() && problem.path.starts_with("/data/image"))
            throw wrongArgument("--image", question.image, problem.why());
        else if (problem.path.starts_with("/model") || problem.path.starts_with("/data"))
            throw Failure(ErrorKind::BadInput, "use the run spec", question.what, problem.why());
    ModelOptions options;
    options.model = spec.model;
    options.image = spec.data.image;
    options.labelSmoothing = spec.training.labelSmoothing;
    options.classes = question.classes;
    if (options.classes < 1)
        options.classes = static_cast<int>(DatasetInspector().inspect(spec.data, sampleSeed(spec)).classes.size());
    if (spec.model.file.empty())
        return {buildModel(options), spec.name, "run spec"};
    // A run that has been started keeps the file that it was begun with.
    const std::filesystem::path folder = std::filesystem::absolute(question.what).parent_path();
    std::error_code code;
    if (std::filesystem::exists(folder / "model", code))
        return {*RunModel::opened(RunDirectory(folder), spec.model.file, "").build(options), spec.name, "run spec"};
    return {ModelSource(spec.model.file).build(options), spec.name, "run spec"};
}

Found fromFile(const ModelQuestion& question)
{
    const ModelSource source(question.what);
    ModelOptions options;
    const ImageSpec& own = source.description().image ? *source.description().image : source.image();
    options.image = {own.height > 0 ? own.height : 224, own.width > 0 ? own.width : 224,
                     own.channels > 0 ? own.channels : 3};
    if (!question.image.empty())
        options.image = parseModelImage(question.image);
    options.classes = question.classes > 0 ? question.classes : source.classes() > 0 ? source.classes() : 1000;
    return {source.build(options),
            source.description().name.empty() ? std::filesystem::path(question.what).filename().string()
                                              : source.description().name,
            source.format()};
}

bool isSpec(const nlohmann::json& document)
{
    return document.is_object() && document.contains("model") && !isModelFile(document);
}

Found find(const ModelQuestion& question)
{
    std::error_code code;
    if (!std::filesystem::exists(question.what, code))
        return fromZoo(question);
    if (std::filesystem::is_directory(question.what, code)) {
        ModelQuestion inner = question;
        inner.what = (std::filesystem::path(question.what) / "spec.json").string();
        return find(inner);
    }
    if (std::filesystem::path(question.what).extension() == ".json")
        try {
            const nlohmann::json document = parseBoundedJson(readFile(question.what));
            if (isSpec(document))
                return fromSpec(question, document);
        } catch (const Failure&) {
            throw;
        } catch (const std::exception&) {
            // the reader of model files says what is wrong with the text
        }
    return fromFile(question);
}

} // namespace

Inspection inspectModel(const ModelQuestion& question)
{
    const Found found = find(question);
    const NetDescription net = describeNet(found.graph, found.title);
    Inspection out;
    out.text = "Model        " + printable(net.title) + " (" + found.format + ")\n\n" + padded("Layer", 32) +
               padded("Kind", 22) + padded("Output", 18) + padded("Parameters", 14) + padded("Forward", 14) +
               "Activation" + "\n";
    for (const NetLayer& layer : net.layers)
        out.text += padded(printable(layer.name), 32) + padded(layer.kind, 22) + padded(shapeText(layer.output), 18) +
                    padded(countText(layer.parameters), 14) + padded(flopsText(layer.flops), 14) +
                    (layer.detail.empty() ? bytesText(layer.activationBytes)
                                          : padded(bytesText(layer.activationBytes), 12) + layer.detail) +
                    "\n";
    out.text += "\nLayers       " + countText(static_cast<std::int64_t>(net.layers.size())) + "\nParameters   " +
                countText(net.parameters()) + " trainable, " + countText(net.statistics()) +
                " running statistics\nForward      " + flopsText(net.flops()) + " a sample\nActivations  " +
                bytesText(net.activationBytes()) + " a sample, all layers together\n";
    nlohmann::ordered_json json = {{"kind", "model"}, {"format", found.format}};
    json.update(toJson(net));
    out.json = json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
    if (!question.exportTo.empty()) {
        requireFreePlace("write", question.exportTo, ExportOver::BesideRun);
        writeFileOrStream(question.exportTo, modelFileText(describeModel(found.graph, found.title)));
        out.text += "Written      " + printable(question.exportTo) + "\n";
    }
    return out;
}

} // namespace trainyard
