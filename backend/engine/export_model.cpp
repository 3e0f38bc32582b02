// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/data/base/data_text.h"
#include "backend/data/files/hdf5_file.h"
#include "backend/engine/checkpoint_net.h"
#include "backend/engine/human_text.h"
#include "backend/engine/inspect_model.h"
#include "backend/models/keras_export.h"
#include "backend/models/onnx_export.h"
#include "backend/protocol/reasons_engine.h"
#include "backend/train/record/run_failure.h"

#include <nlohmann/json.hpp>

namespace trainyard {
Inspection exportModel(const ExportQuestion& question)
{
    if (question.onnx.empty() && question.keras.empty() && question.architecture.empty())
        throw Failure(ErrorKind::BadInput, "export", question.what.string(), engineReason("engine.nothing-asked"));
    const std::filesystem::path file = checkpointOf(question.what, "export");
    const Checkpoint checkpoint = atStage(ExitCode::BadCheckpoint, [&] { return readCheckpoint(file); });
    const Graph graph = netOf(checkpoint.info, file, "export").graph;
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
    if (!question.onnx.empty())
        onnx = onnxBytes(exportOnnx(graph, checkpoint.tensors, name), question.onnx.string());
    if (!question.keras.empty() || !question.architecture.empty())
        keras = exportKeras(graph, checkpoint.tensors, name);
    if (!question.keras.empty())
        weights = hdf5Bytes(keras.weights, keras.groups, question.keras.string());
    if (!question.onnx.empty())
        write(question.onnx, "onnx", onnx);
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
