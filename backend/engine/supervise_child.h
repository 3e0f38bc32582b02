// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/queue.h"

#include <sys/types.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace trainyard {

/// What to start for an entry.
struct ChildOrder {
    std::filesystem::path engine;
    QueueEntry entry;
    std::vector<int> gpuIndices;
    std::filesystem::path stateFile; ///< states/TOKEN.json, in which `record` enters the child
    int lockDescriptor = -1;         ///< closed first thing in the child: the lock is the supervisor's alone
};

/// How a child ended.
struct ChildEnd {
    int exitCode = -1; ///< -1 when a signal ended it
    int signal = 0;
};

/// Starts `ENGINE run DIR` in a session of its own, output appended to DIR/supervise.log. The child waits until
/// `record` (pid, process start) has returned and only then becomes the engine; should the supervisor be killed in
/// between, the child goes on if the state file names it and vanishes if not. So the record alone decides whether the
/// job was started: it is never run twice and never lost.
/// Throws Failure when nothing was started; what `record` throws is passed on, then nothing runs either.
pid_t startRecordedChild(const ChildOrder& order, const std::function<void(pid_t, std::int64_t)>& record);

/// The end of an own child, if it has come: ends what it left in its process group, then reaps it.
std::optional<ChildEnd> reapChild(pid_t pid);

/// The last line that the run printed to supervise.log since the start under this token; empty when none.
std::string lastPrintedLine(const std::filesystem::path& runDirectory, const std::string& token);

} // namespace trainyard
