// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/device.h"

#include <string>
#include <vector>

namespace trainyard::selftest {

/// An operator on small tensors. operatorValues() keeps values away from kinks.
struct OperatorCase {
    std::string name;
    Op op;
    std::vector<Shape> inputs;
};

struct OperatorValues {
    std::vector<std::vector<float>> inputs; ///< NHWC
    std::vector<std::vector<float>> parameters;
    std::vector<float> outputGradient;
};

struct OperatorResult {
    std::vector<float> output;
    std::vector<std::vector<float>> inputGradients;
    std::vector<std::vector<float>> parameterGradients;
    std::vector<std::vector<float>> parameters; ///< after the run, because running statistics change
};

/// Cases for every operator with a gradient: odd sizes, strides, paddings, channel counts above and below a vector's
/// width.
std::vector<OperatorCase> operatorCases();

/// Random values. With a fused activation, biases and betas are ±4 per channel, so that the activation is clearly open
/// or closed.
OperatorValues operatorValues(const OperatorCase& operatorCase, std::uint64_t seed);

/// Runs Forward (or Inference) on a device and, after Forward, Backward. If `accumulated` is not null, the input's
/// gradient starts with it and Backward adds. With a 16-bit `type`, inputs are stored in it, and the output if the
/// operator allows it.
OperatorResult runOperator(Device& device, const OperatorCase& operatorCase, const OperatorValues& values,
                           Direction direction, const std::vector<float>* accumulated = nullptr,
                           DataType type = DataType::F32);

} // namespace trainyard::selftest
