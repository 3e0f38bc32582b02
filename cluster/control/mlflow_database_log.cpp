// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/mlflow_database_log.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace trainyard {

using foreign::LogFacts;
using foreign::LogNews;
using foreign::MlflowFacts;

MlflowDatabaseLog::MlflowDatabaseLog(const foreign::LogSource& source) : LogBase(source.path), m_run(source.inside) {}

std::vector<foreign::FoundLog> MlflowDatabaseLog::runsIn(const std::filesystem::path& file)
{
    std::vector<foreign::FoundLog> found;
    for (MlflowDatabase::Run& run : MlflowDatabase(file).runs()) {
        foreign::FoundLog& log = found.emplace_back();
        log.source.kind = foreign::LogKind::Mlflow;
        log.source.path = file;
        log.source.inside = run.id;
        log.name = run.experiment + "/" + (run.name.empty() ? run.id : run.name);
    }
    return found;
}

LogNews MlflowDatabaseLog::poll(std::size_t mostPoints)
{
    LogNews news;
    MlflowDatabase database(path()); // opened anew: MLflow may replace or migrate its file meanwhile
    readFacts(database, news);
    const auto limit = static_cast<std::int64_t>(std::min<std::size_t>(mostPoints, foreign::kPointsAtOnce));
    std::int64_t rows = 0;
    database.metrics(m_run, m_row, limit, [&](const MlflowDatabase::Metric& metric) {
        ++rows;
        m_row = metric.row;
        if (!stepFits(metric.step, news, path(), 0))
            return;
        if (const auto series = seriesFor(metric.name, news))
            addPoint(news, *series, m_steps[std::string(metric.name)].next(metric.step), metric.time, 0.0,
                     SeriesValue::of(metric.value));
    });
    news.more = rows == limit;
    return news;
}

void MlflowDatabaseLog::readFacts(MlflowDatabase& database, LogNews& news)
{
    LogFacts facts;
    for (const MlflowDatabase::Run& run : database.runs())
        if (run.id == m_run) {
            facts.name = foreign::cleanText(run.name, 200);
            facts.startedAt = run.startedAt;
            facts.endedAt = run.endedAt;
            facts.end = MlflowFacts::endOf(run.status);
        }
    for (const auto& [key, value] : database.tags(m_run))
        MlflowFacts::takeTag(facts, key, value);
    for (const auto& [key, value] : database.parameters(m_run))
        addParameter(news, key, value);
    const nlohmann::json all = {facts.name,      facts.notes,   facts.tags,
                                facts.startedAt, facts.endedAt, facts.end.has_value()};
    std::string text = all.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    if (text != m_factsRead)
        news.facts = std::move(facts);
    m_factsRead = std::move(text);
}

nlohmann::json MlflowDatabaseLog::save() const
{
    nlohmann::json steps = nlohmann::json::object();
    for (const auto& [metric, state] : m_steps)
        steps[metric] = {state.counted, state.values};
    return {{"row", m_row}, {"steps", std::move(steps)}, {"facts", m_factsRead}};
}

void MlflowDatabaseLog::load(const nlohmann::json& saved)
{
    m_row = saved.at("row").get<std::int64_t>();
    for (const auto& [metric, state] : saved.at("steps").items())
        m_steps[metric] = {state.at(0).get<bool>(), state.at(1).get<std::int64_t>()};
    m_factsRead = saved.at("facts").get<std::string>();
}

} // namespace trainyard
