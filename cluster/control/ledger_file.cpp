// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/ledger_file.h"

#include "backend/protocol/reasons_ledger.h"
#include "backend/protocol/spec_reader.h"
#include "cluster/control/ledger_run.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <initializer_list>

namespace trainyard {
namespace {

using Json = nlohmann::json;
using Keys = std::initializer_list<std::string_view>;

constexpr int kVersion = 1;

/// Reads one file; every refusal names the place in it.
class LedgerReader {
public:
    explicit LedgerReader(const std::string& file) : m_file(file) {}

    LedgerChain chain(const Json& document) const
    {
        if (!document.is_object() || document.value("format", Json()) != kLedgerFormat)
            refuse(ledgerReason("ledger.no-ledger", kLedgerFormat));
        if (const Json version = document.value("version", Json()); !version.is_number_integer() || version != kVersion)
            refuse(ledgerReason("ledger.newer"), ErrorKind::Version);
        allow(document, {"format", "version", "title", "source", "steps"}, "");
        LedgerChain chain;
        chain.title = text(document, "title", "");
        chain.source = text(document, "source", "");
        const Json steps = document.value("steps", Json());
        if (!steps.is_array() || steps.empty() || steps.size() > kMostLedgerSteps)
            refuse(ledgerReason("ledger.bad-value", "/steps",
                                ledgerReason("ledger.some-steps", std::int64_t(kMostLedgerSteps))));
        for (std::size_t i = 0; i < steps.size(); ++i)
            chain.steps.push_back(step(steps[i], "/steps/" + std::to_string(i), chain.source));
        return chain;
    }

    [[noreturn]] void refuse(Reason why, ErrorKind kind = ErrorKind::BadInput) const
    {
        throw Failure(kind, "read the ledger", m_file, std::move(why));
    }

private:
    LedgerStep step(const Json& json, const std::string& place, const std::string& source) const
    {
        if (!json.is_object())
            refuse(ledgerReason("ledger.bad-value", place, ledgerReason("ledger.an-object")));
        LedgerStep step;
        step.note = text(json, "note", place);
        const bool published = json.contains("seconds_per_epoch");
        if (json.contains("run") == published || (published && !json.contains("label")))
            refuse(ledgerReason("ledger.bad-value", place, ledgerReason("ledger.run-or-time")));
        if (!published) {
            allow(json, {"run", "name", "note"}, place);
            step.run = text(json, "run", place);
            if (step.run.empty())
                refuse(ledgerReason("ledger.bad-value", place + "/run", ledgerReason("ledger.a-text")));
            step.name = text(json, "name", place);
            step.name = step.name.empty() ? step.run : step.name;
            return step;
        }
        allow(json, {"label", "seconds_per_epoch", "source", "change", "cause", "settings", "note"}, place);
        step.name = text(json, "label", place);
        step.source = text(json, "source", place);
        step.source = step.source.empty() ? source : step.source;
        step.change = text(json, "change", place);
        step.cause = text(json, "cause", place);
        step.time = time(json.at("seconds_per_epoch"), place + "/seconds_per_epoch");
        settings(json, place, step);
        return step;
    }

    EpochTime time(const Json& json, const std::string& place) const
    {
        const auto number = [](const Json& value) { return value.is_number() ? value.get<double>() : 0.0; };
        const bool range = json.is_object();
        if (range)
            allow(json, {"low", "high"}, place);
        const double low = number(range ? json.value("low", Json()) : json);
        const double high = number(range ? json.value("high", Json()) : json);
        if (!(low > 0.0) || !(high >= low) || !(high < 1e12))
            refuse(ledgerReason("ledger.bad-value", place, ledgerReason("ledger.a-time")));
        return publishedTime(low, high);
    }

    void settings(const Json& json, const std::string& place, LedgerStep& step) const
    {
        const Json settings = json.value("settings", Json::object());
        if (!settings.is_object())
            refuse(ledgerReason("ledger.bad-value", place + "/settings", ledgerReason("ledger.an-object")));
        for (const auto& [key, value] : settings.items())
            step.settings.emplace_back(key, text(settings, key.c_str(), place + "/settings"));
    }

    std::string text(const Json& json, const char* key, const std::string& place) const
    {
        const auto found = json.find(key);
        if (found == json.end())
            return {};
        if (!found->is_string())
            refuse(ledgerReason("ledger.bad-value", place + "/" + key, ledgerReason("ledger.a-text")));
        return found->get<std::string>();
    }

    void allow(const Json& json, Keys keys, const std::string& place) const
    {
        for (const auto& [key, value] : json.items())
            if (std::find(keys.begin(), keys.end(), key) == keys.end())
                refuse(ledgerReason("ledger.unknown-key", place + "/" + key));
    }

    std::string m_file;
};

nlohmann::ordered_json stepJson(const LedgerStep& step, const std::string& source)
{
    nlohmann::ordered_json json;
    const auto put = [&](const char* key, const std::string& value) {
        if (!value.empty())
            json[key] = value;
    };
    if (step.isRun()) {
        json["run"] = step.run;
        put("name", step.name);
        put("note", step.note);
        return json;
    }
    json["label"] = step.name;
    if (step.time.low == step.time.high)
        json["seconds_per_epoch"] = step.time.seconds;
    else
        json["seconds_per_epoch"] = {{"low", step.time.low}, {"high", step.time.high}};
    put("source", step.source == source ? std::string() : step.source);
    put("change", step.change);
    put("cause", step.cause);
    for (const auto& [key, value] : step.settings)
        json["settings"][key] = value;
    put("note", step.note);
    return json;
}

} // namespace

LedgerChain parseLedger(std::string_view text, const std::string& file)
{
    const LedgerReader reader(file);
    Json document;
    try {
        document = Json(parseDocument(text));
    } catch (const KeyTwice& twice) {
        reader.refuse(twice.problem().why());
    } catch (const std::runtime_error&) {
        reader.refuse(ledgerReason("ledger.no-json"));
    }
    return reader.chain(document);
}

std::string toText(const LedgerChain& chain)
{
    nlohmann::ordered_json json = {{"format", kLedgerFormat}, {"version", kVersion}};
    if (!chain.title.empty())
        json["title"] = chain.title;
    if (!chain.source.empty())
        json["source"] = chain.source;
    json["steps"] = nlohmann::ordered_json::array();
    for (const LedgerStep& step : chain.steps)
        json["steps"].push_back(stepJson(step, chain.source));
    return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

void readRuns(StoreReader& reader, LedgerChain& chain)
{
    for (LedgerStep& step : chain.steps) {
        if (!step.isRun())
            continue;
        if (std::optional<LedgerStep> known = readLedgerStep(reader, step.run)) {
            known->note = step.note;
            step = std::move(*known);
        } else {
            step.problem = ledgerReason("ledger.run-missing");
        }
    }
}

} // namespace trainyard
