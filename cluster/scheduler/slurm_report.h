// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/scheduler/scheduler.h"
#include "cluster/scheduler/slurm_answers.h"

#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// All that is known of one token at a moment, from sources that lag behind each other.
struct SlurmFacts {
    std::string token;
    int index = -1;                      ///< of an array's task
    std::optional<SlurmQueueLine> queue; ///< of the job that holds the token
    SlurmRecord record;
    std::optional<SlurmJobFacts> details;    ///< scontrol's, of a job that has ended and still stands in the queue
    std::optional<SlurmJobFacts> accounting; ///< sacct's, of a job that has left the queue
    bool accountingAnswered = false;         ///< false: sacct was not asked, is absent or failed
    double now = 0.0;                        ///< the machine's clock
    double goneSince = 0.0;  ///< since when squeue (and sacct, where it answers) do not have it; 0 = they do
    double endedSince = 0.0; ///< since when it is seen ended in a way that Slurm may requeue; 0 = it is not
};

constexpr double kGoneSeconds = 60.0;    ///< both must agree for so long before a job is believed to be gone
constexpr double kRequeueSeconds = 10.0; ///< a lost or preempted job may be back in the queue by then

/// cluster.md's table, pure. The first of these that says something counts: the queue, the job's own notes of its end,
/// the accounting; nothing at all is Unknown, and settled only after kGoneSeconds.
JobReport slurmReport(const SlurmFacts& facts);

/// The line of the queue that is the token's: of the recorded job when there is one, else of the oldest of that name.
/// A reused id with another name is none. Of an array asked for as a whole: a task that runs, else one that waits, else
/// one that did not end well, else any.
const SlurmQueueLine* findInQueue(const std::vector<SlurmQueueLine>& queue, const std::string& token, int index,
                                  const std::string& id);

/// Code and signal of an exit status as a shell tells it: 137 → signal 9.
JobState endingState(int code, int signal);

} // namespace trainyard
