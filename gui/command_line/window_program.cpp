// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/window_program.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_window.h"
#include "cluster/control/machine.h"
#include "gui/command_line/session.h"
#include "gui/command_line/wait.h"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <optional>

namespace trainyard::commands {
namespace {

constexpr const char* kWindowProgram = "trainyard-window";

std::string requiredProgram(const std::string& operation, const std::string& subject)
{
    std::string program = windowProgram();
    if (program.empty())
        throw Failure(ErrorKind::NotFound, operation, subject, windowReason("window.not-installed", kWindowProgram));
    return program;
}

/// The words of a command as execv() takes them, while `words` lives.
std::vector<char*> pointersTo(std::vector<std::string>& words)
{
    std::vector<char*> pointers;
    for (std::string& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    return pointers;
}

std::vector<std::string> commandFor(const std::string& program, const WindowTask& task)
{
    std::vector<std::string> words = windowArguments(task);
    words.insert(words.begin(), program);
    return words;
}

/// The id of the run that a person named by an id, the beginning of one, or a name. Throws Failure if there is none. If
/// the store cannot be opened, the window tells and offers remedies.
std::string runToShow(const std::string& text)
{
    std::optional<Session> session;
    try {
        session.emplace();
    } catch (const Failure&) {
        return text;
    }
    return session->find(text).id;
}

/// Has the window do something without a screen, and waits. false: it has failed and said why.
bool carriedOut(const WindowTask& task, const std::string& operation, const std::string& file)
{
    const std::string program = requiredProgram(operation, file);
    std::vector<std::string> words = commandFor(program, task);
    const InterruptGuard guard(InterruptGuard::Catches::EveryEnd);
    pid_t child = 0;
    if (const int error = ::posix_spawn(&child, program.c_str(), nullptr, nullptr, pointersTo(words).data(), environ))
        throw systemFailure(operation, program, error);
    int status = 0;
    while (::waitpid(child, &status, 0) < 0) {
        if (errno != EINTR)
            throw systemFailure("wait for", program, errno);
        if (InterruptGuard::interrupted())
            ::kill(child, SIGTERM); // else it would write the file after this command has ended
    }
    if (InterruptGuard::interrupted() && status != 0)
        throw Failure(ErrorKind::Cancelled, operation, file, windowReason("window.cancelled"));
    if (WIFSIGNALED(status))
        throw Failure(ErrorKind::Internal, operation, file,
                      windowReason("window.ended-by-signal", kWindowProgram, WTERMSIG(status)));
    return WEXITSTATUS(status) == 0;
}

} // namespace

std::string windowProgram()
{
    return programPath(kWindowProgram);
}

void requireDrawing(const std::string& operation, const std::string& file)
{
    requiredProgram(operation, file);
}

void openWindow(const WindowOptions& options)
{
    const std::string program = requiredProgram("open the window", {});
    WindowOptions found = options;
    if (!found.runId.empty())
        found.runId = runToShow(found.runId);
    std::vector<std::string> words = commandFor(program, found);
    ::execv(program.c_str(), pointersTo(words).data());
    throw systemFailure("open the window with", program, errno);
}

bool drawPicture(const CurvePicture& picture)
{
    return carriedOut(picture, "write the curves to", picture.file);
}

bool writeReport(const ReportTask& report)
{
    return carriedOut(report, "write the report", report.file);
}

} // namespace trainyard::commands
