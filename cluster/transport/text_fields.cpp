// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/transport/text_fields.h"

#include <algorithm>
#include <charconv>

namespace trainyard {

std::vector<std::string> splitFields(std::string_view line, char separator, std::size_t most)
{
    std::vector<std::string> fields;
    while (fields.size() + 1 < most) {
        const std::size_t end = line.find(separator);
        if (end == std::string_view::npos)
            break;
        fields.emplace_back(line.substr(0, end));
        line.remove_prefix(end + 1);
    }
    fields.emplace_back(line);
    return fields;
}

std::vector<std::string_view> splitLines(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        if (!line.empty() && line.back() == '\r')
            line.remove_suffix(1);
        if (!line.empty())
            lines.push_back(line);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return lines;
}

int leadingNumber(std::string_view text, int otherwise)
{
    const std::size_t first = std::min(text.size(), text.find_first_not_of(' '));
    int value = otherwise;
    std::from_chars(text.data() + first, text.data() + text.size(), value);
    return value;
}

} // namespace trainyard
