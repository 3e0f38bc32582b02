// SPDX-License-Identifier: Apache-2.0
#include "backend/program/left_processes.h"

#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "backend/program/process_tree.h"

#include <nlohmann/json.hpp>

#include <poll.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>

namespace trainyard {
namespace {

constexpr const char* kProcessesFile = "processes.json";
constexpr double kLeftKillSeconds = 10.0; // until the system has ended what got KILL

struct Recorded {
    std::int64_t guard = 0, guardStart = 0, program = 0, programStart = 0;
};

/// Changes with each boot; pids mean nothing beyond it.
std::string bootId()
{
    std::ifstream file("/proc/sys/kernel/random/boot_id");
    std::string id;
    std::getline(file, id);
    return id;
}

std::filesystem::path fileOf(const RunDirectory& directory, int attempt)
{
    return directory.attempt(attempt) / "program" / kProcessesFile;
}

Recorded recordOf(const RunDirectory& directory, int attempt)
{
    Recorded recorded;
    try {
        const auto json = nlohmann::json::parse(readFile(fileOf(directory, attempt)));
        if (json.at("boot") != bootId())
            return recorded;
        recorded = {json.at("guard").get<std::int64_t>(), json.at("guard_start").get<std::int64_t>(),
                    json.at("program").get<std::int64_t>(), json.at("program_start").get<std::int64_t>()};
    } catch (const std::exception&) {
        return {}; // an attempt of an earlier version, or one that did not come to its start
    }
    return recorded;
}

/// This process and those above it, which are not to be ended even if the program started them.
std::set<pid_t> ownLine(const std::map<pid_t, ProcessEntry>& all)
{
    std::set<pid_t> line = {::getpid()};
    for (pid_t parent = ::getppid(); parent > 1 && line.insert(parent).second;) {
        const auto found = all.find(parent);
        parent = found == all.end() ? 0 : found->second.parent;
    }
    return line;
}

/// What still runs of the attempt, without its guard.
std::vector<pid_t> leftOf(const RunDirectory& directory, int attempt, const Recorded& recorded)
{
    std::map<pid_t, ProcessEntry> all;
    for (const ProcessEntry& process : allProcesses())
        if (!process.zombie)
            all.emplace(process.pid, process);
    const std::set<pid_t> own = ownLine(all);
    std::set<pid_t> left;
    const auto guard = all.find(static_cast<pid_t>(recorded.guard));
    if (guard != all.end() && guard->second.start == recorded.guardStart)
        for (const ProcessEntry& process : processesBelow(guard->first))
            left.insert(process.pid);
    const std::string named = "TRAINYARD_INBOX=" + (directory.attempt(attempt) / "program").string();
    // Without its leader, a group of this number may be a later one.
    const auto leader = all.find(static_cast<pid_t>(recorded.program));
    const bool group = leader != all.end() && leader->second.start == recorded.programStart;
    for (const auto& [pid, process] : all)
        if ((group && process.group == leader->first) || (pid != recorded.guard && hasEnvironment(pid, named)))
            left.insert(pid);
    std::vector<pid_t> running;
    for (const pid_t pid : left)
        if (all.contains(pid) && !own.contains(pid))
            running.push_back(pid);
    return running;
}

} // namespace

void recordProcesses(const RunDirectory& directory, int attempt, const GuardedProgram& program)
{
    const nlohmann::ordered_json json = {{"boot", bootId()},
                                         {"guard", program.guard()},
                                         {"guard_start", processStartTime(program.guard())},
                                         {"program", program.program()},
                                         {"program_start", processStartTime(program.program())}};
    writeFileAtomically(fileOf(directory, attempt), json.dump(2) + "\n");
}

int endLeftProcesses(const RunDirectory& directory, int attempt, double graceSeconds)
{
    const Recorded recorded = recordOf(directory, attempt);
    std::set<pid_t> told;
    std::size_t most = 0; // at one moment: a loop of a shell starts one after the other
    const auto endWith = [&](int signal, double seconds) {
        for (const double until = steadyTime() + seconds;;) {
            const std::vector<pid_t> left = leftOf(directory, attempt, recorded);
            most = std::max(most, left.size());
            for (const pid_t pid : left)
                if (signal == SIGKILL || told.insert(pid).second)
                    ::kill(pid, signal);
            if (left.empty() || steadyTime() >= until)
                return left.empty();
            ::poll(nullptr, 0, 50);
        }
    };
    if (!endWith(SIGTERM, graceSeconds))
        endWith(SIGKILL, kLeftKillSeconds);
    return static_cast<int>(most);
}

} // namespace trainyard
