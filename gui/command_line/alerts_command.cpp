// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/alerts/alert_rules.h"
#include "cluster/control/alerts/run_alert_command.h"
#include "cluster/control/settle.h"
#include "gui/command_line/commands.h"
#include "gui/command_line/json.h"
#include "gui/command_line/kept_secrets.h"
#include "gui/command_line/session.h"
#include "gui/command_line/table.h"

#include <cstdio>

namespace trainyard::commands {
namespace {

constexpr double kSettleSeconds = 5.0; // for what the runs have written since the last program looked

const char* unitText(AlertUnit unit)
{
    switch (unit) {
    case AlertUnit::Percent: return "%";
    case AlertUnit::Values: return "values";
    case AlertUnit::Minutes: return "min";
    case AlertUnit::Gibibytes: return "GiB";
    case AlertUnit::None: break;
    }
    return "";
}

nlohmann::ordered_json alertJson(const AlertRow& alert)
{
    return {{"run", alert.runId},
            {"name", alert.runName},
            {"kind", alert.kind},
            {"about", alert.about.empty() ? nlohmann::json() : nlohmann::json(alert.about)},
            {"attempt", alert.attempt},
            {"step", alert.step},
            {"epoch", numberJson(alert.epoch)},
            {"text", alert.text.words},
            {"remedy", alert.text.remedy},
            {"raised_at", alert.raisedAt},
            {"seen", alert.seenAt > 0.0}};
}

void printRules(const AlertRules& rules, bool json)
{
    if (json) {
        printJson(nlohmann::ordered_json::parse(alertRulesToText(rules)));
        return;
    }
    TextTable table({"RULE", "ON", "THRESHOLD", "UNIT", "DESKTOP", "COMMAND"},
                    {false, false, true, false, false, false});
    const auto yes = [](bool value) { return std::string(value ? "yes" : "no"); };
    for (const AlertKindInfo& info : alertKinds()) {
        const AlertRule& rule = rules[info.kind];
        char threshold[32] = "";
        if (info.unit != AlertUnit::None)
            std::snprintf(threshold, sizeof threshold, "%g", rule.threshold);
        table.add({std::string(info.name), yes(rule.on), threshold, unitText(info.unit), yes(rule.desktop),
                   yes(rule.command)});
    }
    std::printf("%s", table.text().c_str());
    std::printf("Command: %s\n", rules.command.empty() ? "none" : printable(rules.command).c_str());
}

} // namespace

int listAlerts(const AlertOptions& options)
{
    Session session;
    session.catchUp(kSettleSeconds);
    AlertQuery query;
    query.unseenOnly = options.unseen;
    if (!options.run.empty())
        query.runId = session.find(options.run).id;
    std::vector<AlertRow> alerts = session.reader().alerts(query);
    if (options.unseen) // as the window counts them
        std::erase_if(alerts, [](const AlertRow& alert) { return !isUnseen(alert); });
    if (options.json) {
        nlohmann::ordered_json json = {{"alerts", nlohmann::ordered_json::array()}};
        for (const AlertRow& alert : alerts)
            json["alerts"].push_back(alertJson(alert));
        printJson(json);
    } else {
        TextTable table({"", "WHEN", "RUN", "STEP", "RULE", "WHAT"}, {false, false, false, true, false, false});
        for (const AlertRow& alert : alerts)
            table.add({isUnseen(alert) ? "*" : "", dateText(alert.raisedAt), printable(alert.runName),
                       std::to_string(alert.step), alert.kind, printable(alert.text.text())});
        std::printf("%s", alerts.empty() ? "No alerts.\n" : table.text().c_str());
    }
    std::vector<std::int64_t> keys;
    for (const AlertRow& alert : alerts)
        if (alert.seenAt == 0.0)
            keys.push_back(alert.key);
    if (options.seen && !keys.empty())
        settle(session.store().markAlertsSeen(keys));
    return kOk;
}

int silenceAlerts(const AlertOptions& options)
{
    const AlertKind kind = requireAlertKind(options.kind);
    Session session;
    const RunRow run = session.find(options.run);
    settle(session.store().silenceAlert(run.id, std::string(alertKindInfo(kind).name), !options.undo));
    return kOk;
}

int showAlertRules(const AlertOptions& options)
{
    printRules(readAlertRules(alertsFile()), options.json);
    return kOk;
}

int changeAlertRules(const AlertOptions& options)
{
    AlertRules rules = readAlertRules(alertsFile());
    if (!options.kind.empty()) {
        const AlertKind kind = requireAlertKind(options.kind);
        if (options.threshold)
            setThreshold(rules, kind, *options.threshold);
        AlertRule& rule = rules[kind];
        rule.on = options.on.value_or(rule.on);
        rule.desktop = options.desktop.value_or(rule.desktop);
        rule.command = options.runsCommand.value_or(rule.command);
    }
    if (options.command)
        rules.command = *options.command;
    writeAlertRules(alertsFile(), rules);
    if (options.command)
        warnOfKeptSecrets({*options.command}, {}, alertsFile());
    printRules(rules, options.json);
    return kOk;
}

int testAlertCommand(const AlertOptions&)
{
    const AlertRules rules = readAlertRules(alertsFile());
    if (rules.command.empty())
        throw Failure(ErrorKind::BadInput, "try the command for alerts", {}, "there is none",
                      "Name one: trainyard alerts command 'notify-send \"$TRAINYARD_ALERT\"'.");
    AlertRow alert;
    alert.runId = alert.runName = "test";
    alert.kind = "warning";
    alert.text = "this is a test";
    if (const std::optional<Error> error = runAlertCommand(rules.command, alert, kAlertCommandSeconds))
        throw Failure(*error);
    std::printf("The command succeeded.\n");
    return kOk;
}

} // namespace trainyard::commands
