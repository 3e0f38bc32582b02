// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/dnnl_kernel.h"

namespace trainyard::cpu {
namespace {

using PoolForward = dnnl::pooling_forward;
using Backward = dnnl::pooling_backward;

/// Window in oneDNN's terms.
struct PoolGeometry {
    dnnl::algorithm algorithm;
    dnnl::memory::dims strides, kernel, before, after;

    PoolGeometry(const Pool& op, const Shape& input)
        : algorithm(op.mode == PoolMode::Max ? dnnl::algorithm::pooling_max
                                             : dnnl::algorithm::pooling_avg_exclude_padding),
          strides{op.window.strideHeight, op.window.strideWidth}, kernel{op.window.kernelHeight, op.window.kernelWidth}
    {
        const WindowPlacement placement = place(op.window, input);
        before = {placement.top, placement.left};
        // Pixels beyond the last whole window are skipped, which oneDNN expresses as negative padding.
        const auto rest = [](std::int64_t output, int stride, int size, std::int64_t in, std::int64_t first) {
            return (output - 1) * stride + size - in - first;
        };
        after = {rest(placement.outputHeight, op.window.strideHeight, op.window.kernelHeight, input.h, placement.top),
                 rest(placement.outputWidth, op.window.strideWidth, op.window.kernelWidth, input.w, placement.left)};
    }
};

std::unique_ptr<Kernel> makeForward(const Pool& op, CpuContext& context, const KernelRequest& request)
{
    const KernelArguments<TensorSlot*>& slots = request.slots;
    const bool training = request.direction == Direction::Forward;
    const PoolGeometry g(op, slots.inputs[0]->shape);
    const dnnl::memory::desc source = descOf(*slots.inputs[0]);
    const PoolForward::desc wanted(training ? dnnl::prop_kind::forward_training : dnnl::prop_kind::forward_inference,
                                   g.algorithm, source, anyDesc(slots.output->shape, typeOf(source)), g.strides,
                                   g.kernel, g.before, g.after);
    const PoolForward::primitive_desc desc(wanted, scratchpadAttributes(), context.engine);
    choose(*slots.output, desc.dst_desc());

    auto kernel = std::make_unique<DnnlKernel>(context, request);
    const Operand result = kernel->destination(kernel->output(), desc.dst_desc());
    std::map<int, Operand> arguments{{DNNL_ARG_SRC, kernel->input(0)}, {DNNL_ARG_DST, result}};
    if (training && desc.workspace_desc().get_size() > 0) {
        slots.saved[0]->bytes = desc.workspace_desc().get_size();
        arguments[DNNL_ARG_WORKSPACE] = {Role::Saved, 0, 0, desc.workspace_desc()};
    }
    kernel->add(PoolForward(desc), desc.scratchpad_desc(), arguments);
    kernel->deliver(result, kernel->output());
    kernel->hint = std::make_shared<PoolForward::primitive_desc>(desc);
    kernel->finish();
    return kernel;
}

std::unique_ptr<Kernel> makeBackward(const Pool& op, CpuContext& context, const KernelRequest& request)
{
    const KernelArguments<TensorSlot*>& slots = request.slots;
    const auto& hint =
        *std::static_pointer_cast<PoolForward::primitive_desc>(static_cast<const DnnlKernel*>(request.forward)->hint);
    const PoolGeometry g(op, slots.inputGradients[0]->shape);
    const dnnl::memory::desc source = hint.src_desc();
    auto kernel = std::make_unique<DnnlKernel>(context, request);
    const Operand gradient = kernel->converted(kernel->outputGradient(), hint.dst_desc());
    const Backward::primitive_desc desc({g.algorithm, source, gradient.desc, g.strides, g.kernel, g.before, g.after},
                                        scratchpadAttributes(), context.engine, hint);
    const Operand result = kernel->destination(kernel->inputGradient(0), source);
    std::map<int, Operand> arguments{{DNNL_ARG_DIFF_DST, gradient}, {DNNL_ARG_DIFF_SRC, result}};
    if (hint.workspace_desc().get_size() > 0)
        arguments[DNNL_ARG_WORKSPACE] = {Role::Saved, 0, 0, hint.workspace_desc()};
    kernel->add(Backward(desc), desc.scratchpad_desc(), arguments);
    kernel->deliver(result, kernel->inputGradient(0));
    kernel->finish();
    return kernel;
}

} // namespace

template <>
std::unique_ptr<Kernel> makeKernel(const Pool& op, CpuContext& context, const KernelRequest& request)
{
    return request.direction == Direction::Backward ? makeBackward(op, context, request)
                                                    : makeForward(op, context, request);
}

} // namespace trainyard::cpu
