// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/secret_texts.h"

#include "backend/protocol/secret_names.h"

#include <algorithm>
#include <cctype>
#include <cstddef>

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

/// What stands behind "=". `code`: only a text in quotation marks counts. What code compares, calls or looks up is no
/// value: "pass==1", "token=read()", "token=all['x']".
std::string_view valueIn(std::string_view rest, bool code)
{
    if (rest.starts_with('\'') || rest.starts_with('"'))
        return rest.substr(1, rest.find(rest.front(), 1) - 1);
    const std::size_t end = std::min(rest.find_first_of(",; \t\n&()['\""), rest.size());
    const bool looksUp = end > 0 && end < rest.size() && (rest[end] == '(' || rest[end] == '[');
    return code || looksUp || rest.starts_with('=') ? std::string_view() : rest.substr(0, end);
}

} // namespace

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

std::string_view secretAssignedIn(std::string_view text)
{
    const std::size_t bracket = std::min(text.find('('), text.size());
    for (std::size_t equals = text.find('='); equals != std::string_view::npos; equals = text.find('=', equals + 1)) {
        std::size_t begin = equals;
        while (begin > 0 && (isAlphanumeric(text[begin - 1]) || text[begin - 1] == '_' || text[begin - 1] == '.' ||
                             text[begin - 1] == '-'))
            --begin;
        const std::string_view name = text.substr(begin, equals - begin);
        if (name.empty() || (begin > 0 && kDividers.find(text[begin - 1]) == std::string_view::npos))
            continue;
        const std::string_view value = valueIn(text.substr(equals + 1), bracket < begin);
        const bool variable = isVariableName(name);
        if (const NameRule* rule = ruleOf(name, variable); rule && mayBeSecret(*rule, value, variable))
            return name;
    }
    return {};
}

bool isVariableName(std::string_view name)
{
    return std::all_of(name.begin(), name.end(), [](char c) {
        return std::isupper(static_cast<unsigned char>(c)) != 0 || std::isdigit(static_cast<unsigned char>(c)) != 0 ||
               c == '_';
    });
}

} // namespace trainyard::secret_names
