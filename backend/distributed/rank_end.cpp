// SPDX-License-Identifier: Apache-2.0
#include "backend/distributed/rank_end.h"

#include "backend/protocol/reasons_ranks.h"

#include <sys/wait.h>

#include <csignal>
#include <cstring>

namespace trainyard {
namespace {

bool isCrash(int signal)
{
    return signal == SIGSEGV || signal == SIGABRT || signal == SIGBUS || signal == SIGILL || signal == SIGFPE ||
           signal == SIGSYS || signal == SIGTRAP;
}

} // namespace

RankEnd rankEnd(int status, bool memoryKill)
{
    if (!WIFSIGNALED(status))
        return {ranksReason("ranks.ended-with", WEXITSTATUS(status)), exitCodeFromInt(WEXITSTATUS(status))};
    const int signal = WTERMSIG(status);
    const char* description = ::sigdescr_np(signal);
    const std::string words = description ? description : "?";
    if (signal == SIGKILL && memoryKill)
        return {ranksReason("ranks.memory-killed"), ExitCode::OutOfMemory};
    if (isCrash(signal))
        return {ranksReason("ranks.crashed", signal, words), ExitCode::Internal};
    return {ranksReason("ranks.killed", signal, words), ExitCode::Killed};
}

ExitCode faultCode(const Error& error)
{
    const Reason* cause = reasonAmong(error.arguments);
    if (error.kind == ErrorKind::Transport && cause && cause->code == "ranks.memory-killed")
        return ExitCode::OutOfMemory;
    if (error.kind == ErrorKind::Transport && cause && (cause->code == "ranks.killed" || cause->code == "ranks.frozen"))
        return ExitCode::Killed;
    return exitCodeFor(error.kind);
}

} // namespace trainyard
