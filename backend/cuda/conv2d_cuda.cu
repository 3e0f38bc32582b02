// SPDX-License-Identifier: Apache-2.0
// Convolutions: cuDNN's plans if it has any, else our own kernels, which also handle depthwise convolutions.
#include "backend/cuda/channel_statistics.h"
#include "backend/cuda/conv2d_operands.h"
#include "backend/cuda/own_convolution.h"

#include <cstdlib>

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

ConvolutionShape shapeOf(const Conv2d& op, const CudaContext& context, const KernelRequest& request)
{
    const TensorSlot* y =
        request.direction == Direction::Backward ? request.slots.outputGradient : request.slots.output;
    ConvolutionShape shape = convolutionOf(op, request.inputShapes[0], request.slots.parameters[0]->shape, y->shape,
                                           operandType(request.slots.inputs[0], y));
    shape.tf32 = context.tf32 && shape.type == DataType::F32;
    if (!request.slots.inputs[0])
        return shape;
    if (const Folding* folding = foldingOf(*request.slots.inputs[0]))
        return folding->folded;
    if (hasPaddedChannels(*request.slots.inputs[0]))
        shape.x.c = shape.w.c = PaddedChannels::kChannels;
    return shape;
}

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

/// $TRAINYARD_UNFUSED disables fused plans, to measure their benefit.
bool mayFuse()
{
    const char* unfused = std::getenv("TRAINYARD_UNFUSED");
    return !unfused || !*unfused;
}

/// Whether the forward pass may leave the output's sums for batch-norm.
bool mayLeaveSums(const Conv2d& op, const KernelRequest& request)
{
    constexpr std::int64_t kChannels =
        8; // the sums' addresses must be multiples of 16 bytes, and engines support no other numbers
    const TensorSlot& y = *request.slots.output;
    return request.feedsBatchNorm && op.activation == Activation::None && isReduced(y.type) &&
           y.shape.c % kChannels == 0 && !y.layout;
}

/// A plan with the whole epilogue; null if it is not faster than a bare convolution and our own kernels.
std::shared_ptr<ConvolutionPlan> fusedPlan(const ConvolutionShape& shape, CudaContext& context,
                                           const ConvolutionEpilogue& epilogue)
{
    std::shared_ptr<void> partial, bias; // allocated by the first call, which is not timed
    const auto memory = [](std::shared_ptr<void>& kept, std::size_t floats) {
        if (!kept)
            kept = allocateDevice(floats * sizeof(float));
        return static_cast<float*>(kept.get());
    };
    return context.vendor().fusedConvolution(shape, epilogue, [&](const ConvolutionAddresses& at, bool bare) {
        const View y{at.result, shape.type};
        float* const scratch = memory(partial, partialSumFloats(context, shape.y));
        const float* const own = bare && epilogue.bias ? memory(bias, static_cast<std::size_t>(shape.y.c)) : nullptr;
        if (bare && epilogue.summand)
            enqueueSummand(context, y, shape.y, own, {const_cast<void*>(at.summand), shape.type}, at.sums, scratch);
        else if (bare)
            enqueueBiasActivation(context, y, own, shape.y.elements(), shape.y.c, epilogue.activation);
        if (epilogue.sums)
            enqueueChannelSums(context, {y, shape.y, scratch, {bare && !epilogue.summand ? nullptr : at.sums, 0.0}});
    });
}

/// A forward convolution with its plan and what is enqueued behind it.
class PlannedForward {
public:
    PlannedForward(const Conv2d& op, const ConvolutionShape& shape, CudaContext& context, const KernelRequest& request,
                   WorkspaceLayout& layout)
        : m_op(op), m_shape(shape), m_hasSummand(request.slots.inputs.size() > 1), m_context(context),
          m_x(layout, shape.x, request.slots.inputs[0]->type, shape.type), m_w(layout, shape, request),
          m_y(layout, shape.y, request.slots.output->type, shape.type),
          m_bias(layout, vectorShape(shape.y.c), DataType::F32, shape.type)
    {
        choosePlan(request);
        if (!m_plan)
            return;
        m_scratch = layout.add(m_plan->workspaceBytes());
        if (m_hasSummand && !m_epilogue.summand)
            m_partial = layout.add(partialSumFloats(context, shape.y) * sizeof(float));
    }
    explicit operator bool() const { return m_plan != nullptr; }

