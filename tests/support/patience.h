// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtGlobal>

namespace trainyard::test {

/// Milliseconds after which a wait for another process has failed: most of the time that ctest gives the test, since a
/// computer may have other work. A wait ends as soon as its condition holds.
inline int patience()
{
    bool given = false;
    const int limit = qEnvironmentVariableIntValue("QTEST_FUNCTION_TIMEOUT", &given);
    return given ? limit / 5 * 4 : 240'000;
}

} // namespace trainyard::test
