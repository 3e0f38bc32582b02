// SPDX-License-Identifier: Apache-2.0
#include "backend/graph/schedule.h"

#include <algorithm>
#include <utility>

namespace trainyard {
namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

std::vector<DataType> typesOf(const Graph& graph, DataType activations)
{
    std::vector<DataType> types(graph.layers().size(), DataType::F32);
    for (const Layer& reader : graph.layers())
        for (const ValueId input : reader.inputs)
            if (allowsReduced(reader.op) && allowsReduced(graph.layer(input).op))
                types[at(input)] = activations;
    return types;
}

class ScheduleBuilder {
public:
    ScheduleBuilder(const Graph& graph, int batch, bool training, DataType activations, bool joinsSums)
        : m_graph(graph), m_joinsSums(joinsSums), m_types(typesOf(graph, activations)), m_values(graph.layers().size()),
          m_gradients(graph.layers().size()), m_needsGradient(graph.layers().size(), false),
          m_forward(graph.layers().size(), -1), m_parameters(graph.layers().size()),
          m_parameterGradients(graph.layers().size()), m_saved(graph.layers().size())
    {
        m_schedule.batch = batch;
        m_schedule.training = training;
        m_schedule.gradients.resize(training ? graph.layers().size() : 0);
        declareParameters();
    }

    Schedule build()
    {
        for (int i = 0; i <= m_graph.last(); ++i)
            addForward(i);
        m_schedule.logits = m_values[at(m_graph.logits())];
        if (m_schedule.training)
            for (int i = m_graph.last() - 1; i >= 0; --i)
                addBackward(i);
        m_schedule.values = m_values;
        return std::move(m_schedule);
    }

private:
    TensorId newTensor(ScheduledTensor tensor)
    {
        m_schedule.tensors.push_back(std::move(tensor));
        return {static_cast<int>(m_schedule.tensors.size()) - 1};
    }
    Shape valueShape(ValueId id) const { return m_graph.layer(id).output.withBatch(m_schedule.batch); }
    std::vector<Shape> inputShapes(const Layer& layer) const
    {
        std::vector<Shape> out;
        for (const Shape& shape : layer.inputShapes)
            out.push_back(shape.withBatch(m_schedule.batch));
        return out;
    }
    TensorId newGradient(ValueId id)
    {
        return newTensor({m_graph.layer(id).name + "/gradient", valueShape(id), m_types[at(id)], TensorPlace::Arena, -1,
                          m_values[at(id)]});
    }
    void declareParameters();
    void addForward(int i);
    bool joinSum(int i);
    void addBackward(int i);
    void addLossGradient(const Layer& layer, KernelArguments<TensorId>& tensors);
    void contribute(int from, ValueId to, TensorId contribution);
    bool seenByOthers(int from, ValueId to) const;
    void addSum(const std::string& name, TensorId a, TensorId b, TensorId out);

