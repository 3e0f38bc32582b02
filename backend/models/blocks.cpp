// SPDX-License-Identifier: Apache-2.0
#include "backend/models/blocks.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_model.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

void require(bool condition, Reason why)
{
    if (!condition)
        throw Failure(ErrorKind::BadInput, "build the network", {}, std::move(why));
}

} // namespace

ModelBuilder::ModelBuilder(const ModelOptions& options) : m_options(options)
{
    const auto channels = static_cast<std::size_t>(std::max(options.image.channels, 0));
    require(options.image.height > 0 && options.image.width > 0 && channels > 0, modelReason("model.no-pixels"));
    require(options.classes >= 2, modelReason("model.few-classes"));
    require(options.model.dropout >= 0.0 && options.model.dropout < 1.0, modelReason("model.dropout"));
    if (m_options.mean.empty())
        m_options.mean.assign(channels, 0.5f);
    if (m_options.deviation.empty())
        m_options.deviation.assign(channels, 0.25f);
    require(m_options.mean.size() == channels && m_options.deviation.size() == channels,
            modelReason("model.normalisation-sizes"));
    for (const float deviation : m_options.deviation)
        require(deviation > 0.0f && std::isfinite(deviation), modelReason("model.deviation"));
}

ValueId ModelBuilder::input()
{
    const ImageSpec& image = m_options.image;
    return m_graph.add("input", NormalizeInput{{1, image.height, image.width, image.channels},
                                               m_options.mean,
                                               m_options.deviation,
                                               m_options.features});
}

ValueId ModelBuilder::conv(const std::string& name, ValueId from, int filters, Window window, bool bias)
{
    return m_graph.add(name, Conv2d{filters, window, bias, Activation::None}, {from});
}

ValueId ModelBuilder::depthwise(const std::string& name, ValueId from, Window window)
{
    return m_graph.add(name, Conv2d{channels(from), window, false, Activation::None, channels(from)}, {from});
}

ValueId ModelBuilder::relu(const std::string& name, ValueId from)
{
    return m_graph.add(name, Activate{}, {from});
}

ValueId ModelBuilder::convRelu(const std::string& name, ValueId from, int filters, Window window)
{
    return relu(name + "/relu", conv(name, from, filters, window, true));
}

ValueId ModelBuilder::norm(const std::string& name, ValueId from)
{
    return m_graph.add(name, m_norm, {from});
}

ValueId ModelBuilder::normRelu(const std::string& name, ValueId from)
{
    return relu(name + "/relu", norm(name, from));
}

ValueId ModelBuilder::normRelu6(const std::string& name, ValueId from)
{
    return m_graph.add(name + "/relu6", Activate{Activation::Relu6}, {norm(name, from)});
}

ValueId ModelBuilder::zeroPad(const std::string& name, ValueId from, int border)
{
    return m_graph.add(name, Pad{border, border, border, border}, {from});
}

ValueId ModelBuilder::maxPool(const std::string& name, ValueId from, Window window)
{
    return m_graph.add(name, Pool{PoolMode::Max, window}, {from});
}

ValueId ModelBuilder::add(const std::string& name, ValueId a, ValueId b)
{
    return m_graph.add(name, Add{}, {a, b});
}

ValueId ModelBuilder::globalAverage(ValueId from)
{
    return m_graph.add("pool", GlobalAveragePool{}, {from});
}

ValueId ModelBuilder::reshape(const std::string& name, ValueId from, Shape sample)
{
    return m_graph.add(name, Reshape{sample}, {from});
}

ValueId ModelBuilder::gru(const std::string& name, ValueId from, int units)
{
    return m_graph.add(name, Gru{units, false}, {from});
}

ValueId ModelBuilder::denseRelu(const std::string& name, ValueId from, int outputs)
{
    return relu(name + "/relu", m_graph.add(name, Dense{outputs, false, Activation::None}, {from}));
}

Graph ModelBuilder::classifier(ValueId from)
{
    if (m_options.model.dropout > 0.0)
        from = m_graph.add("dropout", Dropout{m_options.model.dropout, static_cast<std::uint64_t>(m_graph.last() + 1)},
                           {from});
    from = m_graph.add("classifier", Dense{m_options.classes, true, Activation::None}, {from});
    m_graph.add("loss", lossOn(m_options, m_options.classes), {from});
    return std::move(m_graph);
}

int ModelBuilder::width(int channels) const
{
    return std::max(1, static_cast<int>(std::lround(channels * m_options.model.widthMultiplier)));
}

void ModelBuilder::setNorm(double epsilon, double momentum)
{
    m_norm.epsilon = epsilon;
    m_norm.momentum = momentum;
}

} // namespace trainyard
