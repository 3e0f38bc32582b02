// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace trainyard::cpu {

/// The shape of a matrix B {depth, columns} packed for multiplyRows() in panels of 32 columns, [panel][depth][32], the
/// last one padded with zeros. For products with few rows, where a general library's overhead is too large.
struct PackedMatrix {
    std::int64_t depth = 0;
    std::int64_t columns = 0;
    static constexpr std::int64_t kPanel = 32;

    std::int64_t panels() const { return (columns + kPanel - 1) / kPanel; }
    std::int64_t floats() const { return panels() * kPanel * depth; }
};

/// Packs B[k, j] = from[k · depthStride + j · columnStride].
void packMatrix(const PackedMatrix& shape, const float* from, std::int64_t depthStride, std::int64_t columnStride,
                float* packed);

/// Maximum number of rows of one multiplyRows() call.
inline constexpr std::int64_t kMostRows = 12;

/// out[i, j] (+)= Σ_k a[i, k] · B[k, j] for `rows` ≤ kMostRows rows and k in [depthBegin, depthEnd), where a's columns
/// start at depthBegin. Rows of `out` have panels() · 32 columns and are outStride floats apart.
void multiplyRows(const PackedMatrix& shape, const float* packed, std::int64_t depthBegin, std::int64_t depthEnd,
                  const float* a, std::int64_t aStride, std::int64_t rows, float* out, std::int64_t outStride,
                  bool accumulate);

} // namespace trainyard::cpu
