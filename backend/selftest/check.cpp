// SPDX-License-Identifier: Apache-2.0
#include "backend/selftest/check.h"

#include "backend/selftest/suites.h"

namespace trainyard::selftest {

std::vector<Check> allChecks(const std::string& fixtures)
{
    std::vector<Check> checks;
    addGradientChecks(checks);
    addOperatorChecks(checks);
    addGraphChecks(checks);
    addNetworkChecks(checks);
    addAgreementChecks(checks);
    addOptimizerChecks(checks, fixtures);
    addPrecisionChecks(checks);
    addTrainingChecks(checks);
    addPyTorchChecks(checks, fixtures);
    return checks;
}

} // namespace trainyard::selftest
