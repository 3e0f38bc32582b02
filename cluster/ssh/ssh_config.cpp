// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/ssh/ssh_config.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/reasons_link.h"
#include "cluster/ssh/ssh_host_names.h"

#include <pwd.h>
#include <unistd.h>

#include <algorithm>
#include <climits>
#include <cstdlib>
#include <map>

namespace trainyard {
namespace {

constexpr int kMostJumps = 16;

Failure refusal(ErrorKind kind, const std::string& host, Reason why)
{
    return Failure(kind, "find the way to", host, std::move(why));
}

std::string environmentReplaced(const std::string& text, const std::string& host)
{
    std::string replaced;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t end = text.compare(i, 2, "${") == 0 ? text.find('}', i) : std::string::npos;
        if (end == std::string::npos) {
            replaced += text[i];
            continue;
        }
        const std::string name = text.substr(i + 2, end - i - 2);
        const char* value = std::getenv(name.c_str());
        if (!value)
            throw refusal(ErrorKind::BadInput, host, linkReason("link.variable-unset", text, name));
        replaced += value;
        i = end;
    }
    return replaced;
}

std::string tildeReplaced(const std::string& path, const std::string& home)
{
    if (path.empty() || path.front() != '~')
        return path;
    const std::size_t slash = std::min(path.find('/'), path.size());
    if (slash == 1)
        return home + path.substr(slash);
    const passwd* other = ::getpwnam(path.substr(1, slash - 1).c_str());
    return other ? other->pw_dir + path.substr(slash) : path;
}

/// The jump host of `ssh [-q…] -W %h:%p [-p port] [-l user] HOST`; nullopt for any other command.
std::optional<std::string> jumpOfCommand(const std::string& command)
{
    const std::optional<std::vector<std::string>> words = splitSshArguments(command);
    if (!words)
        return std::nullopt;
    std::string host;
    std::string user;
    std::string port;
    bool forwards = false;
    std::size_t i = !words->empty() && (*words)[0] == "exec" ? 1 : 0;
    if (i >= words->size() || ((*words)[i] != "ssh" && (*words)[i] != "/usr/bin/ssh"))
        return std::nullopt;
    for (++i; i < words->size(); ++i) {
        const std::string& word = (*words)[i];
        const bool more = i + 1 < words->size();
        if (word == "-W" && more && ((*words)[i + 1] == "%h:%p" || (*words)[i + 1] == "[%h]:%p"))
            forwards = !(*words)[++i].empty();
        else if (word == "-p" && more)
            port = ":" + (*words)[++i];
        else if (word == "-l" && more)
            user = (*words)[++i] + "@";
        else if (word.size() > 1 && word[0] == '-' && word.find_first_not_of("qaAxXTnCv46", 1) == std::string::npos)
            continue;
        else if (word[0] != '-' && host.empty())
            host = word;
        else
            return std::nullopt;
    }
    if (!forwards || host.empty())
        return std::nullopt;
    return user + host + port;
}

} // namespace

SshConfig::Environment SshConfig::Environment::ofThisUser()
{
    Environment environment;
    environment.home = homeFolder();
    environment.userFile = environment.home + "/.ssh/config";
    environment.systemFile = "/etc/ssh/ssh_config";
    const passwd* user = ::getpwuid(::getuid());
    environment.localUser = user ? user->pw_name : "";
    environment.accountHome = user ? user->pw_dir : environment.home;
    char name[HOST_NAME_MAX + 1] = {};
    ::gethostname(name, sizeof name - 1);
    environment.localHost = name;
    return environment;
}

SshSettings SshConfig::settings(const SshDestination& asked) const
{
    if (!isPlainSshHost(asked.host))
        throw refusal(ErrorKind::BadInput, asked.host, linkReason("link.no-host-name"));
    if (!asked.user.empty() && !isPlainSshUser(asked.user))
        throw refusal(ErrorKind::BadInput, asked.user + "@" + asked.host, linkReason("link.no-user-name"));
    const std::optional<std::string> answer = m_environment.ask ? m_environment.ask(asked) : std::nullopt;
    if (answer) {
        SshSettings settings = parsedSshAnswer(*answer, asked.host);
        const std::string account = m_environment.accountHome + "/";
        for (std::string& file : settings.userKnownHosts) // OpenSSH has already replaced the '~' of these
            if (m_environment.hasOwnHome() && file.starts_with(account))
                file.replace(0, account.size(), m_environment.home + "/");
        return settings;
    }
    SshSettings settings = sshDefaults(asked.host, asked.user.empty() ? m_environment.localUser : asked.user);
    settings.port = asked.port != 0 ? asked.port : settings.port;
    return settings;
}

