// SPDX-License-Identifier: Apache-2.0
#include "backend/models/model_description.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_model.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace trainyard {
namespace {

constexpr const char* kLossName = "loss";
// Larger than in any network that fits a machine, and small enough that products of extents do not overflow.
constexpr double kMostExtent = 1 << 20;
constexpr double kMostValues = 0x1p34;
constexpr double kMostParameters = 0x1p33;
constexpr double kMostFlops = 0x1p60;

[[noreturn]] void refuse(const std::string& model, Reason why)
{
    throw Failure(ErrorKind::BadInput, "build the network", model.empty() ? "" : "“" + model + "”", std::move(why));
}

/// The indices of the layers in topological order, as close to the given order as possible.
class LayerOrder {
public:
    explicit LayerOrder(const ModelDescription& description) : m_description(description)
    {
        const auto& layers = description.layers;
        for (std::size_t i = 0; i < layers.size(); ++i) {
            const std::string& name = layers[i].name;
            if (name == kInputName || name == kLossName)
                refuse(description.name, modelReason("model.reserved-name", name));
            if (!m_byName.emplace(name, i).second)
                refuse(description.name, modelReason("model.same-name", name));
        }
        m_state.assign(layers.size(), State::New);
        for (std::size_t i = 0; i < layers.size(); ++i)
            visit(i);
    }

    const std::vector<std::size_t>& order() const { return m_order; }

private:
    enum class State { New, Open, Done };
    struct Step {
        std::size_t layer;
        std::size_t next;
    };

    std::size_t find(const DescribedLayer& layer, const std::string& input) const
    {
        const auto found = m_byName.find(input);
        if (found == m_byName.end())
            refuse(m_description.name, modelReason("model.reads-nothing", layer.name, input));
        return found->second;
    }

    /// Depth first with an explicit stack: a chain of layers may be too long for the thread's stack.
    void visit(std::size_t first)
    {
        if (m_state[first] != State::New)
            return;
        std::vector<Step> stack = {{first, 0}};
        m_state[first] = State::Open;
        while (!stack.empty()) {
            Step& step = stack.back();
            const DescribedLayer& layer = m_description.layers[step.layer];
            if (step.next == layer.inputs.size()) {
                m_state[step.layer] = State::Done;
                m_order.push_back(step.layer);
                stack.pop_back();
                continue;
            }
            const std::string& input = layer.inputs[step.next++];
            if (input == kInputName)
                continue;
            const std::size_t target = find(layer, input);
            if (m_state[target] == State::Open)
                refuse(m_description.name, modelReason("model.cycle", layer.name, input));
            if (m_state[target] == State::New) {
                m_state[target] = State::Open;
                stack.push_back({target, 0});
            }
        }
    }

