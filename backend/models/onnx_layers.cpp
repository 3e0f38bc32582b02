// SPDX-License-Identifier: Apache-2.0
// The kinds of ONNX nodes, one function each.
#include "backend/models/onnx_importer.h"
#include "backend/protocol/reasons_model.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace trainyard {
namespace {

bool all(const std::vector<std::int64_t>& values, std::int64_t wanted)
{
    return std::all_of(values.begin(), values.end(), [wanted](std::int64_t value) { return value == wanted; });
}

constexpr std::int64_t kMostOnnxWindow = 1024;

} // namespace

Window OnnxImporter::window(const OnnxNode& node, const std::vector<std::int64_t>& kernel) const
{
    if (kernel.empty() || kernel.size() > 2)
        refuse(modelReason("model.window-axes", kernel.size()));
    std::vector<std::int64_t> strides = integers(node, "strides");
    std::vector<std::int64_t> pads = integers(node, "pads");
    if (!all(integers(node, "dilations"), 1))
        refuse(modelReason("model.dilated-by", joinedNumbers(integers(node, "dilations"))));
    strides.resize(kernel.size(), 1);
    const bool given = !pads.empty();
    pads.resize(2 * kernel.size(), 0);
    for (const std::int64_t value : kernel)
        if (value < 1 || value > kMostOnnxWindow)
            refuse(modelReason("model.window", joinedNumbers(kernel)));
    for (const std::int64_t value : strides)
        if (value < 1 || value > kMostOnnxWindow)
            refuse(modelReason("model.stride", joinedNumbers(strides)));
    for (const std::int64_t value : pads)
        if (value < 0 || value > 4096)
            refuse(modelReason("model.padding", joinedNumbers(pads)));
    Window out;
    const bool row = kernel.size() == 1;
    const auto at = [](const std::vector<std::int64_t>& values, std::size_t i) { return static_cast<int>(values[i]); };
    out.kernelHeight = at(kernel, 0);
    out.kernelWidth = row ? 1 : at(kernel, 1);
    out.strideHeight = at(strides, 0);
    out.strideWidth = row ? 1 : at(strides, 1);
    out.padding = PaddingMode::Explicit;
    out.top = at(pads, 0);
    out.left = row ? 0 : at(pads, 1);
    out.bottom = at(pads, row ? 1 : 2);
    out.right = row ? 0 : at(pads, 3);
    const std::string mode = text(node, "auto_pad");
    if (mode == "SAME_UPPER")
        out.padding = PaddingMode::Same;
    else if (mode == "VALID" || (!given && mode != "SAME_LOWER"))
        out.padding = PaddingMode::Valid;
    else if (mode == "SAME_LOWER")
        refuse(modelReason("model.same-lower"));
    return out;
}

void OnnxImporter::convolution(const OnnxNode& node)
{
    OnnxFlow from = flow(node, 0);
    const OnnxTensor& weight = requireConstant(node, 1, "weight");
    const std::size_t spatial = weight.shape.size() - 2;
    if (weight.shape.size() == 3 && from.layer == kInputName && (from.axes == "NTF" || from.axes == "NFT")) {
        const ImageSpec image = m_model.image; // a sequence is an image of width 1
        m_model.image =
            from.axes == "NTF" ? ImageSpec{image.width, 1, image.height} : ImageSpec{image.height, 1, image.width};
        from.axes = "NCW";
    }
    if (from.axes == "NFT")
        from.axes = "NCW";
    requireImage(from);
    if (weight.shape.size() < 3 || from.axes.size() != weight.shape.size())
        refuse(modelReason("model.weight-axes", weight.shape.size()));
    Conv2d op;
    op.window = window(node, {weight.shape.begin() + 2, weight.shape.end()});
    const std::int64_t groups = integer(node, "group", 1);
    if (weight.shape[0] < 1 || weight.shape[0] > (1 << 20) || groups < 1 || groups > weight.shape[0])
        refuse(modelReason("model.filters", weight.shape[0], groups));
    op.filters = static_cast<int>(weight.shape[0]);
    op.groups = static_cast<int>(groups);
    const OnnxTensor* bias = constant(node, 2);
    op.bias = bias != nullptr;
    if (!bias && node.inputs.size() > 2 && !node.inputs[2].empty())
        refuse(modelReason("model.bias"));
    const std::string name = uniqueName(node);
    NamedTensor array{weight.name, weight.shape, weight.floats};
    if (spatial == 1)
        array.shape.push_back(1);
    constexpr int kOurs[] = {0, 2, 3, 1};
    m_model.weights.push_back({name, "weight", transposed(array, kOurs), false});
    if (bias)
        addWeight(name, "bias", *bias, bias->shape);
    emit(node, name, op, {from.layer}, from);
}

