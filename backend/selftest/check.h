// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

namespace trainyard::selftest {

/// One check of the engine, free of any test framework: Qt Test runs it here, `trainyard-engine selftest` elsewhere.
/// It passes by returning, fails by throwing, and is skipped by throwing Skipped.
struct Check {
    std::string suite;
    std::string name;
    std::function<void()> run;
    Precision precision = Precision::Fp32; ///< what it computes in
};

/// What a check needs is absent on this machine; the text says what.
class Skipped : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// What a check found was wrong.
class Wrong : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// All checks, by suite. `fixtures` is the folder with values from PyTorch; checks that need it skip when it is empty.
std::vector<Check> allChecks(const std::string& fixtures);
/// Why a check skips: no folder was named, or this file is not in it.
std::string missingFixture(const std::string& fixtures, const std::string& file);

} // namespace trainyard::selftest
