// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/scheduler/slurm_script.h"
#include "cluster/transport/framed_script.h"

#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// The scripts that SlurmScheduler runs on the machine. Pure; each is one part of a FramedScript. slurm_answers.h
/// parses their output.

/// Splits the token of an array's task: "ty-RUNID-1_7" → "ty-RUNID-1" and 7; index -1 for a whole job.
struct SlurmTokenParts {
    std::string token;
    int index = -1;
};
SlurmTokenParts tokenParts(const std::string& token);

/// Submits under a lock, at most once, and prints the result on its last line: see SlurmSubmitAnswer. `waitSeconds`:
/// how long the queue must not have shown the token, after an attempt with a lost answer, before the next attempt.
std::string submitScript(const JobRequest& request, const JobTemplate& machine, int waitSeconds);

/// Adds the parts "clock", "queue" and "records" of these tokens.
void addQuery(FramedScript& script, const JobTemplate& machine, const std::vector<std::string>& tokens);

/// Adds the parts "details" (from the controller) and "accounting" of these jobs ("12", "12_3"). An empty list omits
/// its part.
void addDetails(FramedScript& script, const std::vector<std::string>& inQueue, const std::vector<std::string>& gone);

/// Which tokens run directories were submitted under, newest first: part "tokens", read by parseRecordedTokens().
void addRecordedTokens(FramedScript& script, const JobTemplate& machine);
/// Removes the records of the run's tokens, and of tokens whose run directories have all been gone for a day. A run
/// directory counts as gone only where the folder that held it is seen: its file system may be unmounted.
std::string forgetScript(const JobTemplate& machine, const std::string& runId);

/// Actions on a job. Each prints "done", or "unknown" for a token that was never submitted.
enum class SlurmAction { Cancel, Hold, Release, Requeue };
std::string actionScript(SlurmAction action, const JobTemplate& machine, const std::string& token);

/// Whether a message from one of Slurm's commands means that its connection failed, not the request.
bool isUnreachable(std::string_view said);

} // namespace trainyard
