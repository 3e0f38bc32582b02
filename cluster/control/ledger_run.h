// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/campaigns/speed_ledger.h"
#include "storage/store/run_store.h"

#include <optional>
#include <string>

namespace trainyard {

/// A run as a step of a ledger: its settings, its time per epoch and how that is spent. nullopt: the store has no such
/// run. Reads the series of its epochs and phases; not on the GUI thread.
std::optional<LedgerStep> readLedgerStep(StoreReader& reader, const std::string& id);

} // namespace trainyard
