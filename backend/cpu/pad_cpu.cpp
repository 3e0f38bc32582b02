// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/channel_layout.h"
#include "backend/cpu/loops.h"

namespace trainyard::cpu {
namespace {

/// The layout of `like` for another shape.
dnnl::memory::desc sameLayout(const dnnl::memory::desc& like, const Shape& shape)
{
    using Tag = dnnl::memory::format_tag;
    const dnnl_blocking_desc_t& blocking = like.data.format_desc.blocking;
    const Tag tag = blocking.inner_nblks == 0 ? Tag::nhwc : blocking.inner_blks[0] == 16 ? Tag::nChw16c : Tag::nChw8c;
    return {dimsOf(shape), like.data_type(), tag};
}

} // namespace

template <>
std::unique_ptr<Kernel> makeKernel(const Pad& op, CpuContext& context, const KernelRequest& request)
{
    const KernelArguments<TensorSlot*>& slots = request.slots;
    const bool backward = request.direction == Direction::Backward;
    const TensorSlot& image = backward ? *slots.inputGradients[0] : *slots.inputs[0];
    TensorSlot& padded = backward ? *slots.outputGradient : *slots.output;
    // The copy supports plain and blocked layouts; others are converted.
    const dnnl::memory::desc wanted = sameLayout(channelDesc(image), image.shape);
    const dnnl::memory::desc bordered = sameLayout(wanted, padded.shape);
    choose(padded, bordered);
    auto kernel = std::make_unique<DnnlKernel>(context, request);
    const Operand target = backward ? kernel->inputGradient(0) : kernel->output();
    const Operand result = kernel->destination(target, backward ? wanted : bordered);
    const Operand from =
        kernel->converted(backward ? kernel->outputGradient() : kernel->input(0), backward ? bordered : wanted);
    withElement(wanted, [&](auto element) {
        using T = decltype(element);
        kernel->addLoop({from, result}, [op, layout = *channelLayout(wanted), shape = image.shape, backward,
                                         pixels = padded.shape.h * padded.shape.w,
                                         threads = context.threads](std::span<void* const> a, const StepContext&) {
            auto* plain = static_cast<T*>(a[backward ? 1 : 0]);
            auto* border = static_cast<T*>(a[backward ? 0 : 1]);
            parallelRange(layout.tasks(), threads, layout.grain(), [&](std::int64_t begin, std::int64_t end) {
                for (std::int64_t task = begin; task < end; ++task)
                    padImage(op, plain + task * layout.pixels * layout.lanes, border + task * pixels * layout.lanes,
                             shape.h, shape.w, layout.lanes, backward);
            });
        });
    });
    kernel->deliver(result, target);
    kernel->finish();
    return kernel;
}

} // namespace trainyard::cpu
