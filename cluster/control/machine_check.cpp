// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/machine_check.h"

#include "backend/protocol/spec_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace trainyard {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kMostRows = 1000; // failures or speeds shown, whatever a report holds
constexpr std::array kVerdicts{"ok", "slow", "wrong", "failed", "measured"};

std::string textIn(const Json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

double numberIn(const Json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_number() ? found->get<double>() : 0.0;
}

int wholeIn(const Json& object, const char* key, int otherwise = 0)
{
    const double value = numberIn(object, key);
    return value == std::floor(value) && std::abs(value) < 2e9 && object.contains(key) ? static_cast<int>(value)
                                                                                       : otherwise;
}

std::optional<SpeedVerdict> verdictOf(const std::string& word)
{
    const auto found = std::find(kVerdicts.begin(), kVerdicts.end(), word);
    if (found == kVerdicts.end())
        return std::nullopt;
    return static_cast<SpeedVerdict>(found - kVerdicts.begin());
}

std::optional<MeasuredSpeed> readSpeed(const Json& json)
{
    if (!json.is_object())
        return std::nullopt;
    const std::optional<SpeedVerdict> verdict = verdictOf(textIn(json, "verdict"));
    MeasuredSpeed speed;
    speed.id = textIn(json, "id");
    speed.name = textIn(json, "name");
    speed.threads = wholeIn(json, "threads", 1);
    speed.value = numberIn(json, "value");
    speed.unit = textIn(json, "unit");
    speed.expected = numberIn(json, "expected");
    speed.advice = textIn(json, "advice");
    if (!verdict || speed.name.empty() || !std::isfinite(speed.value) || !std::isfinite(speed.expected))
        return std::nullopt;
    speed.verdict = *verdict;
    return speed;
}

/// The engine lists every check with its outcome, toJson() only those that failed beside two numbers.
bool readChecks(const Json& checks, MachineCheck& check)
{
    for (const Json& json : checks) {
        const std::string outcome = json.is_object() ? textIn(json, "outcome") : std::string();
        if (outcome == "passed")
            ++check.passed;
        else if (outcome == "skipped")
            ++check.skipped;
        else if (outcome != "failed")
            return false;
        else if (check.failures.size() < kMostRows)
            check.failures.push_back({textIn(json, "suite") + ": " + textIn(json, "name"), textIn(json, "text")});
    }
    return true;
}

Json parsed(std::string_view text)
{
    try {
        return parseBoundedJson(text);
    } catch (const std::exception&) {
        return {};
    }
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

std::optional<MachineCheck> parseMachineCheck(std::string_view text)
{
    const Json json = parsed(text);
    if (!json.is_object() || wholeIn(json, "version") != 1 || !json.contains("checks") || !json["checks"].is_array() ||
        !json.contains("ceilings") || !json["ceilings"].is_array())
        return std::nullopt;
    MachineCheck check;
    check.time = numberIn(json, "time");
    check.seconds = numberIn(json, "seconds");
    check.engine = textIn(json, "engine");
    check.device = textIn(json, "device");
    check.processor = textIn(json, "processor");
    check.precision = textIn(json, "precision");
    check.threads = wholeIn(json, "threads", 1);
    check.passed = std::max(0, wholeIn(json, "passed"));
    check.skipped = std::max(0, wholeIn(json, "skipped"));
    if (!readChecks(json["checks"], check))
        return std::nullopt;
    for (const Json& value : json["ceilings"]) {
        std::optional<MeasuredSpeed> speed = readSpeed(value);
        if (!speed || check.speeds.size() >= kMostRows)
            return std::nullopt;
        check.speeds.push_back(std::move(*speed));
    }
    return check;
}

std::string toJson(const MachineCheck& check)
{
    nlohmann::ordered_json failures = nlohmann::ordered_json::array(), speeds = nlohmann::ordered_json::array();
    for (const FailedCheck& failed : check.failures) {
        const std::size_t colon = failed.name.find(": ");
        failures.push_back({{"outcome", "failed"},
                            {"suite", failed.name.substr(0, colon)},
                            {"name", colon == std::string::npos ? std::string() : failed.name.substr(colon + 2)},
                            {"text", failed.text}});
    }
    for (const MeasuredSpeed& speed : check.speeds)
        speeds.push_back({{"id", speed.id},
                          {"name", speed.name},
                          {"threads", speed.threads},
                          {"value", speed.value},
                          {"unit", speed.unit},
                          {"expected", speed.expected},
                          {"verdict", kVerdicts.at(static_cast<std::size_t>(speed.verdict))},
                          {"advice", speed.advice}});
    const nlohmann::ordered_json json{{"version", 1},
                                      {"time", check.time},
                                      {"seconds", check.seconds},
                                      {"engine", check.engine},
                                      {"device", check.device},
                                      {"processor", check.processor},
                                      {"precision", check.precision},
                                      {"threads", check.threads},
                                      {"passed", check.passed},
                                      {"skipped", check.skipped},
                                      {"checks", failures},
                                      {"ceilings", speeds}};
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace trainyard
