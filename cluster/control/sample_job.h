// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/machine.h"
#include "cluster/control/machine_entry.h"
#include "cluster/scheduler/cluster_facts.h"

#include <string>

namespace trainyard {

/// A typical job of a machine, on two nodes with four ranks each, to show its batch script. `facts`: null if unknown.
JobRequest sampleJob(const MachinePlaces& places, const ClusterFacts* facts);

/// The batch script that a machine would submit for it; asks nobody. Throws Failure(BadInput) for settings that no job
/// can use.
std::string sampleScript(const MachineEntry& entry, const MachinePlaces& places, const ClusterFacts* facts);

} // namespace trainyard
