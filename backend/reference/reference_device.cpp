// SPDX-License-Identifier: Apache-2.0
#include "backend/reference/reference_device.h"

#include "backend/ops/float16.h"
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
    return {list(slots.inputs),
            shape(slots.output),
            list(slots.parameters),
            list(slots.saved),
            list(slots.inputGradients),
            shape(slots.outputGradient),
            list(slots.parameterGradients),
            shape(slots.workspace)};
}

/// Emulates 16-bit types: memory holds fp32, and values of a 16-bit tensor are rounded after a kernel has written them.
/// Convolution and dense also get rounded operands.
class Rounding {
public:
    explicit Rounding(const KernelRequest& request)
    {
        const KernelArguments<TensorSlot*>& slots = request.slots;
        m_products = std::holds_alternative<Conv2d>(*request.op) || std::holds_alternative<Dense>(*request.op);
        const TensorSlot* result = request.direction == Direction::Backward ? slots.outputGradient : slots.output;
        m_type = isReduced(result)                                             ? result->type
                 : isReduced(slots.inputs.empty() ? nullptr : slots.inputs[0]) ? slots.inputs[0]->type
                                                                               : DataType::F32;
        m_products = m_products && m_type != DataType::F32;
        m_output = request.direction != Direction::Backward ? roundingOf(slots.output) : Rounded{};
        for (const TensorSlot* gradient : slots.inputGradients)
            m_gradients.push_back(roundingOf(gradient));
        if (!m_products)
            return;
        m_weight.resize(static_cast<std::size_t>(slots.parameters[0]->shape.elements()));
        m_input.resize(static_cast<std::size_t>(slots.inputs[0]->shape.elements()));
        if (request.direction == Direction::Backward)
            m_arrived.resize(static_cast<std::size_t>(slots.outputGradient->shape.elements()));
    }

    /// The addresses for the kernel: those of operands are replaced by rounded copies.
    KernelArguments<void*> before(const KernelArguments<void*>& at)
    {
        KernelArguments<void*> out = at;
        if (!m_products)
            return out;
        out.inputs[0] = copied(at.inputs[0], m_input);
        out.parameters[0] = copied(at.parameters[0], m_weight);
        if (!m_arrived.empty())
            out.outputGradient = copied(at.outputGradient, m_arrived);
        return out;
    }

    void after(const KernelArguments<void*>& at) const
    {
        round(at.output, m_output);
        for (std::size_t i = 0; i < m_gradients.size(); ++i)
            round(at.inputGradients[i], m_gradients[i]);
    }

private:
    /// How many values to round, and to which type.
    struct Rounded {
        std::int64_t count = 0;
        DataType type = DataType::F32;
    };
    static bool isReduced(const TensorSlot* slot) { return slot && trainyard::isReduced(slot->type); }
    static Rounded roundingOf(const TensorSlot* slot)
    {
        return isReduced(slot) ? Rounded{slot->shape.elements(), slot->type} : Rounded{};
    }
    static void round(void* address, Rounded rounded)
    {
        std::transform(floats(address), floats(address) + rounded.count, floats(address),
                       [&](float value) { return roundedTo(rounded.type, value); });
    }
    void* copied(const void* from, std::vector<float>& to) const
    {
        const auto* values = static_cast<const float*>(from);
        std::transform(values, values + to.size(), to.begin(),
                       [this](float value) { return roundedTo(m_type, value); });
        return to.data();
    }

    bool m_products = false;
    DataType m_type = DataType::F32; ///< type of the operands of products
    Rounded m_output;
    std::vector<Rounded> m_gradients;
    std::vector<float> m_weight, m_input, m_arrived;
};

class ReferenceKernel final : public Kernel {
public:
    ReferenceKernel(OpKernel op, const KernelRequest& request) : m_op(std::move(op)), m_rounding(request)
    {
        m_frame.direction = request.direction;
        m_frame.accumulate = request.accumulate;
        m_frame.shapes = shapesOf(request.slots);
        m_frame.inputShapes = request.inputShapes;
        const ExtraMemory extra = m_op.extraMemory ? m_op.extraMemory(m_frame) : ExtraMemory{};
        if (request.direction == Direction::Forward)
            for (std::size_t s = 0; s < request.slots.saved.size(); ++s)
                request.slots.saved[s]->bytes = extra.saved[s];
        request.slots.workspace->bytes = extra.workspace;
    }
    void bind(const KernelArguments<void*>& addresses) override { m_bound = addresses; }
    void run(const StepContext& context) override
    {
        m_frame.at = m_rounding.before(m_bound);
        m_op.run(m_frame, context);
        m_rounding.after(m_bound);
    }

private:
    OpKernel m_op;
    Rounding m_rounding;
    Frame m_frame;
    KernelArguments<void*> m_bound;
};

class ReferenceOptimizer final : public OptimizerKernel {
public:
    explicit ReferenceOptimizer(const OptimizerRule& rule) : m_rule(rule) {}
    void run(const OptimizerArguments& given, double learningRate) override
    {
        OptimizerArguments arguments = given;
        arguments.mask = m_mask.bits();
        updateRange(m_rule, arguments, prepareUpdate(m_rule, arguments, learningRate, whole), 0, arguments.length);
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
        return std::make_unique<ReferenceKernel>(std::visit([](const auto& op) { return kernelOf(op); }, *request.op),
                                                 request);
    }
    std::unique_ptr<OptimizerKernel> createOptimizer(const OptimizerRule& rule) override
    {
        return std::make_unique<ReferenceOptimizer>(rule);
    }
    std::shared_ptr<void> allocate(std::size_t bytes) override { return allocateHost(bytes); }
    void write(const TensorSlot& slot, void* address, const float* values) override
    {
        std::memcpy(address, values, slot.bytes);
        if (isReduced(slot.type))
            std::transform(floats(address), floats(address) + slot.shape.elements(), floats(address),
                           [&](float value) { return roundedTo(slot.type, value); });
    }
    void read(const TensorSlot& slot, const void* address, float* values) const override
    {
        std::memcpy(values, address, slot.bytes);
    }

private:
    static void choosePlain(const KernelArguments<TensorSlot*>& slots)
    {
        const auto choose = [](TensorSlot* slot) {
            if (slot && slot->bytes == 0)
                slot->bytes = static_cast<std::size_t>(slot->shape.elements()) * sizeof(float);
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
