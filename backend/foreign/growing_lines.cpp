// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/growing_lines.h"

#include <algorithm>

namespace trainyard::foreign {
namespace {

/// The first line end outside of quotes, from `from` on. `quoted`: whether that place is within quotes.
std::size_t lineEnd(std::string_view bytes, std::size_t from, bool quotes, bool& quoted)
{
    while (true) {
        const std::size_t end = bytes.find('\n', from);
        if (!quotes)
            return end;
        const std::string_view part = bytes.substr(from, end == std::string_view::npos ? end : end - from);
        quoted = quoted != (std::count(part.begin(), part.end(), '"') % 2 != 0);
        if (end == std::string_view::npos || !quoted)
            return end;
        from = end + 1;
    }
}

} // namespace

LineFound lineAt(GrowingFile& file, bool quotes, std::string_view& line, std::size_t& bytes)
{
    std::size_t looked = 0;
    bool quoted = false;
    std::string_view there = file.peek(1);
    while (true) {
        const std::size_t end = lineEnd(there, looked, quotes, quoted);
        if (end != std::string_view::npos) {
            line = there.substr(0, end);
            bytes = end + 1;
            if (!line.empty() && line.back() == '\r')
                line.remove_suffix(1);
            return LineFound::Whole;
        }
        looked = there.size();
        if (looked > kLongestLine) {
            line = {};
            bytes = looked;
            return LineFound::TooLong;
        }
        there = file.peek(looked + 1);
        if (there.size() == looked) {
            line = there;
            bytes = looked;
            return LineFound::Incomplete;
        }
    }
}

} // namespace trainyard::foreign
