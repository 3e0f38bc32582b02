// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/reason.h"
#include "cluster/control/machine_entry.h"
#include "storage/store/run_store.h"

#include <set>
#include <string>
#include <vector>

/// Runs of machines that a person has removed from the list. Their jobs continue, but nobody can ask for them.
namespace trainyard {

using MachineIds = std::set<std::string>;

MachineIds machineIds(const std::vector<MachineEntry>& entries);
/// Whether runs of this machine are out of reach because it is not in the list. False for this computer.
bool isRemoved(const MachineIds& listed, const std::string& machine);
/// Why the state of such a run is unknown, and what brings it back.
Reason removedReason();

/// The runs of a machine that are not over, of any scope; newest first.
std::vector<RunRow> unfinishedRunsOn(StoreReader& reader, const std::string& machine);
/// All runs of removed machines, of any scope.
std::vector<RunRow> runsOfRemoved(StoreReader& reader, const MachineIds& listed);
/// Gives submitted runs of removed machines the state Unknown, so that nobody takes them for running. Following them
/// brings their state back when the machine is there again. Returns how many were changed. Blocking; throws Failure.
int markRunsOfRemoved(RunStore& store, StoreReader& reader, const MachineIds& listed);

} // namespace trainyard
