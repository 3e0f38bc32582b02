// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/ssh/ssh_config_reader.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/private_files.h"
#include "backend/protocol/reasons_link.h"

#include <glob.h>

#include <sys/stat.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <string_view>

namespace trainyard {
namespace {

constexpr int kDeepestInclude = 16;

/// Options that we use, with the number of words each may have; the first value counts.
const std::map<std::string, std::size_t> kUsed{{"hostname", 1},
                                               {"user", 1},
                                               {"port", 1},
                                               {"identitiesonly", 1},
                                               {"identityagent", 1},
                                               {"hostkeyalias", 1},
                                               {"stricthostkeychecking", 1},
                                               {"pubkeyauthentication", 1},
                                               {"kbdinteractiveauthentication", 1},
                                               {"passwordauthentication", 1},
                                               {"connecttimeout", 1},
                                               {"userknownhostsfile", 32},
                                               {"globalknownhostsfile", 32},
                                               {"proxyjump", 1}};
const std::map<std::string, std::string> kOtherNames{
    {"challengeresponseauthentication", "kbdinteractiveauthentication"},
    {"skeyauthentication", "kbdinteractiveauthentication"},
    {"dsaauthentication", "pubkeyauthentication"}};
const std::set<std::string> kSwitches{"identitiesonly", "pubkeyauthentication", "kbdinteractiveauthentication",
                                      "passwordauthentication"};

using Words = std::vector<std::string>;

/// Seconds for "90", "1m30s", "2h"; -1 if invalid.
double seconds(const std::string& text)
{
    double total = 0.0;
    std::size_t i = 0;
    while (i < text.size()) {
        const std::size_t end = std::min(text.find_first_not_of("0123456789", i), text.size());
        if (end == i || end - i > 8)
            return -1.0;
        const double number = std::atof(text.substr(i, end - i).c_str());
        static const std::map<char, double> units{
            {'s', 1.0}, {'m', 60.0}, {'h', 3600.0}, {'d', 86400.0}, {'w', 604800.0}};
        const auto unit = units.find(
            end < text.size() ? static_cast<char>(std::tolower(static_cast<unsigned char>(text[end]))) : 's');
        if (unit == units.end())
            return -1.0;
        total += number * unit->second;
        i = end + 1;
    }
    return text.empty() ? -1.0 : total;
}

/// One pass through the files for one host.
class Reader {
public:
    Reader(const SshConfig::Environment& environment, const SshDestination& asked)
        : m_environment(environment), m_original(asked.host), m_host(asked.host)
    {
        if (!asked.user.empty())
            m_values["user"] = {asked.user};
        if (asked.port != 0)
            m_values["port"] = {std::to_string(asked.port)};
    }

    void walk()
    {
        bool active = true;
        readFile(m_environment.userFile, 0, true, active, false);
        active = true;
        readFile(m_environment.systemFile, 0, false, active, false);
    }

    void walkAll()
    {
        walk();
        if (!m_wantsFinal)
            return;
        const std::string name = hostName();
        if (find("hostname")) { // the result of the first pass stays
            std::string& kept = m_values["hostname"].front() = name;
            for (std::size_t at = 0; (at = kept.find('%', at)) != std::string::npos; at += 2)
                kept.insert(at, "%");
        }
        m_host = name;
        m_final = true;
        walk();
    }

    std::string hostName() const
    {
        const Words* words = find("hostname");
        char unknown = 0;
        return words ? expandSshTokens(words->front(), {{'h', m_host}}, unknown).value_or(words->front()) : m_host;
    }

