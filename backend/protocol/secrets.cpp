// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/secrets.h"

#include "backend/protocol/program_spec.h"
#include "backend/protocol/secret_names.h"
#include "backend/protocol/secret_texts.h"

#include <algorithm>
#include <cctype>
#include <cstring>
#include <iterator>
#include <optional>
#include <variant>

namespace trainyard {
namespace {

using secret_names::holdsKnownToken;
using secret_names::isAlphanumeric;
using secret_names::isAmong;
using secret_names::isMethod;
using secret_names::isVariableName;
using secret_names::mayBeSecret;
using secret_names::NameRule;
using secret_names::plainName;
using secret_names::ruleOf;
using secret_names::secretAssignedIn;
using secret_names::standsForOther;

/// Options of tools whose value is a password although their names do not say so.
struct ToolOption {
    std::string_view tools; ///< divided by blanks
    std::string_view option;
    bool separate = false; ///< "-p x" means it
    bool attached = false; ///< "-px" means it
    char divider = '\0';   ///< what stands before the password in the value: "user:x"
};
constexpr ToolOption kToolOptions[] = {
    // "-p x" asks MySQL's programs for a password and names the database x.
    {"mysql mysqldump mysqladmin mysqlimport mariadb mariadb-dump", "-p", false, true},
    {"mongo mongosh mongodump mongorestore mongoimport mongoexport cqlsh login", "-p", true, false},
    {"redis-cli", "-a", true, false},
    {"sqlcmd bcp", "-P", true, true},
    {"ldapsearch ldapadd ldapmodify", "-w", true, true},
    {"curl", "-u", true, true, ':'},
    {"curl", "-U", true, true, ':'},
    {"curl", "--user", true, false, ':'},
    {"curl", "--proxy-user", true, false, ':'},
    {"smbclient", "-U", true, true, '%'},
};

constexpr int kDeepest = 4; // "--env=A=b", a script in a script

/// The value of a header behind its method: "Bearer x" → "x".
std::string_view behindMethod(std::string_view value)
{
    value.remove_prefix(std::min(value.find_first_not_of(' '), value.size()));
    const std::size_t blank = value.find(' ');
    if (blank != std::string_view::npos && isMethod(value.substr(0, blank)))
        value.remove_prefix(std::min(value.find_first_not_of(' ', blank), value.size()));
    return value;
}

/// The name of an HTTP header that has a secret as its value. `header`: it is known that the text is one.
std::string headerIn(std::string_view text, bool header)
{
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos || colon == 0)
        return {};
    const std::string_view name = text.substr(0, colon);
    if (!std::all_of(name.begin(), name.end(), [](char c) { return isAlphanumeric(c) || c == '-'; }))
        return {};
    const std::string plain = plainName(name);
    const bool certain = plain == "AUTHORIZATION" || plain == "PROXY_AUTHORIZATION";
    const NameRule* rule = header || certain ? ruleOf(name, true) : nullptr;
    return rule && mayBeSecret(*rule, behindMethod(text.substr(colon + 1)), true) ? std::string(name) : std::string();
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
        const std::string_view value = pair.substr(equals + 1);
        const NameRule* rule = ruleOf(pair.substr(0, equals), false);
        if ((rule && mayBeSecret(*rule, value, false)) ||
            (isAmong(plainName(pair.substr(0, equals)), kSigned) && !standsForOther(value)))
            return true;
    }
    return false;
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
        const NameRule* rule =
            open == std::string_view::npos ? nullptr : ruleOf(text.substr(open + 1, end - open - 1), false);
        if (rule && mayBeSecret(*rule, value, false))
            return true;
    }
    return false;
}

/// The name that a word gives a value: "--password" of "--password=x", "db.password" of Hydra's "+db.password=x".
std::string namedIn(const std::string& word)
{
    std::string before = word.substr(0, word.find('='));
    if (before.starts_with("-"))
        return before;
    if (before.ends_with(':') && before.size() < word.size()) // "db.password:=x"
        before.pop_back();
    const std::size_t begin = before.find_first_not_of('+');
    const bool plain = before.size() < word.size() && begin != std::string::npos &&
                       std::all_of(before.begin() + static_cast<std::ptrdiff_t>(begin), before.end(),
                                   [](char c) { return isAlphanumeric(c) || std::strchr("_.-/@", c) != nullptr; });
    return plain ? before.substr(begin) : std::string();
}

