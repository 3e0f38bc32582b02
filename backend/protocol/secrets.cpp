// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/secrets.h"

#include "backend/protocol/program_spec.h"
#include "backend/protocol/secret_names.h"
#include "backend/protocol/secret_texts.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <variant>

namespace trainyard {
namespace {

using secret_names::headerIn;
using secret_names::holdsSecret;
using secret_names::isAlphanumeric;
using secret_names::isAmong;
using secret_names::isKnownByForm;
using secret_names::isSecret;
using secret_names::isStrongName;
using secret_names::isVariableName;
using secret_names::plainName;
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
    {"7z 7za 7zr 7zz rar", "-p", false, true},
    {"zip unzip", "-P", true, true},
    {"openssl", "-k", true, false},
};

constexpr int kDeepest = 4; // "--env=A=b", a script in a script

/// Where the value begins: at "=", or at ":" in "--password:x".
std::size_t dividerIn(std::string_view word)
{
    const std::size_t equals = word.find('='), colon = word.find(':');
    if (!word.starts_with('-') || colon >= equals || colon + 1 >= word.size() || word.substr(colon).starts_with("://"))
        return equals;
    const std::string_view name = word.substr(0, colon), value = word.substr(colon + 1);
    const bool plain = std::all_of(name.begin(), name.end(),
                                   [](char c) { return isAlphanumeric(c) || std::strchr("-_.", c) != nullptr; });
    return plain && (equals == word.npos || isSecret(name, value, false)) ? colon : equals;
}

/// The name that a word gives a value: "--password" of "--password=x", "db.password" of Hydra's "+db.password=x".
std::string namedIn(const std::string& word)
{
    if (word.starts_with('-'))
        return word.substr(0, dividerIn(word));
    std::string before = word.substr(0, word.find('='));
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
        const bool code = isCode(i); // "token=f()" names nothing that the words' own rules know
        const std::string option = code ? std::string() : givesVariable(i) || isKey(i) ? word : namedIn(word);
        if (const std::string_view value = valueAt(i);
            !option.empty() && !value.empty() && isSecret(option, value, isVariableName(option)))
            return option;
        if (std::string header = headerAt(i); !header.empty())
            return header;
        if (isKnownByForm(word))
            return isKnownByForm(option) ? std::string() : option; // "-ihttps://me:x@host" gives away all of it
        if (isForThisService(i))
            return std::string();
        if (std::optional<std::string> inner = code ? std::nullopt : within(i))
            return inner;
        if (std::optional<std::string> inner = optionsWithin(word))
            return inner;
        if (const std::string_view name = m_part ? std::string_view() : secretAssignedIn(word, code); !name.empty())
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
        if (const std::size_t equals = dividerIn(word); equals != std::string_view::npos) {
            const bool compares = !word.starts_with('-') && word.substr(equals).starts_with("=="); // code: "pass==1"
            return compares ? std::string_view() : word.substr(equals + 1);
        }
        const std::string_view behind = next(i);
        return behind.starts_with("-") ? std::string_view() : behind;
    }

    /// "mpirun -genv API_KEY x", "aws configure set aws_secret_access_key x".
    bool givesVariable(std::size_t i) const
    {
        static constexpr std::string_view kOptions[] = {"-genv", "-env"};
        const bool sets = i > 1 && m_words[i - 1] == "set" && m_words[i - 2] == "configure";
        return (sets || (i > 0 && isAmong(m_words[i - 1], kOptions))) && m_words[i].find('=') == std::string::npos;
    }

