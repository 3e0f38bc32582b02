// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/distributed/communicator.h"

namespace trainyard {

/// Changes whenever Communicator does: engine and module are built together.
inline constexpr int kMpiModuleAbi = 2;

/// What trainyard-mpi.so exports under kMpiModuleSymbol.
struct MpiModule {
    int abi = kMpiModuleAbi;
    /// Joins the ranks of MPI_COMM_WORLD; once a process. Throws Failure(Unsupported).
    std::unique_ptr<Communicator> (*join)() = nullptr;
};

inline constexpr const char* kMpiModuleSymbol = "trainyardMpiModule";
using MpiModuleEntry = const MpiModule* (*)();

/// Whether mpirun, or srun with PMI, has started this process as one of several ranks.
bool startedByMpi();

/// The ranks that mpirun or srun started, over MPI; once a process. A rank that gives up (fail()) ends all: its last words
/// go to standard error and MPI's launcher stops the others, which wait inside MPI and cannot be told.
/// Throws Failure(Unsupported) with the remedy when the module or its library is missing.
std::unique_ptr<Communicator> joinMpi();

} // namespace trainyard
