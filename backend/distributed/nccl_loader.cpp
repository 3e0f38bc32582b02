// SPDX-License-Identifier: Apache-2.0
#include "backend/distributed/nccl_module.h"

#include "backend/base/error.h"
#include "backend/base/module_file.h"
#include "backend/protocol/reasons_ranks.h"

namespace trainyard {
namespace {

constexpr ModuleFile kNcclModuleFile{"sums over NCCL", "trainyard-nccl.so", kNcclModuleSymbol,
                                     "Build the engine where the CUDA toolkit and NCCL's headers are installed.",
                                     "Install NCCL (libnccl2) and the CUDA run-time library."};

const NcclModule& module()
{
    const NcclModule* found = reinterpret_cast<NcclModuleEntry>(moduleFunction(kNcclModuleFile))();
    if (found->abi != kNcclModuleAbi)
        throwForeignModule(kNcclModuleFile);
    return *found;
}

} // namespace

std::unique_ptr<Communicator> joinNccl(std::unique_ptr<Communicator> ranks, double patience)
{
    return module().join(std::move(ranks), patience);
}

int ncclGpus(Reason& reason)
{
    try {
        const int count = module().gpus();
        if (count == 0)
            reason = ranksReason("ranks.no-gpu");
        return count;
    } catch (const Failure& failure) {
        reason = failure.error().why();
        return 0;
    }
}

} // namespace trainyard
