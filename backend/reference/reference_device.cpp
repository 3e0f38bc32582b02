// SPDX-License-Identifier: Apache-2.0
#include "backend/reference/reference_device.h"

#include "backend/optim/update_rules.h"
#include "backend/reference/reference_kernel.h"

#include <algorithm>
#include <cstring>

namespace trainyard {
namespace reference {
namespace {

KernelArguments<Shape> shapesOf(const KernelArguments<TensorSlot*>& slots)
{
    const auto shape = [](const TensorSlot* slot) { return slot ? slot->shape : Shape{}; };
    const auto list = [&](const std::vector<TensorSlot*>& from) {
        std::vector<Shape> out;
        std::transform(from.begin(), from.end(), std::back_inserter(out), shape);
        return out;
    };
    return {list(slots.inputs),         shape(slots.output),         list(slots.parameters), list(slots.saved),
            list(slots.inputGradients), shape(slots.outputGradient), list(slots.parameterGradients),
            shape(slots.workspace)};
}

template <typename OpType>
class ReferenceKernel final : public Kernel {
public:
    ReferenceKernel(const OpType& op, const KernelRequest& request) : m_op(op)
    {
        m_frame.direction = request.direction;
        m_frame.accumulate = request.accumulate;
        m_frame.shapes = shapesOf(request.slots);
        m_frame.inputShapes = request.inputShapes;
        const ExtraMemory extra = extraMemory(m_op, m_frame);
        if (request.direction == Direction::Forward)
            for (std::size_t s = 0; s < request.slots.saved.size(); ++s)
                request.slots.saved[s]->bytes = extra.saved[s];
        request.slots.workspace->bytes = extra.workspace;
    }
    void bind(const KernelArguments<void*>& addresses) override { m_frame.at = addresses; }
    void run(const StepContext& context) override { reference::run(m_op, m_frame, context); }

private:
    OpType m_op;
    Frame m_frame;
};

class ReferenceOptimizer final : public OptimizerKernel {
public:
    explicit ReferenceOptimizer(const OptimizerRule& rule) : m_rule(rule) {}
    void run(const OptimizerArguments& given, double learningRate) override
    {
        OptimizerArguments arguments = given;
        arguments.mask = m_mask.bits();
        updateMaskedRange(m_rule, arguments, prepareUpdate(m_rule, arguments, learningRate, whole), 0,
                          arguments.length);
    }
    void accumulate(float* sums, const float* values, std::int64_t length, double factor, bool first) override
    {
        trainyard::accumulate(sums, values, length, factor, first, whole);
    }
    void setMask(std::int64_t offset, std::int64_t length, const float* kept) override
    {
        m_mask.set(m_rule.segments.empty() ? 0 : m_rule.segments.back().end, offset, length, kept);
    }
    void clearMasks() override { m_mask.clear(); }

private:
    static void whole(std::int64_t count, std::int64_t, const std::function<void(std::int64_t, std::int64_t)>& body)
    {
        body(0, count);
    }

    OptimizerRule m_rule;
    WeightMask m_mask;
};

class ReferenceDevice final : public Device {
public:
    std::string description() const override { return "reference, plain C++, 1 thread"; }

    std::unique_ptr<Kernel> createKernel(const KernelRequest& request) override
    {
        choosePlain(request.slots);
        return std::visit(
            [&](const auto& op) -> std::unique_ptr<Kernel> {
                return std::make_unique<ReferenceKernel<std::decay_t<decltype(op)>>>(op, request);
            },
            *request.op);
    }
    std::unique_ptr<OptimizerKernel> createOptimizer(const OptimizerRule& rule) override
    {
        return std::make_unique<ReferenceOptimizer>(rule);
    }
    std::shared_ptr<void> allocate(std::size_t bytes) override { return allocateHost(bytes); }
    void write(const TensorSlot& slot, void* address, const float* values) override
    {
        std::memcpy(address, values, slot.bytes);
    }
    void read(const TensorSlot& slot, const void* address, float* values) const override
    {
        std::memcpy(values, address, slot.bytes);
    }

private:
    static void choosePlain(const KernelArguments<TensorSlot*>& slots)
    {
        const auto choose = [](TensorSlot* slot) {
            if (slot)
                slot->choosePlain();
        };
        choose(slots.output);
        for (const auto* list : {&slots.parameters, &slots.inputGradients})
            std::for_each(list->begin(), list->end(), choose);
    }
};

} // namespace
} // namespace reference

std::unique_ptr<Device> makeReferenceDevice()
{
    return std::make_unique<reference::ReferenceDevice>();
}

} // namespace trainyard
