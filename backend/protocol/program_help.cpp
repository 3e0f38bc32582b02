// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/program_help.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <initializer_list>

namespace trainyard {
namespace program_help {

constexpr std::size_t kLongestHelp = std::size_t{1} << 20;
constexpr std::size_t kMostOptions = 1000;
constexpr std::size_t kLongestText = 2000;

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front())))
        text.remove_prefix(1);
    while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())))
        text.remove_suffix(1);
    return text;
}

std::string upper(std::string_view text)
{
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(),
                   [](char c) { return static_cast<char>(std::toupper(static_cast<unsigned char>(c))); });
    return out;
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        lines.push_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::size_t indentOf(std::string_view line)
{
    const std::size_t first = line.find_first_not_of(' ');
    return first == line.npos ? line.size() : first;
}

/// One entry of a list of options: what stands on the left, and its help.
struct Entry {
    std::string left;
    std::string help;
    bool positional = false;
};

/// The entries below the headings; a line that is indented further than an entry continues its help.
std::vector<Entry> entriesOf(std::string_view text)
{
    std::vector<Entry> entries;
    bool positional = false, usage = false;
    std::size_t entryIndent = 0;
    for (const std::string_view line : linesOf(text)) {
        const std::size_t indent = indentOf(line);
        const std::string_view content = trimmed(line);
        if (content.empty()) {
            usage = false;
            entryIndent = 0;
            continue;
        }
        if (indent == 0) {
            const std::string head = upper(content);
            usage = head.starts_with("USAGE");
            positional = head.starts_with("POSITIONAL ARGUMENTS");
            entryIndent = 0;
            continue;
        }
        if (usage)
            continue;
        const bool flag = content.starts_with('-') && content.size() > 1 && content != "--";
        const bool begins = flag ? indent <= 8 && (entryIndent == 0 || indent <= entryIndent + 2)
                                 : positional && indent <= 4 && (entryIndent == 0 || indent <= entryIndent);
        if (begins && entries.size() < kMostOptions) {
            const std::size_t gap = content.find("  ");
            entries.push_back({std::string(content.substr(0, gap)),
                               gap == content.npos ? std::string() : std::string(trimmed(content.substr(gap))), !flag});
            entryIndent = indent;
        } else if (entryIndent > 0 && !entries.empty() && indent > entryIndent) {
            std::string& help = entries.back().help;
            help += (help.empty() ? "" : " ") + std::string(content);
        }
    }
    return entries;
}

/// "{adam,sgd}" or "[adam|sgd]"
std::vector<ProgramValue> choicesIn(std::string_view metavar)
{
    std::vector<ProgramValue> choices;
    const bool braces = metavar.starts_with('{') && metavar.ends_with('}');
    const bool brackets = metavar.starts_with('[') && metavar.ends_with(']') && metavar.find('|') != metavar.npos;
    if (!braces && !brackets)
        return choices;
    metavar = metavar.substr(1, metavar.size() - 2);
    const char separator = braces ? ',' : '|';
    while (!metavar.empty()) {
        const std::size_t end = std::min(metavar.find(separator), metavar.size());
        choices.push_back(typedValue(trimmed(metavar.substr(0, end))));
        metavar.remove_prefix(std::min(end + 1, metavar.size()));
    }
    return choices;
}

std::string lowered(std::string_view text)
{
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(),
                   [](char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); });
    return out;
}

/// Where a word ends that a sentence may go on after: its full stop or comma is not part of it.
std::size_t wordEnd(const std::string& text, std::size_t begin)
{
    std::size_t end = std::min(text.find_first_of(" \t\n,;()", begin), text.size());
    while (end > begin && text[end - 1] == '.')
        --end;
    return end;
}

