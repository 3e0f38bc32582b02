// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/speed_ledger.h"
#include "storage/store/run_store.h"

#include <limits>
#include <vector>

namespace trainyard {

/// How fast a run trains, in one definition for all that tell it: a run's page, comparisons, ledgers and studies.
struct RunSpeed {
    std::vector<LedgerEpoch> epochs;
    EpochTime time; ///< epochTimeOf(epochs)
    /// throughputOf(): samples of all ranks over the time of the epochs after the first; NaN for fewer than two.
    double samplesPerSecond = std::numeric_limits<double>::quiet_NaN();
};

/// Reads the series of the epochs; not on the GUI thread.
RunSpeed readRunSpeed(StoreReader& reader, const RunRow& run);

} // namespace trainyard
