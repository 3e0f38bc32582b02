// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/dnnl_kernel.h"

namespace trainyard::cpu {
namespace {

using Forward = dnnl::convolution_forward;
using BackwardData = dnnl::convolution_backward_data;
using BackwardWeights = dnnl::convolution_backward_weights;

/// oneDNN describes the weights of groups as {groups, filters of a group, channels of a group, kh, kw}.
dnnl::memory::desc anyWeights(const Shape& weight, int groups, DataType type)
{
    dnnl::memory::desc desc = anyDesc(weight, type);
    if (groups > 1)
        desc = {
            {groups, weight.n / groups, weight.c, weight.h, weight.w}, desc.data_type(), dnnl::memory::format_tag::any};
    return desc;
}

/// The common parameters of all three directions. Multiplies in fp32, or in bf16 with fp32 sums. With bf16, results
/// have the types of their slots, except for the weights' gradient, which is always fp32.
struct Geometry {
    DataType type;
    dnnl::memory::desc source, weights, weightsGradient, bias, destination;
    dnnl::memory::dims strides, before, after;

    Geometry(const Conv2d& op, const TensorSlot& input, const Shape& weight, const TensorSlot& output)
        : type(computesReduced(&input, &output) ? DataType::BF16 : DataType::F32), source(anyDesc(input.shape, type)),
          weights(anyWeights(weight, op.groups, type)), weightsGradient(anyWeights(weight, op.groups, DataType::F32)),
          destination(anyDesc(output.shape, type)), strides{op.window.strideHeight, op.window.strideWidth}
    {
        const WindowPlacement placement = place(op.window, input.shape);
        before = {placement.top, placement.left};
        after = {placement.bottom, placement.right};
        if (op.bias)
            bias = {{output.shape.c}, dnnl::memory::data_type::f32, dnnl::memory::format_tag::a};
    }
};

Forward::primitive_desc forwardDesc(const Conv2d& op, const Geometry& g, bool training, const dnnl::engine& engine)
{
    const dnnl::prop_kind kind = training ? dnnl::prop_kind::forward_training : dnnl::prop_kind::forward_inference;
    const auto algorithm = dnnl::algorithm::convolution_direct;
    const Forward::desc desc =
        op.bias
            ? Forward::desc(kind, algorithm, g.source, g.weights, g.bias, g.destination, g.strides, g.before, g.after)
            : Forward::desc(kind, algorithm, g.source, g.weights, g.destination, g.strides, g.before, g.after);
    return {desc, activationAttributes(op.activation), engine};
}

BackwardWeights::primitive_desc weightsGradientDesc(const Conv2d& op, const Geometry& g, const dnnl::engine& engine,
                                                    const Forward::primitive_desc& hint)
{
    const auto algorithm = dnnl::algorithm::convolution_direct;
    const BackwardWeights::desc wanted = op.bias ? BackwardWeights::desc(algorithm, g.source, g.weightsGradient, g.bias,
                                                                         g.destination, g.strides, g.before, g.after)
                                                 : BackwardWeights::desc(algorithm, g.source, g.weightsGradient,
                                                                         g.destination, g.strides, g.before, g.after);
    return {wanted, scratchpadAttributes(), engine, hint};
}

/// The layout in which weights are stored: that of the forward pass. With bf16 the forward pass reads a rounded copy
/// anyway, so the layout is that of the gradient.
dnnl::memory::desc keptWeights(const Conv2d& op, const Geometry& g, bool training, const dnnl::engine& engine,
                               const Forward::primitive_desc& forward)
{
    return training && g.type == DataType::BF16 ? weightsGradientDesc(op, g, engine, forward).diff_weights_desc()
                                                : forward.weights_desc();
}

std::unique_ptr<Kernel> makeForward(const Conv2d& op, CpuContext& context, const KernelRequest& request)
{
    const KernelArguments<TensorSlot*>& slots = request.slots;
    const Geometry geometry(op, *slots.inputs[0], slots.parameters[0]->shape, *slots.output);
    const bool training = request.direction == Direction::Forward;
    const Forward::primitive_desc desc = forwardDesc(op, geometry, training, context.engine);
    choose(*slots.parameters[0], keptWeights(op, geometry, training, context.engine, desc));
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
    const BackwardWeights::primitive_desc desc = weightsGradientDesc(op, g, kernel.context().engine, hint);
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
    const Geometry geometry(op, *slots.inputs[0], slots.parameters[0]->shape, *slots.outputGradient);
    const auto& hint =
        *std::static_pointer_cast<Forward::primitive_desc>(static_cast<const DnnlKernel*>(request.forward)->hint);
    auto kernel = std::make_unique<DnnlKernel>(context, request);
    const Operand gradient = gradientBehind(*kernel, op.activation);
    addWeightsGradient(op, geometry, *kernel, gradient, hint);
    if (slots.inputGradients[0])
        addInputGradient(geometry, *kernel, gradient, hint);
    kernel->finish();
    return kernel;
}

} // namespace

template <>
std::unique_ptr<Kernel> makeKernel(const Conv2d& op, CpuContext& context, const KernelRequest& request)
{
    return request.direction == Direction::Backward ? makeBackward(op, context, request)
                                                    : makeForward(op, context, request);
}

} // namespace trainyard::cpu
