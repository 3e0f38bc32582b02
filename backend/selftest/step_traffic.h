// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/graph.h"
#include "backend/ops/kernel.h"

#include <array>
#include <string_view>

namespace trainyard::selftest {

/// How far a device fuses the kernels of a training step. A GPU's memory bandwidth limits the training of convolutional
/// networks, so the bytes that a step must read and write bound its speed.
enum class Fusion {
    None,   ///< one kernel per layer
    Norm,   ///< batch-norm with its activation as one kernel in each direction
    Engines ///< additionally, like the engines that cuDNN compiles at run time: the preceding convolution computes the
            ///< statistics, and following convolutions normalise while reading
};
inline constexpr std::array kFusions{Fusion::None, Fusion::Norm, Fusion::Engines};
std::string_view name(Fusion fusion); ///< "unfused", "norm+activation", "engines"

/// Bytes of device memory that one training step reads and writes, divided by the number of samples. For a tensor of n
/// elements it counts: a convolution or dense layer reads its input and writes its output in the forward pass, and the
/// same amount again for the gradient of its input (except in the first layer) and for that of its weights; a
/// batch-norm 3 n forward (statistics, then normalisation) and 5 n backward, or 2 n and 3 n if fused with its
/// activation; under Engines, if only convolutions read it, nothing forward after a convolution and n after another
/// operator; a separate activation 2 n and 3 n; a reshape nothing; an addition 3 n, and 3 n for every further reader of
/// a value, to sum its gradients; all others their inputs and outputs once in each direction. Per step parameters are
/// read twice and written once, in 16 or 32 bits, and the update moves 20 bytes of each. Assumes that caches keep
/// nothing from one kernel to the next.
double trafficPerSample(const Graph& graph, Fusion fusion, DataType activations, int batch);

} // namespace trainyard::selftest
