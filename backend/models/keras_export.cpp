// SPDX-License-Identifier: Apache-2.0
#include "backend/models/keras_export.h"

#include "backend/base/error.h"
#include "backend/models/exported_state.h"
#include "backend/models/keras_import.h"
#include "backend/protocol/reasons_model.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace trainyard {
namespace {

using OrderedJson = nlohmann::ordered_json;

/// One Keras layer to be written.
struct KerasLayer {
    std::string name;
    std::string type;
    OrderedJson config;
    std::vector<std::size_t> inputs;  ///< indices of the layers it reads
    std::vector<NamedTensor> weights; ///< in Keras's order and axes, without names
    OrderedJson shape;                ///< of its output, null for the batch
};

/// The order in which Keras lists a Functional network's layers after reading it: by the longest path to the output,
/// then in the order of a walk from the output. Weight files number the layers of a class in this order.
std::vector<std::size_t> kerasOrder(const std::vector<KerasLayer>& layers)
{
    std::vector<int> met(layers.size(), -1);
    std::vector<int> depth(layers.size(), 0);
    int count = 0;
    struct Step {
        std::size_t layer;
        std::size_t next;
    };
    std::vector<Step> stack = {{layers.size() - 1, 0}};
    met[layers.size() - 1] = count++;
    while (!stack.empty()) {
        Step& step = stack.back();
        if (step.next == layers[step.layer].inputs.size()) {
            stack.pop_back();
            continue;
        }
        const std::size_t input = layers[step.layer].inputs[step.next++];
        if (met[input] < 0) {
            met[input] = count++;
            stack.push_back({input, 0});
        }
    }
    for (std::size_t i = layers.size(); i-- > 0;) // each reads only earlier ones
        for (const std::size_t input : layers[i].inputs)
            depth[input] = std::max(depth[input], depth[i] + 1);
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < layers.size(); ++i)
        if (met[i] >= 0)
            order.push_back(i);
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return depth[a] != depth[b] ? depth[a] > depth[b] : met[a] < met[b];
    });
    return order;
}

class KerasExporter {
public:
    KerasExporter(const Graph& graph, std::span<const NamedTensor> state) : m_graph(graph), m_state(graph, state) {}

    KerasExport run(const std::string& name)
    {
        for (ValueId id = 0; id < m_graph.last(); ++id)
            std::visit([&](const auto& op) { m_values.push_back(put(id, op)); }, m_graph.layer(id).op);
        const std::size_t logits = flat(m_graph.logits());
        add("logits", "Activation", {{"activation", "linear"}}, {logits}, m_layers[logits].shape);
        return write(name);
    }

private:
    std::string nameOf(ValueId id) const
    {
        // Keras allows no slash in a name, and its variables in PyTorch allow no dot.
        std::string name = m_graph.layer(id).name;
        std::replace(name.begin(), name.end(), '/', '_');
        std::replace(name.begin(), name.end(), '.', '_');
        return name;
    }
    std::size_t value(ValueId id, std::size_t input = 0) const
    {
        return m_values[static_cast<std::size_t>(m_graph.layer(id).inputs[input])];
    }
    static OrderedJson imageShape(const Shape& shape) { return {nullptr, shape.h, shape.w, shape.c}; }
    OrderedJson outputShape(ValueId id) const { return imageShape(m_graph.layer(id).output); }
    bool isVector(std::size_t layer) const { return m_layers[layer].shape.size() == 2; }

    std::size_t add(std::string name, const char* type, OrderedJson config, std::vector<std::size_t> inputs,
                    OrderedJson shape, std::vector<NamedTensor> weights = {})
    {
        for (int number = 2; !m_names.insert(name).second; ++number)
            name = name.substr(0, name.find("__")) + "__" + std::to_string(number);
        OrderedJson named = {{"name", name}};
        named.update(config);
        m_layers.push_back({name, type, std::move(named), std::move(inputs), std::move(weights), std::move(shape)});
        return m_layers.size() - 1;
    }

    std::size_t flat(ValueId id)
    {
        const std::size_t from = m_values[static_cast<std::size_t>(id)];
        if (isVector(from))
            return from;
        return add(fresh(nameOf(id) + "_flat"), "Flatten", {{"data_format", "channels_last"}}, {from},
                   {nullptr, m_graph.layer(id).output.sample()});
    }

