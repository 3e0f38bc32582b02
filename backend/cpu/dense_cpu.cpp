// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/dnnl_kernel.h"

namespace trainyard::cpu {
namespace {

using ProductForward = dnnl::inner_product_forward;
using ProductBackwardData = dnnl::inner_product_backward_data;
using ProductBackwardWeights = dnnl::inner_product_backward_weights;

/// oneDNN's inner product has a 2-D result; ours has H = W = 1.
dnnl::memory::desc flat(const Shape& shape, DataType type)
{
    return {{shape.n, shape.c}, plainDesc(shape, type).data_type(), dnnl::memory::format_tag::nc};
}

dnnl::memory::desc vector(std::int64_t length)
{
    return {{length}, dnnl::memory::data_type::f32, dnnl::memory::format_tag::a};
}

/// A plain operand as a matrix.
Operand asMatrix(DnnlKernel& kernel, const Operand& operand, const Shape& shape, DataType type)
{
    Operand plain = kernel.converted(operand, plainDesc(shape, type));
    plain.desc = flat(shape, type);
    return plain;
}

/// bf16 if any activation is stored in it; sums, bias and the weights' gradient are fp32.
DataType productType(const TensorSlot& input, const TensorSlot& output)
{
    return computesReduced(&input, &output) ? DataType::BF16 : DataType::F32;
}

std::unique_ptr<Kernel> makeForward(const Dense& op, CpuContext& context, const KernelRequest& request)
{
    const KernelArguments<TensorSlot*>& slots = request.slots;
    const bool training = request.direction == Direction::Forward;
    const DataType type = productType(*slots.inputs[0], *slots.output);
    const dnnl::memory::desc source = retyped(descOf(*slots.inputs[0]), type);
    const dnnl::memory::desc result = flat(slots.output->shape, slots.output->type);
    const ProductForward::desc wanted(training ? dnnl::prop_kind::forward_training : dnnl::prop_kind::forward_inference,
                                      source, anyDesc(slots.parameters[0]->shape, type), vector(op.outputs), result);
    const ProductForward::primitive_desc desc(wanted, activationAttributes(op.activation), context.engine);
    choose(*slots.parameters[0], desc.weights_desc());
    slots.parameters[1]->choosePlain();
    slots.output->choosePlain();

    auto kernel = std::make_unique<DnnlKernel>(context, request);
    Operand output = kernel->output();
    output.desc = result;
    kernel->add(ProductForward(desc), desc.scratchpad_desc(),
                {{DNNL_ARG_SRC, kernel->converted(kernel->input(0), source)},
                 {DNNL_ARG_WEIGHTS, kernel->converted(kernel->parameter(0), desc.weights_desc())},
                 {DNNL_ARG_BIAS, {Role::Parameter, 1, 0, vector(op.outputs)}},
                 {DNNL_ARG_DST, output}});
    kernel->hint = std::make_shared<ProductForward::primitive_desc>(desc);
    kernel->finish();
    return kernel;
}

std::unique_ptr<Kernel> makeBackward(const Dense& op, CpuContext& context, const KernelRequest& request)
{
    const KernelArguments<TensorSlot*>& slots = request.slots;
    const auto& hint = *std::static_pointer_cast<ProductForward::primitive_desc>(
        static_cast<const DnnlKernel*>(request.forward)->hint);
    auto kernel = std::make_unique<DnnlKernel>(context, request);
    const Shape& weights = slots.parameters[0]->shape;
    const DataType type = productType(*slots.inputs[0], *slots.outputGradient);
    const Operand gradient =
        asMatrix(*kernel, gradientBehind(*kernel, op.activation), slots.outputGradient->shape, type);
    const Operand source = kernel->converted(kernel->input(0), retyped(descOf(*slots.inputs[0]), type));

    const ProductBackwardWeights::primitive_desc weightsDesc(
        {source.desc, anyDesc(weights), vector(op.outputs), gradient.desc}, scratchpadAttributes(), context.engine,
        hint);
    const Operand target = kernel->parameterGradient(0);
    const Operand result = kernel->destination(target, weightsDesc.diff_weights_desc());
    kernel->add(ProductBackwardWeights(weightsDesc), weightsDesc.scratchpad_desc(),
                {{DNNL_ARG_SRC, source},
                 {DNNL_ARG_DIFF_DST, gradient},
                 {DNNL_ARG_DIFF_WEIGHTS, result},
                 {DNNL_ARG_DIFF_BIAS, {Role::ParameterGradient, 1, 0, vector(op.outputs)}}});
    kernel->deliver(result, target);

    if (slots.inputGradients[0]) {
        const ProductBackwardData::primitive_desc dataDesc(
            {descOf(*slots.inputGradients[0]), anyDesc(weights, type), gradient.desc}, scratchpadAttributes(),
            context.engine, hint);
        kernel->add(ProductBackwardData(dataDesc), dataDesc.scratchpad_desc(),
                    {{DNNL_ARG_WEIGHTS, kernel->converted(kernel->parameter(0), dataDesc.weights_desc())},
                     {DNNL_ARG_DIFF_DST, gradient},
                     {DNNL_ARG_DIFF_SRC, kernel->inputGradient(0)}});
    }
    kernel->finish();
    return kernel;
}

} // namespace

template <>
std::unique_ptr<Kernel> makeKernel(const Dense& op, CpuContext& context, const KernelRequest& request)
{
    return request.direction == Direction::Backward ? makeBackward(op, context, request)
                                                    : makeForward(op, context, request);
}

} // namespace trainyard::cpu
