// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/secret_texts.h"

#include "backend/protocol/secret_names.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace trainyard::secret_names {
namespace {

/// Tokens that services begin with a mark of their own.
struct KnownToken {
    std::string_view mark, further; ///< which characters follow besides letters and digits
    std::size_t least;              ///< how many
};
constexpr KnownToken kKnownTokens[] = {
    {"ghp_", "", 30},   {"gho_", "", 30},      {"ghu_", "", 30},     {"ghs_", "", 30},
    {"ghr_", "", 30},   {"hf_", "", 30},       {"glpat-", "_-", 20}, {"github_pat_", "_", 30},
    {"xoxb-", "-", 20}, {"xoxp-", "-", 20},    {"sk-", "", 40},      {"sk-proj-", "_-", 30},
    {"AKIA", "", 16},   {"sk-ant-", "_-", 30}, {"AIza", "_-", 35},   {"nvapi-", "_-", 40}};
constexpr std::size_t kPartOfWebToken = 10; // characters, at least
constexpr std::size_t kTokenAsUser = 20;    // characters, at least: names are shorter
constexpr std::string_view kLineBlanks = " \t";
constexpr std::string_view kDividers = ",; \t\n&()[]{}'\"";

/// How many characters from here on are letters, digits or among these.
std::size_t lengthOf(std::string_view text, std::string_view further)
{
    const auto end = std::find_if_not(text.begin(), text.end(), [further](char c) {
        return isAlphanumeric(c) || further.find(c) != std::string_view::npos;
    });
    return static_cast<std::size_t>(end - text.begin());
}

/// "eyJ….eyJ….…", the parts of which are JSON in Base64.
bool isWebToken(std::string_view text)
{
    const std::size_t first = lengthOf(text, "_-");
    if (first < kPartOfWebToken || !text.substr(first).starts_with(".eyJ"))
        return false;
    text.remove_prefix(first + 1);
    const std::size_t second = lengthOf(text, "_-");
    return second >= kPartOfWebToken && text.substr(second).starts_with('.');
}

/// Whether an expression of a program calls something, looks something up, or names a part of something, before any
/// quotation mark: "await f(x)", "all[1]", "settings.token".
bool isComputed(std::string_view expression)
{
    expression = expression.substr(0, expression.find_first_of("'\";\n"));
    if (expression.find_first_of("([{") != std::string_view::npos)
        return true;
    const auto begins = [](char c) { return c == '_' || (isAlphanumeric(c) && (c < '0' || c > '9')); };
    for (std::size_t at = 0; at < expression.size(); ++at) {
        const std::size_t word = lengthOf(expression.substr(at), "_");
        if (word > 0 && begins(expression[at]) && at + word + 1 < expression.size() && expression[at + word] == '.' &&
            begins(expression[at + word + 1]))
            return true;
        at += word;
    }
    return false;
}

/// What stands behind "=". `code`: only a text in quotation marks counts. What code compares, calls or looks up is no
/// value: "pass==1", "token=read()", "token=all['x']". `script`: of a program, not of a shell.
std::string_view valueIn(std::string_view rest, bool code, bool script)
{
    if (rest.starts_with('\'') || rest.starts_with('"'))
        return rest.substr(1, rest.find(rest.front(), 1) - 1);
    if (script && isComputed(rest))
        return {};
    const std::size_t end = std::min(rest.find_first_of(",; \t\n&()['\""), rest.size());
    const bool looksUp = end > 0 && end < rest.size() && (rest[end] == '(' || rest[end] == '[');
    return code || looksUp || rest.starts_with('=') ? std::string_view() : rest.substr(0, end);
}

/// Whether the text has a token that a service marks as its own, a JSON web token, or a private key.
bool holdsKnownToken(std::string_view text)
{
    const auto begins = [text](std::size_t at) { return at == 0 || !isAlphanumeric(text[at - 1]); };
    for (const KnownToken& known : kKnownTokens)
        for (std::size_t at = text.find(known.mark); at != std::string_view::npos; at = text.find(known.mark, at + 1))
            if (begins(at) && lengthOf(text.substr(at + known.mark.size()), known.further) >= known.least)
                return true;
    for (std::size_t at = text.find("eyJ"); at != std::string_view::npos; at = text.find("eyJ", at + 1))
        if (begins(at) && isWebToken(text.substr(at)))
            return true;
    return text.find("PRIVATE KEY-----") != std::string_view::npos;
}

/// The value of a header behind its method: "Bearer x" → "x".
std::string_view behindMethod(std::string_view value)
{
    value.remove_prefix(std::min(value.find_first_not_of(' '), value.size()));
    const std::size_t blank = value.find(' ');
    if (blank != std::string_view::npos && isMethod(value.substr(0, blank)))
        value.remove_prefix(std::min(value.find_first_not_of(' ', blank), value.size()));
    return value;
}

/// Whether what stands for a user's name in an address is a token: long, of letters and digits mixed.
bool isTokenAsUser(std::string_view user)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const auto digits = std::count_if(user.begin(), user.end(), isDigit);
    return user.size() >= kTokenAsUser && lengthOf(user, "_") == user.size() && digits >= 2 &&
           static_cast<std::size_t>(digits) < user.size();
}

