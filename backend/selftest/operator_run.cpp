// SPDX-License-Identifier: Apache-2.0
#include "backend/selftest/operator_run.h"

#include "backend/selftest/compare.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace trainyard::selftest {
namespace {

Activation activationOf(const Op& op)
{
    return std::visit(
        [](const auto& o) {
            if constexpr (requires { o.activation; })
                return o.activation;
            else
                return Activation::None;
        },
        op);
}

bool hasKink(Activation activation)
{
    return activation == Activation::Relu || activation == Activation::Relu6;
}

/// A tensor with its own memory on the device.
struct Held {
    TensorSlot slot;
    std::shared_ptr<void> memory;

    void allocate(Device& device)
    {
        slot.choosePlain();
        memory = device.allocate(slot.bytes);
    }
    std::vector<float> read(const Device& device) const
    {
        std::vector<float> values(static_cast<std::size_t>(slot.shape.elements()));
        device.read(slot, memory.get(), values.data());
        return values;
    }
};

/// The tensors of an operator and its two kernels.
class OperatorBench {
public:
    OperatorBench(Device& device, const OperatorCase& operatorCase, Direction direction, bool accumulate, DataType type)
        : m_device(device), m_case(operatorCase)
    {
        device.enter();
        for (const Shape& shape : operatorCase.inputs) {
            m_inputs.push_back({{shape, type, nullptr, 0}, nullptr});
            m_inputs.back().slot.bytes =
                static_cast<std::size_t>(shape.elements()) * sizeof(float); // enough for every type
        }
        for (const ParameterInfo& info : parametersOf(operatorCase.op, operatorCase.inputs)) {
            m_parameters.push_back({{info.shape, DataType::F32, nullptr, 0}, nullptr});
            m_trainable.push_back(info.trainable);
        }
        m_output.slot.shape = outputShape(operatorCase.op, operatorCase.inputs);
        m_output.slot.type = allowsReduced(operatorCase.op) ? type : DataType::F32;
        m_saved.resize(static_cast<std::size_t>(savedCount(operatorCase.op)));
        for (Held& saved : m_saved)
            saved.slot.shape = m_output.slot.shape;
        m_forward = device.createKernel(forwardRequest(direction));
        if (direction == Direction::Forward) {
            for (const Held& input : m_inputs)
                m_inputGradients.push_back({input.slot, nullptr});
            m_outputGradient.slot = m_output.slot;
            m_backward = device.createKernel(backwardRequest(accumulate));
        }
        allocate();
    }

    OperatorResult run(const OperatorValues& values, const std::vector<float>* accumulated)
    {
        for (std::size_t i = 0; i < m_inputs.size(); ++i)
            m_device.write(m_inputs[i].slot, m_inputs[i].memory.get(), values.inputs[i].data());
        for (std::size_t p = 0; p < m_parameters.size(); ++p)
            m_device.write(m_parameters[p].slot, m_parameters[p].memory.get(), values.parameters[p].data());
        LossSums sums;
        const StepContext context{{}, 11, 3, &sums};
        m_forward->bind(addresses(false));
        m_forward->feed(context);
        m_device.feed(context);
        m_forward->run(context);
        OperatorResult result;
        result.output = m_output.read(m_device);
        if (m_backward) {
            m_device.write(m_outputGradient.slot, m_outputGradient.memory.get(), values.outputGradient.data());
            if (accumulated)
                m_device.write(m_inputGradients[0].slot, m_inputGradients[0].memory.get(), accumulated->data());
            m_backward->bind(addresses(true));
            m_backward->run(context);
            for (const Held& gradient : m_inputGradients)
                result.inputGradients.push_back(gradient.read(m_device));
            if (std::holds_alternative<Add>(m_case.op)) // both inputs share the first one's gradient
                result.inputGradients.resize(1);
            for (std::size_t p = 0; p < m_parameters.size(); ++p)
                if (m_trainable[p])
                    result.parameterGradients.push_back(m_parameterGradients[p].read(m_device));
        }
        for (const Held& parameter : m_parameters)
            result.parameters.push_back(parameter.read(m_device));
        return result;
    }

private:
    KernelRequest forwardRequest(Direction direction)
    {
        KernelRequest request;
        request.op = &m_case.op;
        request.direction = direction;
        request.inputShapes = m_case.inputs;
        for (Held& input : m_inputs)
            request.slots.inputs.push_back(&input.slot);
        for (Held& parameter : m_parameters)
            request.slots.parameters.push_back(&parameter.slot);
        if (direction == Direction::Forward)
            for (Held& saved : m_saved)
                request.slots.saved.push_back(&saved.slot);
        request.slots.output = &m_output.slot;
        request.slots.workspace = &m_forwardWorkspace.slot;
        return request;
    }

