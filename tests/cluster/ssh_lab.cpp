// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cluster/ssh_lab.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/unique_handle.h"
#include "cluster/transport/ssh_transport.h"
#include "tests/support/test_environment.h"

#include <QProcess>
#include <QStandardPaths>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <pwd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <fstream>
#include <stdexcept>

namespace trainyard::test {
namespace {

FileDescriptor bound(int port)
{
    FileDescriptor socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
    const int one = 1;
    ::setsockopt(socket.get(), SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::bind(socket.get(), reinterpret_cast<sockaddr*>(&address), sizeof address) != 0)
        return {};
    return socket;
}

/// Two neighbouring ports that nobody uses.
int freePorts()
{
    for (int port = 27800 + static_cast<int>(::getpid() % 400) * 10; port < 60000; port += 2) {
        const FileDescriptor one = bound(port);
        const FileDescriptor two = bound(port + 1);
        if (one && two)
            return port;
    }
    throw std::runtime_error("no free port");
}

} // namespace

std::string SshLab::unavailable()
{
    if (!SshTransport::available())
        return "built without libssh";
    if (qEnvironmentVariable("TRAINYARD_WITH_CLUSTER").isEmpty())
        return "daemons are started only by packaging/check --with-cluster or with CI=true";
    for (const char* program : {"sshd", "ssh-keygen", "oathtool", "ss"})
        if (QStandardPaths::findExecutable(program).isEmpty() &&
            QStandardPaths::findExecutable(program, {"/usr/sbin", "/sbin"}).isEmpty())
            return std::string(program) + " is not installed (packaging/check --with-cluster installs it)";
    return {};
}

SshLab::SshLab(const std::string& extra1, const std::string& extra2)
    : m_folder(QDir::tempPath() + "/trainyard-ssh-XXXXXX"), m_port(freePorts())
{
    control("ssh", extra1, extra2);
}

SshLab::~SshLab()
{
    try {
        control("down");
    } catch (const std::exception& exception) {
        qWarning("%s", exception.what());
    }
}

void SshLab::control(const char* verb, const std::string& extra1, const std::string& extra2)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("LAB", m_folder.path());
    environment.insert("BASE", QString::number(m_port - 22));
    environment.insert("EXTRA1", QString::fromStdString(extra1));
    environment.insert("EXTRA2", QString::fromStdString(extra2));
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QString::fromStdString(sourceFolder().string() + "/tests/support/test_cluster.sh"), {verb});
    if (!process.waitForFinished(60000) || process.exitCode() != 0)
        throw std::runtime_error("test_cluster.sh " + std::string(verb) + ": " + process.readAll().toStdString() +
                                 log(1) + log(2));
}

std::string SshLab::log(int server) const
{
    try {
        return readFile(folder() + "/log/sshd" + std::to_string(server));
    } catch (const Failure&) {
        return {};
    }
}

SshHop SshLab::hop(int server) const
{
    SshHop hop;
    hop.name = "lab" + std::to_string(server);
    hop.hostName = "127.0.0.1";
    hop.port = port(server);
    hop.user = user();
    hop.identityFiles = {userKey()};
    hop.identityAgent = "none";
    hop.userKnownHosts = {knownHosts()};
    return hop;
}

void SshLab::trust(const SshHop& hop, int server) const
{
    const std::string name =
        hop.hostKeyAlias.empty() ? "[" + hop.hostName + "]:" + std::to_string(hop.port) : hop.hostKeyAlias;
    std::ofstream(knownHosts(), std::ios::app) << name << ' ' << readFile(hostKey(server) + ".pub");
}

std::string SshLab::totp() const
{
    return run({"oathtool", "--totp", "--now=now + " + std::to_string(30 * m_codes++) + " seconds",
                readFile(folder() + "/ssh/totp")})
        .substr(0, 6);
}

std::string SshLab::run(const std::vector<std::string>& words, const std::string& input)
{
    QProcess process;
    QStringList arguments;
    for (std::size_t i = 1; i < words.size(); ++i)
        arguments << QString::fromStdString(words[i]);
    process.start(QString::fromStdString(words[0]), arguments);
    process.write(input.data(), static_cast<qint64>(input.size()));
    process.closeWriteChannel();
    if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        throw std::runtime_error(words[0] + ": " + process.readAllStandardError().toStdString());
    return process.readAllStandardOutput().toStdString();
}

std::string SshLab::user()
{
    return ::getpwuid(::getuid())->pw_name;
}

ErrorKind kindOf(const std::function<void()>& action)
{
    try {
        action();
    } catch (const Failure& failure) {
        return failure.error().kind;
    }
    throw std::runtime_error("nothing was thrown");
}

std::optional<std::vector<Secret>> ScriptedPeople::answer(const LoginRequest& request)
{
    requests.push_back(request);
    const std::optional<std::vector<std::string>> given = answers ? answers(request) : std::nullopt;
    if (!given)
        return std::nullopt;
    std::vector<Secret> secrets;
    for (const std::string& text : *given)
        secrets.emplace_back(text);
    return secrets;
}

bool ScriptedPeople::trust(const HostKeyQuestion& question)
{
    hosts.push_back(question);
    return trusts;
}

} // namespace trainyard::test
