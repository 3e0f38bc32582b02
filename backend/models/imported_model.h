// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/models/model_description.h"
#include "backend/ops/named_tensor.h"

#include <span>
#include <string>
#include <vector>

namespace trainyard {

/// A weight of a described layer from another program's file, with its axes already in our order.
struct ImportedWeight {
    std::string layer;
    std::string parameter; ///< "weight", "running_mean"
    NamedTensor array;     ///< its name is that in the file
    /// A dense layer whose inputs are an image's values in the order C, H, W. importedState() reorders the weight's
    /// columns to H, W, C, because only the graph knows the image's size.
    bool channelsFirst = false;
};

/// A network from another program: its description and, if the file contains them, its weights.
struct ImportedModel {
    ModelDescription description;
    ImageSpec image{0, 0, 0}; ///< as exported; 0 = not specified
    int classes = 0;          ///< as exported
    std::vector<ImportedWeight> weights;
};

/// The graph's parameters from imported weights; weights that the graph does not have are ignored. Throws
/// Failure(BadInput), which names up to 20 parameters that are missing or have a wrong shape; `subject` names the file.
/// `exceptLast` omits the layer that produces the logits (for fine-tuning on other classes).
std::vector<NamedTensor> importedState(const Graph& graph, std::span<const ImportedWeight> weights,
                                       const std::string& subject, bool exceptLast = false);

/// Permutes a tensor's axes: out.shape[i] = in.shape[axes[i]].
NamedTensor transposed(const NamedTensor& in, std::span<const int> axes);

/// Collects the layers that an importer does not support, so that one error names all of them.
class ImportProblems {
public:
    /// “conv1” (Conv): it is dilated
    void add(const std::string& layer, const std::string& type, Reason why);
    bool empty() const { return m_layers.empty(); }
    /// Throws Failure(Unsupported) if there are any.
    void raise(const std::string& operation, const std::string& subject) const;

private:
    std::vector<Reason> m_layers;
};

} // namespace trainyard
