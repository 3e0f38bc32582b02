// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/graph.h"
#include "backend/ops/device.h"

namespace trainyard {

/// One parameter's place in the store.
struct StoredParameter {
    GraphParameter parameter;
    TensorSlot slot;         ///< layout chosen by the first kernel that uses it
    std::int64_t offset = 0; ///< in floats, from the start of its buffer
    std::int64_t length = 0; ///< in floats, including the layout's padding (zeros)
};

/// A network's parameters on a device, shared by its programs. Trainable parameters and their gradients (and, outside
/// this class, each optimizer state) are contiguous buffers in backward order with equal offsets. Running statistics
/// have a separate buffer.
class ParameterStore {
public:
    explicit ParameterStore(const Graph& graph);
    /// A store for evaluation with the layouts of `allocated`, which must be allocated. It has memory of its own,
    /// zeroed, and no gradients.
    ParameterStore(const ParameterStore& allocated, Device& device);
    ParameterStore(const ParameterStore&) = delete;
    ParameterStore& operator=(const ParameterStore&) = delete;

    std::vector<StoredParameter>& parameters() { return m_parameters; }
    const std::vector<StoredParameter>& parameters() const { return m_parameters; }
    /// Lays the buffers out once every parameter has a layout, and draws initial values keyed by (seed, layer).
    void allocate(Device& device, std::uint64_t seed);
    /// Copies weights and statistics from a store with the same layouts.
    void copyValues(const ParameterStore& from, Device& device);
    bool allocated() const { return m_weights != nullptr; }

    float* weights() const { return static_cast<float*>(m_weights.get()); }
    /// Null in a store for evaluation.
    float* gradients() const { return static_cast<float*>(m_gradients.get()); }
    float* statistics() const { return static_cast<float*>(m_statistics.get()); }
    std::int64_t trainableLength() const { return m_trainableLength; }   ///< floats
    std::int64_t statisticsLength() const { return m_statisticsLength; } ///< floats
    float* valueAddress(int parameter) const;
    float* gradientAddress(int parameter) const;

private:
    std::vector<StoredParameter> m_parameters;
    std::shared_ptr<void> m_weights;
    std::shared_ptr<void> m_gradients;
    std::shared_ptr<void> m_statistics;
    std::int64_t m_trainableLength = 0;
    std::int64_t m_statisticsLength = 0;
};

/// A parameter's initial values in plain NHWC order.
std::vector<float> initialValues(const GraphParameter& parameter, std::uint64_t seed);

} // namespace trainyard
