// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/machine_entry.h"
#include "cluster/control/requests/request_text.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

using namespace trainyard;

/// machines.json; and a stored request, whose first line is its kind.
void trainyard::fuzz::machines(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = textOf(data, size);
    read([&] {
        const std::vector<MachineEntry> entries = parseMachines(text, "machines.json");
        for (const MachineEntry& entry : entries)
            machineProblems(entry);
        must(parseMachines(machinesToText(entries), "machines.json") == entries,
             "machines change when they are written and read");
    });
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos)
        return;
    read([&] {
        StoredAction action;
        action.runId = "run-a";
        action.kind = text.substr(0, end);
        action.payload = text.substr(end + 1);
        const StoredAction first = storedRequest("run-a", readRequest(action));
        const StoredAction second = storedRequest("run-a", readRequest(first));
        must(first.kind == second.kind && first.payload == second.payload,
             "a request changes when it is written and read");
    });
}
