// SPDX-License-Identifier: Apache-2.0
// The kinds of Keras layers, one function each.
#include "backend/models/keras_config.h"
#include "backend/models/keras_importer.h"
#include "backend/protocol/reasons_model.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

using Json = nlohmann::json;
using keras::flattenNumbers;
using keras::numberOf;
using keras::numbers;
using keras::textOf;

constexpr std::int64_t kMostKerasWindow = 1024;

} // namespace

int KerasImporter::filters(const Item& item, const char* key) const
{
    const auto count = item.config.at(key).get<double>();
    if (!(count >= 1 && count <= (1 << 20)) || std::trunc(count) != count)
        refuse(modelReason("model.settings-are", key, item.config.at(key).dump()));
    return static_cast<int>(count);
}

void KerasImporter::requireChannelsLast(const Item& item) const
{
    if (textOf(item.config, "data_format", "channels_last") != "channels_last")
        refuse(modelReason("model.channels-first"));
}

Window KerasImporter::window(const Item& item, const char* kernel) const
{
    requireChannelsLast(item);
    const bool row = item.type.find("1D") != std::string::npos;
    const auto pair = [&](const char* key, const Json& value) {
        std::vector<std::int64_t> out = numbers(value);
        if (row)
            out.push_back(1); // a sequence is an image of width 1
        else if (out.size() == 1)
            out.push_back(out[0]);
        if (out.size() != 2 || std::min(out[0], out[1]) < 1 || std::max(out[0], out[1]) > kMostKerasWindow)
            refuse(modelReason("model.setting-is", key, value.dump()));
        return out;
    };
    const std::vector<std::int64_t> size = pair(kernel, item.config.at(kernel));
    const Json stride = item.config.value("strides", Json());
    const std::vector<std::int64_t> strides = stride.is_null() ? size : pair("strides", stride);
    for (const std::int64_t dilation : numbers(item.config.value("dilation_rate", Json(1))))
        if (dilation != 1)
            refuse(modelReason("model.dilated"));
    const std::string padding = textOf(item.config, "padding", "valid");
    if (padding != "same" && padding != "valid")
        refuse(modelReason("model.padding-name", padding));
    Window out;
    out.kernelHeight = static_cast<int>(size[0]);
    out.kernelWidth = static_cast<int>(size[1]);
    out.strideHeight = static_cast<int>(strides[0]);
    out.strideWidth = static_cast<int>(strides[1]);
    out.padding = padding == "same" ? PaddingMode::Same : PaddingMode::Valid;
    return out;
}

KerasFlow KerasImporter::activated(const Item& item, const std::string& activation, KerasFlow from,
                                   const std::string& name)
{
    static const std::map<std::string, Activation> kKinds = {
        {"relu", Activation::Relu},       {"relu6", Activation::Relu6}, {"ReLU", Activation::Relu},
        {"sigmoid", Activation::Sigmoid}, {"tanh", Activation::Tanh},   {"silu", Activation::Silu},
        {"swish", Activation::Silu}};
    if (activation == "linear")
        return from;
    if (activation == "softmax") {
        const Json& config = m_document.at("config");
        const bool end = config.contains("output_layers")
                             ? config.at("output_layers").dump().find("\"" + item.name + "\"") != std::string::npos
                             : config.at("layers").back().at("config").value("name", "") == item.name;
        if (end)
            return from; // the loss contains the softmax
        return emit(name, Softmax{}, {from}, from);
    }
    const auto found = kKinds.find(activation);
    if (found == kKinds.end())
        refuse(modelReason("model.activation", activation));
    return emit(name, Activate{found->second}, {from}, from);
}

KerasFlow KerasImporter::activated(const Item& item, KerasFlow from)
{
    const std::string kind = textOf(item.config, "activation", "linear");
    return activated(item, kind, std::move(from), item.name + "/" + kind);
}

KerasFlow KerasImporter::input(const Item& item)
{
    const Json shape = item.config.value("batch_shape", item.config.value("batch_input_shape", Json::array()));
    if (m_model.image.height > 0 || m_model.image.channels > 0)
        refuse(modelReason("model.inputs"));
    const auto extent = [&](std::size_t axis) {
        if (const Json& one = shape.at(axis);
            one.is_number_float() && std::trunc(one.get<double>()) != one.get<double>())
            refuse(modelReason("model.input-shape", shape.dump()));
        return shape.at(axis).is_number() ? static_cast<int>(std::clamp(shape.at(axis).get<double>(), 0.0, 65536.0))
                                          : 0;
    };
    KerasFlow out;
    out.rank = static_cast<int>(shape.size());
    if (shape.size() < 2 || shape.size() > 4)
        refuse(modelReason("model.input-shape", shape.dump()));
    out.channels = extent(shape.size() - 1);
    if (out.rank == 4)
        m_model.image = {extent(1), extent(2), extent(3)};
    else if (out.rank == 3)
        m_model.image = {extent(1), extent(2), 1};
    else
        m_model.image = {1, extent(1), 1};
    return out;
}

