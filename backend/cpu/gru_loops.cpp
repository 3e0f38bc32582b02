// SPDX-License-Identifier: Apache-2.0
#include "backend/cpu/gru_loops.h"

#include "backend/cpu/loops.h"
#include "backend/cpu/vector_math.h"

#include <cstring>

namespace trainyard::cpu {
namespace {

/// gates: W x → z, r, n, q of one sample's step; product: U h. `before` is null at the first step.
TRAINYARD_VECTORISED void forwardRow(float* __restrict gates, const float* __restrict product,
                                     const float* __restrict bias, const float* __restrict recurrentBias,
                                     const float* __restrict before, float* __restrict state, std::int64_t units)
{
    const std::int64_t second = units;
    const std::int64_t third = 2 * units;
    for (std::int64_t u = 0; u < units; ++u) {
        const float z = vectorSigmoid(gates[u] + bias[u] + product[u] + recurrentBias[u]);
        const float r =
            vectorSigmoid(gates[second + u] + bias[second + u] + product[second + u] + recurrentBias[second + u]);
        const float q = product[third + u] + recurrentBias[third + u];
        const float n = vectorTanh(gates[third + u] + bias[third + u] + r * q);
        gates[u] = z;
        gates[second + u] = r;
        gates[third + u] = n;
        gates[third + units + u] = q;
        state[u] = n + z * (before[u] - n);
    }
}

/// gates: z, r, n, q → dz, dr, dn, dq. `total` is the gradient of this step's h on entry and the direct part of the
/// previous step's gradient on return.
TRAINYARD_VECTORISED void backwardRow(float* __restrict gates, const float* __restrict before, float* __restrict total,
                                      std::int64_t units)
{
    for (std::int64_t u = 0; u < units; ++u) {
        const float z = gates[u];
        const float r = gates[units + u];
        const float n = gates[2 * units + u];
        const float q = gates[3 * units + u];
        const float dh = total[u];
        const float dn = dh * (1.0f - z) * (1.0f - n * n);
        gates[u] = dh * (before[u] - n) * z * (1.0f - z);
        gates[units + u] = dn * q * r * (1.0f - r);
        gates[2 * units + u] = dn;
        gates[3 * units + u] = dn * r;
        total[u] = dh * z;
    }
}

TRAINYARD_VECTORISED void addRow(const float* from, float* to, std::int64_t count)
{
    for (std::int64_t i = 0; i < count; ++i)
        to[i] += from[i];
}

TRAINYARD_VECTORISED void sumColumns(const float* values, std::int64_t rows, std::int64_t stride, std::int64_t columns,
                                     float* sums)
{
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t c = 0; c < columns; ++c)
            sums[c] += values[row * stride + c];
}

/// Calls body(first sample, samples, scratch) for blocks of at most kMostRows samples, of nearly equal size.
template <typename Body>
void forEachBlock(const GruSteps& at, Body&& body)
{
    const std::int64_t parts = std::min<std::int64_t>(at.threads, (at.samples + 3) / 4);
    parallelRange(parts, static_cast<int>(parts), 1, [&](std::int64_t firstPart, std::int64_t lastPart) {
        for (std::int64_t part = firstPart; part < lastPart; ++part) {
            const std::int64_t begin = at.samples * part / parts;
            const std::int64_t count = at.samples * (part + 1) / parts - begin;
            const std::int64_t blocks = (count + kMostRows - 1) / kMostRows;
            for (std::int64_t block = 0; block < blocks; ++block) {
                const std::int64_t first = begin + count * block / blocks;
                body(first, begin + count * (block + 1) / blocks - first, at.scratch + part * at.scratchFloats());
            }
        }
    });
}

void forwardBlock(const GruSteps& at, std::int64_t first, std::int64_t rows, float* product)
{
    const PackedMatrix matrix = at.forwardMatrix();
    const std::int64_t width = matrix.panels() * PackedMatrix::kPanel;
    float* zeros = product + kMostRows * width;
    std::memset(zeros, 0, sizeof(float) * static_cast<std::size_t>(at.units));
    std::memset(product, 0, sizeof(float) * static_cast<std::size_t>(rows * width));
    for (std::int64_t t = 0; t < at.steps; ++t) {
        float* states = at.states + (t * at.samples + first) * at.units;
        float* before = states - at.samples * at.units;
        if (t > 0)
            multiplyRows(matrix, at.packed, 0, at.units, before, at.units, rows, product, width, false);
        for (std::int64_t i = 0; i < rows; ++i)
            forwardRow(at.gates + (t * at.samples + first + i) * 4 * at.units, product + i * width, at.bias,
                       at.recurrentBias, t > 0 ? before + i * at.units : zeros, states + i * at.units, at.units);
    }
}

void backwardBlock(const GruSteps& at, std::int64_t first, std::int64_t rows, float* total)
{
    const PackedMatrix matrix = at.backwardMatrix();
    const std::int64_t width = matrix.panels() * PackedMatrix::kPanel;
    const std::int64_t units = at.units;
    float* zeros = total + kMostRows * width;
    std::memset(zeros, 0, sizeof(float) * static_cast<std::size_t>(units));
    std::memset(total, 0, sizeof(float) * static_cast<std::size_t>(rows * width));
    for (std::int64_t t = at.steps - 1; t >= 0; --t) {
        float* gates = at.gates + (t * at.samples + first) * 4 * units;
        const float* before = at.states + ((t - 1) * at.samples + first) * units;
        const bool arrives = at.sequence || t + 1 == at.steps;
        const float* arrived = at.outputGradient + ((at.sequence ? t * at.samples : 0) + first) * units;
        for (std::int64_t i = 0; i < rows; ++i) {
            if (arrives)
                addRow(arrived + i * units, total + i * width, units);
            backwardRow(gates + i * 4 * units, t > 0 ? before + i * units : zeros, total + i * width, units);
        }
        if (t == 0)
            break;
        // U's output gradients are dz and dr, which are adjacent, and dq, which follows dn.
        multiplyRows(matrix, at.packed, 0, 2 * units, gates, 4 * units, rows, total, width, true);
        multiplyRows(matrix, at.packed, 2 * units, 3 * units, gates + 3 * units, 4 * units, rows, total, width, true);
    }
}

} // namespace

void gruForward(const GruSteps& at)
{
    forEachBlock(
        at, [&](std::int64_t first, std::int64_t rows, float* scratch) { forwardBlock(at, first, rows, scratch); });
}

void gruBackward(const GruSteps& at)
{
    forEachBlock(
        at, [&](std::int64_t first, std::int64_t rows, float* scratch) { backwardBlock(at, first, rows, scratch); });
}

void sumRows(const float* values, std::int64_t rows, std::int64_t stride, std::int64_t columns, float* sums,
             int threads)
{
    std::memset(sums, 0, sizeof(float) * static_cast<std::size_t>(columns));
    parallelRange(columns, threads, std::max<std::int64_t>(16, kElementGrain / rows),
                  [&](std::int64_t begin, std::int64_t end) {
                      sumColumns(values + begin, rows, stride, end - begin, sums + begin);
                  });
}

} // namespace trainyard::cpu
