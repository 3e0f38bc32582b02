// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace trainyard {

/// Seconds since the epoch (UTC), with microseconds.
double unixTime();

/// Seconds on a clock that never jumps; only differences mean anything.
double steadyTime();

/// "2026-11-20T14:02:01.590Z" for seconds since the epoch.
std::string isoTime(double unixSeconds);

} // namespace trainyard
