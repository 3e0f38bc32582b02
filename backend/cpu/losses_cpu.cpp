// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/dnnl_kernel.h"

namespace trainyard::cpu {
namespace {

template <typename LossType>
std::unique_ptr<Kernel> makeLoss(const LossType& op, CpuContext& context, const KernelRequest& request)
{
    const bool training = request.direction == Direction::Forward;
    const Shape shape = request.inputShapes[0];
    auto kernel = std::make_unique<DnnlKernel>(context, request);
    const Operand logits = kernel->converted(kernel->input(0), plainDesc(shape));
    const Operand target = training ? kernel->inputGradient(0) : Operand{Role::InputGradient, 0, 0, plainDesc(shape)};
    const Operand result = kernel->destination(target, plainDesc(shape));
    kernel->addLoop({logits, result}, [shape, training, op](std::span<void* const> a, const StepContext& step) {
        const std::int64_t outputs = shape.sample();
        for (std::int64_t n = 0; n < shape.n; ++n)
            addLoss(op,
                    {static_cast<const float*>(a[0]) + n * outputs, outputs, step.batch.labels[n], training,
                     1.0f / static_cast<float>(shape.n), training ? static_cast<float*>(a[1]) + n * outputs : nullptr,
                     step.batch.otherLabel(n), step.batch.otherShare(n)},
                    *step.sums);
    });
    kernel->deliver(result, target);
    kernel->finish();
    return kernel;
}

} // namespace

template <>
std::unique_ptr<Kernel> makeKernel(const SoftmaxCrossEntropy& op, CpuContext& context, const KernelRequest& request)
{
    return makeLoss(op, context, request);
}

template <>
std::unique_ptr<Kernel> makeKernel(const BinaryCrossEntropy& op, CpuContext& context, const KernelRequest& request)
{
    return makeLoss(op, context, request);
}

template <>
std::unique_ptr<Kernel> makeKernel(const MeanSquaredError& op, CpuContext& context, const KernelRequest& request)
{
    return makeLoss(op, context, request);
}

} // namespace trainyard::cpu
