// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/graph.h"
#include "backend/protocol/run_spec.h"

#include <string>
#include <vector>

namespace trainyard::selftest {

/// One kernel of a training step.
struct KernelProfile {
    std::string layer;
    std::string kind;           ///< the operator's
    bool backward = false;
    double seconds = 0.0;       ///< the shortest of the steps: other processes only add
    double flops = 0.0;         ///< of the whole batch; backward counts twice the forward's where there are weights
    double bytes = 0.0;         ///< of every tensor it touches, once
};

/// Runs training steps of a graph on random data and times its kernels one by one. Throws Failure.
std::vector<KernelProfile> profileStep(const Graph& graph, DeviceKind device, int threads, int batch, int steps);

/// The seconds that a kernel would take were it bound by nothing but arithmetic or memory (Williams et al. 2009,
/// "Roofline"): max(flops / rate, bytes / bandwidth).
double rooflineSeconds(const KernelProfile& kernel, double flopsPerSecond, double bytesPerSecond);

} // namespace trainyard::selftest
