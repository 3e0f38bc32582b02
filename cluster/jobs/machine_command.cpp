// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/jobs/machine_command.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/protocol/reasons_job.h"
#include "cluster/transport/exec_text.h"
#include "cluster/transport/shell_quote.h"

#include <algorithm>
#include <cstdlib>

namespace trainyard {
namespace {

constexpr double kCommandDeadline = 30.0; // seconds; a cold start from a slow network disk takes a few
constexpr double kDoubtAfter = 5.0;       // seconds of silence
constexpr std::int64_t kErrorTail = std::int64_t{16} << 10;
constexpr int kKilled = 128 + 9;

// In the home folder, which every node of a cluster can see.
const char* const kMakeFolder = "umask 077\n"
                                "base=\"${XDG_CACHE_HOME:-$HOME/.cache}/trainyard/commands\"\n"
                                "mkdir -p -- \"$base\" && mktemp -d \"$base/XXXXXXXX\"\n";

std::string run(Transport& transport, const std::string& script)
{
    const ExecResult result = transport.exec(script, kCommandDeadline);
    if (result.exitCode != 0)
        throw Failure(ErrorKind::Io, "start a command on the machine", {},
                      jobReason("job.check-home", shellReason(trimmed(result.errorOutput), result.exitCode)));
    return trimmed(result.output);
}

} // namespace

MachineCommand::MachineCommand(Transport& transport)
    : m_transport(&transport), m_folder(run(transport, kMakeFolder)), m_lookAgain(steadyTime() + kDoubtAfter)
{
    if (m_folder.empty() || m_folder.front() != '/' || m_folder.find('\n') != std::string::npos)
        throw Failure(ErrorKind::Io, "start a command on the machine", {}, jobReason("job.shell-prints"));
}

MachineCommand::MachineCommand(Transport& transport, const std::vector<std::string>& words, const std::string& input)
    : MachineCommand(transport)
{
    begin(words, input);
}

std::unique_ptr<MachineCommand> MachineCommand::ofScript(Transport& transport, const std::string& script,
                                                         const std::string& input)
{
    std::unique_ptr<MachineCommand> command(new MachineCommand(transport));
    transport.write(command->m_folder + "/script", script);
    command->begin({"sh", command->m_folder + "/script"}, input);
    return command;
}

void MachineCommand::begin(const std::vector<std::string>& words, const std::string& input)
{
    try {
        start(words, input);
    } catch (...) {
        try {
            clean();
        } catch (const Failure&) { // the first failure is more informative
        }
        throw;
    }
}

void MachineCommand::start(const std::vector<std::string>& words, const std::string& input)
{
    m_transport->write(m_folder + "/input", input);
    std::string program;
    for (const std::string& word : words)
        program += shellQuoted(word) + ' ';
    // The shell survives a TERM to its group, so that the program's exit code is recorded.
    const std::string body =
        "trap : TERM INT\n" + program + "<input >output 2>errors\necho $? >ending && mv ending ended";
    m_group = run(*m_transport, "cd " + shellQuoted(m_folder) + " || exit\n: >output\nsetsid sh -c " +
                                    shellQuoted(body) + " </dev/null >/dev/null 2>&1 &\necho $!\n");
    if (m_group.empty() || m_group.find_first_not_of("0123456789") != std::string::npos)
        throw Failure(ErrorKind::Io, "start a command on the machine", {}, jobReason("job.shell-no-process"));
}

bool MachineCommand::lives()
{
    return m_transport->exec("kill -s 0 -- -" + m_group, kCommandDeadline).exitCode == 0;
}

MachineCommand::News MachineCommand::poll(std::int64_t limit)
{
    // Checks first whether it has ended; all of its output exists by then.
    std::optional<std::string> ended = m_transport->read(m_folder + "/ended", 0, 64);
    News news;
    if (!ended && (m_killed || steadyTime() > m_lookAgain)) {
        if (!lives() && !(ended = m_transport->read(m_folder + "/ended", 0, 64)))
            ended = std::to_string(kKilled); // killed by somebody, or the machine was restarted
        m_lookAgain = steadyTime() + kDoubtAfter;
    }
    news.output = m_transport->read(m_folder + "/output", m_told, limit).value_or(std::string());
    if (!news.output.empty())
        m_lookAgain = steadyTime() + kDoubtAfter;
    if (ended && static_cast<std::int64_t>(news.output.size()) < limit) {
        news.exitCode = std::atoi(ended->c_str());
        const auto status = m_transport->status(m_folder + "/errors");
        if (status)
            news.errorOutput =
                m_transport
                    ->read(m_folder + "/errors", std::max<std::int64_t>(0, status->size - kErrorTail), kErrorTail)
                    .value_or(std::string());
    }
    m_told += static_cast<std::int64_t>(
        news.output.size()); // last, so that output lost with a broken connection is returned again
    return news;
}

void MachineCommand::stop(bool force)
{
    m_killed = m_killed || force;
    m_transport->exec(std::string("kill -s ") + (force ? "KILL" : "TERM") + " -- -" + m_group + " 2>/dev/null; :",
                      kCommandDeadline);
}

void MachineCommand::clean()
{
    m_transport->removeTree(m_folder);
}

} // namespace trainyard
