// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/row_product.h"

#include "backend/cpu/loops.h"
#include "backend/cpu/vector_math.h"

#include <cstring>

namespace trainyard::cpu {
namespace {

using Vector = float __attribute__((vector_size(64)));
using Unaligned = float __attribute__((vector_size(64), aligned(4)));

/// Computes a tile of kRows × kVectors vectors, which stays in registers over the whole depth.
template <int kRows, int kVectors>
TRAINYARD_INLINE void tile(const float* panel, std::int64_t depth, const float* a, std::int64_t aStride, float* out,
                           std::int64_t outStride, bool accumulate)
{
    Vector sum[kRows][kVectors];
#pragma GCC unroll 12
    for (int i = 0; i < kRows; ++i)
#pragma GCC unroll 2
        for (int v = 0; v < kVectors; ++v)
            sum[i][v] = accumulate ? *reinterpret_cast<const Unaligned*>(out + i * outStride + 16 * v) : Vector{};
    for (std::int64_t k = 0; k < depth; ++k) {
        Vector b[kVectors];
#pragma GCC unroll 2
        for (int v = 0; v < kVectors; ++v)
            b[v] = *reinterpret_cast<const Unaligned*>(panel + k * PackedMatrix::kPanel + 16 * v);
#pragma GCC unroll 12
        for (int i = 0; i < kRows; ++i)
#pragma GCC unroll 2
            for (int v = 0; v < kVectors; ++v)
                sum[i][v] += a[i * aStride + k] * b[v];
    }
#pragma GCC unroll 12
    for (int i = 0; i < kRows; ++i)
#pragma GCC unroll 2
        for (int v = 0; v < kVectors; ++v)
            *reinterpret_cast<Unaligned*>(out + i * outStride + 16 * v) = sum[i][v];
}

/// One panel with up to 12 rows: 24 of AVX-512's 32 registers hold sums.
TRAINYARD_VECTORISED void widePanel(const float* panel, std::int64_t depth, const float* a, std::int64_t aStride,
                                    std::int64_t rows, float* out, std::int64_t outStride, bool accumulate)
{
    switch (rows) {
    case 12: return tile<12, 2>(panel, depth, a, aStride, out, outStride, accumulate);
    case 11: return tile<11, 2>(panel, depth, a, aStride, out, outStride, accumulate);
    case 10: return tile<10, 2>(panel, depth, a, aStride, out, outStride, accumulate);
    case 9: return tile<9, 2>(panel, depth, a, aStride, out, outStride, accumulate);
    case 8: return tile<8, 2>(panel, depth, a, aStride, out, outStride, accumulate);
    default: break;
    }
    for (; rows >= 4; rows -= 4, a += 4 * aStride, out += 4 * outStride)
        tile<4, 2>(panel, depth, a, aStride, out, outStride, accumulate);
    for (; rows >= 1; rows -= 1, a += aStride, out += outStride)
        tile<1, 2>(panel, depth, a, aStride, out, outStride, accumulate);
}

/// The same for machines with 16 registers of 8 floats.
TRAINYARD_VECTORISED void narrowPanel(const float* panel, std::int64_t depth, const float* a, std::int64_t aStride,
                                      std::int64_t rows, float* out, std::int64_t outStride, bool accumulate)
{
    for (int half = 0; half < 2; ++half, panel += 16, out += 16) {
        std::int64_t row = 0;
        for (; row + 6 <= rows; row += 6)
            tile<6, 1>(panel, depth, a + row * aStride, aStride, out + row * outStride, outStride, accumulate);
        for (; row < rows; ++row)
            tile<1, 1>(panel, depth, a + row * aStride, aStride, out + row * outStride, outStride, accumulate);
    }
}

bool hasWideRegisters()
{
#if defined(__x86_64__)
    static const bool wide = __builtin_cpu_supports("avx512f");
    return wide;
#else
    return false;
#endif
}

} // namespace

void packMatrix(const PackedMatrix& shape, const float* from, std::int64_t depthStride, std::int64_t columnStride,
                float* packed)
{
    for (std::int64_t panel = 0; panel < shape.panels(); ++panel) {
        const std::int64_t first = panel * PackedMatrix::kPanel;
        const std::int64_t width = std::min(PackedMatrix::kPanel, shape.columns - first);
        float* to = packed + first * shape.depth;
        if (width < PackedMatrix::kPanel)
            std::memset(to, 0, sizeof(float) * static_cast<std::size_t>(PackedMatrix::kPanel * shape.depth));
        for (std::int64_t j = 0; j < width; ++j)
            for (std::int64_t k = 0; k < shape.depth; ++k)
                to[k * PackedMatrix::kPanel + j] = from[k * depthStride + (first + j) * columnStride];
    }
}

void multiplyRows(const PackedMatrix& shape, const float* packed, std::int64_t depthBegin, std::int64_t depthEnd,
                  const float* a, std::int64_t aStride, std::int64_t rows, float* out, std::int64_t outStride,
                  bool accumulate)
{
    const auto panelFunction = hasWideRegisters() ? widePanel : narrowPanel;
    for (std::int64_t panel = 0; panel < shape.panels(); ++panel)
        panelFunction(packed + (panel * shape.depth + depthBegin) * PackedMatrix::kPanel, depthEnd - depthBegin, a,
                      aStride, rows, out + panel * PackedMatrix::kPanel, outStride, accumulate);
}

} // namespace trainyard::cpu
