// SPDX-License-Identifier: Apache-2.0
// GRU. The part that does not depend on the state is one product over all steps. The steps themselves are one launch,
// in which each block takes a few samples through time, because one launch per step would cost more than the step.
// ops/gru.h has the formulas.
#include "backend/cuda/each_item.h"
#include "backend/cuda/elementwise.h"
#include "backend/cuda/product.h"

namespace trainyard::cuda {
namespace {

enum Parameter : std::size_t { Weight, RecurrentWeight, Bias, RecurrentBias };

constexpr int kSamples = 4;      ///< per block
constexpr int kMostShared = 512; ///< units of a block's samples that fit into its shared memory
constexpr unsigned kMost = 512;  ///< threads per block
constexpr int kRounds = 3 * kMostShared / static_cast<int>(kMost);

struct GruSize {
    std::int64_t samples, steps, features, units;
    bool sequence;

    __host__ __device__ std::int64_t rows() const { return samples * steps; }
    dim3 blocks() const { return dim3(static_cast<unsigned>(dividedUp(samples, kSamples))); }
    dim3 threads() const
    {
        return dim3(static_cast<unsigned>(std::min<std::int64_t>(kMost, dividedUp(3 * units, 32) * 32)));
    }
};

/// {rows, columns} → {columns, rows}
__global__ void transpose(const float* from, float* to, std::int64_t rows, std::int64_t columns)
{
    forEachItem(rows * columns, [&](std::int64_t i) { to[i % columns * rows + i / columns] = from[i]; });
}

struct GruForward {
    const float* ours;       ///< W x of every step, {samples · steps, 3 · units}
    const float* transposed; ///< Uᵀ, {units, 3 · units}
    const float* bias;
    const float* recurrentBias;
    float* theirs; ///< scratch: U h + c of every sample, {samples, 3 · units}; and h, {samples, units}
    float* states; ///< every h, {samples · steps, units}
    float* gates;  ///< z, r, n, U_n h + c_n of every step; null in inference
};

/// A block's samples. `Shared`: their state and products are in shared memory, for at most kMostShared units.
template <bool Shared>
__global__ void __launch_bounds__(kMost) gruForward(GruForward a, GruSize size)
{
    __shared__ float sharedState[Shared ? kSamples * kMostShared : 1];
    __shared__ float sharedTheirs[Shared ? kSamples * 3 * kMostShared : 1];
    const std::int64_t units = size.units;
    const std::int64_t first = static_cast<std::int64_t>(blockIdx.x) * kSamples;
    const int here = static_cast<int>(size.samples - first < kSamples ? size.samples - first : kSamples);
    float* const theirs = Shared ? sharedTheirs : a.theirs + first * 3 * units;
    float* const state = Shared ? sharedState : a.theirs + (size.samples * 3 + first) * units;
    for (std::int64_t i = threadIdx.x; i < kSamples * units; i += blockDim.x)
        if (Shared || i < here * units)
            state[i] = 0.0f;
    __syncthreads();
    for (std::int64_t t = 0; t < size.steps; ++t) {
        for (std::int64_t j = threadIdx.x; j < 3 * units; j += blockDim.x) {
            float sums[kSamples];
            for (int s = 0; s < kSamples; ++s)
                sums[s] = a.recurrentBias[j];
            if (t > 0)
#pragma unroll 4
                for (std::int64_t k = 0; k < units; ++k) {
                    const float weight = a.transposed[k * 3 * units + j];
                    for (int s = 0; s < kSamples; ++s)
                        if (Shared || s < here)
                            sums[s] += weight * state[s * units + k];
                }
            for (int s = 0; s < kSamples; ++s)
                if (Shared || s < here)
                    theirs[s * 3 * units + j] = sums[s];
        }
        __syncthreads();
        for (std::int64_t i = threadIdx.x; i < here * units; i += blockDim.x) {
            const std::int64_t s = i / units;
            const std::int64_t u = i - s * units;
            const std::int64_t row = (first + s) * size.steps + t;
            const float* ours = a.ours + row * 3 * units;
            const float* own = theirs + s * 3 * units;
            const float z = sigmoidOf(ours[u] + a.bias[u] + own[u]);
            const float r = sigmoidOf(ours[units + u] + a.bias[units + u] + own[units + u]);
            const float q = own[2 * units + u];
            const float candidate = tanhf(ours[2 * units + u] + a.bias[2 * units + u] + r * q);
            const float after = z * state[i] + (1.0f - z) * candidate;
            state[i] = after;
            a.states[row * units + u] = after;
            if (a.gates) {
                float* gates = a.gates + row * 4 * units + u;
                gates[0] = z;
                gates[units] = r;
                gates[2 * units] = candidate;
                gates[3 * units] = q;
            }
        }
        __syncthreads();
    }
}

__global__ void copyStates(const float* states, View y, GruSize size)
{
    const std::int64_t count = (size.sequence ? size.rows() : size.samples) * size.units;
    forEachItem(count, [&](std::int64_t i) {
        const std::int64_t row = size.sequence ? i / size.units : i / size.units * size.steps + size.steps - 1;
        y.set(i, states[row * size.units + i % size.units]);
    });
}

struct GruBackward {
    View arrived;
    const float* recurrentWeight; ///< {3 · units, units}
    const float* states;
    const float* gates;
    float* ours;   ///< gradients of the gates' pre-activations with respect to W's part, {samples · steps, 3 · units}
    float* theirs; ///< the same with respect to U's part
    float* state; ///< scratch: dh of each sample, {samples, units}, and a copy of a step's theirs, {samples, 3 · units}
};

/// As in gruForward(). A thread adds the products of one gate for one unit, since there are three times as many threads
/// as units.
template <bool Shared>
__global__ void __launch_bounds__(kMost) gruBackward(GruBackward a, GruSize size)
{
    __shared__ float sharedState[Shared ? kSamples * kMostShared : 1];
    __shared__ float sharedTheirs[Shared ? kSamples * 3 * kMostShared : 1];
    const std::int64_t units = size.units;
    const std::int64_t first = static_cast<std::int64_t>(blockIdx.x) * kSamples;
    const int here = static_cast<int>(size.samples - first < kSamples ? size.samples - first : kSamples);
    float* const state = Shared ? sharedState : a.state + first * units;
    float* const gate = Shared ? sharedTheirs : a.state + (size.samples + first * 3) * units;
    for (std::int64_t i = threadIdx.x; Shared && i < kSamples * 3 * units; i += blockDim.x)
        gate[i] = 0.0f; // samples that are not there
    __syncthreads();
    for (std::int64_t t = size.steps - 1; t >= 0; --t) {
        for (std::int64_t i = threadIdx.x; i < here * units; i += blockDim.x) {
            const std::int64_t s = i / units;
            const std::int64_t n = first + s;
            const std::int64_t u = i - s * units;
            const std::int64_t row = n * size.steps + t;
            const float* gates = a.gates + row * 4 * units + u;
            const float z = gates[0], r = gates[units], candidate = gates[2 * units], q = gates[3 * units];
            const float before = t > 0 ? a.states[(row - 1) * units + u] : 0.0f;
            float total = t + 1 == size.steps ? 0.0f : state[i];
            if (size.sequence || t + 1 == size.steps)
                total += a.arrived.get((size.sequence ? row : n) * units + u);
            const float dn = total * (1.0f - z) * (1.0f - candidate * candidate);
            const float dz = total * (before - candidate) * z * (1.0f - z);
            const float dr = dn * q * r * (1.0f - r);
            float* ours = a.ours + row * 3 * units + u;
            float* theirs = a.theirs + row * 3 * units + u;
            float* own = gate + s * 3 * units + u;
            own[0] = ours[0] = theirs[0] = dz;
            own[units] = ours[units] = theirs[units] = dr;
            ours[2 * units] = dn;
            own[2 * units] = theirs[2 * units] = dn * r;
            state[i] = total * z;
        }
        __syncthreads();
        float sums[kRounds][kSamples] = {};
        const auto addGate = [&](std::int64_t i, float(&sum)[kSamples]) {
            const std::int64_t g = i / units, k = i - g * units;
#pragma unroll 4
            for (std::int64_t j = g * units; j < (g + 1) * units; ++j) {
                const float weight = a.recurrentWeight[j * units + k];
                for (int s = 0; s < kSamples; ++s)
                    if (Shared || s < here)
                        sum[s] += weight * gate[s * 3 * units + j];
            }
        };
        if constexpr (Shared) {
#pragma unroll
            for (int round = 0; round < kRounds; ++round)
                if (const std::int64_t i = threadIdx.x + round * static_cast<std::int64_t>(blockDim.x); i < 3 * units)
                    addGate(i, sums[round]);
            __syncthreads(); // nobody reads the gates any more, so the sums take their place
#pragma unroll
            for (int round = 0; round < kRounds; ++round)
                if (const std::int64_t i = threadIdx.x + round * static_cast<std::int64_t>(blockDim.x); i < 3 * units)
                    for (int s = 0; s < kSamples; ++s)
                        gate[s * 3 * units + i] = sums[round][s];
            __syncthreads();
            for (std::int64_t i = threadIdx.x; i < here * units; i += blockDim.x) {
                const std::int64_t s = i / units;
                const float* parts = gate + s * 3 * units + (i - s * units);
                state[i] += parts[0] + parts[units] + parts[2 * units];
            }
        } else {
            for (std::int64_t k = threadIdx.x; k < units; k += blockDim.x) {
                float sum[kSamples] = {};
                for (std::int64_t g = 0; g < 3; ++g)
                    addGate(g * units + k, sum);
                for (int s = 0; s < here; ++s)
                    state[s * units + k] += sum[s];
            }
        }
        __syncthreads();
    }
}

/// The state before each step.
__global__ void shiftStates(const float* states, float* before, GruSize size)
{
    forEachItem(size.rows() * size.units,
                [&](std::int64_t i) { before[i] = i / size.units % size.steps > 0 ? states[i - size.units] : 0.0f; });
}

GruSize sizeOf(const Gru& op, const Shape& x)
{
    return {x.n, x.h, x.w * x.c, op.units, op.sequence};
}

std::size_t floatBytes(std::int64_t count)
{
    return static_cast<std::size_t>(count) * sizeof(float);
}

/// x as fp32: x itself, or a copy in the workspace.
const float* asFloats(const CudaContext& context, const Frame& frame, std::size_t offset)
{
    const View x = frame.input();
    if (x.type == DataType::F32)
        return static_cast<const float*>(x.data);
    auto* copy = frame.workspace<float>(offset);
    enqueueCast(context, x, {copy, DataType::F32}, frame.inputShapes[0].elements());
    return copy;
}

std::unique_ptr<Kernel> makeForward(const Gru& op, CudaContext& context, const KernelRequest& request)
{
    const GruSize size = sizeOf(op, request.inputShapes[0]);
    const bool training = request.direction == Direction::Forward;
    if (training) {
        request.slots.saved[0]->bytes = floatBytes(size.rows() * size.units);
        request.slots.saved[1]->bytes = 4 * request.slots.saved[0]->bytes;
    }
    const std::shared_ptr<ProductPlan> product =
        planProduct(context, {size.rows(), 3 * size.units, size.features, false, true});
    WorkspaceLayout layout;
    const std::size_t input = layout.add(floatBytes(size.rows() * size.features));
    const std::size_t ours = layout.add(floatBytes(size.rows() * 3 * size.units));
    const std::size_t transposed = layout.add(floatBytes(size.units * 3 * size.units));
    const std::size_t theirs = layout.add(floatBytes(size.samples * 4 * size.units));
    const std::size_t states = layout.add(training ? 0 : floatBytes(size.rows() * size.units));
    const std::size_t scratch = layout.add(product->workspaceBytes());
    request.slots.workspace->bytes = layout.bytes();
    auto kernel = std::make_unique<CudaKernel>(request);
    kernel->onRun = [=, &context](const Frame& frame) {
        product->run(context.stream(), asFloats(context, frame, input), frame.parameter(Weight),
                     frame.workspace<float>(ours), frame.workspace<void>(scratch));
        launchItems(context, transpose, 3 * size.units * size.units,
                    static_cast<const float*>(frame.parameter(RecurrentWeight)), frame.workspace<float>(transposed),
                    3 * size.units, size.units);
        const GruForward arguments{frame.workspace<float>(ours),
                                   frame.workspace<float>(transposed),
                                   frame.parameter(Bias),
                                   frame.parameter(RecurrentBias),
                                   frame.workspace<float>(theirs),
                                   training ? frame.saved<float>(0) : frame.workspace<float>(states),
                                   training ? frame.saved<float>(1) : nullptr};
        launch(context, size.units <= kMostShared ? gruForward<true> : gruForward<false>, size.blocks(), size.threads(),
               arguments, size);
        launchItems(context, copyStates, (size.sequence ? size.rows() : size.samples) * size.units,
                    static_cast<const float*>(arguments.states), frame.output(), size);
    };
    return kernel;
}

std::unique_ptr<Kernel> makeBackward(const Gru& op, CudaContext& context, const KernelRequest& request)
{
    const GruSize size = sizeOf(op, request.inputShapes[0]);
    const TensorSlot* inputGradient = request.slots.inputGradients[0];
    const std::shared_ptr<ProductPlan> weightProduct =
        planProduct(context, {3 * size.units, size.features, size.rows(), true, false});
    const std::shared_ptr<ProductPlan> recurrentProduct =
        planProduct(context, {3 * size.units, size.units, size.rows(), true, false});
    std::shared_ptr<ProductPlan> inputProduct;
    if (inputGradient)
        inputProduct = planProduct(
            context, {size.rows(), size.features, 3 * size.units, false, false, DataType::F32, inputGradient->type});
    WorkspaceLayout layout;
    const std::size_t input = layout.add(floatBytes(size.rows() * size.features));
    const std::size_t ours = layout.add(floatBytes(size.rows() * 3 * size.units));
    const std::size_t theirs = layout.add(floatBytes(size.rows() * 3 * size.units));
    const std::size_t state = layout.add(floatBytes(size.samples * 4 * size.units));
    const std::size_t before = layout.add(floatBytes(size.rows() * size.units));
    const std::size_t sums = layout.add(columnSumBytes(context, size.rows(), 3 * size.units));
    const std::size_t scratch =
        layout.add(std::max({weightProduct->workspaceBytes(), recurrentProduct->workspaceBytes(),
                             inputProduct ? inputProduct->workspaceBytes() : 0}));
    request.slots.workspace->bytes = layout.bytes();
    auto kernel = std::make_unique<CudaKernel>(request);
    kernel->onRun = [=, &context](const Frame& frame) {
        const GruBackward arguments{frame.outputGradient(),       frame.parameter(RecurrentWeight),
                                    frame.saved<float>(0),        frame.saved<float>(1),
                                    frame.workspace<float>(ours), frame.workspace<float>(theirs),
                                    frame.workspace<float>(state)};
        launch(context, size.units <= kMostShared ? gruBackward<true> : gruBackward<false>, size.blocks(),
               size.threads(), arguments, size);
        launchItems(context, shiftStates, size.rows() * size.units, static_cast<const float*>(frame.saved<float>(0)),
                    frame.workspace<float>(before), size);
        void* at = frame.workspace<void>(scratch);
        weightProduct->run(context.stream(), arguments.ours, asFloats(context, frame, input),
                           frame.parameterGradient(Weight), at);
        recurrentProduct->run(context.stream(), arguments.theirs, frame.workspace<float>(before),
                              frame.parameterGradient(RecurrentWeight), at);
        if (inputProduct)
            inputProduct->run(context.stream(), arguments.ours, frame.parameter(Weight), frame.at.inputGradients[0],
                              at);
        for (const auto& [gradient, parameter] :
             {std::pair{arguments.ours, Bias}, std::pair{arguments.theirs, RecurrentBias}})
            enqueueColumnSums(context, {gradient, DataType::F32}, size.rows(), 3 * size.units,
                              frame.parameterGradient(parameter), frame.workspace<void>(sums));
    };
    return kernel;
}

} // namespace

template <>
std::unique_ptr<Kernel> makeKernel(const Gru& op, CudaContext& context, const KernelRequest& request)
{
    return request.direction == Direction::Backward ? makeBackward(op, context, request)
                                                    : makeForward(op, context, request);
}

} // namespace trainyard::cuda
