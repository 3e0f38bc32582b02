// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/graph.h"
#include "backend/graph/parameter_store.h"
#include "backend/ops/device.h"
#include "backend/ops/named_tensor.h"
#include "backend/optim/optimizer.h"
#include "backend/train/network/network_options.h"
#include "backend/train/network/state_snapshot.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace trainyard {

/// What a network is at a step: its graph, and on its device weights, running statistics, the optimizer's state and
/// masks. Used by one thread at a time. Functions throw Failure (OutOfMemory, Device, Unsupported, BadInput).
class NetworkState {
public:
    /// Checks graph and precision. The first program that is compiled for it chooses the layouts and draws the initial
    /// weights; createOptimizer() then makes it one that can be trained.
    explicit NetworkState(const NetworkOptions& options);
    /// One for evaluation with the graph and layouts of `trained`, on a device of its own with so many threads.
    NetworkState(const NetworkState& trained, int threads);
    NetworkState(const NetworkState&) = delete;
    NetworkState& operator=(const NetworkState&) = delete;
    /// NetworkOptions::onKernel is not called any more.
    void forgetOnKernel() { m_options.onKernel = {}; }

    /// Weights, running statistics and optimizer state, in a stable order. Same state → same further losses, bit for
    /// bit.
    std::vector<NamedTensor> tensors() const;
    /// The same for later: only copies memory.
    void copyTo(StateSnapshot& into) const;
    /// Names, shapes and number must match exactly; throws Failure(BadInput) naming the first that does not, and
    /// changes nothing then.
    void set(std::span<const NamedTensor> tensors);
    /// The same of a network that only evaluates: weights and running statistics alone.
    void setValues(std::span<const NamedTensor> tensors);
    /// Weights and running statistics of the network that this one was made from, as they lie in memory.
    void copyWeights(const NetworkState& trained);

    /// Prunes: masks by parameter name, in the parameter's shape, 0 = pruned and anything else = kept. Pruned weights
    /// and their optimizer state become zero and stay exactly zero; parameters that are not named are kept whole. Masks
    /// are part of tensors() as "NAME/mask". Throws Failure(BadInput) for an unknown name or another shape, and changes
    /// nothing then.
    void setMasks(std::span<const NamedTensor> masks);
    /// Whether masks are set.
    bool pruned() const { return !m_masks.empty(); }
    /// Sets those of `values`, as many as weights and laid out as they are, to zero whose weights are pruned.
    void zeroPruned(std::span<float> values) const;

    /// Whether batches may name images that lie on the device rather than bring them.
    bool picksImages() const { return m_device->picks() && !takesFeatures(); }
    /// Memory there for so many bytes of images, and copying into it, done when it returns. It may outlive the network.
    std::shared_ptr<void> imageMemory(std::int64_t bytes);
    void copyImages(void* to, std::span<const std::uint8_t> images);

    /// Of where values lie: networks of equal fingerprints understand each other's memory.
    std::uint64_t layoutFingerprint() const;
    std::int64_t parameterCount() const;                                          ///< trainable
    std::string deviceDescription() const { return m_device->description(); }     ///< "oneDNN 2.6.3, 2 threads, …"
    std::int64_t bufferBytes() const;                                             ///< of weights, or as many values
    std::int64_t optimizerStates() const { return std::ssize(m_optimizerState); } ///< buffers of bufferBytes()

    // For those that compute with it.
    const NetworkOptions& options() const { return m_options; }
    const Graph& graph() const { return m_graph; }
    Device& device() const { return *m_device; }
    ParameterStore& store() { return m_store; }
    const ParameterStore& store() const { return m_store; }
    bool takesFeatures() const;
    /// Once the first program has chosen the layouts.
    void createOptimizer();
    bool trains() const { return m_optimizer != nullptr; }
    /// Throws Failure(Internal) for a network that was made for evaluation.
    OptimizerKernel& optimizer() const;
    OptimizerArguments optimizerArguments(std::int64_t step) const;
    /// To be called when weights, gradients or statistics have changed on the device.
    void changed() { ++m_edition; }
    /// Other after each change: of values, of masks.
    std::uint64_t edition() const { return m_edition; }
    std::uint64_t maskEdition() const { return m_maskEdition; }

private:
    /// One entry of tensors(): how it is called and where it lies.
    struct Entry {
        std::string name;
        const StoredParameter* stored;
        std::size_t buffer; ///< 0 = weights, 1 = statistics, 2 … = the optimizer's state
        float* address;
    };
    std::vector<Entry> entries() const;
    std::optional<NamedTensor> extraState() const;
    const StoredParameter* find(const std::string& name) const;
    void checkTensors(std::span<const Entry> entries, std::span<const NamedTensor* const> tensors) const;
    void write(std::span<const Entry> entries, std::span<const NamedTensor* const> tensors);
    void checkMask(const std::string& parameter, const NamedTensor& mask) const;
    void applyMask(const std::string& parameter, const std::vector<float>& values);
    void layOutMask() const;
    void clearMasks();
    Reason whyNot() const;

    NetworkOptions m_options;
    Graph m_graph;
    std::unique_ptr<Device> m_device;
    ParameterStore m_store;
    OptimizerRule m_rule;
    std::unique_ptr<OptimizerKernel> m_optimizer; ///< null: for evaluation only
    std::vector<std::shared_ptr<void>> m_optimizerState;
    std::map<std::string, std::vector<float>> m_masks;
    mutable std::vector<float> m_laidOutMask; ///< of all weights, 0 = pruned; made when it is asked for
    std::uint64_t m_edition = 1;
    std::uint64_t m_maskEdition = 0;
};

} // namespace trainyard
