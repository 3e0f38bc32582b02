// SPDX-License-Identifier: Apache-2.0
#include "backend/program/process_tree.h"

#include "backend/base/clock.h"

#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <set>
#include <string>

namespace trainyard {
namespace {

/// Only system calls and the stack: the guard uses it too.
std::optional<ProcessEntry> entryOf(pid_t pid)
{
    char path[64];
    std::snprintf(path, sizeof path, "/proc/%d/stat", static_cast<int>(pid));
    const int file = ::open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return std::nullopt;
    char text[1024];
    const ssize_t count = ::read(file, text, sizeof text - 1);
    ::close(file);
    if (count <= 0)
        return std::nullopt;
    const std::string stat(text, static_cast<std::size_t>(count));
    const std::size_t close = stat.rfind(')');
    if (close == std::string::npos)
        return std::nullopt;
    ProcessEntry entry;
    entry.pid = pid;
    char state = 0;
    int parent = 0, group = 0;
    unsigned long user = 0, system = 0;
    unsigned long long start = 0;
    long resident = 0;
    if (std::sscanf(stat.c_str() + close + 1,
                    " %c %d %d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu %*d %*d %*d %*d %*d %*d %llu %*u %ld", &state,
                    &parent, &group, &user, &system, &start, &resident) != 7)
        return std::nullopt;
    static const double kTicks = static_cast<double>(::sysconf(_SC_CLK_TCK));
    static const std::int64_t kPage = ::sysconf(_SC_PAGESIZE);
    entry.parent = parent;
    entry.group = group;
    entry.start = static_cast<std::int64_t>(start);
    entry.processorSeconds = static_cast<double>(user + system) / kTicks;
    entry.memory = resident * kPage;
    entry.zombie = state == 'Z' || state == 'X';
    entry.frozen = state == 'T';
    return entry;
}

/// The beginning of the environment that a process was started with; empty for another user's.
std::string environmentOfProcess(pid_t pid)
{
    char path[64];
    std::snprintf(path, sizeof path, "/proc/%d/environ", static_cast<int>(pid));
    const int file = ::open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return {};
    std::string text(std::size_t{1} << 16, '\0');
    const ssize_t count = ::read(file, text.data(), text.size());
    ::close(file);
    text.resize(count > 0 ? static_cast<std::size_t>(count) : 0);
    return '\0' + text;
}

} // namespace

std::vector<ProcessEntry> allProcesses()
{
    std::vector<ProcessEntry> all;
    const std::unique_ptr<DIR, int (*)(DIR*)> folder(::opendir("/proc"), ::closedir);
    while (const dirent* entry = folder ? ::readdir(folder.get()) : nullptr)
        if (entry->d_name[0] >= '1' && entry->d_name[0] <= '9')
            if (const auto process = entryOf(static_cast<pid_t>(std::atoi(entry->d_name))))
                all.push_back(*process);
    return all;
}

bool hasEnvironment(pid_t pid, const std::string& variable)
{
    return environmentOfProcess(pid).find('\0' + variable + '\0') != std::string::npos;
}

std::vector<ProcessEntry> processesOfSteps(const std::string& job)
{
    const std::string ofJob = '\0' + ("SLURM_JOB_ID=" + job) + '\0', ofStep = std::string(1, '\0') + "SLURM_STEP_ID=";
    std::vector<ProcessEntry> found;
    for (const ProcessEntry& process : allProcesses()) {
        const std::string environment = environmentOfProcess(process.pid);
        if (environment.find(ofJob) != std::string::npos && environment.find(ofStep) != std::string::npos)
            found.push_back(process);
    }
    return found;
}

std::vector<ProcessEntry> processesBelow(pid_t root)
{
    const std::vector<ProcessEntry> all = allProcesses();
    std::set<pid_t> below = {root};
    std::vector<ProcessEntry> found;
    for (bool more = true; more;) {
        more = false;
        for (const ProcessEntry& process : all)
            if (below.contains(process.parent) && below.insert(process.pid).second) {
                found.push_back(process);
                more = true;
            }
    }
    return found;
}

TreeLoad::TreeLoad(pid_t root, std::string stepsOf) : m_root(root), m_stepsOf(std::move(stepsOf)), m_wall(steadyTime())
{
}

TreeLoad::Use TreeLoad::look()
{
    Use use;
    double used = 0.0;
    std::map<pid_t, std::pair<std::int64_t, double>> seen;
    std::vector<ProcessEntry> all = processesBelow(m_root);
    if (!m_stepsOf.empty())
        for (const ProcessEntry& process : processesOfSteps(m_stepsOf))
            all.push_back(process);
    for (const ProcessEntry& process : all) {
        if (seen.contains(process.pid))
            continue;
        const auto before = m_seen.find(process.pid);
        const bool same = before != m_seen.end() && before->second.first == process.start;
        used += process.processorSeconds - (same ? before->second.second : 0.0);
        seen[process.pid] = {process.start, process.processorSeconds};
        use.memory += process.zombie ? 0 : process.memory;
        use.processes += process.zombie ? 0 : 1;
    }
    const double now = steadyTime();
    use.utilization = now > m_wall ? 100.0 * used / (now - m_wall) : 0.0;
    m_wall = now;
    m_seen = std::move(seen);
    return use;
}

} // namespace trainyard
