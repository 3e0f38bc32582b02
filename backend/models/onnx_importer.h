// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/models/network_importer.h"
#include "backend/models/onnx_document.h"

#include <map>
#include <optional>
#include <set>

namespace trainyard {

/// A value of an ONNX graph and the layer of ours that computes it.
struct OnnxFlow {
    std::string layer = kInputName; ///< the layer whose output it is
    /// The meaning of its axes, in order: "NCHW" (or a permutation) is an image; "NTF" a sequence of features (D, if
    /// present, is the single direction of a GRU); "NCW" a sequence of channels; "NK" a vector.
    std::string axes;
    bool channelsFirst = false; ///< a flattened image in the order C, H, W
    bool pixel = false;         ///< an image of one pixel, after a global pool
    bool known = true;          ///< false after an unsupported node
    InputScaling scaling;       ///< of the network's input so far
};

/// {1, 3} → "1, 3", for messages.
std::string joinedNumbers(const std::vector<std::int64_t>& values);

/// Walks the nodes once and converts them to described layers and weights. Notes unsupported nodes and continues.
class OnnxImporter : NetworkImporter {
public:
    OnnxImporter(const OnnxDocument& document, std::string subject);
    ImportedModel run();

private:
    using Handler = void (OnnxImporter::*)(const OnnxNode&);
    static const std::map<std::string, Handler>& handlers();

    // Reading a node
    std::string nameOf(const OnnxNode& node) const;
    const OnnxAttribute* attribute(const OnnxNode& node, const char* name) const;
    std::int64_t integer(const OnnxNode& node, const char* name, std::int64_t fallback) const;
    double real(const OnnxNode& node, const char* name, double fallback) const;
    std::string text(const OnnxNode& node, const char* name) const;
    std::vector<std::int64_t> integers(const OnnxNode& node, const char* name) const;
    /// The input's constant value; null if it is computed.
    const OnnxTensor* constant(const OnnxNode& node, std::size_t input) const;
    /// Integers from an input (newer opsets) or an attribute (older opsets).
    std::vector<std::int64_t> integersFrom(const OnnxNode& node, std::size_t input, const char* name) const;
    /// A computed input. Reports an unknown one once.
    const OnnxFlow& flow(const OnnxNode& node, std::size_t input);

    // Writing the description
    std::string uniqueName(const OnnxNode& node, std::size_t weight = 1);
    void emit(const OnnxNode& node, const std::string& name, Op op, std::vector<std::string> inputs, OnnxFlow flow);
    void pass(const OnnxNode& node, OnnxFlow flow) { m_flows[node.outputs.at(0)] = std::move(flow); }
    void addWeight(const std::string& layer, const char* parameter, const OnnxTensor& from,
                   std::vector<std::int64_t> shape, bool channelsFirst = false);
    const OnnxTensor& requireConstant(const OnnxNode& node, std::size_t input, const char* what) const;
    void requireImage(const OnnxFlow& flow) const;
    Window window(const OnnxNode& node, const std::vector<std::int64_t>& kernel) const;

    // Constant folding; nullopt if the node cannot be folded
    bool foldConstant(const OnnxNode& node);
    std::optional<OnnxTensor> sliceOf(const OnnxNode& node) const;
    std::optional<OnnxTensor> concatOf(const OnnxNode& node) const;
    std::optional<OnnxTensor> transposeOf(const OnnxNode& node) const;
    std::optional<OnnxTensor> otherAxesOf(const OnnxNode& node) const;

    // Kinds of nodes
    void convolution(const OnnxNode& node);
    void gemm(const OnnxNode& node);
    void matMul(const OnnxNode& node);
    void dense(const OnnxNode& node, const OnnxFlow& from, const OnnxTensor& weight, bool transposed,
               const OnnxTensor* bias);
    void batchNorm(const OnnxNode& node);
    void activation(const OnnxNode& node);
    void concat(const OnnxNode& node);
    void clip(const OnnxNode& node);
    void arithmetic(const OnnxNode& node);
    bool addBias(const OnnxNode& node, const OnnxFlow& from, const OnnxTensor& values);
    void scaleInput(const OnnxNode& node, const OnnxFlow& from, const OnnxTensor& values);
    void pool(const OnnxNode& node);
    void globalPool(const OnnxNode& node);
    void reduceMean(const OnnxNode& node);
    void flatten(const OnnxNode& node);
    void reshape(const OnnxNode& node);
    void squeeze(const OnnxNode& node);
    void transpose(const OnnxNode& node);
    void identity(const OnnxNode& node);
    void dropout(const OnnxNode& node);
    void pad(const OnnxNode& node);
    void softmax(const OnnxNode& node);
    void gru(const OnnxNode& node);
    void lastStep(const OnnxNode& node, OnnxFlow from);
    void gather(const OnnxNode& node);
    void embedding(const OnnxNode& node, const OnnxTensor& table);
    void layerNorm(const OnnxNode& node);
    void expand(const OnnxNode& node);
    void constantNode(const OnnxNode& node);
    void shapeArithmetic(const OnnxNode& node);

    void takeInput();
    void take(const OnnxNode& node);

    const OnnxDocument& m_document;
    std::map<std::string, OnnxTensor> m_constants;
    std::int64_t m_folded = 0; ///< number of folded values so far
    std::map<std::string, OnnxFlow> m_flows;
    std::set<std::string> m_names;
    std::set<std::string> m_shapes; ///< values that only serve to compute shapes
    std::map<std::string, std::size_t>
        m_zeroBias;                   ///< layer without a bias so far → index of its zero bias among the weights
    std::set<std::string> m_lastOnly; ///< GRUs whose last state alone is used
    std::set<std::string> m_read;     ///< layers that others read
};

} // namespace trainyard
