// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/types.h>

#include <map>

namespace trainyard {

/// Whether the process is stopped (SIGSTOP), but not by a debugger. A frozen process obeys only SIGCONT and SIGKILL,
/// and the other ranks of its run wait for it.
bool isFrozen(pid_t pid);

enum class FrozenStep { None, Wake, Kill };

/// Decides how to help a run to stop if one of its processes is frozen: SIGCONT after two seconds, so that the process
/// can save with the others, and SIGKILL after eight if it is frozen again each time. Counts looks and not time,
/// because the watcher may have been stopped too: Slurm stops a whole job. Pure.
class FrozenWatch {
public:
    static constexpr double kLook = 0.5; ///< seconds between two looks
    static constexpr int kWakeAt = 4;    ///< looks
    static constexpr int kKillAt = 16;

    /// For each process of a run that has been asked to stop, as often as the caller likes. `now`: steadyTime().
    FrozenStep look(pid_t pid, bool frozen, double now);

private:
    struct Seen {
        double next = 0.0;
        int frozen = 0; ///< looks that found it frozen
    };
    std::map<pid_t, Seen> m_seen;
};

} // namespace trainyard
