// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/selftest/check.h"
#include "tests/support/test_environment.h"

#include <QTest>

#include <vector>

namespace trainyard::test {

/// The engine's own checks with the fixtures of the sources.
inline std::vector<selftest::Check> ownChecks()
{
    return selftest::allChecks((sourceFolder() / "tests/backend/fixtures").string());
}

/// As a test function's last statement.
inline void runCheck(const selftest::Check& check)
{
    try {
        check.run();
    } catch (const selftest::Skipped& reason) {
        QSKIP(reason.what());
    } catch (const std::exception& wrong) {
        QFAIL(wrong.what());
    }
}

} // namespace trainyard::test
