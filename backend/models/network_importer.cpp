// SPDX-License-Identifier: Apache-2.0
#include "backend/models/network_importer.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_model.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr std::int64_t kMostClasses = 1 << 20;

double entry(std::span<const double> list, std::size_t channel)
{
    return list[list.size() == 1 ? 0 : std::min(channel, list.size() - 1)];
}

} // namespace

void InputScaling::apply(std::span<const double> factor, std::span<const double> addend)
{
    const std::size_t wide = std::max({factor.size(), addend.size(), scale.size(), std::size_t{1}});
    scale.resize(wide, scale.empty() ? 1.0 : scale[0]);
    offset.resize(wide, offset.empty() ? 0.0 : offset[0]);
    for (std::size_t c = 0; c < wide; ++c) {
        scale[c] *= entry(factor, c);
        offset[c] = offset[c] * entry(factor, c) + entry(addend, c);
    }
}

std::string NetworkImporter::freeOfOwnNames(const std::string& name)
{
    return name == kInputName || name == "loss" ? name + "_layer" : name;
}

void NetworkImporter::addLayer(std::string name, Op op, std::vector<std::string> inputs)
{
    m_model.description.layers.push_back({std::move(name), std::move(op), std::move(inputs), false});
}

void NetworkImporter::readInput(const InputScaling& scaling)
{
    if (m_inputRead && m_scaling != scaling)
        refuse(modelReason("model.other-normalisation"));
    m_inputRead = true;
    m_scaling = scaling;
}

ImportedModel NetworkImporter::finish(const std::string& name, const std::string& output, std::int64_t classes)
{
    m_problems.raise("import", m_subject);
    ModelDescription& description = m_model.description;
    description.name = name;
    description.output = output;
    for (DescribedLayer& layer : description.layers)
        if (layer.name == output)
            if (Dense* dense = std::get_if<Dense>(&layer.op)) {
                layer.classesFromData = true;
                dense->linearOutput = true;
                classes = dense->outputs;
            }
    m_model.classes = static_cast<int>(std::clamp<std::int64_t>(classes, 0, kMostClasses));
    writeNormalisation();
    return std::move(m_model);
}

void NetworkImporter::writeNormalisation()
{
    ModelDescription& description = m_model.description;
    for (std::size_t c = 0; c < m_scaling.scale.size(); ++c) {
        const double deviation = 1.0 / (255.0 * m_scaling.scale[c]);
        if (!std::isfinite(deviation) || deviation <= 0.0 || !std::isfinite(m_scaling.offset[c]))
            throw Failure(ErrorKind::Unsupported, "import", m_subject, modelReason("model.input-scale"));
        description.deviation.push_back(static_cast<float>(deviation));
        description.mean.push_back(static_cast<float>(-m_scaling.offset[c] * deviation));
    }
    if (m_scaling.scale.size() == 1) {
        const auto channels = static_cast<std::size_t>(std::max(m_model.image.channels, 1));
        description.deviation.resize(channels, description.deviation[0]);
        description.mean.resize(channels, description.mean[0]);
    }
}

} // namespace trainyard
