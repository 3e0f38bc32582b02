// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/alerts/run_alert_command.h"

#include "backend/base/printable.h"
#include "backend/protocol/reasons_alert.h"
#include "cluster/transport/local_exec.h"
#include "cluster/transport/shell_quote.h"

#include <utility>

namespace trainyard {
namespace {

constexpr std::size_t kMostWords = 200; // bytes of what a failed command says

} // namespace

std::string alertSentence(const AlertRow& alert)
{
    return alert.runName + ": " + alert.text.words + ".";
}

std::optional<Error> runAlertCommand(const std::string& command, const AlertRow& alert, double seconds,
                                     const std::function<bool()>& giveUp)
{
    const auto wrong = [&](Reason why) {
        return errorWith(ErrorKind::BadInput, "run the command for alerts", command, std::move(why));
    };
    const std::pair<const char*, std::string> variables[] = {{"TRAINYARD_ALERT", alertSentence(alert)},
                                                             {"TRAINYARD_ALERT_KIND", alert.kind},
                                                             {"TRAINYARD_ALERT_STEP", std::to_string(alert.step)},
                                                             {"TRAINYARD_RUN", alert.runName},
                                                             {"TRAINYARD_RUN_ID", alert.runId}};
    std::string script;
    for (const auto& [name, value] : variables)
        script += std::string("export ") + name + "=" + shellQuoted(value) + "\n";
    script += command + "\n";
    try {
        const ExecResult result = runLocalScript(script, seconds, giveUp);
        if (result.exitCode == 0)
            return std::nullopt;
        return wrong(alertReason("alert.command-code", result.exitCode,
                                 Quotation{printable(result.errorOutput.substr(0, kMostWords))}));
    } catch (const Failure& failure) {
        if (failure.error().kind == ErrorKind::Timeout)
            return wrong(alertReason("alert.command-long", Duration{seconds}));
        return failure.error();
    }
}

} // namespace trainyard
