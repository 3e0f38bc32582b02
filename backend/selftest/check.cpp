// SPDX-License-Identifier: Apache-2.0
#include "backend/selftest/check.h"

#include "backend/selftest/suites.h"

namespace trainyard::selftest {

std::vector<Check> allChecks(const std::string& fixtures)
{
    std::vector<Check> checks;
    addGradientChecks(checks);
    addGraphChecks(checks);
    addNetworkChecks(checks);
    static_cast<void>(fixtures);
    return checks;
}

} // namespace trainyard::selftest
