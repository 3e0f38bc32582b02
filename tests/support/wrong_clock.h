// SPDX-License-Identifier: Apache-2.0
// For a test program: its calendar clock can be wrong, while the programs that it starts see the
// true time.
#pragma once

#include <sys/syscall.h>
#include <unistd.h>

#include <ctime>

namespace trainyard::test {
inline long clockOff = 0; ///< seconds
}

/// Replaces the C library's function.
extern "C" [[gnu::used]] inline int clock_gettime(clockid_t clock, timespec* time) noexcept
{
    const long code = ::syscall(SYS_clock_gettime, clock, time);
    if (code == 0 && clock == CLOCK_REALTIME)
        time->tv_sec += trainyard::test::clockOff;
    return static_cast<int>(code);
}
