// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/data/data_failures.h"

#include "backend/base/clock.h"
#include "backend/protocol/reason_json.h"
#include "gui/parts/app_settings.h"

#include <nlohmann/json.hpp>

namespace trainyard {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kMostFailures = 100;

const QString& settingsKey()
{
    static const QString key = QStringLiteral("data/failures");
    return key;
}

/// Empty if the settings have none that can be read.
Json readFailures(const AppSettings& settings)
{
    Json list = Json::parse(settings.state(settingsKey()).toString().toStdString(), nullptr, false);
    return list.is_array() ? list : Json::array();
}

void writeFailures(AppSettings& settings, const Json& list)
{
    settings.setState(settingsKey(), QString::fromStdString(list.dump(-1, ' ', true, Json::error_handler_t::replace)));
}

bool isOf(const Json& failure, const DataSetRow& set)
{
    const auto has = [&](const char* key, const std::string& text) {
        return failure.contains(key) && failure[key].is_string() && failure[key].get_ref<const std::string&>() == text;
    };
    return failure.is_object() && has("machine", set.machine) && has("path", set.data.path);
}

Json without(const DataSetRow& set, const Json& list)
{
    Json others = Json::array();
    for (const Json& failure : list)
        if (!isOf(failure, set))
            others.push_back(failure);
    return others;
}

} // namespace

void DataFailures::keep(const DataSetRow& set, const Error& error)
{
    if (!m_settings)
        return;
    Json list = without(set, readFailures(*m_settings));
    while (list.size() >= kMostFailures)
        list.erase(list.begin());
    list.push_back(
        {{"machine", set.machine}, {"path", set.data.path}, {"at", unixTime()}, {"error", Json(errorJson(error))}});
    writeFailures(*m_settings, list);
}

void DataFailures::forget(const DataSetRow& set)
{
    if (!m_settings)
        return;
    const Json all = readFailures(*m_settings);
    const Json list = without(set, all);
    if (list.size() != all.size())
        writeFailures(*m_settings, list);
}

QHash<qint64, Error> DataFailures::of(const std::vector<DataSetRow>& sets) const
{
    QHash<qint64, Error> failures;
    const Json list = m_settings ? readFailures(*m_settings) : Json::array();
    for (const Json& failure : list) {
        try {
            for (const DataSetRow& set : sets)
                if (isOf(failure, set) && failure.at("at").get<double>() > set.inspectedAt)
                    failures.insert(set.key, errorFrom(failure.at("error")));
        } catch (const Json::exception&) { // another version's
        }
    }
    return failures;
}

} // namespace trainyard
