// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/event.h"

#include <optional>
#include <string_view>
#include <vector>

namespace trainyard::foreign {

/// What is read of a TensorProto (tensorboard/compat/proto/tensor.proto).
struct TensorValue {
    std::optional<double> number;          ///< of a tensor with one numeric element
    std::optional<SeriesValue> buckets;    ///< of a histogram: rows of left edge, right edge, count (shape k × 3)
    std::string_view rows;                 ///< of the same histogram: the content
    std::string_view text;                 ///< the first string
    std::vector<std::string_view> strings; ///< all of a tensor of strings
};

/// Never fails: what cannot be read stays empty.
TensorValue readTensor(std::string_view message);

} // namespace trainyard::foreign
