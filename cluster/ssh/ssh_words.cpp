// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/ssh/ssh_words.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace trainyard {
namespace {

bool onlyPlain(std::string_view text, std::string_view signs)
{
    return !text.empty() && text.front() != '-' && text.front() != '#' &&
           std::all_of(text.begin(), text.end(), [&](char c) {
               const auto byte = static_cast<unsigned char>(c);
               return byte >= 0x80 || std::isalnum(byte) != 0 || signs.find(c) != std::string_view::npos;
           });
}

} // namespace

std::optional<std::vector<std::string>> splitSshArguments(std::string_view text)
{
    std::vector<std::string> words;
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] == ' ' || text[i] == '\t') {
            ++i;
            continue;
        }
        if (text[i] == '#')
            break;
        std::string word;
        char quote = 0;
        for (; i < text.size(); ++i) {
            const char c = text[i];
            const char next = i + 1 < text.size() ? text[i + 1] : '\0';
            if (c == '\\' && (next == '\'' || next == '"' || next == '\\' || (quote == 0 && next == ' ')))
                word += text[++i];
            else if (quote == 0 && (c == ' ' || c == '\t'))
                break;
            else if (quote == 0 && (c == '"' || c == '\''))
                quote = c;
            else if (quote != 0 && c == quote)
                quote = 0;
            else
                word += c;
        }
        if (quote != 0)
            return std::nullopt;
        words.push_back(std::move(word));
    }
    return words;
}

std::optional<int> parsedPort(const std::string& text)
{
    if (text.empty() || text.size() > 5 || text.find_first_not_of("0123456789") != std::string::npos)
        return std::nullopt;
    const int port = std::atoi(text.c_str());
    return port >= 1 && port <= 65535 ? std::optional(port) : std::nullopt;
}

// '%' occurs in the zone of an address: fe80::1%eth0.
bool isPlainSshHost(std::string_view host)
{
    return onlyPlain(host, "._-:%+,=");
}

// Allows DOMAIN\user, user@domain and the formats of gateways. A backslash escapes only the next character.
bool isPlainSshUser(std::string_view user)
{
    return onlyPlain(user, "._-+@%,:=/\\#") && user.back() != '\\';
}

std::optional<SshDestination> parsedDestination(const std::string& text)
{
    SshDestination destination;
    std::string rest = text;
    const bool url = rest.compare(0, 6, "ssh://") == 0;
    if (url) {
        rest.erase(0, 6);
        if (!rest.empty() && rest.back() == '/')
            rest.pop_back();
    }
    if (const std::size_t at = rest.rfind('@'); at != std::string::npos) {
        destination.user = rest.substr(0, at);
        rest.erase(0, at + 1);
        if (destination.user.empty())
            return std::nullopt;
    }
    std::size_t colon = rest.rfind(':');
    if (!rest.empty() && rest.front() == '[') {
        const std::size_t end = rest.find(']');
        if (end == std::string::npos || (end + 1 < rest.size() && rest[end + 1] != ':'))
            return std::nullopt;
        destination.host = rest.substr(1, end - 1);
        colon = end + 1 < rest.size() ? end + 1 : std::string::npos;
    } else {
        if (colon != std::string::npos && rest.find(':') != colon)
            colon = std::string::npos; // an IPv6 address without brackets
        destination.host = rest.substr(0, colon);
    }
    if (colon != std::string::npos) {
        const std::optional<int> port = parsedPort(rest.substr(colon + 1));
        if (!port)
            return std::nullopt;
        destination.port = *port;
    }
    const bool plain =
        isPlainSshHost(destination.host) && (destination.user.empty() || isPlainSshUser(destination.user));
    return plain ? std::optional(destination) : std::nullopt;
}

std::optional<std::string> expandSshTokens(const std::string& text, const std::map<char, std::string>& tokens,
                                           char& unknown)
{
    std::string expanded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            expanded += text[i];
            continue;
        }
        const char name = i + 1 < text.size() ? text[++i] : '\0';
        const auto found = tokens.find(name);
        if (name == '%') {
            expanded += '%';
        } else if (found != tokens.end()) {
            expanded += found->second;
        } else {
            unknown = name;
            return std::nullopt;
        }
    }
    return expanded;
}

} // namespace trainyard
