// SPDX-License-Identifier: Apache-2.0
#include "backend/train/model/model_source.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/data/files/hdf5_file.h"
#include "backend/models/model_file.h"
#include "backend/models/onnx_import.h"
#include "backend/protocol/reasons_run.h"
#include "backend/protocol/spec_reader.h"
#include "backend/pruning/masks.h"
#include "backend/train/checkpoint/safetensors.h"
#include "backend/train/model/take_weights.h"

#include <fstream>
#include <map>

namespace trainyard {
namespace {

// Protobuf takes no more in one message, and HDF5 files are read whole.
constexpr std::size_t kLargestFile = (std::size_t{2} << 30) - 1;
constexpr std::size_t kLargestText = std::size_t{64} << 20;

enum class FileKind { Json, Hdf5, Safetensors, Archive, Onnx };

/// By the first bytes; what these do not tell is no ONNX file if it is named otherwise.
FileKind kindOfFile(const std::filesystem::path& file)
{
    std::error_code code;
    if (std::filesystem::exists(file, code) &&
        !std::filesystem::is_regular_file(file, code)) // a pipe would wait for ever
        throw Failure(ErrorKind::BadInput, "read", file.string(), runReason("run.not-regular"));
    std::ifstream stream(file, std::ios::binary);
    char head[16] = {};
    stream.read(head, sizeof head);
    const std::string start(head, static_cast<std::size_t>(stream.gcount()));
    if (start.rfind("\x89HDF\r\n", 0) == 0)
        return FileKind::Hdf5;
    if (start.size() > 8 && start[8] == '{' && start[7] == 0 && start[6] == 0)
        return FileKind::Safetensors;
    if (start.rfind("PK\x03\x04", 0) == 0)
        return FileKind::Archive;
    const std::size_t first = start.find_first_not_of(" \t\r\n");
    if (first != std::string::npos && (start[first] == '{' || start[first] == '['))
        return FileKind::Json;
    return file.extension() == ".safetensors" ? FileKind::Safetensors : FileKind::Onnx; // a damaged header
}

[[noreturn]] void refuseArchive(const std::string& file)
{
    throw Failure(ErrorKind::Unsupported, "use the model file", file, runReason("run.keras-archive"));
}

nlohmann::json parseText(const std::filesystem::path& file)
{
    const std::string text = readFile(file, kLargestText);
    try {
        return parseBoundedJson(text);
    } catch (const std::exception& exception) {
        throw Failure(ErrorKind::BadInput, "use the model file", file.string(), whyOf(exception));
    }
}

/// The layers' parameters in a .safetensors file, under our names.
std::vector<ImportedWeight> safetensorsWeights(const std::vector<NamedTensor>& tensors, const Graph& graph)
{
    std::map<std::string, NamedTensor> byName;
    for (const NamedTensor& tensor : tensors)
        byName[tensor.name] = tensor;
    std::vector<ImportedWeight> out;
    for (const GraphParameter& parameter : parametersInBackwardOrder(graph))
        if (const auto found = byName.find(parameter.name); found != byName.end())
            out.push_back({graph.layer(parameter.layer).name, parameter.info.name, found->second, false});
    return out;
}

/// A run that begins with them would be said to have diverged.
void refuseNonFinite(const std::vector<ImportedWeight>& weights, const std::string& from)
{
    for (const ImportedWeight& weight : weights)
        if (!allFinite(weight.array.values))
            throw Failure(ErrorKind::BadInput, "use the weights of", from,
                          runReason("run.tensor-not-finite", weight.array.name));
}

/// Whether the weights of the layer that gives the logits are there, but for another number of outputs.
bool lastLayerDiffers(const Graph& graph, const std::vector<ImportedWeight>& weights)
{
    const Layer& last = graph.layer(graph.logits());
    const auto infos = parametersOf(last.op, last.inputShapes);
    for (const ImportedWeight& weight : weights)
        for (const ParameterInfo& info : infos)
            if (weight.layer == last.name && weight.parameter == info.name && !info.dims.empty() &&
                !weight.array.shape.empty() && weight.array.shape[0] != info.dims[0])
                return true;
    return false;
}

} // namespace

ModelSource::ModelSource(const std::filesystem::path& file) : m_file(file)
{
    const std::string subject = file.string();
    switch (kindOfFile(file)) {
    case FileKind::Json: {
        const nlohmann::json document = parseText(file);
        if (isKerasArchitecture(document)) {
            m_format = "Keras architecture";
            m_keras = importKeras(document, subject);
            m_model = m_keras->model;
            return;
        }
        m_format = "model file";
        m_model.description = parseModelFile(document, subject);
        return;
    }
    case FileKind::Onnx:
        m_format = "ONNX model";
        m_model = importOnnx(parseOnnx(readOnnxFile(file, kLargestFile), subject), subject);
        return;
    case FileKind::Archive: refuseArchive(subject);
    case FileKind::Hdf5:
    case FileKind::Safetensors:
        throw Failure(ErrorKind::BadInput, "use the model file", subject, runReason("run.weights-alone"));
    }
}

std::string wholeModelFile(const std::filesystem::path& file)
{
    return kindOfFile(file) == FileKind::Onnx ? readOnnxFile(file, kLargestFile) : readFile(file, kLargestFile);
}

InitialWeights InitialWeights::read(const std::filesystem::path& file, const Graph& graph, const ModelSource* source)
{
    std::vector<ImportedWeight> weights;
    InitialWeights out;
    out.from = file.empty() && source ? source->m_file.string() : file.string();
    const FileKind kind = file.empty() ? FileKind::Onnx : kindOfFile(file);
    if (file.empty() && source) {
        weights = source->m_model.weights;
    } else if (kind == FileKind::Safetensors) {
        const std::vector<NamedTensor> tensors = readSafetensors(file);
        weights = safetensorsWeights(tensors, graph);
        out.masks = masksIn(tensors);
    } else if (kind == FileKind::Hdf5) {
        if (!source || !source->m_keras)
            throw Failure(ErrorKind::BadInput, "use the weights of", out.from, runReason("run.keras-weights"));
        weights = kerasWeights(*source->m_keras, parseHdf5(readFile(file, kLargestFile), out.from), out.from);
    } else if (kind == FileKind::Archive) {
        refuseArchive(out.from);
    } else if (kind == FileKind::Onnx) {
        weights = importOnnx(parseOnnx(readOnnxFile(file, kLargestFile), out.from), out.from).weights;
    } else {
        throw Failure(ErrorKind::BadInput, "use the weights of", out.from, runReason("run.no-weights"));
    }
    refuseNonFinite(weights, out.from);
    const bool differs = lastLayerDiffers(graph, weights);
    if (differs)
        out.freshLayer = graph.layer(graph.logits()).name;
    out.tensors = importedState(graph, weights, out.from, differs);
    return out;
}

void InitialWeights::putInto(std::vector<NamedTensor>& state) const
{
    std::map<std::string, const NamedTensor*> byName;
    for (const NamedTensor& tensor : tensors)
        byName[tensor.name] = &tensor;
    for (NamedTensor& own : state)
        if (const auto found = byName.find(own.name); found != byName.end())
            own.values = found->second->values;
}

} // namespace trainyard
