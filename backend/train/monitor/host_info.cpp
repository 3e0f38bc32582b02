// SPDX-License-Identifier: Apache-2.0
#include "backend/train/monitor/host_info.h"

#include <sched.h>
#include <sys/utsname.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <optional>
#include <set>
#include <sstream>
#include <thread>
#include <vector>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

std::string firstLine(const fs::path& path)
{
    std::ifstream file(path);
    std::string line;
    std::getline(file, line);
    return line;
}

std::optional<std::int64_t> number(const std::string& text)
{
    char* end = nullptr;
    const long long value = std::strtoll(text.c_str(), &end, 10);
    if (end == text.c_str())
        return std::nullopt;
    return value;
}

/// Folders of the control groups this process is in, from the innermost to the root, for a v1 controller or ("") v2.
std::vector<fs::path> groupFolders(const HostPaths& paths, const std::string& controller)
{
    std::ifstream file(paths.proc / "self/cgroup");
    std::string line;
    std::string group;
    bool found = false;
    while (std::getline(file, line)) {
        const std::size_t first = line.find(':');
        const std::size_t second = first == std::string::npos ? first : line.find(':', first + 1);
        if (second == std::string::npos)
            continue;
        const std::string controllers = "," + line.substr(first + 1, second - first - 1) + ",";
        const bool matches =
            controller.empty() ? controllers == ",," : controllers.find("," + controller + ",") != std::string::npos;
        if (matches) {
            group = line.substr(second + 1);
            found = true;
            break;
        }
    }
    if (!found)
        return {};
    fs::path base = paths.sys / "fs/cgroup";
    if (!controller.empty())
        base /= controller == "cpu" && !fs::exists(base / "cpu") ? "cpu,cpuacct" : controller;
    std::vector<fs::path> folders;
    for (fs::path inner = fs::path(group).relative_path(); !inner.empty(); inner = inner.parent_path())
        folders.push_back(base / inner);
    folders.push_back(base); // inside a container the group's path is often not visible: its own root is
    return folders;
}

/// The tightest CPU quota in cores; infinity without one.
double quotaCores(const HostPaths& paths)
{
    double cores = std::numeric_limits<double>::infinity();
    const auto take = [&cores](std::optional<std::int64_t> quota, std::optional<std::int64_t> period) {
        if (quota && period && *quota > 0 && *period > 0)
            cores = std::min(cores, static_cast<double>(*quota) / static_cast<double>(*period));
    };
    for (const fs::path& folder : groupFolders(paths, "")) {
        std::istringstream words(firstLine(folder / "cpu.max")); // "max 100000" or "150000 100000"
        std::string quota, period;
        if (words >> quota >> period)
            take(number(quota), number(period));
    }
    for (const fs::path& folder : groupFolders(paths, "cpu"))
        take(number(firstLine(folder / "cpu.cfs_quota_us")), number(firstLine(folder / "cpu.cfs_period_us")));
    return cores;
}

/// A "key : value" of /proc/cpuinfo, the first that is there.
std::string cpuInfoValue(const HostPaths& paths, std::initializer_list<const char*> keys)
{
    std::ifstream file(paths.proc / "cpuinfo");
    std::string line;
    while (std::getline(file, line)) {
        const std::size_t colon = line.find(':');
        if (colon == std::string::npos)
            continue;
        std::string key = line.substr(0, colon);
        key.erase(key.find_last_not_of(" \t") + 1);
        for (const char* wanted : keys)
            if (key == wanted)
                return line.substr(std::min(line.find_first_not_of(" \t", colon + 1), line.size()));
    }
    return {};
}

void limitMemory(HostMemory& memory, std::optional<std::int64_t> limit, std::optional<std::int64_t> used)
{
    if (!limit || *limit <= 0 || (memory.total > 0 && *limit >= memory.total))
        return;
    memory.total = *limit;
    if (used)
        memory.available = std::min(memory.available, std::max<std::int64_t>(0, *limit - *used));
}

} // namespace

std::string hostName()
{
    char name[256] = {};
    if (::gethostname(name, sizeof name - 1) != 0 || name[0] == '\0')
        return "localhost";
    return name;
}

int affinityCores()
{
    // A mask for 16,384 processors: the fixed cpu_set_t ends at 1,024 and the call fails beyond.
    const std::size_t processors = 16384;
    cpu_set_t* set = CPU_ALLOC(processors);
    if (!set)
        return static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    const std::size_t size = CPU_ALLOC_SIZE(processors);
    CPU_ZERO_S(size, set);
    int count = 0;
    if (::sched_getaffinity(0, size, set) == 0)
        count = CPU_COUNT_S(size, set);
    CPU_FREE(set);
    return count > 0 ? count : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
}

