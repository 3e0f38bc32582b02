// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"
#include "cluster/scheduler/cluster_facts.h"
#include "gui/services/machine_plan_service.h"

#include <QString>

#include <optional>

namespace trainyard {

/// The plan of a run on another machine, combined from the answers of the engines here and there. Data and model files
/// that exist only on this workstation will be uploaded, so the local facts about them apply; the other machine's facts
/// apply to itself. A cluster's answer comes from the login node and says nothing about cores, memory and GPUs of the
/// nodes. No side effects.
PlanAnswer planElsewhere(const RunSpec& spec, const PlanAnswer& here, const MachinePlan& there, bool cluster);

/// Used while the machine cannot be queried: a path that is missing here may exist there, so such problems become
/// warnings. No side effects.
PlanAnswer planUnasked(PlanAnswer here, const QString& machine);

/// Bytes of memory for a run there: those of the largest node of its partition, or of the machine; 0 = unknown.
std::int64_t memoryElsewhere(const RunSpec& spec, const std::optional<MachinePlan>& there, const ClusterFacts* cluster);
/// "login1 · 16 cores · 62.8 GB"; for a cluster the facts of the partition: "gpu · 4 nodes · 64 cores · 502 GB · 4 ×
/// a100".
QString machineElsewhere(const RunSpec& spec, const std::optional<MachinePlan>& there, const ClusterFacts* cluster);

} // namespace trainyard
