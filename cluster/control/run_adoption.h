// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "cluster/control/machine.h"
#include "cluster/control/removed_machines.h"
#include "storage/store/run_store.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace trainyard {

struct AdoptionProgress {
    std::size_t done = 0;
    std::size_t runs = 0; ///< that the machine has and the store does not know
};

struct AdoptionOutcome {
    std::size_t runs = 0;  ///< that were taken up
    std::size_t moved = 0; ///< that the store knew as runs of a removed machine, and are now this one's
    std::size_t known = 0; ///< that the store knew
    std::vector<std::string> campaigns;
    std::vector<Error> skipped; ///< run directories that could not be read
};

/// Takes up the runs whose directories lie on a machine and that the store does not know, with their campaigns and the
/// jobs that they were submitted in: for a new store, or a computer that has not seen them. What is still queued or
/// trains there is followed from then on; nothing on the machine is changed, and doing it once more is harmless.
/// A campaign comes from the file beside its runs there, else from `plansHere` (RUNS of this computer), else from its
/// runs as far as these tell. Runs of machines that are not `listed` come first: see takeOverRuns().
/// Blocking. Throws Failure: like Transport, and Cancelled when `progress` gives false; what was stored by then stays.
AdoptionOutcome adoptRuns(RunStore& store, Machine& machine, const std::filesystem::path& plansHere,
                          const MachineIds& listed, const std::function<bool(const AdoptionProgress&)>& progress = {});

/// Gives to this machine the runs of removed machines whose run directories lie here: a machine that was entered again
/// has a new id. Nothing else is adopted, and nothing is followed. Returns the ids of the runs. Blocking; throws
/// Failure like Transport.
std::vector<std::string> takeOverRuns(RunStore& store, Machine& machine, const MachineIds& listed);

} // namespace trainyard
