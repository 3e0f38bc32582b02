// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace trainyard {

/// /proc/PID/stat of a process on this machine; empty if there is no such process.
std::string processStat(std::int64_t pid);

/// The letter of the process's state in such a text, as proc(5) lists them ('T' = stopped); ' ' if the text has none.
char stateInStat(std::string_view stat);

} // namespace trainyard
