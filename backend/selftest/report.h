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
    bool full = false; ///< run every check; otherwise those that compare the device's operators in this precision
    std::vector<std::string>
        only; ///< run only checks whose "suite: name" contains one of these texts, and measure no speeds; empty = all
    std::string fixtures; ///< folder of PyTorch's values; if empty, those checks are skipped
    std::filesystem::path folder;
    std::function<void(int done, int total, const std::string& name)> progress; ///< may throw to cancel
};

/// The result of `trainyard-engine selftest`.
struct Report {
    std::string device; ///< "oneDNN 2.6.3"
    std::string processor;
    Precision precision = Precision::Fp32;
    int threads = 1;
    std::vector<CheckOutcome> checks;
    std::vector<Ceiling> ceilings;
    double seconds = 0.0; ///< duration of the test

    int failed() const; ///< number of failed checks and of ceilings that are wrong or could not be measured
    int slow() const;
};

/// Throws Failure if the device is not available, and Failure(Unsupported) if it does not support the precision.
Report makeReport(const ReportOptions& options);
/// Runs checks in sequence and converts their exceptions to outcomes. Progress reports `stepsAfter` more steps than
/// checks.
std::vector<CheckOutcome> runChecks(const std::vector<Check>& checks, const ReportOptions& options, int stepsAfter = 0);

/// The report as a table for people.
std::string reportText(const Report& report);
/// {"version":1, "engine":…, "device":…, "processor":…, "precision":…, "threads":…,
/// "checks":[{suite,name,outcome,text,seconds}],
///  "ceilings":[{id,name,threads,value,unit,expected,rule,advice,verdict}], "failed":…, "slow":…, "seconds":…}
/// verdict: "ok"; "slow" = less than expected; "wrong" = less than a quarter of that; "failed" = could not be measured;
/// "measured" = no expectation.
nlohmann::ordered_json toJson(const Report& report);

} // namespace trainyard::selftest