    KernelRequest backwardRequest(bool accumulate)
    {
        const BackwardNeeds needs = backwardNeeds(m_case.op);
        KernelRequest request = forwardRequest(Direction::Forward);
        request.direction = Direction::Backward;
        request.accumulate = accumulate;
        request.forward = m_forward.get();
        for (TensorSlot*& input : request.slots.inputs)
            input = needs.input ? input : nullptr;
        request.slots.output = needs.output ? &m_output.slot : nullptr;
        for (Held& gradient : m_inputGradients)
            request.slots.inputGradients.push_back(&gradient.slot);
        request.slots.outputGradient = &m_outputGradient.slot;
        for (std::size_t p = 0; p < m_parameters.size(); ++p)
            request.slots.parameterGradients.push_back(m_trainable[p] ? &m_parameters[p].slot : nullptr);
        request.slots.workspace = &m_backwardWorkspace.slot;
        return request;
    }

    void allocate()
    {
        for (auto* list : {&m_inputs, &m_parameters})
            for (Held& held : *list)
                held.allocate(m_device);
        m_output.allocate(m_device);
        for (Held* optional : {&m_forwardWorkspace, &m_backwardWorkspace})
            optional->memory = m_device.allocate(optional->slot.bytes);
        for (Held& saved : m_saved)
            saved.memory = saved.slot.bytes > 0 ? m_device.allocate(saved.slot.bytes) : nullptr;
        if (!m_backward)
            return;
        for (Held& gradient : m_inputGradients)
            gradient.allocate(m_device);
        m_outputGradient.allocate(m_device);
        m_parameterGradients = m_parameters;
        for (Held& gradient : m_parameterGradients)
            gradient.allocate(m_device);
    }

    KernelArguments<void*> addresses(bool backward) const
    {
        const BackwardNeeds needs = backwardNeeds(m_case.op);
        KernelArguments<void*> at;
        for (const Held& input : m_inputs)
            at.inputs.push_back(!backward || needs.input ? input.memory.get() : nullptr);
        at.output = !backward || needs.output ? m_output.memory.get() : nullptr;
        for (const Held& parameter : m_parameters)
            at.parameters.push_back(parameter.memory.get());
        if (m_backward)
            for (const Held& saved : m_saved)
                at.saved.push_back(saved.memory.get());
        at.workspace = (backward ? m_backwardWorkspace : m_forwardWorkspace).memory.get();
        if (!backward)
            return at;
        for (const Held& gradient : m_inputGradients)
            at.inputGradients.push_back(gradient.memory.get());
        at.outputGradient = m_outputGradient.memory.get();
        for (std::size_t p = 0; p < m_parameters.size(); ++p)
            at.parameterGradients.push_back(m_trainable[p] ? m_parameterGradients[p].memory.get() : nullptr);
        return at;
    }

    Device& m_device;
    const OperatorCase& m_case;
    std::vector<Held> m_inputs, m_inputGradients, m_parameters, m_saved, m_parameterGradients;
    std::vector<bool> m_trainable;
    Held m_output, m_outputGradient, m_forwardWorkspace, m_backwardWorkspace;
    std::unique_ptr<Kernel> m_forward, m_backward;
};

} // namespace

