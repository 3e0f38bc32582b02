// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/frozen_process.h"
#include "backend/program/code_state.h"
#include "backend/program/followed_logs.h"
#include "backend/program/guarded_program.h"
#include "backend/program/inbox.h"
#include "backend/program/output_reader.h"
#include "backend/program/program_start.h"
#include "backend/program/resume_point.h"
#include "backend/protocol/run_directory.h"
#include "backend/train/attempt.h"
#include "backend/train/monitor/resource_monitor.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <thread>

namespace trainyard {

/// How an attempt of a program ended, for result.json.
struct ProgramEnd {
    ExitCode code = ExitCode::Completed;
    std::optional<Error> error;
    LoopState loop;
    std::int64_t stepsPerEpoch = 0;
    std::int64_t totalSteps = 0;
    std::string checkpoint;
};

/// One attempt of a program, from its start to its end. The thread that makes it runs it.
class ProgramSession {
public:
    ProgramSession(const RunDirectory& directory, const RunSpec& spec, Attempt& attempt);
    ~ProgramSession();
    ProgramSession(const ProgramSession&) = delete;
    ProgramSession& operator=(const ProgramSession&) = delete;

    /// Returns when the program has ended. Throws Failure when it cannot be started.
    ProgramEnd run();

private:
    void announce();
    void keepCodeState();
    void announceCopy(const BroughtCode& code);
    void start();
    void follow();
    void readOutput(int milliseconds);
    bool drain(int descriptor, OutputReader& reader);
    void readInbox();
    void followLogs(bool ended);
    void take(Event&& event);
    void takeMetrics(const MetricsEvent& metrics);
    void correctStart(std::int64_t firstStep);
    void takeBar(const BarLine& bar);
    void printed(const std::string& line);
    void eachSecond();
    void recordResources();
    void lookForHang(double utilization);
    void lookAtDisk();
    void lookForCheckpoints();
    void passRequests();
    void askToStop();
    void hurry();
    void helpFrozen();
    void endLate();
    void signalRanks(int signal);
    void endAll();
    void waitForRoom();
    bool wasStopped(int status) const;
    ProgramEnd conclude(int status);
    Error failureOf(int status, ExitCode& code) const;
    MetricsEvent here() const;
    double elapsed() const;

    const RunDirectory& m_directory;
    const RunSpec& m_spec;
    const ProgramSpec& m_wanted;
    Attempt& m_attempt;
    const std::string m_name;
    const ResumePoint m_from;
    ProgramStart m_start;
    StartedEvent m_started;
    const double m_begun;       ///< unixTime()
    const std::int64_t m_kills; ///< memoryKills() at the start
    std::unique_ptr<Inbox> m_inbox;
    std::unique_ptr<FollowedLogs> m_followed;
    std::unique_ptr<GuardedProgram> m_program;
    std::unique_ptr<OutputReader> m_output, m_errors;
    std::unique_ptr<ResourceMonitor> m_resources;
    std::thread m_environment; ///< lists packages
    // Where the program stands
    std::int64_t m_step = 0, m_samples = 0, m_totalSteps = 0, m_startStep = 0;
    double m_epoch = 0.0;
    int m_epochs = 0, m_barEpoch = 0;
    bool m_stepKnown = false, m_progressSeen = false;
    std::map<std::string, double> m_last;
    std::string m_checkpoint;
    std::map<std::string, std::pair<double, std::int64_t>>
        m_files;                                       ///< of program/checkpoints: time and size, -1 = told
    LogAllowance m_allowance{std::int64_t{256} << 20}; ///< of the program's lines in the log
    // What was asked of it
    double m_stopAt = 0.0, m_termAt = 0.0; ///< steadyTime(); 0 = not yet
    bool m_killed = false;
    FrozenWatch m_frozen;
    // When what was looked at
    double m_secondAt = 0.0, m_barAt = 0.0, m_diskAt = 0.0, m_filesAt = 0.0, m_busyAt = 0.0, m_frozenAt = 0.0;
    bool m_hangs = false, m_diskTold = false;
    std::set<std::string> m_unread; ///< logs that cannot be read; each is told once
};

} // namespace trainyard
