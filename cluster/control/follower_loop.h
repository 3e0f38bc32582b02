// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "cluster/jobs/batch_follower.h"
#include "cluster/jobs/run_follower.h"
#include "cluster/scheduler/query_pace.h"
#include "cluster/scheduler/scheduler.h"
#include "cluster/transport/transport.h"
#include "storage/store/run_store.h"

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace trainyard {

/// What one round of following brought.
struct FollowRound {
    std::vector<std::string> progressed; ///< runs with newly committed bytes
    std::vector<std::string> stateChanged;
    std::vector<Error> errors; ///< each said once while it lasts
    std::int64_t points = 0;
    double nextIn = 1.0;       ///< seconds until something is due
    std::optional<Error> lost; ///< the connection broke: all that is known is as old as the last answer
};

struct FollowedRun;

/// Follows every unfinished run of a machine, for the window and the command line alike: asks the scheduler, tails run
/// directories, hands chunks to the store, judges how runs ended. A run gets its final state only when all that it
/// wrote is committed. Any number of processes may follow the same runs: the store takes each byte once.
/// Belongs to one thread; waits for the store, throws only when the store cannot be read at all.
class FollowerLoop {
public:
    struct Options {
        std::string machine = "local";
        double watchedSeconds = 0.1; ///< between two looks at a watched run while it runs
        double otherSeconds = 1.0;
        double idleSeconds = 2.0;     ///< between looks for new runs when there is none
        double unknownSeconds = 60.0; ///< so long an Unknown state must last to become final
        /// What a network disk shows late: a job that is over without its run's own result is looked at so long before
        /// that is believed (`refreshedSeconds` at most if its folder can be written to), and twice without news at
        /// least; and so long a folder must be away. Only while `batched`.
        double lastWordsSeconds = 0.0;
        double refreshedSeconds = 10.0;
        double goneSeconds = 3.0;
        /// One exec asks for the queue and for all that the runs have written, as seldom as QueryPace says: for
        /// machines behind a network. Otherwise each run is looked at by itself, many times a second.
        bool batched = false;
        QueryPace::Intervals pace = {};
    };

    FollowerLoop(RunStore& store, Transport& transport, Scheduler& scheduler, Options options);
    ~FollowerLoop();

    /// Runs that somebody looks at now.
    void setWatched(std::set<std::string> runIds) { m_watched = std::move(runIds); }
    /// Everything is due now.
    void poke();
    /// Does what is due.
    FollowRound round();
    /// Rounds until nothing new comes, for at most so many seconds: brings the store up to date.
    FollowRound catchUp(double seconds);
    /// Unfinished runs that are followed now.
    std::size_t following() const { return m_runs.size(); }

private:
    using Run = FollowedRun;

    void refresh(FollowRound& round);
    void askScheduler(FollowRound& round, double now);
    void askOneByOne();
    void take(Run& run, const JobReport& report);
    void visit(Run& run, FollowRound& round, double now);
    std::int64_t tail(Run& run, FollowRound& round);
    bool verdict(Run& run, FollowRound& round, double now);
    // follower_batch.cpp
    void batchRound(FollowRound& round);
    void batchAsk(FollowRound& round, const QueryPace::Turn& turn, double now);
    void commit(std::vector<Chunk> chunks, FollowRound& round);
    void batchVerdicts(FollowRound& round, double now, bool asked);
    bool batchVerdict(Run& run, FollowRound& round, double now);
    bool mayComeYet(Run& run, const JobVerdict& verdict, double now);
    bool refreshFolder(const Run& run);
    void closeReplaced(const JobReport& report);
    JobVerdict judged(Run& run, double now);
    JobState storedState(const Run& run) const;
    bool isPutBack(Run& run, JobState stored);
    bool goesBack(Run& run, JobState verdict, JobState stored);
    void store(Run& run, const JobVerdict& verdict, FollowRound& round);
    void noteError(Run& run, FollowRound& round, double now);
    double interval(const Run& run) const;

    RunStore& m_store;
    Transport& m_transport;
    Scheduler& m_scheduler;
    Options m_options;
    std::unique_ptr<StoreReader> m_reader;
    std::map<std::string, std::unique_ptr<Run>> m_runs; ///< by run id
    std::set<std::string> m_watched;
    std::int64_t m_lastCounter = -1;
    double m_nextRefresh = 0.0; ///< these three on steadyTime()
    double m_nextQuery = 0.0;
    double m_queryBackOff = 0.0;
    std::string m_queryError;
    QueryPace m_pace;
    BatchFollower m_batch;
    std::map<std::string, JobRow> m_replaced; ///< jobs that are not over and have a newer one of the same run, by token
    std::string m_batchError;
};

} // namespace trainyard
