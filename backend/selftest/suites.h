// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/selftest/check.h"

namespace trainyard::selftest {

/// One function per file, which appends the file's checks.
void addGradientChecks(std::vector<Check>& checks);
void addOperatorChecks(std::vector<Check>& checks);
void addGraphChecks(std::vector<Check>& checks);
void addNetworkChecks(std::vector<Check>& checks);
void addNcclChecks(std::vector<Check>& checks);
void addAgreementChecks(std::vector<Check>& checks);
void addOptimizerChecks(std::vector<Check>& checks, const std::string& fixtures);
void addPrecisionChecks(std::vector<Check>& checks);
void addTrainingChecks(std::vector<Check>& checks);
void addPyTorchChecks(std::vector<Check>& checks, const std::string& fixtures);

} // namespace trainyard::selftest
