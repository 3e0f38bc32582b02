// SPDX-License-Identifier: GPL-3.0-or-later
// What a command knows of machines that were removed from the list, and of their runs.
#include "cluster/control/run_adoption.h"
#include "gui/command_line/session.h"

#include <cstdlib>

namespace trainyard::commands {
namespace {

constexpr double kTakeOverSeconds = 20.0; // of reading what runs have written meanwhile

} // namespace

const MachineIds& Session::listedMachines()
{
    if (!m_listed)
        m_listed = machineIds(readMachines(machinesFile()));
    return *m_listed;
}

bool Session::isRemoved(const std::string& machineId)
{
    try {
        return trainyard::isRemoved(listedMachines(), machineId);
    } catch (const Failure&) {
        return false; // whoever reaches for the machine says what is wrong with the list
    }
}

void Session::requireMachine(const RunRow& row)
{
    if (isRemoved(row))
        throw Failure(ErrorKind::NotFound, "reach the machine of", row.name,
                      "it was removed from the list of machines (" + row.machine + ")",
                      "Add it again with 'trainyard machine add', which takes over the runs that it finds there. "
                      "'trainyard runs delete' deletes the record of the run.");
}

std::size_t Session::takeOver(const std::string& machineId)
{
    const std::vector<std::string> moved = takeOverRuns(m_store, connected(machineId), listedMachines());
    std::vector<RunRow> rows;
    for (const std::string& id : moved)
        if (std::optional<RunRow> row = m_reader->run(id))
            rows.push_back(std::move(*row));
    catchUpWith(rows, kTakeOverSeconds);
    return moved.size();
}

/// Not in a store that a person has named: it may belong to another list of machines.
void Session::markRemoved()
{
    if (std::getenv("TRAINYARD_STORE") == nullptr)
        markRunsOfRemoved(m_store, *m_reader, listedMachines());
}

} // namespace trainyard::commands
