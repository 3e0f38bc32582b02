// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/models/keras_import.h"
#include "backend/models/model_description.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// A network from a file: a model file (*.model.json), a Keras architecture (to_json()) or an ONNX model, told apart by
/// what is in it.
class ModelSource {
public:
    /// Throws Failure: NotFound, BadInput (with every problem), Unsupported (with every layer that cannot be taken, or
    /// a module that is missing).
    explicit ModelSource(const std::filesystem::path& file);

    /// "model file", "Keras architecture", "ONNX model"
    const std::string& format() const { return m_format; }
    const ModelDescription& description() const { return m_model.description; }
    /// As exported; 0 = left open, or a model file.
    const ImageSpec& image() const { return m_model.image; }
    int classes() const { return m_model.classes; }
    /// Whether the file holds weights too.
    bool hasWeights() const { return !m_model.weights.empty(); }

    Graph build(const ModelOptions& options) const { return buildDescribedModel(m_model.description, options); }

private:
    friend struct InitialWeights;
    std::filesystem::path m_file;
    std::string m_format;
    ImportedModel m_model;
    std::optional<KerasModel> m_keras;
};

/// The bytes of a file that a spec names as model or weights; an ONNX model with the weights that lie beside it inside,
/// so that a copy needs no other file. Throws Failure.
std::string wholeModelFile(const std::filesystem::path& file);

/// Weights that a network begins with.
struct InitialWeights {
    std::vector<NamedTensor> tensors; ///< parameters by our names; optimizer state is never among them
    std::vector<NamedTensor> masks;   ///< by parameter, of a pruned net; 0 = pruned
    /// The layer that gives the logits, when it begins anew because it is for another number of classes; else empty.
    std::string freshLayer;
    std::string from; ///< the file

    /// From `file`: one of Trainyard's checkpoints or another .safetensors file with our names and shapes, an ONNX
    /// model with the layers of `graph`, or HDF5 weights of Keras (whose `source` is then the Keras architecture). An
    /// empty `file` means the source's own weights. Every parameter must be there with its shape, except for those of
    /// the last layer where the number of classes differs. Throws Failure(BadInput) that names everything that does not
    /// fit.
    static InitialWeights read(const std::filesystem::path& file, const Graph& graph, const ModelSource* source);

    /// A network's state with these weights in it.
    void putInto(std::vector<NamedTensor>& state) const;
};

} // namespace trainyard