    SshSettings settings() const
    {
        SshSettings found;
        found.host = m_original;
        found.hostName =
            asciiLowerCase(m_final ? m_host : hostName()); // a HostName found in the second pass comes too late
        found.user = text("user", m_environment.localUser);
        found.port = std::atoi(text("port", "22").c_str());
        found.identityFiles = m_identityFiles;
        found.identitiesOnly = on("identitiesonly", false);
        found.identityAgent = text("identityagent", "");
        found.proxyJump = text("proxyjump", "");
        found.proxyCommand = m_proxyCommand;
        found.hostKeyAlias = text("hostkeyalias", "");
        if (const Words* files = find("userknownhostsfile"))
            found.userKnownHosts = *files;
        if (const Words* files = find("globalknownhostsfile"))
            found.globalKnownHosts = *files;
        found.strictHostKeyChecking = asciiLowerCase(text("stricthostkeychecking", "ask"));
        if (found.strictHostKeyChecking == "true")
            found.strictHostKeyChecking = "yes";
        found.keyLogin = on("pubkeyauthentication", true);
        found.interactiveLogin = on("kbdinteractiveauthentication", true);
        found.passwordLogin = on("passwordauthentication", true);
        found.connectTimeout = std::max(0.0, seconds(text("connecttimeout", "")));
        return found;
    }

    const Words& hostNames() const { return m_hostNames; }

private:
    [[noreturn]] void fail(const std::string& reason) const
    {
        throw Failure(ErrorKind::BadInput, "read the SSH configuration", m_file,
                      linkReason("link.config-line", m_line, reason));
    }

    const Words* find(const std::string& keyword) const
    {
        const auto found = m_values.find(keyword);
        return found == m_values.end() ? nullptr : &found->second;
    }
    std::string text(const std::string& keyword, const std::string& otherwise) const
    {
        const Words* words = find(keyword);
        return words ? words->front() : otherwise;
    }
    bool on(const std::string& keyword, bool otherwise) const
    {
        const std::string value = asciiLowerCase(text(keyword, otherwise ? "yes" : "no"));
        return value != "no" && value != "false";
    }

    static void requireOwn(const std::string& file)
    {
        struct stat status {};
        if (::stat(file.c_str(), &status) != 0)
            return;
        if (Reason why = distrust(status); !why.empty())
            throw Failure(ErrorKind::BadInput, "use the SSH configuration", file, std::move(why));
    }

    void readFile(const std::string& file, int depth, bool ofUser, bool& active, bool never)
    {
        std::error_code code;
        if (file.empty() || !std::filesystem::is_regular_file(file, code))
            return;
        if (ofUser) // its commands are run, so nobody else may write it; OpenSSH refuses it, too
            requireOwn(file);
        const std::string outerFile = std::exchange(m_file, file);
        const int outerLine = std::exchange(m_line, 0);
        std::istringstream lines(trainyard::readFile(file));
        std::string line;
        while (std::getline(lines, line)) {
            ++m_line;
            readLine(line, depth, ofUser, active, never);
        }
        m_file = outerFile;
        m_line = outerLine;
    }

    void readLine(const std::string& whole, int depth, bool ofUser, bool& active, bool never)
    {
        std::string_view rest = whole;
        rest = rest.substr(0, rest.find_last_not_of(" \t\r\n\f") + 1);
        const std::size_t begin = rest.find_first_not_of(" \t");
        if (begin == std::string_view::npos || rest[begin] == '#')
            return;
        const std::optional<std::string> word = takeSshWord(rest);
        if (!word)
            fail("its quotes do not end");
        std::string keyword = asciiLowerCase(*word);
        if (const auto other = kOtherNames.find(keyword); other != kOtherNames.end())
            keyword = other->second;
        if (rest.empty())
            fail("there is nothing after \"" + *word + "\"");
        if (keyword == "match") {
            active = matches(rest) && !never;
            return;
        }
        if (keyword == "proxycommand") { // the rest of the line, verbatim
            if (active && m_proxyCommand.empty() && !find("proxyjump"))
                m_proxyCommand = std::string(rest);
            return;
        }
        const std::optional<Words> words = splitSshArguments(rest);
        if (!words)
            fail("its quotes do not end");
        if (words->empty())
            fail("there is nothing after \"" + *word + "\"");
        if (keyword == "host")
            active = namesHost(*words) && !never;
        else if (keyword == "include")
            include(*words, depth, ofUser, active, never);
        else if (keyword == "identityfile")
            addIdentity(*words, *word, active);
        else if (kUsed.count(keyword) > 0)
            take(keyword, *word, *words, active);
    }

