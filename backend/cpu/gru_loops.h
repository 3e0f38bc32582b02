// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cpu/row_product.h"

namespace trainyard::cpu {

/// The recurrent part of a GRU over all steps of all samples. Everything is step-major: [step][sample][…].
struct GruSteps {
    std::int64_t steps = 0, samples = 0, units = 0;
    int threads = 1;
    bool sequence = false; ///< gradients arrive at every step

    const float* packed = nullptr; ///< forward: Uᵀ {units, 3·units}; backward: U {3·units, units}
    const float* bias = nullptr;   ///< {3·units}
    const float* recurrentBias = nullptr;
    float* states = nullptr; ///< {steps, samples, units}: h after each step
    /// {steps, samples, 4·units}. Forward: starts with W x in its first three quarters, ends with z, r, n, q.
    /// Backward: ends with their gradients before the activations: dz, dr, dn, dq.
    float* gates = nullptr;
    const float* outputGradient = nullptr; ///< backward: {steps or 1, samples, units}
    float* scratch = nullptr;              ///< gruScratch() floats a thread

    PackedMatrix forwardMatrix() const { return {units, 3 * units}; }
    PackedMatrix backwardMatrix() const { return {3 * units, units}; }
    std::int64_t scratchFloats() const
    {
        return kMostRows * (forwardMatrix().panels() + 2 * backwardMatrix().panels()) * 32;
    }
};

/// Samples are independent: each thread takes some through all steps, and none waits for another.
void gruForward(const GruSteps& at);
void gruBackward(const GruSteps& at);

/// sums[j] = Σ over rows of values[row · stride + j], j in [0, columns), each thread taking columns.
void sumRows(const float* values, std::int64_t rows, std::int64_t stride, std::int64_t columns, float* sums,
             int threads);

} // namespace trainyard::cpu
