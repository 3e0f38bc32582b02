// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/transport/ssh_transport.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/reasons_link.h"
#include "cluster/ssh/reconnect_policy.h"
#include "cluster/ssh/ssh_connect.h"
#include "cluster/ssh/ssh_exec.h"
#include "cluster/transport/path_rules.h"
#include "cluster/transport/posix_checksum.h"
#include "cluster/transport/remote_scripts.h"
#include "cluster/transport/ssh_transfer.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <random>
#include <string_view>

namespace trainyard {
namespace {

constexpr std::int64_t kSmallRemoteFile = std::int64_t{4} << 20;
constexpr std::size_t kInScript = std::size_t{12} << 10; // bytes of a file that are part of the script
constexpr double kFileSeconds = 60.0; // for small file operations; network file systems may hang for a while

} // namespace

/// The session and its history of failures.
class SshTransport::Connection {
public:
    Connection(SshRoute route, const LoginPeople& people) : m_route(std::move(route)), m_people(people)
    {
        if (m_route.empty())
            throw Failure(ErrorKind::Internal, "connect over SSH", {}, linkReason("link.no-host"));
    }

    void connect(bool byPerson)
    {
        if (m_session && m_session->connected())
            return;
        m_session.reset();
        // After the first login, reconnecting asks nobody: no dialog appears unexpectedly.
        const bool mayAsk = byPerson || !m_everConnected;
        try {
            m_session = connectRoute(m_route, mayAsk ? m_people : LoginPeople{}, m_interrupt);
        } catch (const Failure& failure) {
            remember(failure);
            throw;
        }
        m_everConnected = true;
        m_last.reset();
        m_policy.succeeded();
    }

    ExecResult run(const ExecTask& task)
    {
        if (m_interrupt.raised())
            throw Failure(ErrorKind::Cancelled, "reach", label(), linkReason("link.interrupted"));
        if (m_session && !m_session->connected())
            lost();
        if (!m_session)
            connectWhenAllowed();
        // Keeps the session alive: a call inside a progress callback may lose and replace it.
        const std::shared_ptr<SshSession> used = m_session;
        try {
            ExecOutcome outcome = runScript(*used, environment.empty() ? task : withEnvironment(task));
            return {outcome.exitCode, std::move(outcome.output), std::move(outcome.errorOutput)};
        } catch (const Failure& failure) {
            if (failure.error().kind == ErrorKind::Transport && m_session == used) {
                m_session.reset();
                remember(failure);
            }
            throw;
        }
    }

    void disconnect() noexcept { m_session.reset(); }
    bool connected() const noexcept { return m_session && m_session->connected(); }
    void endWith(std::stop_token stop)
    {
        m_onStop.reset();
        m_interrupt.clear();
        m_onStop.emplace(std::move(stop), RaiseInterrupt{&m_interrupt});
    }
    double retryIn() const
    {
        return m_policy.stopped() ? -1.0 : m_session ? 0.0 : std::max(0.0, m_policy.next() - steadyTime());
    }
    std::string label() const { return m_route.back().label(); }

    TransferProgress progress;
    std::string environment; ///< shell lines before every script

private:
    struct RaiseInterrupt {
        Interrupt* interrupt;
        void operator()() const noexcept { interrupt->raise(); }
    };

    ExecTask withEnvironment(ExecTask task) const
    {
        task.script.insert(0, environment);
        return task;
    }

    void connectWhenAllowed()
    {
        if (m_last && m_policy.stopped())
            throw Failure(*m_last);
        if (m_last && !m_policy.mayTry(steadyTime())) {
            Error error = *m_last;
            error.reason += "; the next try is in " + std::to_string(std::lround(std::ceil(retryIn()))) + " s";
            throw Failure(error);
        }
        connect(false);
    }

    void lost()
    {
        remember(m_session->failure("reach"));
        m_session.reset();
    }

    void remember(const Failure& failure)
    {
        m_last = failure.error();
        if (m_last->kind == ErrorKind::Transport)
            m_policy.failed(steadyTime(), std::uniform_real_distribution<>()(m_random));
        else
            m_policy.stop(); // refused or cancelled: the user must decide
    }

