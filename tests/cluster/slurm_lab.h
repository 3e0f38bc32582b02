// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/scheduler/slurm_scheduler.h"
#include "cluster/transport/local_transport.h"
#include "tests/cluster/queue_lab.h"

#include <string>
#include <vector>

namespace trainyard::test {

/// The real Slurm that with_cluster.sh has started, with a folder of its own for runs and records, and the stand-in
/// engine of QueueLab. Each test has its own, and takes its jobs off at the end.
class SlurmLab {
public:
    SlurmLab();
    ~SlurmLab();

    JobTemplate machine() const;
    SlurmScheduler scheduler(double patience = 60.0) const; ///< with short waits
    QueueLab& runs() { return m_runs; }
    Transport& transport() { return m_transport; }
    /// A token that no other test uses.
    std::string token();
    JobRequest request(const std::string& token, const std::string& runDirectory);

    /// Output of a shell command, without the last newline.
    std::string sh(const std::string& command);
    /// Ids of all jobs of this name that the queue has or the accounting has had, ascending.
    std::vector<std::string> jobsNamed(const std::string& token);
    /// Ends, freezes (STOP) or thaws (CONT) a daemon: "slurmctld", "slurmdbd", "n01".
    void signal(const std::string& daemon, int signal);
    void start(const std::string& daemon); ///< again
    /// Puts a program before the real one of that name; `body` is sh, and $real the real one's path.
    void wrap(const std::string& program, const std::string& body);
    void unwrap(const std::string& program);
    void setMinJobAge(int seconds); ///< how long the queue keeps what has ended

    std::string root() const { return m_runs.root(); }
    std::string record(const std::string& token) const { return root() + "/records/" + token; }
    JobReport query(SlurmScheduler& scheduler, const std::string& token);
    bool reaches(SlurmScheduler& scheduler, const std::string& token, JobState state, double seconds = 60.0);

private:
    QueueLab m_runs;
    LocalTransport m_transport;
    std::string m_path;   ///< as it was
    std::string m_prefix; ///< of its tokens
    int m_next = 0;
};

} // namespace trainyard::test
