// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>

namespace trainyard {

/// How many processes the kernel of this machine has killed because memory was used up, in this process's control group
/// or elsewhere; 0 where it does not say. When it has grown while a process died of SIGKILL, that is the likely cause.
std::int64_t memoryKills();

/// The number in the text of /proc/vmstat (or of a control group's memory.events): its line "oom_kill N". Pure.
std::int64_t memoryKillsIn(std::string_view text);

} // namespace trainyard