    std::size_t image(std::size_t from)
    {
        if (!isVector(from))
            return from;
        const OrderedJson channels = m_layers[from].shape.at(1);
        return add(fresh(m_layers[from].name + "_image"), "Reshape", {{"target_shape", {1, 1, channels}}}, {from},
                   {nullptr, 1, 1, channels});
    }

    std::string fresh(const std::string& name) { return name + std::to_string(++m_count); }

    std::size_t activated(std::size_t from, const std::string& name, Activation activation)
    {
        if (activation == Activation::None)
            return from;
        const std::string kind(trainyard::name(activation));
        return add(name, "Activation", {{"activation", kind}}, {from}, m_layers[from].shape);
    }

    /// Adds a padding layer for a window's explicit padding if one is needed, and sets the layer's own padding to
    /// "same" or "valid".
    std::size_t padded(ValueId id, const Window& window, OrderedJson& config, bool zerosAllowed)
    {
        const std::size_t from = image(value(id));
        const Shape& input = m_graph.layer(m_graph.layer(id).inputs[0]).output;
        const WindowPlacement given = place(window, input);
        Window same = window;
        same.padding = PaddingMode::Same;
        const WindowPlacement wanted = place(same, input);
        const bool equal = given.top == wanted.top && given.bottom == wanted.bottom && given.left == wanted.left &&
                           given.right == wanted.right && given.outputHeight == wanted.outputHeight &&
                           given.outputWidth == wanted.outputWidth;
        const bool none = given.top + given.bottom + given.left + given.right == 0;
        config["padding"] = equal && !none ? "same" : "valid";
        if (none || equal)
            return from;
        if (!zerosAllowed)
            throw Failure(ErrorKind::Unsupported, "export the layer", m_graph.layer(id).name,
                          modelReason("model.keras-padding"));
        const OrderedJson border = {{given.top, given.bottom}, {given.left, given.right}};
        return add(nameOf(id) + "_border", "ZeroPadding2D", {{"padding", border}, {"data_format", "channels_last"}},
                   {from},
                   imageShape({1, input.h + given.top + given.bottom, input.w + given.left + given.right, input.c}));
    }

    static OrderedJson windowConfig(const Window& window, const char* kernel)
    {
        return {{kernel, {window.kernelHeight, window.kernelWidth}},
                {"strides", {window.strideHeight, window.strideWidth}},
                {"data_format", "channels_last"}};
    }

    std::size_t put(ValueId, const NormalizeInput& op)
    {
        const std::size_t input =
            add("image", "InputLayer", {{"batch_shape", imageShape(op.image)}, {"dtype", "float32"}, {"sparse", false}},
                {}, imageShape(op.image));
        OrderedJson mean = OrderedJson::array();
        OrderedJson variance = OrderedJson::array();
        for (std::size_t c = 0; c < op.mean.size(); ++c) {
            const double unit = op.features ? 1.0 : 255.0;
            mean.push_back(double(op.mean[c]) * unit);
            variance.push_back(double(op.deviation[c]) * unit * double(op.deviation[c]) * unit);
        }
        return add("input", "Normalization",
                   {{"axis", {-1}}, {"mean", mean}, {"variance", variance}, {"invert", false}}, {input},
                   imageShape(op.image));
    }

    std::size_t put(ValueId id, const Conv2d& op)
    {
        OrderedJson config = windowConfig(op.window, "kernel_size");
        const std::size_t from = padded(id, op.window, config, true);
        const std::int64_t channels = m_graph.layer(m_graph.layer(id).inputs[0]).output.c;
        const bool depthwise = op.groups > 1 && op.groups == channels;
        const NamedTensor& weight = m_state.parameter(id, "weight");
        NamedTensor kernel;
        if (depthwise) {
            constexpr int kOrder[] = {2, 3, 0, 1};
            const std::int64_t multiplier = op.filters / channels;
            kernel = transposed(
                {"", {channels, multiplier, op.window.kernelHeight, op.window.kernelWidth}, weight.values}, kOrder);
            config["depth_multiplier"] = multiplier;
        } else {
            constexpr int kOrder[] = {1, 2, 3, 0};
            kernel = transposed(weight, kOrder);
            config["filters"] = op.filters;
            config["groups"] = op.groups;
        }
        config["use_bias"] = op.bias;
        std::vector<NamedTensor> weights = {std::move(kernel)};
        if (op.bias)
            weights.push_back(m_state.parameter(id, "bias"));
        const std::size_t made = add(nameOf(id), depthwise ? "DepthwiseConv2D" : "Conv2D", config, {from},
                                     outputShape(id), std::move(weights));
        return activated(made, nameOf(id) + "_activation", op.activation);
    }

