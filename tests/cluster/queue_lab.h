// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/queue.h"
#include "cluster/scheduler/scheduler.h"
#include "tests/support/patience.h"

#include <QTemporaryDir>

#include <sys/types.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace trainyard::test {

/// A queue with a stand-in engine, in a folder of its own. The engine is a shell script: `supervise` becomes the real
/// supervisor with the script as its engine; `run DIR` notes its start in DIR/starts and does what DIR/behave says.
/// In behave: `result CODE` writes result.json and exits with the code.
class QueueLab {
public:
    /// `options`: of the supervisor, such as "--cores 2 --idle 0.3 --grace 1".
    explicit QueueLab(const std::string& options = "--cores 2 --gpus 0 --idle 0.3 --grace 1");
    ~QueueLab(); ///< ends the supervisor and every run that is left

    QueueDirectory queue() const { return QueueDirectory(root() + "/queue"); }
    std::string root() const;
    std::string engine() const { return root() + "/engine"; }

    /// The token of this name, which no other queue in a folder of its own has: they may share one Slurm.
    std::string token(const std::string& name) const;
    /// A run directory with a valid spec; `behave` is shell.
    std::string addRun(const std::string& folder, const std::string& behave);
    JobRequest request(const std::string& token, const std::string& runDirectory, int cpus = 1) const;
    /// Writes the entry as a scheduler does, without starting a supervisor.
    void enqueue(const JobRequest& request, double submittedAt) const;

    pid_t startSupervisor() const; ///< in the foreground of a child of the test
    static int waitForEnd(pid_t pid, double seconds = patience() / 1000.0); ///< wait status; -1 when it did not end
    std::optional<QueueState> state(const std::string& token) const;
    bool supervisorLives() const;
    static bool until(const std::function<bool()>& condition, double seconds = patience() / 1000.0);
    bool reaches(const std::string& token, QueueStatus status, double seconds = patience() / 1000.0) const;
    /// The lines of DIR/starts: how often the run was started.
    static int starts(const std::string& runDirectory);
    static std::string contents(const std::string& file);

private:
    QTemporaryDir m_folder;
    std::string m_mark; ///< in its tokens
};

} // namespace trainyard::test
