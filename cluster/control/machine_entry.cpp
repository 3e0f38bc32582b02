// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/machine_entry.h"

#include "backend/base/files.h"
#include "backend/base/private_files.h"
#include "backend/base/unique_handle.h"
#include "backend/protocol/reasons_machine_entry.h"
#include "cluster/ssh/ssh_words.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <sstream>

#include <fcntl.h>
#include <sys/file.h>

namespace trainyard {
namespace {

constexpr std::size_t kMachinesLimit = std::size_t{4} << 20; // bytes of the file
constexpr std::size_t kLongestName = 100;
constexpr int kLastPort = 65535;
constexpr int kLeastSignalSeconds = 10, kMostSignalSeconds = 3600;

Error problem(const char* field, Reason why)
{
    return errorWith(ErrorKind::BadInput, "use the machine's field", field, std::move(why));
}

/// Held while the file is read, changed and written, so that two programs do so one after the other.
FileDescriptor locked(const std::filesystem::path& file)
{
    const std::string name = file.string() + ".lock";
    FileDescriptor lock(::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
    if (!lock)
        throw systemFailure("lock the machines", name, errno);
    while (::flock(lock.get(), LOCK_EX) != 0)
        if (errno != EINTR)
            throw systemFailure("lock the machines", name, errno);
    return lock;
}

bool oneLine(const std::string& text)
{
    return std::none_of(text.begin(), text.end(), [](unsigned char c) { return c < 0x20 || c == 0x7f; });
}

/// Absolute, below the home folder or beginning with a variable; the rest is found out on the machine.
bool looksAbsolute(const std::string& path)
{
    return path.starts_with('/') || path.starts_with("~/") || path.starts_with('$');
}

/// Any request: what is wrong with it is the template's.
JobRequest sampleRequest()
{
    JobRequest request;
    request.token = "ty-check-1";
    request.runDirectory = "/tmp/check";
    request.name = "check";
    return request;
}

/// Nothing, "none", or hosts with commas.
bool areJumps(const std::string& text)
{
    std::istringstream jumps(text == "none" ? std::string() : text);
    for (std::string jump; std::getline(jumps, jump, ',');)
        if (!parsedDestination(jump))
            return false;
    return true;
}

void checkHost(const MachineEntry& entry, std::vector<Error>& problems)
{
    if (entry.host.empty())
        problems.push_back(problem("/host", entryReason("entry.no-host")));
    else if (!isPlainSshHost(entry.host))
        problems.push_back(problem("/host", entryReason("entry.no-host-name")));
    if (!entry.user.empty() && (!isPlainSshUser(entry.user) || entry.user.find_first_of("@:/") != std::string::npos))
        problems.push_back(problem("/user", entryReason("entry.no-user-name")));
    if (entry.port < 0 || entry.port > kLastPort)
        problems.push_back(problem("/port", entryReason("entry.not-between", 1, kLastPort)));
    if (!oneLine(entry.jumps) || !areJumps(entry.jumps))
        problems.push_back(problem("/jumps", entryReason("entry.no-hosts")));
    if (!entry.identityFile.empty() && (!oneLine(entry.identityFile) || !looksAbsolute(entry.identityFile)))
        problems.push_back(problem("/identity_file", entryReason("entry.not-absolute")));
}

} // namespace

bool operator==(const MachineEntry& a, const MachineEntry& b)
{
    return machinesToText({a}) == machinesToText({b});
}

QueueAbilities abilitiesOf(const MachineEntry& entry)
{
    return makeScheduler(entry.scheduler, {})->abilities();
}

MachineEntry localMachineEntry()
{
    MachineEntry entry;
    entry.id = kLocalMachineId;
    entry.name = "This workstation";
    entry.transport = TransportKind::Local;
    return entry;
}

std::string newMachineId()
{
    return "m-" + randomHex(10);
}

std::vector<Error> machineProblems(const MachineEntry& entry)
{
    std::vector<Error> problems;
    if (entry.name.empty() || entry.name.size() > kLongestName || !oneLine(entry.name))
        problems.push_back(problem("/name", entryReason("entry.name-length", 1, kLongestName)));
    if (entry.transport == TransportKind::Ssh)
        checkHost(entry, problems);
    const std::pair<const char*, const std::string*> paths[] = {{"/runs_folder", &entry.runsFolder},
                                                                {"/data_folder", &entry.dataFolder}};
    for (const auto& [field, path] : paths)
        if (!path->empty() && (!oneLine(*path) || !looksAbsolute(*path)))
            problems.push_back(problem(field, entryReason("entry.folder-not-absolute")));
    if (!oneLine(entry.engine) || entry.engine.starts_with('-'))
        problems.push_back(problem("/engine", entryReason("entry.no-program")));
    if (entry.jobTemplate.signalSeconds < kLeastSignalSeconds || entry.jobTemplate.signalSeconds > kMostSignalSeconds)
        problems.push_back(problem("/slurm/signal_seconds",
                                   entryReason("entry.not-between", kLeastSignalSeconds, kMostSignalSeconds)));
    try {
        makeScheduler(entry.scheduler, {{}, {}, entry.jobTemplate})->check(sampleRequest());
    } catch (const Failure& failure) {
        problems.push_back(failure.error());
    }
    return problems;
}

std::filesystem::path machinesFile()
{
    // The XDG base directory specification: a relative value is to be ignored.
    const char* config = std::getenv("XDG_CONFIG_HOME");
    const std::filesystem::path folder =
        config && *config == '/' ? std::filesystem::path(config) : homeFolder() / ".config";
    return folder / "trainyard" / "machines.json";
}

std::vector<MachineEntry> readMachines(const std::filesystem::path& file)
{
    std::vector<MachineEntry> entries{localMachineEntry()};
    std::string text;
    try {
        text = readFile(file, kMachinesLimit);
    } catch (const Failure& failure) {
        if (failure.error().kind == ErrorKind::NotFound)
            return entries;
        throw;
    }
    for (MachineEntry& entry : parseMachines(text, file.string()))
        entries.push_back(std::move(entry));
    return entries;
}

std::map<std::string, std::string> machineNames(const std::vector<MachineEntry>& entries)
{
    std::map<std::string, std::string> names;
    for (const MachineEntry& entry : entries)
        names[entry.id] = entry.name;
    return names;
}

std::map<std::string, std::string> readMachineNames(const std::filesystem::path& file)
{
    try {
        return machineNames(readMachines(file));
    } catch (const Failure&) {
        return {};
    }
}

std::vector<MachineEntry> changeMachines(const std::filesystem::path& file,
                                         const std::function<void(std::vector<MachineEntry>&)>& change)
{
    makePrivateFolders(file.parent_path());
    const FileDescriptor lock = locked(file);
    std::vector<MachineEntry> entries = readMachines(file);
    change(entries);
    writePrivateFile(file, machinesToText(entries));
    return entries;
}

} // namespace trainyard
