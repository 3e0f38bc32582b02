// SPDX-License-Identifier: Apache-2.0
#include "backend/distributed/communicator.h"

#include "backend/ops/float16.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace trainyard {
namespace {

/// The largest |factor · value| among the finite values.
float largestMagnitude(std::span<const float> values, float factor)
{
    float largest = 0.0f;
    for (const float value : values) {
        const float magnitude = std::abs(factor * value);
        largest = magnitude > largest && magnitude <= std::numeric_limits<float>::max() ? magnitude : largest;
    }
    return largest;
}

} // namespace

float Communicator::agreedScale(std::span<const float> values, float factor)
{
    const float mine = largestMagnitude(values, factor);
    std::vector<float> all(static_cast<std::size_t>(size()));
    allGather(std::as_bytes(std::span(&mine, 1)), std::as_writable_bytes(std::span(all)));
    double together = 0.0;
    for (const float largest : all)
        together += largest;
    if (together == 0.0)
        return 1.0f;
    int exponent = 0;
    std::frexp(together, &exponent); // together < 2^exponent
    return std::ldexp(1.0f, std::clamp(15 - exponent, -126, 126));
}

// A correct default, as fast as sum() if values do not cross a network.
void Communicator::sumRounded(std::span<float> values, float factor, RoundedForm form)
{
    if (form == RoundedForm::Bf16) {
        for (float& value : values)
            value = roundedToBfloat16(factor * value);
        sum(values, 1.0f, SumOrder::Ranks);
        for (float& value : values)
            value = roundedToBfloat16(value);
        return;
    }
    for (std::size_t at = 0; at < values.size(); at += kScaled) {
        const std::span<float> part = values.subspan(at, std::min(kScaled, values.size() - at));
        const float scale = agreedScale(part, factor), back = 1.0f / scale;
        for (float& value : part)
            value = roundedToFloat16(factor * value * scale);
        sum(part, 1.0f, SumOrder::Ranks);
        for (float& value : part)
            value = roundedToFloat16(value) * back;
    }
}

} // namespace trainyard
