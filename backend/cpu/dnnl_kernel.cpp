// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/dnnl_kernel.h"

#include "backend/base/error.h"
#include "backend/cpu/loops.h"
#include "backend/protocol/reasons_device.h"

#include <algorithm>

namespace trainyard::cpu {

dnnl::memory::dims dimsOf(const Shape& shape)
{
    return {shape.n, shape.c, shape.h, shape.w};
}

namespace {

dnnl::memory::data_type dnnlType(DataType type)
{
    return type == DataType::BF16 ? dnnl::memory::data_type::bf16 : dnnl::memory::data_type::f32;
}

} // namespace

dnnl::memory::desc plainDesc(const Shape& shape, DataType type)
{
    return {dimsOf(shape), dnnlType(type), dnnl::memory::format_tag::nhwc};
}

dnnl::memory::desc anyDesc(const Shape& shape, DataType type)
{
    return {dimsOf(shape), dnnlType(type), dnnl::memory::format_tag::any};
}

dnnl::memory::desc retyped(const dnnl::memory::desc& desc, DataType type)
{
    dnnl::memory::desc out = desc;
    out.data.data_type = type == DataType::BF16 ? dnnl_bf16 : dnnl_f32;
    return out;
}

DataType typeOf(const dnnl::memory::desc& desc)
{
    return desc.data.data_type == dnnl_bf16 ? DataType::BF16 : DataType::F32;
}

std::int64_t elementsIn(const dnnl::memory::desc& desc)
{
    return static_cast<std::int64_t>(desc.get_size() / sizeOf(typeOf(desc)));
}

bool computesReduced(const TensorSlot* a, const TensorSlot* b)
{
    return (a && a->type == DataType::BF16) || (b && b->type == DataType::BF16);
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
    return layout ? layout->desc : plainDesc(slot.shape, slot.type);
}

void choose(TensorSlot& slot, const dnnl::memory::desc& desc)
{
    if (slot.bytes != 0)
        return;
    const auto layout = std::make_shared<DnnlLayout>(retyped(desc, slot.type));
    slot.bytes = layout->desc.get_size();
    slot.layout = layout;
}

namespace {

/// Whether `to` is `from` in bf16 with the rows of its blocks of 16 × 16 in pairs: ABcd16b16a → ABcd8b16a2b.
bool pairsRows(const dnnl::memory::desc& from, const dnnl::memory::desc& to)
{
    const dnnl_blocking_desc_t& a = from.data.format_desc.blocking;
    const dnnl_blocking_desc_t& b = to.data.format_desc.blocking;
    if (typeOf(from) != DataType::F32 || typeOf(to) != DataType::BF16 || a.inner_nblks != 2 || b.inner_nblks != 3)
        return false;
    const auto rows = a.inner_idxs[0];
    const auto columns = a.inner_idxs[1];
    if (a.inner_blks[0] != 16 || a.inner_blks[1] != 16 || b.inner_blks[0] != 8 || b.inner_blks[1] != 16 ||
        b.inner_blks[2] != 2 || b.inner_idxs[0] != rows || b.inner_idxs[1] != columns || b.inner_idxs[2] != rows)
        return false;
    const auto dims = static_cast<std::size_t>(from.data.ndims);
    return std::equal(a.strides, a.strides + dims, b.strides) &&
           std::equal(from.data.padded_dims, from.data.padded_dims + dims, to.data.padded_dims);
}

/// A loop that converts between fp32 and bf16 in the same layout.
DnnlKernel::Loop conversion(const dnnl::memory::desc& from, int threads)
{
    const std::int64_t count = elementsIn(from);
    if (typeOf(from) == DataType::F32)
        return [count, threads](std::span<void* const> at, const StepContext&) {
            convertAll(static_cast<const float*>(at[0]), static_cast<Bfloat16*>(at[1]), count, threads);
        };
    return [count, threads](std::span<void* const> at, const StepContext&) {
        convertAll(static_cast<const Bfloat16*>(at[0]), static_cast<float*>(at[1]), count, threads);
    };
}

} // namespace

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
    if (retyped(written.desc, typeOf(target.desc)) == target.desc)
        return addLoop({written, target}, conversion(written.desc, m_context.threads));
    if (pairsRows(written.desc, target.desc))
        return addLoop({written, target}, [count = elementsIn(written.desc),
                                           threads = m_context.threads](std::span<void* const> at, const StepContext&) {
            convertPairs(static_cast<const float*>(at[0]), static_cast<Bfloat16*>(at[1]), count, threads);
        });
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
    // Use oneDNN's C interface, because the C++ interface builds a map of arguments in every call.
    for (Launch& launch : m_launches) {
        if (launch.loop) {
            launch.loop(launch.addresses, context);
            continue;
        }
        const dnnl_status_t status =
            dnnl_primitive_execute(launch.primitive.get(), m_context.stream.get(),
                                   static_cast<int>(launch.arguments.size()), launch.arguments.data());
        if (status != dnnl_success)
            throw Failure(ErrorKind::Device, "run a oneDNN primitive", {},
                          deviceReason("device.status", static_cast<int>(status)), static_cast<int>(status));
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

DnnlKernel::Loop activationGradientLoop(Activation activation, const dnnl::memory::desc& desc, int threads)
{
    return withElement(desc, [&](auto element) -> DnnlKernel::Loop {
        using T = decltype(element);
        return [activation, count = elementsIn(desc), threads](std::span<void* const> at, const StepContext&) {
            activationBackward(activation, static_cast<const T*>(at[0]), static_cast<const T*>(at[1]),
                               static_cast<T*>(at[2]), count, threads);
        };
    });
}

Operand gradientBehind(DnnlKernel& kernel, Activation activation)
{
    const Operand arrived = kernel.outputGradient();
    if (activation == Activation::None)
        return arrived;
    const Operand output = kernel.output();
    const Operand gradient = kernel.converted(arrived, output.desc);
    const Operand behind = kernel.scratch(output.desc);
    kernel.addLoop({output, gradient, behind},
                   activationGradientLoop(activation, output.desc, kernel.context().threads));
    return behind;
}

} // namespace trainyard::cpu
