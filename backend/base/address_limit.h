// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

#include <cstdint>
#include <optional>

namespace trainyard {

/// Bytes of address space that this process may use (ulimit -v); nullopt if there is no limit.
std::optional<std::int64_t> addressLimit();

/// In the environment of the runs that a supervisor starts: its own addressLimit(), if it has one.
inline constexpr const char* kSupervisorLimit = "TRAINYARD_SUPERVISOR_LIMIT";

/// Whether this process has its limit from the supervisor that has started it, not from whoever asked for the run.
bool limitIsSupervisors();

/// Why there is no more memory: `usual`, unless the limit is the supervisor's, which nobody would look for.
Reason lackOfMemory(Reason usual);

} // namespace trainyard