KerasFlow KerasImporter::convolution(const Item& item)
{
    KerasFlow out = only(item);
    const bool row = item.type == "Conv1D";
    if (out.rank != (row ? 3 : 4))
        refuse(modelReason("model.input-axes", out.rank));
    if (row && out.layer == kInputName)
        m_model.image = {m_model.image.height, 1, m_model.image.width};
    Conv2d op;
    op.window = window(item, "kernel_size");
    op.filters = filters(item, "filters");
    op.bias = item.config.value("use_bias", true);
    op.groups = item.config.contains("groups") ? filters(item, "groups") : 1;
    weight(item, item.name, "weight", 0, "kernel", KerasOrder::Kernel);
    if (op.bias)
        weight(item, item.name, "bias", 1, "bias");
    out.channels = op.filters;
    return activated(item, emit(item.name, op, {only(item)}, out));
}

KerasFlow KerasImporter::depthwise(const Item& item)
{
    KerasFlow out = only(item);
    const int multiplier = filters(item, "depth_multiplier");
    if (out.rank != 4 || out.channels < 1 || out.channels * multiplier > (1 << 20))
        refuse(modelReason("model.channels-unknown"));
    Conv2d op;
    op.window = window(item, "kernel_size");
    op.groups = static_cast<int>(out.channels);
    op.filters = op.groups * multiplier;
    op.bias = item.config.value("use_bias", true);
    weight(item, item.name, "weight", 0, "depthwise_kernel", KerasOrder::Depthwise);
    if (op.bias)
        weight(item, item.name, "bias", 1, "bias");
    out.channels = op.filters;
    return activated(item, emit(item.name, op, {only(item)}, out));
}

KerasFlow KerasImporter::separable(const Item& item)
{
    KerasFlow out = only(item);
    const int multiplier = filters(item, "depth_multiplier");
    if (out.rank != 4 || out.channels < 1 || out.channels * multiplier > (1 << 20))
        refuse(modelReason("model.channels-unknown"));
    Conv2d first;
    first.window = window(item, "kernel_size");
    first.groups = static_cast<int>(out.channels);
    first.filters = first.groups * multiplier;
    const std::string name = item.name + "/depthwise";
    weight(item, name, "weight", 0, "depthwise_kernel", KerasOrder::Depthwise);
    out.channels = first.filters;
    out = emit(name, first, {only(item)}, out);
    Conv2d second;
    second.window = Window::square(1, 1, PaddingMode::Valid);
    second.filters = filters(item, "filters");
    second.bias = item.config.value("use_bias", true);
    weight(item, item.name, "weight", 1, "pointwise_kernel", KerasOrder::Kernel);
    if (second.bias)
        weight(item, item.name, "bias", 2, "bias");
    const KerasFlow from = out;
    out.channels = second.filters;
    return activated(item, emit(item.name, second, {from}, out));
}

KerasFlow KerasImporter::batchNorm(const Item& item)
{
    const KerasFlow from = only(item);
    const std::vector<std::int64_t> axis = numbers(item.config.value("axis", Json(-1)));
    if (axis.size() != 1 || (axis[0] != -1 && axis[0] != from.rank - 1))
        refuse(modelReason("model.norm-axis"));
    BatchNorm op;
    op.epsilon = numberOf(item.config, "epsilon", 1e-3);
    op.momentum = numberOf(item.config, "momentum", 0.99);
    if (!(op.epsilon > 0.0) || !(op.momentum >= 0.0 && op.momentum <= 1.0))
        refuse(modelReason("model.norm-constants"));
    const bool scale = item.config.value("scale", true);
    const bool center = item.config.value("center", true);
    if ((!scale || !center) && from.channels < 1)
        refuse(modelReason("model.channels-unknown"));
    int index = 0;
    // Without scale or center, use gamma = 1 or beta = 0.
    scale ? weight(item, item.name, "gamma", index++, "gamma") : fill(item.name, "gamma", from.channels, 1.0f);
    center ? weight(item, item.name, "beta", index++, "beta") : fill(item.name, "beta", from.channels, 0.0f);
    weight(item, item.name, "running_mean", index, "moving_mean");
    weight(item, item.name, "running_variance", index + 1, "moving_variance");
    return emit(item.name, op, {from}, from);
}

