// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/parameter_store.h"
#include "backend/optim/optimizer_settings.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// Neighbouring parameters under the same rule (a single one with LARS, whose rate is a parameter's own), in floats from the start of the trainable buffer.
struct OptimizerSegment {
    std::int64_t begin = 0;
    std::int64_t end = 0;
    bool decays = false;
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
    float* gradients = nullptr;  ///< clipped in place
    std::vector<float*> state;
    std::int64_t length = 0;
    std::int64_t step = 0;       ///< updates done before this one
};

/// One update of all parameters in one pass over memory, after one over the gradients where norms are asked for.
class OptimizerKernel {
public:
    virtual ~OptimizerKernel() = default;
    virtual void run(const OptimizerArguments& arguments, double learningRate) = 0;
};

} // namespace trainyard
