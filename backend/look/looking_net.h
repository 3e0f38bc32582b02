// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/program.h"
#include "backend/look/look_options.h"
#include "backend/protocol/examined_net.h"
#include "backend/train/checkpoint/checkpoint.h"
#include "backend/train/network/network_state.h"

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace trainyard {

/// A checkpoint's network in inference mode: running statistics, no dropout, no optimizer. Its batches are at most as
/// large as those of the run's validation, so it computes what that did. Used by one thread. Functions throw Failure.
class LookingNet {
public:
    LookingNet(const std::filesystem::path& checkpoint, const LookOptions& options);

    const ExaminedNet& about() const { return m_about; }
    const RunSpec& spec() const { return m_spec; }
    /// As it is computed: activations are part of the layer before them.
    const Graph& graph() const { return m_state->graph(); }
    const NetworkOptions& options() const { return m_state->options(); }
    /// Weights and running statistics of the checkpoint.
    std::span<const NamedTensor> tensors() const { return m_tensors; }
    /// The name of a layer's output, that of the activation that is its last part: "norm1/relu".
    const std::string& outputName(int layer) const { return m_outputNames.at(static_cast<std::size_t>(layer)); }
    int batchSize() const { return m_batchSize; }
    /// Bytes or fp32 values of one input.
    std::int64_t inputValues() const;

    /// Compiles for batches of so many, which logits() otherwise does on first use.
    void prepare(int count) { (void)program(count); }
    /// Logits of a batch, count × outputs (the classes, or one for two), row by row.
    std::vector<float> logits(const Batch& batch);
    /// From now on these layers' outputs can be read. Batches need more memory then.
    void keep(const std::vector<int>& layers);
    /// The output of a layer that is kept for the last batch, count × its shape, NHWC.
    std::vector<float> output(int layer) const;

private:
    Program& program(int count);

    RunSpec m_spec;
    ExaminedNet m_about;
    std::vector<NamedTensor> m_tensors;
    std::vector<std::string> m_outputNames;
    int m_batchSize = 1;
    std::unique_ptr<NetworkState> m_state;
    std::unique_ptr<Arena> m_arena;
    std::map<int, std::unique_ptr<Program>> m_programs;
    std::vector<int> m_kept;
    const Program* m_last = nullptr;
};

/// What the outputs of a graph that ends in a loss are.
ScoreKind scoreKindOf(const Graph& graph);

/// A batch of `count` inputs that lie one after the other: pixels, or fp32 values for a net of features.
Batch batchOf(const LookingNet& net, const std::uint8_t* inputs, int count, const std::int32_t* labels);

} // namespace trainyard
