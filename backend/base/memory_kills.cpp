// SPDX-License-Identifier: Apache-2.0
#include "backend/base/memory_kills.h"

#include "backend/base/error.h"
#include "backend/base/files.h"

#include <algorithm>
#include <charconv>

namespace trainyard {

std::int64_t memoryKillsIn(std::string_view text)
{
    constexpr std::string_view kName = "oom_kill ";
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = text.substr(at, end - at);
        std::int64_t count = 0;
        if (line.starts_with(kName) &&
            std::from_chars(line.data() + kName.size(), line.data() + line.size(), count).ec == std::errc())
            return count;
        at = end + 1;
    }
    return 0;
}

std::int64_t memoryKills()
{
    try {
        return memoryKillsIn(readFile("/proc/vmstat"));
    } catch (const Failure&) {
        return 0;
    }
}

} // namespace trainyard