    void take(const std::string& keyword, const std::string& written, const Words& words, bool active)
    {
        if (words.size() > kUsed.at(keyword))
            fail("there is too much after \"" + written + "\"");
        const std::string& value = words.front();
        if (value.empty())
            fail("there is nothing after \"" + written + "\"");
        const std::string lower = asciiLowerCase(value);
        if (keyword == "port" && !parsedPort(value))
            fail("\"" + value + "\" is not a port");
        const bool isSwitch = lower == "yes" || lower == "no" || lower == "true" || lower == "false";
        if (kSwitches.count(keyword) > 0 && !isSwitch &&
            !(keyword == "pubkeyauthentication" && (lower == "unbound" || lower == "host-bound")))
            fail("\"" + written + "\" is yes or no, not \"" + value + "\"");
        if (keyword == "stricthostkeychecking" && !isSwitch && lower != "ask" && lower != "off" &&
            lower != "accept-new")
            fail("\"" + written + "\" does not know \"" + value + "\"");
        if (keyword == "connecttimeout" && lower != "none" && seconds(value) < 0.0)
            fail("\"" + value + "\" is not a time");
        char unknown = 0;
        if (keyword == "hostname" && !expandSshTokens(value, {{'h', ""}}, unknown))
            fail(std::string("HostName knows %h and %%, not %") + unknown);
        if (keyword == "proxyjump" && lower != "none") {
            std::istringstream jumps(value);
            for (std::string jump; std::getline(jumps, jump, ',');)
                if (!parsedDestination(jump))
                    fail("the jump host \"" + jump + "\" cannot be understood");
        }
        if (active && !(keyword == "proxyjump" && !m_proxyCommand.empty()))
            m_values.emplace(keyword, words);
    }

    void addIdentity(const Words& words, const std::string& written, bool active)
    {
        if (words.size() > 1)
            fail("there is too much after \"" + written + "\"");
        if (active && std::find(m_identityFiles.begin(), m_identityFiles.end(), words[0]) == m_identityFiles.end())
            m_identityFiles.push_back(words[0]);
    }

    bool namesHost(const Words& patterns)
    {
        bool named = false;
        for (std::string pattern : patterns) {
            if (pattern.empty())
                fail("there is an empty name after \"Host\"");
            if (pattern.find_first_of("*?!") == std::string::npos &&
                std::find(m_hostNames.begin(), m_hostNames.end(), pattern) == m_hostNames.end())
                m_hostNames.push_back(pattern);
            const bool negated = pattern.front() == '!';
            if (negated)
                pattern.erase(0, 1);
            if (!matchesSshPattern(m_host, pattern))
                continue;
            if (negated)
                return false;
            named = true;
        }
        return named;
    }

    /// OpenSSH's match_cfg_line().
    bool matches(std::string_view rest)
    {
        bool result = true;
        int attributes = 0;
        const auto next = [&] {
            const std::optional<std::string> word = takeSshWord(rest);
            if (!word)
                fail("its quotes do not end");
            if (!word->empty() && word->front() == '#') {
                rest = {};
                return std::string();
            }
            return *word;
        };
        for (std::string attribute = next(); !attribute.empty(); attribute = next()) {
            const bool negated = attribute.front() == '!';
            const std::string name = asciiLowerCase(attribute.substr(negated ? 1 : 0));
            if (name == "all") {
                if (attributes > 1 || !next().empty()) // OpenSSH allows one condition before it
                    fail("\"all\" cannot be combined with other conditions of \"Match\"");
                return result && !negated;
            }
            ++attributes;
            if (name == "canonical" || name == "final") {
                m_wantsFinal = m_wantsFinal || name == "final";
                result = result && m_final != negated;
                continue;
            }
            const std::string argument = next();
            if (argument.empty())
                fail("there is nothing after \"" + attribute + "\"");
            result = holds(name, argument, result) != negated && result;
        }
        if (attributes == 0)
            fail("\"Match\" needs a condition");
        return result;
    }

