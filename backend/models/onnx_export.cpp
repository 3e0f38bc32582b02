// SPDX-License-Identifier: Apache-2.0
#include "backend/models/onnx_export.h"

#include "backend/base/error.h"
#include "backend/models/exported_state.h"
#include "backend/protocol/reasons_model.h"
#include "backend/protocol/version.h"

namespace trainyard {
namespace {

using Integers = std::vector<std::int64_t>;

class OnnxExporter {
public:
    OnnxExporter(const Graph& graph, std::span<const NamedTensor> state, const std::string& name)
        : m_graph(graph), m_state(graph, state)
    {
        m_document.producer = "trainyard";
        m_document.producerVersion = engineVersionLine();
        m_document.name = name.empty() ? "network" : name;
    }

    OnnxDocument run()
    {
        for (ValueId id = 0; id < m_graph.last(); ++id)
            std::visit([&](const auto& op) { put(id, op); }, m_graph.layer(id).op);
        const Shape& logits = m_graph.layer(m_graph.logits()).output;
        node("Identity", "logits", {flat(m_graph.logits())}, "logits");
        m_document.outputs.push_back({"logits", {-1, logits.sample()}, {"N", ""}});
        return std::move(m_document);
    }

private:
    const std::string& nameOf(ValueId id) const { return m_graph.layer(id).name; }
    const Shape& shapeOf(ValueId id) const { return m_graph.layer(id).output; }
    ValueId inputOf(ValueId id, std::size_t i = 0) const { return m_graph.layer(id).inputs[i]; }
    const std::string& value(ValueId id) const { return m_values.at(static_cast<std::size_t>(id)).name; }

    OnnxNode& node(const char* type, const std::string& name, std::vector<std::string> inputs,
                   const std::string& output)
    {
        m_document.nodes.push_back({name, type, "", std::move(inputs), {output}, {}});
        return m_document.nodes.back();
    }

    std::string constant(const std::string& name, Integers shape, std::vector<float> values)
    {
        m_document.initializers.push_back({name, std::move(shape), std::move(values), {}});
        return name;
    }

    std::string constant(const std::string& name, Integers values)
    {
        m_document.initializers.push_back({name, {static_cast<std::int64_t>(values.size())}, {}, std::move(values)});
        return name;
    }

    /// Registers a layer's value, with four axes or as one vector per sample.
    void define(ValueId id, std::string output, bool vector)
    {
        m_values.resize(static_cast<std::size_t>(id) + 1);
        m_values.back() = {std::move(output), vector};
    }

    std::string parameter(ValueId id, const char* which)
    {
        const NamedTensor& tensor = m_state.parameter(id, which);
        return constant(tensor.name, tensor.shape, tensor.values);
    }

    std::string flat(ValueId id)
    {
        const Value& from = m_values[static_cast<std::size_t>(id)];
        if (from.vector)
            return from.name;
        const std::string name = fresh(from.name + "/flat");
        node("Flatten", name, {from.name}, name).attributes = {{"axis", std::int64_t{1}}};
        return name;
    }

    std::string image(ValueId id)
    {
        const Value& from = m_values[static_cast<std::size_t>(id)];
        if (!from.vector)
            return from.name;
        const std::string name = fresh(from.name + "/image");
        node("Unsqueeze", name, {from.name, constant(name + "/axes", Integers{2, 3})}, name);
        return name;
    }

    std::string fresh(const std::string& name) { return name + std::to_string(++m_count); }

    /// Appends an activation to output `from`; returns the name of the result.
    std::string activated(const std::string& name, Activation activation, const std::string& from)
    {
        const auto simple = [&](const char* type) { node(type, name, {from}, name); };
        switch (activation) {
        case Activation::None: return from;
        case Activation::Relu: simple("Relu"); break;
        case Activation::Sigmoid: simple("Sigmoid"); break;
        case Activation::Tanh: simple("Tanh"); break;
        case Activation::Relu6:
            node("Clip", name,
                 {from, constant(name + "/least", {}, std::vector<float>{0.0f}),
                  constant(name + "/most", {}, std::vector<float>{6.0f})},
                 name);
            break;
        case Activation::Silu:
            node("Sigmoid", name + "/gate", {from}, name + "/gate");
            node("Mul", name, {from, name + "/gate"}, name);
            break;
        }
        return name;
    }

    /// Finishes an operator that may have a fused activation.
    void finish(ValueId id, Activation activation, bool vector)
    {
        const std::string& name = nameOf(id);
        define(id, activated(name + "/" + std::string(trainyard::name(activation)), activation, name), vector);
    }