std::string comparable(std::string_view option)
{
    std::string name = lowered(option);
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

bool isOneOf(const std::string& name, std::initializer_list<std::string_view> known)
{
    return std::any_of(known.begin(), known.end(),
                       [&](std::string_view one) { return name == one || name.ends_with("_" + std::string(one)); });
}

/// Of numbers that have a fraction, also where somebody has typed a whole one.
bool isRateName(std::string_view option)
{
    return isOneOf(comparable(option), {"lr", "learning_rate", "momentum", "weight_decay", "wd", "dropout", "eps",
                                        "epsilon", "beta1", "beta2", "temperature", "label_smoothing"});
}

/// What a program's parameter most likely is by its name, where its help does not say. A person can correct it.
OptionType typeOfName(std::string_view option)
{
    const std::string name = comparable(option);
    const auto is = [&name](std::initializer_list<std::string_view> known) { return isOneOf(name, known); };
    if (isRateName(option) || is({"gamma", "alpha", "beta", "tau", "clip", "clip_norm", "grad_clip"}))
        return OptionType::Number;
    if (is({"epochs", "epoch", "batch_size", "batch", "steps", "seed", "workers", "num_workers", "layers", "hidden",
            "hidden_size", "width", "depth", "heads", "iterations", "iters", "patience", "log_interval"}) ||
        name.starts_with("num_") || name.starts_with("n_"))
        return OptionType::Whole;
    return OptionType::Text;
}

/// What an option most likely is, of which the help says nothing: what was typed for it tells more than its name. A
/// whole number may also stand for a number with a fraction: --lr 1.
OptionType guessedType(const std::string& option, const ProgramValue* typed)
{
    if (!typed)
        return typeOfName(option);
    if (std::holds_alternative<double>(*typed))
        return OptionType::Number;
    if (std::holds_alternative<std::int64_t>(*typed))
        return isRateName(option) ? OptionType::Number : OptionType::Whole;
    return std::holds_alternative<std::string>(*typed) ? OptionType::Text : typeOfName(option); // such as "auto"
}

/// The value after "(default: " or "[default: ".
std::optional<std::string> defaultIn(const std::string& help)
{
    const std::string lower = lowered(help);
    for (const char* mark : {"(default: ", "[default: ", "(default=", "[default=", "(default is ", "(default ",
                             "[default ", "default: ", "default=", "default is ", "defaults to "}) {
        const std::size_t at = lower.find(mark);
        if (at == std::string::npos)
            continue;
        const std::size_t begin = at + std::string_view(mark).size();
        // Without brackets it ends with its word: "learning rate, default 0.1, of the head".
        const std::size_t end = help[at] == '('   ? help.find_first_of(")", begin)
                                : help[at] == '[' ? help.find_first_of(";]", begin)
                                                  : wordEnd(help, begin);
        if (end != std::string::npos && end > begin) {
            std::string found = help.substr(begin, end - begin);
            if (found.size() > 1 && (found.front() == '\'' || found.front() == '"') && found.back() == found.front())
                found = found.substr(1, found.size() - 2);
            return found;
        }
    }
    // "learning rate, default 0.1": of sentences with that word, only numbers.
    if (const std::size_t at = lower.find("default "); at != std::string::npos) {
        const std::size_t begin = at + std::string_view("default ").size();
        const std::string word = help.substr(begin, wordEnd(help, begin) - begin);
        if (std::holds_alternative<double>(typedValue(word)) || std::holds_alternative<std::int64_t>(typedValue(word)))
            return word;
    }
    return std::nullopt;
}

/// click's "[x>=0]", "[0<=x<=1]"
void rangeIn(const std::string& help, ProgramOption& option)
{
    const std::size_t x = help.find_first_of("x");
    for (std::size_t at = x; at != std::string::npos; at = help.find('x', at + 1)) {
        if (const std::string_view rest = std::string_view(help).substr(at + 1);
            rest.starts_with(">=") || rest.starts_with("<=")) {
            double value = 0.0;
            const std::string_view number = rest.substr(2);
            if (std::from_chars(number.data(), number.data() + number.size(), value).ec == std::errc())
                (rest.front() == '>' ? option.low : option.high) = value;
        }
        if (at >= 3 && help.compare(at - 2, 2, "<=") == 0) {
            std::size_t begin = at - 2;
            while (begin > 0 && (std::isdigit(static_cast<unsigned char>(help[begin - 1])) || help[begin - 1] == '.' ||
                                 help[begin - 1] == '-'))
                --begin;
            double value = 0.0;
            if (std::from_chars(help.data() + begin, help.data() + at - 2, value).ec == std::errc())
                option.low = value;
        }
    }
}

OptionType typeOfMetavar(std::string_view metavar)
{
    const std::string name = upper(metavar);
    for (const char* whole : {"INT", "INTEGER", "N", "NUM"})
        if (name == whole || name.starts_with(std::string(whole) + " RANGE"))
            return OptionType::Whole;
    if (name == "FLOAT" || name.starts_with("FLOAT RANGE"))
        return OptionType::Number;
    if (name == "BOOLEAN" || name == "BOOL")
        return OptionType::Flag;
    return OptionType::Text;
}

/// The flags and the metavar of "-b N, --batch-size N", "--amp, --no-amp", "--amp / --no-amp".
struct Left {
    std::vector<std::string> flags;
    std::string metavar;
};

Left leftOf(std::string text)
{
    for (std::size_t at; (at = text.find(" / ")) != std::string::npos;)
        text.replace(at, 3, ", ");
    Left left;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        for (int depth = 0; end < text.size(); ++end) { // commas within {a,b} separate choices
            depth += text[end] == '{' || text[end] == '[' ? 1 : text[end] == '}' || text[end] == ']' ? -1 : 0;
            if (depth == 0 && text[end] == ',')
                break;
        }
        const std::string_view part = trimmed(std::string_view(text).substr(at, end - at));
        const std::size_t gap = part.find_first_of(" =");
        left.flags.emplace_back(part.substr(0, gap));
        if (gap != part.npos)
            left.metavar = std::string(trimmed(part.substr(gap + 1)));
        at = end + 1;
    }
    return left;
}

