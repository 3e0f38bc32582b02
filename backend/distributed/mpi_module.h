// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/distributed/communicator.h"

#include <functional>

namespace trainyard {

/// Changes whenever Communicator does: engine and module are built together.
inline constexpr int kMpiModuleAbi = 5;

/// Called on a thread of its own once this rank has waited for others longer than its patience, which MPI itself never
/// ends: with what it waits for. Writes down what has to be; the process ends with the exit code that it returns.
using MpiStall = std::function<int(const std::string& words)>;

/// What trainyard-mpi.so exports under kMpiModuleSymbol.
struct MpiModule {
    int abi = kMpiModuleAbi;
    /// Joins the ranks of MPI_COMM_WORLD; once a process. Throws Failure(Unsupported).
    std::unique_ptr<Communicator> (*join)(double patience, MpiStall stalled) = nullptr;
};

inline constexpr const char* kMpiModuleSymbol = "trainyardMpiModule";
using MpiModuleEntry = const MpiModule* (*)();

/// Whether mpirun, or srun with PMI, has started this process as one of several ranks.
bool startedByMpi();

/// The ranks that mpirun or srun started, over MPI; once a process. A rank that gives up (fail()) ends all: its last
/// words go to standard error and MPI's launcher stops the others, which wait inside MPI and cannot be told. One that
/// waits for others longer than rankPatience() ends all too. Throws Failure(Unsupported) with the remedy when the
/// module or its library is missing.
std::unique_ptr<Communicator> joinMpi();

/// What is to be done when that happens; an empty one: only words to standard error. Not before one under way has
/// returned.
void onMpiStall(MpiStall stalled);

} // namespace trainyard
