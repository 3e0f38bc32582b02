// SPDX-License-Identifier: Apache-2.0
#include "backend/models/model_description.h"

#include "backend/base/error.h"

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

[[noreturn]] void refuse(const std::string& model, const std::string& reason, const std::string& remedy = {})
{
    throw Failure(ErrorKind::BadInput, "build", model.empty() ? "the network" : "the network “" + model + "”", reason,
                  remedy);
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
                refuse(description.name, "a layer is called “" + name + "”, a name that every network gives its own");
            if (!m_byName.emplace(name, i).second)
                refuse(description.name, "two layers are called “" + name + "”");
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
            refuse(m_description.name, "layer “" + layer.name + "” reads “" + input + "”, which is no layer");
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
                refuse(m_description.name, "layer “" + layer.name + "” reads “" + input + "”, which reads it in turn");
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
        refuse(model, "layer “" + layer.name + "” has an output of " + sampleText(shape) +
                          "; allowed: extents up to 1,048,576 and 2^34 values");
    double parameters = 0.0;
    for (const ParameterInfo& info : parametersOf(layer.op, layer.inputShapes))
        parameters += product(info.dims);
    if (parameters > kMostParameters || parameters * std::max(values / std::max<double>(shape.c, 1), 1.0) > kMostFlops)
        refuse(model, "layer “" + layer.name + "” has too many parameters; allowed: up to 2^33");
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
    std::string ends;
    int count = 0;
    for (const DescribedLayer& layer : description.layers)
        if (!readers.contains(layer.name)) {
            output = layer.name;
            ends += (ends.empty() ? "“" : ", “") + layer.name + "”";
            ++count;
        }
    if (count != 1)
        refuse(description.name, count == 0 ? "it has no layers" : "nobody reads the outputs of the layers " + ends,
               count == 0 ? "" : "Connect them, or name the one that gives the logits as “output”.");
    return output;
}

NormalizeInput inputOf(const ModelDescription& description, const ModelOptions& options)
{
    const ImageSpec& image = options.image;
    const auto text = [](const ImageSpec& size) {
        return std::to_string(size.height) + " × " + std::to_string(size.width) + " × " + std::to_string(size.channels);
    };
    if (image.height < 1 || image.width < 1 || image.channels < 1)
        refuse(description.name, "the image has no pixels");
    if (description.image && !(*description.image == image))
        refuse(description.name,
               "it takes images of " + text(*description.image) + ", the data are set to " + text(image),
               "Set the size of the images to the model's.");
    const auto channels = static_cast<std::size_t>(image.channels);
    NormalizeInput input{
        {1, image.height, image.width, image.channels}, description.mean, description.deviation, options.features};
    if (input.mean.empty()) {
        input.mean = options.mean.empty() ? std::vector<float>(channels, 0.5f) : options.mean;
        input.deviation = options.deviation.empty() ? std::vector<float>(channels, 0.25f) : options.deviation;
    }
    if (input.mean.size() != channels || input.deviation.size() != channels)
        refuse(description.name, "mean and deviation of its input have " + std::to_string(input.mean.size()) + " and " +
                                     std::to_string(input.deviation.size()) + " values for " +
                                     std::to_string(channels) + " channels");
    for (std::size_t c = 0; c < channels; ++c)
        if (!std::isfinite(input.mean[c]) || !std::isfinite(input.deviation[c]) || input.deviation[c] <= 0.0f)
            refuse(description.name, "the deviation of an input's channel is not above 0");
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
        refuse(description.name, "a classifier needs at least two classes");
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
            refuse(description.name, "layer “" + layer.name + "” has " + std::to_string(inputs.size()) +
                                         " inputs; allowed: " + std::to_string(inputCount(op)) + ", it is of kind “" +
                                         std::string(kindOf(op)) + "”");
        try {
            values[layer.name] = graph.add(layer.name, op, std::move(inputs));
        } catch (const Failure& failure) {
            refuse(description.name, failure.error().reason, failure.error().remedy);
        }
        parameters += checkedSize(graph.layer(graph.last()), description.name);
    }
    if (parameters > kMostParameters)
        refuse(description.name, "it has too many parameters; allowed: up to 2^33");
    const auto logits = values.find(output);
    if (logits == values.end() || output == kInputName)
        refuse(description.name, "its output “" + output + "” is no layer");
    const Shape& shape = graph.layer(logits->second).output;
    if (shape.sample() != options.classes && !(shape.sample() == 1 && options.classes == 2))
        refuse(description.name, "its output “" + output + "” gives " + sampleText(shape) + " values for " +
                                     std::to_string(options.classes) + " classes");
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
