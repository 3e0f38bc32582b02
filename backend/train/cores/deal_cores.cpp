// SPDX-License-Identifier: Apache-2.0
#include "backend/train/cores/deal_cores.h"

#include <algorithm>

namespace trainyard {
namespace {

/// What is dealt: a core or a hardware thread.
struct Portion {
    Core core;
    std::size_t number = 0; ///< in the order of neighbours
};

bool isBeside(const Portion& portion, const std::vector<int>& near)
{
    return std::find(near.begin(), near.end(), portion.core.cpus.front()) != near.end();
}

std::vector<Portion> portionsOf(const std::vector<Core>& cores, std::size_t processes)
{
    std::vector<Portion> portions;
    for (const Core& core : cores) {
        if (cores.size() >= processes) {
            portions.push_back({core, portions.size()});
            continue;
        }
        for (const int cpu : core.cpus)
            portions.push_back({{core.package, core.node, {cpu}}, portions.size()});
    }
    return portions;
}

void give(const Portion& portion, ProcessCores& process)
{
    process.cpus.insert(process.cpus.end(), portion.core.cpus.begin(), portion.core.cpus.end());
    process.nodes.push_back(portion.core.node);
}

void tidy(ProcessCores& process)
{
    for (std::vector<int>* numbers : {&process.cpus, &process.nodes}) {
        std::sort(numbers->begin(), numbers->end());
        numbers->erase(std::unique(numbers->begin(), numbers->end()), numbers->end());
    }
}

/// Takes `count` of those that are left, those beside `near` first.
ProcessCores taken(std::vector<Portion>& left, std::size_t count, const std::vector<int>& near)
{
    std::stable_partition(left.begin(), left.end(), [&near](const Portion& one) { return isBeside(one, near); });
    ProcessCores process;
    const auto end = left.begin() + static_cast<std::ptrdiff_t>(count);
    for (auto portion = left.begin(); portion != end; ++portion)
        give(*portion, process);
    left.erase(left.begin(), end);
    std::sort(left.begin(), left.end(), [](const Portion& a, const Portion& b) { return a.number < b.number; });
    return process;
}

/// The most that a rank may have if it stays beside its GPU; 0 = no limit.
std::size_t mostBeside(const std::vector<Portion>& portions, const std::vector<CoreSeeker>& processes,
                       const CoreSeeker& own)
{
    const auto beside = static_cast<std::size_t>(std::count_if(
        portions.begin(), portions.end(), [&own](const Portion& one) { return isBeside(one, own.near); }));
    const auto sharing =
        static_cast<std::size_t>(std::count_if(processes.begin(), processes.end(), [&own](const CoreSeeker& other) {
            return !other.master && other.near == own.near;
        }));
    return beside / std::max(sharing, std::size_t{1});
}

} // namespace

std::vector<ProcessCores> dealCores(const std::vector<Core>& cores, const std::vector<CoreSeeker>& processes,
                                    CorePlacement placement)
{
    std::vector<Portion> left = portionsOf(cores, processes.size());
    if (left.size() < processes.size())
        return {};
    std::vector<ProcessCores> dealt(processes.size());
    std::vector<std::size_t> ranks;
    for (std::size_t process = 0; process < processes.size(); ++process) {
        if (processes[process].master)
            dealt[process] = taken(left, 1, {});
        else
            ranks.push_back(process);
    }
    const std::vector<Portion> all = left;
    for (std::size_t rank = 0; rank < ranks.size(); ++rank) {
        ProcessCores& own = dealt[ranks[rank]];
        if (placement == CorePlacement::Scatter) {
            for (std::size_t at = rank; at < all.size(); at += ranks.size())
                give(all[at], own);
            continue;
        }
        const CoreSeeker& seeker = processes[ranks[rank]];
        const std::size_t share = all.size() * (rank + 1) / ranks.size() - all.size() * rank / ranks.size();
        const std::size_t most =
            placement == CorePlacement::Compact ? mostBeside(all, processes, seeker) : std::size_t{0};
        own = taken(left, most > 0 ? std::min(share, most) : share, seeker.near);
    }
    for (ProcessCores& process : dealt)
        tidy(process);
    return dealt;
}

} // namespace trainyard