    void operator()(const Frame& frame) const
    {
        const View result = m_y.place(frame, frame.output());
        float* const sums = channelSumsOf(frame.slots.output, frame.at.output);
        ConvolutionAddresses at{m_x.converted(m_context, frame, frame.input()).data, m_w.read(m_context, frame),
                                result.data};
        at.workspace = frame.workspace<void>(m_scratch);
        if (m_epilogue.bias)
            at.bias = m_bias.converted(m_context, frame, {frame.at.parameters[1], DataType::F32}).data;
        if (m_epilogue.summand)
            at.summand = frame.at.inputs[1];
        if (m_epilogue.sums) {
            at.sums = sums;
            at.squares = sums + m_shape.y.c;
        }
        m_plan->run(m_context.stream(), at);
        const float* const bias = m_op.bias && !m_epilogue.bias ? frame.parameter(1) : nullptr;
        if (m_hasSummand && !m_epilogue.summand) {
            m_y.deliver(m_context, frame, frame.output());
            enqueueSummand(m_context, frame.output(), m_shape.y, bias, frame.input(1), sums,
                           frame.workspace<float>(m_partial));
            return;
        }
        if (!m_epilogue)
            enqueueBiasActivation(m_context, result, bias, m_shape.y.elements(), m_shape.y.c, m_op.activation);
        m_y.deliver(m_context, frame, frame.output());
    }

private:
    void choosePlan(const KernelRequest& request)
    {
        const bool sums = mayLeaveSums(m_op, request);
        const ConvolutionEpilogue all{m_op.bias, m_op.activation, m_hasSummand, sums};
        // Sums behind a bias alone are left to batch-norm.
        const bool fusable = m_hasSummand ? request.slots.output->type == m_shape.type : sums && !m_op.bias;
        if (fusable && isReduced(m_shape.type) && mayFuse())
            m_plan = fusedPlan(m_shape, m_context, all);
        if (m_plan)
            m_epilogue = all;
        const ConvolutionEpilogue simple{m_op.bias, m_op.activation};
        if (!m_plan && simple && !m_hasSummand && mayFuse()) {
            m_plan = fusedPlan(m_shape, m_context, simple);
            if (m_plan)
                m_epilogue = simple;
        }
        if (!m_plan)
            m_plan = m_context.vendor().convolution(ConvolutionPass::Forward, m_shape);
        if (m_plan && sums && (m_epilogue.sums || m_hasSummand))
            addChannelSums(*request.slots.output);
    }

    Conv2d m_op;
    ConvolutionShape m_shape;
    bool m_hasSummand; ///< input 1 is added to the result
    CudaContext& m_context;
    Operand m_x;
    Weights m_w;
    Operand m_y, m_bias;
    ConvolutionEpilogue m_epilogue; ///< the plan's
    std::shared_ptr<ConvolutionPlan> m_plan;
    std::size_t m_scratch = 0, m_partial = 0;
};

/// With our own kernels, for shapes without a plan.
Body ownForward(const Conv2d& op, const ConvolutionShape& shape, CudaContext& context, const KernelRequest& request,
                WorkspaceLayout& layout)
{
    ConvolutionShape exact = shape; // the weights are fp32
    exact.type = DataType::F32;
    const Weights w(layout, exact, request);
    return [=, &context](const Frame& frame) {
        OwnConvolution{shape}.forward(context, frame.input(), static_cast<const float*>(w.read(context, frame)),
                                      frame.output());
        enqueueBiasActivation(context, frame.output(), op.bias ? frame.parameter(1) : nullptr, shape.y.elements(),
                              shape.y.c, op.activation);
        if (frame.at.inputs.size() > 1)
            enqueueAdd(context, frame.output(), frame.input(1), frame.output(), shape.y.elements(), Activation::None);
    };
}

