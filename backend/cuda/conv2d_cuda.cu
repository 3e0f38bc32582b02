// SPDX-License-Identifier: Apache-2.0
// Convolutions: cuDNN's plans if it has any, else our own kernels, which also handle depthwise convolutions.
#include "backend/cuda/channel_statistics.h"
#include "backend/cuda/elementwise.h"
#include "backend/cuda/own_convolution.h"

#include <cstdlib>

namespace trainyard::cuda {
namespace {

std::size_t bytesOf(const Shape& shape, DataType type)
{
    return static_cast<std::size_t>(shape.elements()) * sizeOf(type);
}

/// The type of a product's operands.
DataType operandType(const TensorSlot* a, const TensorSlot* b)
{
    for (const TensorSlot* slot : {a, b})
        if (slot && isReduced(slot->type))
            return slot->type;
    return DataType::F32;
}

ConvolutionShape shapeOf(const Conv2d& op, const CudaContext& context, const KernelRequest& request)
{
    const TensorSlot* y =
        request.direction == Direction::Backward ? request.slots.outputGradient : request.slots.output;
    const Shape& x = request.inputShapes[0];
    ConvolutionShape shape{x,
                           request.slots.parameters[0]->shape,
                           y->shape,
                           place(op.window, x),
                           op.window.strideHeight,
                           op.window.strideWidth,
                           op.groups,
                           operandType(request.slots.inputs[0], y),
                           false};
    shape.tf32 = context.tf32 && shape.type == DataType::F32;
    return shape;
}

/// A tensor in the convolution's type: the tensor itself, or a copy in the workspace.
struct Operand {
    Shape shape;
    DataType type = DataType::F32;
    std::size_t offset = 0;

    Operand(WorkspaceLayout& layout, const Shape& of, DataType own, DataType wanted)
        : shape(of), type(wanted), offset(own == wanted ? 0 : layout.add(bytesOf(of, wanted)))
    {
    }
    View place(const Frame& frame, View own) const
    {
        return own.type == type ? own : View{frame.workspace<void>(offset), type};
    }
    View converted(const CudaContext& context, const Frame& frame, View own) const
    {
        const View to = place(frame, own);
        if (to.data != own.data)
            enqueueCast(context, own, to, shape.elements());
        return to;
    }
    void deliver(const CudaContext& context, const Frame& frame, View own) const
    {
        const View from = place(frame, own);
        if (from.data != own.data)
            enqueueCast(context, from, own, shape.elements());
    }
};

/// The weights in the convolution's type.
struct Weights {
    Operand own; ///< a copy in the workspace, for weights that are not a network's

