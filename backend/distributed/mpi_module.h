// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/distributed/communicator.h"

#include <functional>

namespace trainyard {

/// Increment when Communicator changes. Engine and module are built together.
inline constexpr int kMpiModuleAbi = 6;

/// Called on a separate thread when this rank has waited for others longer than its patience, because MPI itself waits
/// for ever. Receives a text that says what the rank waits for, records the failure and returns the exit code with
/// which the process then ends.
using MpiStall = std::function<int(const std::string& words)>;

/// What trainyard-mpi.so exports under kMpiModuleSymbol.
struct MpiModule {
    int abi = kMpiModuleAbi;
    /// Joins the ranks of MPI_COMM_WORLD; call it once per process. Throws Failure(Unsupported).
    std::unique_ptr<Communicator> (*join)(double patience, MpiStall stalled) = nullptr;
};

inline constexpr const char* kMpiModuleSymbol = "trainyardMpiModule";
using MpiModuleEntry = const MpiModule* (*)();

/// Whether mpirun, or srun with PMI, started this process as one of several ranks.
bool startedByMpi();

/// Joins the ranks that mpirun or srun started; call it once per process. A rank that calls fail() ends all ranks: it
/// prints its last words to standard error, and MPI's launcher stops the others, which wait inside MPI and cannot be
/// notified. A rank that waits longer than rankPatience() ends all ranks, too. Throws Failure(Unsupported) with the
/// remedy if the module or its library is missing.
std::unique_ptr<Communicator> joinMpi();

/// Sets the handler for that case; an empty handler only prints to standard error. Waits for a running handler to
/// return.
void onMpiStall(MpiStall stalled);

} // namespace trainyard
