// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cpu/row_product.h"

namespace trainyard::cpu {

/// The recurrent part of a GRU over all steps of all samples. Everything is step-major: [step][sample][…].
struct GruSteps {
    std::int64_t steps = 0, samples = 0, units = 0;
    int threads = 1;
    bool sequence = false; ///< every step has an output gradient

    const float* packed = nullptr; ///< forward: Uᵀ {units, 3·units}; backward: U {3·units, units}
    const float* bias = nullptr;   ///< {3·units}
    const float* recurrentBias = nullptr;
    float* states = nullptr; ///< {steps, samples, units}: h after each step
    /// {steps, samples, 4·units}. Forward: contains W x in the first three quarters on entry and z, r, n, q on return.
    /// Backward: contains the gradients of the gates' pre-activations on return: dz, dr, dn, dq.
    float* gates = nullptr;
    const float* outputGradient = nullptr; ///< backward: {steps or 1, samples, units}
    float* scratch = nullptr;              ///< scratchFloats() per thread

    PackedMatrix forwardMatrix() const { return {units, 3 * units}; }
    PackedMatrix backwardMatrix() const { return {3 * units, units}; }
    std::int64_t scratchFloats() const
    {
        return kMostRows * (forwardMatrix().panels() + 2 * backwardMatrix().panels()) * 32;
    }
};

/// Samples are independent: each thread takes some of them through all steps without waiting for other threads.
void gruForward(const GruSteps& at);
void gruBackward(const GruSteps& at);

/// sums[j] = Σ over rows of values[row · stride + j] for j in [0, columns), with the columns divided among threads.
void sumRows(const float* values, std::int64_t rows, std::int64_t stride, std::int64_t columns, float* sums,
             int threads);

} // namespace trainyard::cpu
