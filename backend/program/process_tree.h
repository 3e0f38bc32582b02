// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace trainyard {

/// A process and what it uses, from /proc/PID/stat.
struct ProcessEntry {
    pid_t pid = 0;
    pid_t parent = 0;
    pid_t group = 0;
    std::int64_t start = 0;        ///< field 22
    double processorSeconds = 0.0; ///< of its own threads
    std::int64_t memory = 0;       ///< resident bytes
    bool zombie = false;
    bool frozen = false; ///< see isFrozen()
};

std::vector<ProcessEntry> allProcesses();

/// Whether a process of this user was started with the variable: "NAME=value".
bool hasEnvironment(pid_t pid, const std::string& variable);

/// All processes below `root`, without itself: children, their children and so on, whatever group or session they are
/// in.
std::vector<ProcessEntry> processesBelow(pid_t root);

/// This user's processes on this computer that belong to a step of a Slurm job: what srun has started, whatever is
/// their parent. `job`: its number, $SLURM_JOB_ID.
std::vector<ProcessEntry> processesOfSteps(const std::string& job);

/// What the processes below one use, and those of the steps of a Slurm job, if there is one. One thread.
class TreeLoad {
public:
    explicit TreeLoad(pid_t root, std::string stepsOf = {});
    struct Use {
        double utilization = 0.0; ///< percent of one core since the last look
        std::int64_t memory = 0;
        int processes = 0;
    };
    Use look();

private:
    const pid_t m_root;
    const std::string m_stepsOf;
    double m_wall;
    std::map<pid_t, std::pair<std::int64_t, double>> m_seen; ///< start and processor seconds
};

} // namespace trainyard