    /// "--opts DB.PASSWORD x", "--set password x": a name and its value as two words. Names in capitals with a dot
    /// stand without such an option, too.
    bool isKey(std::size_t i) const
    {
        static constexpr std::string_view kOptions[] = {"SET",     "OPT",         "OPTS",     "OPTION",
                                                        "OPTIONS", "CFG_OPTIONS", "OVERRIDE", "OVERRIDES"};
        const std::string_view word = m_words[i];
        const bool plain = std::all_of(word.begin(), word.end(),
                                       [](char c) { return isAlphanumeric(c) || std::strchr("_-.", c) != nullptr; });
        if (i == 0 || !plain || word.starts_with('-') || !isStrongName(word))
            return false;
        std::size_t option = i - 1;
        while (option > 0 && !m_words[option].starts_with('-'))
            --option;
        const bool isFirstOfTwo = (i - option) % 2 == 1;
        if (m_words[option].starts_with('-') && isFirstOfTwo && isAmong(plainName(m_words[option]), kOptions))
            return true;
        const std::size_t dot = word.rfind('.');
        return dot != std::string_view::npos && dot > 0 && m_words[i - 1] != "-m" &&
               isVariableName(word.substr(dot + 1)) && isVariableName(word.substr(0, word.find('.')));
    }

    /// "wandb login x", "wandb login --host https://h --relogin x": the key is a word of its own.
    bool isForThisService(std::size_t i) const
    {
        if (m_words[i].starts_with('-') || standsForOther(m_words[i]) || (i > 0 && m_words[i - 1] == "--host"))
            return false;
        while (i > 0) { // past the options before it
            if (m_words[i - 1].starts_with('-'))
                --i;
            else if (i > 1 && m_words[i - 2] == "--host")
                i -= 2;
            else
                break;
        }
        return i > 1 && m_words[i - 1] == "login" && fileName(m_words[i - 2]) == "wandb";
    }

    /// A value that holds words like those of a command line: "x --token y". What follows a secret's option must not
    /// look like a word of a sentence.
    std::optional<std::string> optionsWithin(const std::string& word) const
    {
        if (word.find(" --") == std::string::npos && !(word.starts_with("--") && word.find(' ') != std::string::npos))
            return std::nullopt;
        const std::vector<std::string> inner = scriptWords(word);
        for (std::size_t k = 0; k < inner.size(); ++k) {
            const std::size_t equals = inner[k].find('=');
            const std::string value = equals != std::string::npos ? inner[k].substr(equals + 1)
                                      : k + 1 < inner.size()      ? inner[k + 1]
                                                                  : std::string();
            const bool sentence = value.find_first_of("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ") == std::string::npos;
            const std::string option = inner[k].substr(0, equals);
            if (option.starts_with("--") && !value.empty() && !value.starts_with('-') &&
                !(sentence && equals == std::string::npos) && isSecret(option, value, false))
                return option;
        }
        return std::nullopt;
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

    /// The script of an interpreter other than a shell: of "python3 -u -c". What else has "-c" or "-e" is no script:
    /// "docker run -e", "python3 train.py -c".
    bool isCode(std::size_t i) const
    {
        static constexpr std::string_view kInterpreters[] = {"python", "pypy",  "ipython", "perl", "ruby",
                                                             "node",   "julia", "Rscript", "lua"};
        const std::string_view before = i == 0 ? std::string_view() : std::string_view(m_words[i - 1]);
        if (before.size() < 2 || before[0] != '-' || before[1] == '-' ||
            !(before.ends_with('c') || before.ends_with('e')))
            return false;
        std::size_t tool = i - 1;
        while (tool > 0 && (m_words[tool].starts_with('-') || m_words[tool - 1] == "-X" || m_words[tool - 1] == "-W"))
            --tool;
        const std::string_view file = fileName(m_words[tool]);
        return isAmong(file.substr(0, file.find_last_not_of("0123456789.") + 1), kInterpreters);
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

bool isSecretVariable(std::string_view name, std::string_view value)
{
    return holdsSecret(value, false) || isSecret(name, value, true);
}

bool looksSecret(std::string_view option, const ProgramValue& value)
{
    const auto* text = std::get_if<std::string>(&value);
    if (!text || text->empty())
        return false;
    static constexpr std::string_view kHeaders[] = {"H", "HEADER", "PROXY_HEADER"};
    if (isAmong(plainName(option), kHeaders) && !headerIn(*text, true).empty())
        return true;
    const bool mayBeScript = option == "c" || option == "e"; // secretsIn() knows whose option it is
    return holdsSecret(*text, mayBeScript) || isSecret(option, *text, false);
}

} // namespace trainyard
