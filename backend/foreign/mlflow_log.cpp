// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/mlflow_log.h"

#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/foreign/columns.h"
#include "backend/foreign/flat_yaml.h"
#include "backend/foreign/growing_lines.h"
#include "backend/protocol/program_spec.h"
#include "backend/protocol/reasons_foreign.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace trainyard::foreign {
namespace {

namespace fs = std::filesystem;

constexpr int kDeepestName = 16;
constexpr std::size_t kLargestValue = std::size_t{1} << 20;
constexpr std::size_t kMostFactFiles = 20'000;
constexpr std::size_t kMostTags = 50;

/// Calls `take` with the name (its path below `folder`) of each regular file; links are not followed.
template <typename Take>
void eachFile(const fs::path& folder, Take&& take)
{
    std::error_code code;
    std::size_t files = 0;
    for (fs::recursive_directory_iterator it(folder, code), end; !code && it != end && files < kMostFactFiles;
         it.increment(code)) {
        std::error_code unreadable;
        if (it->is_directory(unreadable) && it.depth() >= kDeepestName)
            it.disable_recursion_pending();
        else if (it->is_regular_file(unreadable) && !it->is_symlink(unreadable)) {
            ++files;
            take(it->path().lexically_relative(folder).string(), it->path());
        }
    }
}

/// nullopt if it cannot be read, which is no reason to give up the run.
std::optional<std::string> smallFile(const fs::path& file)
{
    try {
        return readFile(file, kLargestValue);
    } catch (const Failure&) {
        return std::nullopt;
    }
}

} // namespace

void MlflowFacts::takeTag(LogFacts& facts, std::string_view key, std::string_view value)
{
    if (key == "mlflow.runName") {
        facts.name = cleanText(value, 200);
    } else if (key == "mlflow.note.content") {
        facts.notes = cleanText(value, kLongestLogText);
    } else if (!key.starts_with("mlflow.") && facts.tags.size() < kMostTags &&
               !looksSecret(key, ProgramValue(std::string(value)))) {
        std::string tag = cleanText(key, 60);
        if (!value.empty())
            tag = cleanText(tag + "=" + std::string(value), 60);
        facts.tags.push_back(std::move(tag));
    }
}

std::optional<ExitCode> MlflowFacts::endOf(std::string_view status)
{
    if (status == "3" || status == "FINISHED")
        return ExitCode::Completed;
    if (status == "4" || status == "FAILED")
        return ExitCode::Internal;
    if (status == "5" || status == "KILLED")
        return ExitCode::Killed;
    return std::nullopt;
}

bool MlflowLog::isRunFolder(const fs::path& folder)
{
    std::error_code code;
    return fs::is_regular_file(folder / "meta.yaml", code) &&
           (fs::is_directory(folder / "metrics", code) || fs::is_directory(folder / "params", code));
}

LogNews MlflowLog::poll(std::size_t mostPoints)
{
    LogNews news;
    readFacts(news);
    eachFile(path() / "metrics", [this](std::string&& metric, const fs::path& file) {
        if (m_metrics.size() < kMostLogSeries && !m_metrics.contains(metric))
            m_metrics.emplace(std::move(metric), std::make_unique<Metric>(file));
    });
    for (auto& [metric, state] : m_metrics) {
        switch (state->file.open()) {
        case GrowingFile::State::Replaced:
            state->file.restart();
            state->steps = {};
            [[fallthrough]];
        case GrowingFile::State::Grown: readMetric(metric, *state, news, mostPoints); break;
        default: break;
        }
        state->file.close();
        if (news.more)
            break;
    }
    return news;
}

void MlflowLog::readFacts(LogNews& news)
{
    LogFacts facts;
    for (const auto& [key, value] : readFlatYaml(smallFile(path() / "meta.yaml").value_or(std::string()))) {
        if (key == "run_name" && !value.empty())
            facts.name = cleanText(value, 200);
        else if (key == "status")
            facts.end = MlflowFacts::endOf(value);
        else if (key == "start_time")
            facts.startedAt = timeIn(value);
        else if (key == "end_time")
            facts.endedAt = timeIn(value);
    }
    eachFile(path() / "tags", [&facts](const std::string& key, const fs::path& file) {
        if (const auto value = smallFile(file))
            MlflowFacts::takeTag(facts, key, *value);
    });
    std::sort(facts.tags.begin(), facts.tags.end());
    eachFile(path() / "params", [this, &news](const std::string& key, const fs::path& file) {
        if (const auto value = smallFile(file))
            addParameter(news, key, *value);
    });
    nlohmann::json all = {facts.name, facts.notes, facts.tags, facts.startedAt, facts.endedAt, facts.end.has_value()};
    std::string text = all.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    if (text != m_factsRead)
        news.facts = std::move(facts);
    m_factsRead = std::move(text);
}

void MlflowLog::readMetric(const std::string& name, Metric& metric, LogNews& news, std::size_t mostPoints)
{
    std::string_view line;
    std::size_t bytes = 0;
    while (news.points.size() < mostPoints) {
        switch (lineAt(metric.file, false, line, bytes)) {
        case LineFound::Incomplete: return;
        case LineFound::TooLong:
            damaged(news, metric.file.path(), metric.file.offset(), foreignReason("foreign.line-long"));
            break;
        case LineFound::Whole:
            if (!line.empty())
                takeLine(name, metric, line, news);
            break;
        }
        metric.file.skip(bytes);
    }
    news.more = true;
}

void MlflowLog::takeLine(const std::string& name, Metric& metric, std::string_view line, LogNews& news)
{
    std::string_view fields[3];
    for (std::string_view& field : fields) {
        const std::size_t end = std::min(line.find(' '), line.size());
        field = line.substr(0, end);
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    const auto value = numberIn(fields[1]);
    const auto toldStep = fields[2].empty() ? std::optional(0.0) : numberIn(fields[2]); // before MLflow 1.0 without
    const auto step = toldStep ? stepOf(*toldStep) : std::nullopt;
    if (!value || !step) {
        damaged(news, metric.file.path(), metric.file.offset(), foreignReason("foreign.mlflow-line"));
        return;
    }
    if (!stepFits(*step, news, metric.file.path(), metric.file.offset()))
        return;
    if (const auto series = seriesFor(name, news))
        addPoint(news, *series, metric.steps.next(*step), timeIn(fields[0]), 0.0, SeriesValue::of(*value));
}

nlohmann::json MlflowLog::save() const
{
    nlohmann::json metrics = nlohmann::json::object();
    for (const auto& [metric, state] : m_metrics) {
        nlohmann::json saved = state->file.save();
        saved["counted"] = state->steps.counted;
        saved["values"] = state->steps.values;
        metrics[metric] = std::move(saved);
    }
    return {{"metrics", std::move(metrics)}, {"facts", m_factsRead}};
}

void MlflowLog::load(const nlohmann::json& saved)
{
    for (const auto& [metric, state] : saved.at("metrics").items()) {
        const fs::path below = fs::path(metric).lexically_normal();
        if (below.is_absolute() || below.empty() || *below.begin() == "..")
            throw Refusal(foreignReason("foreign.position"));
        auto loaded = std::make_unique<Metric>(path() / "metrics" / below);
        loaded->file.load(state);
        loaded->steps.counted = state.at("counted").get<bool>();
        loaded->steps.values = state.at("values").get<std::int64_t>();
        m_metrics.emplace(metric, std::move(loaded));
    }
    m_factsRead = saved.at("facts").get<std::string>();
}

} // namespace trainyard::foreign
