// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/parameter_store.h"
#include "backend/optim/optimizer_settings.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// A range of adjacent parameters that one rule updates in the same way (with LARS a single parameter, because each has
/// its own rate). In floats from the start of the trainable buffer.
struct OptimizerSegment {
    std::int64_t begin = 0;
    std::int64_t end = 0;
    bool decays = false;
    bool shared = false; ///< LARS: uses the global rate although it decays (batch-norm parameters and biases)
};

/// What a device needs to create an optimizer kernel.
struct OptimizerRule {
    OptimizerSettings settings;
    std::vector<OptimizerSegment> segments; ///< ascending, covering the buffer
};

OptimizerRule makeOptimizerRule(const OptimizerSettings& settings, const ParameterStore& store);

/// Whether a tensor of a network's state belongs to the optimizer, not the model: "stem/weight/momentum".
bool isOptimizerState(std::string_view tensor);

/// Addresses on the device, each of `length` floats and zeroed initially.
struct OptimizerArguments {
    float* weights = nullptr;
    float* gradients = nullptr; ///< clipped in place
    std::vector<float*> state;
    std::int64_t length = 0;
    std::int64_t step = 0; ///< number of updates before this one
    const std::uint32_t* mask =
        nullptr; ///< set by the kernel itself: bit i % 32 of word i / 32 is 0 if weight i is pruned
};

/// Updates all parameters in one pass over memory, after a pass over the gradients if norms are needed.
class OptimizerKernel {
public:
    virtual ~OptimizerKernel() = default;
    /// Like Kernel::feed(): on a device that records launches, uploads learning rate and step, and run() does not read
    /// its arguments for them.
    virtual void feed(const OptimizerArguments&, double) {}
    virtual void run(const OptimizerArguments& arguments, double learningRate) = 0;
    /// sums ← sums + factor · values, starting from zero if `first`. Used to average micro-batches.
    virtual void accumulate(float* sums, const float* values, std::int64_t length, double factor, bool first) = 0;
    /// With loss scaling (fp16): unscales gradients that another reader than run() needs, and updates the loss scale as
    /// run() would. If they overflowed, so that run() would skip the step, they become zero. Does nothing without loss
    /// scaling.
    virtual void unscale(float* gradients, std::int64_t length) { (void)gradients, (void)length; }
    /// The reverse: scales gradients that come from elsewhere, before run(), which expects scaled ones.
    virtual void rescale(float* gradients, std::int64_t length) { (void)gradients, (void)length; }
    /// Prunes those of the weights offset … offset + length of the buffer for which `kept` (on the device) is 0. From
    /// then on run() sets them and their state to exactly zero, using one bit per weight in the pass of the update.
    /// Weights for which setMask() was never called are kept.
    virtual void setMask(std::int64_t offset, std::int64_t length, const float* kept) = 0;
    virtual void clearMasks() = 0;
    /// State outside the buffers that a checkpoint must contain: integers below 2²⁴; may be empty.
    virtual std::vector<float> extraState() const { return {}; }
    virtual void setExtraState(const std::vector<float>&) {}
};

} // namespace trainyard
