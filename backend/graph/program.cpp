// SPDX-License-Identifier: Apache-2.0
#include "backend/graph/program.h"

#include "backend/base/clock.h"
#include "backend/graph/neighbours.h"

#include <algorithm>

namespace trainyard {
namespace {

/// Maps every entry of a kernel's arguments.
template <typename T, typename Map>
KernelArguments<T> mapped(const KernelArguments<TensorId>& from, Map&& map)
{
    KernelArguments<T> out;
    const auto list = [&](const std::vector<TensorId>& ids) {
        std::vector<T> result;
        std::transform(ids.begin(), ids.end(), std::back_inserter(result), map);
        return result;
    };
    out.inputs = list(from.inputs);
    out.output = map(from.output);
    out.parameters = list(from.parameters);
    out.saved = list(from.saved);
    out.inputGradients = list(from.inputGradients);
    out.outputGradient = map(from.outputGradient);
    out.parameterGradients = list(from.parameterGradients);
    out.workspace = map(from.workspace);
    return out;
}

} // namespace

void Arena::reserve(std::int64_t bytes)
{
    if (m_memory && bytes <= m_bytes)
        return;
    m_memory.reset(); // free the old memory before allocating the larger one
    m_memory = m_device.allocate(static_cast<std::size_t>(bytes));
    m_bytes = bytes;
    ++m_generation;
}

Program::Program(Schedule schedule, Device& device, ParameterStore& store, Arena& arena, std::uint64_t seed,
                 const std::function<void(int, int)>& created)
    : m_schedule(std::move(schedule)), m_device(device), m_store(store), m_arena(arena)
{
    m_device.enter();
    createKernels(created);
    planMemory();
    m_arena.reserve(m_plan.bytes);
    if (!m_store.allocated())
        m_store.allocate(m_device, seed);
}

TensorSlot* Program::slot(TensorId id)
{
    if (!id)
        return nullptr;
    const ScheduledTensor& tensor = m_schedule.tensors[static_cast<std::size_t>(id.value)];
    // A parameter's gradient has the parameter's layout, so they share a slot.
    if (tensor.place != TensorPlace::Arena)
        return &m_store.parameters()[static_cast<std::size_t>(tensor.parameter)].slot;
    return &m_slots[static_cast<std::size_t>(id.value)];
}

void Program::createKernels(const std::function<void(int, int)>& created)
{
    m_slots.resize(m_schedule.tensors.size());
    for (std::size_t t = 0; t < m_slots.size(); ++t) {
        m_slots[t].shape = m_schedule.tensors[t].shape;
        m_slots[t].type = m_schedule.tensors[t].type;
    }
    const auto inherit = [&](TensorId id) {
        const TensorId like = m_schedule.tensors[static_cast<std::size_t>(id.value)].like;
        TensorSlot& own = m_slots[static_cast<std::size_t>(id.value)];
        if (like && own.bytes == 0) {
            own.layout = slot(like)->layout;
            own.bytes = slot(like)->bytes;
        }
    };
    const Neighbours neighbours(m_schedule);
    for (std::size_t k = 0; k < m_schedule.kernels.size(); ++k) {
        const ScheduledKernel& scheduled = m_schedule.kernels[k];
        forEachTensor(scheduled.tensors, inherit);
        KernelRequest request;
        request.op = &scheduled.op;
        request.direction = scheduled.direction;
        request.accumulate = scheduled.accumulate;
        request.inputShapes = scheduled.inputShapes;
        request.feedsBatchNorm = neighbours.feedsBatchNorm[k];
        request.readBy = neighbours.readBy[k];
        request.feedsBiases = neighbours.feedsBiases[k];
        request.fedBiases = neighbours.fedBiases[k];
        request.forward =
            scheduled.forward >= 0 ? m_kernels[static_cast<std::size_t>(scheduled.forward)].get() : nullptr;
        request.slots = mapped<TensorSlot*>(scheduled.tensors, [&](TensorId id) { return slot(id); });
        m_kernels.push_back(m_device.createKernel(request));
        if (created)
            created(static_cast<int>(m_kernels.size()), static_cast<int>(m_schedule.kernels.size()));
    }
}

void Program::planMemory()
{
    std::vector<Lifetime> lives = lifetimes(m_schedule);
    for (std::size_t t = 0; t < lives.size(); ++t)
        lives[t].bytes = lives[t].first < 0 ? 0 : static_cast<std::int64_t>(m_slots[t].bytes);
    m_plan = planArena(lives);
}

void* Program::address(TensorId id) const
{
    if (!id)
        return nullptr;
    const auto index = static_cast<std::size_t>(id.value);
    const ScheduledTensor& tensor = m_schedule.tensors[index];
    if (tensor.place == TensorPlace::Parameter)
        return m_store.valueAddress(tensor.parameter);
    if (tensor.place == TensorPlace::Gradient)
        return m_store.gradientAddress(tensor.parameter);
    return m_slots[index].bytes == 0 ? nullptr : m_arena.address() + m_plan.offsets[index];
}

void Program::bind()
{
    for (std::size_t k = 0; k < m_kernels.size(); ++k)
        m_kernels[k]->bind(mapped<void*>(m_schedule.kernels[k].tensors, [&](TensorId id) { return address(id); }));
    m_boundGeneration = m_arena.generation();
    m_recording.reset();
    m_segments.clear();
}

void Program::prepare()
{
    m_device.enter();
    if (m_boundGeneration != m_arena.generation())
        bind();
}

void Program::feed(const StepContext& context)
{
    prepare();
    for (const std::unique_ptr<Kernel>& kernel : m_kernels)
        kernel->feed(context);
    m_device.feed(context);
}

void Program::launch(const StepContext& context)
{
    launch(context, 0, m_kernels.size());
}

void Program::launch(const StepContext& context, const std::function<void(std::int64_t)>& final)
{
    if (m_finalGradients.empty())
        findFinalGradients();
    std::int64_t told = 0;
    for (std::size_t k = 0; k < m_kernels.size(); ++k) {
        m_kernels[k]->run(context);
        if (m_finalGradients[k] > told)
            final(told = m_finalGradients[k]);
    }
}

void Program::launch(const StepContext& context, std::size_t begin, std::size_t end)
{
    for (std::size_t k = begin; k < end; ++k)
        m_kernels[k]->run(context);
}

void Program::collect(const StepContext& context, std::uint64_t mark)
{
    m_device.wait(mark);
    for (const std::unique_ptr<Kernel>& kernel : m_kernels)
        kernel->collect(context);
}

std::uint64_t Program::enqueue(const StepContext& context)
{
    feed(context);
    m_device.replay(m_recording, [&] { launch(context); });
    return m_device.mark();
}

void Program::run(const StepContext& context)
{
    run(context, nullptr);
}

void Program::run(const StepContext& context, const std::function<void(std::int64_t)>& final, std::vector<double>* ends,
                  const KernelWatch& launched)
{
    const bool looksAtKernels = ends || launched;
    const bool recordable = !looksAtKernels && !context.ranks;
    if (!final && recordable)
        return collect(context, enqueue(context));
    feed(context);
    if (final && m_finalGradients.empty())
        findFinalGradients();
    if (final && recordable && m_device.records()) {
        runSegments(context, final);
        return collect(context, m_device.mark());
    }
    if (ends)
        ends->resize(m_kernels.size());
    std::int64_t told = 0;
    for (std::size_t k = 0; k < m_kernels.size(); ++k) {
        m_kernels[k]->run(context);
        if (ends) {
            m_device.finish(); // otherwise this would measure the enqueuing
            (*ends)[k] = steadyTime();
        }
        if (launched)
            launched(k);
        if (final && m_finalGradients[k] > told)
            final(told = m_finalGradients[k]);
    }
    collect(context, m_device.mark());
}

void Program::runSegments(const StepContext& context, const std::function<void(std::int64_t)>& final)
{
    constexpr std::int64_t kSegment =
        std::int64_t{1} << 20; // floats, one bucket of gradients: a finer split would not start any sum earlier
    if (m_segments.empty()) {
        std::int64_t told = 0;
        for (std::size_t k = 0; k + 1 < m_kernels.size(); ++k)
            if (m_finalGradients[k] - told >= kSegment) {
                m_segments.push_back({k + 1, nullptr});
                told = m_finalGradients[k];
            }
        m_segments.push_back({m_kernels.size(), nullptr});
    }
    std::size_t begin = 0;
    for (Segment& segment : m_segments) {
        m_device.replay(segment.recording, [&] { launch(context, begin, segment.end); });
        begin = segment.end;
        if (m_finalGradients[begin - 1] > 0)
            final(m_finalGradients[begin - 1]);
    }
}

void Program::sitOut(BatchRanks& ranks, const std::function<void(std::int64_t)>& final)
{
    if (final && m_finalGradients.empty())
        findFinalGradients();
    std::int64_t told = 0;
    for (std::size_t k = 0; k < m_kernels.size(); ++k) {
        const ScheduledKernel& kernel = m_schedule.kernels[k];
        if (std::holds_alternative<BatchNorm>(kernel.op))
            syncNothing(ranks, kernel.inputShapes[0].c);
        if (final && m_finalGradients[k] > told)
            final(told = m_finalGradients[k]);
    }
}

void Program::findFinalGradients()
{
    const std::vector<StoredParameter>& parameters = m_store.parameters();
    std::vector<std::size_t> lastWriter(parameters.size(), 0);
    for (std::size_t k = 0; k < m_kernels.size(); ++k)
        for (const TensorId id : m_schedule.kernels[k].tensors.parameterGradients)
            if (id)
                lastWriter[static_cast<std::size_t>(m_schedule.tensors[static_cast<std::size_t>(id.value)].parameter)] =
                    k;
    // Parameters lie in backward order, so each becomes final after those before it; a parameter that two kernels write
    // delays the ones after it.
    m_finalGradients.assign(m_kernels.size(), 0);
    std::size_t writer = 0;
    for (std::size_t p = 0; p < parameters.size(); ++p) {
        if (!parameters[p].parameter.info.trainable)
            continue;
        writer = std::max(writer, lastWriter[p]);
        m_finalGradients[writer] = parameters[p].offset + parameters[p].length;
    }
    for (std::size_t k = 1; k < m_finalGradients.size(); ++k)
        m_finalGradients[k] = std::max(m_finalGradients[k], m_finalGradients[k - 1]);
}

std::vector<double> Program::profile(const StepContext& context)
{
    feed(context);
    m_device.finish();
    std::vector<double> seconds;
    for (const std::unique_ptr<Kernel>& kernel : m_kernels) {
        const double start = steadyTime();
        kernel->run(context);
        m_device.finish();
        seconds.push_back(steadyTime() - start);
    }
    collect(context, m_device.mark());
    return seconds;
}

std::vector<float> Program::read(TensorId id) const
{
    const auto index = static_cast<std::size_t>(id.value);
    std::vector<float> values(static_cast<std::size_t>(m_schedule.tensors[index].shape.elements()));
    m_device.read(m_slots[index], address(id), values.data());
    return values;
}

void Program::write(TensorId id, std::span<const float> values)
{
    m_device.write(m_slots[static_cast<std::size_t>(id.value)], address(id), values.data());
}

std::vector<float> Program::logits() const
{
    return read(m_schedule.logits);
}

} // namespace trainyard
