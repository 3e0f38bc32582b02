// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/kernel.h"
#include "backend/protocol/event.h"
#include "backend/protocol/run_spec.h"
#include "backend/train/network/network_state.h"
#include "backend/train/network/step_runner.h"
#include "backend/train/values/value_counter.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace trainyard {

/// Counts what a network's layers hold during one training step: outputs, while they are computed (later kernels use
/// their memory again), the mean gradient before the update, and weights after it. It changes nothing that the step
/// computes. Values are counted on the host; on a GPU they are copied there.
///
/// Outputs are those of the layers that compute something: not of input, padding, pooling, dropout, reshaping and loss.
class LayerHistograms final : public StepWatch {
public:
    /// The state outlives it. Without `ofSteps` only weights are counted, as in a process that computes no steps.
    LayerHistograms(const NetworkState& state, const HistogramSpec& wanted, bool ofSteps);

    /// Forgets what was counted; to be called before a step.
    void clear();
    void launched(const Program& program, std::size_t kernel) override;
    void beforeUpdate() override;
    /// After the step.
    void countWeights();

    /// What ranks exchange: outputs of their parts of the step. Every rank's is as long.
    std::vector<std::byte> outputs() const;
    /// Replaces this rank's outputs by those of all: the concatenation of every rank's outputs().
    void setOutputs(std::span<const std::byte> ofAllRanks);

    /// Weights, then gradients, then activations, each in the order of the layers.
    std::vector<HistogramEvent> events(std::int64_t step, double epoch) const;
    double seconds() const { return m_seconds; } ///< spent since clear()

private:
    struct Output {
        std::string layer, activation;
        int place = 0;
        std::int64_t channels = 0;
        ValueCounter counter;
        std::int64_t saturated = 0;
        std::vector<std::uint8_t> alive; ///< by channel; empty if channels cannot die
    };
    std::span<const float> plain(const TensorSlot& slot, const void* address);
    ValueCounter counted(std::span<const float> values) const;
    void count(std::span<const float> values, Output& output) const;
    void countParameters(bool gradients, std::vector<ValueCounter>& counters);
    void addParameters(HistogramKind kind, const std::vector<ValueCounter>& counters,
                       std::vector<HistogramEvent>& events) const;
    HistogramEvent eventOf(const Output& output) const;

    const NetworkState& m_state;
    const HistogramSpec m_wanted;
    std::vector<Output> m_outputs;
    std::vector<ValueCounter> m_weights,
        m_gradients;               ///< by trainable parameter, in the store's order; empty: not counted
    float m_gradientFactor = 1.0f; ///< 1 / the loss scale
    std::vector<float> m_copy;
    double m_seconds = 0.0;
};

} // namespace trainyard
