// SPDX-License-Identifier: Apache-2.0
#include "backend/ops/gru.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_model.h"

#include <algorithm>

namespace trainyard {
namespace {

/// {rows, columns} → {columns, rows}
std::vector<float> transposed(std::span<const float> from, std::size_t rows, std::size_t columns)
{
    std::vector<float> out(from.size());
    for (std::size_t r = 0; r < rows; ++r)
        for (std::size_t c = 0; c < columns; ++c)
            out[c * rows + r] = from[r * columns + c];
    return out;
}

/// Swaps the first third of the values with the second.
void swapGates(std::vector<float>& values)
{
    const auto third = static_cast<std::ptrdiff_t>(values.size() / 3);
    std::swap_ranges(values.begin(), values.begin() + third, values.begin() + third);
}

} // namespace

Shape Gru::outputShape(std::span<const Shape> inputs) const
{
    return {inputs[0].n, sequence ? inputs[0].h : 1, 1, units};
}

std::vector<ParameterInfo> Gru::parameters(std::span<const Shape> inputs) const
{
    const std::int64_t features = inputs[0].w * inputs[0].c;
    const std::int64_t gates = std::int64_t{3} * units;
    return {{"weight", {gates, 1, 1, features}, {gates, features}, Initialiser::LecunNormal, features, true, true},
            {"recurrent_weight", {gates, 1, 1, units}, {gates, units}, Initialiser::LecunNormal, units, true, true},
            {"bias", vectorShape(gates), {gates}, Initialiser::Zeros, 1, true, false},
            {"recurrent_bias", vectorShape(gates), {gates}, Initialiser::Zeros, 1, true, false}};
}

std::int64_t Gru::flops(std::span<const Shape> inputs) const
{
    const std::int64_t features = inputs[0].w * inputs[0].c;
    return inputs[0].h * units * (6 * (features + units) + 15);
}

GruWeights gruFromKeras(std::span<const float> kernel, std::span<const float> recurrentKernel,
                        std::span<const float> bias, int units)
{
    const auto gates = static_cast<std::size_t>(units) * 3;
    if (units < 1 || kernel.empty() || kernel.size() % gates != 0 ||
        recurrentKernel.size() != gates * static_cast<std::size_t>(units) || bias.size() != 2 * gates)
        throw Failure(ErrorKind::BadInput, "convert a GRU's weights", {}, modelReason("model.gru-two-biases", units));
    return {transposed(kernel, kernel.size() / gates, gates),
            transposed(recurrentKernel, static_cast<std::size_t>(units), gates),
            {bias.begin(), bias.begin() + static_cast<std::ptrdiff_t>(gates)},
            {bias.begin() + static_cast<std::ptrdiff_t>(gates), bias.end()}};
}

KerasGruWeights gruToKeras(const GruWeights& weights, int units)
{
    const auto gates = static_cast<std::size_t>(units) * 3;
    KerasGruWeights out{transposed(weights.weight, gates, weights.weight.size() / gates),
                        transposed(weights.recurrentWeight, gates, static_cast<std::size_t>(units)), weights.bias};
    out.bias.insert(out.bias.end(), weights.recurrentBias.begin(), weights.recurrentBias.end());
    return out;
}

GruWeights gruFromPyTorch(const GruWeights& weights, int units)
{
    const auto gates = static_cast<std::size_t>(units) * 3;
    if (units < 1 || weights.weight.empty() || weights.weight.size() % gates != 0 ||
        weights.recurrentWeight.size() != gates * static_cast<std::size_t>(units) || weights.bias.size() != gates ||
        weights.recurrentBias.size() != gates)
        throw Failure(ErrorKind::BadInput, "convert a GRU's weights", {}, modelReason("model.gru-sizes", units));
    GruWeights out = weights;
    for (std::vector<float>* part : {&out.weight, &out.recurrentWeight, &out.bias, &out.recurrentBias})
        swapGates(*part);
    return out;
}

} // namespace trainyard
