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
    addNcclChecks(checks);
    addAgreementChecks(checks);
    addOptimizerChecks(checks, fixtures);
    addPrecisionChecks(checks);
    addTrainingChecks(checks);
    addPyTorchChecks(checks, fixtures);
    return checks;
}

std::string missingFixture(const std::string& fixtures, const std::string& file)
{
    return fixtures.empty()
               ? "PyTorch's values lie in tests/backend/fixtures of the sources: name that folder with --fixtures"
               : "PyTorch's values are not here: " + file;
}

} // namespace trainyard::selftest
