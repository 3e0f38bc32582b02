// SPDX-License-Identifier: Apache-2.0
#include "backend/reference/reference_kernel.h"

namespace trainyard::reference {

static void run(const NormalizeInput& op, const Frame& frame, const StepContext& context)
{
    const Shape& y = frame.shapes.output;
    float* output = floats(frame.at.output);
    for (std::int64_t i = 0; i < y.elements(); ++i) {
        const auto c = static_cast<std::size_t>(i % y.c);
        const float value =
            op.features ? context.batch.features[i] : static_cast<float>(context.batch.images[i]) / 255.0f;
        output[i] = (value - op.mean[c]) / op.deviation[c];
    }
}

static void run(const Activate& op, const Frame& frame, const StepContext&)
{
    const Shape& shape = frame.inputShapes[0];
    const float* input = floats(frame.at.inputs[0]);
    const float* output = floats(frame.at.output);
    for (std::int64_t i = 0; i < shape.elements(); ++i) {
        if (!frame.backward()) {
            floats(frame.at.output)[i] = activate(op.activation, input[i]);
            continue;
        }
        const float arrived = floats(frame.at.outputGradient)[i];
        floats(frame.at.inputGradients[0])[i] =
            slopeFromOutput(op.activation) ? activationGradient(op.activation, output ? output[i] : 0.0f, arrived)
                                           : activationGradientAt(op.activation, input[i], arrived);
    }
}

static void run(const Pad& op, const Frame& frame, const StepContext&)
{
    const bool backward = frame.backward();
    const Shape& plain = backward ? frame.shapes.inputGradients[0] : frame.shapes.inputs[0];
    const Shape bordered = op.outputShape({&plain, 1});
    float* inside = floats(backward ? frame.at.inputGradients[0] : frame.at.inputs[0]);
    float* outside = floats(backward ? frame.at.outputGradient : frame.at.output);
    for (std::int64_t n = 0; n < plain.n; ++n)
        padImage(op, inside + n * plain.sample(), outside + n * bordered.sample(), plain.h, plain.w, plain.c, backward);
}

static void run(const Add& op, const Frame& frame, const StepContext&)
{
    float* output = floats(frame.at.output);
    if (frame.backward()) {
        for (std::int64_t i = 0; i < frame.shapes.output.elements(); ++i)
            floats(frame.at.inputGradients[0])[i] =
                activationGradient(op.activation, output[i], floats(frame.at.outputGradient)[i]);
        return;
    }
    const float* a = floats(frame.at.inputs[0]);
    const float* b = floats(frame.at.inputs[1]);
    for (std::int64_t i = 0; i < frame.shapes.output.elements(); ++i)
        output[i] = activate(op.activation, a[i] + b[i]);
}

static ExtraMemory extraMemory(const Dropout&, const Frame& frame)
{
    return {{static_cast<std::size_t>(frame.shapes.output.elements()), 0}, 0};
}

static void run(const Dropout& op, const Frame& frame, const StepContext& context)
{
    auto* mask = static_cast<std::uint8_t*>(frame.at.saved[0]);
    const Shape& shape = frame.backward() ? frame.shapes.outputGradient : frame.shapes.output;
    const float* from = floats(frame.backward() ? frame.at.outputGradient : frame.at.inputs[0]);
    float* to = floats(frame.backward() ? frame.at.inputGradients[0] : frame.at.output);
    if (!frame.backward())
        op.drawMasks(context.seed, context.step, Dropout::firstPlace(context.batch.firstInStep, shape),
                     {mask, static_cast<std::size_t>(shape.elements())});
    if (!to)
        return;
    for (std::int64_t i = 0; i < shape.elements(); ++i)
        to[i] = mask[i] ? from[i] * op.scale() : 0.0f;
}

namespace {

template <typename LossType>
void runLoss(const LossType& op, const Frame& frame, const StepContext& context)
{
    const Shape& logits = frame.inputShapes[0];
    const std::int64_t outputs = logits.sample();
    const bool training = frame.direction == Direction::Forward;
    for (std::int64_t n = 0; n < logits.n; ++n)
        addLoss(op,
                {floats(frame.at.inputs[0]) + n * outputs, outputs, context.batch.labels[n], training,
                 1.0f / static_cast<float>(logits.n),
                 training ? floats(frame.at.inputGradients[0]) + n * outputs : nullptr, context.batch.otherLabel(n),
                 context.batch.otherShare(n)},
                *context.sums);
}

} // namespace

static void run(const SoftmaxCrossEntropy& op, const Frame& frame, const StepContext& context)
{
    runLoss(op, frame, context);
}

static void run(const BinaryCrossEntropy& op, const Frame& frame, const StepContext& context)
{
    runLoss(op, frame, context);
}

static void run(const MeanSquaredError& op, const Frame& frame, const StepContext& context)
{
    runLoss(op, frame, context);
}

template <>
OpKernel kernelOf(const NormalizeInput& op)
{
    return opKernel<NormalizeInput>(op, run);
}

template <>
OpKernel kernelOf(const Activate& op)
{
    return opKernel<Activate>(op, run);
}

template <>
OpKernel kernelOf(const Pad& op)
{
    return opKernel<Pad>(op, run);
}

template <>
OpKernel kernelOf(const Add& op)
{
    return opKernel<Add>(op, run);
}

template <>
OpKernel kernelOf(const Dropout& op)
{
    return opKernel<Dropout>(op, run, extraMemory);
}

template <>
OpKernel kernelOf(const SoftmaxCrossEntropy& op)
{
    return opKernel<SoftmaxCrossEntropy>(op, run);
}

template <>
OpKernel kernelOf(const BinaryCrossEntropy& op)
{
    return opKernel<BinaryCrossEntropy>(op, run);
}

template <>
OpKernel kernelOf(const MeanSquaredError& op)
{
    return opKernel<MeanSquaredError>(op, run);
}

} // namespace trainyard::reference