KerasFlow KerasImporter::dense(const Item& item)
{
    KerasFlow out = only(item);
    if (out.rank != 2)
        refuse(modelReason("model.input-axes-flatten", out.rank));
    const Dense op{filters(item, "units"), false, Activation::None};
    weight(item, item.name, "weight", 0, "kernel", KerasOrder::Matrix);
    if (item.config.value("use_bias", true))
        weight(item, item.name, "bias", 1, "bias");
    else
        fill(item.name, "bias", op.outputs, 0.0f);
    out.channels = op.outputs;
    return activated(item, emit(item.name, op, {only(item)}, out));
}

KerasFlow KerasImporter::flatten(const Item& item)
{
    requireChannelsLast(item);
    KerasFlow out = only(item); // a dense layer reads H, W, C as Keras flattens them
    out.channels = out.rank == 2 ? out.channels : 0;
    out.rank = 2;
    return out;
}

KerasFlow KerasImporter::dropout(const Item& item)
{
    const KerasFlow from = only(item);
    const double rate = numberOf(item.config, "rate", 0.5);
    if (!item.config.value("noise_shape", Json()).is_null())
        refuse(modelReason("model.noise-shape"));
    if (!(rate >= 0.0 && rate < 1.0))
        refuse(modelReason("model.rate"));
    return rate == 0.0 ? from : emit(item.name, Dropout{rate, 0}, {from}, from);
}

KerasFlow KerasImporter::relu(const Item& item)
{
    const KerasFlow from = only(item);
    const double limit = numberOf(item.config, "max_value", INFINITY);
    if (numberOf(item.config, "negative_slope", 0.0) != 0.0 || numberOf(item.config, "threshold", 0.0) != 0.0 ||
        (limit != 6.0 && std::isfinite(limit)))
        refuse(modelReason("model.relu"));
    return emit(item.name, Activate{limit == 6.0 ? Activation::Relu6 : Activation::Relu}, {from}, from);
}

KerasFlow KerasImporter::activation(const Item& item)
{
    return activated(item, textOf(item.config, "activation", "linear"), only(item), item.name);
}

KerasFlow KerasImporter::softmax(const Item& item)
{
    return activated(item, "softmax", only(item), item.name);
}

KerasFlow KerasImporter::pool(const Item& item)
{
    const KerasFlow from = only(item);
    const Pool op{item.type.starts_with("Max") ? PoolMode::Max : PoolMode::Average, window(item, "pool_size")};
    return emit(item.name, op, {from}, from);
}

KerasFlow KerasImporter::globalPool(const Item& item)
{
    requireChannelsLast(item);
    KerasFlow out = only(item);
    if (out.rank == 3 && out.layer == kInputName)
        refuse(modelReason("model.behind-input"));
    if (!item.config.value("keepdims", false))
        out.rank = 2;
    return emit(item.name, GlobalAveragePool{}, {only(item)}, out);
}

KerasFlow KerasImporter::zeroPadding(const Item& item)
{
    requireChannelsLast(item);
    std::vector<double> sides;
    flattenNumbers(item.config.at("padding"), sides);
    if (sides.size() == 1)
        sides.resize(4, sides[0]);
    if (sides.size() == 2)
        sides = {sides[0], sides[0], sides[1], sides[1]};
    for (const double side : sides)
        if (sides.size() != 4 || !(side >= 0 && side <= 4096) || std::trunc(side) != side)
            refuse(modelReason("model.padding", item.config.at("padding").dump()));
    const auto at = [&](std::size_t i) { return static_cast<int>(sides[i]); };
    return emit(item.name, Pad{at(0), at(1), at(2), at(3)}, {only(item)}, only(item));
}

KerasFlow KerasImporter::combine(const Item& item)
{
    if (item.inputs.size() < 2)
        refuse(modelReason("model.many-inputs", item.inputs.size()));
    KerasFlow out = item.inputs[0];
    for (const KerasFlow& from : item.inputs)
        if (from.rank != out.rank)
            refuse(modelReason("model.inputs-differ"));
    if (item.type == "Concatenate") {
        const std::int64_t axis = numbers(item.config.value("axis", Json(-1))).at(0);
        if (axis != -1 && axis != out.rank - 1)
            refuse(modelReason("model.join-axis", axis));
        out.channels = 0;
        for (const KerasFlow& from : item.inputs)
            out.channels += from.channels;
        return emit(item.name, Concat{}, item.inputs, out);
    }
    for (std::size_t i = 1; i < item.inputs.size(); ++i) {
        const std::string name = i + 1 < item.inputs.size() ? item.name + "/" + std::to_string(i) : item.name;
        const Op op = item.type == "Add" ? Op(Add{}) : Op(Multiply{});
        out = emit(name, op, {out, item.inputs[i]}, out);
    }
    return out;
}

} // namespace trainyard