    Weights(WorkspaceLayout& layout, const ConvolutionShape& shape) : own(layout, shape.w, DataType::F32, shape.type) {}
    const void* read(const CudaContext& context, const Frame& frame) const
    {
        const View given{frame.at.parameters[0], DataType::F32};
        if (own.type != DataType::F32)
            if (const void* copy = context.reducedWeights()->read(context, frame.parameter(0), own.type))
                return copy;
        return own.converted(context, frame, given).data;
    }
};

using Body = CudaKernel::Run;

Body depthwiseForward(const Conv2d& op, const ConvolutionShape& shape, CudaContext& context,
                      const KernelRequest& request, WorkspaceLayout& layout)
{
    const Operand x(layout, shape.x, request.slots.inputs[0]->type, shape.type);
    const Operand y(layout, shape.y, request.slots.output->type, shape.type);
    const std::size_t weights = layout.add(bytesOf(shape.w, DataType::F32));
    return [=, activation = op.activation, &context](const Frame& frame) {
        DepthwiseConvolution{shape}.forward(context, x.converted(context, frame, frame.input()), frame.parameter(0),
                                            frame.workspace<float>(weights), op.bias ? frame.parameter(1) : nullptr,
                                            activation, y.place(frame, frame.output()));
        y.deliver(context, frame, frame.output());
    };
}

/// $TRAINYARD_UNFUSED disables sums for batch-norm, to measure their benefit.
bool mayLeaveSums(const Conv2d& op, const KernelRequest& request)
{
    constexpr std::int64_t kChannels =
        8; // the sums' addresses must be multiples of 16 bytes, and engines support no other numbers
    const char* unfused = std::getenv("TRAINYARD_UNFUSED");
    return request.feedsBatchNorm && !op.bias && op.activation == Activation::None &&
           request.slots.output->shape.c % kChannels == 0 && !request.slots.output->layout && (!unfused || !*unfused);
}

/// A plan that also computes the output's per-channel sums for the following batch-norm; null if that is not faster.
std::shared_ptr<ConvolutionPlan> planWithSums(const ConvolutionShape& shape, CudaContext& context)
{
    std::shared_ptr<void> partial; // allocated by the first call, which is not timed
    return context.vendor().convolutionWithSums(shape, [&](const void* y, const float* sums) {
        if (!partial)
            partial = allocateDevice(partialSumFloats(context, shape.y) * sizeof(float));
        enqueueChannelSums(
            context, {{const_cast<void*>(y), shape.type}, shape.y, static_cast<float*>(partial.get()), {sums, 0.0}});
    });
}

Body plannedForward(const Conv2d& op, const ConvolutionShape& shape, CudaContext& context, const KernelRequest& request,
                    WorkspaceLayout& layout)
{
    ConvolutionEpilogue epilogue{op.bias, op.activation};
    std::shared_ptr<ConvolutionPlan> plan = mayLeaveSums(op, request) ? planWithSums(shape, context) : nullptr;
    if (plan)
        addChannelSums(*request.slots.output);
    if (epilogue)
        plan = context.vendor().convolution(ConvolutionPass::Forward, shape, epilogue);
    if (!plan) {
        plan = context.vendor().convolution(ConvolutionPass::Forward, shape, {});
        epilogue = {};
    }
    if (!plan)
        return nullptr;
    const Operand x(layout, shape.x, request.slots.inputs[0]->type, shape.type);
    const Weights w(layout, shape);
    const Operand y(layout, shape.y, request.slots.output->type, shape.type);
    const Operand bias(layout, vectorShape(shape.y.c), DataType::F32, shape.type);
    const std::size_t scratch = layout.add(plan->workspaceBytes());
    const bool fused = static_cast<bool>(epilogue);
    return [=, &context](const Frame& frame) {
        const View result = y.place(frame, frame.output());
        const void* added =
            epilogue.bias ? bias.converted(context, frame, {frame.at.parameters[1], DataType::F32}).data : nullptr;
        float* const sums = channelSumsOf(frame.slots.output, frame.at.output);
        plan->run(context.stream(),
                  {x.converted(context, frame, frame.input()).data, w.read(context, frame), result.data, added,
                   frame.workspace<void>(scratch), sums, sums ? sums + shape.y.c : nullptr});
        if (!fused)
            enqueueBiasActivation(context, result, op.bias ? frame.parameter(1) : nullptr, shape.y.elements(),
                                  shape.y.c, op.activation);
        y.deliver(context, frame, frame.output());
    };
}

std::unique_ptr<Kernel> makeForward(const Conv2d& op, CudaContext& context, const KernelRequest& request)
{
    const ConvolutionShape shape = shapeOf(op, context, request);
    WorkspaceLayout layout;
    Body body = DepthwiseConvolution::handles(shape) ? depthwiseForward(op, shape, context, request, layout)
                                                     : plannedForward(op, shape, context, request, layout);
    if (!body)
        body = [=, &context](const Frame& frame) {
            OwnConvolution{shape}.forward(context, frame.input(), frame.parameter(0), frame.output());
            enqueueBiasActivation(context, frame.output(), op.bias ? frame.parameter(1) : nullptr, shape.y.elements(),
                                  shape.y.c, op.activation);
        };
    request.slots.workspace->bytes = layout.bytes();
    auto kernel = std::make_unique<CudaKernel>(request);
    kernel->onRun = std::move(body);
    return kernel;
}

/// Computes the gradient of the weights or the input from `arrived`, the gradient of the activation's input.
using GradientBody = std::function<void(const Frame&, View arrived)>;

GradientBody depthwiseBackward(const ConvolutionShape& shape, CudaContext& context, const KernelRequest& request,
                               WorkspaceLayout& layout)
{
    const Operand x(layout, shape.x, request.slots.inputs[0]->type, shape.type);
    const Operand dy(layout, shape.y, request.slots.outputGradient->type, shape.type);
    const TensorSlot* wanted = request.slots.inputGradients[0];
    const Operand dx(layout, shape.x, wanted ? wanted->type : shape.type, shape.type);
    const std::size_t weights = layout.add(bytesOf(shape.w, DataType::F32));
    const std::size_t sums = layout.add(DepthwiseConvolution{shape}.workspaceBytes(context));
    return [=, &context](const Frame& frame, View arrived) {
        const DepthwiseConvolution convolution{shape};
        const View behind = dy.converted(context, frame, arrived);
        convolution.weightGradient(context, x.converted(context, frame, frame.input()), behind,
                                   frame.parameterGradient(0), frame.workspace<void>(sums));
        if (!frame.at.inputGradients[0])
            return;
        convolution.dataGradient(context, behind, frame.parameter(0), frame.workspace<float>(weights),
                                 dx.place(frame, frame.inputGradient()));
        dx.deliver(context, frame, frame.inputGradient());
    };
}

GradientBody weightGradientBody(const ConvolutionShape& shape, CudaContext& context, const KernelRequest& request,
                                WorkspaceLayout& layout)
{
    const std::shared_ptr<ConvolutionPlan> plan =
        context.vendor().convolution(ConvolutionPass::WeightGradient, shape, {});
    if (!plan)
        return [=, &context](const Frame& frame, View arrived) {
            OwnConvolution{shape}.weightGradient(context, frame.input(), arrived, frame.parameterGradient(0));
        };
    const Operand x(layout, shape.x, request.slots.inputs[0]->type, shape.type);
    const Operand dy(layout, shape.y, request.slots.outputGradient->type, shape.type);
    const Operand dw(layout, shape.w, DataType::F32, shape.type);
    const std::size_t scratch = layout.add(plan->workspaceBytes());
    return [=, &context](const Frame& frame, View arrived) {
        const View result{frame.at.parameterGradients[0], DataType::F32};
        plan->run(context.stream(),
                  {x.converted(context, frame, frame.input()).data, dy.converted(context, frame, arrived).data,
                   dw.place(frame, result).data, nullptr, frame.workspace<void>(scratch)});
        dw.deliver(context, frame, result);
    };
}

GradientBody dataGradientBody(const ConvolutionShape& shape, CudaContext& context, const KernelRequest& request,
                              WorkspaceLayout& layout)
{
    const std::shared_ptr<ConvolutionPlan> plan =
        context.vendor().convolution(ConvolutionPass::DataGradient, shape, {});
    if (!plan)
        return [=, &context](const Frame& frame, View arrived) {
            OwnConvolution{shape}.dataGradient(context, arrived, frame.parameter(0), frame.inputGradient());
        };
    const Operand dy(layout, shape.y, request.slots.outputGradient->type, shape.type);
    const Weights w(layout, shape);
    const Operand dx(layout, shape.x, request.slots.inputGradients[0]->type, shape.type);
    const std::size_t scratch = layout.add(plan->workspaceBytes());
    return [=, &context](const Frame& frame, View arrived) {
        plan->run(context.stream(),
                  {dy.converted(context, frame, arrived).data, w.read(context, frame),
                   dx.place(frame, frame.inputGradient()).data, nullptr, frame.workspace<void>(scratch)});
        dx.deliver(context, frame, frame.inputGradient());
    };
}

std::unique_ptr<Kernel> makeBackward(const Conv2d& op, CudaContext& context, const KernelRequest& request)
{
    const ConvolutionShape shape = shapeOf(op, context, request);
    WorkspaceLayout layout;
    const DataType arrivedType = request.slots.outputGradient->type;
    const bool activates = op.activation != Activation::None;
    const std::int64_t pixels = shape.y.elements() / shape.y.c;
    const std::size_t behind = activates ? layout.add(bytesOf(shape.y, arrivedType)) : 0;
    const std::size_t sums = op.bias ? layout.add(columnSumBytes(context, pixels, shape.y.c)) : 0;
    std::vector<GradientBody> bodies;
    if (DepthwiseConvolution::handles(shape)) {
        bodies.push_back(depthwiseBackward(shape, context, request, layout));
    } else {
        bodies.push_back(weightGradientBody(shape, context, request, layout));
        if (request.slots.inputGradients[0])
            bodies.push_back(dataGradientBody(shape, context, request, layout));
    }
    request.slots.workspace->bytes = layout.bytes();
    auto kernel = std::make_unique<CudaKernel>(request);
    kernel->onRun = [=, &context](const Frame& frame) {
        View arrived = frame.outputGradient();
        if (activates) {
            arrived.data = frame.workspace<void>(behind);
            enqueueActivationGradient(context, {}, frame.output(), frame.outputGradient(), arrived, shape.y.elements(),
                                      op.activation);
        }
        if (op.bias)
            enqueueColumnSums(context, arrived, pixels, shape.y.c, frame.parameterGradient(1),
                              frame.workspace<void>(sums));
        for (const GradientBody& body : bodies)
            body(frame, arrived);
    };
    return kernel;
}

} // namespace

template <>
std::unique_ptr<Kernel> makeKernel(const Conv2d& op, CudaContext& context, const KernelRequest& request)
{
    return request.direction == Direction::Backward ? makeBackward(op, context, request)
                                                    : makeForward(op, context, request);
}

} // namespace trainyard::cuda
