// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/device.h"

#include <string>
#include <vector>

namespace trainyard::selftest {

/// An operator on small tensors with values chosen to be far from kinks.
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
    std::vector<std::vector<float>> parameters; ///< afterwards: running statistics change
};

/// Odd sizes, strides, paddings, channel counts above and below a vector's width, of every operator with a gradient.
std::vector<OperatorCase> operatorCases();

/// Random values. Where an activation is fused, biases and betas are ±4 a channel, so that it is open or shut for sure.
OperatorValues operatorValues(const OperatorCase& operatorCase, std::uint64_t seed);

/// Forward (or Inference) and, for Forward, Backward on a device. `accumulated` is put into the input's gradient first
/// and added to, when not null. With `type` = BF16 the operator's activations are kept in it: the inputs always, the
/// output if the operator allows it.
OperatorResult runOperator(Device& device, const OperatorCase& operatorCase, const OperatorValues& values,
                           Direction direction, const std::vector<float>* accumulated = nullptr,
                           DataType type = DataType::F32);

} // namespace trainyard::selftest
