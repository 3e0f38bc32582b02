// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// Words of OpenSSH's configuration and command lines (misc.c of 9.x). Pure.

/// The arguments after a keyword: handles single and double quotes, a backslash before a quote, backslash or space, and
/// a comment at the end. nullopt if a quote is not closed.
std::optional<std::vector<std::string>> splitSshArguments(std::string_view text);

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
