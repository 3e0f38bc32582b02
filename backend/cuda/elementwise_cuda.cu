// SPDX-License-Identifier: Apache-2.0
// Element-wise operators: activation, addition, casts.
#include "backend/cuda/each_item.h"
#include "backend/cuda/elementwise.h"
#include "backend/cuda/packs.h"

#include <algorithm>

namespace trainyard::cuda {
namespace {

/// y[i] = compute(a[i], b[i]), sixteen bytes at a time, for tensors of one type. The arena ensures the alignment.
template <typename T, typename Compute>
__device__ inline void combine(const T* a, const T* b, T* y, std::int64_t count, Compute&& compute)
{
    constexpr int N = kWide<T>;
    const std::int64_t packs = count / N;
    forEachItem(packs, [&](std::int64_t i) {
        float left[N], right[N];
        loadPack(a + i * N, left);
        loadPack(b + i * N, right);
        for (int k = 0; k < N; ++k)
            left[k] = compute(left[k], right[k]);
        storePack(y + i * N, left);
    });
    forEachItem(count - packs * N, [&](std::int64_t i) {
        const std::int64_t at = packs * N + i;
        y[at] = fromFloat<T>(compute(toFloat(a[at]), toFloat(b[at])));
    });
}

template <typename T>
__global__ void addPacks(const T* a, const T* b, T* y, std::int64_t count, Activation activation)
{
    combine(a, b, y, count, [activation](float left, float right) { return activated(activation, left + right); });
}

__global__ void addViews(View a, View b, View y, std::int64_t count, Activation activation)
{
    forEachItem(count, [&](std::int64_t i) { y.set(i, activated(activation, a.get(i) + b.get(i))); });
}

__global__ void activateViews(View x, View y, std::int64_t count, Activation activation)
{
    forEachItem(count, [&](std::int64_t i) { y.set(i, activated(activation, x.get(i))); });
}

/// Computed from the output y, or from the input x if the slope needs it.
__global__ void activateBackward(View x, View y, View arrived, View gradient, std::int64_t count, Activation activation)
{
    forEachItem(count, [&](std::int64_t i) {
        gradient.set(i, y ? activationGradient(activation, y.get(i), arrived.get(i))
                          : gradientAtInput(activation, x.get(i), arrived.get(i)));
    });
}

template <typename T>
__global__ void activateBackwardPacks(const T* y, const T* arrived, T* gradient, std::int64_t count,
                                      Activation activation)
{
    combine(y, arrived, gradient, count,
            [activation](float output, float behind) { return activationGradient(activation, output, behind); });
}

template <typename T, typename U>
__global__ void castPacks(const T* from, U* to, std::int64_t count)
{
    constexpr int N = 16 / static_cast<int>(sizeof(T) > sizeof(U) ? sizeof(T) : sizeof(U));
    const std::int64_t packs = count / N;
    forEachItem(packs, [&](std::int64_t i) {
        const auto given = reinterpret_cast<const Pack<T, N>*>(from)[i];
        Pack<U, N> cast;
        for (int k = 0; k < N; ++k)
            cast.values[k] = fromFloat<U>(toFloat(given.values[k]));
        reinterpret_cast<Pack<U, N>*>(to)[i] = cast;
    });
    forEachItem(count - packs * N,
                [&](std::int64_t i) { to[packs * N + i] = fromFloat<U>(toFloat(from[packs * N + i])); });
}

} // namespace

void enqueueAdd(const CudaContext& context, View a, View b, View y, std::int64_t count, Activation activation)
{
    if (a.type != b.type || a.type != y.type)
        return launchItems(context, addViews, count, a, b, y, count, activation);
    withType(a.type, [&](auto type) {
        using T = decltype(type);
        launchItems(context, addPacks<T>, dividedUp(count, kWide<T>), static_cast<const T*>(a.data),
                    static_cast<const T*>(b.data), static_cast<T*>(y.data), count, activation);
    });
}

void enqueueActivationGradient(const CudaContext& context, View x, View y, View arrived, View gradient,
                               std::int64_t count, Activation activation)
{
    if (!y || y.type != arrived.type || y.type != gradient.type)
        return launchItems(context, activateBackward, count, x, y, arrived, gradient, count, activation);
    withType(y.type, [&](auto type) {
        using T = decltype(type);
        launchItems(context, activateBackwardPacks<T>, dividedUp(count, kWide<T>), static_cast<const T*>(y.data),
                    static_cast<const T*>(arrived.data), static_cast<T*>(gradient.data), count, activation);
    });
}

void enqueueCast(const CudaContext& context, View from, View to, std::int64_t count)
{
    withType(from.type, [&](auto t) {
        using T = decltype(t);
        withType(to.type, [&](auto u) {
            using U = decltype(u);
            constexpr std::int64_t kPack = 16 / static_cast<std::int64_t>(std::max(sizeof(T), sizeof(U)));
            launchItems(context, castPacks<T, U>, dividedUp(count, kPack), static_cast<const T*>(from.data),
                        static_cast<U*>(to.data), count);
        });
    });
}

template <>
std::unique_ptr<Kernel> makeKernel(const Activate& op, CudaContext& context, const KernelRequest& request)
{
    auto kernel = std::make_unique<CudaKernel>(request);
    const std::int64_t count = request.inputShapes[0].elements();
    kernel->onRun = [activation = op.activation, count, &context](const Frame& frame) {
        if (!frame.backward())
            return launchItems(context, activateViews, count, frame.input(), frame.output(), count, activation);
        const bool byOutput = slopeFromOutput(activation);
        enqueueActivationGradient(context, byOutput ? View{} : frame.input(), byOutput ? frame.output() : View{},
                                  frame.outputGradient(), frame.inputGradient(), count, activation);
    };
    return kernel;
}

template <>
std::unique_ptr<Kernel> makeKernel(const Add& op, CudaContext& context, const KernelRequest& request)
{
    auto kernel = std::make_unique<CudaKernel>(request);
    const std::int64_t count = request.inputShapes[0].elements();
    kernel->onRun = [activation = op.activation, count, &context](const Frame& frame) {
        if (!frame.backward())
            return enqueueAdd(context, frame.input(0), frame.input(1), frame.output(), count, activation);
        // The gradients of both inputs are equal; the schedule requests only one.
        if (activation == Activation::None)
            return enqueueCast(context, frame.outputGradient(), frame.inputGradient(), count);
        const bool byOutput = slopeFromOutput(activation);
        enqueueActivationGradient(context, byOutput ? View{} : frame.input(), byOutput ? frame.output() : View{},
                                  frame.outputGradient(), frame.inputGradient(), count, activation);
    };
    return kernel;
}

} // namespace trainyard::cuda
