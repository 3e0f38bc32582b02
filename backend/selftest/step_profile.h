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
    std::string kind; ///< of the operator
    bool backward = false;
    double seconds = 0.0;      ///< minimum over steps: the kernel's capability, because other processes only add time
    double usualSeconds = 0.0; ///< median over steps: the usual time on this machine under its present load
    double flops = 0.0;        ///< for the whole batch; backward counts twice the forward FLOPs for layers with weights
    double bytes = 0.0;        ///< of every tensor that it uses, counted once
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
    double updateSeconds = 0.0;     ///< median time of the optimizer's pass over all parameters
    double accumulateSeconds = 0.0; ///< median time of accumulating a micro-batch's gradients
};

/// Runs training steps of a graph with its loss on random data and times each kernel and the optimizer's passes. Throws
/// Failure.
StepProfile profileStep(const Graph& graph, const StepProfileOptions& options);

/// The time of a kernel that is limited only by arithmetic or memory (Williams et al. 2009, "Roofline"): max(flops /
/// rate, bytes / bandwidth).
double rooflineSeconds(const KernelProfile& kernel, double flopsPerSecond, double bytesPerSecond);

} // namespace trainyard::selftest
