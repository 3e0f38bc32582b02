// SPDX-License-Identifier: Apache-2.0
#include "backend/graph/parameter_store.h"

#include "backend/base/keyed_random.h"

#include <cmath>

namespace trainyard {
namespace {

std::shared_ptr<void> floatBuffer(Device& device, std::int64_t length)
{
    return device.allocate(static_cast<std::size_t>(length) * sizeof(float));
}

std::shared_ptr<void> weightBuffer(Device& device, std::int64_t length)
{
    return device.allocateWeights(static_cast<std::size_t>(length) * sizeof(float));
}

} // namespace

ParameterStore::ParameterStore(const Graph& graph)
{
    for (GraphParameter& parameter : parametersInBackwardOrder(graph)) {
        StoredParameter stored;
        stored.slot.shape = parameter.info.shape;
        stored.parameter = std::move(parameter);
        m_parameters.push_back(std::move(stored));
    }
}

ParameterStore::ParameterStore(const ParameterStore& allocated, Device& device)
    : m_parameters(allocated.m_parameters), m_weights(weightBuffer(device, allocated.m_trainableLength)),
      m_statistics(floatBuffer(device, allocated.m_statisticsLength)), m_trainableLength(allocated.m_trainableLength),
      m_statisticsLength(allocated.m_statisticsLength)
{
}

void ParameterStore::copyValues(const ParameterStore& from, Device& device)
{
    device.copy(weights(), from.weights(), static_cast<std::size_t>(m_trainableLength) * sizeof(float));
    device.copy(statistics(), from.statistics(), static_cast<std::size_t>(m_statisticsLength) * sizeof(float));
}

void ParameterStore::allocate(Device& device, std::uint64_t seed)
{
    constexpr std::int64_t kFloatsPerLine = 16;
    for (StoredParameter& stored : m_parameters) {
        stored.slot.choosePlain();
        std::int64_t& end = stored.parameter.info.trainable ? m_trainableLength : m_statisticsLength;
        stored.offset = end;
        stored.length = static_cast<std::int64_t>(stored.slot.bytes / sizeof(float));
        end += (stored.length + kFloatsPerLine - 1) / kFloatsPerLine * kFloatsPerLine;
    }
    m_weights = weightBuffer(device, m_trainableLength);
    m_gradients = floatBuffer(device, m_trainableLength);
    m_statistics = floatBuffer(device, m_statisticsLength);
    for (std::size_t p = 0; p < m_parameters.size(); ++p)
        device.write(m_parameters[p].slot, valueAddress(static_cast<int>(p)),
                     initialValues(m_parameters[p].parameter, seed).data());
}

float* ParameterStore::valueAddress(int parameter) const
{
    const StoredParameter& stored = m_parameters[static_cast<std::size_t>(parameter)];
    return static_cast<float*>((stored.parameter.info.trainable ? m_weights : m_statistics).get()) + stored.offset;
}

float* ParameterStore::gradientAddress(int parameter) const
{
    return gradients() + m_parameters[static_cast<std::size_t>(parameter)].offset;
}

std::vector<float> initialValues(const GraphParameter& parameter, std::uint64_t seed)
{
    const ParameterInfo& info = parameter.info;
    std::vector<float> values(static_cast<std::size_t>(info.shape.elements()),
                              info.initialiser == Initialiser::Ones ? 1.0f : 0.0f);
    if (info.initialiser == Initialiser::HeNormal || info.initialiser == Initialiser::LecunNormal) {
        const double gain = info.initialiser == Initialiser::HeNormal ? 2.0 : 1.0;
        const auto deviation = static_cast<float>(std::sqrt(gain / static_cast<double>(info.fanIn)));
        KeyedRandom random(seed, RandomPurpose::Initialise, static_cast<std::uint64_t>(parameter.key),
                           static_cast<std::uint64_t>(parameter.index));
        for (float& value : values)
            value = deviation * random.normal();
    }
    return values;
}

} // namespace trainyard
