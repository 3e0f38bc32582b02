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
    TensorId like{};    ///< the value whose layout this gradient takes
};

struct ScheduledKernel {
    std::string name; ///< the layer's name; "…/sum" for an addition of gradients
    Op op;
    Direction direction = Direction::Inference;
    bool accumulate = false;
    int forward = -1; ///< Backward: index of the layer's Forward kernel
    KernelArguments<TensorId> tensors;
    std::vector<Shape> inputShapes; ///< of all inputs, including those that the kernel does not read
};

/// A step as a flat list of kernels on tensors, for one batch size; independent of the device.
struct Schedule {
    std::vector<ScheduledTensor> tensors;
    std::vector<ScheduledKernel> kernels;
    TensorId logits;
    std::vector<TensorId> values; ///< by layer of the graph: its output; none for the loss and within a joined sum
    /// A value's gradient, complete before kernel `before` runs. Later kernels may change it.
    struct ValueGradient {
        TensorId tensor;
        std::size_t before = 0;
    };
    std::vector<ValueGradient> gradients; ///< training: by layer; absent tensors where nothing needs one
    std::vector<TensorId> kept;           ///< values that live until the last kernel, as the logits do
    bool training = false;
    int batch = 0;
};

/// The schedule of a forward pass, with `training` also of the backward pass. Values that depend on a parameter have
/// gradients. The gradient of a value with several readers is their sum: batch-norm adds in place; other readers write
/// separate tensors, which an Add kernel sums. An Add's inputs share its output's gradient memory unless another reader
/// would see an incomplete or too large sum.
///
/// With `activations` = BF16 or F16, a value and its gradient are stored in that type if the operator that produces it
/// and at least one that reads it allow it (allowsReduced). Logits, parameters and their gradients stay fp32.
///
/// With `joinsSums` (joinsLayers()), the convolution before an addition without an activation writes the sum: its
/// forward kernel takes the other summand as a second input. The convolution's own value then exists nowhere.
Schedule buildSchedule(const Graph& graph, int batch, bool training, DataType activations = DataType::F32,
                       bool joinsSums = false);

} // namespace trainyard
