// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/transport/framed_script.h"
#include "cluster/transport/text_fields.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// Parsers for the output of Slurm's commands. All pure. Invalid or truncated text yields fewer lines, never a guess.

/// One line of squeue -h -r -o '%F|%K|%A|%T|%M|%S|%e|%R|%j'.
struct SlurmQueueLine {
    std::string arrayJob;     ///< the id that sbatch returned
    std::vector<int> indices; ///< array tasks that this line stands for; empty for a whole job
    std::string job;          ///< the task's own id
    std::string state;        ///< "PENDING"
    double elapsed = 0.0;     ///< seconds
    double start = 0.0;       ///< Unix seconds; while waiting, expected; 0 = unknown
    double end = 0.0;         ///< while running, expected
    std::string reason;       ///< "(Resources)" or the nodes
    std::string name;
};
std::vector<SlurmQueueLine> parseQueue(std::string_view text);

/// One job, from sacct or scontrol show job.
struct SlurmJobFacts {
    std::string id; ///< "12" or "12_3"
    std::string state;
    int exitCode = -1;
    int signal = 0;
    double start = 0.0;
    double end = 0.0;
    double elapsed = 0.0;
    double timeLimit = 0.0; ///< seconds, 0 if unlimited or unknown
    std::string nodes;
    std::string reason;
    std::string name;
    /// Of a cancelled job, where Slurm tells: somebody did it ("CANCELLED by UID" in the accounting, this user
    /// included), or Slurm itself since what the job waited for did not end well.
    enum class CancelledFor { NotTold, Somebody, Dependency } cancelledFor = CancelledFor::NotTold;
    std::string cancelledBy; ///< the number of that user, or empty
};
/// sacct -n -P -X -o JobID,State,ExitCode,Start,End,ElapsedRaw,TimelimitRaw,NodeList,JobName. A requeued job has one
/// line per start; the last one counts.
std::vector<SlurmJobFacts> parseAccounting(std::string_view text);
/// scontrol show job -o: one job per line.
std::vector<SlurmJobFacts> parseJobDetails(std::string_view text);

/// A note that a job wrote about itself: WORD JOB RESTARTS TIME CODE TEXT.
struct SlurmNote {
    std::string word; ///< begin, end, requeue, stays, limit or refused
    std::string job;
    int restarts = 0;
    double at = 0.0; ///< Unix seconds
    int code = 0;
    std::string text;
};

/// A token's record folder.
struct SlurmRecord {
    std::string id;           ///< the id that sbatch returned, or that the first job to start wrote
    bool tried = false;       ///< a submission was started, but its answer is not recorded
    bool cancelled = false;   ///< we requested it
    bool held = false;        ///< by us
    bool needsOthers = false; ///< jobs that must end successfully before it starts
    std::map<int, bool> cancelledTasks;
    std::map<int, bool> heldTasks;
    std::map<int, std::vector<SlurmNote>> notes; ///< by index, -1 for a whole job
};
/// Parses grep's output: "TOKEN/FILE:LINE".
std::map<std::string, SlurmRecord> parseRecords(std::string_view text);

/// By run directory its newest token; of lines "TOKEN ty_run=DIR" and "TOKEN 3) ty_run=DIR ;;", newest first.
std::map<std::string, std::string> parseRecordedTokens(std::string_view text);

/// The result of submitScript().
struct SlurmSubmitAnswer {
    enum class Kind {
        Submitted, ///< id
        Wait,      ///< an earlier attempt may still appear: retry after `seconds`
        Unsure,    ///< an earlier attempt may have succeeded, and the queue does not answer
        Lost,      ///< this attempt's answer was lost
        Down,      ///< nothing was attempted: the scheduler does not answer
        Busy,      ///< another process is submitting this token
        Refused,   ///< permanently
        Invalid,   ///< … because the batch script is not valid bash
        Unknown,   ///< … because sbatch does not know one of its options
        Cancelled,
        Broken ///< the record cannot be written
    } kind = Kind::Broken;
    std::string id;
    double seconds = 0.0;
    std::string text;    ///< our text
    std::string printed; ///< Slurm's output
};
/// Throws Failure(Transport) if there is no verdict: the result is unknown, and asking again is safe.
SlurmSubmitAnswer parseSubmitAnswer(const FramedAnswer::Section& section);

/// Seconds for "1-02:03:04", "02:03:04", "03:04"; 0 for "INVALID".
double slurmElapsed(std::string_view text);
/// The indices of an array expression ("0,2-4%2", "1-9:2"); at most a million.
std::vector<int> parseIndices(std::string_view text);
/// Seconds since 1970 as printed by strftime's %s; 0 for "N/A", "Unknown" and anything else.
double slurmTimestamp(std::string_view text);
/// Slurm's messages without prefixes such as "sbatch: error: ", joined to one clause.
std::string slurmMessage(std::string_view printed);

} // namespace trainyard
