// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// How OpenSSH's client parses its configuration (readconf.c, misc.c and match.c of 9.x). Pure.

/// Takes a line's keyword (in lower case) or the next word of a Match line off the front of `rest`. The word ends at
/// white space or one '='; a word in double quotes may contain both. nullopt if a quote is not closed.
std::optional<std::string> takeSshWord(std::string_view& rest);
/// The arguments after a keyword: handles single and double quotes, a backslash before a quote, backslash or space, and
/// a comment at the end. nullopt if a quote is not closed.
std::optional<std::vector<std::string>> splitSshArguments(std::string_view text);
std::string asciiLowerCase(std::string text);

/// '*' and '?' as in Host lines.
bool matchesSshPattern(std::string_view text, std::string_view pattern);
/// A comma-separated list, as in Match lines: a matching pattern negated with '!' overrides all others.
bool matchesSshPatternList(std::string_view text, std::string_view list, bool ignoreCase);

/// A host as in ProxyJump and on command lines: [user@]host[:port], [user@][address]:port or ssh://[user@]host[:port].
struct SshDestination {
    std::string host;
    std::string user; ///< empty: not given
    int port = 0;     ///< 0: not given
};
std::optional<SshDestination> parsedDestination(const std::string& text);
/// Whether a host or user name contains nothing special to a shell or command line: `Match exec` and ProxyCommand of
/// the user's configuration insert it (%h, %n, %r) into a command without quotes. Stricter than OpenSSH's
/// valid_hostname() and valid_ruser(): letters, digits, non-ASCII bytes and a few punctuation characters, and nothing
/// that could start an option.
bool isPlainSshHost(std::string_view host);
bool isPlainSshUser(std::string_view user);
/// A port number, 1 to 65535.
std::optional<int> parsedPort(const std::string& text);

/// Replaces %x by tokens['x'] ("%%" always becomes "%"). nullopt for a missing token, which `unknown` then names.
std::optional<std::string> expandSshTokens(const std::string& text, const std::map<char, std::string>& tokens,
                                           char& unknown);

} // namespace trainyard
