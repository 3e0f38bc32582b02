// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/engine_jobs.h"
#include "cluster/control/machine_line.h"
#include "gui/command_line/terminal_login.h"

#include <memory>
#include <string>

namespace trainyard::commands {

/// A machine from the machine list, connected.
struct Connected {
    MachineEntry entry;
    std::unique_ptr<TerminalLogin> people;
    OpenedLine line;
    Machine machine;
    EngineCommand command() const { return engineCommandOf(entry, machine.places); }
};

/// The machine with this name or id. Throws Failure(NotFound) that lists the machines.
MachineEntry entryOf(const std::string& text);
/// "user@host:22 via bastion", "this workstation".
std::string addressOf(const MachineEntry& entry);
/// Connects; if the login needs input, it asks at the terminal. Throws Failure.
Connected connectTo(const MachineEntry& entry);

} // namespace trainyard::commands