std::optional<ProgramOption> optionOf(const Entry& entry, const ProgramSpec& known)
{
    ProgramOption option;
    option.help = entry.help.substr(0, kLongestText);
    Left left;
    if (entry.positional) {
        option.positional = true;
        left.metavar = entry.left;
        option.name = entry.left;
    } else {
        left = leftOf(entry.left);
        std::string longest;
        for (const std::string& flag : left.flags) {
            if (flag.starts_with("--no-") && left.flags.size() > 1)
                option.offFlag = flag;
            else if (longest.empty() || (flag.starts_with("--") && !longest.starts_with("--")))
                longest = flag;
        }
        option.flag = longest;
        option.name = longest.substr(std::min(longest.find_first_not_of('-'), longest.size()));
        if (option.name == "help" || option.name == "version" || option.name == "h")
            return std::nullopt;
    }
    option.choices = choicesIn(left.metavar);
    const bool several = left.metavar.find("...") != std::string::npos ||
                         (option.choices.empty() && left.metavar.find(' ') != std::string::npos &&
                          left.metavar.find("RANGE") == std::string::npos);
    if (!isParameterName(option.name) || several || (entry.positional && !option.choices.empty()))
        return std::nullopt;
    const std::optional<std::string> standard = defaultIn(entry.help);
    const std::optional<ProgramValue> value =
        standard && *standard != "None" ? std::optional(typedValue(*standard)) : std::nullopt;
    if (left.metavar.empty()) {
        option.type = OptionType::Flag;
        const bool* on = value ? std::get_if<bool>(&*value) : nullptr;
        option.standard = ProgramValue(on && *on);
        return option;
    }
    option.type = typeOfMetavar(left.metavar);
    if (option.type == OptionType::Text && option.choices.empty() && value) {
        option.type = std::holds_alternative<std::int64_t>(*value) ? OptionType::Whole
                      : std::holds_alternative<double>(*value)     ? OptionType::Number
                                                                   : OptionType::Text;
    }
    if (option.type == OptionType::Text && option.choices.empty() && !standard)
        option.type = guessedType(option.name, parameterIn(known, option.name));
    if (value && !looksSecret(option.name, *standard)) { // no spec may hold it
        option.standard = *value;
        if (option.type == OptionType::Text && option.choices.empty())
            option.standard = *standard;
        if (option.type == OptionType::Number && std::holds_alternative<std::int64_t>(*value))
            option.standard = static_cast<double>(std::get<std::int64_t>(*value));
    }
    if (option.type == OptionType::Whole || option.type == OptionType::Number)
        rangeIn(entry.help, option);
    return option;
}

} // namespace program_help

ProgramOptions parseHelp(std::string_view text, const ProgramSpec& known)
{
    ProgramOptions options;
    for (const program_help::Entry& entry : program_help::entriesOf(text.substr(0, program_help::kLongestHelp)))
        if (std::optional<ProgramOption> option = program_help::optionOf(entry, known))
            if (std::none_of(options.begin(), options.end(),
                             [&](const ProgramOption& other) { return other.name == option->name; }))
                options.push_back(std::move(*option));
    return options;
}

ProgramValue typedValue(std::string_view word)
{
    if (word == "true" || word == "True")
        return true;
    if (word == "false" || word == "False")
        return false;
    std::int64_t whole = 0;
    const char* end = word.data() + word.size();
    if (const auto read = std::from_chars(word.data(), end, whole); read.ec == std::errc() && read.ptr == end)
        return whole;
    double number = 0.0;
    if (const auto read = std::from_chars(word.data(), end, number);
        read.ec == std::errc() && read.ptr == end && std::isfinite(number))
        return number;
    return std::string(word);
}

} // namespace trainyard