/// The words of a shell's script, without their quotation marks. Its operators only divide.
std::vector<std::string> scriptWords(std::string_view script)
{
    std::vector<std::string> words;
    std::string word;
    char quote = '\0';
    const auto end = [&] {
        if (!word.empty())
            words.push_back(std::move(word));
        word.clear();
    };
    for (std::size_t i = 0; i < script.size(); ++i) {
        const char c = script[i];
        if (c == '\\' && quote != '\'' && i + 1 < script.size())
            word += script[++i];
        else if (c == quote)
            quote = '\0';
        else if (quote == '\0' && (c == '\'' || c == '"'))
            quote = c;
        else if (quote == '\0' && std::strchr(" \t\n;|&()", c) != nullptr)
            end();
        else
            word += c;
    }
    end();
    return words;
}

bool isKnownByForm(std::string_view text)
{
    return holdsPassword(text) || queryHoldsSecret(text) || objectHoldsSecret(text) || holdsKnownToken(text) ||
           !headerIn(text, false).empty();
}

class SecretSearch {
public:
    /// `part`: the words are what stands behind "=" in others.
    SecretSearch(const std::vector<std::string>& words, int depth, bool part)
        : m_words(words), m_depth(depth), m_part(part)
    {
    }

    /// What the word gives away: the name of the secret, which is empty for the word itself.
    std::optional<std::string> at(std::size_t i) const
    {
        const std::string& word = m_words[i];
        if (isScript(i)) // its own words tell more than the whole
            return isKnownByForm(word) ? std::string() : within(i);
        if (std::string tool = toolOptionAt(i); !tool.empty()) // "-px": the word itself is no name
            return tool;
        const std::string option = givesVariable(i) ? word : namedIn(word);
        if (const std::string_view value = valueAt(i); !option.empty() && !value.empty()) {
            const bool variable = isVariableName(option);
            if (const NameRule* rule = ruleOf(option, variable); rule && mayBeSecret(*rule, value, variable))
                return option;
        }
        if (std::string header = headerAt(i); !header.empty())
            return header;
        if (isKnownByForm(word))
            return isKnownByForm(option) ? std::string() : option; // "-ihttps://me:x@host" gives away all of it
        if (isForThisService(i))
            return std::string();
        if (std::optional<std::string> inner = within(i))
            return inner;
        if (const std::string_view name = m_part ? std::string_view() : secretAssignedIn(word); !name.empty())
            return std::string(name);
        return std::nullopt;
    }

private:
    std::string_view next(std::size_t i) const
    {
        return i + 1 < m_words.size() ? std::string_view(m_words[i + 1]) : std::string_view();
    }

    /// Behind "=", or the next word unless it is an option, too.
    std::string_view valueAt(std::size_t i) const
    {
        const std::string_view word = m_words[i];
        if (const std::size_t equals = word.find('='); equals != std::string_view::npos) {
            const bool compares = !word.starts_with('-') && word.substr(equals).starts_with("=="); // code: "pass==1"
            return compares ? std::string_view() : word.substr(equals + 1);
        }
        const std::string_view behind = next(i);
        return behind.starts_with("-") ? std::string_view() : behind;
    }

    /// "mpirun -genv API_KEY x".
    bool givesVariable(std::size_t i) const
    {
        static constexpr std::string_view kOptions[] = {"-genv", "-env"};
        return i > 0 && isAmong(m_words[i - 1], kOptions) && m_words[i].find('=') == std::string::npos;
    }

    /// "wandb login x": the key is a word of its own.
    bool isForThisService(std::size_t i) const
    {
        return i > 1 && m_words[i - 1] == "login" && fileName(m_words[i - 2]) == "wandb" &&
               !m_words[i].starts_with('-') && !standsForOther(m_words[i]);
    }

    std::string headerAt(std::size_t i) const
    {
        static constexpr std::string_view kOptions[] = {"-H", "--header", "--proxy-header"};
        const std::string_view word = m_words[i];
        if (i > 0 && isAmong(m_words[i - 1], kOptions))
            return headerIn(word, true);
        for (const std::string_view option : kOptions)
            if (word.starts_with(option) && word.size() > option.size() && !isAmong(word, kOptions))
                return headerIn(word.substr(option.size() + (word[option.size()] == '=' ? 1 : 0)), true);
        return headerIn(word, false);
    }

