// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/types.h>

#include <map>
#include <string_view>

namespace trainyard {

/// Whether the process is stopped (SIGSTOP), not by a debugger. It obeys nothing but SIGCONT and SIGKILL then, and the
/// ranks of its run wait for it.
bool isFrozen(pid_t pid);
/// The same by what its /proc/PID/stat says, such as that of a process on another machine. Pure.
bool statTellsFrozen(std::string_view stat);

enum class FrozenStep { None, Wake, Kill };

/// What helps a run to stop of which a process is frozen: SIGCONT after two seconds, so that it can save with the
/// others, and SIGKILL after eight if it was frozen again and again. Counts looks and not time, because the watcher may
/// have been stopped too, as a whole job is by Slurm. Pure.
class FrozenWatch {
public:
    static constexpr double kLook = 0.5; ///< seconds between two looks
    static constexpr int kWakeAt = 4;    ///< looks
    static constexpr int kKillAt = 16;

    /// Asked as often as one likes about each process of a run that has been asked to stop; `now`: steadyTime().
    FrozenStep look(pid_t pid, bool frozen, double now);

private:
    struct Seen {
        double next = 0.0;
        int frozen = 0; ///< looks that found it frozen
    };
    std::map<pid_t, Seen> m_seen;
};

} // namespace trainyard
