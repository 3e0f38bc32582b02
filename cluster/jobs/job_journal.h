// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/scheduler/scheduler.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// An operation on a machine, recorded before it is performed.
struct JobIntent {
    enum class Kind { Submit, Cancel, Hold, Release, Requeue };
    enum class Outcome { Open, Done, Failed };
    std::int64_t key = 0; ///< assigned by the journal
    Kind kind = Kind::Submit;
    std::string machine;
    std::string token;
    std::string request; ///< for a submission: requestToText()
    Outcome outcome = Outcome::Open;
    std::string text; ///< why it failed
};

/// Stores intents. What write() and settle() have returned from survives a crash of this program.
class JobJournal {
public:
    virtual ~JobJournal() = default;
    /// Returns the intent's key.
    virtual std::int64_t write(const JobIntent& intent) = 0;
    virtual void settle(std::int64_t key, JobIntent::Outcome outcome, const std::string& text) = 0;
    /// All intents for a machine, in the order of writing.
    virtual std::vector<JobIntent> of(const std::string& machine) const = 0;
};

/// A journal in memory, for tests.
class MemoryJournal : public JobJournal {
public:
    std::int64_t write(const JobIntent& intent) override;
    void settle(std::int64_t key, JobIntent::Outcome outcome, const std::string& text) override;
    std::vector<JobIntent> of(const std::string& machine) const override;

private:
    std::vector<JobIntent> m_intents;
};

std::string requestToText(const JobRequest& request);
/// Returns nullopt when the text is not a request.
std::optional<JobRequest> parseRequest(std::string_view text);

/// A job that was found again.
struct RecoveredJob {
    std::string token;
    JobReport report;
    std::string trouble; ///< why an open operation could not be performed; it stays open if a retry may help
};

/// Performs operations on one machine and records each one first. Used by one thread. Throws Failure like Scheduler. An
/// intent that failed for good is settled; one that may still succeed (Transport, Timeout, Busy, Cancelled by
/// interruption) stays open for recover().
class JobDesk {
public:
    /// `step` is called at each stage, to test crashes in between.
    JobDesk(std::string machine, JobJournal& journal, Scheduler& scheduler, Transport& transport,
            std::function<void(const char*)> step = {});

    void submit(const JobRequest& request);
    void cancel(const std::string& token);
    void hold(const std::string& token);
    void release(const std::string& token);
    void requeue(const std::string& token);

    /// Call this after a start of the program and after a reconnect. Performs open intents and finds every submitted
    /// job that is not final. Submits nothing twice, and nothing that was cancelled in the meantime or that `isWanted`
    /// rejects; a job that arrived anyway is cancelled. Throws Failure(Transport …) when the machine cannot be queried
    /// at all; nothing is lost then.
    std::vector<RecoveredJob> recover(const std::function<bool(const JobRequest&)>& isWanted = {});

private:
    void perform(JobIntent intent);
    void carryOut(const JobIntent& intent);
    void finish(const JobIntent& intent, bool wanted);
    void step(const char* where) const;

    std::string m_machine;
    JobJournal& m_journal;
    Scheduler& m_scheduler;
    Transport& m_transport;
    std::function<void(const char*)> m_step;
};

/// Asks a run to save now (control.json); a pending stop request stays in force.
void checkpointNow(Transport& transport, const std::string& runDirectory);
/// Extends a job: it saves and stops, and a new job with `newToken` continues for `timeLimit` seconds. Returns the new
/// job's request, which waits for the old job to end. Submit it first, then stop the run with stopNow().
JobRequest extension(const JobRequest& old, const std::string& newToken, double timeLimit);
void stopNow(Transport& transport, const std::string& runDirectory);

} // namespace trainyard
