// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/connected_machine.h"

#include "gui/command_line/session.h"

namespace trainyard::commands {

MachineEntry entryOf(const std::string& text)
{
    const std::filesystem::path file = machinesFile();
    std::string names;
    for (const MachineEntry& entry : readMachines(file)) {
        if (entry.id == text || entry.name == text)
            return entry;
        names += (names.empty() ? "" : ", ") + printable(entry.name.empty() ? entry.id : entry.name);
    }
    throw Failure(ErrorKind::NotFound, "find the machine", text, "the machines are: " + names,
                  "Add it with 'trainyard machine add' or on the Machines page.");
}

std::string addressOf(const MachineEntry& entry)
{
    if (entry.transport == TransportKind::Local)
        return "this workstation";
    std::string text = entry.user.empty() ? entry.host : entry.user + "@" + entry.host;
    if (entry.port != 0)
        text += ":" + std::to_string(entry.port);
    return entry.jumps.empty() || entry.jumps == "none" ? text : text + " via " + entry.jumps;
}

Connected connectTo(const MachineEntry& entry)
{
    Connected there{entry, std::make_unique<TerminalLogin>(), {}, {}};
    there.line = openLine(there.entry, there.people.get(), there.people.get());
    there.line.line->connect({});
    there.machine.transport = std::move(there.line.transport);
    furnish(there.machine, there.entry);
    return there;
}

} // namespace trainyard::commands
