// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/dnnl_kernel.h"

namespace trainyard::cpu {
namespace {

using Forward = dnnl::inner_product_forward;
using BackwardData = dnnl::inner_product_backward_data;
using BackwardWeights = dnnl::inner_product_backward_weights;

/// oneDNN's inner product has a 2-D result where ours has H = W = 1.
dnnl::memory::desc flat(const Shape& shape)
{
    return {{shape.n, shape.c}, dnnl::memory::data_type::f32, dnnl::memory::format_tag::nc};
}

dnnl::memory::desc vector(std::int64_t length)
{
    return {{length}, dnnl::memory::data_type::f32, dnnl::memory::format_tag::a};
}

/// An operand that is plain, seen as a matrix.
Operand asMatrix(DnnlKernel& kernel, const Operand& operand, const Shape& shape)
{
    Operand plain = kernel.converted(operand, plainDesc(shape));
    plain.desc = flat(shape);
    return plain;
}

std::unique_ptr<Kernel> makeForward(const Dense& op, CpuContext& context, const KernelRequest& request)
{
    const KernelArguments<TensorSlot*>& slots = request.slots;
    const bool training = request.direction == Direction::Forward;
    const Forward::desc wanted(training ? dnnl::prop_kind::forward_training : dnnl::prop_kind::forward_inference,
                               descOf(*slots.inputs[0]), anyDesc(slots.parameters[0]->shape), vector(op.outputs),
                               flat(slots.output->shape));
    const Forward::primitive_desc desc(wanted, activationAttributes(op.activation), context.engine);
    choose(*slots.parameters[0], desc.weights_desc());
    slots.parameters[1]->choosePlain();
    slots.output->choosePlain();

    auto kernel = std::make_unique<DnnlKernel>(context, request);
    Operand output = kernel->output();
    output.desc = flat(slots.output->shape);
    kernel->add(Forward(desc), desc.scratchpad_desc(),
                {{DNNL_ARG_SRC, kernel->input(0)},
                 {DNNL_ARG_WEIGHTS, kernel->converted(kernel->parameter(0), desc.weights_desc())},
                 {DNNL_ARG_BIAS, {Role::Parameter, 1, 0, vector(op.outputs)}},
                 {DNNL_ARG_DST, output}});
    kernel->hint = std::make_shared<Forward::primitive_desc>(desc);
    kernel->finish();
    return kernel;
}

std::unique_ptr<Kernel> makeBackward(const Dense& op, CpuContext& context, const KernelRequest& request)
{
    const KernelArguments<TensorSlot*>& slots = request.slots;
    const auto& hint = *std::static_pointer_cast<Forward::primitive_desc>(
        static_cast<const DnnlKernel*>(request.forward)->hint);
    auto kernel = std::make_unique<DnnlKernel>(context, request);
    const Operand gradient = asMatrix(*kernel, gradientBehind(*kernel, op.activation), slots.outputGradient->shape);
    const dnnl::memory::desc source = descOf(*slots.inputs[0]);
    const dnnl::memory::desc weights = anyDesc(slots.parameters[0]->shape);

    const BackwardWeights::primitive_desc weightsDesc({source, weights, vector(op.outputs), gradient.desc},
                                                      scratchpadAttributes(), context.engine, hint);
    const Operand target = kernel->parameterGradient(0);
    const Operand result = kernel->destination(target, weightsDesc.diff_weights_desc());
    kernel->add(BackwardWeights(weightsDesc), weightsDesc.scratchpad_desc(),
                {{DNNL_ARG_SRC, kernel->input(0)},
                 {DNNL_ARG_DIFF_DST, gradient},
                 {DNNL_ARG_DIFF_WEIGHTS, result},
                 {DNNL_ARG_DIFF_BIAS, {Role::ParameterGradient, 1, 0, vector(op.outputs)}}});
    kernel->deliver(result, target);

    if (slots.inputGradients[0]) {
        const BackwardData::primitive_desc dataDesc({descOf(*slots.inputGradients[0]), weights, gradient.desc},
                                                    scratchpadAttributes(), context.engine, hint);
        kernel->add(BackwardData(dataDesc), dataDesc.scratchpad_desc(),
                    {{DNNL_ARG_WEIGHTS, kernel->converted(kernel->parameter(0), dataDesc.weights_desc())},
                     {DNNL_ARG_DIFF_DST, gradient},
                     {DNNL_ARG_DIFF_SRC, kernel->inputGradient(0)}});
    }
    kernel->finish();
    return kernel;
}

} // namespace

std::unique_ptr<Kernel> makeKernel(const Dense& op, CpuContext& context, const KernelRequest& request)
{
    return request.direction == Direction::Backward ? makeBackward(op, context, request)
                                                    : makeForward(op, context, request);
}

} // namespace trainyard::cpu
