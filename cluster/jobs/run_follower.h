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

/// Tails one run's directory through a Transport. Holds what has been committed of each file; yields the next bytes.
/// Used by one thread; throws Failure like Transport.
class RunFollower {
public:
    /// `positions`: what the store has committed already.
    RunFollower(std::string runId, std::string runDirectory, const std::vector<TailPosition>& positions);

    /// The next bytes of every file of the run that has grown, at most about `limit` bytes together:
    /// events (whole lines only), engine.log, attempt.json, result.json, spec.json. Empty when nothing is new.
    /// A file that became smaller or was replaced starts again at offset 0 under a new generation.
    /// result.json comes last, alone, when all that was written before it has been committed.
    std::vector<Chunk> poll(Transport& transport, std::int64_t limit = std::int64_t{4} << 20);

    /// Moves on after the store has committed (or says where it stands instead).
    void committed(const TailPosition& position);

private:
    std::optional<Chunk> next(Transport& transport, const std::string& file, std::int64_t limit);

    std::string m_runId;
    std::string m_runDirectory;
    std::map<std::string, TailPosition> m_positions;
    std::set<std::string> m_refused; ///< files already complained about
};

/// What is true of a run: the scheduler's report judged by the run directory.
struct JobVerdict {
    JobState state = JobState::Unknown;
    Reason reason;
    std::optional<RunResult> result;
};

/// Pure: combines a report with what lies in the run directory (result.json of the newest attempt, whether the
/// attempt's process lives where that can be known). cluster.md's table.
JobVerdict judge(const JobReport& report, const std::optional<RunResult>& result, int newestAttempt,
                 std::optional<bool> processAlive);

} // namespace trainyard
