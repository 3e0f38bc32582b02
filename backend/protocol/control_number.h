// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/clock.h"

#include <cstdint>

namespace trainyard {

/// The number of the next request. `number`: that of the last one; 0 if control.json is missing or damaged. If the run
/// has `begun` an attempt, it may have obeyed requests whose numbers are lost with that file. The milliseconds since
/// 1970 are above all of them.
inline std::int64_t nextControlNumber(std::int64_t number, bool begun)
{
    return number == 0 && begun ? static_cast<std::int64_t>(unixTime() * 1000.0) : number + 1;
}

} // namespace trainyard