int usableCores(const HostPaths& paths)
{
    const double quota = quotaCores(paths);
    const int cores = affinityCores();
    if (!(quota < cores))
        return cores;
    return std::max(1, static_cast<int>(std::floor(quota + 0.5)));
}

int threadsOfProcess(int own, int processes, const HostPaths& paths)
{
    const double quota = quotaCores(paths) / std::max(1, processes);
    return std::max(1, quota < own ? static_cast<int>(std::floor(quota + 0.5)) : own);
}

HostMemory hostMemory(const HostPaths& paths)
{
    HostMemory memory;
    std::ifstream file(paths.proc / "meminfo");
    std::string key;
    std::int64_t kibibytes = 0;
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        if (!(words >> key >> kibibytes))
            continue;
        if (key == "MemTotal:")
            memory.total = kibibytes * 1024;
        else if (key == "MemAvailable:")
            memory.available = kibibytes * 1024;
    }
    for (const fs::path& folder : groupFolders(paths, ""))
        limitMemory(memory, number(firstLine(folder / "memory.max")), number(firstLine(folder / "memory.current")));
    for (const fs::path& folder : groupFolders(paths, "memory"))
        limitMemory(memory, number(firstLine(folder / "memory.limit_in_bytes")),
                    number(firstLine(folder / "memory.usage_in_bytes")));
    return memory;
}

std::string cpuModel(const HostPaths& paths)
{
    std::string model = cpuInfoValue(paths, {"model name", "Model", "cpu model", "cpu"});
    if (!model.empty())
        return model;
    utsname names{};
    return ::uname(&names) == 0 ? names.machine : "unknown processor";
}

namespace {

std::set<std::string> cpuFlags(const HostPaths& paths)
{
    std::istringstream words(cpuInfoValue(paths, {"flags", "Features"}));
    std::set<std::string> flags;
    for (std::string word; words >> word;)
        flags.insert(word);
    return flags;
}

} // namespace

bool computesBf16(const HostPaths& paths)
{
    const std::set<std::string> flags = cpuFlags(paths);
    return flags.contains("amx_bf16") || flags.contains("avx512_bf16") || flags.contains("bf16"); // x86, x86, Arm
}

std::string cpuInstructionSet(const HostPaths& paths)
{
    const std::set<std::string> flags = cpuFlags(paths);
    static constexpr std::pair<const char*, const char*> kSets[] = {
        {"amx_bf16", "AMX-BF16"}, {"avx512_bf16", "AVX512-BF16"}, {"avx512f", "AVX512"}, {"avx2", "AVX2"},
        {"avx", "AVX"},           {"sse4_2", "SSE4.2"},           {"sve", "SVE"},        {"asimd", "NEON"}};
    for (const auto& [flag, text] : kSets)
        if (flags.contains(flag))
            return text;
    return "baseline";
}

bool hasNvidiaDevice(const HostPaths& paths)
{
    std::error_code code;
    for (fs::directory_iterator it(paths.sys / "bus/pci/devices", code), end; !code && it != end; it.increment(code))
        if (firstLine(it->path() / "vendor") == "0x10de" && firstLine(it->path() / "class").starts_with("0x03"))
            return true;
    return false;
}

double CpuLoad::percent()
{
    std::istringstream words(firstLine(m_paths.proc / "stat"));
    std::string label;
    words >> label;
    // user nice system idle iowait irq softirq steal; what follows is counted in user already.
    std::uint64_t total = 0;
    std::uint64_t idle = 0;
    std::uint64_t ticks = 0;
    for (int field = 0; field < 8 && words >> ticks; ++field) {
        total += ticks;
        if (field == 3 || field == 4)
            idle += ticks;
    }
    const std::uint64_t busy = total - idle;
    const std::uint64_t elapsed = total > m_total ? total - m_total : 0;
    const double share =
        elapsed == 0 || busy < m_busy ? 0.0 : static_cast<double>(busy - m_busy) / static_cast<double>(elapsed);
    m_busy = busy;
    m_total = total;
    return std::clamp(100.0 * share, 0.0, 100.0);
}

CpuInfo cpuInfo(CpuLoad& load, const HostPaths& paths)
{
    const HostMemory memory = hostMemory(paths);
    return {cpuModel(paths), usableCores(paths), cpuInstructionSet(paths),
            memory.total,    memory.available,   load.percent()};
}

} // namespace trainyard