    std::size_t put(ValueId id, const BatchNorm& op)
    {
        std::vector<NamedTensor> weights;
        for (const char* name : {"gamma", "beta", "running_mean", "running_variance"})
            weights.push_back(m_state.parameter(id, name));
        const std::size_t made =
            add(nameOf(id), "BatchNormalization", {{"axis", -1}, {"momentum", op.momentum}, {"epsilon", op.epsilon}},
                {value(id)}, m_layers[value(id)].shape, std::move(weights));
        return activated(made, nameOf(id) + "_activation", op.activation);
    }

    std::size_t put(ValueId id, const Activate& op) { return activated(value(id), nameOf(id), op.activation); }

    std::size_t combine(ValueId id, const char* type)
    {
        std::vector<std::size_t> inputs;
        for (std::size_t i = 0; i < m_graph.layer(id).inputs.size(); ++i)
            inputs.push_back(image(value(id, i)));
        return add(nameOf(id), type, OrderedJson::object(), std::move(inputs), outputShape(id));
    }

    std::size_t put(ValueId id, const Add& op)
    {
        return activated(combine(id, "Add"), nameOf(id) + "_activation", op.activation);
    }
    std::size_t put(ValueId id, const Multiply&) { return combine(id, "Multiply"); }
    std::size_t put(ValueId id, const Concat&) { return combine(id, "Concatenate"); }

    std::size_t put(ValueId id, const Reshape& op)
    {
        return add(nameOf(id), "Reshape", {{"target_shape", {op.sample.h, op.sample.w, op.sample.c}}}, {value(id)},
                   outputShape(id));
    }

    std::size_t put(ValueId id, const Pad& op)
    {
        return add(nameOf(id), "ZeroPadding2D",
                   {{"padding", {{op.top, op.bottom}, {op.left, op.right}}}, {"data_format", "channels_last"}},
                   {image(value(id))}, outputShape(id));
    }

    std::size_t put(ValueId id, const Pool& op)
    {
        OrderedJson config = windowConfig(op.window, "pool_size");
        const std::size_t from = padded(id, op.window, config, false);
        return add(nameOf(id), op.mode == PoolMode::Max ? "MaxPooling2D" : "AveragePooling2D", config, {from},
                   outputShape(id));
    }

    std::size_t put(ValueId id, const GlobalAveragePool&)
    {
        return add(nameOf(id), "GlobalAveragePooling2D", {{"data_format", "channels_last"}, {"keepdims", false}},
                   {image(value(id))}, {nullptr, m_graph.layer(id).output.c});
    }

    std::size_t put(ValueId id, const Dense& op)
    {
        constexpr int kSwapped[] = {1, 0};
        const std::size_t from = flat(m_graph.layer(id).inputs[0]);
        const std::size_t made =
            add(nameOf(id), "Dense", {{"units", op.outputs}, {"use_bias", true}}, {from}, {nullptr, op.outputs},
                {transposed(m_state.parameter(id, "weight"), kSwapped), m_state.parameter(id, "bias")});
        return activated(made, nameOf(id) + "_activation", op.activation);
    }

    std::size_t put(ValueId id, const Softmax&)
    {
        return add(nameOf(id), "Softmax", {{"axis", -1}}, {value(id)}, m_layers[value(id)].shape);
    }

    std::size_t put(ValueId id, const Dropout& op)
    {
        return add(nameOf(id), "Dropout", {{"rate", op.rate}}, {value(id)}, m_layers[value(id)].shape);
    }

    std::size_t put(ValueId id, const LayerNorm& op)
    {
        return add(nameOf(id), "LayerNormalization", {{"axis", -1}, {"epsilon", op.epsilon}}, {value(id)},
                   m_layers[value(id)].shape, {m_state.parameter(id, "gamma"), m_state.parameter(id, "beta")});
    }