Body forwardBody(const Conv2d& op, const ConvolutionShape& shape, CudaContext& context, const KernelRequest& request,
                 WorkspaceLayout& layout)
{
    if (DepthwiseConvolution::handles(shape))
        return depthwiseForward(op, shape, context, request, layout);
    WorkspaceLayout planned = layout;
    if (PlannedForward forward(op, shape, context, request, planned); forward) {
        layout = planned;
        return forward;
    }
    return ownForward(op, shape, context, request, layout);
}

std::unique_ptr<Kernel> makeForward(const Conv2d& op, CudaContext& context, const KernelRequest& request)
{
    WorkspaceLayout layout;
    Body body = forwardBody(op, shapeOf(op, context, request), context, request, layout);
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
    const std::shared_ptr<ConvolutionPlan> plan = context.vendor().convolution(ConvolutionPass::WeightGradient, shape);
    if (!plan) {
        ConvolutionShape exact = shape;
        exact.type = DataType::F32;
        const WeightGradient dw(layout, exact, request);
        return [=, &context](const Frame& frame, View arrived) {
            OwnConvolution{shape}.weightGradient(context, frame.input(), arrived,
                                                 static_cast<float*>(dw.place(frame).data));
            dw.deliver(context, frame);
        };
    }
    const Operand x(layout, shape.x, request.slots.inputs[0]->type, shape.type);
    const Operand dy(layout, shape.y, request.slots.outputGradient->type, shape.type);
    const WeightGradient dw(layout, shape, request);
    const std::size_t scratch = layout.add(plan->workspaceBytes());
    return [=, &context](const Frame& frame, View arrived) {
        plan->run(context.stream(),
                  {x.converted(context, frame, frame.input()).data, dy.converted(context, frame, arrived).data,
                   dw.place(frame).data, nullptr, nullptr, frame.workspace<void>(scratch)});
        dw.deliver(context, frame);
    };
}

GradientBody dataGradientBody(const ConvolutionShape& shape, CudaContext& context, const KernelRequest& request,
                              WorkspaceLayout& layout)
{
    const std::shared_ptr<ConvolutionPlan> plan = context.vendor().convolution(ConvolutionPass::DataGradient, shape);
    if (!plan)
        return [=, &context](const Frame& frame, View arrived) {
            OwnConvolution{shape}.dataGradient(context, arrived, frame.parameter(0), frame.inputGradient());
        };
    const Operand dy(layout, shape.y, request.slots.outputGradient->type, shape.type);
    const Weights w(layout, shape, request);
    const Operand dx(layout, shape.x, request.slots.inputGradients[0]->type, shape.type);
    const std::size_t scratch = layout.add(plan->workspaceBytes());
    return [=, &context](const Frame& frame, View arrived) {
        plan->run(context.stream(),
                  {dy.converted(context, frame, arrived).data, w.read(context, frame),
                   dx.place(frame, frame.inputGradient()).data, nullptr, nullptr, frame.workspace<void>(scratch)});
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
    const bool fed = request.fedBiases && !activates;
    const std::size_t sums = op.bias && !fed ? layout.add(columnSumBytes(context, pixels, shape.y.c)) : 0;
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
        if (fed)
            check(cudaMemcpyAsync(
                      frame.parameterGradient(1), channelSumsOf(frame.slots.outputGradient, frame.at.outputGradient),
                      static_cast<std::size_t>(shape.y.c) * sizeof(float), cudaMemcpyDeviceToDevice, context.stream()),
                  "copy on");
        else if (op.bias)
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
