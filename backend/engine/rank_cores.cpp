// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/rank_cores.h"

#include "backend/base/logging.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdlib>
#include <fstream>
#include <numeric>
#include <sstream>
#include <string_view>
#include <tuple>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

int numberIn(const fs::path& file, int otherwise)
{
    std::ifstream stream(file);
    int value = 0;
    return stream >> value ? value : otherwise;
}

int nodeOf(const fs::path& cpu)
{
    std::error_code code;
    for (const fs::directory_entry& entry : fs::directory_iterator(cpu, code)) {
        const std::string name = entry.path().filename().string();
        int node = 0;
        const char* end = name.data() + name.size();
        if (name.starts_with("node") && std::from_chars(name.data() + 4, end, node).ptr == end)
            return node;
    }
    return 0;
}

/// "0-3,8"
std::vector<int> parsedCpuList(const std::string& text)
{
    std::vector<int> cpus;
    std::istringstream list(text);
    for (std::string part; std::getline(list, part, ',');) {
        int first = 0, last = 0;
        const char* end = part.data() + part.size();
        const auto [at, problem] = std::from_chars(part.data(), end, first);
        if (problem != std::errc())
            return {};
        last = first;
        if (at != end && *at == '-')
            std::from_chars(at + 1, end, last);
        for (int cpu = first; cpu <= last && cpu - first < CPU_SETSIZE; ++cpu)
            cpus.push_back(cpu);
    }
    return cpus;
}

bool namesGpu(const fs::path& folder, const std::string& uuid)
{
    std::ifstream file(folder / "information");
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("GPU UUID:"))
            return line.find(uuid) != std::string::npos;
    return false;
}

std::vector<int> cpusOf(const std::vector<Core>& cores)
{
    std::vector<int> all;
    for (const Core& core : cores)
        all.insert(all.end(), core.cpus.begin(), core.cpus.end());
    return all;
}

/// Takes `count` cores of those that are left, those beside `near` first.
std::vector<int> taken(std::vector<Core>& left, std::size_t count, const std::vector<int>& near)
{
    const auto isNear = [&near](const Core& core) {
        return std::find(near.begin(), near.end(), core.cpus.front()) != near.end();
    };
    std::stable_partition(left.begin(), left.end(), isNear);
    const auto end = left.begin() + static_cast<std::ptrdiff_t>(count);
    const std::vector<int> cpus = cpusOf({left.begin(), end});
    left.erase(left.begin(), end);
    std::stable_sort(left.begin(), left.end(), [](const Core& a, const Core& b) {
        return std::tie(a.package, a.node, a.number) < std::tie(b.package, b.node, b.number);
    });
    return cpus;
}

} // namespace

std::string name(CoreOrder order)
{
    return order == CoreOrder::Compact ? "compact" : order == CoreOrder::Scatter ? "scatter" : "none";
}

CoreOrder coreOrder()
{
    const char* set = std::getenv("TRAINYARD_CORES");
    const std::string_view text = set ? set : "";
    for (const CoreOrder order : {CoreOrder::Compact, CoreOrder::Scatter, CoreOrder::None})
        if (text.empty() || text == name(order))
            return order;
    log(LogLevel::Warning, "TRAINYARD_CORES is \"" + std::string(text.substr(0, 40)) +
                               "\", which is none of compact, scatter and none. Ranks are bound compactly.");
    return CoreOrder::Compact;
}

std::vector<Core> coresOf(const std::vector<int>& cpus, const HostPaths& paths)
{
    std::vector<Core> cores;
    for (const int cpu : cpus) {
        const fs::path folder = paths.sys / "devices/system/cpu" / ("cpu" + std::to_string(cpu));
        const Core own{numberIn(folder / "topology/physical_package_id", 0),
                       nodeOf(folder),
                       numberIn(folder / "topology/core_id", cpu),
                       {}};
        const auto same = std::find_if(cores.begin(), cores.end(), [&own](const Core& core) {
            return core.package == own.package && core.node == own.node && core.number == own.number;
        });
        Core& core = same == cores.end() ? cores.emplace_back(own) : *same;
        core.cpus.push_back(cpu);
    }
    std::stable_sort(cores.begin(), cores.end(), [](const Core& a, const Core& b) {
        return std::tie(a.package, a.node, a.number) < std::tie(b.package, b.node, b.number);
    });
    return cores;
}

std::vector<int> cpusBeside(const std::string& gpu, const HostPaths& paths)
{
    std::vector<fs::path> folders; // by address
    std::error_code code;
    for (const fs::directory_entry& entry : fs::directory_iterator(paths.proc / "driver/nvidia/gpus", code))
        folders.push_back(entry.path());
    std::sort(folders.begin(), folders.end());
    std::size_t number = folders.size();
    const char* end = gpu.data() + gpu.size();
    if (std::from_chars(gpu.data(), end, number).ptr != end)
        number =
            static_cast<std::size_t>(std::find_if(folders.begin(), folders.end(),
                                                  [&gpu](const fs::path& folder) { return namesGpu(folder, gpu); }) -
                                     folders.begin());
    if (gpu.empty() || number >= folders.size())
        return {};
    std::string address = folders[number].filename().string();
    std::transform(address.begin(), address.end(), address.begin(), [](unsigned char c) { return std::tolower(c); });
    std::ifstream file(paths.sys / "bus/pci/devices" / address / "local_cpulist");
    std::string list;
    std::getline(file, list);
    return parsedCpuList(list);
}

std::vector<std::vector<int>> dealCores(const std::vector<Core>& cores, const RankLayout& layout, CoreOrder order,
                                        const std::vector<std::vector<int>>& beside)
{
    const auto processes = static_cast<std::size_t>(layout.worldSize());
    std::vector<Core> units = cores;
    const std::vector<int> all = cpusOf(cores);
    if (units.size() < processes) { // single threads of cores
        units.clear();
        for (const Core& core : cores)
            for (const int cpu : core.cpus)
                units.push_back({core.package, core.node, core.number, {cpu}});
    }
    if (order == CoreOrder::None || units.size() < processes)
        return std::vector<std::vector<int>>(processes, all);
    const auto masters = static_cast<std::size_t>(layout.masters()), ranks = processes - masters;
    std::vector<std::vector<int>> dealt;
    for (std::size_t master = 0; master < masters; ++master)
        dealt.push_back(taken(units, 1, {}));
    const std::size_t left = units.size();
    for (std::size_t rank = 0; rank < ranks; ++rank) {
        if (order == CoreOrder::Compact) {
            const std::size_t count = left * (rank + 1) / ranks - left * rank / ranks;
            dealt.push_back(
                taken(units, count, masters + rank < beside.size() ? beside[masters + rank] : std::vector<int>()));
            continue;
        }
        std::vector<int>& own = dealt.emplace_back();
        for (std::size_t at = rank; at < left; at += ranks)
            own.insert(own.end(), units[at].cpus.begin(), units[at].cpus.end());
    }
    return dealt;
}

std::string cpuListText(std::vector<int> cpus)
{
    std::sort(cpus.begin(), cpus.end());
    std::string text;
    for (std::size_t at = 0; at < cpus.size();) {
        std::size_t last = at;
        while (last + 1 < cpus.size() && cpus[last + 1] == cpus[last] + 1)
            ++last;
        text +=
            (text.empty() ? "" : ",") + std::to_string(cpus[at]) + (last > at ? "-" + std::to_string(cpus[last]) : "");
        at = last + 1;
    }
    return text;
}

} // namespace trainyard
