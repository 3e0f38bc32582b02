// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/transport/framed_script.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// What Slurm's commands printed, read. All pure; hostile or torn text yields fewer lines, never a guess.

/// One line of squeue -h -r -o '%F|%K|%A|%T|%M|%S|%e|%R|%j'.
struct SlurmQueueLine {
    std::string arrayJob;     ///< the id that sbatch answered
    std::vector<int> indices; ///< of the array's tasks this line stands for; empty for a whole job
    std::string job;          ///< the task's own id
    std::string state;        ///< "PENDING"
    double elapsed = 0.0;     ///< seconds
    double start = 0.0;       ///< Unix seconds; expected while it waits; 0 when not known
    double end = 0.0;         ///< expected while it runs
    std::string reason;       ///< "(Resources)" or the nodes
    std::string name;
};
std::vector<SlurmQueueLine> parseQueue(std::string_view text);

/// A line of sacct or what scontrol show job says of one job.
struct SlurmJobFacts {
    std::string id; ///< "12" or "12_3"
    std::string state;
    int exitCode = -1;
    int signal = 0;
    double start = 0.0;
    double end = 0.0;
    double elapsed = 0.0;
    double timeLimit = 0.0; ///< seconds, 0 when unlimited or not known
    std::string nodes;
    std::string reason;
    std::string name;
    /// Of a cancelled job, where Slurm tells: somebody did it ("CANCELLED by UID" in the accounting, this user
    /// included), or Slurm itself since what the job waited for did not end well.
    enum class CancelledFor { NotTold, Somebody, Dependency } cancelledFor = CancelledFor::NotTold;
};
/// sacct -n -P -X -o JobID,State,ExitCode,Start,End,ElapsedRaw,TimelimitRaw,NodeList,JobName; of duplicates (a requeued
/// job has one line each start) the last counts.
std::vector<SlurmJobFacts> parseAccounting(std::string_view text);
/// scontrol show job -o, one job a line.
std::vector<SlurmJobFacts> parseJobDetails(std::string_view text);

/// A fact that a job wrote down of itself: WORD JOB RESTARTS TIME CODE TEXT.
struct SlurmNote {
    std::string word; ///< begin, end, requeue, stays, limit, refused
    std::string job;
    int restarts = 0;
    double at = 0.0; ///< Unix seconds
    int code = 0;
    std::string text;
};

/// A token's folder of records.
struct SlurmRecord {
    std::string id;           ///< the id that sbatch answered, or that the first job to start wrote
    bool tried = false;       ///< a submission was begun and its answer not recorded
    bool cancelled = false;   ///< we asked for it
    bool needsOthers = false; ///< jobs that must end well before it starts
    std::map<int, bool> cancelledTasks;
    std::map<int, std::vector<SlurmNote>> notes; ///< by index, -1 for a whole job
};
/// What grep printed: "TOKEN/FILE:LINE".
std::map<std::string, SlurmRecord> parseRecords(std::string_view text);

/// By run directory its newest token; of lines "TOKEN ty_run=DIR" and "TOKEN 3) ty_run=DIR ;;", newest first.
std::map<std::string, std::string> parseRecordedTokens(std::string_view text);

/// What submitScript() came to.
struct SlurmSubmitAnswer {
    enum class Kind {
        Submitted, ///< id
        Wait,      ///< an earlier try may yet turn up: again after `seconds`
        Unsure,    ///< an earlier try may have been taken, and the queue does not answer
        Lost,      ///< this try's answer was lost
        Down,      ///< nothing was tried: the scheduler does not answer
        Busy,      ///< somebody else submits this token
        Refused,   ///< for good
        Cancelled,
        Broken ///< the record cannot be kept
    } kind = Kind::Broken;
    std::string id;
    double seconds = 0.0;
    std::string text;    ///< ours
    std::string printed; ///< what Slurm printed
};
/// Throws Failure(Transport) when there is no verdict: nothing is known then, and asking again is safe.
SlurmSubmitAnswer parseSubmitAnswer(const FramedAnswer::Section& section);

/// "1-02:03:04", "02:03:04", "03:04", "INVALID" (0) as seconds.
double slurmElapsed(std::string_view text);
/// "0,2-4%2", "1-9:2": the indices of an array expression; at most a million of them.
std::vector<int> parseIndices(std::string_view text);
/// Fields between `separator`; the last one takes the rest of the line.
std::vector<std::string> splitFields(std::string_view line, char separator, std::size_t most);
std::vector<std::string_view> splitLines(std::string_view text);
/// Seconds since 1970 as strftime's %s prints them; 0 for "N/A", "Unknown" and anything else.
double slurmTimestamp(std::string_view text);
/// Slurm's messages without "sbatch: error: " and the like, joined to one clause.
std::string slurmMessage(std::string_view printed);

} // namespace trainyard
