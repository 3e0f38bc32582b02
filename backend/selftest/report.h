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
    std::string text;        ///< why it failed or was skipped
    double seconds = 0.0;
};

struct ReportOptions {
    DeviceKind device = DeviceKind::Cpu;
    int threads = 1;
    bool full = false;       ///< every check; otherwise those that compare the device's operators
    std::string fixtures;    ///< folder of PyTorch's values, or empty: then those checks are skipped
    std::filesystem::path folder;
    std::function<void(int done, int total, const std::string& name)> progress;
};

/// What `trainyard-engine selftest` found on this machine.
struct Report {
    std::string device;      ///< "oneDNN 2.6.3"
    std::string processor;
    int threads = 1;
    std::vector<CheckOutcome> checks;
    std::vector<Ceiling> ceilings;

    int failed() const;      ///< checks that failed, and ceilings that could not be measured
    int slow() const;
};

/// Throws Failure when the device is not there.
Report makeReport(const ReportOptions& options);
/// Runs checks one by one; their exceptions become outcomes.
std::vector<CheckOutcome> runChecks(const std::vector<Check>& checks, const ReportOptions& options);

/// A table for a person.
std::string reportText(const Report& report);
/// {"version":1, "engine":…, "device":…, "processor":…, "threads":…, "checks":[{suite,name,outcome,text,seconds}],
///  "ceilings":[{name,value,unit,floor,rule,advice,verdict}], "failed":…, "slow":…}
nlohmann::ordered_json toJson(const Report& report);

} // namespace trainyard::selftest
