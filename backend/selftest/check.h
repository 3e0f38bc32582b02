// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

namespace trainyard::selftest {

/// One check of the engine, independent of a test framework: run by Qt Test in the test suite and by `trainyard-engine
/// selftest` on other machines. It passes by returning, fails by throwing, and is skipped by throwing Skipped.
struct Check {
    std::string suite;
    std::string name;
    std::function<void()> run;
    Precision precision = Precision::Fp32; ///< precision of the computation
};

/// Thrown if the machine lacks something that the check needs; the text names it.
class Skipped : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Thrown for a wrong result.
class Wrong : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// All checks, by suite. `fixtures` is the folder with values from PyTorch; if it is empty, checks that need it are
/// skipped.
std::vector<Check> allChecks(const std::string& fixtures);
/// Why a check is skipped: no folder is given, or the file is not in it.
std::string missingFixture(const std::string& fixtures, const std::string& file);

} // namespace trainyard::selftest
