// SPDX-License-Identifier: Apache-2.0
#include "backend/data/base/data_text.h"
#include "backend/engine/command.h"
#include "backend/engine/human_text.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/run_check.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <memory>
#include <string>

namespace trainyard {
namespace {

using OrderedJson = nlohmann::ordered_json;

struct CheckArguments {
    std::string directory;
    bool json = false;
};

std::string checkJson(const RunCheck& check)
{
    OrderedJson json = {{"errors", check.errors},
                        {"warnings", check.warnings},
                        {"files", check.files},
                        {"lines", check.lines},
                        {"findings", OrderedJson::array()}};
    for (const RunFinding& finding : check.findings)
        json["findings"].push_back({{"file", finding.file},
                                    {"line", finding.line},
                                    {"level", finding.error ? "error" : "warning"},
                                    {"code", finding.found.code},
                                    {"found", finding.found.text()},
                                    {"allowed", finding.allowed.text()}});
    return json.dump(2, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

std::string checkText(const RunCheck& check)
{
    std::string text;
    for (const RunFinding& finding : check.findings) {
        text += printable(finding.file.empty() ? std::string(".") : finding.file);
        text += finding.line > 0 ? ":" + std::to_string(finding.line) : std::string();
        text += finding.error ? ": error: " : ": warning: ";
        text += printable(finding.why().words) + "\n";
    }
    if (const auto kept = static_cast<std::int64_t>(check.findings.size()); kept < check.errors + check.warnings)
        text += countedText(check.errors + check.warnings - kept, "further finding(s) (is|are) not listed.\n");
    return text + countedText(check.files, "file(s), ") + countedText(check.lines, "event line(s): ") +
           countedText(check.errors, "error(s), ") + countedText(check.warnings, "warning(s)\n");
}

int checkEventsOf(const CheckArguments& arguments)
{
    const RunCheck check = checkRunDirectory(arguments.directory);
    std::fputs((arguments.json ? checkJson(check) : checkText(check)).c_str(), stdout);
    return static_cast<int>(check.errors == 0 ? ExitCode::Completed : ExitCode::BadData);
}

} // namespace

CommandAction addCheckEventsCommand(CLI::App& command)
{
    const auto arguments = std::make_shared<CheckArguments>();
    command.add_option("DIR", arguments->directory, "Run directory")->required();
    command.add_flag("--json", arguments->json,
                     "Print JSON: errors, warnings, findings with file, line, found, allowed");
    command.footer("Checks spec.json, control.json, attempts, events and result.json against the published contract.\n"
                   "Exit code 0: no errors (warnings are things that readers cope with); 11: errors.");
    return [arguments] { return checkEventsOf(*arguments); };
}

} // namespace trainyard
