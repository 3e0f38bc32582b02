// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/scheduler/scheduler.h"
#include "cluster/transport/transport.h"

#include <memory>

namespace trainyard {

/// A transport × scheduler: where runs go. Used by one thread at a time; each thread makes its own.
struct Machine {
    std::unique_ptr<Transport> transport;
    std::unique_ptr<Scheduler> scheduler;
};

/// This workstation, with its queue in queueFolder() and the engine of PlanService::enginePath().
Machine localMachine();

} // namespace trainyard
