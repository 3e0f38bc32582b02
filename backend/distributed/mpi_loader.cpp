// SPDX-License-Identifier: Apache-2.0
#include "backend/distributed/mpi_module.h"

#include "backend/base/module_file.h"
#include "backend/distributed/local_communicator.h"

#include <cstdlib>
#include <cstring>
#include <mutex>

namespace trainyard {
namespace {

constexpr ModuleFile kMpiModuleFile{"ranks over MPI", "trainyard-mpi.so", kMpiModuleSymbol,
                                    "Build the engine where Open MPI's headers are installed (libopenmpi-dev).",
                                    "Install Open MPI (openmpi-bin), or load its environment module."};

std::mutex g_mutex;
MpiStall g_stalled;

int stalled(const std::string& words)
{
    const std::lock_guard lock(g_mutex);
    return g_stalled ? g_stalled(words) : 1;
}

bool aboveOne(const char* variable)
{
    const char* text = std::getenv(variable);
    return text && std::atoi(text) > 1;
}

} // namespace

bool startedByMpi()
{
    const char* kind = std::getenv("SLURM_MPI_TYPE");
    const bool slurm = kind && std::strncmp(kind, "pm", 2) == 0 && aboveOne("SLURM_STEP_NUM_TASKS");
    return aboveOne("OMPI_COMM_WORLD_SIZE") || aboveOne("PMI_SIZE") || slurm;
}

std::unique_ptr<Communicator> joinMpi()
{
    const auto entry = reinterpret_cast<MpiModuleEntry>(moduleFunction(kMpiModuleFile));
    const MpiModule* module = entry();
    if (module->abi != kMpiModuleAbi)
        throwForeignModule(kMpiModuleFile);
    return module->join(rankPatience(), stalled);
}

void onMpiStall(MpiStall what)
{
    const std::lock_guard lock(g_mutex);
    g_stalled = std::move(what);
}

} // namespace trainyard
