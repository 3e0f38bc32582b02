// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/dnnl_kernel.h"

#include "backend/base/error.h"
#include "backend/cpu/loops.h"

namespace trainyard::cpu {

dnnl::memory::dims dimsOf(const Shape& shape)
{
    return {shape.n, shape.c, shape.h, shape.w};
}

dnnl::memory::desc plainDesc(const Shape& shape)
{
    return {dimsOf(shape), dnnl::memory::data_type::f32, dnnl::memory::format_tag::nhwc};
}

dnnl::memory::desc anyDesc(const Shape& shape)
{
    return {dimsOf(shape), dnnl::memory::data_type::f32, dnnl::memory::format_tag::any};
}

dnnl::memory::desc plainDescFor(const dnnl::memory::desc& desc, const Shape& shape)
{
    if (desc.data.ndims != 5)
        return plainDesc(shape);
    const std::int64_t groups = desc.data.dims[0];
    const std::int64_t filters = shape.n / groups;
    return {{groups, filters, shape.c, shape.h, shape.w},
            dnnl::memory::data_type::f32,
            {filters * shape.sample(), shape.sample(), 1, shape.w * shape.c, shape.c}};
}

dnnl::memory::desc descOf(const TensorSlot& slot)
{
    const auto* layout = static_cast<const DnnlLayout*>(slot.layout.get());
    return layout ? layout->desc : plainDesc(slot.shape);
}

void choose(TensorSlot& slot, const dnnl::memory::desc& desc)
{
    if (slot.bytes != 0)
        return;
    slot.layout = std::make_shared<DnnlLayout>(desc);
    slot.bytes = desc.get_size();
}

DnnlKernel::DnnlKernel(CpuContext& context, const KernelRequest& request) : m_context(context), m_slots(request.slots)
{
}

Operand DnnlKernel::input(std::size_t i) const
{
    return {Role::Input, i, 0, descOf(*m_slots.inputs[i])};
}
Operand DnnlKernel::output() const
{
    return {Role::Output, 0, 0, descOf(*m_slots.output)};
}
Operand DnnlKernel::parameter(std::size_t i) const
{
    return {Role::Parameter, i, 0, descOf(*m_slots.parameters[i])};
}
Operand DnnlKernel::saved(std::size_t i) const
{
    return {Role::Saved, i, 0, {}};
}
Operand DnnlKernel::inputGradient(std::size_t i) const
{
    return {Role::InputGradient, i, 0, descOf(*m_slots.inputGradients[i])};
}
Operand DnnlKernel::outputGradient() const
{
    return {Role::OutputGradient, 0, 0, descOf(*m_slots.outputGradient)};
}
Operand DnnlKernel::parameterGradient(std::size_t i) const
{
    return {Role::ParameterGradient, i, 0, descOf(*m_slots.parameterGradients[i])};
}

Operand DnnlKernel::scratch(const dnnl::memory::desc& desc)
{
    const Operand operand{Role::Workspace, 0, m_workspaceBytes, desc};
    m_workspaceBytes += (desc.get_size() + 63) / 64 * 64;
    return operand;
}

Operand DnnlKernel::scratchFloats(std::int64_t count)
{
    return scratch({{count}, dnnl::memory::data_type::f32, dnnl::memory::format_tag::a});
}

Operand DnnlKernel::converted(const Operand& from, const dnnl::memory::desc& wanted)
{
    if (from.desc == wanted)
        return from;
    const Operand copy = scratch(wanted);
    deliver(from, copy);
    return copy;
}

Operand DnnlKernel::destination(const Operand& target, const dnnl::memory::desc& produced)
{
    return target.desc == produced ? target : scratch(produced);
}

void DnnlKernel::deliver(const Operand& written, const Operand& target)
{
    if (written.desc == target.desc)
        return;
    const dnnl::reorder::primitive_desc reorder(m_context.engine, written.desc, m_context.engine, target.desc,
                                                scratchpadAttributes());
    add(dnnl::reorder(reorder), reorder.scratchpad_desc(), {{DNNL_ARG_FROM, written}, {DNNL_ARG_TO, target}});
}

void DnnlKernel::add(const dnnl::primitive& primitive, const dnnl::memory::desc& scratchpad,
                     const std::map<int, Operand>& arguments)
{
    Launch launch;
    launch.primitive = primitive;
    std::map<int, Operand> all = arguments;
    if (scratchpad.get_size() > 0)
        all[DNNL_ARG_SCRATCHPAD] = scratch(scratchpad);
    for (const auto& [argument, operand] : all) {
        launch.operands.push_back(operand);
        launch.memories.emplace_back(operand.desc, m_context.engine, nullptr);
        launch.arguments.push_back({argument, launch.memories.back().get()});
    }
    m_launches.push_back(std::move(launch));
}

void DnnlKernel::addLoop(std::vector<Operand> operands, Loop loop)
{
    Launch launch;
    launch.operands = std::move(operands);
    launch.loop = std::move(loop);
    m_launches.push_back(std::move(launch));
}

void DnnlKernel::finish()
{
    m_slots.workspace->bytes = m_workspaceBytes;
    m_slots = {};
}

void* DnnlKernel::resolve(const Operand& operand, const KernelArguments<void*>& at) const
{
    const auto pick = [&](const std::vector<void*>& list) {
        return operand.index < list.size() ? list[operand.index] : nullptr;
    };
    switch (operand.role) {
    case Role::Input: return pick(at.inputs);
    case Role::Output: return at.output;
    case Role::Parameter: return pick(at.parameters);
    case Role::Saved: return pick(at.saved);
    case Role::InputGradient: return pick(at.inputGradients);
    case Role::OutputGradient: return at.outputGradient;
    case Role::ParameterGradient: return pick(at.parameterGradients);
    case Role::Workspace: return static_cast<std::byte*>(at.workspace) + operand.offset;
    }
    return nullptr;
}

void DnnlKernel::bind(const KernelArguments<void*>& addresses)
{
    for (Launch& launch : m_launches) {
        launch.addresses.clear();
        for (std::size_t i = 0; i < launch.operands.size(); ++i) {
            launch.addresses.push_back(resolve(launch.operands[i], addresses));
            if (!launch.loop)
                launch.memories[i].set_data_handle(launch.addresses.back());
        }
    }
}

void DnnlKernel::run(const StepContext& context)
{
    // oneDNN's C interface, because the C++ one builds a map of arguments on every call.
    for (Launch& launch : m_launches) {
        if (launch.loop) {
            launch.loop(launch.addresses, context);
            continue;
        }
        const dnnl_status_t status =
            dnnl_primitive_execute(launch.primitive.get(), m_context.stream.get(),
                                   static_cast<int>(launch.arguments.size()), launch.arguments.data());
        if (status != dnnl_success)
            throw Failure(ErrorKind::Device, "run", "a oneDNN primitive",
                          "it ended with status " + std::to_string(static_cast<int>(status)), {},
                          static_cast<int>(status));
    }
}

dnnl::primitive_attr scratchpadAttributes()
{
    dnnl::primitive_attr attributes;
    attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
    return attributes;
}

dnnl::primitive_attr activationAttributes(Activation activation)
{
    dnnl::primitive_attr attributes = scratchpadAttributes();
    dnnl::post_ops operations;
    if (activation == Activation::Relu)
        operations.append_eltwise(1.0f, dnnl::algorithm::eltwise_relu, 0.0f, 0.0f);
    if (activation == Activation::Relu6)
        operations.append_eltwise(1.0f, dnnl::algorithm::eltwise_clip, 0.0f, 6.0f);
    if (activation == Activation::Sigmoid)
        operations.append_eltwise(1.0f, dnnl::algorithm::eltwise_logistic, 0.0f, 0.0f);
    if (activation == Activation::Tanh)
        operations.append_eltwise(1.0f, dnnl::algorithm::eltwise_tanh, 0.0f, 0.0f);
    attributes.set_post_ops(operations);
    return attributes;
}

Operand gradientBehind(DnnlKernel& kernel, Activation activation)
{
    const Operand arrived = kernel.outputGradient();
    if (activation == Activation::None)
        return arrived;
    const Operand output = kernel.output();
    const Operand gradient = kernel.converted(arrived, output.desc);
    const Operand behind = kernel.scratch(output.desc);
    const auto count = static_cast<std::int64_t>(output.desc.get_size() / sizeof(float));
    kernel.addLoop({output, gradient, behind},
                   [activation, count, threads = kernel.context().threads](std::span<void* const> at, const StepContext&) {
                       activationBackward(activation, static_cast<const float*>(at[0]),
                                          static_cast<const float*>(at[1]), static_cast<float*>(at[2]), count, threads);
                   });
    return behind;
}

} // namespace trainyard::cpu