    const ModelDescription& m_description;
    std::map<std::string, std::size_t> m_byName;
    std::vector<State> m_state;
    std::vector<std::size_t> m_order;
};

double product(const std::vector<std::int64_t>& extents)
{
    double out = 1.0;
    for (const std::int64_t extent : extents)
        out *= static_cast<double>(extent);
    return out;
}

/// Throws if later products would overflow.
double checkedSize(const Layer& layer, const std::string& model)
{
    const Shape& shape = layer.output;
    const double values = product({shape.h, shape.w, shape.c});
    if (std::max({double(shape.h), double(shape.w), double(shape.c)}) > kMostExtent || values > kMostValues)
        refuse(model, modelReason("model.extent", layer.name, sampleText(shape)));
    double parameters = 0.0;
    for (const ParameterInfo& info : parametersOf(layer.op, layer.inputShapes))
        parameters += product(info.dims);
    if (parameters > kMostParameters || parameters * std::max(values / std::max<double>(shape.c, 1), 1.0) > kMostFlops)
        refuse(model, modelReason("model.layer-parameters", layer.name));
    return parameters;
}

std::string findOutput(const ModelDescription& description)
{
    if (!description.output.empty())
        return description.output;
    std::map<std::string, int> readers;
    for (const DescribedLayer& layer : description.layers)
        for (const std::string& input : layer.inputs)
            ++readers[input];
    std::string output;
    std::vector<std::string> ends;
    int count = 0;
    for (const DescribedLayer& layer : description.layers)
        if (!readers.contains(layer.name)) {
            output = layer.name;
            ends.push_back("“" + layer.name + "”");
            ++count;
        }
    if (count != 1)
        refuse(description.name, count == 0 ? modelReason("model.no-layers") : modelReason("model.ends", ends));
    return output;
}

NormalizeInput inputOf(const ModelDescription& description, const ModelOptions& options)
{
    const ImageSpec& image = options.image;
    const auto text = [](const ImageSpec& size) {
        return std::to_string(size.height) + " × " + std::to_string(size.width) + " × " + std::to_string(size.channels);
    };
    if (image.height < 1 || image.width < 1 || image.channels < 1)
        refuse(description.name, modelReason("model.no-pixels"));
    if (description.image && !(*description.image == image))
        refuse(description.name, modelReason("model.image-size", text(*description.image), text(image)));
    const auto channels = static_cast<std::size_t>(image.channels);
    NormalizeInput input{
        {1, image.height, image.width, image.channels}, description.mean, description.deviation, options.features};
    if (input.mean.empty()) {
        input.mean = options.mean.empty() ? std::vector<float>(channels, 0.5f) : options.mean;
        input.deviation = options.deviation.empty() ? std::vector<float>(channels, 0.25f) : options.deviation;
    }
    if (input.mean.size() != channels || input.deviation.size() != channels)
        refuse(description.name,
               modelReason("model.input-normalisation", input.mean.size(), input.deviation.size(), channels));
    for (std::size_t c = 0; c < channels; ++c)
        if (!std::isfinite(input.mean[c]) || !std::isfinite(input.deviation[c]) || input.deviation[c] <= 0.0f)
            refuse(description.name, modelReason("model.input-deviation"));
    return input;
}

Op opOnData(const DescribedLayer& layer, const ModelOptions& options, ValueId next)
{
    Op op = layer.op;
    if (Dense* dense = std::get_if<Dense>(&op); dense && layer.classesFromData)
        dense->outputs = options.classes;
    if (Concat* concat = std::get_if<Concat>(&op))
        concat->inputs = static_cast<int>(layer.inputs.size());
    if (Dropout* dropout = std::get_if<Dropout>(&op))
        dropout->layer = static_cast<std::uint64_t>(next);
    return op;
}

} // namespace

Graph buildDescribedModel(const ModelDescription& description, const ModelOptions& options)
{
    if (options.classes < 2)
        refuse(description.name, modelReason("model.few-classes"));
    const LayerOrder order(description);
    const std::string output = findOutput(description);
    Graph graph;
    std::map<std::string, ValueId> values;
    values[kInputName] = graph.add(kInputName, inputOf(description, options));
    double parameters = checkedSize(graph.layer(0), description.name);
    for (const std::size_t index : order.order()) {
        const DescribedLayer& layer = description.layers[index];
        const Op op = opOnData(layer, options, graph.last() + 1);
        std::vector<ValueId> inputs;
        for (const std::string& input : layer.inputs)
            inputs.push_back(values.at(input));
        if (static_cast<int>(inputs.size()) != inputCount(op))
            refuse(description.name,
                   modelReason("model.layer-inputs", layer.name, inputs.size(), inputCount(op), kindOf(op)));
        try {
            values[layer.name] = graph.add(layer.name, op, std::move(inputs));
        } catch (const Failure& failure) {
            refuse(description.name, failure.error().why());
        }
        parameters += checkedSize(graph.layer(graph.last()), description.name);
    }
    if (parameters > kMostParameters)
        refuse(description.name, modelReason("model.parameters"));
    const auto logits = values.find(output);
    if (logits == values.end() || output == kInputName)
        refuse(description.name, modelReason("model.output-no-layer", output));
    const Shape& shape = graph.layer(logits->second).output;
    if (shape.sample() != options.classes && !(shape.sample() == 1 && options.classes == 2))
        refuse(description.name, modelReason("model.output-classes", output, sampleText(shape), options.classes));
    graph.add(kLossName, lossOn(options, shape.sample()), {logits->second});
    return graph;
}

ModelDescription describeModel(const Graph& graph, std::string name)
{
    ModelDescription out;
    out.name = std::move(name);
    for (ValueId id = 1; id < graph.last(); ++id) {
        const Layer& layer = graph.layer(id);
        DescribedLayer described{layer.name, layer.op, {}, false};
        for (const ValueId input : layer.inputs)
            described.inputs.push_back(input == 0 ? kInputName : graph.layer(input).name);
        described.classesFromData = id == graph.logits() && std::holds_alternative<Dense>(layer.op);
        out.layers.push_back(std::move(described));
    }
    if (graph.logits() != graph.last() - 1)
        out.output = graph.layer(graph.logits()).name;
    return out;
}

} // namespace trainyard
