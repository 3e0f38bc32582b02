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

/// Something that is to be done on a machine, written down before it is done.
struct JobIntent {
    enum class Kind { Submit, Cancel, Hold, Release, Requeue };
    enum class Outcome { Open, Done, Failed };
    std::int64_t key = 0; ///< given by the journal
    Kind kind = Kind::Submit;
    std::string machine;
    std::string token;
    std::string request; ///< of a submission: requestToText()
    Outcome outcome = Outcome::Open;
    std::string text; ///< why it failed
};

/// Where intents are kept. What write() and settle() return from survives a crash of this program.
class JobJournal {
public:
    virtual ~JobJournal() = default;
    /// The intent's key.
    virtual std::int64_t write(const JobIntent& intent) = 0;
    virtual void settle(std::int64_t key, JobIntent::Outcome outcome, const std::string& text) = 0;
    /// All of a machine, in the order in which they were written.
    virtual std::vector<JobIntent> of(const std::string& machine) const = 0;
};

/// One that lives as long as the program: for tests.
class MemoryJournal : public JobJournal {
public:
    std::int64_t write(const JobIntent& intent) override;
    void settle(std::int64_t key, JobIntent::Outcome outcome, const std::string& text) override;
    std::vector<JobIntent> of(const std::string& machine) const override;

private:
    std::vector<JobIntent> m_intents;
};

std::string requestToText(const JobRequest& request);
/// nullopt when the text is not one.
std::optional<JobRequest> parseRequest(std::string_view text);

/// A job that was found again.
struct RecoveredJob {
    std::string token;
    JobReport report;
    std::string trouble; ///< why what was open could not be carried out; it stays open where trying again may help
};

/// Does what is asked of one machine, each thing written down first. Used by one thread. Throws Failure like Scheduler;
/// an intent that failed for good is settled, one that may yet succeed (Transport, Timeout, Busy, Cancelled by
/// interruption) stays open for recover().
class JobDesk {
public:
    /// `step`: told where it stands, for tests of crashes in between.
    JobDesk(std::string machine, JobJournal& journal, Scheduler& scheduler, Transport& transport,
            std::function<void(const char*)> step = {});

    void submit(const JobRequest& request);
    void cancel(const std::string& token);
    void hold(const std::string& token);
    void release(const std::string& token);
    void requeue(const std::string& token);

    /// After a start of the program, and after a connection came back: carries out what is open, submits nothing twice
    /// and nothing whose cancelling was asked for meanwhile or that `isWanted` says no to (a job that got there all the
    /// same is cancelled), and finds every job that was ever submitted and is not final. Throws Failure(Transport …)
    /// when the machine cannot be asked at all; nothing is lost then.
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

/// Asks a run to save now (control.json); a stop that is not yet read stays one.
void checkpointNow(Transport& transport, const std::string& runDirectory);
/// More time for a job: it saves and stops, and a new one under `newToken` goes on with `timeLimit` seconds. Gives the
/// request of the new one, which waits for the old to end; submit it first, then ask the run to stop with stopNow().
JobRequest extension(const JobRequest& old, const std::string& newToken, double timeLimit);
void stopNow(Transport& transport, const std::string& runDirectory);

} // namespace trainyard
