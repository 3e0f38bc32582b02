// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "cluster/jobs/run_follower.h"
#include "cluster/scheduler/scheduler.h"
#include "cluster/transport/transport.h"
#include "storage/store/run_store.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// What one round of following brought.
struct FollowRound {
    std::vector<std::string> progressed;   ///< runs with newly committed bytes
    std::vector<std::string> stateChanged;
    std::vector<Error> errors;             ///< each said once while it lasts
    std::int64_t points = 0;
    double nextIn = 1.0;                   ///< seconds until something is due
};

/// Follows every unfinished run of a machine, for the window and the command line alike: asks the scheduler, tails run
/// directories, hands chunks to the store, judges how runs ended. A run gets its final state only when all that it
/// wrote is committed. Any number of processes may follow the same runs: the store takes each byte once.
/// Belongs to one thread; waits for the store, throws only when the store cannot be read at all.
class FollowerLoop {
public:
    struct Options {
        std::string machine = "local";
        double watchedSeconds = 0.1;      ///< between two looks at the watched run while it runs
        double otherSeconds = 1.0;
        double idleSeconds = 2.0;         ///< between looks for new runs when there is none
        double unknownSeconds = 60.0;     ///< so long an Unknown state must last to become final
    };

    FollowerLoop(RunStore& store, Transport& transport, Scheduler& scheduler, Options options);
    ~FollowerLoop();

    void setWatched(const std::string& runId) { m_watched = runId; }
    /// Everything is due now.
    void poke();
    /// Does what is due.
    FollowRound round();
    /// Rounds until nothing new comes, for at most so many seconds: brings the store up to date.
    FollowRound catchUp(double seconds);
    /// Unfinished runs that are followed now.
    std::size_t following() const { return m_runs.size(); }

private:
    struct Run;

    void refresh(FollowRound& round);
    void askScheduler(FollowRound& round, double now);
    void askOneByOne();
    void take(Run& run, const JobReport& report);
    void visit(Run& run, FollowRound& round, double now);
    std::int64_t tail(Run& run, FollowRound& round);
    bool verdict(Run& run, FollowRound& round, double now);
    JobVerdict judged(Run& run, double now);
    void store(Run& run, const JobVerdict& verdict, FollowRound& round);
    void noteError(Run& run, FollowRound& round, double now);
    double interval(const Run& run) const;

    RunStore& m_store;
    Transport& m_transport;
    Scheduler& m_scheduler;
    Options m_options;
    std::unique_ptr<StoreReader> m_reader;
    std::map<std::string, std::unique_ptr<Run>> m_runs; ///< by run id
    std::string m_watched;
    std::int64_t m_lastCounter = -1;
    double m_nextRefresh = 0.0;           ///< these three on steadyTime()
    double m_nextQuery = 0.0;
    double m_queryBackOff = 0.0;
    std::string m_queryError;
};

} // namespace trainyard
