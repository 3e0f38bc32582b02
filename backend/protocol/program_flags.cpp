// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/program_command.h"
#include "backend/protocol/program_help.h"

#include <algorithm>
#include <charconv>
#include <map>

namespace trainyard {
namespace {

bool isFlag(const std::string& word)
{
    if (word.size() < 2 || word.front() != '-')
        return false;
    double number = 0.0; // "-1e-3" is a value
    const auto end = std::from_chars(word.data(), word.data() + word.size(), number);
    return end.ec != std::errc() || end.ptr != word.data() + word.size();
}

/// A flag of a command line with the words up to the next one.
struct FlagGroup {
    std::string flag;
    std::vector<std::string> words;
    bool equals = false; ///< --lr=0.1
};

std::string nameOf(const FlagGroup& group)
{
    return group.flag.substr(std::min(group.flag.find_first_not_of('-'), group.flag.size()));
}

/// The value of a group with at most one word. It must come back as the same word; only a number like 1e-3 may be
/// written otherwise. "12e4" may be a part of a checksum.
ProgramValue valueOf(const FlagGroup& group)
{
    if (group.words.empty())
        return true;
    const std::string& word = group.words.front();
    ProgramValue value = typedValue(word);
    const std::size_t exponent = std::holds_alternative<double>(value) ? word.find_first_of("eE") : word.npos;
    if (exponent != word.npos && word.find_first_of(".-+") != word.npos)
        return value;
    if (std::holds_alternative<bool>(value) || valueText(value) != word)
        return word;
    return value;
}

/// Whether a parameter in this style becomes the words of the group again (program_command.cpp).
bool comesBack(const ProgramSpec& program, const FlagGroup& group, ParameterStyle style)
{
    const std::string name = nameOf(group);
    const ProgramOption* option = optionIn(program, name);
    if (!isParameterName(name) || parameterFlag(option, name) != group.flag || (option && option->positional) ||
        group.words.size() > 1)
        return false;
    if (group.words.empty())
        return true;
    const bool joined = style == ParameterStyle::Equals || group.words.front().starts_with('-');
    return group.equals == (joined && group.flag.starts_with("--"));
}

/// The groups from `first` on can be taken as parameters of this style.
struct Taking {
    std::size_t first = 0;
    ParameterStyle style = ParameterStyle::Flags;
};

Taking takeable(const ProgramSpec& program, const std::vector<FlagGroup>& groups)
{
    std::map<std::string, int> uses;
    for (const FlagGroup& group : groups)
        ++uses[group.flag];
    const auto takenAs = [&](ParameterStyle style) {
        std::size_t first = groups.size();
        while (first > 0 && uses[groups[first - 1].flag] == 1 && comesBack(program, groups[first - 1], style))
            --first;
        return Taking{first, style};
    };
    const Taking asItIs = takenAs(program.style);
    if (!program.parameters.empty())
        return asItIs; // those that are there keep their style
    const Taking other =
        takenAs(program.style == ParameterStyle::Flags ? ParameterStyle::Equals : ParameterStyle::Flags);
    return other.first < asItIs.first ? other : asItIs;
}

} // namespace

void takeParameters(ProgramSpec& program)
{
    if (program.style != ParameterStyle::Flags && program.style != ParameterStyle::Equals)
        return; // a parameter would not come back as a flag
    std::vector<std::string> command;
    std::vector<FlagGroup> groups;
    bool script = false; // flags before the script are the interpreter's
    for (const std::string& word : program.command) {
        const bool flag = script && isFlag(word) && word != "--";
        if (flag && word.find('=') != std::string::npos)
            groups.push_back({word.substr(0, word.find('=')), {word.substr(word.find('=') + 1)}, true});
        else if (flag)
            groups.push_back({word, {}, false});
        else if (!groups.empty())
            groups.back().words.push_back(word);
        else
            command.push_back(word);
        const bool module = command.size() > 1 && command[command.size() - 2] == "-m";
        script = script || module || word.ends_with(".py") ||
                 (command.size() == 1 && !word.substr(word.find_last_of('/') + 1).starts_with("python"));
    }
    // Parameters follow the command, so only the flags at its end can be taken without changing the order.
    const Taking taking = takeable(program, groups);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const FlagGroup& group = groups[i];
        if (i >= taking.first) {
            setParameter(program, nameOf(group), valueOf(group));
            continue;
        }
        command.push_back(group.equals ? group.flag + "=" + group.words.front() : group.flag);
        command.insert(command.end(), group.words.begin() + (group.equals ? 1 : 0), group.words.end());
    }
    program.command = std::move(command);
    program.style = taking.style;
}

} // namespace trainyard
