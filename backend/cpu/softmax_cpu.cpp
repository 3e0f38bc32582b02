// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/dnnl_kernel.h"
#include "backend/cpu/loops.h"
#include "backend/cpu/vector_math.h"

namespace trainyard::cpu {
namespace {

TRAINYARD_VECTORISED void forwardRows(const float* x, float* y, std::int64_t rows, std::int64_t channels)
{
    for (; rows > 0; --rows, x += channels, y += channels) {
        float highest = x[0];
#pragma omp simd reduction(max : highest)
        for (std::int64_t c = 1; c < channels; ++c)
            highest = x[c] > highest ? x[c] : highest;
        float total = 0.0f;
#pragma omp simd reduction(+ : total)
        for (std::int64_t c = 0; c < channels; ++c) {
            y[c] = vectorExp(x[c] - highest);
            total += y[c];
        }
        const float share = 1.0f / total;
        for (std::int64_t c = 0; c < channels; ++c)
            y[c] *= share;
    }
}

TRAINYARD_VECTORISED void backwardRows(const float* y, const float* g, float* dx, std::int64_t rows,
                                       std::int64_t channels)
{
    for (; rows > 0; --rows, y += channels, g += channels, dx += channels) {
        float product = 0.0f;
#pragma omp simd reduction(+ : product)
        for (std::int64_t c = 0; c < channels; ++c)
            product += g[c] * y[c];
        for (std::int64_t c = 0; c < channels; ++c)
            dx[c] = y[c] * (g[c] - product);
    }
}

} // namespace

template <>
std::unique_ptr<Kernel> makeKernel(const Softmax&, CpuContext& context, const KernelRequest& request)
{
    const bool backward = request.direction == Direction::Backward;
    const Shape shape = request.inputShapes[0];
    const dnnl::memory::desc plain = plainDesc(shape);
    if (!backward)
        choose(*request.slots.output, plain);
    auto kernel = std::make_unique<DnnlKernel>(context, request);
    const Operand target = backward ? kernel->inputGradient(0) : kernel->output();
    const Operand result = kernel->destination(target, plain);
    const Operand seen = kernel->converted(backward ? kernel->output() : kernel->input(0), plain);
    const Operand arrived = backward ? kernel->converted(kernel->outputGradient(), plain) : seen;
    kernel->addLoop({seen, arrived, result}, [shape, backward, threads = context.threads](std::span<void* const> at,
                                                                                          const StepContext&) {
        const auto* values = static_cast<const float*>(at[0]);
        const auto* gradient = static_cast<const float*>(at[1]);
        auto* out = static_cast<float*>(at[2]);
        const std::int64_t c = shape.c;
        parallelRange(shape.elements() / c, threads, std::max<std::int64_t>(1, kElementGrain / c),
                      [&](std::int64_t begin, std::int64_t end) {
                          backward
                              ? backwardRows(values + begin * c, gradient + begin * c, out + begin * c, end - begin, c)
                              : forwardRows(values + begin * c, out + begin * c, end - begin, c);
                      });
    });
    kernel->deliver(result, target);
    kernel->finish();
    return kernel;
}

} // namespace trainyard::cpu
