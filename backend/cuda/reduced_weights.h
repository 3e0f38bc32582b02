// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/ops/shape.h"

#include <cstdint>
#include <map>
#include <memory>

namespace trainyard::cuda {

class CudaContext;

/// 16-bit copies of a network's fp32 weights, which products read. The first kernel of a list that asks for any of them
/// copies all in one launch: one per layer would cost more time to launch than to run.
class ReducedWeights {
public:
    /// The weights of a network; they stay in place until forget().
    void watch(const float* weights, std::int64_t length);
    void forget(const float* weights);
    /// The weights may have changed since they were copied. Call it before each list of kernels, and again if launches
    /// that were captured will not run.
    void changed();
    /// The copy of the weights from this address on; null if nobody watches them.
    const void* read(const CudaContext& context, const float* weights, DataType type);

private:
    struct Copies {
        std::int64_t length = 0;
        DataType type = DataType::F32; ///< of the copies; a network uses one 16-bit type
        std::shared_ptr<void> memory;
        bool fresh = false;
    };
    std::map<const float*, Copies> m_copies; ///< by the address of the first weight
};

} // namespace trainyard::cuda
