// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/data/base/data_text.h"
#include "backend/data/files/hdf5_file.h"
#include "backend/engine/export_script.h"
#include "backend/engine/human_text.h"
#include "backend/engine/inspect_model.h"
#include "backend/engine/newest_checkpoint.h"
#include "backend/look/checkpoint_net.h"
#include "backend/look/looking_net.h"
#include "backend/models/keras_export.h"
#include "backend/models/onnx_export.h"
#include "backend/protocol/own_files.h"
#include "backend/protocol/reasons_engine.h"
#include "backend/protocol/reasons_look.h"
#include "backend/train/record/run_failure.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace trainyard {
namespace {

/// What lies beside an ONNX model, so that it can be run as it is.
struct Companion {
    std::filesystem::path path;
    std::string text;
};

/// `prefix`: of their names.
std::vector<Companion> companionsOf(const ExportQuestion& question, const Checkpoint& checkpoint,
                                    const CheckpointNet& net, const std::string& prefix)
{
    const std::filesystem::path folder = question.onnx.parent_path();
    const std::string labels = prefix + "labels.txt";
    const auto& input = std::get<NormalizeInput>(net.graph.layer(0).op);
    ExaminedNet about;
    about.classes = checkpoint.info.classes;
    about.input = {static_cast<int>(input.image.h), static_cast<int>(input.image.w), static_cast<int>(input.image.c)};
    about.features = input.features;
    about.fit = net.spec.data.fit;
    about.score = scoreKindOf(net.graph);
    const bool single = net.graph.layer(net.graph.logits()).output.sample() == 1;
    return {
        {folder / labels, labelsText(about)},
        {folder / (prefix + "predict.py"), predictScript(about, question.onnx.filename().string(), labels, single)}};
}

/// Whether a file is there that holds something else: a person's own, or another net's.
bool isTaken(const Companion& companion)
{
    std::error_code code;
    return std::filesystem::exists(companion.path, code) && readFile(companion.path) != companion.text;
}

/// The companions under names that are free, the plain ones or with the model's name before them. Nothing of other
/// content is replaced unasked.
std::vector<Companion> freeCompanions(const ExportQuestion& question, const Checkpoint& checkpoint,
                                      const CheckpointNet& net)
{
    std::vector<Companion> companions = companionsOf(question, checkpoint, net, {});
    if (question.force || std::none_of(companions.begin(), companions.end(), isTaken))
        return companions;
    companions = companionsOf(question, checkpoint, net, question.onnx.stem().string() + "-");
    for (const Companion& companion : companions)
        if (isTaken(companion))
            throw Failure(ErrorKind::BadInput, "write", companion.path.string(), lookReason("look.exists"));
    return companions;
}

} // namespace

Inspection exportModel(const ExportQuestion& question)
{
    if (question.onnx.empty() && question.keras.empty() && question.architecture.empty())
        throw Failure(ErrorKind::BadInput, "export", question.what.string(), engineReason("engine.nothing-asked"));
    for (const std::filesystem::path& target : {question.onnx, question.keras, question.architecture})
        if (!target.empty())
            requireFreePlace("write", target, ExportOver::BesideRun);
    const std::filesystem::path file = newestCheckpoint(question.what, "export");
    const Checkpoint checkpoint = atStage(ExitCode::BadCheckpoint, [&] { return readCheckpoint(file); });
    const CheckpointNet net = netOf(checkpoint.info, file, "export");
    const Graph& graph = net.graph;
    const std::string name = checkpoint.info.runId;
    Inspection out;
    nlohmann::ordered_json json = {
        {"kind", "export"}, {"checkpoint", file.string()}, {"step", checkpoint.info.loop.step}};
    out.text = "Checkpoint   " + printable(file.string()) + ", step " + countText(checkpoint.info.loop.step) + "\n";
    const auto write = [&](const std::filesystem::path& path, const char* key, const std::string& bytes) {
        writeFileAtomically(path, bytes);
        json[key] = path.string();
        out.text += "Written      " + printable(path.string()) + ", " +
                    bytesText(static_cast<std::int64_t>(bytes.size())) + "\n";
    };
    // Everything is made before the first file is written: half an export helps nobody.
    std::string onnx;
    std::string weights;
    KerasExport keras;
    std::vector<Companion> companions;
    if (!question.onnx.empty()) {
        onnx = onnxBytes(exportOnnx(graph, checkpoint.tensors, name), question.onnx.string());
        companions = freeCompanions(question, checkpoint, net);
    }
    if (!question.keras.empty() || !question.architecture.empty())
        keras = exportKeras(graph, checkpoint.tensors, name);
    if (!question.keras.empty())
        weights = hdf5Bytes(keras.weights, keras.groups, question.keras.string());
    if (!question.onnx.empty())
        write(question.onnx, "onnx", onnx);
    for (const Companion& companion : companions)
        write(companion.path, companion.path.extension() == ".txt" ? "labels" : "script", companion.text);
    if (!question.keras.empty())
        write(question.keras, "keras", weights);
    if (!question.architecture.empty())
        write(question.architecture, "architecture", keras.architecture);
    out.text += "Classes      ";
    for (std::size_t i = 0; i < checkpoint.info.classes.size(); ++i)
        out.text += (i ? ", " : "") + printable(checkpoint.info.classes[i]);
    out.text += std::string("\nInput        ") +
                (checkpoint.info.features ? "features as the data set has them" : "pixels from 0 to 255") +
                "; the normalisation is part of the network\n";
    json["classes"] = checkpoint.info.classes;
    out.json = json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
    return out;
}

} // namespace trainyard
