// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/queue.h"
#include "cluster/scheduler/scheduler.h"

#include <optional>
#include <string>
#include <string_view>

namespace trainyard {

/// Command builder and parser of DirectScheduler. Pure.

/// Throws Failure(BadInput) for a token that cannot be a file name. Allowed: letters, digits, '-', '_', '.', at most
/// 200.
void checkToken(std::string_view token);

/// The queue entry for a request. Throws Failure(BadInput) naming a field that cannot be queued.
QueueEntry queueEntry(const JobRequest& request, double submittedAt);

/// The script that makes sure that a supervisor serves the queue and reads it again. First checks the engine's version;
/// exits with ExitCode::VersionMismatch if the protocols differ.
std::string superviseScript(const std::string& engine, const std::string& queueRoot);

/// The failure that the script's answer reports; nullopt if it succeeded.
std::optional<Error> superviseError(const ExecResult& answer, const std::string& engine);

/// Parses a state file. Throws Failure(BadInput) if it is damaged, foreign or of another token.
JobReport parseJobReport(const std::string& token, std::string_view stateText, const std::string& path);

/// QueueState → JobState, from the queue alone (judge() in cluster/jobs decides finally):
/// queued → Queued, running → Running, cancelled → Cancelled, failed (could not be started) → Failed;
/// finished: code 0 → Done, Stopped's → Stopped, another code or a crash → Failed, killed or unknown → Interrupted.
JobState jobState(const QueueState& state);

/// Whether a signal indicates a bug in the program (SIGSEGV, SIGABRT …), not that somebody ended it.
bool isCrashSignal(int signal);

} // namespace trainyard
