// SPDX-License-Identifier: Apache-2.0
// The cost of sums over NCCL with one rank, as a share of a training step: trainyard_nccl_benchmark [STEP_MS]
// [MILLION_PARAMETERS].
#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/distributed/nccl_module.h"

#include <cuda_runtime_api.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

using namespace trainyard;

int main(int count, char** arguments)
{
    Reason reason;
    if (ncclGpus(reason) == 0) {
        std::printf("skipped: %s\n", reason.text().c_str());
        return 0;
    }
    const double stepMs = count > 1 ? std::atof(arguments[1]) : 17.0; // ResNet50V2, 256 images at 15,000 a second
    const double million = count > 2 ? std::atof(arguments[2]) : 25.6;
    const auto length = static_cast<std::size_t>(million * 1e6);
    try {
        const auto rank = joinNccl(makeSingleCommunicator());
        void* memory = nullptr;
        if (cudaMalloc(&memory, length * sizeof(float)) != cudaSuccess ||
            cudaMemset(memory, 0, length * sizeof(float)) != cudaSuccess)
            throw Failure(ErrorKind::OutOfMemory, "get", "memory of the GPU", "there is too little");
        auto* values = static_cast<float*>(memory);
        for (const std::size_t bucketMiB : {4, 25, 1024}) {
            const std::size_t bucket = std::min(length, bucketMiB * 262'144);
            std::vector<double> times;
            for (int step = 0; step < 60; ++step) {
                const double begin = steadyTime();
                for (std::size_t at = 0; at < length; at += bucket)
                    rank->sum({values + at, std::min(bucket, length - at)}, 1.0f, SumOrder::Any);
                times.push_back(steadyTime() - begin);
            }
            std::sort(times.begin() + 10, times.end()); // without the first ten
            const double ms = 1e3 * times[10 + 25];
            std::printf("%zu MiB buckets: %.3f ms a step, %.2f %% of %.1f ms\n", bucket * sizeof(float) >> 20, ms,
                        100.0 * ms / stepMs, stepMs);
        }
        cudaFree(memory);
    } catch (const Failure& failure) {
        std::fprintf(stderr, "%s\n", failure.error().text().c_str());
        return 1;
    }
    return 0;
}
