// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/graph.h"
#include "backend/ops/kernel.h"

namespace trainyard {

struct TensorId {
    int value = -1;
    explicit operator bool() const { return value >= 0; }
    friend bool operator==(const TensorId&, const TensorId&) = default;
};

enum class TensorPlace {
    Arena,     ///< planned by liveness
    Parameter, ///< in the parameter store: weight or running statistic
    Gradient   ///< of a parameter, in the parameter store
};

struct ScheduledTensor {
    std::string name;
    Shape shape = {};
    DataType type = DataType::F32;
    TensorPlace place = TensorPlace::Arena;
    int parameter = -1; ///< index in backward order, for Parameter and Gradient
    TensorId like{};    ///< a value's gradient takes the value's layout
};

struct ScheduledKernel {
    std::string name; ///< the layer's; "…/sum" for an addition of gradients
    Op op;
    Direction direction = Direction::Inference;
    bool accumulate = false;
    int forward = -1; ///< Backward: index of the layer's Forward kernel
    KernelArguments<TensorId> tensors;
    std::vector<Shape> inputShapes; ///< of all inputs, also of those the kernel does not read
};

/// A step as a flat list of kernels over tensors, for one batch size; device-independent.
struct Schedule {
    std::vector<ScheduledTensor> tensors;
    std::vector<ScheduledKernel> kernels;
    TensorId logits;
    bool training = false;
    int batch = 0;
};

/// Forward, or forward and backward. Gradients: of values that depend on a parameter, each summed over its readers
/// (batch-norm adds in place; other readers write apart and an Add kernel sums). An Add's inputs share its output's
/// gradient memory as long as nobody would see a sum too early.
///
/// With `activations` = BF16 a value that an operator makes (and its gradient) is kept so when that operator and one
/// that reads it allow it (allowsReduced); the logits and everything about parameters stays fp32.
Schedule buildSchedule(const Graph& graph, int batch, bool training, DataType activations = DataType::F32);

} // namespace trainyard
