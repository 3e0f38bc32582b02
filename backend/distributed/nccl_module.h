// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"
#include "backend/distributed/communicator.h"

namespace trainyard {

/// Increment when Communicator changes. Engine and module are built together.
inline constexpr int kNcclModuleAbi = 5;

/// What trainyard-nccl.so exports under kNcclModuleSymbol.
struct NcclModule {
    int abi = kNcclModuleAbi;
    std::unique_ptr<Communicator> (*join)(std::unique_ptr<Communicator> ranks, double patience) = nullptr;
    int (*gpus)() = nullptr; ///< number of GPUs visible to this process; 0 without a driver
};

inline constexpr const char* kNcclModuleSymbol = "trainyardNcclModule";
using NcclModuleEntry = const NcclModule* (*)();

/// Collective: wraps `ranks` so that sums of floats use NCCL, on the first GPU that each rank sees
/// (CUDA_VISIBLE_DEVICES). All other calls go to `ranks`, which also distributes NCCL's id.
///
/// Values may be in GPU or host memory. NCCL supports neither sums in rank order nor rounded sums, so `ranks` computes
/// them on a copy in host memory; it also computes all sums if two ranks share a GPU, which NCCL does not allow. The
/// kernels that write the values must have finished, because a sum runs on its own stream. Sums are synchronous; those
/// of deviceSums() are part of the caller's own work on the GPU.
///
/// A sum that takes longer than `patience` seconds throws Failure(Transport); NCCL does not report which rank is
/// missing. Throws Failure(Unsupported) with the remedy if the module, its libraries or a GPU are missing, and
/// Failure(Device).
std::unique_ptr<Communicator> joinNccl(std::unique_ptr<Communicator> ranks, double patience = 300.0);

/// Number of GPUs on which this process could use NCCL; 0 if the module or a driver is missing, with the `reason`.
int ncclGpus(Reason& reason);

} // namespace trainyard
