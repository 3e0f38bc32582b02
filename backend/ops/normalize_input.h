// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/parameter_info.h"

#include <span>
#include <string_view>

namespace trainyard {

/// y = (pixel / 255 − mean[c]) / deviation[c] for the batch's uint8 NHWC images in Batch::images; with
/// `features`, y = (x − mean[c]) / deviation[c] for the fp32 values in Batch::features. Has no gradient.
struct NormalizeInput {
    static constexpr std::string_view kKind = "normalize";
    Shape image;                  ///< of one sample
    std::vector<float> mean;      ///< image.c values
    std::vector<float> deviation; ///< image.c values > 0
    bool features = false;

    static constexpr int kInputs = 0;
    static constexpr int kSaved = 0;
    Shape outputShape(std::span<const Shape>) const { return image.withBatch(1); }
    std::vector<ParameterInfo> parameters(std::span<const Shape>) const { return {}; }
    std::int64_t flops(std::span<const Shape>) const { return image.sample() * 2; }
    BackwardNeeds backwardNeeds() const { return {}; }
    bool allowsReduced() const { return !features; }
};

} // namespace trainyard
