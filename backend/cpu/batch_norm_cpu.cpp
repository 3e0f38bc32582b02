// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/batch_norm_loops.h"
#include "backend/cpu/loops.h"

namespace trainyard::cpu {
namespace {

enum NormParameter : std::size_t { Gamma, Beta, RunningMean, RunningVariance };

Operand vectorOf(Role role, std::size_t index)
{
    return {role, index, 0, {}};
}

std::unique_ptr<Kernel> makeForward(const BatchNorm& op, CpuContext& context, const KernelRequest& request)
{
    const KernelArguments<TensorSlot*>& slots = request.slots;
    const dnnl::memory::desc desc = channelDesc(*slots.inputs[0]);
    choose(*slots.output, desc);
    for (TensorSlot* parameter : slots.parameters)
        parameter->choosePlain();
    const bool training = request.direction == Direction::Forward;
    const ChannelLayout layout = *channelLayout(desc);
    const std::int64_t padded = layout.paddedChannels();
    auto kernel = std::make_unique<DnnlKernel>(context, request);
    if (training)
        for (TensorSlot* saved : slots.saved)
            saved->bytes = static_cast<std::size_t>(padded) * sizeof(float);
    const Operand scratch = kernel->scratchFloats((training ? 2 + 2 * layout.batch : 4) * padded);
    const Operand target = kernel->output();
    const Operand result = kernel->destination(target, desc);
    const Activation smooth = isRectifier(op.activation) ? Activation::None : op.activation;
    NormForward fixed{.layout = layout,
                      .type = typeOf(desc),
                      .activation = smooth == Activation::None ? op.activation : Activation::None,
                      .threads = context.threads,
                      .epsilon = static_cast<float>(op.epsilon),
                      .momentum = static_cast<float>(op.momentum)};
    kernel->addLoop({kernel->converted(kernel->input(0), desc), result, vectorOf(Role::Parameter, Gamma),
                     vectorOf(Role::Parameter, Beta), vectorOf(Role::Parameter, RunningMean),
                     vectorOf(Role::Parameter, RunningVariance), vectorOf(Role::Saved, 0), vectorOf(Role::Saved, 1),
                     scratch},
                    [fixed, training, padded](std::span<void* const> a, const StepContext& step) {
                        NormForward at = fixed;
                        at.ranks = step.ranks;
                        at.x = a[0];
                        at.y = a[1];
                        at.gamma = floats(a[2]);
                        at.beta = floats(a[3]);
                        at.runningMean = floats(a[4]);
                        at.runningVariance = floats(a[5]);
                        at.scale = floats(a[8]);
                        at.shift = at.scale + padded;
                        at.mean = training ? floats(a[6]) : at.shift + padded;
                        at.inverse = training ? floats(a[7]) : at.shift + 2 * padded;
                        at.partial = at.shift + padded;
                        training ? normTraining(at) : normInference(at);
                    });
    if (smooth != Activation::None)
        withElement(desc, [&](auto element) {
            using T = decltype(element);
            kernel->addLoop({result}, [layout, smooth, count = elementsIn(desc),
                                       threads = context.threads](std::span<void* const> a, const StepContext&) {
                activateAll(smooth, static_cast<const T*>(a[0]), static_cast<T*>(a[0]), count, threads);
                clearPadding(layout, static_cast<T*>(a[0]));
            });
        });
    kernel->deliver(result, target);
    kernel->finish();
    return kernel;
}

std::unique_ptr<Kernel> makeBackward(const BatchNorm& op, CpuContext& context, const KernelRequest& request)
{
    const KernelArguments<TensorSlot*>& slots = request.slots;
    const dnnl::memory::desc desc = channelDesc(*slots.inputs[0]);
    const ChannelLayout layout = *channelLayout(desc);
    const std::int64_t padded = layout.paddedChannels();
    auto kernel = std::make_unique<DnnlKernel>(context, request);
    const Operand x = kernel->converted(kernel->input(0), desc);
    const Operand gradient = kernel->converted(kernel->outputGradient(), desc);
    Operand target{Role::InputGradient, 0, 0, desc};
    Operand result = target;
    if (slots.inputGradients[0]) {
        target = kernel->inputGradient(0);
        result = request.accumulate ? kernel->converted(target, desc) : kernel->destination(target, desc);
    }
    const bool rectifier = isRectifier(op.activation);
    const NormBackward fixed{.layout = layout,
                             .type = typeOf(desc),
                             .activation = rectifier ? op.activation : Activation::None,
                             .threads = context.threads,
                             .accumulate = request.accumulate};
    const Operand behind = rectifier ? gradient : kernel->scratch(desc);
    kernel->addLoop({x, gradient, result, vectorOf(Role::Parameter, Gamma), vectorOf(Role::Parameter, Beta),
                     vectorOf(Role::Saved, 0), vectorOf(Role::Saved, 1), vectorOf(Role::ParameterGradient, Gamma),
                     vectorOf(Role::ParameterGradient, Beta), kernel->scratchFloats((5 + 2 * layout.batch) * padded),
                     behind},
                    [fixed, padded, smooth = rectifier ? Activation::None : op.activation](std::span<void* const> a,
                                                                                           const StepContext& step) {
                        NormBackward at = fixed;
                        at.ranks = step.ranks;
                        at.x = a[0];
                        at.outputGradient = a[1];
                        at.inputGradient = a[2];
                        at.gamma = floats(a[3]);
                        at.beta = floats(a[4]);
                        at.mean = floats(a[5]);
                        at.inverse = floats(a[6]);
                        at.gammaGradient = floats(a[7]);
                        at.betaGradient = floats(a[8]);
                        at.factors = floats(a[9]);
                        at.partial = at.factors + 5 * padded;
                        if (smooth != Activation::None) {
                            normActivationGradient(at, smooth, a[10]);
                            at.outputGradient = a[10];
                        }
                        normBackward(at);
                    });
    if (slots.inputGradients[0])
        kernel->deliver(result, target);
    kernel->finish();
    return kernel;
}

} // namespace

template <>
std::unique_ptr<Kernel> makeKernel(const BatchNorm& op, CpuContext& context, const KernelRequest& request)
{
    return request.direction == Direction::Backward ? makeBackward(op, context, request)
                                                    : makeForward(op, context, request);
}

} // namespace trainyard::cpu
