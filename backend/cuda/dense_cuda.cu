// SPDX-License-Identifier: Apache-2.0
#include "backend/cuda/elementwise.h"
#include "backend/cuda/product.h"

namespace trainyard::cuda {
namespace {

/// The type of a product's operands.
DataType operandType(const TensorSlot* a, const TensorSlot* b)
{
    for (const TensorSlot* slot : {a, b})
        if (slot && isReduced(slot->type))
            return slot->type;
    return DataType::F32;
}

std::size_t bytesOf(std::int64_t count, DataType type)
{
    return static_cast<std::size_t>(count) * sizeOf(type);
}

/// A tensor as an operand: the tensor itself if it has the right type, else a copy in the workspace.
struct Operand {
    DataType type = DataType::F32;
    std::int64_t count = 0;
    std::size_t offset = 0;

    Operand(WorkspaceLayout& layout, const Shape& shape, DataType own, DataType wanted)
        : type(wanted), count(shape.elements()), offset(own == wanted ? 0 : layout.add(bytesOf(count, wanted)))
    {
    }
    void* converted(const CudaContext& context, const Frame& frame, View from) const
    {
        if (from.type == type)
            return from.data;
        void* to = frame.workspace<std::byte>(offset);
        enqueueCast(context, from, {to, type}, count);
        return to;
    }
};

/// The weights in a product's type; `own` is a copy in the workspace, for weights that are not a network's.
const void* weightsOf(const CudaContext& context, const Frame& frame, const Operand& own)
{
    if (own.type != DataType::F32)
        if (const void* copy = context.reducedWeights()->read(context, frame.parameter(0), own.type))
            return copy;
    return own.converted(context, frame, {frame.at.parameters[0], DataType::F32});
}

std::unique_ptr<Kernel> makeForward(const Dense& op, CudaContext& context, const KernelRequest& request)
{
    const Shape x = request.inputShapes[0];
    const Shape w = request.slots.parameters[0]->shape;
    const DataType type = operandType(request.slots.inputs[0], request.slots.output);
    const std::shared_ptr<ProductPlan> product =
        planProduct(context, {x.n, op.outputs, x.sample(), false, true, type, request.slots.output->type});
    WorkspaceLayout layout;
    const Operand input(layout, x, request.slots.inputs[0]->type, type);
    const Operand weight(layout, w, DataType::F32, type);
    const std::size_t scratch = layout.add(product->workspaceBytes());
    request.slots.workspace->bytes = layout.bytes();
    auto kernel = std::make_unique<CudaKernel>(request);
    kernel->onRun = [=, &context](const Frame& frame) {
        product->run(context.stream(), input.converted(context, frame, frame.input()),
                     weightsOf(context, frame, weight), frame.at.output, frame.workspace<void>(scratch));
        enqueueBiasActivation(context, frame.output(), frame.parameter(1), x.n * op.outputs, op.outputs, op.activation);
    };
    return kernel;
}

std::unique_ptr<Kernel> makeBackward(const Dense& op, CudaContext& context, const KernelRequest& request)
{
    const Shape x = request.inputShapes[0];
    const Shape w = request.slots.parameters[0]->shape;
    const Shape y = request.slots.outputGradient->shape;
    const TensorSlot* inputGradient = request.slots.inputGradients[0];
    const DataType arrivedType = request.slots.outputGradient->type;
    const DataType type = operandType(request.slots.inputs[0], request.slots.outputGradient);
    const bool activates = op.activation != Activation::None;
    const std::shared_ptr<ProductPlan> weightProduct =
        planProduct(context, {op.outputs, x.sample(), x.n, true, false, type, DataType::F32});
    std::shared_ptr<ProductPlan> inputProduct;
    if (inputGradient)
        inputProduct = planProduct(context, {x.n, x.sample(), op.outputs, false, false, type, inputGradient->type});
    WorkspaceLayout layout;
    const Operand input(layout, x, request.slots.inputs[0]->type, type);
    const Operand weight(layout, w, DataType::F32, type);
    const Operand arrived(layout, y, arrivedType, type);
    const std::size_t behind = activates ? layout.add(bytesOf(y.elements(), arrivedType)) : 0;
    const std::size_t sums = layout.add(columnSumBytes(context, x.n, op.outputs));
    const std::size_t scratch =
        layout.add(std::max(weightProduct->workspaceBytes(), inputProduct ? inputProduct->workspaceBytes() : 0));
    request.slots.workspace->bytes = layout.bytes();
    auto kernel = std::make_unique<CudaKernel>(request);
    kernel->onRun = [=, &context](const Frame& frame) {
        View gradient = frame.outputGradient();
        if (activates) {
            const View before = gradient;
            gradient.data = frame.workspace<void>(behind);
            enqueueActivationGradient(context, {}, frame.output(), before, gradient, y.elements(), op.activation);
        }
        enqueueColumnSums(context, gradient, x.n, op.outputs, frame.parameterGradient(1), frame.workspace<void>(sums));
        const void* dy = arrived.converted(context, frame, gradient);
        weightProduct->run(context.stream(), dy, input.converted(context, frame, frame.input()),
                           frame.at.parameterGradients[0], frame.workspace<void>(scratch));
        if (inputProduct && frame.at.inputGradients[0])
            inputProduct->run(context.stream(), dy, weightsOf(context, frame, weight), frame.at.inputGradients[0],
                              frame.workspace<void>(scratch));
    };
    return kernel;
}

} // namespace

template <>
std::unique_ptr<Kernel> makeKernel(const Dense& op, CudaContext& context, const KernelRequest& request)
{
    return request.direction == Direction::Backward ? makeBackward(op, context, request)
                                                    : makeForward(op, context, request);
}

} // namespace trainyard::cuda
