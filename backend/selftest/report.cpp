// SPDX-License-Identifier: Apache-2.0
#include "backend/selftest/report.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/protocol/reasons_engine.h"
#include "backend/protocol/version.h"
#include "backend/train/monitor/host_info.h"
#include "backend/train/network/device_loader.h"
#include "backend/train/plan/run_planner.h"

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
    return !ceiling.error.empty()   ? "failed"
           : ceiling.wrong()        ? "wrong"
           : ceiling.slow()         ? "slow"
           : ceiling.expected > 0.0 ? "ok"
                                    : "measured";
}

/// Whether a check compares this device's operators with an independent calculation in this precision.
bool isAboutOperators(const Check& check, const ReportOptions& options)
{
    const bool aboutGpu = check.name.find("gpu") != std::string::npos;
    if (check.suite == "agreement" && aboutGpu != (options.device == DeviceKind::Cuda))
        return false;
    const bool own = check.suite == (options.device == DeviceKind::Reference ? "gradient" : "agreement");
    return check.precision == options.precision && (own || check.suite == "precision");
}

/// Whether the check was requested.
bool isWanted(const Check& check, const ReportOptions& options)
{
    const std::string name = check.suite + ": " + check.name;
    return options.only.empty() || std::any_of(options.only.begin(), options.only.end(), [&](const std::string& text) {
               return name.find(text) != std::string::npos;
           });
}

/// Uses the planner's reason, so that a run is rejected with the same text.
void requirePrecision(const ReportOptions& options)
{
    RunSpec spec;
    spec.resources.device = options.device;
    spec.training.precision = options.precision;
    for (const SpecProblem& problem : unsupportedFields(spec))
        if (problem.path == "/training/precision")
            throw Failure(ErrorKind::Unsupported, "check the device in", std::string(name(options.precision)),
                          engineReason("engine.precision", problem.allowed));
}

std::string number(double value)
{
    char text[40];
    std::snprintf(text, sizeof text, value < 100.0 ? "%.1f" : "%.0f", value);
    return text;
}

/// Pads to 52 columns; snprintf would count the bytes of "×".
std::string padded(std::string text)
{
    const auto columns = std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; });
    return text.append(static_cast<std::size_t>(std::max<std::ptrdiff_t>(52 - columns, 1)), ' ');
}

std::string checksText(const Report& report)
{
    std::map<std::string, std::map<Outcome, int>> suites;
    for (const CheckOutcome& check : report.checks)
        ++suites[check.suite][check.outcome];
    std::string text = "\nChecks\n";
    for (auto& [suite, counts] : suites) {
        char line[160];
        std::snprintf(line, sizeof line, "  %-12s %4d passed %4d skipped %4d failed\n", suite.c_str(),
                      counts[Outcome::Passed], counts[Outcome::Skipped], counts[Outcome::Failed]);
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
    if (report.ceilings.empty())
        return {};
    std::string text = "\nSpeed\n";
    for (const Ceiling& ceiling : report.ceilings) {
        char line[200];
        std::snprintf(line, sizeof line, "%9s %-9s %s", number(ceiling.value).c_str(), ceiling.unit.c_str(),
                      verdictOf(ceiling));
        text += "  " + padded(ceiling.name) + line;
        if (ceiling.expected > 0.0)
            text += " (at least " + number(ceiling.expected) + ")";
        text += "\n";
        if (ceiling.error.empty() && (ceiling.slow() || ceiling.wrong()))
            text += "      expected because " + ceiling.rule + ". " + ceiling.advice + "\n";
        if (!ceiling.error.empty())
            text += "      " + ceiling.error + "\n";
    }
    return text;
}

} // namespace

int Report::failed() const
{
    return static_cast<int>(
        std::count_if(checks.begin(), checks.end(),
                      [](const CheckOutcome& c) { return c.outcome == Outcome::Failed; }) +
        std::count_if(ceilings.begin(), ceilings.end(), [](const Ceiling& c) { return c.wrong(); }));
}

