// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/channel_layout.h"
#include "backend/cpu/loops.h"

namespace trainyard::cpu {
namespace {

/// Backward of Activate and of Add with an activation: the gradient of the activation's input.
std::unique_ptr<Kernel> makeActivationBackward(Activation activation, CpuContext& context, const KernelRequest& request)
{
    auto kernel = std::make_unique<DnnlKernel>(context, request);
    const Operand seen = slopeFromOutput(activation) ? kernel->output() : kernel->input(0);
    const Operand target = kernel->inputGradient(0);
    const Operand result = kernel->destination(target, seen.desc);
    kernel->addLoop({seen, kernel->converted(kernel->outputGradient(), seen.desc), result},
                    activationGradientLoop(activation, seen.desc, context.threads));
    kernel->deliver(result, target);
    kernel->finish();
    return kernel;
}

/// The mean of each channel's pixels, or its backward pass, which spreads the gradient.
template <typename T>
DnnlKernel::Loop poolLoop(const ChannelLayout& layout, bool backward, int threads)
{
    return [layout, backward, threads](std::span<void* const> a, const StepContext&) {
        const float share = 1.0f / static_cast<float>(layout.pixels);
        parallelRange(layout.tasks(), threads, layout.grain(), [&](std::int64_t begin, std::int64_t end) {
            for (std::int64_t task = begin; task < end; ++task) {
                const std::int64_t first = task % layout.groups * layout.lanes;
                const std::int64_t lanes = std::min(layout.lanes, layout.channels - first);
                T* pixels = static_cast<T*>(a[backward ? 1 : 0]) + layout.taskOffset(task);
                float* means = floats(a[backward ? 0 : 1]) + task / layout.groups * layout.channels + first;
                backward ? spreadMean(means, pixels, layout.pixels, layout.pixelStride, lanes, layout.lanes, share)
                         : meanOfPixels(pixels, means, layout.pixels, layout.pixelStride, lanes, share);
            }
        });
    };
}

/// Normalises pixels by a table of 256 values per channel and writes planes.
template <typename T>
DnnlKernel::Loop planesLoop(const Shape& shape, const std::vector<float>& table, int threads)
{
    std::vector<T> values;
    for (const float value : table)
        values.push_back(stored<T>(value));
    return [shape, values, threads](std::span<void* const> a, const StepContext& step) {
        const std::int64_t pixels = shape.h * shape.w;
        parallelRange(shape.n * shape.c, threads, std::max<std::int64_t>(1, kElementGrain / pixels),
                      [&](std::int64_t begin, std::int64_t end) {
                          for (std::int64_t plane = begin; plane < end; ++plane) {
                              const std::int64_t c = plane % shape.c;
                              const std::uint8_t* from = step.batch.images + plane / shape.c * shape.sample() + c;
                              const T* channel = values.data() + c * 256;
                              T* to = static_cast<T*>(a[0]) + plane * pixels;
                              for (std::int64_t i = 0; i < pixels; ++i)
                                  to[i] = channel[from[i * shape.c]];
                          }
                      });
    };
}

/// The layout for the result of an activation on `slot`: that of the slot. But σ(0) ≠ 0, so sigmoid needs a layout
/// whose padding clearPadding() can reset.
dnnl::memory::desc activatedDesc(Activation activation, const TensorSlot& slot)
{
    return activation == Activation::Sigmoid ? channelDesc(slot) : descOf(slot);
}

void clearPaddingBehind(Activation activation, DnnlKernel& kernel, const Operand& output)
{
    const std::optional<ChannelLayout> layout = channelLayout(output.desc);
    if (activation != Activation::Sigmoid || !layout || layout->paddedChannels() == layout->channels)
        return;
    withElement(output.desc, [&](auto element) {
        kernel.addLoop({output}, [layout = *layout](std::span<void* const> a, const StepContext&) {
            clearPadding(layout, static_cast<decltype(element)*>(a[0]));
        });
    });
}

std::unique_ptr<Kernel> makeFeatureInput(const NormalizeInput& op, CpuContext& context, const KernelRequest& request)
{
    const Shape shape = request.slots.output->shape;
    choose(*request.slots.output, plainDesc(shape));
    auto kernel = std::make_unique<DnnlKernel>(context, request);
    kernel->addLoop({kernel->output()}, [op, shape](std::span<void* const> a, const StepContext& step) {
        for (std::int64_t i = 0; i < shape.elements(); i += shape.c)
            for (std::int64_t c = 0; c < shape.c; ++c)
                floats(a[0])[i + c] = (step.batch.features[i + c] - op.mean[static_cast<std::size_t>(c)]) /
                                      op.deviation[static_cast<std::size_t>(c)];
    });
    kernel->finish();
    return kernel;
}

} // namespace

template <>
std::unique_ptr<Kernel> makeKernel(const Activate& op, CpuContext& context, const KernelRequest& request)
{
    if (request.direction == Direction::Backward)
        return makeActivationBackward(op.activation, context, request);
    choose(*request.slots.output, activatedDesc(op.activation, *request.slots.inputs[0]));
    auto kernel = std::make_unique<DnnlKernel>(context, request);
    const Operand output = kernel->output();
    const Operand input = kernel->converted(kernel->input(0), output.desc);
    withElement(output.desc, [&](auto element) {
        using T = decltype(element);
        kernel->addLoop({input, output}, [activation = op.activation, count = elementsIn(output.desc),
                                          threads = context.threads](std::span<void* const> a, const StepContext&) {
            activateAll(activation, static_cast<const T*>(a[0]), static_cast<T*>(a[1]), count, threads);
        });
    });
    clearPaddingBehind(op.activation, *kernel, output);
    kernel->finish();
    return kernel;
}

template <>
std::unique_ptr<Kernel> makeKernel(const Add& op, CpuContext& context, const KernelRequest& request)
{
    if (request.direction == Direction::Backward)
        return makeActivationBackward(op.activation, context, request);
    choose(*request.slots.output, activatedDesc(op.activation, *request.slots.inputs[0]));
    auto kernel = std::make_unique<DnnlKernel>(context, request);
    const Operand output = kernel->output();
    const Operand a = kernel->converted(kernel->input(0), output.desc);
    const Operand b = kernel->converted(kernel->input(1), output.desc);
    withElement(output.desc, [&](auto element) {
        using T = decltype(element);
        kernel->addLoop({a, b, output}, [activation = op.activation, count = elementsIn(output.desc),
                                         threads = context.threads](std::span<void* const> at, const StepContext&) {
            addActivate(activation, static_cast<const T*>(at[0]), static_cast<const T*>(at[1]), static_cast<T*>(at[2]),
                        count, threads);
        });
    });
    clearPaddingBehind(op.activation, *kernel, output);
    kernel->finish();
    return kernel;
}

template <>
std::unique_ptr<Kernel> makeKernel(const NormalizeInput& op, CpuContext& context, const KernelRequest& request)
{
    const Shape shape = request.slots.output->shape;
    if (op.features)
        return makeFeatureInput(op, context, request);
    // Planes, because they suit a first convolution with few channels.
    const dnnl::memory::desc planes(dimsOf(shape), dnnl::memory::data_type::f32, dnnl::memory::format_tag::nchw);
    choose(*request.slots.output, planes);
    std::vector<float> table; // [channel][pixel]
    for (std::int64_t c = 0; c < shape.c; ++c)
        for (int pixel = 0; pixel < 256; ++pixel)
            table.push_back((static_cast<float>(pixel) / 255.0f - op.mean[static_cast<std::size_t>(c)]) /
                            op.deviation[static_cast<std::size_t>(c)]);
    auto kernel = std::make_unique<DnnlKernel>(context, request);
    kernel->addLoop({kernel->output()}, withElement(kernel->output().desc, [&](auto element) {
                        return planesLoop<decltype(element)>(shape, table, context.threads);
                    }));
    kernel->finish();
    return kernel;
}

template <>
std::unique_ptr<Kernel> makeKernel(const Dropout& op, CpuContext& context, const KernelRequest& request)
{
    const bool backward = request.direction == Direction::Backward;
    const KernelArguments<TensorSlot*>& slots = request.slots;
    const Shape shape = backward ? slots.outputGradient->shape : slots.output->shape;
    const dnnl::memory::desc plain = plainDesc(shape);
    if (!backward) {
        choose(*slots.output, plain);
        if (!slots.saved.empty())
            slots.saved[0]->bytes = static_cast<std::size_t>(shape.elements());
    }
    auto kernel = std::make_unique<DnnlKernel>(context, request);
    const Operand target = backward ? kernel->inputGradient(0) : kernel->output();
    const Operand result = kernel->destination(target, plain);
    const Operand from = kernel->converted(backward ? kernel->outputGradient() : kernel->input(0), plain);
    kernel->addLoop({from, result, {Role::Saved, 0, 0, {}}},
                    [op, backward, shape, count = shape.elements()](std::span<void* const> a, const StepContext& step) {
                        auto* mask = static_cast<std::uint8_t*>(a[2]);
                        if (!backward)
                            op.drawMasks(step.seed, step.step, Dropout::firstPlace(step.batch.firstInStep, shape),
                                         {mask, static_cast<std::size_t>(count)});
                        const float scale = op.scale();
                        for (std::int64_t i = 0; i < count; ++i)
                            floats(a[1])[i] = mask[i] ? floats(a[0])[i] * scale : 0.0f;
                    });
    kernel->deliver(result, target);
    kernel->finish();
    return kernel;
}

template <>
std::unique_ptr<Kernel> makeKernel(const GlobalAveragePool&, CpuContext& context, const KernelRequest& request)
{
    const KernelArguments<TensorSlot*>& slots = request.slots;
    const bool backward = request.direction == Direction::Backward;
    TensorSlot& image = backward ? *slots.inputGradients[0] : *slots.inputs[0];
    TensorSlot& vector = backward ? *slots.outputGradient : *slots.output;
    const dnnl::memory::desc desc = channelDesc(image);
    const dnnl::memory::desc plain = plainDesc(vector.shape); // fp32 for exact sums
    choose(vector, plain);
    auto kernel = std::make_unique<DnnlKernel>(context, request);
    const Operand target = backward ? kernel->inputGradient(0) : kernel->output();
    const Operand result = kernel->destination(target, backward ? desc : plain);
    const Operand from =
        kernel->converted(backward ? kernel->outputGradient() : kernel->input(0), backward ? plain : desc);
    kernel->addLoop({from, result}, withElement(desc, [&](auto element) {
                        return poolLoop<decltype(element)>(*channelLayout(desc), backward, context.threads);
                    }));
    kernel->deliver(result, target);
    kernel->finish();
    return kernel;
}

} // namespace trainyard::cpu
