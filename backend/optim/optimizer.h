// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/parameter_store.h"
#include "backend/optim/optimizer_settings.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// Neighbouring parameters under the same rule (a single one with LARS, whose rate is a parameter's own), in floats
/// from the start of the trainable buffer.
struct OptimizerSegment {
    std::int64_t begin = 0;
    std::int64_t end = 0;
    bool decays = false;
    bool shared = false; ///< LARS: takes the common rate in spite of its decay (batch-norm parameters and biases)
};

/// What an optimizer kernel is compiled for.
struct OptimizerRule {
    OptimizerSettings settings;
    std::vector<OptimizerSegment> segments; ///< ascending, covering the buffer
};

OptimizerRule makeOptimizerRule(const OptimizerSettings& settings, const ParameterStore& store);

/// Whether a tensor of a network's state, "stem/weight/momentum", is an optimizer's and not the model's.
bool isOptimizerState(std::string_view tensor);

/// Addresses on the device, all `length` floats and zeroed at the start.
struct OptimizerArguments {
    float* weights = nullptr;
    float* gradients = nullptr; ///< clipped in place
    std::vector<float*> state;
    std::int64_t length = 0;
    std::int64_t step = 0;               ///< updates done before this one
    const std::uint32_t* mask = nullptr; ///< the kernel's own: bit i % 32 of word i / 32 is 0 where weight i is pruned
};

/// One update of all parameters in one pass over memory, after one over the gradients where norms are asked for.
class OptimizerKernel {
public:
    virtual ~OptimizerKernel() = default;
    /// As Kernel::feed(): on a device that records launches, brings rate and step over, which run() then does not read.
    virtual void feed(const OptimizerArguments&, double) {}
    virtual void run(const OptimizerArguments& arguments, double learningRate) = 0;
    /// sums ← sums + factor · values, beginning at zero if `first`: averages of micro-batches.
    virtual void accumulate(float* sums, const float* values, std::int64_t length, double factor, bool first) = 0;
    /// Where losses are scaled (fp16): gradients of a loss that was scaled become those of the loss itself, and run()
    /// is not asked for them. Those of a step that run() would skip become zero. Elsewhere nothing.
    virtual void unscale(float* gradients, std::int64_t length) { (void)gradients, (void)length; }
    /// The way back, for gradients that come from elsewhere and run() is to be asked for.
    virtual void rescale(float* gradients, std::int64_t length) { (void)gradients, (void)length; }
    /// Weights offset … offset + length of the buffer are pruned where `kept` (on the device) is 0: from then on run()
    /// leaves them and their state exactly zero, applying one bit a weight in the pass of the update. All of them are
    /// kept until they are named here.
    virtual void setMask(std::int64_t offset, std::int64_t length, const float* kept) = 0;
    virtual void clearMasks() = 0;
    /// What it keeps beside the buffers and a checkpoint must carry along, whole numbers below 2²⁴ each; empty =
    /// nothing.
    virtual std::vector<float> extraState() const { return {}; }
    virtual void setExtraState(const std::vector<float>&) {}
};

} // namespace trainyard
