// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/scheduler/scheduler.h"
#include "cluster/transport/transport.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace trainyard {

/// Work on a machine that is not a run: building the engine, its self-test, preparing data. It runs as a job of the
/// machine's scheduler if that accepts commands, otherwise as a low-priority process outside the queue. All output is
/// kept in files in its folder on the machine, so neither a broken connection nor the end of this program loses
/// anything: a new object with the same token and folder continues to follow the job.
///
/// Used by one thread; throws Failure like Transport and Scheduler. Transport and scheduler must outlive it.
class ScriptJob {
public:
    struct News {
        /// Queued, Held, Blocked, Running …; finally Done, Failed, Cancelled or Interrupted.
        JobState state = JobState::Unknown;
        Reason reason; ///< why it waits, or why it ended without an exit code
        /// Its folder does not exist: never started, or removed by the process that followed it to its end.
        bool gone = false;
        bool restarted = false; ///< it started again: discard the output returned before
        std::string output;     ///< standard output since the last poll
        std::string errors;     ///< standard error since the last poll
        /// Set once it has ended and all output was returned; 128 + n if signal n ended it.
        std::optional<int> exitCode;
        friend bool operator==(const News&, const News&) = default;
    };

    /// `folder`: absolute path on that machine, used by this job alone, in a place that all its nodes can see. `token`:
    /// like a job's; the same token never starts twice.
    ScriptJob(Transport& transport, Scheduler& scheduler, std::string token, std::string folder);

    /// Writes the script and runs it with /bin/sh in the folder, with `input` as its standard input. Does nothing if it
    /// was started before. `jobRequest`: the resources to request from a scheduler (cores, GPUs, partition, time …);
    /// token, folder and command are filled in. `prologue`: lines of bash that prepare the machine (modules), for
    /// machines where no scheduler template runs them. It is safe to call this again after any failure.
    void start(const std::string& script, const std::string& input, JobRequest jobRequest,
               const std::string& prologue = {});
    /// Returns at most about `limit` bytes of each output. Takes one exec, and a query if a scheduler runs the job.
    News poll(std::int64_t limit = std::int64_t{1} << 20);
    void cancel();
    /// Removes its folder; the job must have ended.
    void clean();

    const std::string& token() const { return m_token; }
    const std::string& folder() const { return m_folder; }

private:
    void tellQueued(const JobReport& report, News& news);
    void tellProcess(const std::string& alive, bool cancelled, News& news);

    Transport& m_transport;
    Scheduler& m_scheduler;
    std::string m_token;
    std::string m_folder;
    std::int64_t m_output = 0; ///< bytes returned
    std::int64_t m_errors = 0;
    std::string m_start; ///< the start of the script that wrote them
    /// steadyTime() when the scheduler first reported the end, without a record from the script itself.
    double m_overSince = 0.0;
};

/// Numbered jobs for repeated work: returns the unfinished one named PREFIX-N below FOLDER, or else the next one with
/// its own token. It is not started yet. Throws Failure like ScriptJob::poll().
std::unique_ptr<ScriptJob> unfinishedOrNext(Transport& transport, Scheduler& scheduler, const std::string& folder,
                                            const std::string& prefix);

namespace script_job {

/// The scripts run on the machine; no side effects. A scheduler or the shell starts `startScript`, and `enterScript`
/// runs the prologue first. `launchScript` starts it once as a separate process, `pollScript` asks for news, and
/// `cancelScript` ends that process.
std::string startScript(const std::string& folder);
std::string enterScript(const std::string& prologue);
std::string launchScript(const std::string& folder);
std::string pollScript(const std::string& folder, const std::string& start, std::int64_t output, std::int64_t errors,
                       std::int64_t limit);
std::string cancelScript(const std::string& folder);

} // namespace script_job
} // namespace trainyard