void OnnxImporter::dense(const OnnxNode& node, const OnnxFlow& from, const OnnxTensor& weight, bool isTransposed,
                         const OnnxTensor* bias)
{
    if (weight.shape.size() != 2)
        refuse(modelReason("model.weight-two-axes", weight.shape.size()));
    if (from.axes != "NK")
        refuse(modelReason("model.no-vector", from.axes));
    const std::int64_t outputs = weight.shape[isTransposed ? 0 : 1];
    if (outputs < 1 || outputs > (1 << 20))
        refuse(modelReason("model.layer-outputs", outputs));
    const std::string name = uniqueName(node);
    NamedTensor array{weight.name, weight.shape, weight.floats};
    constexpr int kSwapped[] = {1, 0};
    m_model.weights.push_back({name, "weight", isTransposed ? array : transposed(array, kSwapped), from.channelsFirst});
    if (!bias)
        m_zeroBias[name] = m_model.weights.size();
    NamedTensor values{bias ? bias->name : "",
                       {outputs},
                       bias ? bias->floats : std::vector<float>(static_cast<std::size_t>(outputs), 0.0f)};
    m_model.weights.push_back({name, "bias", std::move(values), false});
    OnnxFlow out = from;
    out.channelsFirst = false;
    emit(node, name, Dense{static_cast<int>(outputs), false, Activation::None}, {from.layer}, out);
}

void OnnxImporter::gemm(const OnnxNode& node)
{
    if (real(node, "alpha", 1.0) != 1.0 || real(node, "beta", 1.0) != 1.0 || integer(node, "transA", 0) != 0)
        refuse(modelReason("model.gemm"));
    const OnnxFlow from = flow(node, 0);
    const OnnxTensor* bias = constant(node, 2);
    if (!bias && node.inputs.size() > 2 && !node.inputs[2].empty())
        refuse(modelReason("model.bias"));
    dense(node, from, requireConstant(node, 1, "weight"), integer(node, "transB", 0) != 0, bias);
}

void OnnxImporter::matMul(const OnnxNode& node)
{
    const OnnxFlow from = flow(node, 0);
    dense(node, from, requireConstant(node, 1, "second input"), false, nullptr);
}

void OnnxImporter::batchNorm(const OnnxNode& node)
{
    const OnnxFlow from = flow(node, 0);
    if (from.axes != "NK")
        requireImage(from);
    if (from.channelsFirst)
        refuse(modelReason("model.norm-flat"));
    if (integer(node, "training_mode", 0) != 0)
        refuse(modelReason("model.training-mode"));
    BatchNorm op;
    op.epsilon = real(node, "epsilon", 1e-5);
    op.momentum = real(node, "momentum", 0.9);
    if (!(op.epsilon > 0.0) || !(op.momentum >= 0.0 && op.momentum <= 1.0))
        refuse(modelReason("model.norm-constants"));
    const std::string name = uniqueName(node);
    constexpr const char* kParameters[] = {"gamma", "beta", "running_mean", "running_variance"};
    for (std::size_t i = 0; i < 4; ++i) {
        const OnnxTensor& values = requireConstant(node, i + 1, kParameters[i]);
        addWeight(name, kParameters[i], values, values.shape);
    }
    emit(node, name, op, {from.layer}, from);
}

void OnnxImporter::activation(const OnnxNode& node)
{
    const OnnxFlow from = flow(node, 0);
    const Activation kind = node.type == "Relu"      ? Activation::Relu
                            : node.type == "Sigmoid" ? Activation::Sigmoid
                                                     : Activation::Tanh;
    emit(node, uniqueName(node), Activate{kind}, {from.layer}, from);
}

void OnnxImporter::concat(const OnnxNode& node)
{
    if (std::any_of(node.inputs.begin(), node.inputs.end(),
                    [this](const auto& name) { return m_shapes.contains(name); }))
        return shapeArithmetic(node);
    const OnnxFlow first = flow(node, 0);
    std::int64_t axis = integer(node, "axis", 1);
    axis += axis < 0 ? static_cast<std::int64_t>(first.axes.size()) : 0;
    const auto channels = static_cast<std::int64_t>(first.axes.find(first.axes == "NK" ? 'K' : 'C'));
    if (axis != channels || first.channelsFirst)
        refuse(modelReason("model.join-axis-of", axis, first.axes));
    std::vector<std::string> inputs;
    for (std::size_t i = 0; i < node.inputs.size(); ++i) {
        const OnnxFlow& from = flow(node, i);
        if (from.axes != first.axes || from.channelsFirst)
            refuse(modelReason("model.joins", first.axes, from.axes));
        inputs.push_back(from.layer);
    }
    emit(node, uniqueName(node), Concat{}, inputs, first);
}