/// Whether a text holds an address with a password, or a token: "postgres://user:password@host/", "https://TOKEN@host".
bool holdsPassword(std::string_view text)
{
    for (std::size_t at = text.find("://"); at != std::string_view::npos; at = text.find("://", at + 3)) {
        const std::string_view rest = text.substr(at + 3);
        const std::string_view server = rest.substr(0, rest.find_first_of("/?# \t\n"));
        const std::string_view user = server.substr(0, std::min(server.rfind('@'), server.size()));
        const std::size_t colon = user.find(':');
        if (user.size() == server.size())
            continue;
        if (isTokenAsUser(user.substr(0, colon)))
            return true;
        if (colon != std::string_view::npos && !standsForOther(user.substr(colon + 1)))
            return true;
    }
    return false;
}

/// Whether the query of an address, or what follows "#", has a secret: "?access_token=x".
bool queryHoldsSecret(std::string_view text)
{
    static constexpr std::string_view kSigned[] = {"SIG", "SIGNATURE", "X_AMZ_SIGNATURE"};
    if (text.find("://") == std::string_view::npos)
        return false;
    static constexpr std::string_view kBegins = "?#&";
    for (std::size_t at = text.find_first_of("?#"); at != std::string_view::npos;
         at = text.find_first_of(kBegins, at + 1)) {
        const std::string_view pair = text.substr(at + 1, text.find_first_of("?#& \t\n", at + 1) - at - 1);
        const std::size_t equals = pair.find('=');
        if (equals == std::string_view::npos)
            continue;
        const std::string_view name = pair.substr(0, equals), value = pair.substr(equals + 1);
        if (isSecret(name, value, false) || (isAmong(plainName(name), kSigned) && !standsForOther(value)))
            return true;
    }
    return false;
}

/// Whether the text holds an address that is itself the secret: whoever has it may write there.
bool holdsHook(std::string_view text)
{
    static constexpr std::string_view kHooks[] = {"hooks.slack.com/services/", "discord.com/api/webhooks/"};
    return std::any_of(std::begin(kHooks), std::end(kHooks), [text](std::string_view hook) {
        const std::size_t at = text.find(hook);
        return at != std::string_view::npos && lengthOf(text.substr(at + hook.size()), "") > 0;
    });
}

/// Whether JSON, or a dictionary of Python, has a secret: {"password": "x"}.
bool objectHoldsSecret(std::string_view text)
{
    static constexpr std::string_view kQuotes = "\"'";
    for (std::size_t colon = text.find(':'); colon != std::string_view::npos; colon = text.find(':', colon + 1)) {
        const std::size_t end = colon == 0 ? std::string_view::npos : text.find_last_not_of(" \t\n", colon - 1);
        const std::size_t begin = text.find_first_not_of(" \t\n", colon + 1);
        if (end == std::string_view::npos || end == 0 || begin == std::string_view::npos ||
            kQuotes.find(text[end]) == std::string_view::npos || kQuotes.find(text[begin]) == std::string_view::npos)
            continue;
        const std::size_t open = text.find_last_of(text[end], end - 1);
        const std::string_view value = text.substr(begin + 1, text.find(text[begin], begin + 1) - begin - 1);
        if (open != std::string_view::npos && isSecret(text.substr(open + 1, end - open - 1), value, false))
            return true;
    }
    return false;
}

