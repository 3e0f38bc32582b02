// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/chunk.h"
#include "backend/protocol/run_directory.h"
#include "cluster/scheduler/scheduler.h"
#include "cluster/transport/transport.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace trainyard {

/// Tails one run's directory through a Transport. Knows how much of each file has been committed and returns the next
/// bytes. Used by one thread; throws Failure like Transport.
class RunFollower {
public:
    /// `positions`: what the store has already committed.
    RunFollower(std::string runId, std::string runDirectory, const std::vector<TailPosition>& positions);

    /// The next bytes of every file of the run that has grown, about `limit` bytes in total: events (whole lines only),
    /// engine.log, attempt.json, result.json, spec.json. Empty if there is nothing new. A file that shrank or was
    /// replaced starts again at offset 0 with a new generation. result.json comes last, alone, once everything written
    /// before it has been committed.
    std::vector<Chunk> poll(Transport& transport, std::int64_t limit = std::int64_t{4} << 20);

    /// Advances after the store has committed, or jumps to the position that the store reports instead.
    void committed(const TailPosition& position);

private:
    std::optional<Chunk> next(Transport& transport, const std::string& file, std::int64_t limit);

    std::string m_runId;
    std::string m_runDirectory;
    std::map<std::string, TailPosition> m_positions;
    std::set<std::string> m_refused; ///< files already reported
};

/// A run's actual state: the scheduler's report, judged by the run directory.
struct JobVerdict {
    JobState state = JobState::Unknown;
    Reason reason;
    std::optional<RunResult> result;
};

/// Combines a report with the contents of the run directory: result.json of the newest attempt, and whether the
/// attempt's process is alive, if known. No side effects. cluster.md has the table.
JobVerdict judge(const JobReport& report, const std::optional<RunResult>& result, int newestAttempt,
                 std::optional<bool> processAlive);

} // namespace trainyard
