// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/graph.h"
#include "backend/ops/kernel.h"

#include <array>
#include <string_view>

namespace trainyard::selftest {

/// How far a device may fuse the kernels of a training step. A GPU trains convolutional nets at the speed of its
/// memory, so what a step must read and write bounds it.
enum class Fusion {
    None,   ///< a kernel a layer
    Norm,   ///< batch-norm with its activation as one kernel each way
    Engines ///< and, as cuDNN's runtime-fusion engines have it in fp16: the convolution before computes the statistics,
            ///< the ones behind normalise as they read, where there are such
};
inline constexpr std::array kFusions{Fusion::None, Fusion::Norm, Fusion::Engines};
std::string_view name(Fusion fusion); ///< "unfused", "norm+activation", "engines"

/// Bytes of the device's memory that one training step reads and writes, divided by its samples. Counted, with n
/// elements of a tensor: a convolution or dense layer reads its input and writes its output forward, and does so again
/// for the gradient of its input (not for the first layer's) and for that of its weights; a batch-norm 3 n forward
/// (statistics, then normalising) and 5 n backward, 2 n and 3 n fused with its activation; under Engines nothing
/// forward between two convolutions, n where all its readers are convolutions; an activation of its own 2 n and 3 n; an
/// addition 3 n, and every further reader of a value 3 n for the sum of its gradients; all else its inputs and outputs
/// once each way. Parameters are read twice and written in 16 bits or 32 each step, and the update moves 20 bytes of
/// each. Caches are taken to hold nothing from one kernel to the next.
double trafficPerSample(const Graph& graph, Fusion fusion, DataType activations, int batch);

} // namespace trainyard::selftest
