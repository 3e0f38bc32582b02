// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"
#include "storage/store/run_store.h"

#include <QStringList>

#include <cstdint>
#include <string>
#include <vector>

namespace trainyard {

/// A run whose training loss became infinite or not a number.
struct DivergedRun {
    std::string id;
    std::string name;
    double rate = 0.0;      ///< base learning rate after the scaling rule
    std::int64_t batch = 0; ///< effective
};

/// Whether a run of one says something of the other: same model, data and kind of optimizer.
bool sameFamily(const RunSpec& a, const RunSpec& b);
/// Runs here with this spec's model, data and optimizer that diverged, by ascending rate. On the store's thread.
std::vector<DivergedRun> readDivergedRuns(StoreReader& reader, const RunSpec& spec);

/// A sentence where one of them diverged at this spec's effective rate or a lower one: the lowest. Else empty.
QString divergedWarning(const std::vector<DivergedRun>& runs, const RunSpec& spec);

} // namespace trainyard
