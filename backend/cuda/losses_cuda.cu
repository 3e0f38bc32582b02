// SPDX-License-Identifier: Apache-2.0
// Losses: one warp per sample, in double, with the formulas of addLoss() in ops/losses.h.
#include "backend/cuda/cuda_kernel.h"
#include "backend/cuda/warp.h"

namespace trainyard::cuda {
namespace {

constexpr unsigned kWarps = 4;
constexpr std::int64_t kResults = 4; ///< more than the number of steps in flight

enum class LossRule { Softmax, Sigmoid, Squared };

struct RowResult {
    double loss;
    std::int32_t top1, top5;
};

struct LossKernelArguments {
    const float* logits;
    float* gradient; ///< null = not needed
    const StepState* state;
    const LossScale* scale;
    RowResult* rows;
    std::int64_t samples, outputs;
    double smoothing; ///< in training
};

/// A sample's targets: may include a share of a second label.
struct Targets {
    std::int32_t label, other;
    double share;
    bool single; ///< one logit for two classes

    __device__ double of(std::int32_t wanted, std::int64_t k) const
    {
        return single ? static_cast<double>(wanted) : (k == wanted ? 1.0 : 0.0);
    }
    __device__ double at(std::int64_t k) const
    {
        return share == 0.0 ? of(label, k) : (1.0 - share) * of(label, k) + share * of(other, k);
    }
};

/// Returns each lane's sum over its logits and writes the gradient times `scale`.
__device__ double softmaxRow(const float* x, float* gradient, const LossKernelArguments& arguments,
                             const Targets& targets, float scale)
{
    const std::int64_t outputs = arguments.outputs;
    float largest = -INFINITY;
    for (std::int64_t k = threadIdx.x; k < outputs; k += 32)
        largest = x[k] > largest || x[k] != x[k] ? x[k] : largest;
    const auto highest = static_cast<double>(warpMax(largest));
    double total = 0.0, shiftedSum = 0.0;
    for (std::int64_t k = threadIdx.x; k < outputs; k += 32) {
        const double shifted = static_cast<double>(x[k]) - highest;
        total += exp(shifted);
        shiftedSum += shifted;
    }
    total = warpSum(total);
    shiftedSum = warpSum(shiftedSum);
    const double logTotal = log(total);
    const double labelLog = static_cast<double>(x[targets.label]) - highest - logTotal;
    const double otherLog =
        targets.share == 0.0 ? labelLog : static_cast<double>(x[targets.other]) - highest - logTotal;
    const auto count = static_cast<double>(outputs);
    const double uniform = arguments.smoothing / count;
    if (gradient)
        for (std::int64_t k = threadIdx.x; k < outputs; k += 32) {
            const double probability = exp(static_cast<double>(x[k]) - highest) / total;
            gradient[k] =
                static_cast<float>(probability - uniform - (1.0 - arguments.smoothing) * targets.at(k)) * scale;
        }
    return -((1.0 - arguments.smoothing) * (labelLog + targets.share * (otherLog - labelLog)) +
             uniform * (shiftedSum - count * logTotal));
}

__device__ double sigmoidRow(const float* x, float* gradient, const LossKernelArguments& arguments,
                             const Targets& targets, float scale)
{
    const auto count = static_cast<double>(arguments.outputs);
    double loss = 0.0;
    for (std::int64_t k = threadIdx.x; k < arguments.outputs; k += 32) {
        const auto value = static_cast<double>(x[k]);
        const double wanted = targets.at(k) * (1.0 - arguments.smoothing) + 0.5 * arguments.smoothing;
        loss += (value > 0.0 ? value : 0.0) - wanted * value + log1p(exp(-fabs(value)));
        if (gradient)
            gradient[k] = static_cast<float>((1.0 / (1.0 + exp(-value)) - wanted) / count) * scale;
    }
    return warpSum(loss) / count;
}

__device__ double squaredRow(const float* x, float* gradient, const LossKernelArguments& arguments,
                             const Targets& targets, float scale)
{
    const auto count = static_cast<double>(arguments.outputs);
    double loss = 0.0;
    for (std::int64_t k = threadIdx.x; k < arguments.outputs; k += 32) {
        const double distance = static_cast<double>(x[k]) - targets.at(k);
        loss += distance * distance;
        if (gradient)
            gradient[k] = static_cast<float>(2.0 * distance / count) * scale;
    }
    return warpSum(loss) / count;
}

__device__ RowResult rankOf(const float* x, std::int64_t outputs, std::int32_t label, float threshold)
{
    const float own = outputs == 1 ? x[0] : x[label];
    const bool counts = own == own;
    if (outputs == 1)
        return {0.0, counts && (own > threshold) == (label == 1) ? 1 : 0, counts ? 1 : 0};
    int before = 0;
    for (std::int64_t k = threadIdx.x; k < outputs; k += 32)
        before += x[k] > own || (x[k] == own && k < label) ? 1 : 0;
    before = warpSum(before);
    return {0.0, counts && before < 1 ? 1 : 0, counts && before < 5 ? 1 : 0};
}

template <LossRule Rule>
__global__ void lossRows(LossKernelArguments arguments)
{
    const std::int64_t n = static_cast<std::int64_t>(blockIdx.x) * kWarps + threadIdx.y;
    if (n >= arguments.samples)
        return;
    const StepState& state = *arguments.state;
    if (n >= state.samples) {
        if (threadIdx.x == 0)
            arguments.rows[n] = {};
        return;
    }
    const float* x = arguments.logits + n * arguments.outputs;
    float* gradient = arguments.gradient ? arguments.gradient + n * arguments.outputs : nullptr;
    const bool mixed = state.otherLabels != nullptr;
    const Targets targets{state.labels[n], mixed ? state.otherLabels[n] : 0,
                          mixed ? static_cast<double>(state.otherShares[n]) : 0.0, arguments.outputs == 1};
    const float scale = arguments.scale->scale / static_cast<float>(arguments.samples);
    RowResult result = rankOf(x, arguments.outputs, targets.label, Rule == LossRule::Squared ? 0.5f : 0.0f);
    if constexpr (Rule == LossRule::Softmax)
        result.loss = softmaxRow(x, gradient, arguments, targets, scale);
    else if constexpr (Rule == LossRule::Sigmoid)
        result.loss = sigmoidRow(x, gradient, arguments, targets, scale);
    else
        result.loss = squaredRow(x, gradient, arguments, targets, scale);
    if (threadIdx.x == 0)
        arguments.rows[n] = result;
}

/// One warp, so that the order is fixed.
__global__ void addRows(const RowResult* rows, std::int64_t samples, const StepState* state, LossSums* results)
{
    LossSums* sums = results + state->turn % kResults;
    double loss = 0.0;
    int top1 = 0, top5 = 0;
    for (std::int64_t n = threadIdx.x; n < samples; n += 32) {
        loss += rows[n].loss;
        top1 += rows[n].top1;
        top5 += rows[n].top5;
    }
    loss = warpSum(loss);
    top1 = warpSum(top1);
    top5 = warpSum(top5);
    if (threadIdx.x == 0) {
        sums->loss = loss;
        sums->top1 = top1;
        sums->top5 = top5;
    }
}

template <LossRule Rule>
std::unique_ptr<Kernel> makeLoss(double smoothing, CudaContext& context, const KernelRequest& request)
{
    const Shape logits = request.inputShapes[0];
    const std::int64_t samples = logits.n;
    request.slots.workspace->bytes = static_cast<std::size_t>(samples) * sizeof(RowResult);
    auto kernel = std::make_unique<CudaKernel>(request);
    // The GPU writes results to page-locked host memory, because the next step may start before they are read.
    const std::shared_ptr<void> results = allocatePinned(kResults * sizeof(LossSums));
    kernel->onFeed = [samples, &context](const Frame&, const StepContext& step) {
        const auto count = static_cast<std::size_t>(samplesOf(step.batch, samples));
        context.inputs().stage(Input::Labels, step.batch.labels, count * sizeof(std::int32_t));
        context.inputs().stage(Input::OtherLabels, step.batch.otherLabels, count * sizeof(std::int32_t));
        context.inputs().stage(Input::OtherShares, step.batch.otherLabels ? step.batch.otherShares : nullptr,
                               count * sizeof(float));
    };
    kernel->onRun = [=, outputs = logits.sample(), &context](const Frame& frame) {
        const bool training = frame.direction == Direction::Forward;
        auto* rows = frame.workspace<RowResult>();
        const LossKernelArguments arguments{static_cast<const float*>(frame.at.inputs[0]),
                                            training ? static_cast<float*>(frame.at.inputGradients[0]) : nullptr,
                                            context.inputs().state(),
                                            context.lossScale(),
                                            rows,
                                            samples,
                                            outputs,
                                            training ? smoothing : 0.0};
        launch(context, lossRows<Rule>, dim3(static_cast<unsigned>(dividedUp(samples, kWarps))), dim3(32, kWarps),
               arguments);
        launch(context, addRows, dim3(1), dim3(32), static_cast<const RowResult*>(rows), samples,
               context.inputs().state(), static_cast<LossSums*>(results.get()));
    };
    kernel->onCollect = [results](const Frame&, const StepContext& step) {
        const LossSums& found = static_cast<const LossSums*>(results.get())[step.turn % kResults];
        step.sums->loss += found.loss;
        step.sums->top1 += found.top1;
        step.sums->top5 += found.top5;
    };
    return kernel;
}

} // namespace

template <>
std::unique_ptr<Kernel> makeKernel(const SoftmaxCrossEntropy& op, CudaContext& context, const KernelRequest& request)
{
    return makeLoss<LossRule::Softmax>(op.smoothing, context, request);
}

template <>
std::unique_ptr<Kernel> makeKernel(const BinaryCrossEntropy& op, CudaContext& context, const KernelRequest& request)
{
    return makeLoss<LossRule::Sigmoid>(op.smoothing, context, request);
}

template <>
std::unique_ptr<Kernel> makeKernel(const MeanSquaredError&, CudaContext& context, const KernelRequest& request)
{
    return makeLoss<LossRule::Squared>(0.0, context, request);
}

} // namespace trainyard::cuda
