// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/engine_call.h"

#include <memory>

namespace trainyard {

class MachineHub;

/// A command of the engine of one of the hub's machines, as its entry says how that is called. Connects the machine
/// where it is not, which may ask the person; a connection that breaks is waited for. What is left early is ended there
/// when the machine is heard next. Never null; `hub` outlives it.
std::unique_ptr<EngineCall> startHubCall(MachineHub* hub, const std::string& machineId,
                                         const EngineCall::Command& command);

} // namespace trainyard
