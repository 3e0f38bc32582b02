// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/kernel.h"

namespace trainyard::reference {

/// A kernel's arguments. Shapes are set at creation, addresses by bind().
struct Frame {
    Direction direction = Direction::Inference;
    bool accumulate = false;
    KernelArguments<Shape> shapes;
    std::vector<Shape> inputShapes; ///< including those of absent inputs
    KernelArguments<void*> at;

    bool backward() const { return direction == Direction::Backward; }
};

inline float* floats(void* address)
{
    return static_cast<float*>(address);
}

/// Runs an operator's kernel; each overload is in the operator's file.
void run(const NormalizeInput& op, const Frame& frame, const StepContext& context);
void run(const Conv2d& op, const Frame& frame, const StepContext& context);
void run(const BatchNorm& op, const Frame& frame, const StepContext& context);
void run(const Activate& op, const Frame& frame, const StepContext& context);
void run(const Add& op, const Frame& frame, const StepContext& context);
void run(const Multiply& op, const Frame& frame, const StepContext& context);
void run(const Concat& op, const Frame& frame, const StepContext& context);
void run(const Reshape& op, const Frame& frame, const StepContext& context);
void run(const Pad& op, const Frame& frame, const StepContext& context);
void run(const Pool& op, const Frame& frame, const StepContext& context);
void run(const GlobalAveragePool& op, const Frame& frame, const StepContext& context);
void run(const Dense& op, const Frame& frame, const StepContext& context);
void run(const LayerNorm& op, const Frame& frame, const StepContext& context);
void run(const Embedding& op, const Frame& frame, const StepContext& context);
void run(const Gru& op, const Frame& frame, const StepContext& context);
void run(const Softmax& op, const Frame& frame, const StepContext& context);
void run(const Dropout& op, const Frame& frame, const StepContext& context);
void run(const SoftmaxCrossEntropy& op, const Frame& frame, const StepContext& context);
void run(const BinaryCrossEntropy& op, const Frame& frame, const StepContext& context);
void run(const MeanSquaredError& op, const Frame& frame, const StepContext& context);

/// Memory besides inputs and outputs: bytes of each saved tensor (Forward only) and of the workspace.
struct ExtraMemory {
    std::size_t saved[2] = {0, 0};
    std::size_t workspace = 0;
};
template <typename OpType>
ExtraMemory extraMemory(const OpType&, const Frame&)
{
    return {};
}
ExtraMemory extraMemory(const Conv2d& op, const Frame& frame);
ExtraMemory extraMemory(const Dense& op, const Frame& frame);
ExtraMemory extraMemory(const BatchNorm& op, const Frame& frame);
ExtraMemory extraMemory(const LayerNorm& op, const Frame& frame);
ExtraMemory extraMemory(const Gru& op, const Frame& frame);
ExtraMemory extraMemory(const Pool& op, const Frame& frame);
ExtraMemory extraMemory(const Dropout& op, const Frame& frame);

} // namespace trainyard::reference
