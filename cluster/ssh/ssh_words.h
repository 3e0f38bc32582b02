// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// How OpenSSH's client reads the words of its configuration (readconf.c, misc.c and match.c of 9.x). Pure.

/// Takes a line's keyword (in lower case) or the next word of a Match line off the front of `rest`: ends at white space
/// or one '='; a word in double quotes may hold both. nullopt when quotes do not end.
std::optional<std::string> takeSshWord(std::string_view& rest);
/// The arguments after a keyword: single and double quotes, backslashes before quotes, backslashes and spaces, a
/// comment at the end. nullopt when quotes do not end.
std::optional<std::vector<std::string>> splitSshArguments(std::string_view text);
std::string asciiLowerCase(std::string text);

/// '*' and '?' as in Host lines.
bool matchesSshPattern(std::string_view text, std::string_view pattern);
/// A list with commas, as in Match lines: one negated with '!' that matches rules all others out.
bool matchesSshPatternList(std::string_view text, std::string_view list, bool ignoreCase);

/// A host as ProxyJump and command lines have it: [user@]host[:port], [user@][address]:port or
/// ssh://[user@]host[:port].
struct SshDestination {
    std::string host;
    std::string user; ///< empty: not told
    int port = 0;     ///< 0: not told
};
std::optional<SshDestination> parsedDestination(const std::string& text);
/// Whether a host's or a user's name has nothing that a shell or a command line would act on: `Match exec` and
/// ProxyCommand of a person's configuration put them (%h, %n, %r) into a command without quotes. Stricter than
/// OpenSSH's valid_hostname() and valid_ruser(): letters, digits, bytes beyond ASCII and a few signs, and none that
/// would begin an option.
bool isPlainSshHost(std::string_view host);
bool isPlainSshUser(std::string_view user);
/// A port number, 1 to 65535.
std::optional<int> parsedPort(const std::string& text);

/// Replaces %x by tokens['x'] ("%%" is always "%"). nullopt for one that is not there; `unknown` says which.
std::optional<std::string> expandSshTokens(const std::string& text, const std::map<char, std::string>& tokens,
                                           char& unknown);

} // namespace trainyard
