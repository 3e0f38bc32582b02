// SPDX-License-Identifier: Apache-2.0
#include "backend/program/guarded_program.h"

#include "backend/base/error.h"
#include "backend/base/pipe.h"
#include "backend/program/process_tree.h"
#include "backend/protocol/reasons_program.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <map>

extern char** environ;

namespace trainyard {
namespace {

constexpr const char* kStarting = "start the program";
constexpr int kStartMilliseconds = 20'000; // a program on a slow network disk takes its time

std::vector<char*> pointersTo(const std::vector<std::string>& texts)
{
    std::vector<char*> pointers;
    for (const std::string& text : texts)
        pointers.push_back(const_cast<char*>(text.c_str()));
    pointers.push_back(nullptr);
    return pointers;
}

Failure refused(const ProgramCommand& command, int code)
{
    const std::string& program = command.arguments.front();
    if (code == ENOENT || code == ENOTDIR)
        return Failure(ErrorKind::NotFound, kStarting, program,
                       programReason("program.not-found", program, PathText{command.folder}), code);
    return Failure(code == EACCES ? ErrorKind::Permission : ErrorKind::BadInput, kStarting, program,
                   programReason("program.no-start", std::string(std::strerror(code))), code);
}

} // namespace

std::vector<std::string> environmentOf(const ProgramCommand& command)
{
    std::map<std::string, std::string> all;
    for (char** entry = environ; entry && *entry; ++entry) {
        const std::string text = *entry;
        const std::size_t equals = text.find('=');
        if (equals != std::string::npos && equals > 0)
            all[text.substr(0, equals)] = text.substr(equals + 1);
    }
    for (const auto& [name, value] : command.variables)
        all[name] = value;
    std::string path;
    for (const std::string& folder : command.pathFront)
        path += folder + ":";
    if (!path.empty())
        all["PATH"] = path + all["PATH"];
    std::vector<std::string> entries;
    for (const auto& [name, value] : all)
        entries.push_back(name + "=" + value);
    return entries;
}

GuardedProgram::GuardedProgram(const ProgramCommand& command, const std::string& engine)
{
    struct stat status {};
    if (::stat(command.folder.c_str(), &status) != 0 || !S_ISDIR(status.st_mode))
        throw Failure(ErrorKind::NotFound, "start the program in", command.folder, programReason("program.no-folder"));
    Pipe newsPipe(kStarting), outputPipe(kStarting), errorsPipe(kStarting);
    const int newsEnd = ::fcntl(newsPipe.writer.get(), F_DUPFD_CLOEXEC, 10); // above what the streams take
    FileDescriptor inherited(newsEnd);
    const FileDescriptor nothing(::open("/dev/null", O_RDONLY | O_CLOEXEC));
    std::vector<std::string> arguments = {engine, kGuardWord, std::to_string(newsEnd), std::to_string(::getpid()),
                                          "--"};
    arguments.insert(arguments.end(), command.arguments.begin(), command.arguments.end());
    const std::vector<std::string> environment = environmentOf(command);
    std::vector<char*> argumentPointers = pointersTo(arguments), environmentPointers = pointersTo(environment);
    const pid_t parent = ::getpid();
    m_guard = ::fork();
    if (m_guard < 0)
        throw systemFailure(kStarting, command.arguments.front(), errno);
    if (m_guard == 0) { // only what is allowed between fork and exec
        ::prctl(PR_SET_PDEATHSIG, SIGTERM);
        if (::getppid() != parent)
            ::_exit(127);
        ::setpgid(0, 0); // a terminal's Ctrl-C comes by way of the sidecar, once
        ::dup2(nothing.get(), STDIN_FILENO);
        ::dup2(outputPipe.writer.get(), STDOUT_FILENO);
        ::dup2(errorsPipe.writer.get(), STDERR_FILENO);
        ::fcntl(newsEnd, F_SETFD, 0);
        if (::chdir(command.folder.c_str()) == 0)
            ::execve(argumentPointers[0], argumentPointers.data(), environmentPointers.data());
        const GuardNews news{GuardNews::Refused, errno};
        [[maybe_unused]] const ssize_t written = ::write(newsEnd, &news, sizeof news);
        ::_exit(127);
    }
    m_news = std::move(newsPipe.reader);
    m_output = std::move(outputPipe.reader);
    m_errors = std::move(errorsPipe.reader);
    newsPipe.writer.reset();
    outputPipe.writer.reset();
    errorsPipe.writer.reset();
    inherited.reset();
    const std::optional<GuardNews> first = news(kStartMilliseconds);
    if (!first || first->kind == GuardNews::Refused) {
        killAll();
        throw refused(command, first ? first->value : ETIMEDOUT);
    }
    m_program = first->value;
}

GuardedProgram::~GuardedProgram()
{
    if (m_guard <= 0)
        return;
    killAll();
    for (int round = 0; round < 200; ++round) { // it leaves once nothing is below it
        if (::waitpid(m_guard, nullptr, WNOHANG) == m_guard)
            return;
        ::poll(nullptr, 0, 10);
    }
    ::kill(m_guard, SIGKILL);
    ::waitpid(m_guard, nullptr, 0);
}

std::optional<GuardNews> GuardedProgram::news(int milliseconds)
{
    pollfd waiting{m_news.get(), POLLIN, 0};
    while (::poll(&waiting, 1, milliseconds) < 0 && errno == EINTR) {
    }
    GuardNews read;
    if ((waiting.revents & (POLLIN | POLLHUP)) == 0 || ::read(m_news.get(), &read, sizeof read) != sizeof read)
        return std::nullopt;
    return read;
}

std::optional<int> GuardedProgram::ended()
{
    if (m_status)
        return m_status;
    if (const std::optional<GuardNews> word = news(0)) {
        if (word->kind == GuardNews::Ended)
            m_status = word->value;
    } else if (int status = 0; ::waitpid(m_guard, &status, WNOHANG) == m_guard) {
        m_guard = 0;
        m_status = SIGKILL; // the guard was killed; the kernel has killed the program after it
    }
    return m_status;
}

void GuardedProgram::signalGroup(int signal) const
{
    if (m_program > 0 && !m_status)
        ::kill(-m_program, signal);
}

void GuardedProgram::signalTrainers(int signal, ProgramLauncher launcher) const
{
    if (m_status || m_program <= 0)
        return;
    if (launcher != ProgramLauncher::Torchrun) { // mpirun passes USR1 on itself
        ::kill(m_program, signal);
        return;
    }
    for (const ProcessEntry& process : processesBelow(m_guard))
        if (process.parent == m_program && !process.zombie)
            ::kill(process.pid, signal);
}

void GuardedProgram::killAll() const
{
    if (m_guard <= 0)
        return;
    for (const ProcessEntry& process : processesBelow(m_guard))
        ::kill(process.pid, SIGKILL);
    if (!m_status && m_program == 0)
        ::kill(m_guard, SIGKILL);
}

} // namespace trainyard
