// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/add.h"
#include "backend/ops/batch_norm.h"
#include "backend/ops/conv2d.h"
#include "backend/ops/dense.h"
#include "backend/ops/dropout.h"
#include "backend/ops/global_average_pool.h"
#include "backend/ops/normalize_input.h"
#include "backend/ops/pad.h"
#include "backend/ops/pool.h"
#include "backend/ops/relu.h"
#include "backend/ops/softmax_cross_entropy.h"

#include <variant>

namespace trainyard {

/// Every operator is a value with the same members: kKind, kInputs, kSaved, outputShape, parameters, flops,
/// backwardNeeds. To add one: a file like its neighbours, a line here, a kernel on each device.
using Op = std::variant<NormalizeInput, Conv2d, BatchNorm, Relu, Add, Pad, Pool, GlobalAveragePool, Dense, Dropout,
                        SoftmaxCrossEntropy>;

inline std::string_view kindOf(const Op& op)
{
    return std::visit([](const auto& o) { return o.kKind; }, op);
}

inline int savedCount(const Op& op)
{
    return std::visit([](const auto& o) { return o.kSaved; }, op);
}

inline int inputCount(const Op& op)
{
    return std::visit([](const auto& o) { return o.kInputs; }, op);
}

inline Shape outputShape(const Op& op, std::span<const Shape> inputs)
{
    return std::visit([&](const auto& o) { return o.outputShape(inputs); }, op);
}

inline std::vector<ParameterInfo> parametersOf(const Op& op, std::span<const Shape> inputs)
{
    return std::visit([&](const auto& o) { return o.parameters(inputs); }, op);
}

/// Forward, one sample, multiply and add counted as two. `inputs` have N = 1.
inline std::int64_t flopsOf(const Op& op, std::span<const Shape> inputs)
{
    return std::visit([&](const auto& o) { return o.flops(inputs); }, op);
}

inline BackwardNeeds backwardNeeds(const Op& op)
{
    return std::visit([](const auto& o) { return o.backwardNeeds(); }, op);
}

} // namespace trainyard