std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = std::min(text.find_first_not_of(kLineBlanks), text.size());
    return text.substr(begin, text.find_last_not_of(kLineBlanks) + 1 - begin); // npos + 1 == 0 == begin
}

/// What stands between quotation marks; the text itself if it begins with none.
std::string_view unquoted(std::string_view text)
{
    const bool quoted = text.starts_with('\'') || text.starts_with('"');
    return quoted ? text.substr(1, text.find(text.front(), 1) - 1) : text;
}

/// Whether a call gives a variable a secret: setenv("HF_TOKEN", "x"), os.environ.setdefault("HF_TOKEN", "x").
bool callHoldsSecret(std::string_view text)
{
    static constexpr std::string_view kCalls[] = {"setdefault(", "setenv(", "putenv("};
    static constexpr std::string_view kBlanks = " \t\n", kQuotes = "\"'";
    const auto skip = [text](std::size_t at) { return std::min(text.find_first_not_of(kBlanks, at), text.size()); };
    const auto quotedAt = [text](std::size_t at) { // with its quotation marks
        const bool quoted = at < text.size() && kQuotes.find(text[at]) != std::string_view::npos;
        const std::size_t end = quoted ? text.find(text[at], at + 1) : std::string_view::npos;
        return end == std::string_view::npos ? std::string_view() : text.substr(at, end + 1 - at);
    };
    for (const std::string_view call : kCalls)
        for (std::size_t at = text.find(call); at != std::string_view::npos; at = text.find(call, at + 1)) {
            const std::size_t begin = skip(at + call.size());
            const std::string_view name = quotedAt(begin);
            const std::size_t comma = skip(begin + name.size());
            const bool second = !name.empty() && comma < text.size() && text[comma] == ',';
            const std::string_view value = second ? quotedAt(skip(comma + 1)) : std::string_view();
            if (value.empty())
                continue;
            const std::string_view inner = name.substr(1, name.size() - 2), given = value.substr(1, value.size() - 2);
            const bool variable = !call.starts_with("setdefault") || text.substr(0, at).ends_with("environ.");
            if (variable ? isSecret(inner, given, true) : isSecretEntry(inner, given))
                return true;
        }
    return false;
}

/// Whether a line of YAML has a secret: "api_key: x", "- api_key: 'x'". In the code of a program such a line may name a
/// type, or another variable. `flow`: it stands between braces, where no blank has to follow the colon.
bool entryIsSecret(std::string_view line, bool flow)
{
    static constexpr std::string_view kTypes[] = {"STR", "STRING", "BYTES", "INT", "ANY", "SECRETSTR", "REQUIRED"};
    line = trimmed(line.substr(0, line.find(" #")));
    while (line.starts_with("- "))
        line = trimmed(line.substr(2));
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || colon + 1 >= line.size())
        return false;
    const bool close = kLineBlanks.find(line[colon + 1]) == line.npos;
    if (close && !(flow && (isAlphanumeric(line[colon + 1]) || line[colon + 1] == '\'' || line[colon + 1] == '"')))
        return false;
    const std::string_view name = unquoted(trimmed(line.substr(0, colon))), value = trimmed(line.substr(colon + 1));
    if (name.empty() || lengthOf(name, "_-.") < name.size())
        return false;
    if (value.starts_with('\'') || value.starts_with('"'))
        return isSecretEntry(name, unquoted(value));
    const bool oneWord = value.find_first_of(" \t([<{") == std::string_view::npos && !value.empty() &&
                         kDividers.find(value.back()) == std::string_view::npos && value.back() != ':';
    return oneWord && !isAmong(plainName(value), kTypes) && isSecretEntry(name, value);
}

/// Whether a text of YAML has a secret, in a line or between braces: "{user: me, password: x}", "{password:x}".
bool yamlHoldsSecret(std::string_view text)
{
    const bool flow = trimmed(text).starts_with('{');
    const std::string_view ends = flow ? std::string_view("{},\n") : std::string_view("\n");
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find_first_of(ends, begin), text.size());
        if (entryIsSecret(text.substr(begin, end - begin), flow))
            return true;
        begin = end + 1;
    }
    return false;
}

