// SPDX-License-Identifier: Apache-2.0
// Constant folding of ONNX nodes, such as the slices and concatenations with which PyTorch reorders the gates of a
// large GRU's weights.
#include "backend/models/onnx_importer.h"
#include "backend/protocol/reasons_model.h"

#include <algorithm>
#include <cstdint>
#include <numeric>

namespace trainyard {
namespace {

using Extents = std::vector<std::int64_t>;

/// Larger than any real weight: a hostile file whose nodes keep doubling a constant must not exhaust memory.
constexpr std::int64_t kLargestFolded = std::int64_t{1} << 29;
constexpr std::int64_t kLargestExpanded = std::int64_t{1} << 24; // a bias

std::int64_t countOf(const Extents& shape)
{
    return std::accumulate(shape.begin(), shape.end(), std::int64_t{1}, std::multiplies<>());
}

/// Numbers of elements before, along and after an axis.
struct Split {
    std::int64_t outer = 1, extent = 1, inner = 1;
};

Split splitAt(const Extents& shape, std::size_t axis)
{
    const auto at = shape.begin() + static_cast<std::ptrdiff_t>(axis);
    return {countOf({shape.begin(), at}), *at, countOf({at + 1, shape.end()})};
}

template <typename Value>
std::vector<Value> sliced(const std::vector<Value>& values, const Split& split, std::int64_t first, std::int64_t last)
{
    std::vector<Value> out;
    for (std::int64_t i = 0; i < split.outer; ++i) {
        const auto row = values.begin() + i * split.extent * split.inner;
        out.insert(out.end(), row + first * split.inner, row + last * split.inner);
    }
    return out;
}

template <typename Value>
std::vector<Value> transposed(const std::vector<Value>& values, std::int64_t rows, std::int64_t columns)
{
    std::vector<Value> out;
    out.reserve(values.size());
    for (std::int64_t column = 0; column < columns; ++column)
        for (std::int64_t row = 0; row < rows; ++row)
            out.push_back(values[static_cast<std::size_t>(row * columns + column)]);
    return out;
}

/// Converts a possibly negative axis to an index; -1 if there is no such axis.
std::int64_t fromFront(std::int64_t axis, std::size_t rank)
{
    const auto axes = static_cast<std::int64_t>(rank);
    const std::int64_t out = axis < 0 ? axis + axes : axis;
    return out >= 0 && out < axes ? out : -1;
}

/// Whether the number of values matches the shape, which a malformed file need not ensure.
bool consistent(const OnnxTensor& tensor)
{
    std::int64_t count = 1;
    for (const std::int64_t extent : tensor.shape) {
        if (extent < 1 || extent > kLargestFolded / count)
            return false;
        count *= extent;
    }
    return count == static_cast<std::int64_t>(tensor.isFloat() ? tensor.floats.size() : tensor.ints.size());
}

/// Shape, with the range of axes of opset 15.
OnnxTensor shapeOf(const OnnxTensor& from, std::int64_t start, std::int64_t end)
{
    const auto rank = static_cast<std::int64_t>(from.shape.size());
    const auto within = [rank](std::int64_t axis) {
        return std::clamp<std::int64_t>(axis < 0 ? axis + rank : axis, 0, rank);
    };
    OnnxTensor out{{}, {}, {}, {}};
    for (std::int64_t axis = within(start); axis < within(end); ++axis)
        out.ints.push_back(from.shape[static_cast<std::size_t>(axis)]);
    out.shape = {static_cast<std::int64_t>(out.ints.size())};
    return out;
}

/// Cast to the kind of number of `like`, or to real numbers as computed values are if it is null; nullopt for real
/// numbers that would become whole ones.
std::optional<OnnxTensor> castLike(const OnnxTensor& from, const OnnxTensor* like)
{
    OnnxTensor out = from;
    if (from.isFloat() == (!like || like->isFloat()))
        return out;
    if (from.isFloat())
        return std::nullopt;
    out.floats.assign(from.ints.begin(), from.ints.end());
    out.ints.clear();
    return out;
}

/// Expand of a single number, as in a bias of zeros.
std::optional<OnnxTensor> expanded(const OnnxTensor& from, const OnnxTensor& shape)
{
    OnnxTensor out{{}, shape.ints, {}, {}};
    if (countOf(from.shape) != 1 || shape.ints.empty())
        return std::nullopt;
    std::int64_t count = 1;
    for (const std::int64_t extent : out.shape) {
        if (extent < 1 || extent > kLargestExpanded / count)
            return std::nullopt;
        count *= extent;
    }
    if (from.isFloat())
        out.floats.assign(static_cast<std::size_t>(count), from.floats.at(0));
    else
        out.ints.assign(static_cast<std::size_t>(count), from.ints.at(0));
    return out;
}

/// Reshape with one unknown extent (−1) at most; 0 keeps the extent of the same axis unless `allowZero`.
std::optional<OnnxTensor> reshaped(const OnnxTensor& from, const OnnxTensor& shape, bool allowZero)
{
    OnnxTensor out = from;
    out.shape = shape.ints;
    std::int64_t known = 1, unknown = -1;
    for (std::size_t axis = 0; axis < out.shape.size(); ++axis) {
        std::int64_t& extent = out.shape[axis];
        if (extent == 0 && !allowZero && axis < from.shape.size())
            extent = from.shape[axis];
        if (extent == -1 && unknown < 0)
            unknown = static_cast<std::int64_t>(axis);
        else if (extent < 1 || extent > kLargestFolded / known)
            return std::nullopt;
        else
            known *= extent;
    }
    const std::int64_t count = countOf(from.shape);
    if (unknown >= 0)
        out.shape[static_cast<std::size_t>(unknown)] = count / known;
    if (countOf(out.shape) != count)
        return std::nullopt;
    return out;
}

} // namespace

bool OnnxImporter::foldConstant(const OnnxNode& node)
{
    static const std::set<std::string> kinds = {"Slice", "Concat",   "Unsqueeze", "Squeeze", "Transpose",
                                                "Shape", "CastLike", "Expand",    "Reshape"};
    if (!kinds.contains(node.type) || node.inputs.empty() || node.outputs.size() != 1)
        return false;
    for (std::size_t i = 0; i < node.inputs.size(); ++i)
        if (!node.inputs[i].empty() && !(node.type == "CastLike" && i == 1) &&
            (!constant(node, i) || !consistent(*constant(node, i))))
            return false;
    if (!constant(node, 0))
        return false;
    const bool takesShape = node.type == "Expand" || node.type == "Reshape";
    if (takesShape && (node.inputs.size() != 2 || !constant(node, 1)))
        return false;
    if (takesShape && countOf(constant(node, 1)->shape) > 8) // axes
        return false;
    std::optional<OnnxTensor> folded =
        node.type == "Shape" ? shapeOf(*constant(node, 0), integer(node, "start", 0), integer(node, "end", INT64_MAX))
        : node.type == "CastLike" ? castLike(*constant(node, 0), constant(node, 1))
        : node.type == "Expand"   ? expanded(*constant(node, 0), *constant(node, 1))
        : node.type == "Reshape"  ? reshaped(*constant(node, 0), *constant(node, 1), integer(node, "allowzero", 0) != 0)
        : node.type == "Slice"    ? sliceOf(node)
        : node.type == "Concat"   ? concatOf(node)
        : node.type == "Transpose" ? transposeOf(node)
                                   : otherAxesOf(node);
    if (!folded)
        return false;
    m_folded += static_cast<std::int64_t>(std::max(folded->floats.size(), folded->ints.size()));
    if (m_folded > kLargestFolded)
        refuse(modelReason("model.constants"));
    folded->name = node.outputs[0];
    m_constants[node.outputs[0]] = std::move(*folded);
    return true;
}

/// Supports any axes, with step 1.
std::optional<OnnxTensor> OnnxImporter::sliceOf(const OnnxNode& node) const
{
    OnnxTensor out = *constant(node, 0);
    const Extents starts = integersFrom(node, 1, "starts");
    const Extents ends = integersFrom(node, 2, "ends");
    Extents axes = integersFrom(node, 3, "axes");
    const OnnxTensor* steps = constant(node, 4);
    if (axes.empty())
        for (std::size_t i = 0; i < starts.size(); ++i)
            axes.push_back(static_cast<std::int64_t>(i));
    if (starts.empty() || starts.size() != ends.size() || starts.size() != axes.size() ||
        (steps && std::any_of(steps->ints.begin(), steps->ints.end(), [](std::int64_t step) { return step != 1; })))
        return std::nullopt;
    for (std::size_t i = 0; i < axes.size(); ++i) {
        const std::int64_t axis = fromFront(axes[i], out.shape.size());
        if (axis < 0)
            return std::nullopt;
        const Split split = splitAt(out.shape, static_cast<std::size_t>(axis));
        const auto within = [&split](std::int64_t index) {
            return std::clamp<std::int64_t>(index < 0 ? index + split.extent : index, 0, split.extent);
        };
        const std::int64_t first = within(starts[i]);
        const std::int64_t last = std::max(first, within(ends[i]));
        if (out.isFloat())
            out.floats = sliced(out.floats, split, first, last);
        else
            out.ints = sliced(out.ints, split, first, last);
        out.shape[static_cast<std::size_t>(axis)] = last - first;
    }
    if (countOf(out.shape) == 0)
        return std::nullopt;
    return out;
}

std::optional<OnnxTensor> OnnxImporter::concatOf(const OnnxNode& node) const
{
    const OnnxTensor& first = *constant(node, 0);
    const std::int64_t axis = fromFront(integer(node, "axis", 0), first.shape.size());
    if (axis < 0)
        return std::nullopt;
    const auto at = static_cast<std::size_t>(axis);
    OnnxTensor out{{}, first.shape, {}, {}};
    out.shape[at] = 0;
    std::int64_t total = m_folded;
    for (std::size_t i = 0; i < node.inputs.size(); ++i) {
        const OnnxTensor* part = constant(node, i);
        if (!part || part->isFloat() != first.isFloat() || part->shape.size() != first.shape.size())
            return std::nullopt;
        for (std::size_t a = 0; a < first.shape.size(); ++a)
            if (a != at && part->shape[a] != first.shape[a])
                return std::nullopt;
        out.shape[at] += part->shape[at];
        total += countOf(part->shape);
        if (total > kLargestFolded)
            refuse(modelReason("model.constants"));
    }
    const std::int64_t outer = splitAt(first.shape, at).outer;
    for (std::int64_t row = 0; row < outer; ++row)
        for (std::size_t i = 0; i < node.inputs.size(); ++i) {
            const OnnxTensor& part = *constant(node, i);
            const std::int64_t length = countOf(part.shape) / std::max<std::int64_t>(outer, 1);
            const auto copy = [&](const auto& from, auto& to) {
                to.insert(to.end(), from.begin() + row * length, from.begin() + (row + 1) * length);
            };
            part.isFloat() ? copy(part.floats, out.floats) : copy(part.ints, out.ints);
        }
    return out;
}

std::optional<OnnxTensor> OnnxImporter::transposeOf(const OnnxNode& node) const
{
    OnnxTensor out = *constant(node, 0);
    const Extents order = integers(node, "perm");
    if (out.shape.size() != 2 || (!order.empty() && order != Extents{1, 0}))
        return std::nullopt;
    if (out.isFloat())
        out.floats = transposed(out.floats, out.shape[0], out.shape[1]);
    else
        out.ints = transposed(out.ints, out.shape[0], out.shape[1]);
    std::swap(out.shape[0], out.shape[1]);
    return out;
}

/// Squeeze and Unsqueeze: only the shape changes.
std::optional<OnnxTensor> OnnxImporter::otherAxesOf(const OnnxNode& node) const
{
    OnnxTensor out = *constant(node, 0);
    Extents axes = integersFrom(node, 1, "axes");
    const bool adds = node.type == "Unsqueeze";
    const std::size_t rank = out.shape.size() + (adds ? axes.size() : 0);
    if (axes.empty() || rank > 8)
        return std::nullopt;
    for (std::int64_t& axis : axes)
        axis = fromFront(axis, rank);
    std::sort(axes.begin(), axes.end());
    if (axes.front() < 0 || std::adjacent_find(axes.begin(), axes.end()) != axes.end())
        return std::nullopt;
    if (adds) {
        for (const std::int64_t axis : axes)
            out.shape.insert(out.shape.begin() + axis, 1);
        return out;
    }
    for (auto axis = axes.rbegin(); axis != axes.rend(); ++axis) {
        if (out.shape[static_cast<std::size_t>(*axis)] != 1)
            return std::nullopt;
        out.shape.erase(out.shape.begin() + *axis);
    }
    return out;
}

} // namespace trainyard
