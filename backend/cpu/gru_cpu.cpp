// SPDX-License-Identifier: Apache-2.0
#include "backend/base/error.h"
#include "backend/cpu/dnnl_kernel.h"
#include "backend/cpu/gru_loops.h"
#include "backend/cpu/loops.h"
#include "backend/protocol/reasons_device.h"

#include <oneapi/dnnl/dnnl.h>

// Our own GRU, because oneDNN's is slower on two threads than on one. The input's part of all steps is one large
// product; the recurrent part takes one block of samples after another through all steps; backward, each weight's
// gradient is one large product.

namespace trainyard::cpu {
namespace {

enum GruParameter : std::size_t { Weight, RecurrentWeight, Bias, RecurrentBias };

struct Sizes {
    std::int64_t samples, steps, features, units;

    Sizes(const Gru& op, const Shape& x) : samples(x.n), steps(x.h), features(x.w * x.c), units(op.units) {}
    std::int64_t rows() const { return steps * samples; }
    std::int64_t gates() const { return 3 * units; }
};

/// C {m, n} = A {m, k} · B {k, n}, row by row; 'T' = the matrix is stored transposed. Uses all threads.
void product(char transA, char transB, std::int64_t m, std::int64_t n, std::int64_t k, const float* a, std::int64_t lda,
             const float* b, std::int64_t ldb, float* c, std::int64_t ldc)
{
    const dnnl_status_t status = dnnl_sgemm(transA, transB, m, n, k, 1.0f, a, lda, b, ldb, 0.0f, c, ldc);
    if (status != dnnl_success)
        throw Failure(ErrorKind::Device, "run a oneDNN matrix product", {},
                      deviceReason("device.status", static_cast<int>(status)), static_cast<int>(status));
}

/// {outer, inner, width} → {inner, outer, width}: samples first ↔ steps first.
void exchange(const float* from, float* to, std::int64_t outer, std::int64_t inner, std::int64_t width)
{
    for (std::int64_t o = 0; o < outer; ++o)
        for (std::int64_t i = 0; i < inner; ++i)
            std::copy_n(from + (o * inner + i) * width, width, to + (i * outer + o) * width);
}

/// Images with one channel have the same layout in planes and pixels, which saves a copy.
Operand plainInput(DnnlKernel& kernel, const Shape& shape)
{
    const Operand input = kernel.input(0);
    const dnnl::memory::desc planes(dimsOf(shape), dnnl::memory::data_type::f32, dnnl::memory::format_tag::nchw);
    return shape.c == 1 && input.desc == planes ? input : kernel.converted(input, plainDesc(shape));
}

std::unique_ptr<Kernel> makeForward(const Gru& op, CpuContext& context, const KernelRequest& request)
{
    const KernelArguments<TensorSlot*>& slots = request.slots;
    const Sizes size(op, request.inputShapes[0]);
    const bool training = request.direction == Direction::Forward;
    choose(*slots.output, plainDesc(slots.output->shape));
    for (TensorSlot* parameter : slots.parameters)
        parameter->choosePlain();
    const std::int64_t states = size.rows() * size.units;
    if (training) {
        slots.saved[0]->bytes = static_cast<std::size_t>(states) * sizeof(float);
        slots.saved[1]->bytes = static_cast<std::size_t>(4 * states) * sizeof(float);
    }
    GruSteps fixed;
    fixed.steps = size.steps;
    fixed.samples = size.samples;
    fixed.units = size.units;
    fixed.threads = context.threads;
    auto kernel = std::make_unique<DnnlKernel>(context, request);
    kernel->addLoop({plainInput(*kernel, request.inputShapes[0]), kernel->parameter(Weight),
                     kernel->parameter(RecurrentWeight), kernel->parameter(Bias), kernel->parameter(RecurrentBias),
                     kernel->output(), training ? kernel->saved(0) : kernel->scratchFloats(states),
                     training ? kernel->saved(1) : kernel->scratchFloats(4 * states),
                     kernel->scratchFloats(size.rows() * size.features),
                     kernel->scratchFloats(fixed.forwardMatrix().floats()),
                     kernel->scratchFloats(fixed.scratchFloats() * context.threads)},
                    [fixed, size, sequence = op.sequence](std::span<void* const> a, const StepContext&) {
                        GruSteps at = fixed;
                        at.bias = floats(a[3]);
                        at.recurrentBias = floats(a[4]);
                        at.states = floats(a[6]);
                        at.gates = floats(a[7]);
                        at.packed = floats(a[9]);
                        at.scratch = floats(a[10]);
                        exchange(floats(a[0]), floats(a[8]), size.samples, size.steps, size.features);
                        packMatrix(at.forwardMatrix(), floats(a[2]), 1, size.units, floats(a[9]));
                        product('N', 'T', size.rows(), size.gates(), size.features, floats(a[8]), size.features,
                                floats(a[1]), size.features, at.gates, 4 * size.units);
                        gruForward(at);
                        const std::int64_t last = (size.steps - 1) * size.samples * size.units;
                        if (sequence)
                            exchange(at.states, floats(a[5]), size.steps, size.samples, size.units);
                        else
                            std::copy_n(at.states + last, size.samples * size.units, floats(a[5]));
                    });
    kernel->finish();
    return kernel;
}

/// Computes the gradients of all parameters from those of the gates; `x` and the states are step-major.
void parameterGradients(const GruSteps& at, const Sizes& size, const float* x, std::span<void* const> gradients)
{
    const std::int64_t units = size.units;
    const std::int64_t stride = 4 * units;
    product('T', 'N', size.gates(), size.features, size.rows(), at.gates, stride, x, size.features,
            floats(gradients[Weight]), size.features);
    // The first step's h is 0, so its rows contribute nothing.
    float* recurrent = floats(gradients[RecurrentWeight]);
    const std::int64_t rows = size.rows() - size.samples;
    if (rows == 0) {
        std::fill_n(recurrent, size.gates() * units, 0.0f);
    } else {
        const float* later = at.gates + size.samples * stride;
        product('T', 'N', 2 * units, units, rows, later, stride, at.states, units, recurrent, units);
        product('T', 'N', units, units, rows, later + 3 * units, stride, at.states, units,
                recurrent + 2 * units * units, units);
    }
    sumRows(at.gates, size.rows(), stride, size.gates(), floats(gradients[Bias]), at.threads);
    std::copy_n(floats(gradients[Bias]), 2 * units, floats(gradients[RecurrentBias]));
    sumRows(at.gates + 3 * units, size.rows(), stride, units, floats(gradients[RecurrentBias]) + 2 * units, at.threads);
}

std::unique_ptr<Kernel> makeBackward(const Gru& op, CpuContext& context, const KernelRequest& request)
{
    const Shape shape = request.inputShapes[0];
    const Sizes size(op, shape);
    GruSteps fixed;
    fixed.steps = size.steps;
    fixed.samples = size.samples;
    fixed.units = size.units;
    fixed.threads = context.threads;
    fixed.sequence = op.sequence;
    const Shape outputShape = op.outputShape({&shape, 1});
    auto kernel = std::make_unique<DnnlKernel>(context, request);
    const bool wanted = request.slots.inputGradients[0] != nullptr;
    const Operand target = wanted ? kernel->inputGradient(0) : Operand{Role::InputGradient, 0, 0, plainDesc(shape)};
    const Operand result = wanted ? kernel->destination(target, plainDesc(shape)) : target;
    kernel->addLoop({plainInput(*kernel, shape), kernel->parameter(Weight), kernel->parameter(RecurrentWeight),
                     kernel->converted(kernel->outputGradient(), plainDesc(outputShape)), kernel->saved(0),
                     kernel->saved(1), kernel->parameterGradient(Weight), kernel->parameterGradient(RecurrentWeight),
                     kernel->parameterGradient(Bias), kernel->parameterGradient(RecurrentBias), result,
                     kernel->scratchFloats(size.rows() * size.features),
                     kernel->scratchFloats(op.sequence ? size.rows() * size.units : 0),
                     kernel->scratchFloats(fixed.backwardMatrix().floats()),
                     kernel->scratchFloats(fixed.scratchFloats() * context.threads)},
                    [fixed, size, wanted](std::span<void* const> a, const StepContext&) {
                        GruSteps at = fixed;
                        at.outputGradient = floats(a[3]);
                        at.states = floats(a[4]);
                        at.gates = floats(a[5]);
                        at.packed = floats(a[13]);
                        at.scratch = floats(a[14]);
                        if (at.sequence) {
                            exchange(floats(a[3]), floats(a[12]), size.samples, size.steps, size.units);
                            at.outputGradient = floats(a[12]);
                        }
                        packMatrix(at.backwardMatrix(), floats(a[2]), size.units, 1, floats(a[13]));
                        gruBackward(at);
                        float* x = floats(a[11]);
                        exchange(floats(a[0]), x, size.samples, size.steps, size.features);
                        parameterGradients(at, size, x, a.subspan(6, 4));
                        if (!wanted)
                            return;
                        product('N', 'N', size.rows(), size.features, size.gates(), at.gates, 4 * size.units,
                                floats(a[1]), size.features, x, size.features);
                        exchange(x, floats(a[10]), size.steps, size.samples, size.features);
                    });
    kernel->deliver(result, target);
    kernel->finish();
    return kernel;
}

} // namespace

template <>
std::unique_ptr<Kernel> makeKernel(const Gru& op, CpuContext& context, const KernelRequest& request)
{
    return request.direction == Direction::Backward ? makeBackward(op, context, request)
                                                    : makeForward(op, context, request);
}

} // namespace trainyard::cpu
