// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/dnnl_kernel.h"
#include "backend/cpu/loops.h"

#include <cmath>

// Layer norm and embedding, on plain NHWC.

namespace trainyard::cpu {
namespace {

/// `mean` and `inverse` are null in inference.
TRAINYARD_VECTORISED void forwardRows(const float* x, const float* gamma, const float* beta, float* y, float* mean,
                                      float* inverse, std::int64_t rows, std::int64_t channels, float epsilon)
{
    const float share = 1.0f / static_cast<float>(channels);
    for (std::int64_t row = 0; row < rows; ++row, x += channels, y += channels) {
        float sum = 0.0f;
#pragma omp simd reduction(+ : sum)
        for (std::int64_t c = 0; c < channels; ++c)
            sum += x[c];
        const float m = sum * share;
        float squares = 0.0f;
#pragma omp simd reduction(+ : squares)
        for (std::int64_t c = 0; c < channels; ++c)
            squares += (x[c] - m) * (x[c] - m);
        const float i = 1.0f / std::sqrt(squares * share + epsilon);
        for (std::int64_t c = 0; c < channels; ++c)
            y[c] = (x[c] - m) * i * gamma[c] + beta[c];
        if (mean) {
            mean[row] = m;
            inverse[row] = i;
        }
    }
}

/// Adds to dgamma and dbeta; `dx` may be null.
TRAINYARD_VECTORISED void backwardRows(const float* x, const float* g, const float* gamma, const float* mean,
                                       const float* inverse, float* dx, float* gammaGradient, float* betaGradient,
                                       std::int64_t rows, std::int64_t channels)
{
    const float share = 1.0f / static_cast<float>(channels);
    for (std::int64_t row = 0; row < rows; ++row, x += channels, g += channels) {
        const float m = mean[row];
        const float i = inverse[row];
        float sum = 0.0f;
        float product = 0.0f;
#pragma omp simd reduction(+ : sum, product)
        for (std::int64_t c = 0; c < channels; ++c) {
            const float normal = (x[c] - m) * i;
            gammaGradient[c] += g[c] * normal;
            betaGradient[c] += g[c];
            sum += g[c] * gamma[c];
            product += g[c] * gamma[c] * normal;
        }
        if (!dx)
            continue;
        const float offset = sum * share;
        const float slope = product * share;
        for (std::int64_t c = 0; c < channels; ++c)
            dx[row * channels + c] = i * (g[c] * gamma[c] - offset - (x[c] - m) * i * slope);
    }
}

std::int64_t rowGrain(std::int64_t channels)
{
    return std::max<std::int64_t>(1, kElementGrain / channels);
}

std::unique_ptr<Kernel> makeForward(const LayerNorm& op, CpuContext& context, const KernelRequest& request)
{
    const KernelArguments<TensorSlot*>& slots = request.slots;
    const Shape shape = request.inputShapes[0];
    choose(*slots.output, plainDesc(shape));
    for (TensorSlot* parameter : slots.parameters)
        parameter->choosePlain();
    if (request.direction == Direction::Forward)
        for (TensorSlot* saved : slots.saved)
            saved->bytes = static_cast<std::size_t>(shape.elements() / shape.c) * sizeof(float);
    auto kernel = std::make_unique<DnnlKernel>(context, request);
    kernel->addLoop({kernel->converted(kernel->input(0), plainDesc(shape)), kernel->parameter(0), kernel->parameter(1),
                     kernel->output(), kernel->saved(0), kernel->saved(1)},
                    [shape, epsilon = static_cast<float>(op.epsilon),
                     threads = context.threads](std::span<void* const> at, const StepContext&) {
                        const std::int64_t c = shape.c;
                        parallelRange(
                            shape.elements() / c, threads, rowGrain(c), [&](std::int64_t begin, std::int64_t end) {
                                forwardRows(floats(at[0]) + begin * c, floats(at[1]), floats(at[2]),
                                            floats(at[3]) + begin * c, at[4] ? floats(at[4]) + begin : nullptr,
                                            at[5] ? floats(at[5]) + begin : nullptr, end - begin, c, epsilon);
                            });
                    });
    kernel->finish();
    return kernel;
}

/// Each thread sums the parameter gradients of its rows separately; the sums are then added in order, so that the
/// number of threads determines every bit.
void runBackward(std::span<void* const> at, const Shape& shape, int threads)
{
    const std::int64_t c = shape.c;
    const std::int64_t rows = shape.elements() / c;
    const std::int64_t parts = std::clamp<std::int64_t>(rows / rowGrain(c), 1, threads);
    float* partial = floats(at[8]);
    std::fill_n(partial, 2 * c * parts, 0.0f);
    parallelRange(parts, threads, 1, [&](std::int64_t first, std::int64_t last) {
        for (std::int64_t part = first; part < last; ++part) {
            const std::int64_t begin = rows * part / parts;
            const std::int64_t end = rows * (part + 1) / parts;
            backwardRows(floats(at[0]) + begin * c, floats(at[1]) + begin * c, floats(at[2]), floats(at[3]) + begin,
                         floats(at[4]) + begin, at[5] ? floats(at[5]) + begin * c : nullptr, partial + 2 * c * part,
                         partial + 2 * c * part + c, end - begin, c);
        }
    });
    std::copy_n(partial, c, floats(at[6]));
    std::copy_n(partial + c, c, floats(at[7]));
    for (std::int64_t part = 1; part < parts; ++part)
        for (std::int64_t i = 0; i < c; ++i) {
            floats(at[6])[i] += partial[2 * c * part + i];
            floats(at[7])[i] += partial[2 * c * part + c + i];
        }
}

std::unique_ptr<Kernel> makeBackward(CpuContext& context, const KernelRequest& request)
{
    const Shape shape = request.inputShapes[0];
    const dnnl::memory::desc plain = plainDesc(shape);
    auto kernel = std::make_unique<DnnlKernel>(context, request);
    const bool wanted = request.slots.inputGradients[0] != nullptr;
    const Operand target = wanted ? kernel->inputGradient(0) : Operand{Role::InputGradient, 0, 0, plain};
    const Operand result = wanted ? kernel->destination(target, plain) : target;
    kernel->addLoop({kernel->converted(kernel->input(0), plain), kernel->converted(kernel->outputGradient(), plain),
                     kernel->parameter(0), kernel->saved(0), kernel->saved(1), result, kernel->parameterGradient(0),
                     kernel->parameterGradient(1), kernel->scratchFloats(2 * shape.c * context.threads)},
                    [shape, threads = context.threads](std::span<void* const> at, const StepContext&) {
                        runBackward(at, shape, threads);
                    });
    kernel->deliver(result, target);
    kernel->finish();
    return kernel;
}

} // namespace

template <>
std::unique_ptr<Kernel> makeKernel(const LayerNorm& op, CpuContext& context, const KernelRequest& request)
{
    return request.direction == Direction::Backward ? makeBackward(context, request)
                                                    : makeForward(op, context, request);
}

template <>
std::unique_ptr<Kernel> makeKernel(const Embedding& op, CpuContext& context, const KernelRequest& request)
{
    const bool backward = request.direction == Direction::Backward;
    const KernelArguments<TensorSlot*>& slots = request.slots;
    const Shape shape = request.inputShapes[0];
    auto kernel = std::make_unique<DnnlKernel>(context, request);
    if (!backward) {
        choose(*slots.output, plainDesc(slots.output->shape));
        slots.parameters[0]->choosePlain();
        kernel->addLoop({kernel->converted(kernel->input(0), plainDesc(shape)), kernel->parameter(0), kernel->output()},
                        [op, count = shape.elements()](std::span<void* const> at, const StepContext&) {
                            for (std::int64_t i = 0; i < count; ++i)
                                std::copy_n(floats(at[1]) + op.row(floats(at[0])[i]) * op.width, op.width,
                                            floats(at[2]) + i * op.width);
                        });
        kernel->finish();
        return kernel;
    }
    if (slots.inputGradients[0]) {
        const Operand target = kernel->inputGradient(0);
        kernel->addLoop({target}, [bytes = target.desc.get_size()](std::span<void* const> at, const StepContext&) {
            std::fill_n(static_cast<std::byte*>(at[0]), bytes, std::byte{0});
        });
    }
    kernel->addLoop({kernel->converted(kernel->input(0), plainDesc(shape)),
                     kernel->converted(kernel->outputGradient(), plainDesc(slots.outputGradient->shape)),
                     kernel->parameterGradient(0)},
                    [op, count = shape.elements()](std::span<void* const> at, const StepContext&) {
                        std::fill_n(floats(at[2]), std::int64_t{op.vocabulary} * op.width, 0.0f);
                        for (std::int64_t i = 0; i < count; ++i) {
                            const float* gradient = floats(at[1]) + i * op.width;
                            float* row = floats(at[2]) + op.row(floats(at[0])[i]) * op.width;
                            for (std::int64_t c = 0; c < op.width; ++c)
                                row[c] += gradient[c];
                        }
                    });
    kernel->finish();
    return kernel;
}

} // namespace trainyard::cpu