    bool holds(const std::string& name, const std::string& argument, bool soFar)
    {
        if (name == "host")
            return matchesSshPatternList(hostName(), argument, true);
        if (name == "originalhost")
            return matchesSshPatternList(m_original, argument, true);
        if (name == "user")
            return matchesSshPatternList(text("user", m_environment.localUser), argument, false);
        if (name == "localuser")
            return matchesSshPatternList(m_environment.localUser, argument, false);
        if (name != "exec")
            fail("\"Match\" does not know \"" + name + "\"");
        return soFar && m_environment.run && m_environment.run(expandedCommand(argument));
    }

    /// A shell runs the command, so host and user names, which may come from a foreign machine list or from HostName,
    /// must not contain anything special to it.
    std::string expandedCommand(const std::string& command) const
    {
        for (const std::string& host : {m_original, hostName()})
            if (!isPlainSshHost(host))
                fail("\"Match exec\" would give the host name \"" + host + "\" to a shell");
        if (const std::string user = text("user", m_environment.localUser); !isPlainSshUser(user))
            fail("\"Match exec\" would give the user name \"" + user + "\" to a shell");
        const std::string& local = m_environment.localHost;
        char unknown = 0;
        const std::optional<std::string> expanded = expandSshTokens(command,
                                                                    {{'h', hostName()},
                                                                     {'n', m_original},
                                                                     {'p', text("port", "22")},
                                                                     {'r', text("user", m_environment.localUser)},
                                                                     {'u', m_environment.localUser},
                                                                     {'d', m_environment.home},
                                                                     {'l', local},
                                                                     {'L', local.substr(0, local.find('.'))},
                                                                     {'k', text("hostkeyalias", m_original)}},
                                                                    unknown);
        if (!expanded)
            fail(std::string("the command has the token %") + unknown + ", which is unknown");
        return *expanded;
    }

    void include(const Words& patterns, int depth, bool ofUser, bool& active, bool never)
    {
        if (depth >= kDeepestInclude)
            fail("the files include one another too deeply");
        for (std::string pattern : patterns) {
            if (pattern.empty())
                fail("there is an empty name after \"Include\"");
            if (pattern.front() == '~') {
                if (!ofUser)
                    fail("\"Include\" of the system's file knows no \"~\"");
                if (pattern.size() == 1 || pattern[1] == '/')
                    pattern = m_environment.home + pattern.substr(1);
            } else if (pattern.front() != '/') {
                pattern = std::filesystem::path(ofUser ? m_environment.userFile : m_environment.systemFile)
                              .parent_path()
                              .string() +
                          "/" + pattern;
            }
            glob_t found{};
            const std::unique_ptr<glob_t, void (*)(glob_t*)> freed(&found, &::globfree);
            if (::glob(pattern.c_str(), 0, nullptr, &found) != 0)
                continue; // no match is not an error
            for (std::size_t i = 0; i < found.gl_pathc; ++i) {
                bool inside = active; // a Host or Match does not extend past its file
                readFile(found.gl_pathv[i], depth + 1, ofUser, inside, never || !active);
            }
        }
    }

    const SshConfig::Environment& m_environment;
    std::string m_original;
    std::string m_host;
    std::map<std::string, Words> m_values;
    Words m_identityFiles;
    std::string m_proxyCommand;
    Words m_hostNames;
    bool m_wantsFinal = false;
    bool m_final = false;
    std::string m_file; // the current file, for messages
    int m_line = 0;
};

} // namespace

SshSettings readSshSettings(const SshConfig::Environment& environment, const SshDestination& asked)
{
    if (!isPlainSshHost(asked.host))
        throw Failure(ErrorKind::BadInput, "find the way to", asked.host, linkReason("link.no-host-name"));
    if (!asked.user.empty() && !isPlainSshUser(asked.user))
        throw Failure(ErrorKind::BadInput, "find the way to", asked.user + "@" + asked.host,
                      linkReason("link.no-user-name"));
    Reader reader(environment, asked);
    reader.walkAll();
    return reader.settings();
}

std::vector<std::string> readSshHostNames(const SshConfig::Environment& environment)
{
    SshConfig::Environment quiet = environment;
    quiet.run = nullptr; // listing names must not run commands
    Reader reader(quiet, {});
    reader.walk();
    return reader.hostNames();
}

} // namespace trainyard
