// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/clock.h"

#include <cstdint>

namespace trainyard {

/// The number of a request that comes after the one with `number`, 0 when control.json is missing or damaged. A run
/// that has begun attempts may have obeyed requests then whose numbers are lost: the milliseconds since 1970 are above
/// them all.
inline std::int64_t nextControlNumber(std::int64_t number, bool begun)
{
    return number == 0 && begun ? static_cast<std::int64_t>(unixTime() * 1000.0) : number + 1;
}

} // namespace trainyard
