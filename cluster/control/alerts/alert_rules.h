// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace trainyard {

struct AlertRow;

/// What is noticed about runs while they are followed.
enum class AlertKind {
    NonFinite,    ///< the loss became NaN or infinite
    Divergence,   ///< the training loss rises again, or the run has ended with a loss far beyond that of a guess
    Plateau,      ///< the validation no longer improves, or nothing was learned at all
    Stall,        ///< nothing was written for some time
    Slower,       ///< fewer samples a second than the run's own past
    DiskLow,      ///< of the run directory; on this computer only
    GpuThrottled, ///< by heat or by its hardware; by its power limit is usual
    Warning,      ///< any other warning or error that the engine writes
    Ended         ///< done, failed, stopped …
};

enum class AlertUnit { None, Percent, Values, Minutes, Gibibytes };

/// One row of the table of kinds.
struct AlertKindInfo {
    AlertKind kind;
    std::string_view name; ///< in the store, in files and on the command line: "plateau"
    AlertUnit unit = AlertUnit::None;
    double threshold = 0.0; ///< that it has unless a person changes it
    double least = 0.0, most = 0.0;
    bool tells = true; ///< shows a desktop notification unless a person changes it
};
std::span<const AlertKindInfo> alertKinds();
const AlertKindInfo& alertKindInfo(AlertKind kind);
std::optional<AlertKind> alertKindNamed(std::string_view name);

/// Whether a person should know of it at once. That a run is done, or was stopped as wanted, is listed but needs no
/// attention.
bool wantsAttention(const AlertRow& alert);
/// Wants attention and nobody has seen it: what is counted, bold in the list and marked in a terminal.
bool isUnseen(const AlertRow& alert);

struct AlertRule {
    bool on = true;
    double threshold = 0.0; ///< in the kind's unit; what it means is in alert_findings.h
    bool desktop = true;    ///< a notification on the desktop
    bool command = false;   ///< runs the person's command
    friend bool operator==(const AlertRule&, const AlertRule&) = default;
};

/// A person's rules. Plain value.
class AlertRules {
public:
    AlertRules(); ///< the usual ones
    AlertRule& operator[](AlertKind kind) { return m_rules[static_cast<std::size_t>(kind)]; }
    const AlertRule& operator[](AlertKind kind) const { return m_rules[static_cast<std::size_t>(kind)]; }

    std::string command; ///< for /bin/sh, or empty; run_alert_command.h says what it gets
    friend bool operator==(const AlertRules&, const AlertRules&) = default;

private:
    std::array<AlertRule, static_cast<std::size_t>(AlertKind::Ended) + 1> m_rules;
};

/// Throws Failure(BadInput) that names the rule if it has no threshold or this one is out of its range.
void setThreshold(AlertRules& rules, AlertKind kind, double threshold);
/// Throws Failure(BadInput) that lists the names there are.
AlertKind requireAlertKind(std::string_view name);

/// alerts.json beside machines.json.
std::filesystem::path alertsFile();
/// An absent file holds the usual rules; what a file does not mention is as usual. Blocking. Throws Failure: BadInput
/// or Version, naming the file.
AlertRules readAlertRules(const std::filesystem::path& file);
AlertRules parseAlertRules(std::string_view text, const std::string& file);
std::string alertRulesToText(const AlertRules& rules);
/// Blocking. Throws Failure if the file cannot be written.
void writeAlertRules(const std::filesystem::path& file, const AlertRules& rules);

} // namespace trainyard
