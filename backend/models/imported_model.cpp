// SPDX-License-Identifier: Apache-2.0
#include "backend/models/imported_model.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_model.h"

#include <algorithm>
#include <map>

namespace trainyard {
namespace {

std::string extentText(const std::vector<std::int64_t>& shape)
{
    std::string text;
    for (const std::int64_t extent : shape)
        text += (text.empty() ? "" : " × ") + std::to_string(extent);
    return text.empty() ? "a single number" : text;
}

/// Reorders the columns of a dense layer's weight from {outputs, C·H·W} to {outputs, H·W·C}.
std::vector<float> channelsLast(const std::vector<float>& values, const Shape& image)
{
    std::vector<float> out(values.size());
    const std::int64_t row = image.sample();
    const std::int64_t pixels = image.h * image.w;
    for (std::int64_t start = 0; start < static_cast<std::int64_t>(values.size()); start += row)
        for (std::int64_t c = 0; c < image.c; ++c)
            for (std::int64_t p = 0; p < pixels; ++p)
                out[static_cast<std::size_t>(start + p * image.c + c)] =
                    values[static_cast<std::size_t>(start + c * pixels + p)];
    return out;
}

} // namespace

NamedTensor transposed(const NamedTensor& in, std::span<const int> axes)
{
    const std::size_t rank = axes.size();
    std::vector<std::int64_t> strides(rank, 1);
    for (std::size_t i = rank; i-- > 1;)
        strides[i - 1] = strides[i] * in.shape[i];
    NamedTensor out{in.name, {}, std::vector<float>(in.values.size())};
    std::vector<std::int64_t> steps;
    for (const int axis : axes) {
        out.shape.push_back(in.shape[static_cast<std::size_t>(axis)]);
        steps.push_back(strides[static_cast<std::size_t>(axis)]);
    }
    std::vector<std::int64_t> index(rank, 0);
    std::int64_t from = 0;
    for (float& value : out.values) {
        value = in.values[static_cast<std::size_t>(from)];
        for (std::size_t i = rank; i-- > 0;) {
            from += steps[i];
            if (++index[i] < out.shape[i])
                break;
            from -= steps[i] * out.shape[i];
            index[i] = 0;
        }
    }
    return out;
}

std::vector<NamedTensor> importedState(const Graph& graph, std::span<const ImportedWeight> weights,
                                       const std::string& subject, bool exceptLast)
{
    std::map<std::pair<std::string, std::string>, const ImportedWeight*> byName;
    for (const ImportedWeight& weight : weights)
        byName[{weight.layer, weight.parameter}] = &weight;
    std::vector<NamedTensor> state;
    std::vector<Reason> problems;
    constexpr int kMostTold = 20;
    int count = 0;
    const auto problem = [&](Reason why) {
        if (++count <= kMostTold)
            problems.push_back(std::move(why));
    };
    for (ValueId id = 0; id <= graph.last(); ++id) {
        const Layer& layer = graph.layer(id);
        if (exceptLast && id == graph.logits())
            continue;
        for (const ParameterInfo& info : parametersOf(layer.op, layer.inputShapes)) {
            const auto found = byName.find({layer.name, info.name});
            const std::string name = layer.name + "/" + info.name;
            if (found == byName.end()) {
                problem(modelReason("model.weights-no", name, extentText(info.dims)));
                continue;
            }
            const ImportedWeight& weight = *found->second;
            if (weight.array.shape != info.dims ||
                weight.array.values.size() != static_cast<std::size_t>(info.shape.elements())) {
                problem(
                    modelReason("model.weights-shape", name, extentText(weight.array.shape), extentText(info.dims)));
                continue;
            }
            NamedTensor tensor{name, info.dims, weight.array.values};
            if (weight.channelsFirst)
                tensor.values = channelsLast(weight.array.values, layer.inputShapes[0]);
            state.push_back(std::move(tensor));
        }
    }
    if (count > kMostTold)
        problems.push_back(modelReason("model.more", count - kMostTold));
    if (!problems.empty())
        throw Failure(ErrorKind::BadInput, "use the weights of", subject,
                      modelReason("model.weights-misfit", std::move(problems)));
    return state;
}

void ImportProblems::add(const std::string& layer, const std::string& type, Reason why)
{
    m_layers.push_back(modelReason("model.layer", layer, type, std::move(why)));
}

void ImportProblems::raise(const std::string& operation, const std::string& subject) const
{
    if (!m_layers.empty())
        throw Failure(ErrorKind::Unsupported, operation, subject,
                      modelReason("model.layers-unsupported", m_layers.size(), m_layers));
}

} // namespace trainyard