std::vector<std::string> SshConfig::hostNames() const
{
    std::vector<std::string> names = sshHostNames(m_environment.userFile, m_environment.home);
    for (std::string& name : sshHostNames(m_environment.systemFile, m_environment.home))
        if (std::find(names.begin(), names.end(), name) == names.end())
            names.push_back(std::move(name));
    return names;
}

SshHop SshConfig::hop(const SshSettings& settings) const
{
    if (!isPlainSshHost(settings.hostName)) // after HostName has been applied
        throw refusal(ErrorKind::BadInput, settings.host, linkReason("link.config-host", settings.hostName));
    if (!isPlainSshUser(settings.user))
        throw refusal(ErrorKind::BadInput, settings.host, linkReason("link.config-user", settings.user));
    SshHop hop;
    hop.name = settings.host;
    hop.hostName = settings.hostName;
    hop.port = settings.port;
    hop.user = settings.user;
    hop.hostKeyAlias = settings.hostKeyAlias;
    hop.identitiesOnly = settings.identitiesOnly;
    hop.refuseUnknownHosts = settings.strictHostKeyChecking == "yes";
    hop.keyLogin = settings.keyLogin;
    hop.interactiveLogin = settings.interactiveLogin;
    hop.passwordLogin = settings.passwordLogin;
    if (settings.connectTimeout > 0.0)
        hop.connectTimeout = settings.connectTimeout;

    const std::string& local = m_environment.localHost;
    const std::map<char, std::string> tokens{
        {'d', m_environment.home},
        {'h', settings.hostName},
        {'i', std::to_string(::getuid())},
        {'j', settings.proxyJump},
        {'k', settings.hostKeyAlias.empty() ? settings.host : settings.hostKeyAlias},
        {'L', local.substr(0, local.find('.'))},
        {'l', local},
        {'n', settings.host},
        {'p', std::to_string(settings.port)},
        {'r', settings.user},
        {'u', m_environment.localUser}};
    const auto path = [&](const std::string& text) {
        char unknown = 0;
        const std::optional<std::string> expanded = expandSshTokens(
            tildeReplaced(environmentReplaced(text, settings.host), m_environment.home), tokens, unknown);
        if (!expanded)
            throw refusal(ErrorKind::BadInput, settings.host,
                          linkReason("link.config-token", text, std::string("%") + unknown));
        return *expanded;
    };
    const auto paths = [&](const std::vector<std::string>& texts) {
        std::vector<std::string> found;
        for (const std::string& text : texts)
            if (text != "none")
                found.push_back(path(text));
        return found;
    };
    hop.identityFiles = paths(settings.identityFiles);
    hop.userKnownHosts = paths(settings.userKnownHosts);
    hop.globalKnownHosts = paths(settings.globalKnownHosts);
    const std::string& agent = settings.identityAgent;
    if (agent == "none" || agent.empty())
        hop.identityAgent = agent;
    else if (agent.front() == '$' && agent.find('{') == std::string::npos)
        hop.identityAgent = std::getenv(agent.c_str() + 1) ? std::getenv(agent.c_str() + 1) : "none";
    else if (agent != "SSH_AUTH_SOCK")
        hop.identityAgent = path(agent);
    return hop;
}

SshRoute SshConfig::route(const SshDestination& asked, const std::string& jumps) const
{
    SshRoute route;
    addRoute(route, asked, jumps, 0);
    return route;
}

void SshConfig::addRoute(SshRoute& route, const SshDestination& asked, const std::string& jumps, int depth) const
{
    if (depth > kMostJumps)
        throw refusal(ErrorKind::BadInput, asked.host, linkReason("link.jumps-circle"));
    const SshSettings found = settings(asked);
    std::string by = jumps.empty() ? found.proxyJump : jumps;
    if (by.empty() && !found.proxyCommand.empty() && found.proxyCommand != "none") {
        const std::optional<std::string> jump = jumpOfCommand(found.proxyCommand);
        if (!jump)
            throw refusal(ErrorKind::Unsupported, asked.host, linkReason("link.proxy-command", found.proxyCommand));
        by = *jump;
    }
    if (!by.empty() && by != "none") {
        // As in `ssh -J a,b host`: b is reached through a, whatever b's own configuration says; a is reached as
        // configured.
        const std::size_t comma = by.rfind(',');
        const std::string last = comma == std::string::npos ? by : by.substr(comma + 1);
        const std::optional<SshDestination> jump = parsedDestination(last);
        if (!jump)
            throw refusal(ErrorKind::BadInput, asked.host, linkReason("link.jump-unclear", last));
        addRoute(route, *jump, comma == std::string::npos ? std::string() : by.substr(0, comma), depth + 1);
    }
    if (route.size() > kMostJumps)
        throw refusal(ErrorKind::BadInput, asked.host, linkReason("link.jumps-many"));
    route.push_back(hop(found));
}

} // namespace trainyard
