// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/models/model_description.h"
#include "backend/ops/named_tensor.h"

#include <span>
#include <string>
#include <vector>

namespace trainyard {

/// A weight of a described layer as another program keeps it, its axes already in our order.
struct ImportedWeight {
    std::string layer;
    std::string parameter; ///< "weight", "running_mean"
    NamedTensor array;     ///< name: where it came from
    /// Of a dense layer: its inputs are an image's values in the order C, H, W. How large the image is only the graph
    /// knows, so the rows are brought into our order H, W, C by importedState.
    bool channelsFirst = false;
};

/// A net of another program: what it says and, where the file has them, its weights.
struct ImportedModel {
    ModelDescription description;
    ImageSpec image{0, 0, 0}; ///< as exported; 0 = left open
    int classes = 0;          ///< as exported
    std::vector<ImportedWeight> weights;
};

/// Every parameter of the graph from the weights. Throws Failure(BadInput) that names every one that is missing, has
/// another shape (or is left over); `subject` names the file. With `exceptLast` the layer that gives the logits is left
/// out (fine-tuning on other classes).
std::vector<NamedTensor> importedState(const Graph& graph, std::span<const ImportedWeight> weights,
                                       const std::string& subject, bool exceptLast = false);

/// The values of a tensor with its axes in another order: out.shape[i] = in.shape[axes[i]].
NamedTensor transposed(const NamedTensor& in, std::span<const int> axes);

/// Collects what an importer cannot take, layer by layer, so that one error names everything.
class ImportProblems {
public:
    /// “conv1” (Conv): it is dilated
    void add(const std::string& layer, const std::string& type, const std::string& reason);
    bool empty() const { return m_lines.empty(); }
    /// Throws Failure(Unsupported) when there are any.
    void raise(const std::string& operation, const std::string& subject) const;

private:
    std::vector<std::string> m_lines;
};

} // namespace trainyard
