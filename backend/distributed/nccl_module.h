// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/distributed/communicator.h"

namespace trainyard {

/// Changes whenever Communicator does: engine and module are built together.
inline constexpr int kNcclModuleAbi = 3;

/// What trainyard-nccl.so exports under kNcclModuleSymbol.
struct NcclModule {
    int abi = kNcclModuleAbi;
    std::unique_ptr<Communicator> (*join)(std::unique_ptr<Communicator> ranks, double patience) = nullptr;
    int (*gpus)() = nullptr; ///< that this process sees; 0 without a driver
};

inline constexpr const char* kNcclModuleSymbol = "trainyardNcclModule";
using NcclModuleEntry = const NcclModule* (*)();

/// Collective: the same ranks with sums of floats over NCCL, each on the GPU that it sees first (CUDA_VISIBLE_DEVICES
/// has chosen it). Everything else goes the way of `ranks`, over which NCCL's id travels too.
///
/// Values may lie in a GPU's memory or in the host's. Sums in the order of ranks and rounded ones, which NCCL does not
/// have, are done by `ranks` on a copy in host memory; so is everything where two ranks share a GPU, which NCCL
/// refuses. Kernels that write the values must be done: a sum runs on a stream of its own, beside all else. It is done
/// when it returns.
///
/// A sum that takes longer than `patience` seconds is given up: Failure(Transport). NCCL says nothing of who is
/// missing. Throws Failure(Unsupported) with the remedy where the module, its libraries or a GPU are missing,
/// Failure(Device).
std::unique_ptr<Communicator> joinNccl(std::unique_ptr<Communicator> ranks, double patience = 300.0);

/// GPUs that a process could use NCCL on; 0 where the module or a driver is missing, which is said in `reason`.
int ncclGpus(std::string& reason);

} // namespace trainyard
