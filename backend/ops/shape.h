// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace trainyard {

/// Logical shape of a tensor, always NHWC. Convolution weights have N = filters, H × W = window, C = input channels;
/// dense weights have N = outputs and the input's H × W × C; vectors have only C.
struct Shape {
    std::int64_t n = 1;
    std::int64_t h = 1;
    std::int64_t w = 1;
    std::int64_t c = 1;

    constexpr std::int64_t elements() const { return n * h * w * c; }
    /// Elements of one sample.
    constexpr std::int64_t sample() const { return h * w * c; }
    Shape withBatch(std::int64_t batch) const { return {batch, h, w, c}; }
    Shape withChannels(std::int64_t channels) const { return {n, h, w, channels}; }
    friend bool operator==(const Shape&, const Shape&) = default;
};

inline Shape vectorShape(std::int64_t channels)
{
    return {1, 1, 1, channels};
}

/// A sample's shape for messages: "28 × 28 × 16".
inline std::string sampleText(const Shape& shape)
{
    return std::to_string(shape.h) + " × " + std::to_string(shape.w) + " × " + std::to_string(shape.c);
}

enum class DataType { F32, BF16, F16, U8, I32 };

/// Whether the type is one of the 16-bit types in which activations may be stored.
inline bool isReduced(DataType type)
{
    return type == DataType::BF16 || type == DataType::F16;
}

inline std::size_t sizeOf(DataType type)
{
    return type == DataType::U8 ? 1 : isReduced(type) ? 2 : 4;
}

} // namespace trainyard
