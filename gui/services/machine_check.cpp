// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/machine_check.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr int kMostRows = 1000; // of failures and speeds: whatever comes, the window stays usable

const QString kVerdicts[] = {QStringLiteral("ok"), QStringLiteral("slow"), QStringLiteral("wrong"),
                             QStringLiteral("failed"), QStringLiteral("measured")};

std::optional<SpeedVerdict> verdictOf(const QString& word)
{
    const auto* found = std::find(std::begin(kVerdicts), std::end(kVerdicts), word);
    if (found == std::end(kVerdicts))
        return std::nullopt;
    return static_cast<SpeedVerdict>(found - std::begin(kVerdicts));
}

bool readSpeed(const QJsonObject& json, MeasuredSpeed& speed)
{
    const std::optional<SpeedVerdict> verdict = verdictOf(json.value(QStringLiteral("verdict")).toString());
    speed.id = json.value(QStringLiteral("id")).toString();
    speed.name = json.value(QStringLiteral("name")).toString();
    speed.threads = json.value(QStringLiteral("threads")).toInt(1);
    speed.value = json.value(QStringLiteral("value")).toDouble();
    speed.unit = json.value(QStringLiteral("unit")).toString();
    speed.expected = json.value(QStringLiteral("expected")).toDouble();
    speed.advice = json.value(QStringLiteral("advice")).toString();
    speed.verdict = verdict.value_or(SpeedVerdict::Failed);
    return verdict && !speed.name.isEmpty() && std::isfinite(speed.value) && std::isfinite(speed.expected);
}

/// The engine lists every check with its outcome, toJson() only those that failed beside two numbers.
bool readChecks(const QJsonArray& checks, MachineCheck& check)
{
    for (const QJsonValue& value : checks) {
        const QJsonObject json = value.toObject();
        const QString outcome = json.value(QStringLiteral("outcome")).toString();
        if (outcome == QLatin1String("passed"))
            ++check.passed;
        else if (outcome == QLatin1String("skipped"))
            ++check.skipped;
        else if (outcome != QLatin1String("failed"))
            return false;
        else if (check.failures.size() < kMostRows)
            check.failures.push_back({QStringLiteral("%1: %2").arg(json.value(QStringLiteral("suite")).toString(),
                                                                   json.value(QStringLiteral("name")).toString()),
                                      json.value(QStringLiteral("text")).toString()});
    }
    return true;
}

} // namespace

int MachineCheck::wrong() const
{
    return static_cast<int>(failures.size()) +
           static_cast<int>(std::count_if(speeds.begin(), speeds.end(), [](const MeasuredSpeed& speed) {
               return speed.verdict == SpeedVerdict::Wrong || speed.verdict == SpeedVerdict::Failed;
           }));
}

int MachineCheck::slow() const
{
    return static_cast<int>(std::count_if(
        speeds.begin(), speeds.end(), [](const MeasuredSpeed& speed) { return speed.verdict == SpeedVerdict::Slow; }));
}

std::optional<MachineCheck> parseMachineCheck(const QByteArray& text)
{
    const QJsonObject json = QJsonDocument::fromJson(text).object();
    if (json.value(QStringLiteral("version")).toInt() != 1 || !json.value(QStringLiteral("checks")).isArray() ||
        !json.value(QStringLiteral("ceilings")).isArray())
        return std::nullopt;
    MachineCheck check;
    check.time = json.value(QStringLiteral("time")).toDouble();
    check.seconds = json.value(QStringLiteral("seconds")).toDouble();
    check.engine = json.value(QStringLiteral("engine")).toString();
    check.device = json.value(QStringLiteral("device")).toString();
    check.processor = json.value(QStringLiteral("processor")).toString();
    check.precision = json.value(QStringLiteral("precision")).toString();
    check.threads = json.value(QStringLiteral("threads")).toInt(1);
    check.passed = std::max(0, json.value(QStringLiteral("passed")).toInt());
    check.skipped = std::max(0, json.value(QStringLiteral("skipped")).toInt());
    if (!readChecks(json.value(QStringLiteral("checks")).toArray(), check))
        return std::nullopt;
    for (const QJsonValue& value : json.value(QStringLiteral("ceilings")).toArray()) {
        MeasuredSpeed speed;
        if (check.speeds.size() >= kMostRows || !readSpeed(value.toObject(), speed))
            return std::nullopt;
        check.speeds.push_back(std::move(speed));
    }
    return check;
}

QByteArray toJson(const MachineCheck& check)
{
    QJsonArray failures, speeds;
    for (const FailedCheck& failed : check.failures) {
        const auto colon = failed.name.indexOf(QLatin1String(": "));
        failures.append(QJsonObject{{QStringLiteral("outcome"), QStringLiteral("failed")},
                                    {QStringLiteral("suite"), failed.name.left(colon)},
                                    {QStringLiteral("name"), failed.name.mid(colon + 2)},
                                    {QStringLiteral("text"), failed.text}});
    }
    for (const MeasuredSpeed& speed : check.speeds)
        speeds.append(QJsonObject{{QStringLiteral("id"), speed.id},
                                  {QStringLiteral("name"), speed.name},
                                  {QStringLiteral("threads"), speed.threads},
                                  {QStringLiteral("value"), speed.value},
                                  {QStringLiteral("unit"), speed.unit},
                                  {QStringLiteral("expected"), speed.expected},
                                  {QStringLiteral("verdict"), kVerdicts[static_cast<int>(speed.verdict)]},
                                  {QStringLiteral("advice"), speed.advice}});
    const QJsonObject json{{QStringLiteral("version"), 1},
                           {QStringLiteral("time"), check.time},
                           {QStringLiteral("seconds"), check.seconds},
                           {QStringLiteral("engine"), check.engine},
                           {QStringLiteral("device"), check.device},
                           {QStringLiteral("processor"), check.processor},
                           {QStringLiteral("precision"), check.precision},
                           {QStringLiteral("threads"), check.threads},
                           {QStringLiteral("passed"), check.passed},
                           {QStringLiteral("skipped"), check.skipped},
                           {QStringLiteral("checks"), failures},
                           {QStringLiteral("ceilings"), speeds}};
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

} // namespace trainyard
