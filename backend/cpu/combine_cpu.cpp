// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/dnnl_kernel.h"
#include "backend/cpu/loops.h"

#include <cstring>

// Multiplication, concatenation and reshaping.

namespace trainyard::cpu {
namespace {

/// An input's gradient, if needed: written in plain layout, then delivered to its own.
struct PlainGradient {
    Operand target, result;

    PlainGradient(DnnlKernel& kernel, const KernelRequest& request, std::size_t i, DataType type = DataType::F32)
        : target{Role::InputGradient, i, 0, plainDesc(request.inputShapes[i], type)}, result(target)
    {
        if (!request.slots.inputGradients[i])
            return;
        target = kernel.inputGradient(i);
        result = kernel.destination(target, plainDesc(request.inputShapes[i], type));
    }
};

/// Element-wise in the first factor's layout; a gate uses plain NHWC.
std::unique_ptr<Kernel> makeProductBackward(CpuContext& context, const KernelRequest& request)
{
    auto kernel = std::make_unique<DnnlKernel>(context, request);
    const Shape shape = request.inputShapes[0];
    const bool gate = request.inputShapes[1] != shape;
    const dnnl::memory::desc plain = plainDesc(shape);
    const Operand a = kernel->converted(kernel->input(0), plain);
    const Operand b = kernel->converted(kernel->input(1), plainDesc(request.inputShapes[1]));
    const Operand arrived = kernel->converted(kernel->outputGradient(), plain);
    const PlainGradient first(*kernel, request, 0), second(*kernel, request, 1);
    kernel->addLoop({a, b, arrived, first.result, second.result}, [shape, gate, threads = context.threads](
                                                                      std::span<void* const> at, const StepContext&) {
        const float* g = floats(at[2]);
        if (!gate) {
            if (at[3])
                multiplyAll(g, floats(at[1]), floats(at[3]), shape.elements(), threads);
            if (at[4])
                multiplyAll(g, floats(at[0]), floats(at[4]), shape.elements(), threads);
            return;
        }
        const std::int64_t pixels = shape.h * shape.w;
        for (std::int64_t n = 0; n < shape.n; ++n) {
            const std::int64_t offset = n * shape.sample();
            if (at[3])
                gatePixels(g + offset, floats(at[1]) + n * shape.c, floats(at[3]) + offset, pixels, shape.c);
            if (at[4])
                gateGradient(floats(at[0]) + offset, g + offset, floats(at[4]) + n * shape.c, pixels, shape.c);
        }
    });
    for (std::size_t i = 0; i < 2; ++i)
        if (request.slots.inputGradients[i])
            kernel->deliver((i == 0 ? first : second).result, (i == 0 ? first : second).target);
    kernel->finish();
    return kernel;
}

/// Copies `channels` elements per pixel from `from` to `to`.
template <typename T>
void copyChannels(const T* from, std::int64_t fromStride, T* to, std::int64_t toStride, std::int64_t channels,
                  std::int64_t pixels)
{
    for (std::int64_t i = 0; i < pixels; ++i)
        std::copy_n(from + i * fromStride, channels, to + i * toStride);
}

} // namespace

template <>
std::unique_ptr<Kernel> makeKernel(const Multiply&, CpuContext& context, const KernelRequest& request)
{
    if (request.direction == Direction::Backward)
        return makeProductBackward(context, request);
    const Shape shape = request.inputShapes[0];
    const bool gate = request.inputShapes[1] != shape;
    const dnnl::memory::desc wanted =
        gate ? plainDesc(shape) : retyped(descOf(*request.slots.inputs[0]), DataType::F32);
    choose(*request.slots.output, wanted);
    auto kernel = std::make_unique<DnnlKernel>(context, request);
    const Operand target = kernel->output();
    const Operand output = kernel->destination(target, retyped(target.desc, DataType::F32));
    const Operand a = kernel->converted(kernel->input(0), output.desc);
    const Operand b = kernel->converted(kernel->input(1), gate ? plainDesc(request.inputShapes[1]) : output.desc);
    kernel->addLoop({a, b, output}, [shape, gate, count = elementsIn(output.desc),
                                     threads = context.threads](std::span<void* const> at, const StepContext&) {
        if (!gate)
            return multiplyAll(floats(at[0]), floats(at[1]), floats(at[2]), count, threads);
        parallelRange(shape.n, threads, std::max<std::int64_t>(1, kElementGrain / shape.sample()),
                      [&](std::int64_t begin, std::int64_t end) {
                          for (std::int64_t n = begin; n < end; ++n)
                              gatePixels(floats(at[0]) + n * shape.sample(), floats(at[1]) + n * shape.c,
                                         floats(at[2]) + n * shape.sample(), shape.h * shape.w, shape.c);
                      });
    });
    kernel->deliver(output, target);
    kernel->finish();
    return kernel;
}

template <>
std::unique_ptr<Kernel> makeKernel(const Concat&, CpuContext& context, const KernelRequest& request)
{
    const bool backward = request.direction == Direction::Backward;
    TensorSlot& joined = backward ? *request.slots.outputGradient : *request.slots.output;
    const DataType type = joined.type;
    choose(joined, plainDesc(joined.shape));
    auto kernel = std::make_unique<DnnlKernel>(context, request);
    std::vector<Operand> operands{backward ? kernel->converted(kernel->outputGradient(), plainDesc(joined.shape, type))
                                           : kernel->output()};
    std::vector<PlainGradient> gradients;
    for (std::size_t i = 0; i < request.inputShapes.size(); ++i) {
        if (backward)
            gradients.emplace_back(*kernel, request, i, type);
        operands.push_back(backward ? gradients.back().result
                                    : kernel->converted(kernel->input(i), plainDesc(request.inputShapes[i], type)));
    }
    withElement(operands[0].desc, [&](auto element) {
        using T = decltype(element);
        kernel->addLoop(operands, [shapes = request.inputShapes, whole = joined.shape,
                                   backward](std::span<void* const> at, const StepContext&) {
            const std::int64_t pixels = whole.elements() / whole.c;
            T* to = static_cast<T*>(at[0]);
            for (std::size_t i = 0; i < shapes.size(); to += shapes[i++].c) {
                T* part = static_cast<T*>(at[i + 1]);
                if (backward && part)
                    copyChannels(to, whole.c, part, shapes[i].c, shapes[i].c, pixels);
                else if (!backward)
                    copyChannels(part, shapes[i].c, to, whole.c, shapes[i].c, pixels);
            }
        });
    });
    for (std::size_t i = 0; i < gradients.size(); ++i)
        if (request.slots.inputGradients[i])
            kernel->deliver(gradients[i].result, gradients[i].target);
    kernel->finish();
    return kernel;
}

template <>
std::unique_ptr<Kernel> makeKernel(const Reshape&, CpuContext& context, const KernelRequest& request)
{
    const bool backward = request.direction == Direction::Backward;
    const TensorSlot& read = backward ? *request.slots.outputGradient : *request.slots.inputs[0];
    const dnnl::memory::desc from = plainDesc(read.shape, read.type);
    if (!backward)
        choose(*request.slots.output, plainDesc(request.slots.output->shape));
    auto kernel = std::make_unique<DnnlKernel>(context, request);
    const Operand source = kernel->converted(backward ? kernel->outputGradient() : kernel->input(0), from);
    const Operand target = backward ? kernel->inputGradient(0) : kernel->output();
    const Operand result = kernel->destination(
        target, plainDesc(backward ? request.inputShapes[0] : request.slots.output->shape, read.type));
    kernel->addLoop({source, result}, [bytes = from.get_size()](std::span<void* const> at, const StepContext&) {
        std::memcpy(at[1], at[0], bytes);
    });
    kernel->deliver(result, target);
    kernel->finish();
    return kernel;
}

} // namespace trainyard::cpu
