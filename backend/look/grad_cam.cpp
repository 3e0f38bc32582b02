// SPDX-License-Identifier: Apache-2.0
#include "backend/look/grad_cam.h"

#include <algorithm>

namespace trainyard {
namespace {

int layerNamed(const Graph& graph, const std::string& name)
{
    for (int i = 0; i <= graph.last(); ++i)
        if (graph.layer(i).name == name)
            return i;
    return -1;
}

/// Index after the loss, which is the last kernel of the forward pass.
std::size_t forwardKernels(const Schedule& schedule)
{
    std::size_t count = 0;
    while (!isLoss(schedule.kernels[count].op))
        ++count;
    return count + 1;
}

} // namespace

LogitGradient::LogitGradient(const LookingNet& net, int layer) : m_net(net)
{
    FrozenNet frozen = frozenNet(net.graph(), net.tensors());
    NetworkOptions options = net.options();
    options.graph = std::make_shared<const Graph>(std::move(frozen.graph));
    options.precision = Precision::Fp32;
    options.batchSize = 1;
    m_state = std::make_unique<NetworkState>(options);
    m_layer = layerNamed(m_state->graph(), net.graph().layer(layer).name);
    m_arena = std::make_unique<Arena>(m_state->device());
    Schedule schedule = buildSchedule(m_state->graph(), 1, true);
    schedule.kept = {schedule.values[static_cast<std::size_t>(m_layer)]};
    m_program = std::make_unique<Program>(std::move(schedule), m_state->device(), m_state->store(), *m_arena, 1);
    std::vector<NamedTensor> tensors = m_state->tensors();
    for (NamedTensor& tensor : tensors)
        for (NamedTensor& value : frozen.tensors)
            if (value.name == tensor.name)
                tensor.values = std::move(value.values);
    m_state->setValues(tensors);
}

Shape LogitGradient::shape() const
{
    return m_state->graph().layer(m_layer).output;
}

void LogitGradient::run(const std::uint8_t* input, int classIndex)
{
    const Schedule& schedule = m_program->schedule();
    const std::int32_t label = 0; // any: the gradient that the loss writes is replaced
    LossSums sums;
    StepContext context{batchOf(m_net, input, 1, &label), 1, 0, &sums, nullptr};
    const std::size_t forward = forwardKernels(schedule);
    const Schedule::ValueGradient& wanted = schedule.gradients[static_cast<std::size_t>(m_layer)];
    m_program->feed(context);
    m_program->launch(context, 0, forward);
    const auto outputs =
        static_cast<std::size_t>(schedule.tensors[static_cast<std::size_t>(schedule.logits.value)].shape.sample());
    std::vector<float> direction(outputs, 0.0f);
    if (outputs == 1)
        direction[0] = classIndex == 1 ? 1.0f : -1.0f;
    else
        direction[static_cast<std::size_t>(classIndex)] = 1.0f;
    m_program->write(schedule.kernels[forward - 1].tensors.inputGradients[0], direction);
    m_program->launch(context, forward, wanted.before);
    m_state->device().finish();
    m_output = m_program->read(schedule.values[static_cast<std::size_t>(m_layer)]);
    m_gradient = m_program->read(wanted.tensor);
}

HeatMap gradCamOf(const LogitGradient& gradient, int classIndex, std::string layerName)
{
    const Shape shape = gradient.shape();
    const auto channels = static_cast<std::size_t>(shape.c);
    const std::vector<float>&output = gradient.output(), &slope = gradient.gradient();
    std::vector<double> alpha(channels, 0.0);
    for (std::size_t i = 0; i < slope.size(); ++i)
        alpha[i % channels] += slope[i];
    for (double& value : alpha)
        value /= static_cast<double>(shape.h * shape.w);
    HeatMap map;
    map.classIndex = classIndex;
    map.layer = std::move(layerName);
    map.height = static_cast<int>(shape.h);
    map.width = static_cast<int>(shape.w);
    for (std::size_t begin = 0; begin < output.size(); begin += channels) {
        double sum = 0.0;
        for (std::size_t c = 0; c < channels; ++c)
            sum += alpha[c] * output[begin + c];
        map.values.push_back(static_cast<float>(std::max(sum, 0.0)));
    }
    return map;
}

} // namespace trainyard
