// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/plan.h"
#include "cluster/jobs/engine_words.h"

#include <string>

namespace trainyard {

class Transport;

/// What the engine of a machine says of a run there.
struct MachinePlan {
    PlanAnswer plan;
    DeviceReport devices; ///< of the node that was asked: of a cluster its log-in node
};

/// Asks a machine's engine; one exec. Blocking. Throws Failure: NotFound where there is no engine, Version where it is
/// another's.
MachinePlan askMachinePlan(Transport& there, const EngineCommand& engine, const std::string& specText);

} // namespace trainyard
