// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/run_store.h"

#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// Moves runs to the trash. If one of them is not over, or is asked to start or resume at the same moment, none is
/// moved: it would train in the trash, unseen. Returns that run then, in the state it is in or about to be in. Waits
/// for the store; throws Failure.
std::optional<RunRow> trashEnded(RunStore& store, const std::vector<std::string>& runIds);

/// The same, with an Error that names that run.
Result<void> requireTrashed(RunStore& store, const std::vector<std::string>& runIds);

} // namespace trainyard