    std::string toolOptionAt(std::size_t i) const
    {
        const std::string_view word = m_words[i];
        if (i > 0 && fileName(m_words[i - 1]) == "sshpass" &&
            word.starts_with("-p")) // its command may have a "-p", too
            return "-p";
        for (const ToolOption& one : kToolOptions) {
            if (!word.starts_with(one.option) || !isAfterOneOf(one.tools, i))
                continue;
            std::string_view value = word.substr(one.option.size());
            const bool behindEquals = one.option.starts_with("--") && value.starts_with('=');
            if (!behindEquals && !(value.empty() ? one.separate : one.attached))
                continue;
            value = value.empty() ? next(i) : value.substr(behindEquals ? 1 : 0);
            if (one.divider != '\0')
                value.remove_prefix(std::min(value.find(one.divider), value.size() - 1) + 1);
            if (!standsForOther(value))
                return std::string(one.option);
        }
        return {};
    }

    static std::string_view fileName(std::string_view word) { return word.substr(word.rfind('/') + 1); }

    /// Whether one of these tools, divided by blanks, stands before the word.
    bool isAfterOneOf(std::string_view tools, std::size_t i) const
    {
        return std::any_of(m_words.begin(), m_words.begin() + static_cast<std::ptrdiff_t>(i),
                           [tools](const std::string& word) {
                               const std::string_view file = fileName(word);
                               const std::size_t at = file.empty() ? file.npos : tools.find(file);
                               return at != file.npos && (at == 0 || tools[at - 1] == ' ') &&
                                      (at + file.size() == tools.size() || tools[at + file.size()] == ' ');
                           });
    }

    /// In the script of a shell, or in what stands behind "=": "--env=API_KEY=x".
    std::optional<std::string> within(std::size_t i) const
    {
        const std::string_view word = m_words[i];
        std::vector<std::string> inner;
        if (isScript(i))
            inner = scriptWords(word);
        else if (const std::size_t equals = word.find('='); equals != std::string_view::npos)
            inner = {std::string(word.substr(equals + 1))};
        if (m_depth >= kDeepest)
            return std::nullopt;
        const SecretSearch search(inner, m_depth + 1, !isScript(i));
        for (std::size_t k = 0; k < inner.size(); ++k)
            if (std::optional<std::string> found = search.at(k))
                return found;
        return std::nullopt;
    }

    bool isScript(std::size_t i) const
    {
        if (i == 0)
            return false;
        const std::string_view before = m_words[i - 1];
        const bool option = before.size() > 1 && before[0] == '-' && before[1] != '-' && before.ends_with('c');
        return before == "--wrap" || m_words[i].starts_with("--wrap=") ||
               (option && isAfterOneOf("sh bash dash zsh ksh fish", i));
    }

    const std::vector<std::string>& m_words;
    const int m_depth;
    const bool m_part;
};

} // namespace

std::vector<SecretWord> secretsIn(const std::vector<std::string>& command)
{
    std::vector<SecretWord> found;
    const SecretSearch search(command, 0, false);
    for (std::size_t i = 0; i < command.size(); ++i)
        if (std::optional<std::string> name = search.at(i))
            found.push_back({i, std::move(*name)});
    return found;
}

bool holdsSecret(std::string_view text)
{
    return isKnownByForm(text) || !secretAssignedIn(text).empty();
}

bool holdsPassword(std::string_view text)
{
    for (std::size_t at = text.find("://"); at != std::string_view::npos; at = text.find("://", at + 3)) {
        const std::string_view rest = text.substr(at + 3);
        const std::string_view server = rest.substr(0, rest.find_first_of("/?# \t\n"));
        const std::string_view user = server.substr(0, std::min(server.rfind('@'), server.size()));
        const std::size_t colon = user.find(':');
        if (user.size() < server.size() && colon != std::string_view::npos && !standsForOther(user.substr(colon + 1)))
            return true;
    }
    return false;
}

bool isSecretVariable(std::string_view name, std::string_view value)
{
    const NameRule* rule = ruleOf(name, true);
    return holdsSecret(value) || (rule && mayBeSecret(*rule, value, true));
}

bool looksSecret(std::string_view variable)
{
    return ruleOf(variable, true) != nullptr;
}

bool looksSecret(std::string_view option, const ProgramValue& value)
{
    const auto* text = std::get_if<std::string>(&value);
    if (!text || text->empty())
        return false;
    static constexpr std::string_view kHeaders[] = {"H", "HEADER", "PROXY_HEADER"};
    if (isAmong(plainName(option), kHeaders) && !headerIn(*text, true).empty())
        return true;
    const NameRule* rule = ruleOf(option, false);
    return holdsSecret(*text) || (rule && mayBeSecret(*rule, *text, false));
}

} // namespace trainyard
