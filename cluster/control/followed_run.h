// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_directory.h"
#include "cluster/jobs/run_follower.h"
#include "storage/store/types.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace trainyard {

/// What FollowerLoop holds of a run that is not over.
struct FollowedRun {
    FollowedRun(JobRow row, JobState runState, Reason runReason, const std::vector<TailPosition>& positions)
        : job(std::move(row)), follower(job.runId, job.directory, positions), state(runState),
          reason(std::move(runReason))
    {
        report.token = job.token;
        for (const TailPosition& position : positions)
            resultStored = resultStored || position.file == "result.json";
    }

    JobRow job;
    RunFollower follower;
    JobReport report; ///< the scheduler's newest word
    bool reported = false;
    int answers = 0;   ///< of the queue
    int waitsSaid = 0; ///< the answer that first said that it waits, of a run that has started; 0: none
    JobState state;    ///< as the store has it
    Reason reason;
    bool judgeNow = true;
    double nextVisit = 0.0; ///< steadyTime()
    double nextVerdict = 0.0;
    double unknownSince = 0.0;
    double goneSince = 0.0;
    double backOff = 0.0;
    std::string lastError;
    bool ended = false;
    // Of a machine behind a network, from what came with its polls:
    int newestAttempt = 0;
    std::optional<RunResult> result;
    bool rewrite = false; ///< what was committed said how the attempt ended: the store has that as the run's state now
    bool resultStored = false; ///< with all that was written before it
    bool complete = false;     ///< the last poll brought nothing more of it
    double overSince = 0.0;    ///< steadyTime() since when it is over without a result of its own
    int quietRounds = 0;       ///< … and so many polls brought nothing
    bool refreshed = false;    ///< … and its folder has been written to since, see FollowerLoop::refreshFolder()
    bool endSeen = false;  ///< it is over; the queue is asked once more, or its job's id and nodes might stay unknown
    bool lastWord = false; ///< … and has been, or cannot answer
};

} // namespace trainyard
