// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"
#include "cluster/scheduler/slurm_probe.h"
#include "gui/services/machine_plan_service.h"

#include <QString>

#include <optional>

namespace trainyard {

/// The plan of a run on another machine, of what the engines here and there say of it. Data and model files that are
/// only on this workstation are brought there, so what is known of them here holds; what belongs to the machine is the
/// other's. Of a cluster the log-in node was asked, which says nothing of cores, memory and GPUs of the nodes. Pure.
PlanAnswer planElsewhere(const RunSpec& spec, const PlanAnswer& here, const MachinePlan& there, bool cluster);

/// While the machine cannot be asked: a path that is not here may well be there. What stood against it becomes a
/// warning. Pure.
PlanAnswer planUnasked(PlanAnswer here, const QString& machine);

/// Bytes of memory that a run has there: of the largest node of its partition, of the machine else; 0 = not known.
std::int64_t memoryElsewhere(const RunSpec& spec, const std::optional<MachinePlan>& there, const SlurmProbe* probe);
/// "login1 · 16 cores · 62.8 GB"; of a cluster what its partition has: "gpu · 4 nodes · 64 cores · 502 GB · 4 × a100".
QString machineElsewhere(const RunSpec& spec, const std::optional<MachinePlan>& there, const SlurmProbe* probe);

} // namespace trainyard
