// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

/// The inner loops of resizing, compiled for several instruction sets. All give the same bits.
namespace trainyard::resize {

/// Which source pixels make a row of target pixels: `taps` of them from start[i] on, with weights[i · taps …].
struct RowTaps {
    int count = 0; ///< target pixels
    int taps = 0;
    const int* start = nullptr;
    const float* weights = nullptr;
    const float* wide = nullptr; ///< with up to four taps of three values: each weight three times, 16 floats a pixel
};

/// Floats that a row must be longer than its values: whole vectors are read and written.
constexpr std::size_t kRowPadding = 16;

/// Sums of `taps` rows of bytes with their weights.
void sumRows(const std::uint8_t* const* rows, const float* weights, int taps, std::size_t count, float* out);
/// One pixel of three values (rows of RGB) or one value after the other. `in` has kRowPadding finite floats behind its
/// end, and `out` has room for as many. Up to four taps are summed as (1st + 3rd) + (2nd + 4th), more from left to
/// right.
void stretchRgb(const float* in, const RowTaps& taps, float* out);
void stretchGrey(const float* in, const RowTaps& taps, float* out);
/// Rounds to the next whole number. Values lie in 0…255.
void toBytes(const float* in, std::size_t count, std::uint8_t* out);
/// Sum of two rows with their weights, rounded.
void blendRows(const float* first, float firstWeight, const float* second, float secondWeight, std::size_t count,
               std::uint8_t* out);

} // namespace trainyard::resize
