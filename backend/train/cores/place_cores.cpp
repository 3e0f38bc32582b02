// SPDX-License-Identifier: Apache-2.0
#include "backend/train/cores/place_cores.h"

#include "backend/base/error.h"
#include "backend/base/logging.h"
#include "backend/train/cores/deal_cores.h"
#include "backend/train/cores/rank_devices.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdlib>
#include <fstream>
#include <optional>

namespace trainyard {
namespace {

namespace fs = std::filesystem;

bool namesGpu(const fs::path& folder, const std::string& uuid)
{
    std::ifstream file(folder / "information");
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("GPU UUID:"))
            return line.find(uuid) != std::string::npos;
    return false;
}

/// Nothing, with a warning, where hwloc is missing or fails.
std::optional<CoreTopology> topologyOf(const TopologyQuestion& question)
{
    try {
        return readTopology(question);
    } catch (const Failure& failure) {
        log(LogLevel::Warning,
            "Processes are not bound to cores: " + failure.error().reason + ". " + failure.error().remedy);
    } catch (const std::exception& exception) {
        log(LogLevel::Warning,
            std::string("Processes are not bound to cores: ") + exception.what() + "() of hwloc failed.");
    }
    return std::nullopt;
}

} // namespace

std::vector<int> allowedCpus()
{
    cpu_set_t set;
    return ::sched_getaffinity(0, sizeof set, &set) == 0 ? cpusIn(set) : std::vector<int>();
}

std::string pciAddress(const std::string& gpu, const HostPaths& paths)
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
    return address;
}

std::vector<PlacedProcess> processesOf(const RankLayout& layout, const std::vector<std::string>& gpus)
{
    std::vector<PlacedProcess> processes;
    for (int rank = 0; rank < layout.worldSize(); ++rank) {
        const bool master = layout.isMaster(rank);
        processes.push_back({master, master ? std::string() : gpuOfRank(layout, rank, 0, gpus)});
    }
    return processes;
}

CorePlan placeCores(CorePlacement placement, const std::vector<PlacedProcess>& processes,
                    const std::vector<int>& allowed, const TopologySource& source, const HostPaths& paths)
{
    CorePlan plan{CoreBinding::Off, placement, {}};
    if (placement == CorePlacement::None)
        return plan;
    TopologyQuestion question{allowed, {}, source};
    bool onGpus = false;
    for (const PlacedProcess& process : processes) {
        question.gpus.push_back(pciAddress(process.gpu, paths));
        onGpus = onGpus || !question.gpus.back().empty();
    }
    plan.binding = CoreBinding::Alone;
    if (processes.size() == 1 && (placement != CorePlacement::Compact || !onGpus))
        return plan;
    if (!onGpus)
        question.gpus.clear(); // hwloc then need not look for devices
    plan.binding = CoreBinding::NoTopology;
    const std::optional<CoreTopology> topology = topologyOf(question);
    if (!topology)
        return plan;
    std::vector<CoreSeeker> seekers;
    for (std::size_t process = 0; process < processes.size(); ++process)
        seekers.push_back({processes[process].master, onGpus ? topology->beside[process] : std::vector<int>()});
    plan.processes = dealCores(topology->cores, seekers, placement);
    plan.binding = plan.processes.empty() ? CoreBinding::TooFew : CoreBinding::Bound;
    return plan;
}

CorePlan placeRun(const RunSpec& spec)
{
    return placeCores(spec.resources.cores, processesOf(rankLayout(spec), usableGpus(spec)), allowedCpus());
}

cpu_set_t cpuSet(const std::vector<int>& cpus)
{
    cpu_set_t set;
    CPU_ZERO(&set);
    for (const int cpu : cpus)
        CPU_SET(cpu, &set);
    return set;
}

std::vector<int> cpusIn(const cpu_set_t& set)
{
    std::vector<int> cpus;
    for (int cpu = 0; cpu < CPU_SETSIZE; ++cpu)
        if (CPU_ISSET(cpu, &set))
            cpus.push_back(cpu);
    return cpus;
}

void bindTo(const std::vector<int>& cpus)
{
    const cpu_set_t set = cpuSet(cpus);
    std::error_code code;
    for (const fs::directory_entry& thread : fs::directory_iterator("/proc/self/task", code))
        ::sched_setaffinity(std::atoi(thread.path().filename().c_str()), sizeof set, &set);
}

} // namespace trainyard
