// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/error.h"
#include "backend/base/logging.h"
#include "backend/protocol/run_directory.h"
#include "backend/train/checkpoint/checkpoint.h"
#include "backend/train/record/event_writer.h"
#include "backend/train/record/run_log.h"

#include <memory>
#include <string>

namespace trainyard {

/// One attempt of a run as its directory shows it: attempt.json, events, log, and at the end result.json.
class Attempt {
public:
    /// Begins the next attempt: makes its files and sets aside the result of the one before. Needs the run's lock.
    explicit Attempt(const RunDirectory& directory, int ranks = 1);
    /// Takes part in the attempt that rank 0 has begun: only events of its own are written.
    Attempt(const RunDirectory& directory, int number, int rank);

    int number() const { return m_info.number; }
    EventWriter& events() { return *m_events; }

    /// A line for engine.log and a message event.
    void message(LogLevel level, const Reason& what);
    /// Where it resumes; to be known before the first event of training.
    void resumesFrom(const std::string& checkpoint, const LoopState& loop);
    /// What it trains on; compares with the attempt before and tells what differs.
    void uses(const std::string& device, int threads, int batchSize);

    /// The settings that are no longer those of the checkpoint it resumes from.
    void trainsOtherwise(const std::vector<std::string>& settings);

    /// The last things an attempt writes: fault (with an error) and finished events, then result.json. Throws Failure
    /// when result.json cannot be written. Only rank 0 writes the two latter, unless `forAll`: it will not come to it.
    void finish(ExitCode code, const LoopState& loop, std::int64_t stepsPerEpoch, std::int64_t totalSteps,
                const std::string& checkpoint, const Error* error, bool forAll = false);

private:
    std::optional<RunResult> resultOfOthers() const;

    const RunDirectory m_directory;
    AttemptInfo m_info;
    const bool m_first; ///< rank 0: the one that writes attempt.json, log and result
    std::unique_ptr<RunLog> m_log;
    std::unique_ptr<EventWriter> m_events;
};

} // namespace trainyard
