// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "cluster/scheduler/job_template.h"
#include "cluster/scheduler/scheduler_kinds.h"

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

enum class TransportKind { Local, Ssh };

/// A machine as the person described it. No passwords and the like: they are typed, or lie in the desktop's keychain.
struct MachineEntry {
    std::string id;   ///< "local", or made by newMachineId(); stays when all else changes, runs are stored under it
    std::string name; ///< what the window calls it
    TransportKind transport = TransportKind::Ssh;
    std::string host;         ///< Ssh: a name of ~/.ssh/config or a host name
    std::string user;         ///< empty: as ~/.ssh/config says
    int port = 0;             ///< 0: as ~/.ssh/config says
    std::string jumps;        ///< as ProxyJump writes them; empty: as ~/.ssh/config says, "none": none
    std::string identityFile; ///< a key file here, tried first; may begin with "~/"
    SchedulerKind scheduler = SchedulerKind::Direct;
    JobTemplate jobTemplate; ///< of batch scripts; its engine and recordRoot are not used, `engine` below is
    std::string engine;      ///< path there; empty: installed there, or in the PATH. May begin with "~/" or hold $NAME
    std::string runsFolder;  ///< there; empty: runs/ of Trainyard's own folder. May begin with "~/" or hold $NAME
    std::string dataFolder;  ///< there; the same
    /// Files that Trainyard creates there can be read by their group; else by this account alone.
    bool shareWithGroup = false;
    bool connectAtStart = false; ///< without being asked, when the window opens
    friend bool operator==(const MachineEntry&, const MachineEntry&);
};

/// What its queue can do; asks nobody.
QueueAbilities abilitiesOf(const MachineEntry& entry);

constexpr const char* kLocalMachineId = "local";

/// This workstation without a scheduler: always there, never stored.
MachineEntry localMachineEntry();
std::string newMachineId();
/// What is wrong with an entry, each naming a field ("/host"); empty when it can be saved.
std::vector<Error> machineProblems(const MachineEntry& entry);

/// The file's text and back. Throws Failure(BadInput or Version) naming file and entry; unknown keys are an error.
std::string machinesToText(const std::vector<MachineEntry>& entries);
std::vector<MachineEntry> parseMachines(std::string_view text, const std::string& file);
/// All machines, "local" first. Blocking. Throws like parseMachines; an absent file holds none.
std::vector<MachineEntry> readMachines(const std::filesystem::path& file);
/// Changes what the file holds at this moment: a lock keeps programs from undoing each other's changes. Returns all
/// machines. Blocking. Throws like readMachines, and Failure if the file cannot be written.
std::vector<MachineEntry> changeMachines(const std::filesystem::path& file,
                                         const std::function<void(std::vector<MachineEntry>&)>& change);
/// Names by id, for searches (RunQuery::machineNames).
std::map<std::string, std::string> machineNames(const std::vector<MachineEntry>& entries);
/// Those in the file; none if it cannot be read, of which whoever uses a machine is told. Blocking.
std::map<std::string, std::string> readMachineNames(const std::filesystem::path& file);
/// machines.json in the user's configuration folder: $XDG_CONFIG_HOME/trainyard, else ~/.config/trainyard.
std::filesystem::path machinesFile();

} // namespace trainyard
