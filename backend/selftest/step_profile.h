// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/graph/graph.h"
#include "backend/optim/optimizer_settings.h"
#include "backend/protocol/run_spec.h"

#include <string>
#include <vector>

namespace trainyard::selftest {

/// One kernel of a training step.
struct KernelProfile {
    std::string layer;
    std::string kind; ///< the operator's
    bool backward = false;
    double seconds = 0.0;      ///< the shortest of the steps: what it can do, for other processes only add
    double usualSeconds = 0.0; ///< the median: what a step on this machine, as busy as it is, spends on it
    double flops = 0.0;        ///< of the whole batch; backward counts twice the forward's where there are weights
    double bytes = 0.0;        ///< of every tensor it touches, once
};

struct StepProfileOptions {
    DeviceKind device = DeviceKind::Cpu;
    Precision precision = Precision::Fp32;
    int threads = 1;
    int batch = 32;
    int steps = 5;
    OptimizerSettings optimizer = OptimizerSettings::of({});
};

struct StepProfile {
    std::vector<KernelProfile> kernels;
    double updateSeconds = 0.0;     ///< of the optimizer's pass over all parameters, the median
    double accumulateSeconds = 0.0; ///< of adding a micro-batch's gradients to the others', the median
};

/// Runs training steps of a graph, loss included, on random data and times its kernels and the optimizer's one by one.
/// Throws Failure.
StepProfile profileStep(const Graph& graph, const StepProfileOptions& options);

/// The seconds that a kernel would take were it bound by nothing but arithmetic or memory (Williams et al. 2009,
/// "Roofline"): max(flops / rate, bytes / bandwidth).
double rooflineSeconds(const KernelProfile& kernel, double flopsPerSecond, double bytesPerSecond);

} // namespace trainyard::selftest
