// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace trainyard {

/// Logical extent of a tensor, always NHWC. Convolution weights are N = filters, H × W = window, C = input channels;
/// dense weights N = outputs and H × W × C the input's; vectors are C alone.
struct Shape {
    std::int64_t n = 1;
    std::int64_t h = 1;
    std::int64_t w = 1;
    std::int64_t c = 1;

    constexpr std::int64_t elements() const { return n * h * w * c; }
    /// Elements of one sample.
    constexpr std::int64_t sample() const { return h * w * c; }
    Shape withBatch(std::int64_t batch) const { return {batch, h, w, c}; }
    friend bool operator==(const Shape&, const Shape&) = default;
};

inline Shape vectorShape(std::int64_t channels)
{
    return {1, 1, 1, channels};
}

/// "28 × 28 × 16", a sample's extent as a person reads it.
inline std::string sampleText(const Shape& shape)
{
    return std::to_string(shape.h) + " × " + std::to_string(shape.w) + " × " + std::to_string(shape.c);
}

enum class DataType { F32, BF16, F16, U8, I32 };

/// The 16-bit types that activations may be kept in.
inline bool isReduced(DataType type)
{
    return type == DataType::BF16 || type == DataType::F16;
}

inline std::size_t sizeOf(DataType type)
{
    return type == DataType::U8 ? 1 : isReduced(type) ? 2 : 4;
}

} // namespace trainyard
