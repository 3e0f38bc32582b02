// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/alerts/alert_rules.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/base/private_files.h"
#include "backend/protocol/reasons_alert.h"
#include "backend/protocol/spec_reader.h"
#include "cluster/control/machine_entry.h"
#include "storage/store/types.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <vector>

namespace trainyard {
namespace {

constexpr int kFileVersion = 1;
constexpr std::size_t kLargestFile = std::size_t{1} << 20;

constexpr AlertKindInfo kKinds[] = {
    {AlertKind::NonFinite, "non-finite"},
    {AlertKind::Divergence, "divergence", AlertUnit::Percent, 50.0, 10.0, 1000.0},
    {AlertKind::Plateau, "plateau", AlertUnit::Values, 10.0, 2.0, 10'000.0, false},
    {AlertKind::Stall, "stall", AlertUnit::Minutes, 10.0, 1.0, 10'000.0},
    {AlertKind::Slower, "slower", AlertUnit::Percent, 30.0, 5.0, 99.0},
    {AlertKind::DiskLow, "disk-low", AlertUnit::Gibibytes, 2.0, 0.1, 100'000.0},
    {AlertKind::GpuThrottled, "gpu-throttled", AlertUnit::Percent, 50.0, 1.0, 100.0},
    {AlertKind::Warning, "warning", AlertUnit::None, 0.0, 0.0, 0.0, false},
    {AlertKind::Ended, "ended"},
};

[[noreturn]] void refuse(std::string_view subject, Reason why)
{
    throw Failure(ErrorKind::BadInput, "use the rule for alerts", std::string(subject), std::move(why));
}

void readRule(const nlohmann::json& json, AlertKind kind, AlertRules& rules)
{
    AlertRule& rule = rules[kind];
    rule.on = json.value("on", rule.on);
    rule.desktop = json.value("desktop", rule.desktop);
    rule.command = json.value("command", rule.command);
    if (json.contains("threshold"))
        setThreshold(rules, kind, json.at("threshold").get<double>());
}

} // namespace

std::span<const AlertKindInfo> alertKinds()
{
    return kKinds;
}

const AlertKindInfo& alertKindInfo(AlertKind kind)
{
    return kKinds[static_cast<std::size_t>(kind)]; // the table has the order of the enumeration
}

std::optional<AlertKind> alertKindNamed(std::string_view name)
{
    for (const AlertKindInfo& info : kKinds)
        if (info.name == name)
            return info.kind;
    return std::nullopt;
}

bool wantsAttention(const AlertRow& alert)
{
    return alert.kind != alertKindInfo(AlertKind::Ended).name ||
           (alert.about != name(JobState::Done) && alert.about != name(JobState::Stopped));
}

bool isUnseen(const AlertRow& alert)
{
    return alert.seenAt == 0.0 && wantsAttention(alert);
}

AlertRules::AlertRules()
{
    for (const AlertKindInfo& info : kKinds)
        (*this)[info.kind] = {true, info.threshold, info.tells, false};
}

void setThreshold(AlertRules& rules, AlertKind kind, double threshold)
{
    const AlertKindInfo& info = alertKindInfo(kind);
    if (info.unit == AlertUnit::None)
        refuse(info.name, alertReason("alert.no-threshold"));
    if (!(threshold >= info.least && threshold <= info.most))
        refuse(info.name, alertReason("alert.not-between", threshold, info.least, info.most));
    rules[kind].threshold = threshold;
}

AlertKind requireAlertKind(std::string_view name)
{
    if (const std::optional<AlertKind> kind = alertKindNamed(name))
        return *kind;
    std::vector<std::string> names;
    for (const AlertKindInfo& info : kKinds)
        names.emplace_back(info.name);
    refuse(name, alertReason("alert.no-kind", names));
}

std::filesystem::path alertsFile()
{
    return machinesFile().parent_path() / "alerts.json";
}

AlertRules parseAlertRules(std::string_view text, const std::string& file)
{
    const auto wrong = [&](ErrorKind kind, Reason why) {
        return Failure(kind, "read the rules for alerts", file, std::move(why));
    };
    AlertRules rules;
    try {
        const nlohmann::json json = parseBoundedJson(text);
        if (json.at("version").get<int>() > kFileVersion)
            throw wrong(ErrorKind::Version, alertReason("alert.newer-file"));
        rules.command = json.value("command", std::string());
        const nlohmann::json written = json.value("rules", nlohmann::json::object());
        for (const auto& [name, rule] : written.items())
            readRule(rule, requireAlertKind(name), rules);
    } catch (const Failure& failure) {
        if (failure.error().subject == file)
            throw;
        throw wrong(ErrorKind::BadInput, alertReason("alert.no-file", Quotation{failure.error().text()}));
    } catch (const std::exception& error) { // no JSON, or a value of another type
        throw wrong(ErrorKind::BadInput, alertReason("alert.no-file", Quotation{error.what()}));
    }
    return rules;
}

AlertRules readAlertRules(const std::filesystem::path& file)
{
    std::string text;
    try {
        text = readFile(file, kLargestFile);
    } catch (const Failure& failure) {
        if (failure.error().kind == ErrorKind::NotFound)
            return {};
        throw;
    }
    return parseAlertRules(text, file.string());
}

std::string alertRulesToText(const AlertRules& rules)
{
    nlohmann::ordered_json json = {{"version", kFileVersion}, {"command", rules.command}};
    for (const AlertKindInfo& info : kKinds) {
        const AlertRule& rule = rules[info.kind];
        nlohmann::ordered_json& row = json["rules"][std::string(info.name)];
        row = {{"on", rule.on}, {"desktop", rule.desktop}, {"command", rule.command}};
        if (info.unit != AlertUnit::None)
            row["threshold"] = rule.threshold;
    }
    return json.dump(2) + "\n";
}

void writeAlertRules(const std::filesystem::path& file, const AlertRules& rules)
{
    makePrivateFolders(file.parent_path());
    writePrivateFile(file, alertRulesToText(rules));
}

} // namespace trainyard
