// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

/// The inner loops of resizing, compiled for several instruction sets. All give the same bits.
namespace trainyard::resize {

/// The source pixels of each target pixel in a row: `taps` pixels from start[i], with weights[i · taps …].
struct RowTaps {
    int count = 0; ///< target pixels
    int taps = 0;
    const int* start = nullptr;
    const float* weights = nullptr;
    const float* wide = nullptr; ///< for up to four taps on RGB: each weight three times, 16 floats per pixel
};

/// Extra floats at the end of a row, because whole vectors are read and written.
constexpr std::size_t kRowPadding = 16;

/// Weighted sum of `taps` rows of bytes.
void sumRows(const std::uint8_t* const* rows, const float* weights, int taps, std::size_t count, float* out);
/// Resample a row of RGB or grey pixels. `in` must be followed by kRowPadding finite floats, and `out` by as much
/// space. Up to four taps are summed as (1st + 3rd) + (2nd + 4th), more from left to right.
void stretchRgb(const float* in, const RowTaps& taps, float* out);
void stretchGrey(const float* in, const RowTaps& taps, float* out);
/// Rounds to the nearest integer. Values must be in 0…255.
void toBytes(const float* in, std::size_t count, std::uint8_t* out);
/// Weighted sum of two rows, rounded.
void blendRows(const float* first, float firstWeight, const float* second, float secondWeight, std::size_t count,
               std::uint8_t* out);

} // namespace trainyard::resize
