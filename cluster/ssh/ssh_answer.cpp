// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/ssh/ssh_answer.h"

#include "cluster/ssh/ssh_words.h"

#include <cstdlib>
#include <filesystem>
#include <sstream>

namespace trainyard {
namespace {

constexpr std::string_view kDefaults = "identityfile ~/.ssh/id_rsa\n"
                                       "identityfile ~/.ssh/id_ecdsa\n"
                                       "identityfile ~/.ssh/id_ecdsa_sk\n"
                                       "identityfile ~/.ssh/id_ed25519\n"
                                       "identityfile ~/.ssh/id_ed25519_sk\n"
                                       "identityfile ~/.ssh/id_xmss\n"
                                       "identityfile ~/.ssh/id_dsa\n"
                                       "userknownhostsfile ~/.ssh/known_hosts ~/.ssh/known_hosts2\n"
                                       "globalknownhostsfile /etc/ssh/ssh_known_hosts /etc/ssh/ssh_known_hosts2\n";

bool on(const std::string& value)
{
    return value != "no" && value != "false";
}

bool exists(const std::string& path)
{
    std::error_code code;
    return std::filesystem::exists(path, code);
}

std::vector<std::string> files(const std::string& value)
{
    std::istringstream stream(value);
    std::vector<std::string> words;
    for (std::string word; std::getline(stream, word, ' ');)
        words.push_back(word);
    std::vector<std::string> found;
    for (std::size_t begin = 0; begin < words.size();) {
        std::string name = words[begin];
        std::string joined = name;
        std::size_t end = begin + 1;
        for (std::size_t last = begin + 1; last < words.size(); ++last) {
            joined += " " + words[last];
            if (exists(joined)) {
                name = joined;
                end = last + 1;
            }
        }
        if (!name.empty())
            found.push_back(std::move(name));
        begin = end;
    }
    return found;
}

void take(SshSettings& settings, std::string_view keyword, const std::string& value)
{
    if (keyword == "hostname")
        settings.hostName = value;
    else if (keyword == "user")
        settings.user = value;
    else if (keyword == "port")
        settings.port = parsedPort(value).value_or(settings.port);
    else if (keyword == "identityfile")
        settings.identityFiles.push_back(value);
    else if (keyword == "identitiesonly")
        settings.identitiesOnly = on(value);
    else if (keyword == "identityagent")
        settings.identityAgent = value;
    else if (keyword == "proxyjump")
        settings.proxyJump = value;
    else if (keyword == "proxycommand")
        settings.proxyCommand = value;
    else if (keyword == "hostkeyalias")
        settings.hostKeyAlias = value;
    else if (keyword == "userknownhostsfile")
        settings.userKnownHosts = files(value);
    else if (keyword == "globalknownhostsfile")
        settings.globalKnownHosts = files(value);
    else if (keyword == "stricthostkeychecking")
        settings.strictHostKeyChecking = value == "true" ? "yes" : value;
    else if (keyword == "pubkeyauthentication")
        settings.keyLogin = on(value);
    else if (keyword == "kbdinteractiveauthentication")
        settings.interactiveLogin = on(value);
    else if (keyword == "passwordauthentication")
        settings.passwordLogin = on(value);
    else if (keyword == "connecttimeout")
        settings.connectTimeout = std::strtod(value.c_str(), nullptr); // "none" is 0
}

} // namespace

SshSettings parsedSshAnswer(std::string_view answer, const std::string& host)
{
    SshSettings settings;
    settings.host = settings.hostName = host;
    while (!answer.empty()) {
        const std::size_t end = std::min(answer.find('\n'), answer.size());
        std::string_view line = answer.substr(0, end);
        answer.remove_prefix(std::min(end + 1, answer.size()));
        if (!line.empty() && line.back() == '\r')
            line.remove_suffix(1);
        if (const std::size_t space = line.find(' '); space != std::string_view::npos)
            take(settings, line.substr(0, space), std::string(line.substr(space + 1)));
    }
    return settings;
}

SshSettings sshDefaults(const std::string& host, const std::string& user)
{
    SshSettings settings = parsedSshAnswer(kDefaults, host);
    settings.user = user;
    return settings;
}

} // namespace trainyard
