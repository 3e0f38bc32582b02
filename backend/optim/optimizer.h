// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/parameter_store.h"
#include "backend/protocol/run_spec.h"

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard {

/// Neighbouring parameters under the same rule, in floats from the start of the trainable buffer.
struct OptimizerSegment {
    std::int64_t begin = 0;
    std::int64_t end = 0;
    bool decays = false;
};

/// What an optimizer kernel is compiled for.
struct OptimizerRule {
    OptimizerSpec spec;
    std::vector<OptimizerSegment> segments; ///< ascending, covering the buffer

    /// Names of the state buffers, each as long as the weights: {"momentum"}, or none without momentum.
    std::vector<std::string> stateNames() const;
};

OptimizerRule makeOptimizerRule(const OptimizerSpec& spec, const ParameterStore& store);

/// Addresses on the device, all `length` floats and zeroed at the start.
struct OptimizerArguments {
    float* weights = nullptr;
    const float* gradients = nullptr;
    std::vector<float*> state;
    std::int64_t length = 0;
};

/// One update of all parameters in one pass over memory.
class OptimizerKernel {
public:
    virtual ~OptimizerKernel() = default;
    virtual void run(const OptimizerArguments& arguments, double learningRate) = 0;
};

} // namespace trainyard
