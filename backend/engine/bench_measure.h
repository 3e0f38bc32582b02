// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/plan.h"
#include "backend/protocol/run_spec.h"
#include "backend/selftest/mask_cost.h"
#include "backend/selftest/step_profile.h"
#include "backend/selftest/step_traffic.h"
#include "backend/train/plan/image_plan.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

struct BenchArguments {
    std::string what;      ///< a run spec's file, or a model of the zoo by its name
    std::string image;     ///< "HEIGHTxWIDTHxCHANNELS"; empty = the spec's
    std::string precision; ///< empty = the spec's
    std::string device;    ///< empty = the spec's
    int classes = 0;       ///< 0 = 10, with random data
    int batch = 0;         ///< 0 = the spec's
    int steps = 20;        ///< timed ones
    int threads = 0;       ///< 0 = the spec's, or all cores
    bool real = false;     ///< the spec's data through its loader
    bool mask = false;     ///< what masks of pruning cost, too
    bool json = false;
};

struct BenchResult {
    RunSpec spec;                ///< as measured: batch, threads and precision are decided
    bool chosenBatch = false;    ///< it was "auto"
    std::vector<double> seconds; ///< of each step, sorted, at least one
    double waited = 0.0;         ///< for input, a step on average
    MemoryPlan planned;
    ImagePlan images;             ///< of the spec's data
    std::int64_t memoryPeak = -1; ///< of the whole process; -1 = the system does not say
    std::int64_t gpuMemory =
        -1; ///< that the GPU has in use more than before, after the steps; -1 = no GPU, or it is not told
    std::string device;
    selftest::StepProfile profile; ///< of a micro-batch
    double parts = 1.0;            ///< micro-batches a step, the last one by its share
    double matrixRate = 0.0;       ///< FLOP/s
    double bandwidth = 0.0;        ///< bytes/s of the device's memory
    std::optional<selftest::MaskCost> masks;
    double flopsPerSample = 0.0;                             ///< of a step
    std::array<double, selftest::kFusions.size()> traffic{}; ///< bytes a sample, by fusion

    double median() const { return seconds[seconds.size() / 2]; }
    double kernelSeconds() const;   ///< of a step, without the update
    double updateSeconds() const;   ///< of a step: the optimizer, and adding up micro-batches
    double rooflineSeconds() const; ///< of a step's kernels
    /// Samples a second when nothing but memory and arithmetic bounded a step that is fused so far.
    double line(std::size_t fusion) const
    {
        return 1.0 / std::max(traffic[fusion] / bandwidth, flopsPerSample / matrixRate);
    }
};

/// Trains a few steps as a run of the spec would: its model, loss, optimizer, micro-batches, precision and threads, a
/// batch size of "auto" decided as the trainer decides it. Throws Failure.
BenchResult measureSteps(const BenchArguments& arguments);

} // namespace trainyard
