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
    std::int64_t length = 0; ///< in floats, the layout's padding (zeros) included
};

/// A network's parameters on a device, shared by its programs. Trainable ones, their gradients and (elsewhere) the
/// optimizer's state lie in one contiguous buffer each, in backward order; running statistics in a buffer of their own.
class ParameterStore {
public:
    explicit ParameterStore(const Graph& graph);
    /// The same layouts, which `allocated` must have chosen, in memory of its own that holds nothing yet; without
    /// gradients, for evaluation alone.
    ParameterStore(const ParameterStore& allocated, Device& device);
    ParameterStore(const ParameterStore&) = delete;
    ParameterStore& operator=(const ParameterStore&) = delete;

    std::vector<StoredParameter>& parameters() { return m_parameters; }
    const std::vector<StoredParameter>& parameters() const { return m_parameters; }
    /// Lays the buffers out once every parameter has a layout, and draws initial values keyed by (seed, layer).
    void allocate(Device& device, std::uint64_t seed);
    /// Weights and statistics of a store with the same layouts, as they lie.
    void copyValues(const ParameterStore& from, Device& device);
    bool allocated() const { return m_weights != nullptr; }

    float* weights() const { return static_cast<float*>(m_weights.get()); }
    /// Null in one for evaluation.
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

/// The initial values of a parameter in plain order.
std::vector<float> initialValues(const GraphParameter& parameter, std::uint64_t seed);

} // namespace trainyard
