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

/// Work on a machine that is no run: building the engine, its self-test, preparing data. A job of the machine's
/// scheduler where that takes commands; otherwise a process beside the queue, with low priority. All it prints lies in
/// files of its folder there, so that neither a broken connection nor the end of this program loses anything: an object
/// made anew with the same token and folder goes on following.
///
/// Used by one thread; throws Failure like Transport and Scheduler. Transport and scheduler must outlive it.
class ScriptJob {
public:
    struct News {
        JobState state =
            JobState::Unknown; ///< Queued, Held, Blocked, Running …; Done, Failed, Cancelled, Interrupted at its end
        Reason reason;         ///< why it waits, or why it ended without a code
        bool gone = false;     ///< its folder is not there: never started, or cleaned by whoever followed it to its end
        bool restarted = false; ///< it began anew: what was told of its output before is void
        std::string output;     ///< standard output since the last poll
        std::string errors;     ///< standard error since the last poll
        std::optional<int>
            exitCode; ///< once it is over and all it printed has been told; 128 + n when a signal ended it
        friend bool operator==(const News&, const News&) = default;
    };

    /// `folder`: absolute, on that machine, of this job alone; below a folder that all its nodes see. `token`: as a
    /// job's, the same is never started twice.
    ScriptJob(Transport& transport, Scheduler& scheduler, std::string token, std::string folder);

    /// Writes the script and has it run by /bin/sh in the folder, with `input` as its standard input; does nothing when
    /// it was started before. `wishes`: what it asks of a scheduler (cores, GPUs, partition, time …); token, folder and
    /// command are filled in. `prologue`: lines of bash that make the machine ready (modules), for where no scheduler's
    /// template runs them. Calling it again after any failure is safe.
    void start(const std::string& script, const std::string& input, JobRequest wishes,
               const std::string& prologue = {});
    /// At most about `limit` bytes of each output. One exec, and a query of the scheduler where that runs it.
    News poll(std::int64_t limit = std::int64_t{1} << 20);
    void cancel();
    /// Removes its folder; it must be over.
    void clean();

    const std::string& token() const { return m_token; }
    const std::string& folder() const { return m_folder; }

private:
    Transport& m_transport;
    Scheduler& m_scheduler;
    std::string m_token;
    std::string m_folder;
    std::int64_t m_output = 0; ///< bytes told
    std::int64_t m_errors = 0;
    std::string m_start;      ///< which start of the script they are of
    double m_overSince = 0.0; ///< steadyTime() when the scheduler first said so, without a word of the script itself
};

/// A job of its own for the same thing as often as one has ended: the one below FOLDER named PREFIX-N that is not over,
/// else the next, with a token of its own. Not started yet. Throws Failure like ScriptJob::poll().
std::unique_ptr<ScriptJob> unfinishedOrNext(Transport& transport, Scheduler& scheduler, const std::string& folder,
                                            const std::string& prefix);

namespace script_job {

/// Pure: what is run there. `startScript` is the wrapper that a scheduler or the shell starts,
/// `enterScript` what runs the prologue before, `launchScript` starts it as a
/// process of its own, once, `pollScript` asks for news and `cancelScript` ends that process.
std::string startScript(const std::string& folder);
std::string enterScript(const std::string& prologue);
std::string launchScript(const std::string& folder);
std::string pollScript(const std::string& folder, const std::string& start, std::int64_t output, std::int64_t errors,
                       std::int64_t limit);
std::string cancelScript(const std::string& folder);

} // namespace script_job
} // namespace trainyard