std::vector<OperatorCase> operatorCases()
{
    const auto window = [](int kh, int kw, int sh, int sw, int top, int bottom, int left, int right) {
        return Window{kh, kw, sh, sw, PaddingMode::Explicit, top, bottom, left, right};
    };
    const Window same3 = Window::square(3, 1, PaddingMode::Same);
    const Window pool2 = Window::square(2, 2, PaddingMode::Valid);
    return {
        {"conv 3x3 same", Conv2d{5, same3, true, Activation::None}, {{2, 7, 5, 3}}},
        {"conv 3x3 stride 2 padded", Conv2d{16, Window::padded(3, 2, 1), false, Activation::None}, {{3, 8, 9, 16}}},
        {"conv 3x3 stride 2 same",
         Conv2d{18, Window::square(3, 2, PaddingMode::Same), true, Activation::None},
         {{2, 8, 8, 17}}},
        {"conv 1x1 stride 2", Conv2d{32, Window::padded(1, 2, 0), false, Activation::None}, {{2, 8, 8, 16}}},
        {"conv 5x2 uneven", Conv2d{7, window(5, 2, 2, 1, 1, 3, 0, 2), true, Activation::None}, {{2, 9, 6, 4}}},
        {"conv valid grey",
         Conv2d{16, Window::square(3, 1, PaddingMode::Valid), true, Activation::Relu},
         {{2, 9, 9, 1}}},
        {"conv relu", Conv2d{32, same3, true, Activation::Relu}, {{2, 6, 6, 16}}},
        {"conv relu6 odd channels", Conv2d{13, same3, true, Activation::Relu6}, {{2, 6, 6, 5}}},
        {"conv one-dimensional", Conv2d{6, window(1, 5, 1, 2, 0, 0, 1, 2), true, Activation::None}, {{3, 1, 13, 5}}},
        {"conv groups",
         Conv2d{18, Window::square(3, 2, PaddingMode::Same), true, Activation::None, 3},
         {{2, 7, 6, 12}}},
        {"conv groups of whole vectors", Conv2d{32, same3, true, Activation::Relu, 2}, {{2, 5, 6, 32}}},
        {"conv depthwise", Conv2d{32, same3, false, Activation::None, 32}, {{2, 7, 5, 32}}},
        {"conv depthwise stride 2 odd channels",
         Conv2d{13, Window::square(3, 2, PaddingMode::Same), true, Activation::Relu6, 13},
         {{2, 8, 9, 13}}},
        {"conv depthwise stride 2 padded unevenly",
         Conv2d{24, Window::square(3, 2, PaddingMode::Same), false, Activation::None, 24},
         {{2, 8, 6, 24}}},
        {"conv depthwise valid",
         Conv2d{40, Window::square(3, 1, PaddingMode::Valid), true, Activation::None, 40},
         {{2, 6, 5, 40}}},
        {"conv depthwise stride 3",
         Conv2d{8, window(3, 3, 3, 3, 1, 1, 2, 0), false, Activation::None, 8},
         {{2, 8, 9, 8}}},
        {"conv depthwise stride 2 by 1",
         Conv2d{8, window(3, 3, 2, 1, 0, 1, 1, 1), true, Activation::None, 8},
         {{2, 7, 6, 8}}},
        {"conv depthwise padded by 3",
         Conv2d{8, window(3, 3, 1, 1, 3, 3, 3, 3), false, Activation::None, 8},
         {{1, 4, 4, 8}}},
        {"conv depthwise 5x5 twice the filters",
         Conv2d{12, Window::padded(5, 1, 2), true, Activation::None, 6},
         {{2, 6, 7, 6}}},
        {"dense", Dense{10, true, Activation::None}, {{5, 1, 1, 33}}},
        {"dense of an image", Dense{19, false, Activation::Relu}, {{3, 4, 5, 16}}},
        {"dense of an odd image", Dense{16, false, Activation::Relu6}, {{4, 3, 3, 7}}},
        {"batch norm", BatchNorm{1e-5, 0.9, Activation::None}, {{3, 5, 4, 16}}},
        {"batch norm relu", BatchNorm{1e-5, 0.9, Activation::Relu}, {{4, 5, 5, 32}}},
        {"batch norm relu6 odd channels", BatchNorm{1.001e-5, 0.99, Activation::Relu6}, {{3, 5, 4, 7}}},
        {"relu", Activate{Activation::Relu}, {{2, 5, 3, 18}}},
        {"relu6", Activate{Activation::Relu6}, {{2, 5, 3, 5}}},
        {"sigmoid", Activate{Activation::Sigmoid}, {{2, 5, 3, 5}}},
        {"tanh", Activate{Activation::Tanh}, {{2, 5, 3, 19}}},
        {"silu", Activate{Activation::Silu}, {{2, 5, 3, 5}}},
        {"conv sigmoid odd channels", Conv2d{13, same3, true, Activation::Sigmoid}, {{2, 6, 6, 5}}},
        {"conv tanh", Conv2d{32, same3, true, Activation::Tanh}, {{2, 6, 6, 16}}},
        {"dense sigmoid", Dense{19, false, Activation::Sigmoid}, {{3, 2, 2, 7}}},
        {"dense tanh", Dense{16, false, Activation::Tanh}, {{3, 1, 1, 33}}},
        {"batch norm sigmoid odd channels", BatchNorm{1e-5, 0.9, Activation::Sigmoid}, {{3, 5, 4, 7}}},
        {"batch norm tanh", BatchNorm{1e-5, 0.9, Activation::Tanh}, {{4, 5, 5, 32}}},
        {"batch norm silu", BatchNorm{1e-5, 0.9, Activation::Silu}, {{4, 5, 5, 16}}},
        {"batch norm silu odd channels", BatchNorm{1e-5, 0.9, Activation::Silu}, {{3, 5, 4, 19}}},
        {"add sigmoid", Add{Activation::Sigmoid}, {{2, 5, 3, 17}, {2, 5, 3, 17}}},
        {"softmax", Softmax{}, {{3, 2, 3, 11}}},
        {"multiply", Multiply{}, {{2, 5, 3, 17}, {2, 5, 3, 17}}},
        {"multiply by a gate", Multiply{}, {{3, 5, 3, 18}, {3, 1, 1, 18}}},
        {"concat", Concat{3}, {{2, 3, 5, 7}, {2, 3, 5, 16}, {2, 3, 5, 1}}},
        {"reshape", Reshape{{1, 5, 2, 9}}, {{3, 3, 5, 6}}},
        {"layer norm", LayerNorm{1e-5}, {{3, 2, 5, 19}}},
        {"layer norm of vectors", LayerNorm{}, {{7, 1, 1, 64}}},
        {"embedding", Embedding{7, 5}, {{4, 3, 1, 2}}},
        {"gru", Gru{7, false}, {{5, 6, 1, 9}}},
        {"gru of rows, all steps", Gru{16, true}, {{27, 4, 3, 2}}},
        {"gru of one step", Gru{33, true}, {{3, 1, 4, 1}}},
        {"add", Add{Activation::Relu}, {{2, 5, 3, 17}, {2, 5, 3, 17}}},
        {"pad", Pad{1, 1, 1, 1}, {{3, 5, 4, 32}}},
        {"pad unevenly, odd channels", Pad{0, 2, 3, 1}, {{2, 3, 5, 7}}},
        {"max pool 1x1 stride 2", Pool{PoolMode::Max, Window::square(1, 2, PaddingMode::Valid)}, {{2, 6, 7, 16}}},
        {"max pool", Pool{PoolMode::Max, pool2}, {{2, 6, 8, 16}}},
        {"max pool 3x3 stride 2 same", Pool{PoolMode::Max, Window::square(3, 2, PaddingMode::Same)}, {{2, 7, 7, 5}}},
        {"average pool", Pool{PoolMode::Average, pool2}, {{2, 7, 6, 16}}},
        {"average pool 3x3 padded", Pool{PoolMode::Average, Window::padded(3, 2, 1)}, {{2, 7, 7, 20}}},
        {"max pool 3x3 stride 2 padded", Pool{PoolMode::Max, Window::padded(3, 2, 1)}, {{3, 9, 8, 24}}},
        {"max pool 1x1 stride 2, odd channels",
         Pool{PoolMode::Max, Window::square(1, 2, PaddingMode::Same)},
         {{2, 5, 1, 7}}},
        {"max pool of a long row", Pool{PoolMode::Max, Window::square(3, 3, PaddingMode::Same)}, {{1, 2, 67, 32}}},
        {"max pool of many channels", Pool{PoolMode::Max, pool2}, {{1, 3, 2, 2056}}},
        {"average pool of all", Pool{PoolMode::Average, Window::square(4, 4, PaddingMode::Valid)}, {{2, 4, 4, 8}}},
        {"global average pool", GlobalAveragePool{}, {{3, 5, 4, 21}}},
        {"global average pool of many channels", GlobalAveragePool{}, {{2, 3, 3, 520}}},
        {"global average pool of one pixel", GlobalAveragePool{}, {{3, 1, 1, 24}}},
        {"dropout", Dropout{0.4, 9}, {{3, 1, 1, 37}}},
    };
}

