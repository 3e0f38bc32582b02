// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/device_info.h"
#include "backend/train/monitor/gpu_sample.h"

#include <filesystem>
#include <string>
#include <vector>

namespace trainyard {

/// Samples of a machine's GPUs over time, one JSON object a line. The first line tells of the machine: "gpu_samples": 1
/// (the format), "driver", "interval" (seconds), "gpus" (as in a device report), "absent" (what could not be had, and
/// why). Then a line a moment: "time" (seconds from the first), "gpus" (samples). The last line of a whole recording:
/// "cost". Tests play such files back through a library that stands in for NVML.
struct GpuRecording {
    std::string driver;
    double interval = 0.0;
    std::vector<GpuInfo> gpus;
    std::vector<std::string> absent;
    struct Moment {
        double time = 0.0;
        std::vector<GpuSample> samples;
    };
    std::vector<Moment> moments;
};

/// What recording cost: processor seconds of the thread that asked, the kernel's work for it included, and how long the
/// answers took.
struct RecordingCost {
    int samples = 0;
    double seconds = 0.0; ///< from the first sample to the last
    double processorSeconds = 0.0;
    double waitedSeconds = 0.0; ///< for the answers
};

/// Records for so many seconds into a file. Throws Failure when there is no GPU or the file cannot be written.
RecordingCost recordGpus(const std::filesystem::path& file, double seconds, double interval);

/// Throws Failure(BadInput) that names the line.
GpuRecording readGpuRecording(const std::filesystem::path& file);

} // namespace trainyard