    std::size_t put(ValueId id, const Gru& op)
    {
        const Shape& input = m_graph.layer(m_graph.layer(id).inputs[0]).output;
        const std::size_t steps =
            add(nameOf(id) + "_steps", "Reshape", {{"target_shape", {input.h, input.w * input.c}}}, {image(value(id))},
                {nullptr, input.h, input.w * input.c});
        constexpr int kSwapped[] = {1, 0};
        NamedTensor bias = m_state.parameter(id, "bias");
        const std::vector<float>& recurrent = m_state.parameter(id, "recurrent_bias").values;
        bias.values.insert(bias.values.end(), recurrent.begin(), recurrent.end());
        bias.shape = {2, std::int64_t{3} * op.units};
        const OrderedJson sequence = {nullptr, input.h, op.units};
        const std::size_t made =
            add(nameOf(id), "GRU", {{"units", op.units}, {"return_sequences", op.sequence}, {"reset_after", true}},
                {steps}, op.sequence ? sequence : OrderedJson{nullptr, op.units},
                {transposed(m_state.parameter(id, "weight"), kSwapped),
                 transposed(m_state.parameter(id, "recurrent_weight"), kSwapped), std::move(bias)});
        if (!op.sequence)
            return made;
        return add(nameOf(id) + "_image", "Reshape", {{"target_shape", {input.h, 1, op.units}}}, {made},
                   outputShape(id));
    }

    template <typename T>
    std::size_t put(ValueId id, const T&)
    {
        throw Failure(ErrorKind::Unsupported, "export the layer", m_graph.layer(id).name,
                      modelReason("model.keras-kind", T::kKind));
    }

    OrderedJson tensorJson(std::size_t layer) const
    {
        return {{"class_name", "__keras_tensor__"},
                {"config",
                 {{"shape", m_layers[layer].shape},
                  {"dtype", "float32"},
                  {"keras_history", {m_layers[layer].name, 0, 0}}}}};
    }

    KerasExport write(const std::string& name) const
    {
        KerasExport out;
        OrderedJson layers = OrderedJson::array();
        std::map<std::string, int> numbers;
        for (const std::size_t index : kerasOrder(m_layers)) {
            const KerasLayer& layer = m_layers[index];
            OrderedJson nodes = OrderedJson::array();
            OrderedJson arguments = OrderedJson::array();
            for (const std::size_t input : layer.inputs)
                arguments.push_back(tensorJson(input));
            const bool list = layer.type == "Add" || layer.type == "Multiply" || layer.type == "Concatenate";
            if (!layer.inputs.empty())
                nodes.push_back(
                    {{"args", list ? OrderedJson::array({arguments}) : arguments}, {"kwargs", OrderedJson::object()}});
            layers.push_back({{"module", "keras.layers"},
                              {"class_name", layer.type},
                              {"config", layer.config},
                              {"registered_name", nullptr},
                              {"name", layer.name},
                              {"inbound_nodes", nodes}});
            const std::string snake = kerasSnakeCase(layer.type);
            const int number = numbers[snake]++;
            const std::string group = "layers/" + snake + (number > 0 ? "_" + std::to_string(number) : "") +
                                      (layer.type == "GRU" ? "/cell/vars" : "/vars");
            out.groups.push_back(group);
            for (std::size_t i = 0; i < layer.weights.size(); ++i) {
                out.weights.push_back(layer.weights[i]);
                out.weights.back().name = group + "/" + std::to_string(i);
            }
        }
        out.groups.emplace_back("vars");
        OrderedJson document = {{"module", "keras.src.models.functional"},
                                {"class_name", "Functional"},
                                {"config",
                                 {{"name", name.empty() ? "network" : name},
                                  {"trainable", true},
                                  {"layers", layers},
                                  {"input_layers", OrderedJson::array({OrderedJson::array({"image", 0, 0})})},
                                  {"output_layers", OrderedJson::array({OrderedJson::array({"logits", 0, 0})})}}},
                                {"registered_name", "Functional"}};
        out.architecture = document.dump(1, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
        return out;
    }

    const Graph& m_graph;
    const ExportedState m_state;
    std::vector<KerasLayer> m_layers;
    std::vector<std::size_t> m_values;
    std::set<std::string> m_names;
    int m_count = 0;
};

} // namespace

KerasExport exportKeras(const Graph& graph, std::span<const NamedTensor> state, const std::string& name)
{
    return KerasExporter(graph, state).run(name);
}

} // namespace trainyard
