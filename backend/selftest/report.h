// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/selftest/ceilings.h"
#include "backend/selftest/check.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>

namespace trainyard::selftest {

enum class Outcome { Passed, Skipped, Failed };

struct CheckOutcome {
    std::string suite;
    std::string name;
    Outcome outcome = Outcome::Passed;
    std::string text; ///< why it failed or was skipped
    double seconds = 0.0;
};

struct ReportOptions {
    DeviceKind device = DeviceKind::Cpu;
    Precision precision = Precision::Fp32;
    int threads = 1;
    bool full = false; ///< every check; otherwise those that compare the device's operators in this precision
    std::vector<std::string>
        only; ///< of these checks those whose "suite: name" has one of the texts, and no speeds; empty = all
    std::string fixtures; ///< folder of PyTorch's values, or empty: then those checks are skipped
    std::filesystem::path folder;
    std::function<void(int done, int total, const std::string& name)> progress; ///< may throw to end the test
};

/// What `trainyard-engine selftest` found on this machine.
struct Report {
    std::string device; ///< "oneDNN 2.6.3"
    std::string processor;
    Precision precision = Precision::Fp32;
    int threads = 1;
    std::vector<CheckOutcome> checks;
    std::vector<Ceiling> ceilings;
    double seconds = 0.0; ///< that the test took

    int failed() const; ///< checks that failed; ceilings that are wrong or could not be measured
    int slow() const;
};

/// Throws Failure when the device is not there, and Failure(Unsupported) when it does not compute in this precision.
Report makeReport(const ReportOptions& options);
/// Runs checks one by one; their exceptions become outcomes. Progress counts `stepsAfter` more than the checks.
std::vector<CheckOutcome> runChecks(const std::vector<Check>& checks, const ReportOptions& options, int stepsAfter = 0);

/// A table for a person.
std::string reportText(const Report& report);
/// {"version":1, "engine":…, "device":…, "processor":…, "precision":…, "threads":…,
/// "checks":[{suite,name,outcome,text,seconds}],
///  "ceilings":[{id,name,threads,value,unit,expected,rule,advice,verdict}], "failed":…, "slow":…, "seconds":…}
/// verdict: "ok"; "slow" = less than expected; "wrong" = less than a quarter of it; "failed" = it could not be
/// measured; "measured" = nothing is expected.
nlohmann::ordered_json toJson(const Report& report);

} // namespace trainyard::selftest