    SshRoute m_route;
    LoginPeople m_people;
    Interrupt m_interrupt;
    std::optional<std::stop_callback<RaiseInterrupt>> m_onStop;
    std::shared_ptr<SshSession> m_session;
    ReconnectPolicy m_policy;
    std::optional<Error> m_last;
    std::mt19937 m_random{std::random_device{}()};
    bool m_everConnected = false;
};

SshTransport::SshTransport(SshRoute route, LoginPrompter* prompter, HostKeyPrompt* hostKeys)
    : m_connection(std::make_unique<Connection>(std::move(route), LoginPeople{prompter, hostKeys}))
{
}

SshTransport::~SshTransport() = default;

bool SshTransport::available() noexcept
{
    return true;
}

void SshTransport::setSharedWithGroup(bool shared)
{
    m_connection->environment = shared ? "TRAINYARD_SHARE=group; export TRAINYARD_SHARE\n" : "";
}

void SshTransport::connect(std::stop_token stop)
{
    m_connection->endWith(std::move(stop));
    m_connection->connect(true);
}

void SshTransport::disconnect() noexcept
{
    m_connection->disconnect();
}
bool SshTransport::connected() const noexcept
{
    return m_connection->connected();
}
double SshTransport::retryIn() const
{
    return m_connection->retryIn();
}
void SshTransport::setProgress(TransferProgress progress)
{
    m_connection->progress = std::move(progress);
}

void SshTransport::keepAlive(double deadlineSeconds)
{
    try {
        exec(":", deadlineSeconds);
    } catch (const Failure& failure) {
        if (failure.error().kind == ErrorKind::Timeout) // the server answers, but its shells do not
            throw Failure(ErrorKind::Transport, "hear from", m_connection->label(), failure.error().reason);
        throw;
    }
}

ExecResult SshTransport::exec(const std::string& script, double deadlineSeconds)
{
    ExecTask task;
    task.script = script;
    task.seconds = deadlineSeconds;
    return m_connection->run(task);
}

ExecResult SshTransport::execUnseen(const std::string& script, double deadlineSeconds)
{
    ExecTask task;
    task.script = script;
    task.seconds = deadlineSeconds;
    task.unseen = true;
    return m_connection->run(task);
}

void SshTransport::write(const std::string& path, const std::string& bytes)
{
    checkedPath(path, "write");
    const TransferProgress none;
    SshTransfer([this](const ExecTask& task) { return m_connection->run(task); }, none).write(path, bytes, {});
}

std::optional<std::string> SshTransport::read(const std::string& path, std::int64_t offset, std::int64_t limit)
{
    checkedPath(path, "read");
    if (offset < 0 || limit < 0)
        throw Failure(ErrorKind::Internal, "read", path, linkReason("link.negative-range"));
    ExecResult result = exec(remote::readScript(path, offset, limit), kFileSeconds);
    if (result.exitCode == 0)
        return std::move(result.output);
    if (remote::tellsAbsence(result))
        return std::nullopt;
    throw remote::failure("read", path, result);
}

std::optional<std::string> SshTransport::create(const std::string& path, const std::string& bytes)
{
    checkedPath(path, "write");
    if (bytes.size() > kInScript || bytes.find('\0') != std::string::npos)
        return Transport::create(path, bytes);
    PosixChecksum checksum;
    checksum.add(bytes);
    ExecResult result =
        execUnseen(remote::createScript(path, bytes, randomHex(12), checksum.text(), kSmallRemoteFile), kFileSeconds);
    constexpr std::string_view kThere = "there\n";
    if (result.exitCode == 0 && result.output == "made\n")
        return std::nullopt;
    if (result.exitCode == 0 && result.output.starts_with(kThere))
        return result.output.substr(kThere.size());
    throw remote::failure("write", path, result);
}

std::optional<FileStatus> SshTransport::status(const std::string& path)
{
    const ExecResult result = exec(remote::statusScript(checkedPath(path, "look at")), kFileSeconds);
    if (remote::tellsAbsence(result))
        return std::nullopt;
    std::optional<FileStatus> status = result.exitCode == 0 ? remote::parsedStatus(result.output) : std::nullopt;
    if (!status)
        throw remote::failure("look at", path, result);
    return status;
}

std::vector<std::string> SshTransport::list(const std::string& folder)
{
    const ExecResult result = exec(remote::listScript(checkedPath(folder, "list")), kFileSeconds);
    if (remote::tellsAbsence(result))
        return {};
    if (result.exitCode != 0)
        throw remote::failure("list", folder, result);
    return remote::parsedList(result.output, folder);
}

void SshTransport::makeFolders(const std::string& path)
{
    const ExecResult result = exec(remote::makeFoldersScript(checkedPath(path, "create the folder")), kFileSeconds);
    if (result.exitCode != 0)
        throw remote::failure("create the folder", path, result);
}

void SshTransport::put(const std::string& localPath, const std::string& remotePath)
{
    checkedPath(localPath, "copy");
    checkedPath(remotePath, "write");
    SshTransfer([this](const ExecTask& task) { return m_connection->run(task); }, m_connection->progress)
        .put(localPath, remotePath);
}

void SshTransport::get(const std::string& remotePath, const std::string& localPath)
{
    checkedPath(remotePath, "copy");
    checkedPath(localPath, "write");
    SshTransfer([this](const ExecTask& task) { return m_connection->run(task); }, m_connection->progress)
        .get(remotePath, localPath);
}

void SshTransport::removeTree(const std::string& path)
{
    checkedPath(path, "remove the folder");
    const ExecResult result = exec(remote::removeTreeScript(removablePath(path)), kFileSeconds);
    if (result.exitCode != 0 && !remote::tellsAbsence(result))
        throw remote::failure("remove the folder", path, result);
}

} // namespace trainyard