void OnnxImporter::clip(const OnnxNode& node)
{
    const OnnxFlow from = flow(node, 0);
    const auto limit = [&](std::size_t input, const char* name, double fallback) {
        const OnnxTensor* found = constant(node, input);
        return found && !found->floats.empty() ? double(found->floats[0]) : real(node, name, fallback);
    };
    const double low = limit(1, "min", -INFINITY);
    const double high = limit(2, "max", INFINITY);
    if (low != 0.0 || (high != 6.0 && high < 3e38))
        refuse(modelReason("model.clip"));
    emit(node, uniqueName(node), Activate{high == 6.0 ? Activation::Relu6 : Activation::Relu}, {from.layer}, from);
}

void OnnxImporter::arithmetic(const OnnxNode& node)
{
    const OnnxTensor* right = constant(node, 1);
    const OnnxTensor* left = constant(node, 0);
    if (left && right)
        refuse(modelReason("model.on-constants"));
    if (!left && !right) {
        const OnnxFlow a = flow(node, 0);
        const OnnxFlow b = flow(node, 1);
        if ((node.type != "Add" && node.type != "Mul") || a.axes != b.axes || a.channelsFirst != b.channelsFirst)
            refuse(modelReason("model.combines", a.axes, b.axes));
        if (node.type == "Add")
            return emit(node, uniqueName(node), Add{}, {a.layer, b.layer}, a);
        // A gate with one value per channel scales the other input, so it must be the second.
        const bool swap = a.pixel && !b.pixel;
        return emit(node, uniqueName(node), Multiply{}, {(swap ? b : a).layer, (swap ? a : b).layer}, swap ? b : a);
    }
    if (left && node.type != "Add" && node.type != "Mul")
        refuse(modelReason("model.first-constant"));
    const OnnxFlow from = flow(node, left ? 1 : 0);
    const OnnxTensor& values = left ? *left : *right;
    if (node.type == "Add" && addBias(node, from, values))
        return;
    if (from.layer != kInputName)
        refuse(modelReason("model.with-constant"));
    scaleInput(node, from, values);
}

bool OnnxImporter::addBias(const OnnxNode& node, const OnnxFlow& from, const OnnxTensor& values)
{
    const auto found = m_zeroBias.find(from.layer);
    if (found == m_zeroBias.end())
        return false;
    ImportedWeight& bias = m_model.weights[found->second];
    if (values.floats.size() != bias.array.values.size())
        return false;
    bias.array.name = values.name;
    bias.array.values = values.floats;
    m_zeroBias.erase(found);
    pass(node, from);
    return true;
}

void OnnxImporter::scaleInput(const OnnxNode& node, const OnnxFlow& from, const OnnxTensor& values)
{
    const std::size_t count = values.floats.size();
    // One number, or one per channel: {C, 1, 1} for N, C, H, W and {C} for N, H, W, C.
    const bool perChannel =
        count > 1 && count <= 65536 &&
        (from.axes == "NCHW" ? values.shape.size() >= 3 && values.shape[values.shape.size() - 1] == 1 &&
                                   values.shape[values.shape.size() - 2] == 1
                             : from.axes == "NHWC" && values.shape.back() == static_cast<std::int64_t>(count));
    if (count != 1 && !perChannel)
        refuse(modelReason("model.input-constant"));
    OnnxFlow out = from;
    std::vector<double> factor(values.floats.begin(), values.floats.end()), addend(count, 0.0);
    if (node.type == "Add" || node.type == "Sub") {
        addend.swap(factor);
        factor.assign(count, 1.0);
        if (node.type == "Sub")
            std::transform(addend.begin(), addend.end(), addend.begin(), std::negate<>());
    } else if (node.type == "Div") {
        std::transform(factor.begin(), factor.end(), factor.begin(), [](double value) { return 1.0 / value; });
    }
    out.scaling.apply(factor, addend);
    pass(node, out);
}

