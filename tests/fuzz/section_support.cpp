// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/section_support.h"

namespace trainyard::fuzz {

FramedAnswer answerOf(std::string_view text, std::initializer_list<const char*> names)
{
    static constexpr std::string_view kEnd = "%%\n";
    FramedAnswer answer;
    for (const char* name : names) {
        const std::size_t end = text.find(kEnd);
        std::string_view part = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + kEnd.size());
        const bool failed = part.starts_with('!');
        if (failed)
            part.remove_prefix(1);
        answer.sections.push_back(
            {name, failed ? 1 : 0, std::string(part), failed ? std::string(part) : std::string()});
    }
    return answer;
}

} // namespace trainyard::fuzz
