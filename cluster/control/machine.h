// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/machine_entry.h"
#include "cluster/scheduler/scheduler.h"
#include "cluster/transport/transport.h"

#include <filesystem>
#include <memory>
#include <string>

namespace trainyard {

/// Where things lie on a machine. All paths are absolute there, '~' and variables are replaced.
struct MachinePlaces {
    std::string home;         ///< the person's home folder
    std::string trainyard;    ///< Trainyard's own folder: queue/, prepared/, engine/ …
    std::string runs;         ///< each run has a folder below
    std::string data;         ///< where data sets are put; may be empty
    std::string engine;       ///< path of trainyard-engine, or its name in the PATH
    bool engineFound = false; ///< the machine's entry names no engine; this one is installed there
};

/// A transport × scheduler: where runs go. Used by one thread at a time; each thread makes its own.
struct Machine {
    std::unique_ptr<Transport> transport;
    std::unique_ptr<Scheduler> scheduler;
    std::string id = "local"; ///< of its MachineEntry, and RunRow's machine
    MachinePlaces places = {};
    MachineEntry entry = {}; ///< whose settings scheduler and places have; without an id where none was used
};

/// The folder of the running program; empty if it cannot be told.
std::filesystem::path programFolder();
/// A program of Trainyard's: beside this one, else on the PATH. Empty if there is none.
std::string programPath(const std::string& name);
/// This computer's engine, `trainyard-engine`. Empty if there is none.
std::string enginePath();

/// This workstation, with its queue in queueFolder() and the engine of enginePath().
Machine localMachine();

} // namespace trainyard