void OnnxImporter::pool(const OnnxNode& node)
{
    const OnnxFlow from = flow(node, 0);
    requireImage(from);
    Pool op{node.type == "MaxPool" ? PoolMode::Max : PoolMode::Average, window(node, integers(node, "kernel_shape"))};
    if (integer(node, "ceil_mode", 0) != 0)
        refuse(modelReason("model.ceil"));
    if (node.outputs.size() > 1 && !node.outputs[1].empty())
        refuse(modelReason("model.indices"));
    const Window& window = op.window;
    const bool padded = window.top + window.bottom + window.left + window.right > 0;
    std::string source = from.layer;
    if (op.mode == PoolMode::Average && padded && integer(node, "count_include_pad", 0) != 0) {
        const std::string name = uniqueName(node) + "/pad";
        emit(node, name, Pad{window.top, window.bottom, window.left, window.right}, {source}, from);
        op.window.padding = PaddingMode::Valid;
        op.window.top = op.window.bottom = op.window.left = op.window.right = 0;
        source = name;
    }
    emit(node, uniqueName(node), op, {source}, from);
}

void OnnxImporter::globalPool(const OnnxNode& node)
{
    OnnxFlow from = flow(node, 0);
    requireImage(from);
    from.pixel = true;
    emit(node, uniqueName(node), GlobalAveragePool{}, {from.layer}, from);
}

void OnnxImporter::reduceMean(const OnnxNode& node)
{
    OnnxFlow from = flow(node, 0);
    std::vector<std::int64_t> axes = integersFrom(node, 1, "axes");
    const auto rank = static_cast<std::int64_t>(from.axes.size());
    std::string reduced;
    for (std::int64_t& axis : axes) {
        axis += axis < 0 ? rank : 0;
        if (axis < 0 || axis >= rank)
            refuse(modelReason("model.axes", joinedNumbers(axes)));
        reduced += from.axes[static_cast<std::size_t>(axis)];
    }
    std::sort(reduced.begin(), reduced.end());
    if (reduced != "HW")
        refuse(modelReason("model.mean-axes"));
    from.pixel = true;
    if (integer(node, "keepdims", 1) == 0)
        from.axes = "NK";
    emit(node, uniqueName(node), GlobalAveragePool{}, {from.layer}, from);
}

void OnnxImporter::dropout(const OnnxNode& node)
{
    const OnnxFlow from = flow(node, 0);
    const OnnxTensor* ratio = constant(node, 1);
    const double rate = ratio && !ratio->floats.empty() ? double(ratio->floats[0]) : real(node, "ratio", 0.5);
    if (!(rate >= 0.0 && rate < 1.0))
        refuse(modelReason("model.rate"));
    if (rate == 0.0)
        return pass(node, from);
    emit(node, uniqueName(node), Dropout{rate, 0}, {from.layer}, from);
}

void OnnxImporter::pad(const OnnxNode& node)
{
    const OnnxFlow from = flow(node, 0);
    const std::vector<std::int64_t> pads = integersFrom(node, 1, "pads");
    const OnnxTensor* value = constant(node, 2);
    const std::string mode = text(node, "mode");
    if ((!mode.empty() && mode != "constant") || (value && !value->floats.empty() && value->floats[0] != 0.0f))
        refuse(modelReason("model.pad-value"));
    if ((from.axes != "NCHW" && from.axes != "NHWC") || pads.size() != 8)
        refuse(modelReason("model.pads-by", from.axes, joinedNumbers(pads)));
    const std::size_t h = from.axes.find('H');
    const std::size_t w = from.axes.find('W');
    std::int64_t others = 0;
    for (std::size_t i = 0; i < 8; ++i) {
        if (pads[i] < 0 || pads[i] > 4096)
            refuse(modelReason("model.pads", joinedNumbers(pads)));
        others += i % 4 == h || i % 4 == w ? 0 : pads[i];
    }
    if (others != 0)
        refuse(modelReason("model.pads-batch"));
    emit(node, uniqueName(node),
         Pad{static_cast<int>(pads[h]), static_cast<int>(pads[4 + h]), static_cast<int>(pads[w]),
             static_cast<int>(pads[4 + w])},
         {from.layer}, from);
}

void OnnxImporter::softmax(const OnnxNode& node)
{
    const OnnxFlow from = flow(node, 0);
    if (!m_document.outputs.empty() && node.outputs[0] == m_document.outputs[0].name)
        return pass(node, from); // the loss contains the softmax
    if (node.type != "Softmax" || from.axes != "NK" || from.channelsFirst)
        refuse(modelReason("model.softmax"));
    emit(node, uniqueName(node), Softmax{}, {from.layer}, from);
}

} // namespace trainyard