    std::vector<OnnxAttribute> windowAttributes(const Window& window, const Shape& input) const
    {
        const WindowPlacement at = place(window, input);
        return {{"kernel_shape", Integers{window.kernelHeight, window.kernelWidth}},
                {"strides", Integers{window.strideHeight, window.strideWidth}},
                {"pads", Integers{at.top, at.left, at.bottom, at.right}}};
    }

    void put(ValueId id, const NormalizeInput& op)
    {
        m_document.inputs.push_back({"image", {-1, op.image.c, op.image.h, op.image.w}, {"N", "", "", ""}});
        std::vector<float> mean;
        std::vector<float> deviation;
        for (std::size_t c = 0; c < op.mean.size(); ++c) {
            mean.push_back(op.mean[c] * (op.features ? 1.0f : 255.0f));
            deviation.push_back(op.deviation[c] * (op.features ? 1.0f : 255.0f));
        }
        node("Sub", "input/centre", {"image", constant("input/mean", {1, op.image.c, 1, 1}, mean)}, "input/centre");
        node("Div", "input", {"input/centre", constant("input/deviation", {1, op.image.c, 1, 1}, deviation)}, "input");
        define(id, "input", false);
    }

    void put(ValueId id, const Conv2d& op)
    {
        constexpr int kChannelsFirst[] = {0, 3, 1, 2};
        const NamedTensor weight = transposed(m_state.parameter(id, "weight"), kChannelsFirst);
        std::vector<std::string> inputs = {image(inputOf(id)), constant(weight.name, weight.shape, weight.values)};
        if (op.bias)
            inputs.push_back(parameter(id, "bias"));
        OnnxNode& made = node("Conv", nameOf(id), std::move(inputs), nameOf(id));
        made.attributes = windowAttributes(op.window, shapeOf(inputOf(id)));
        made.attributes.push_back({"group", std::int64_t{op.groups}});
        finish(id, op.activation, false);
    }

    void put(ValueId id, const BatchNorm& op)
    {
        const ValueId from = inputOf(id);
        std::vector<std::string> inputs = {value(from)};
        for (const char* name : {"gamma", "beta", "running_mean", "running_variance"})
            inputs.push_back(parameter(id, name));
        node("BatchNormalization", nameOf(id), std::move(inputs), nameOf(id)).attributes = {
            {"epsilon", static_cast<float>(op.epsilon)}, {"momentum", static_cast<float>(op.momentum)}};
        finish(id, op.activation, m_values[static_cast<std::size_t>(from)].vector);
    }

    void put(ValueId id, const Activate& op)
    {
        const ValueId from = inputOf(id);
        define(id, activated(nameOf(id), op.activation, value(from)), m_values[static_cast<std::size_t>(from)].vector);
    }

    void put(ValueId id, const Add& op)
    {
        node("Add", nameOf(id), {image(inputOf(id, 0)), image(inputOf(id, 1))}, nameOf(id));
        finish(id, op.activation, false);
    }

    void put(ValueId id, const Multiply&)
    {
        node("Mul", nameOf(id), {image(inputOf(id, 0)), image(inputOf(id, 1))}, nameOf(id));
        define(id, nameOf(id), false);
    }

    void put(ValueId id, const Concat&)
    {
        std::vector<std::string> inputs;
        for (const ValueId from : m_graph.layer(id).inputs)
            inputs.push_back(image(from));
        node("Concat", nameOf(id), std::move(inputs), nameOf(id)).attributes = {{"axis", std::int64_t{1}}};
        define(id, nameOf(id), false);
    }

    void put(ValueId id, const Reshape& op)
    {
        const std::string& name = nameOf(id);
        node("Transpose", name + "/last", {image(inputOf(id))}, name + "/last").attributes = {
            {"perm", Integers{0, 2, 3, 1}}};
        node("Reshape", name + "/extent",
             {name + "/last", constant(name + "/shape", Integers{0, op.sample.h, op.sample.w, op.sample.c})},
             name + "/extent");
        node("Transpose", name, {name + "/extent"}, name).attributes = {{"perm", Integers{0, 3, 1, 2}}};
        define(id, name, false);
    }

    void put(ValueId id, const Pad& op)
    {
        node("Pad", nameOf(id),
             {image(inputOf(id)),
              constant(nameOf(id) + "/border", Integers{0, 0, op.top, op.left, 0, 0, op.bottom, op.right})},
             nameOf(id));
        define(id, nameOf(id), false);
    }

    void put(ValueId id, const Pool& op)
    {
        OnnxNode& made =
            node(op.mode == PoolMode::Max ? "MaxPool" : "AveragePool", nameOf(id), {image(inputOf(id))}, nameOf(id));
        made.attributes = windowAttributes(op.window, shapeOf(inputOf(id)));
        define(id, nameOf(id), false);
    }