int Report::slow() const
{
    return static_cast<int>(std::count_if(ceilings.begin(), ceilings.end(), [](const Ceiling& c) { return c.slow(); }));
}

std::vector<CheckOutcome> runChecks(const std::vector<Check>& checks, const ReportOptions& options, int stepsAfter)
{
    std::vector<CheckOutcome> out;
    for (const Check& check : checks) {
        if (options.progress)
            options.progress(static_cast<int>(out.size()), static_cast<int>(checks.size()) + stepsAfter,
                             check.suite + ": " + check.name);
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
    const double start = steadyTime();
    Report report;
    report.device = deviceLibrary(options.device);
    report.processor = cpuModel() + ", " + cpuInstructionSet();
    report.precision = options.precision;
    report.threads = options.threads;
    requirePrecision(options);
    std::vector<Check> checks = allChecks(options.fixtures);
    std::erase_if(checks, [&](const Check& check) {
        return (!options.full && !isAboutOperators(check, options)) || !isWanted(check, options);
    });
    if (checks.empty() && !options.only.empty())
        throw Failure(ErrorKind::BadInput, "check", "“" + options.only.front() + "”",
                      options.full ? engineReason("engine.no-check") : engineReason("engine.no-check-fast"));
    CeilingOptions speed{options.device, options.precision, options.threads, options.folder, {}};
    const int steps = options.only.empty() ? ceilingSteps(speed) : 0;
    const auto total = static_cast<int>(checks.size()) + steps;
    report.checks = runChecks(checks, options, steps);
    if (options.progress)
        speed.progress = [&, done = static_cast<int>(checks.size())](const std::string& name) mutable {
            options.progress(std::min(done++, total), total, name);
        };
    if (options.only.empty())
        report.ceilings = measureCeilings(speed);
    report.seconds = steadyTime() - start;
    return report;
}

std::string reportText(const Report& report)
{
    std::string text = std::string("Device     ") + report.device + ", " + std::string(name(report.precision)) + ", " +
                       std::to_string(report.threads) + (report.threads == 1 ? " thread" : " threads") +
                       "\nProcessor  " + report.processor + "\n" + checksText(report) + ceilingsText(report) + "\n";
    const int failed = report.failed(), slow = report.slow();
    if (failed > 0)
        return text + std::to_string(failed) + (failed == 1 ? " thing is wrong.\n" : " things are wrong.\n");
    return text + (slow == 0 ? "All is well.\n" : "All is correct, but slower than it should be.\n");
}

nlohmann::ordered_json toJson(const Report& report)
{
    nlohmann::ordered_json json{{"version", 1},
                                {"engine", engineVersionLine()},
                                {"device", report.device},
                                {"processor", report.processor},
                                {"precision", name(report.precision)},
                                {"threads", report.threads}};
    json["checks"] = nlohmann::ordered_json::array();
    for (const CheckOutcome& check : report.checks)
        json["checks"].push_back({{"suite", check.suite},
                                  {"name", check.name},
                                  {"outcome", wordOf(check.outcome)},
                                  {"text", check.text},
                                  {"seconds", check.seconds}});
    json["ceilings"] = nlohmann::ordered_json::array();
    for (const Ceiling& ceiling : report.ceilings)
        json["ceilings"].push_back({{"id", ceiling.id},
                                    {"name", ceiling.name},
                                    {"threads", ceiling.threads},
                                    {"value", ceiling.value},
                                    {"unit", ceiling.unit},
                                    {"expected", ceiling.expected},
                                    {"rule", ceiling.rule},
                                    {"verdict", verdictOf(ceiling)},
                                    {"advice", !ceiling.error.empty()              ? ceiling.error
                                               : ceiling.slow() || ceiling.wrong() ? ceiling.advice
                                                                                   : ""}});
    json["failed"] = report.failed();
    json["slow"] = report.slow();
    json["seconds"] = report.seconds;
    return json;
}

} // namespace trainyard::selftest
