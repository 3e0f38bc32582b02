// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/flat_yaml.h"

#include <algorithm>

namespace trainyard::foreign {
namespace {

constexpr std::size_t kMostYamlValues = 10'000;

/// A scalar without its quotes and without a comment behind it.
std::string scalarOf(std::string_view text)
{
    if (text.size() >= 2 && text.front() == '\'' && text.back() == '\'') {
        std::string out;
        for (std::size_t i = 1; i + 1 < text.size(); ++i) {
            out += text[i];
            if (text[i] == '\'' && text[i + 1] == '\'')
                ++i;
        }
        return out;
    }
    if (text.size() >= 2 && text.front() == '"' && text.back() == '"') {
        std::string out;
        for (std::size_t i = 1; i + 1 < text.size(); ++i) {
            if (text[i] == '\\' && i + 2 < text.size())
                ++i;
            out += text[i];
        }
        return out;
    }
    return std::string(text.substr(0, text.find(" #")));
}

std::string_view stripped(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

/// The ":" that ends a key: followed by a space or the line's end, outside of quotes.
std::size_t endOfKey(std::string_view text)
{
    char quote = '\0';
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (quote != '\0')
            quote = text[i] == quote ? '\0' : quote;
        else if (text[i] == '"' || text[i] == '\'')
            quote = text[i];
        else if (text[i] == ':' && (i + 1 == text.size() || text[i + 1] == ' '))
            return i;
    }
    return std::string_view::npos;
}

} // namespace

std::vector<std::pair<std::string, std::string>> readFlatYaml(std::string_view text)
{
    struct Level {
        std::size_t indent;
        std::string path;
    };
    std::vector<std::pair<std::string, std::string>> values;
    std::vector<Level> levels;
    while (!text.empty() && values.size() < kMostYamlValues) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view whole = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::string_view line = stripped(whole);
        if (line.empty() || line.front() == '#' || line == "---")
            continue;
        const std::size_t indent = whole.find_first_not_of(' ');
        const bool item = line == "-" || line.starts_with("- ");
        while (!levels.empty() && (levels.back().indent > indent || (levels.back().indent == indent && !item)))
            levels.pop_back();
        if (item) {
            if (levels.empty())
                continue;
            const std::string value = scalarOf(stripped(line.substr(1)));
            if (!values.empty() && values.back().first == levels.back().path)
                values.back().second += ", " + value;
            else
                values.emplace_back(levels.back().path, value);
            continue;
        }
        const std::size_t colon = endOfKey(line);
        if (colon == std::string_view::npos)
            continue;
        std::string path = levels.empty() ? std::string() : levels.back().path + "/";
        path += scalarOf(stripped(line.substr(0, colon)));
        const std::string_view value = stripped(line.substr(colon + 1));
        if (value.empty())
            levels.push_back({indent, std::move(path)});
        else
            values.emplace_back(std::move(path), scalarOf(value));
    }
    return values;
}

} // namespace trainyard::foreign
