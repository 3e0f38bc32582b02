// SPDX-License-Identifier: Apache-2.0
#include "backend/base/process_stat.h"

#include <fstream>

namespace trainyard {

std::string processStat(std::int64_t pid)
{
    std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
    std::string text; // one read for the whole file keeps its fields consistent
    std::getline(file, text, '\0');
    return text;
}

char stateInStat(std::string_view stat)
{
    // The command name in parentheses may hold spaces, parentheses and newlines: count from the last ')'.
    const std::size_t close = stat.rfind(')');
    return close != std::string_view::npos && close + 2 < stat.size() ? stat[close + 2] : ' ';
}

} // namespace trainyard