/// A name and "=" with its value in quotation marks behind it.
struct Assigned {
    std::string_view name;
    std::size_t begin = 0; ///< of the name
    bool spaced = false;   ///< blanks stand around "="
};

/// What gets a value at this "=": "x" of "x = 1", "$x = 1", "d['x'] = 1". Empty if it is none.
Assigned assignedAt(std::string_view text, std::size_t equals)
{
    static constexpr std::string_view kComparing[] = {"if",  "elif", "while",  "where", "and", "or",
                                                      "not", "when", "assert", "test",  "[",   "[["};
    std::size_t end = equals;
    while (end > 0 && kLineBlanks.find(text[end - 1]) != std::string_view::npos)
        --end;
    Assigned out;
    out.spaced = end < equals || (equals + 1 < text.size() && kLineBlanks.find(text[equals + 1]) != text.npos);
    const std::string_view rest = trimmed(text.substr(equals + 1));
    const bool quoted = rest.starts_with('\'') || rest.starts_with('"');
    if (out.spaced && !quoted)
        return {};
    const bool looksUp = quoted && end > 3 && text[end - 1] == ']' && (text[end - 2] == '\'' || text[end - 2] == '"');
    end -= looksUp ? 2 : 0;
    out.begin = end;
    while (out.begin > 0 && lengthOf(text.substr(out.begin - 1, 1), "_.-") == 1)
        --out.begin;
    out.name = text.substr(out.begin, end - out.begin);
    if (out.name.empty() || out.begin == 0)
        return out;
    const bool variable = quoted && text[out.begin - 1] == '$'; // of Perl and PHP
    if (!variable && kDividers.find(text[out.begin - 1]) == std::string_view::npos)
        return {};
    const std::string_view before = trimmed(text.substr(0, out.begin - (variable ? 1 : 0)));
    const bool compares = isAmong(before.substr(before.find_last_of(" \t\n;(") + 1), kComparing);
    return out.spaced && compares ? Assigned() : out;
}

} // namespace

std::string headerIn(std::string_view text, bool header)
{
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos || colon == 0)
        return {};
    const std::string_view name = text.substr(0, colon);
    if (!std::all_of(name.begin(), name.end(), [](char c) { return isAlphanumeric(c) || c == '-' || c == '_'; }))
        return {};
    const std::string plain = plainName(name);
    const bool certain = plain == "AUTHORIZATION" || plain == "PROXY_AUTHORIZATION";
    const bool secret = (header || certain) && isSecret(name, behindMethod(text.substr(colon + 1)), true);
    return secret ? std::string(name) : std::string();
}

bool isKnownByForm(std::string_view text)
{
    return holdsPassword(text) || queryHoldsSecret(text) || holdsHook(text) || objectHoldsSecret(text) ||
           callHoldsSecret(text) || yamlHoldsSecret(text) || holdsKnownToken(text) || !headerIn(text, false).empty();
}

bool holdsSecret(std::string_view text, bool script)
{
    return isKnownByForm(text) || !secretAssignedIn(text, script).empty();
}

std::string_view secretAssignedIn(std::string_view text, bool script)
{
    const std::size_t bracket = std::min(text.find('('), text.size());
    for (std::size_t equals = text.find('='); equals != std::string_view::npos; equals = text.find('=', equals + 1)) {
        const auto [name, begin, spaced] = assignedAt(text, equals);
        if (name.empty())
            continue;
        const std::string_view rest = text.substr(equals + 1);
        const std::string_view value = spaced ? unquoted(trimmed(rest)) : valueIn(rest, bracket < begin, script);
        const bool logsIn = name == "key" && text.substr(0, text.rfind('(', begin)).ends_with("login") &&
                            bracket < begin && !value.empty() && !standsForOther(value);
        if (logsIn || (spaced ? isSecretEntry(name, value) : isSecret(name, value, isVariableName(name))))
            return name;
    }
    return {};
}

} // namespace trainyard::secret_names
