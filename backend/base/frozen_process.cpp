// SPDX-License-Identifier: Apache-2.0
#include "backend/base/frozen_process.h"

#include <fstream>
#include <string>

namespace trainyard {

bool isFrozen(pid_t pid)
{
    std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
    std::string text;
    std::getline(file, text, '\0'); // a command's name may hold line ends
    return statTellsFrozen(text);
}

bool statTellsFrozen(std::string_view stat)
{
    const std::size_t end = stat.rfind(')');
    return end != std::string_view::npos && end + 2 < stat.size() && stat[end + 2] == 'T';
}

FrozenStep FrozenWatch::look(pid_t pid, bool frozen, double now)
{
    Seen& seen = m_seen[pid];
    if (now < seen.next)
        return FrozenStep::None;
    seen.next = now + kLook;
    if (!frozen)
        return FrozenStep::None;
    ++seen.frozen;
    if (seen.frozen >= kKillAt)
        return FrozenStep::Kill;
    return seen.frozen % kWakeAt == 0 ? FrozenStep::Wake : FrozenStep::None;
}

} // namespace trainyard
