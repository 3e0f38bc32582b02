// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "cluster/control/machine.h"
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
    std::size_t known = 0; ///< that the store knew
    std::vector<std::string> campaigns;
    std::vector<Error> skipped; ///< run directories that could not be read
};

/// Takes up the runs whose directories lie on a machine and that the store does not know, with their campaigns and the
/// jobs that they were submitted in: for a new store, or a computer that has not seen them. What is still queued or
/// trains there is followed from then on; nothing on the machine is changed, and doing it once more is harmless.
/// A campaign comes from the file beside its runs there, else from `plansHere` (RUNS of this computer), else from its
/// runs as far as these tell.
/// Blocking. Throws Failure: like Transport, and Cancelled when `progress` gives false; what was stored by then stays.
AdoptionOutcome adoptRuns(RunStore& store, Machine& machine, const std::filesystem::path& plansHere,
                          const std::function<bool(const AdoptionProgress&)>& progress = {});

} // namespace trainyard