    const Graph& m_graph;
    const bool m_joinsSums;
    std::vector<DataType> m_types; ///< of each layer's output
    Schedule m_schedule;
    std::vector<TensorId> m_values;    ///< by layer
    std::vector<TensorId> m_gradients; ///< gradient of a layer's output, summed so far
    std::vector<bool> m_needsGradient;
    std::vector<int> m_forward;
    std::vector<std::vector<TensorId>> m_parameters;
    std::vector<std::vector<TensorId>> m_parameterGradients;
    std::vector<std::vector<TensorId>> m_saved;
};

void ScheduleBuilder::declareParameters()
{
    const std::vector<GraphParameter> parameters = parametersInBackwardOrder(m_graph);
    for (std::size_t p = 0; p < parameters.size(); ++p) {
        const GraphParameter& parameter = parameters[p];
        const int index = static_cast<int>(p);
        m_parameters[at(parameter.layer)].push_back(
            newTensor({parameter.name, parameter.info.shape, DataType::F32, TensorPlace::Parameter, index, {}}));
        TensorId gradient;
        if (m_schedule.training && parameter.info.trainable)
            gradient = newTensor(
                {parameter.name + "/gradient", parameter.info.shape, DataType::F32, TensorPlace::Gradient, index, {}});
        m_parameterGradients[at(parameter.layer)].push_back(gradient);
    }
}

void ScheduleBuilder::addForward(int i)
{
    const Layer& layer = m_graph.layer(i);
    m_needsGradient[at(i)] = !m_parameters[at(i)].empty();
    for (const ValueId input : layer.inputs)
        m_needsGradient[at(i)] = m_needsGradient[at(i)] || m_needsGradient[at(input)];
    if (!m_schedule.training && std::holds_alternative<Dropout>(layer.op)) {
        m_values[at(i)] = m_values[at(layer.inputs[0])];
        return;
    }
    if (m_joinsSums && joinSum(i))
        return;
    KernelArguments<TensorId> tensors;
    for (const ValueId input : layer.inputs)
        tensors.inputs.push_back(m_values[at(input)]);
    tensors.parameters = m_parameters[at(i)];
    if (isLoss(layer.op))
        addLossGradient(layer, tensors);
    else
        tensors.output = m_values[at(i)] = newTensor({layer.name, valueShape(i), m_types[at(i)]});
    if (m_schedule.training)
        for (int s = 0; s < savedCount(layer.op); ++s)
            m_saved[at(i)].push_back(newTensor({layer.name + "/saved", valueShape(i)}));
    tensors.saved = m_saved[at(i)];
    tensors.workspace = newTensor({layer.name + "/workspace", {}});
    m_forward[at(i)] = static_cast<int>(m_schedule.kernels.size());
    m_schedule.kernels.push_back({layer.name, layer.op, m_schedule.training ? Direction::Forward : Direction::Inference,
                                  false, -1, std::move(tensors), inputShapes(layer)});
}

/// Lets the convolution before addition `i` write the sum, if there is one that can.
bool ScheduleBuilder::joinSum(int i)
{
    const Layer& layer = m_graph.layer(i);
    const Add* add = std::get_if<Add>(&layer.op);
    if (!add || add->activation != Activation::None || layer.inputs[0] == layer.inputs[1])
        return false;
    const auto [summand, convolution] = std::minmax(layer.inputs[0], layer.inputs[1]);
    const auto* op = std::get_if<Conv2d>(&m_graph.layer(convolution).op);
    if (!op || op->groups != 1 || op->activation != Activation::None || m_graph.readers(convolution) != 1 ||
        m_types[at(convolution)] != m_types[at(i)] || m_types[at(summand)] != m_types[at(i)])
        return false;
    ScheduledKernel& kernel = m_schedule.kernels[at(m_forward[at(convolution)])];
    kernel.tensors.inputs.push_back(m_values[at(summand)]);
    kernel.inputShapes.push_back(valueShape(summand));
    m_values[at(i)] = std::exchange(m_values[at(convolution)], {});
    m_schedule.tensors[at(m_values[at(i)].value)].name = layer.name;
    return true;
}

/// The loss kernel writes the logits' gradient in its forward pass.
void ScheduleBuilder::addLossGradient(const Layer& layer, KernelArguments<TensorId>& tensors)
{
    if (!m_schedule.training)
        return;
    const ValueId logits = layer.inputs[0];
    m_gradients[at(logits)] = newGradient(logits);
    tensors.inputGradients = {m_gradients[at(logits)]};
}

/// Whether the gradient of value `to` shares memory with that of layer `from`, or of another layer whose backward is
/// still to come.
bool ScheduleBuilder::seenByOthers(int from, ValueId to) const
{
    for (int other = 0; other < from; ++other)
        if (other != to && m_gradients[at(other)] == m_gradients[at(to)])
            return true;
    return m_gradients[at(from)] == m_gradients[at(to)];
}

void ScheduleBuilder::addSum(const std::string& name, TensorId a, TensorId b, TensorId out)
{
    KernelArguments<TensorId> tensors;
    tensors.inputs = {a, b};
    tensors.output = out;
    tensors.workspace = newTensor({name + "/workspace", {}});
    const Shape shape = m_schedule.tensors[at(out.value)].shape;
    m_schedule.kernels.push_back(
        {name + "/sum", Add{}, Direction::Inference, false, -1, std::move(tensors), {shape, shape}});
}

/// Adds `contribution`, which the backward of layer `from` wrote, to the gradient of value `to`.
void ScheduleBuilder::contribute(int from, ValueId to, TensorId contribution)
{
    TensorId& gradient = m_gradients[at(to)];
    if (!gradient) {
        gradient = contribution;
        return;
    }
    const TensorId sum = seenByOthers(from, to) || gradient == contribution ? newGradient(to) : gradient;
    addSum(m_graph.layer(to).name, gradient, contribution, sum);
    gradient = sum;
}

void ScheduleBuilder::addBackward(int i)
{
    const Layer& layer = m_graph.layer(i);
    const TensorId gradient = m_gradients[at(i)];
    m_schedule.gradients[at(i)] = {gradient, m_schedule.kernels.size()};
    if (!m_needsGradient[at(i)] || !gradient)
        return;
    const Add* add = std::get_if<Add>(&layer.op);
    const auto contributeToBoth = [&](TensorId tensor) {
        for (const ValueId input : layer.inputs)
            if (m_needsGradient[at(input)])
                contribute(i, input, tensor);
    };
    if (add && add->activation == Activation::None)
        return contributeToBoth(gradient);

    KernelArguments<TensorId> tensors;
    const BackwardNeeds needs = backwardNeeds(layer.op);
    for (const ValueId input : layer.inputs)
        tensors.inputs.push_back(needs.input ? m_values[at(input)] : TensorId{});
    tensors.output = needs.output ? m_values[at(i)] : TensorId{};
    tensors.parameters = m_parameters[at(i)];
    tensors.parameterGradients = m_parameterGradients[at(i)];
    tensors.saved = m_saved[at(i)];
    tensors.outputGradient = gradient;
    tensors.workspace = newTensor({layer.name + "/workspace", {}});

    // Only batch-norm adds in place; an addition's inputs share the gradient behind its activation.
    bool accumulate = false;
    for (std::size_t k = 0; k < layer.inputs.size(); ++k) {
        const ValueId input = layer.inputs[k];
        TensorId contribution;
        if (add ? k == 0 : m_needsGradient[at(input)]) {
            accumulate =
                std::holds_alternative<BatchNorm>(layer.op) && m_gradients[at(input)] && !seenByOthers(i, input);
            contribution = accumulate ? m_gradients[at(input)] : newGradient(input);
        }
        tensors.inputGradients.push_back(contribution);
    }
    const std::vector<TensorId> contributions = tensors.inputGradients;
    m_schedule.kernels.push_back({layer.name, layer.op, Direction::Backward, accumulate, m_forward[at(i)],
                                  std::move(tensors), inputShapes(layer)});
    if (add)
        return contributeToBoth(contributions[0]);
    for (std::size_t k = 0; k < contributions.size(); ++k)
        if (contributions[k] && !accumulate)
            contribute(i, layer.inputs[k], contributions[k]);
}

} // namespace

Schedule buildSchedule(const Graph& graph, int batch, bool training, DataType activations, bool joinsSums)
{
    return ScheduleBuilder(graph, batch, training, activations, joinsSums).build();
}

} // namespace trainyard
