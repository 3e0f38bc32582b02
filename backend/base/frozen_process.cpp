// SPDX-License-Identifier: Apache-2.0
#include "backend/base/frozen_process.h"

#include "backend/base/process_stat.h"

namespace trainyard {

bool isFrozen(pid_t pid)
{
    return stateInStat(processStat(pid)) == 'T';
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
