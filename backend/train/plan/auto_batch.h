// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/base/reason.h"
#include "backend/train/network/network.h"

#include <functional>
#include <optional>
#include <string>

namespace trainyard {

/// The GPU that this process computes on, as the driver tells of it.
struct GpuMemory {
    std::string name;
    std::int64_t total = 0; ///< bytes
    std::int64_t free = 0;
};
/// Nothing where there is none or the driver does not tell.
std::optional<GpuMemory> gpuMemory();
/// What tells the GPU that this process computes on from the others of its machine: its UUID, or, where the driver does
/// not tell, its name in CUDA_VISIBLE_DEVICES or its number.
std::string gpuIdentity();
/// How many ranks of a run will share the most crowded GPU of a machine, if the machine has `present` usable GPUs and
/// the spec does not say how many it asks for.
int ranksOnOneGpu(const RunSpec& spec, int present);

/// Memory that a batch size "auto" may fill: half of the host's that is free, for others use the machine too; nine
/// tenths of what is free on a GPU, which a run has for itself.
struct BatchRoom {
    std::int64_t freeBytes = 0;
    double share = 0.5;
    std::string where; ///< "NVIDIA H200", empty: the host
    int sharing = 1;   ///< ranks that share it

    std::int64_t ofOneRank() const { return freeBytes / sharing; }
};
BatchRoom batchRoom(const NetworkOptions& options, int sharing);
/// "half of the memory that is free now", "90 % of what is free on NVIDIA H200 (139.8 GB)".
/// Decimal, with one digit: 139.8
double gigabytes(std::int64_t bytes);
Reason roomReason(const BatchRoom& room);

/// Batch size "auto": the largest power of two that is no more than an eighth of `samples`, since fewer steps an epoch
/// learn badly, and whose planned memory fits into one rank's part of the room; 1 when none does.
int largestBatch(NetworkOptions options, std::int64_t samples, const BatchRoom& room);

/// The value of training.batch_size under its scaling rule, when ranks share data.
int autoBatch(const RunSpec& spec, int ranks, const NetworkOptions& options, std::int64_t samples,
              const BatchRoom& room);

/// `batch`, halved until a network of it can be built on the device and makes a step: plans can be wrong, and others
/// may have taken memory. `optionsOf` a batch; `tooLarge` hears of each that was not. Throws what is not OutOfMemory,
/// and OutOfMemory when one sample is too much.
int batchThatRuns(int batch, const std::function<NetworkOptions(int)>& optionsOf,
                  const std::function<void(int, const Error&)>& tooLarge);

} // namespace trainyard
