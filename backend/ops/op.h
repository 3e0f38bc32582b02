// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/activate.h"
#include "backend/ops/add.h"
#include "backend/ops/batch_norm.h"
#include "backend/ops/concat.h"
#include "backend/ops/conv2d.h"
#include "backend/ops/dense.h"
#include "backend/ops/dropout.h"
#include "backend/ops/embedding.h"
#include "backend/ops/global_average_pool.h"
#include "backend/ops/gru.h"
#include "backend/ops/layer_norm.h"
#include "backend/ops/losses.h"
#include "backend/ops/multiply.h"
#include "backend/ops/normalize_input.h"
#include "backend/ops/pad.h"
#include "backend/ops/pool.h"
#include "backend/ops/reshape.h"
#include "backend/ops/softmax.h"

#include <variant>

namespace trainyard {

/// Every operator is a value type with the same members: kKind, kInputs (or inputCount(), if it varies), kSaved,
/// outputShape, parameters, flops, backwardNeeds, allowsReduced, and visitFields() unless it is a loss or the input.
/// visitFields(fields) hands each attribute to `fields` by its name in model files, for reading and writing:
///   number(key, int&, low, high, required), real(key, double&, low, high), flag(key, bool&), window(Window&),
///   extent(key, std::int64_t&, low, high), classes(key, int&, low, high), activation(key, Activation&, silu = false),
///   poolMode(key, PoolMode&).
/// backend/README.md says how to add an operator.
using Op = std::variant<NormalizeInput, Conv2d, BatchNorm, Activate, Add, Multiply, Concat, Reshape, Pad, Pool,
                        GlobalAveragePool, Dense, LayerNorm, Embedding, Gru, Softmax, Dropout, SoftmaxCrossEntropy,
                        BinaryCrossEntropy, MeanSquaredError>;

/// The operator's kind, "conv2d"; for Activate the activation's name, "relu".
inline std::string_view kindOf(const Op& op)
{
    if (const Activate* activate = std::get_if<Activate>(&op))
        return name(activate->activation);
    return std::visit([](const auto& o) { return o.kKind; }, op);
}

/// Whether the operator is a loss, which ends a graph.
inline bool isLoss(const Op& op)
{
    return std::visit(
        [](const auto& o) {
            return requires
            {
                o.kLoss;
            };
        },
        op);
}

inline int savedCount(const Op& op)
{
    return std::visit([](const auto& o) { return o.kSaved; }, op);
}

/// About how many bytes saved tensor `index` takes on any device, for the memory plan. An operator that saves anything
/// else than a byte per element of its result (a mask, the places of maxima) has a member savedBytes.
inline std::int64_t savedBytes(const Op& op, int index, std::span<const Shape> inputs, const Shape& output)
{
    return std::visit(
        [&](const auto& o) -> std::int64_t {
            if constexpr (requires { o.savedBytes(index, inputs, output); })
                return o.savedBytes(index, inputs, output);
            else
                return output.elements();
        },
        op);
}

inline int inputCount(const Op& op)
{
    return std::visit(
        [](const auto& o) {
            if constexpr (requires { o.inputCount(); })
                return o.inputCount();
            else
                return o.kInputs;
        },
        op);
}

inline Shape outputShape(const Op& op, std::span<const Shape> inputs)
{
    return std::visit([&](const auto& o) { return o.outputShape(inputs); }, op);
}

inline std::vector<ParameterInfo> parametersOf(const Op& op, std::span<const Shape> inputs)
{
    return std::visit([&](const auto& o) { return o.parameters(inputs); }, op);
}

/// FLOPs of the forward pass on one sample; a multiply-add counts as two. `inputs` have N = 1.
inline std::int64_t flopsOf(const Op& op, std::span<const Shape> inputs)
{
    return std::visit([&](const auto& o) { return o.flops(inputs); }, op);
}

/// Whether kernels may store the operator's result in bf16 or fp16 if the schedule does. All other operators (sums of
/// many terms, recurrences, losses) compute and store fp32, whatever the type of their inputs.
inline bool allowsReduced(const Op& op)
{
    return std::visit([](const auto& o) { return o.allowsReduced(); }, op);
}

inline BackwardNeeds backwardNeeds(const Op& op)
{
    return std::visit([](const auto& o) { return o.backwardNeeds(); }, op);
}

} // namespace trainyard
