// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/scheduler/slurm_script.h"
#include "cluster/transport/framed_script.h"

#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// The scripts that SlurmScheduler runs on the machine. Pure; each is one part of a FramedScript. What they print is
/// read by slurm_answers.h.

/// The token of an array's task: "ty-RUNID-1_7" → "ty-RUNID-1" and 7; index -1 for a whole job.
struct SlurmTokenParts {
    std::string token;
    int index = -1;
};
SlurmTokenParts tokenParts(const std::string& token);

/// Submits under a lock, at most once, and says on its last line what came of it: see SlurmSubmitAnswer.
/// `waitSeconds`: how long the queue must have been seen without the token after a try whose answer was lost, before
/// the next try.
std::string submitScript(const JobRequest& request, const SlurmTemplate& machine, int waitSeconds);

/// The clock, the queue and the records of these tokens, added to a script as the parts "clock", "queue", "records".
void addQuery(FramedScript& script, const SlurmTemplate& machine, const std::vector<std::string>& tokens);

/// What the controller and the accounting say of these jobs ("12", "12_3"): parts "details" and "accounting".
/// An empty list leaves its part out.
void addDetails(FramedScript& script, const std::vector<std::string>& inQueue, const std::vector<std::string>& gone);

/// Which tokens run directories were submitted under, newest first: part "tokens", read by parseRecordedTokens().
void addRecordedTokens(FramedScript& script, const SlurmTemplate& machine);

/// What can be done to a job. Each prints "done", or "unknown" for a token that was never submitted.
enum class SlurmAction { Cancel, Hold, Release, Requeue };
std::string actionScript(SlurmAction action, const SlurmTemplate& machine, const std::string& token);

/// Whether what one of Slurm's commands said means that its connection failed, and not the request.
bool isUnreachable(std::string_view said);

} // namespace trainyard
