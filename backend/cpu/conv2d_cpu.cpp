// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/dnnl_kernel.h"

namespace trainyard::cpu {
namespace {

using Forward = dnnl::convolution_forward;
using BackwardData = dnnl::convolution_backward_data;
using BackwardWeights = dnnl::convolution_backward_weights;

/// oneDNN describes the weights of groups as {groups, filters of a group, channels of a group, kh, kw}.
dnnl::memory::desc anyWeights(const Shape& weight, int groups)
{
    if (groups == 1)
        return anyDesc(weight);
    return {{groups, weight.n / groups, weight.c, weight.h, weight.w},
            dnnl::memory::data_type::f32,
            dnnl::memory::format_tag::any};
}

/// What all three directions are created from.
struct Geometry {
    dnnl::memory::desc source, weights, bias, destination;
    dnnl::memory::dims strides, before, after;

    Geometry(const Conv2d& op, const Shape& input, const Shape& weight, const Shape& output)
        : source(anyDesc(input)), weights(anyWeights(weight, op.groups)), destination(anyDesc(output)),
          strides{op.window.strideHeight, op.window.strideWidth}
    {
        const WindowPlacement placement = place(op.window, input);
        before = {placement.top, placement.left};
        after = {placement.bottom, placement.right};
        if (op.bias)
            bias = {{output.c}, dnnl::memory::data_type::f32, dnnl::memory::format_tag::a};
    }
};

Forward::primitive_desc forwardDesc(const Conv2d& op, const Geometry& g, bool training, const dnnl::engine& engine)
{
    const dnnl::prop_kind kind =
        training ? dnnl::prop_kind::forward_training : dnnl::prop_kind::forward_inference;
    const auto algorithm = dnnl::algorithm::convolution_direct;
    const Forward::desc desc = op.bias
        ? Forward::desc(kind, algorithm, g.source, g.weights, g.bias, g.destination, g.strides, g.before, g.after)
        : Forward::desc(kind, algorithm, g.source, g.weights, g.destination, g.strides, g.before, g.after);
    return {desc, activationAttributes(op.activation), engine};
}

std::unique_ptr<Kernel> makeForward(const Conv2d& op, CpuContext& context, const KernelRequest& request)
{
    const KernelArguments<TensorSlot*>& slots = request.slots;
    const Geometry geometry(op, slots.inputs[0]->shape, slots.parameters[0]->shape, slots.output->shape);
    const Forward::primitive_desc desc =
        forwardDesc(op, geometry, request.direction == Direction::Forward, context.engine);
    choose(*slots.parameters[0], desc.weights_desc());
    choose(*slots.output, desc.dst_desc());
    if (op.bias)
        slots.parameters[1]->choosePlain();

    auto kernel = std::make_unique<DnnlKernel>(context, request);
    const Operand result = kernel->destination(kernel->output(), desc.dst_desc());
    std::map<int, Operand> arguments{{DNNL_ARG_SRC, kernel->converted(kernel->input(0), desc.src_desc())},
                                     {DNNL_ARG_WEIGHTS, kernel->converted(kernel->parameter(0), desc.weights_desc())},
                                     {DNNL_ARG_DST, result}};
    if (op.bias)
        arguments[DNNL_ARG_BIAS] = {Role::Parameter, 1, 0, geometry.bias};
    kernel->add(Forward(desc), desc.scratchpad_desc(), arguments);
    kernel->deliver(result, kernel->output());
    kernel->hint = std::make_shared<Forward::primitive_desc>(desc);
    kernel->finish();
    return kernel;
}

void addWeightsGradient(const Conv2d& op, const Geometry& g, DnnlKernel& kernel, const Operand& gradient,
                        const Forward::primitive_desc& hint)
{
    const auto algorithm = dnnl::algorithm::convolution_direct;
    const BackwardWeights::desc wanted = op.bias
        ? BackwardWeights::desc(algorithm, g.source, g.weights, g.bias, g.destination, g.strides, g.before, g.after)
        : BackwardWeights::desc(algorithm, g.source, g.weights, g.destination, g.strides, g.before, g.after);
    const BackwardWeights::primitive_desc desc(wanted, scratchpadAttributes(), kernel.context().engine, hint);
    const Operand target = kernel.parameterGradient(0);
    const Operand result = kernel.destination(target, desc.diff_weights_desc());
    std::map<int, Operand> arguments{{DNNL_ARG_SRC, kernel.converted(kernel.input(0), desc.src_desc())},
                                     {DNNL_ARG_DIFF_DST, kernel.converted(gradient, desc.diff_dst_desc())},
                                     {DNNL_ARG_DIFF_WEIGHTS, result}};
    if (op.bias)
        arguments[DNNL_ARG_DIFF_BIAS] = {Role::ParameterGradient, 1, 0, g.bias};
    kernel.add(BackwardWeights(desc), desc.scratchpad_desc(), arguments);
    kernel.deliver(result, target);
}

void addInputGradient(const Geometry& g, DnnlKernel& kernel, const Operand& gradient,
                      const Forward::primitive_desc& hint)
{
    const BackwardData::desc wanted(dnnl::algorithm::convolution_direct, g.source, g.weights, g.destination, g.strides,
                                    g.before, g.after);
    const BackwardData::primitive_desc desc(wanted, scratchpadAttributes(), kernel.context().engine, hint);
    const Operand target = kernel.inputGradient(0);
    const Operand result = kernel.destination(target, desc.diff_src_desc());
    kernel.add(BackwardData(desc), desc.scratchpad_desc(),
               {{DNNL_ARG_WEIGHTS, kernel.converted(kernel.parameter(0), desc.weights_desc())},
                {DNNL_ARG_DIFF_DST, kernel.converted(gradient, desc.diff_dst_desc())},
                {DNNL_ARG_DIFF_SRC, result}});
    kernel.deliver(result, target);
}

std::unique_ptr<Kernel> makeBackward(const Conv2d& op, CpuContext& context, const KernelRequest& request)
{
    const KernelArguments<TensorSlot*>& slots = request.slots;
    const Geometry geometry(op, slots.inputs[0]->shape, slots.parameters[0]->shape, slots.outputGradient->shape);
    const auto& hint = *std::static_pointer_cast<Forward::primitive_desc>(
        static_cast<const DnnlKernel*>(request.forward)->hint);
    auto kernel = std::make_unique<DnnlKernel>(context, request);
    const Operand gradient = gradientBehind(*kernel, op.activation);
    addWeightsGradient(op, geometry, *kernel, gradient, hint);
    if (slots.inputGradients[0])
        addInputGradient(geometry, *kernel, gradient, hint);
    kernel->finish();
    return kernel;
}

} // namespace

std::unique_ptr<Kernel> makeKernel(const Conv2d& op, CpuContext& context, const KernelRequest& request)
{
    return request.direction == Direction::Backward ? makeBackward(op, context, request)
                                                    : makeForward(op, context, request);
}

} // namespace trainyard::cpu
