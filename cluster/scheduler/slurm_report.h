// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/scheduler/scheduler.h"
#include "cluster/scheduler/slurm_answers.h"

#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// Everything known about one token at a moment, from sources that lag behind one another.
struct SlurmFacts {
    std::string token;
    int index = -1;                      ///< of an array's task, -1 for a whole job
    std::optional<SlurmQueueLine> queue; ///< of the job that holds the token
    SlurmRecord record;
    std::optional<SlurmJobFacts> details;    ///< from scontrol, for a job that has ended but is still in the queue
    std::optional<SlurmJobFacts> accounting; ///< from sacct, for a job that has left the queue
    bool accountingAnswered = false;         ///< false: sacct was not queried, is absent or failed
    double now = 0.0;                        ///< the machine's clock
    double goneSince = 0.0;  ///< since when squeue (and sacct, if it answers) do not list the job; 0 = they do
    double endedSince = 0.0; ///< since when it has been in an end state that Slurm may requeue; 0 = it is not
};

constexpr double kGoneSeconds = 60.0;    ///< both must agree for this long before a job counts as gone
constexpr double kRequeueSeconds = 10.0; ///< by then a lost or preempted job may be back in the queue

/// Combines the facts, pure. The first source with information decides: the queue, the job's own notes about its end,
/// the accounting. Without any, the state is Unknown, and settled only after kGoneSeconds.
JobReport slurmReport(const SlurmFacts& facts);

/// The queue line of the token: that of the recorded job, else that of the oldest job of this name. A job with the
/// recorded id but another name does not count (ids are reused). For a whole array: a running task, else a waiting one,
/// else one that failed, else any.
const SlurmQueueLine* findInQueue(const std::vector<SlurmQueueLine>& queue, const std::string& token, int index,
                                  const std::string& id);

/// State for an exit status as a shell reports it: 137 → signal 9.
JobState endingState(int code, int signal);

} // namespace trainyard
