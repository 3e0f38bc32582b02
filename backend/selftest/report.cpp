// SPDX-License-Identifier: Apache-2.0
#include "backend/selftest/report.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/protocol/version.h"
#include "backend/train/device_loader.h"
#include "backend/train/host_info.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <map>

namespace trainyard::selftest {
namespace {

const char* wordOf(Outcome outcome)
{
    return outcome == Outcome::Passed ? "passed" : outcome == Outcome::Skipped ? "skipped" : "failed";
}

const char* verdictOf(const Ceiling& ceiling)
{
    return !ceiling.error.empty() ? "failed" : ceiling.slow() ? "slow" : ceiling.floor > 0.0 ? "ok" : "measured";
}

/// The suite that compares this device's operators with an independent calculation.
std::string ownSuite(DeviceKind device)
{
    return device == DeviceKind::Reference ? "gradient" : "agreement";
}

std::string number(double value)
{
    char text[40];
    std::snprintf(text, sizeof text, value < 100.0 ? "%.1f" : "%.0f", value);
    return text;
}

std::string checksText(const Report& report)
{
    std::map<std::string, std::map<Outcome, int>> suites;
    for (const CheckOutcome& check : report.checks)
        ++suites[check.suite][check.outcome];
    std::string text = "\nChecks\n";
    for (auto& [suite, counts] : suites) {
        char line[160];
        std::snprintf(line, sizeof line, "  %-12s %4d passed %4d skipped %4d failed\n", suite.c_str(), counts[Outcome::Passed],
                      counts[Outcome::Skipped], counts[Outcome::Failed]);
        text += line;
    }
    for (const CheckOutcome& check : report.checks)
        if (check.outcome == Outcome::Failed)
            text += "  FAILED  " + check.suite + ": " + check.name + ": " + check.text + "\n";
    std::map<std::string, int> reasons;
    for (const CheckOutcome& check : report.checks)
        if (check.outcome == Outcome::Skipped)
            ++reasons[check.text];
    for (const auto& [reason, count] : reasons)
        text += "  skipped " + std::to_string(count) + ": " + reason + "\n";
    return text;
}

std::string ceilingsText(const Report& report)
{
    std::string text = "\nSpeed\n";
    for (const Ceiling& ceiling : report.ceilings) {
        char line[200];
        std::snprintf(line, sizeof line, "  %-44s %9s %-9s %s", ceiling.name.c_str(), number(ceiling.value).c_str(),
                      ceiling.unit.c_str(), verdictOf(ceiling));
        text += line;
        if (ceiling.floor > 0.0)
            text += " (at least " + number(ceiling.floor) + ")";
        text += "\n";
        if (ceiling.slow())
            text += "      expected because " + ceiling.rule + ". " + ceiling.advice + "\n";
        if (!ceiling.error.empty())
            text += "      " + ceiling.error + "\n";
    }
    return text;
}

} // namespace

int Report::failed() const
{
    return static_cast<int>(std::count_if(checks.begin(), checks.end(),
                                          [](const CheckOutcome& c) { return c.outcome == Outcome::Failed; })
                            + std::count_if(ceilings.begin(), ceilings.end(), [](const Ceiling& c) { return !c.error.empty(); }));
}

int Report::slow() const
{
    return static_cast<int>(std::count_if(ceilings.begin(), ceilings.end(), [](const Ceiling& c) { return c.slow(); }));
}

std::vector<CheckOutcome> runChecks(const std::vector<Check>& checks, const ReportOptions& options)
{
    std::vector<CheckOutcome> out;
    for (const Check& check : checks) {
        if (options.progress)
            options.progress(static_cast<int>(out.size()), static_cast<int>(checks.size()) + 1, check.suite + ": " + check.name);
        CheckOutcome outcome{check.suite, check.name, Outcome::Passed, {}, 0.0};
        const double start = steadyTime();
        try {
            check.run();
        } catch (const Skipped& reason) {
            outcome.outcome = Outcome::Skipped;
            outcome.text = reason.what();
        } catch (const std::exception& wrong) {
            outcome.outcome = Outcome::Failed;
            outcome.text = wrong.what();
        }
        outcome.seconds = steadyTime() - start;
        out.push_back(std::move(outcome));
    }
    return out;
}

Report makeReport(const ReportOptions& options)
{
    Report report;
    report.device = deviceLibrary(options.device);
    report.processor = cpuModel() + ", " + cpuInstructionSet();
    report.threads = options.threads;
    std::vector<Check> checks = allChecks(options.fixtures);
    if (!options.full)
        std::erase_if(checks, [&](const Check& check) { return check.suite != ownSuite(options.device); });
    report.checks = runChecks(checks, options);
    if (options.progress)
        options.progress(static_cast<int>(checks.size()), static_cast<int>(checks.size()) + 1, "speed");
    report.ceilings = measureCeilings(options.device, options.threads, options.folder);
    return report;
}

std::string reportText(const Report& report)
{
    std::string text = std::string("Device     ") + report.device + ", " + std::to_string(report.threads)
        + (report.threads == 1 ? " thread" : " threads") + "\nProcessor  " + report.processor + "\n" + checksText(report)
        + ceilingsText(report) + "\n";
    const int failed = report.failed(), slow = report.slow();
    if (failed > 0)
        return text + std::to_string(failed) + (failed == 1 ? " thing is wrong.\n" : " things are wrong.\n");
    return text + (slow == 0 ? "All is well.\n" : "All is correct, but slower than it should be.\n");
}

nlohmann::ordered_json toJson(const Report& report)
{
    nlohmann::ordered_json json{{"version", 1}, {"engine", engineVersionLine()}, {"device", report.device},
                                {"processor", report.processor}, {"threads", report.threads}};
    json["checks"] = nlohmann::ordered_json::array();
    for (const CheckOutcome& check : report.checks)
        json["checks"].push_back({{"suite", check.suite}, {"name", check.name}, {"outcome", wordOf(check.outcome)},
                                  {"text", check.text}, {"seconds", check.seconds}});
    json["ceilings"] = nlohmann::ordered_json::array();
    for (const Ceiling& ceiling : report.ceilings)
        json["ceilings"].push_back({{"name", ceiling.name}, {"value", ceiling.value}, {"unit", ceiling.unit},
                                    {"floor", ceiling.floor}, {"rule", ceiling.rule}, {"verdict", verdictOf(ceiling)},
                                    {"advice", !ceiling.error.empty() ? ceiling.error : ceiling.slow() ? ceiling.advice : ""}});
    json["failed"] = report.failed();
    json["slow"] = report.slow();
    return json;
}

} // namespace trainyard::selftest
