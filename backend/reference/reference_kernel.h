// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/kernel.h"

#include <functional>

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

/// Memory besides inputs and outputs: bytes of each saved tensor (Forward only) and of the workspace.
struct ExtraMemory {
    std::size_t saved[2] = {0, 0};
    std::size_t workspace = 0;
};

/// What the device needs of an operator.
struct OpKernel {
    std::function<void(const Frame&, const StepContext&)> run;
    std::function<ExtraMemory(const Frame&)> extraMemory; ///< may be empty: none
};

/// One specialisation per operator, at the end of the operator's file: return opKernel(op, run, extraMemory).
template <typename OpType>
OpKernel kernelOf(const OpType& op);

template <typename OpType>
OpKernel opKernel(const OpType& op, void (*run)(const OpType&, const Frame&, const StepContext&))
{
    return {[op, run](const Frame& frame, const StepContext& context) { run(op, frame, context); }, nullptr};
}
template <typename OpType>
OpKernel opKernel(const OpType& op, void (*run)(const OpType&, const Frame&, const StepContext&),
                  ExtraMemory (*extraMemory)(const OpType&, const Frame&))
{
    return {[op, run](const Frame& frame, const StepContext& context) { run(op, frame, context); },
            [op, extraMemory](const Frame& frame) { return extraMemory(op, frame); }};
}

} // namespace trainyard::reference
