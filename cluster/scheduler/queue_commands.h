// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/queue.h"
#include "cluster/scheduler/scheduler.h"

#include <optional>
#include <string>
#include <string_view>

namespace trainyard {

/// What DirectScheduler asks and understands, without any input or output. cluster.md: command builder and pure parser.

/// Throws Failure(BadInput) for a token that could not be a file's name: letters, digits, '-', '_', '.', at most 200.
void checkToken(std::string_view token);

/// The entry for a request; throws Failure(BadInput) naming the field that cannot be queued.
QueueEntry queueEntry(const JobRequest& request, double submittedAt);

/// The script that makes sure that a supervisor serves the queue and has looked at it after this moment. It asks the
/// engine for its version first and ends with ExitCode::VersionMismatch when the protocol is another.
std::string superviseScript(const std::string& engine, const std::string& queueRoot);

/// The answer of that script as a Failure; nothing when it succeeded.
std::optional<Error> superviseError(const ExecResult& answer, const std::string& engine);

/// The report of a state file's text. Throws Failure(BadInput) when it is torn, foreign or of another token.
JobReport parseJobReport(const std::string& token, std::string_view stateText, const std::string& path);

/// QueueState → JobState, by the queue's word alone (judge() in cluster/jobs has the last word):
/// queued → Queued, running → Running, cancelled → Cancelled, failed (could not be started) → Failed;
/// finished: code 0 → Done, Stopped's → Stopped, another code or a crash → Failed, killed or unknown → Interrupted.
JobState jobState(const QueueState& state);

/// Whether a signal means a fault of the program itself (SIGSEGV, SIGABRT …) and not that somebody ended it.
bool isCrashSignal(int signal);

} // namespace trainyard
