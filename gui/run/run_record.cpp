// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/run/run_record.h"

#include "backend/protocol/series.h"
#include "cluster/control/run_import.h"
#include "gui/formats/field_text.h"
#include "gui/formats/model_title.h"
#include "gui/formats/series_text.h"
#include "gui/formats/state_text.h"

#include <algorithm>

namespace trainyard {
namespace {

constexpr std::size_t kMostOwnResults = 12;
constexpr std::int64_t kMostMessages = 20'000;

std::vector<RecordedAttempt> readAttempts(StoreReader& reader, std::int64_t run)
{
    std::vector<RecordedAttempt> attempts;
    for (AttemptRow& row : reader.attempts(run))
        attempts.push_back({std::move(row), {}, {}});
    const std::vector<MessageRow> messages = reader.messages(run, kMostMessages);
    for (const MessageRow& message : messages)
        for (RecordedAttempt& attempt : attempts) {
            if (attempt.row.number != message.attempt)
                continue;
            if (message.kind == "started")
                attempt.engine = message.text.words;
            else if (message.kind == "finished")
                attempt.outcome = outcomeOf(message, messages);
            else if (message.kind == "fault")
                attempt.outcome = message.text; // says more than the exit code that may follow
        }
    return attempts;
}

void readCheckpoints(StoreReader& reader, RunRecord& record)
{
    const std::vector<ArtifactRow> all = reader.artifacts(record.run.key);
    const std::vector<ArtifactRow> present =
        record.spec ? presentCheckpoints(record.run, *record.spec, all) : std::vector<ArtifactRow>();
    record.written = std::size_t(
        std::count_if(all.begin(), all.end(), [](const ArtifactRow& one) { return one.kind == "checkpoint"; }));
    record.checkpoints = runCheckpoints(record.run, present);
    markBest(reader, record.run, record.checkpoints);
    std::reverse(record.checkpoints.begin(), record.checkpoints.end());
    for (const RunCheckpoint& one : record.checkpoints) {
        const auto artifact = std::find_if(present.begin(), present.end(),
                                           [&](const ArtifactRow& row) { return one.file.ends_with(row.file); });
        record.checkpointTimes.push_back(artifact == present.end() ? 0.0 : artifact->time);
    }
}

/// The program's own: no series of Trainyard, and no measurement of the machine.
std::vector<SeriesRow> ownSeries(StoreReader& reader, const RunRow& run)
{
    static constexpr const char* kMachine[] = {"gpu/", "cpu/", "phase/", "monitoring/", "pruning/", "disk/", "rank/"};
    std::vector<SeriesRow> own;
    if (!trainsItself(run))
        return own;
    for (SeriesRow& row : reader.series(run.key)) {
        const bool machine =
            std::ranges::any_of(kMachine, [&](const char* part) { return row.name.starts_with(part); });
        if (!machine && !hasSeriesTitle(row.name) && own.size() < kMostOwnResults)
            own.push_back(std::move(row));
    }
    return own;
}

std::optional<DataSetRow> dataSetOf(StoreReader& reader, const RunRecord& record)
{
    if (!record.spec || record.spec->program || record.spec->data.path.empty())
        return std::nullopt;
    for (const DataSetRow& set : reader.dataSets())
        if (set.data.path == record.spec->data.path && set.data.format == record.spec->data.format &&
            set.machine == (record.run.machine.empty() ? "local" : record.run.machine))
            return set;
    return std::nullopt;
}

} // namespace

const std::vector<MetricColumn>& resultMetrics()
{
    static const std::vector<MetricColumn> metrics = {
        {series::kValTop1, MetricSummary::Best},     {series::kValTop1, MetricSummary::Last},
        {series::kValTop5, MetricSummary::Best},     {series::kValLoss, MetricSummary::Best},
        {series::kTrainLoss, MetricSummary::Last},   {series::kEpochSeconds, MetricSummary::Last},
        {series::kThroughput, MetricSummary::Last},  {series::kSparsity, MetricSummary::Last},
        {series::kTimeToTarget, MetricSummary::Last}};
    return metrics;
}

std::optional<RunRecord> readRecord(StoreReader& reader, const std::string& id)
{
    std::optional<RunRow> run = reader.run(id, resultMetrics());
    if (!run)
        return std::nullopt;
    RunRecord record;
    record.run = std::move(*run);
    record.speed = readRunSpeed(reader, record.run);
    record.spec = reader.spec(id);
    record.params = reader.params(id);
    record.attempts = readAttempts(reader, record.run.key);
    readCheckpoints(reader, record);
    record.lineage = readLineage(reader, record.run);
    AlertQuery alerts;
    alerts.runId = id;
    record.alerts = reader.alerts(alerts);
    record.dataSet = dataSetOf(reader, record);
    record.imported = isImported(record.run);
    record.own = ownSeries(reader, record.run);
    if (record.imported)
        std::erase_if(record.params,
                      [](const auto& param) { return fillsProgramOfImport(QString::fromStdString(param.first)); });
    return record;
}

} // namespace trainyard
