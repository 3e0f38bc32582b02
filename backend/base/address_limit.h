// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

#include <cstdint>
#include <optional>

namespace trainyard {

/// Bytes of address space that this process may use (ulimit -v); nullopt if there is no limit.
std::optional<std::int64_t> addressLimit();

/// The environment variable in which a supervisor passes its own addressLimit(), if it has one, to the runs it starts.
inline constexpr const char* kSupervisorLimit = "TRAINYARD_SUPERVISOR_LIMIT";

/// Whether this process inherited its limit from the supervisor that started it. Whoever asked for the run may have no
/// such limit.
bool limitIsSupervisors();

/// Why memory ran out: `usual`, or the supervisor's limit if limitIsSupervisors(), because users would not look there.
Reason lackOfMemory(Reason usual);

} // namespace trainyard
