// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"
#include "cluster/jobs/run_fetch.h"
#include "storage/store/run_store.h"
#include "storage/store/types.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// Where a run of another machine is fetched to by default: fetched/ID of Trainyard's own folder.
std::filesystem::path fetchedFolder(const std::string& runId);
/// A fetch of this run's directory, with the spec of this computer's store, whose paths mean something here. Throws
/// Failure(NotFound) for a run that has no directory yet.
FetchRequest fetchRequest(const RunRow& row, const std::optional<RunSpec>& spec, const FetchChoice& choice,
                          const std::string& target, std::vector<std::string> announced = {});
/// The checkpoints that the program of this run has announced, by the store, oldest first; none of the engine's runs,
/// whose checkpoints have their place.
std::vector<std::string> announcedCheckpoints(StoreReader& reader, const RunRow& row,
                                              const std::optional<RunSpec>& spec);

} // namespace trainyard
