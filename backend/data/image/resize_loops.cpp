// SPDX-License-Identifier: Apache-2.0
// Compiled with -ffp-contract=off: fused multiply-add would give different bits on machines that have it.
#include "backend/data/image/resize_loops.h"

#include "backend/data/base/vectorised.h"

#include <cstring>

namespace trainyard::resize {
namespace {

#define TRAINYARD_INLINE __attribute__((always_inline)) inline

using Four = float __attribute__((vector_size(16)));

TRAINYARD_INLINE Four loadFour(const float* from)
{
    Four value;
    std::memcpy(&value, from, sizeof value);
    return value;
}

/// Converts through 32-bit integers, which the compiler vectorises. Values are in 0…255.
TRAINYARD_INLINE std::uint8_t roundedByte(float value)
{
    return static_cast<std::uint8_t>(static_cast<std::int32_t>(value + 0.5f));
}

TRAINYARD_INLINE void stretchByTwo(const float* in, const RowTaps& taps, float* out)
{
    const float* weight = taps.weights;
    for (int i = 0; i < taps.count; ++i, out += 3, weight += 2) {
        const float* pixel = in + 3 * static_cast<std::ptrdiff_t>(taps.start[i]);
        const Four sum = loadFour(pixel) * weight[0] + loadFour(pixel + 3) * weight[1];
        std::memcpy(out, &sum, sizeof sum); // the next pixel overwrites the fourth value
    }
}

TRAINYARD_INLINE void stretchByMany(const float* in, const RowTaps& taps, float* out)
{
    const float* weight = taps.weights;
    for (int i = 0; i < taps.count; ++i, out += 3) {
        const float* pixel = in + 3 * static_cast<std::ptrdiff_t>(taps.start[i]);
        Four sum = loadFour(pixel) * *weight++;
        for (int t = 1; t < taps.taps; ++t)
            sum += loadFour(pixel + 3 * t) * *weight++;
        std::memcpy(out, &sum, sizeof sum);
    }
}

TRAINYARD_INLINE void stretchByFour(const float* in, const RowTaps& taps, float* out)
{
    const float* weight = taps.wide;
    for (int i = 0; i < taps.count; ++i, out += 3, weight += 16) {
        const float* pixel = in + 3 * static_cast<std::ptrdiff_t>(taps.start[i]);
        const Four sum = (loadFour(pixel) * weight[0] + loadFour(pixel + 6) * weight[6]) +
                         (loadFour(pixel + 3) * weight[3] + loadFour(pixel + 9) * weight[9]);
        std::memcpy(out, &sum, sizeof sum);
    }
}

#ifdef TRAINYARD_WIDE_VECTORS
using Sixteen = float __attribute__((vector_size(64)));
using Places = std::int32_t __attribute__((vector_size(64)));

/// One product for all four taps.
__attribute__((target("arch=x86-64-v4"))) void stretchByFourWide(const float* in, const RowTaps& taps, float* out)
{
    constexpr Places kTwoOn = {6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5};
    constexpr Places kOneOn = {3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2};
    const float* weight = taps.wide;
    for (int i = 0; i < taps.count; ++i, out += 3, weight += 16) {
        Sixteen values;
        Sixteen weights;
        std::memcpy(&values, in + 3 * static_cast<std::ptrdiff_t>(taps.start[i]), sizeof values);
        std::memcpy(&weights, weight, sizeof weights);
        values *= weights;
        values += __builtin_shuffle(values, kTwoOn);
        values += __builtin_shuffle(values, kOneOn);
        const Four sum = __builtin_shufflevector(values, values, 0, 1, 2, 3);
        std::memcpy(out, &sum, sizeof sum);
    }
}
#endif

template <int Taps>
TRAINYARD_INLINE void sumBy(const std::uint8_t* const* rows, const float* weights, std::size_t count, float* out)
{
    for (std::size_t i = 0; i < count; ++i) {
        float sum = weights[0] * static_cast<float>(rows[0][i]);
        for (int t = 1; t < Taps; ++t)
            sum += weights[t] * static_cast<float>(rows[t][i]);
        out[i] = sum;
    }
}

} // namespace

TRAINYARD_VECTORISED void sumRows(const std::uint8_t* const* rows, const float* weights, int taps, std::size_t count,
                                  float* out)
{
    switch (taps) {
    case 1: return sumBy<1>(rows, weights, count, out);
    case 2: return sumBy<2>(rows, weights, count, out);
    case 3: return sumBy<3>(rows, weights, count, out);
    case 4: return sumBy<4>(rows, weights, count, out);
    default:
        sumBy<4>(rows, weights, count, out);
        for (int t = 4; t < taps; ++t) {
            for (std::size_t i = 0; i < count; ++i)
                out[i] += weights[t] * static_cast<float>(rows[t][i]);
        }
    }
}

TRAINYARD_VECTORISED void stretchRgbNarrow(const float* in, const RowTaps& taps, float* out)
{
    if (taps.taps == 2)
        stretchByTwo(in, taps, out);
    else if (taps.wide)
        stretchByFour(in, taps, out);
    else
        stretchByMany(in, taps, out);
}

void stretchRgb(const float* in, const RowTaps& taps, float* out)
{
#ifdef TRAINYARD_WIDE_VECTORS
    static const bool wide = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
                             __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
                             __builtin_cpu_supports("avx512cd");
    if (wide && taps.wide && taps.taps > 2)
        return stretchByFourWide(in, taps, out);
#endif
    stretchRgbNarrow(in, taps, out);
}

TRAINYARD_VECTORISED void stretchGrey(const float* in, const RowTaps& taps, float* out)
{
    const float* weight = taps.weights;
    for (int i = 0; i < taps.count; ++i) {
        const float* pixel = in + taps.start[i];
        float sum = *weight++ * pixel[0];
        for (int t = 1; t < taps.taps; ++t)
            sum += *weight++ * pixel[t];
        out[i] = sum;
    }
}

TRAINYARD_VECTORISED void toBytes(const float* in, std::size_t count, std::uint8_t* out)
{
    for (std::size_t i = 0; i < count; ++i)
        out[i] = roundedByte(in[i]);
}

TRAINYARD_VECTORISED void blendRows(const float* first, float firstWeight, const float* second, float secondWeight,
                                    std::size_t count, std::uint8_t* out)
{
    for (std::size_t i = 0; i < count; ++i)
        out[i] = roundedByte(firstWeight * first[i] + secondWeight * second[i]);
}

} // namespace trainyard::resize