OperatorValues operatorValues(const OperatorCase& operatorCase, std::uint64_t seed)
{
    OperatorValues values;
    const Activation activation = activationOf(operatorCase.op);
    for (std::size_t i = 0; i < operatorCase.inputs.size(); ++i) {
        const std::int64_t count = operatorCase.inputs[i].elements();
        values.inputs.push_back(randomValues(count, seed + i));
        std::vector<float>& input = values.inputs.back();
        if (std::holds_alternative<Pool>(operatorCase.op)) {
            // Distinct values far apart, in random order, so that the maximum of a window is unambiguous.
            std::vector<std::size_t> order(input.size());
            std::iota(order.begin(), order.end(), std::size_t{0});
            std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return input[a] < input[b]; });
            for (std::size_t rank = 0; rank < order.size(); ++rank)
                input[order[rank]] = 0.1f * static_cast<float>(rank);
        }
        if (const Embedding* table = std::get_if<Embedding>(&operatorCase.op))
            for (float& value : input) // includes one index beyond the table at each end
                value = std::floor(value * 0.5f * static_cast<float>(table->vocabulary + 2)) +
                        static_cast<float>(table->vocabulary / 2);
        const bool addition = std::holds_alternative<Add>(operatorCase.op);
        if (hasKink(activation) && (std::holds_alternative<Activate>(operatorCase.op) || addition))
            for (float& value : input)
                value = addition && i > 0 ? 0.2f * value
                        : value < 0.0f    ? -1.0f + value / 2.0f
                                          : (value > 0.7f ? 8.0f + value : 1.0f + value);
    }
    for (const ParameterInfo& info : parametersOf(operatorCase.op, operatorCase.inputs)) {
        std::vector<float> parameter = randomValues(info.shape.elements(), seed + 100 + values.parameters.size());
        const bool shift = info.name == "bias" || info.name == "beta";
        for (std::size_t c = 0; c < parameter.size(); ++c) {
            if (shift && hasKink(activation))
                parameter[c] =
                    c % 3 == 0 ? -40.0f : (c % 3 == 1 ? 3.0f : (activation == Activation::Relu6 ? 50.0f : 40.0f));
            if (info.name == "gamma")
                parameter[c] = 0.3f + 0.2f * parameter[c];
            if (info.name.ends_with("weight"))
                parameter[c] *= 0.3f / std::max(1.0f, static_cast<float>(info.fanIn) / 40.0f);
            if (info.name == "running_variance")
                parameter[c] = 1.5f + parameter[c];
        }
        values.parameters.push_back(std::move(parameter));
    }
    values.outputGradient = randomValues(outputShape(operatorCase.op, operatorCase.inputs).elements(), seed + 200);
    return values;
}

OperatorResult runOperator(Device& device, const OperatorCase& operatorCase, const OperatorValues& values,
                           Direction direction, const std::vector<float>* accumulated, DataType type)
{
    return OperatorBench(device, operatorCase, direction, accumulated != nullptr, type).run(values, accumulated);
}

} // namespace trainyard::selftest