    void put(ValueId id, const GlobalAveragePool&)
    {
        node("GlobalAveragePool", nameOf(id), {image(inputOf(id))}, nameOf(id));
        define(id, nameOf(id), false);
    }

    void put(ValueId id, const Dense& op)
    {
        const NamedTensor& weight = m_state.parameter(id, "weight");
        const std::string matrix =
            constant(weight.name, weight.shape, channelsFirstColumns(weight.values, shapeOf(inputOf(id))));
        node("Gemm", nameOf(id), {flat(inputOf(id)), matrix, parameter(id, "bias")}, nameOf(id)).attributes = {
            {"transB", std::int64_t{1}}};
        finish(id, op.activation, true);
    }

    void put(ValueId id, const Softmax&)
    {
        node("Softmax", nameOf(id), {value(inputOf(id))}, nameOf(id)).attributes = {{"axis", std::int64_t{1}}};
        define(id, nameOf(id), m_values[static_cast<std::size_t>(inputOf(id))].vector);
    }

    void put(ValueId id, const Dropout& op)
    {
        node("Dropout", nameOf(id),
             {value(inputOf(id)), constant(nameOf(id) + "/rate", {}, std::vector<float>{static_cast<float>(op.rate)})},
             nameOf(id));
        define(id, nameOf(id), m_values[static_cast<std::size_t>(inputOf(id))].vector);
    }

    void put(ValueId id, const LayerNorm& op)
    {
        const std::string& name = nameOf(id);
        const bool vector = m_values[static_cast<std::size_t>(inputOf(id))].vector;
        const std::string from = vector ? value(inputOf(id)) : name + "/last";
        const std::string to = vector ? name : name + "/normal";
        if (!vector)
            node("Transpose", from, {value(inputOf(id))}, from).attributes = {{"perm", Integers{0, 2, 3, 1}}};
        node("LayerNormalization", to, {from, parameter(id, "gamma"), parameter(id, "beta")}, to).attributes = {
            {"axis", std::int64_t{-1}}, {"epsilon", static_cast<float>(op.epsilon)}};
        if (!vector)
            node("Transpose", name, {to}, name).attributes = {{"perm", Integers{0, 3, 1, 2}}};
        define(id, name, vector);
    }

    void put(ValueId id, const Gru& op)
    {
        const std::string& name = nameOf(id);
        const Shape& input = shapeOf(inputOf(id));
        node("Transpose", name + "/steps", {image(inputOf(id))}, name + "/steps").attributes = {
            {"perm", Integers{2, 0, 3, 1}}};
        node("Reshape", name + "/sequence",
             {name + "/steps", constant(name + "/shape", Integers{0, 0, input.w * input.c})}, name + "/sequence");
        const auto single = [&](const char* which) {
            const NamedTensor& tensor = m_state.parameter(id, which);
            Integers shape = tensor.shape;
            shape.insert(shape.begin(), 1);
            return constant(tensor.name, shape, tensor.values);
        };
        std::vector<float> bias = m_state.parameter(id, "bias").values;
        const std::vector<float>& recurrent = m_state.parameter(id, "recurrent_bias").values;
        bias.insert(bias.end(), recurrent.begin(), recurrent.end());
        const std::int64_t units = op.units;
        OnnxNode& made = node("GRU", name + "/gru",
                              {name + "/sequence", single("weight"), single("recurrent_weight"),
                               constant(name + "/bias", {1, 6 * units}, std::move(bias))},
                              name + "/all");
        made.outputs.push_back(name + "/state");
        made.attributes = {{"hidden_size", units}, {"linear_before_reset", std::int64_t{1}}};
        if (op.sequence)
            node("Transpose", name, {name + "/all"}, name).attributes = {{"perm", Integers{2, 3, 0, 1}}};
        else
            node("Squeeze", name, {name + "/state", constant(name + "/axis", Integers{0})}, name);
        define(id, name, !op.sequence);
    }

    template <typename T>
    void put(ValueId id, const T&)
    {
        throw Failure(ErrorKind::Unsupported, "export the layer", nameOf(id), modelReason("model.onnx-kind", T::kKind));
    }

    struct Value {
        std::string name;
        bool vector = false;
    };
    const Graph& m_graph;
    const ExportedState m_state;
    OnnxDocument m_document;
    std::vector<Value> m_values;
    int m_count = 0;
};

} // namespace

OnnxDocument exportOnnx(const Graph& graph, std::span<const NamedTensor> state, const std::string& name)
{
    return OnnxExporter(graph, state, name).run();
}

} // namespace trainyard
