// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/store_reader_impl.h"

#include "backend/protocol/reason_json.h"
#include "backend/protocol/stored_spec.h"
#include "storage/schema/store_file.h"
#include "storage/store/alert_table.h"
#include "storage/store/bin_query.h"
#include "storage/store/campaign_table.h"
#include "storage/store/data_set_table.h"
#include "storage/store/histogram_query.h"
#include "storage/store/intent_table.h"
#include "storage/store/job_table.h"
#include "storage/store/point_query.h"
#include "storage/store/query_check.h"
#include "storage/store/report_table.h"
#include "storage/store/run_query.h"
#include "storage/store/writer.h"

#include <algorithm>
#include <sstream>

namespace trainyard {

using sqlite::StatementUse;

StoreReader::StoreReader(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) {}
StoreReader::~StoreReader() = default;

std::vector<RunRow> StoreReader::runs(const RunQuery& query)
{
    const sqlite::Transaction snapshot(*m_impl->connection, sqlite::Transaction::Kind::Read);
    return store::selectRuns(*m_impl->connection, query);
}

std::int64_t StoreReader::countRuns(const RunQuery& query)
{
    return store::countRuns(*m_impl->connection, query);
}

std::optional<QueryProblem> StoreReader::queryProblem(const std::string& text)
{
    return store::checkQuery(*m_impl->connection, text);
}

std::optional<RunRow> StoreReader::run(const std::string& id, const std::vector<MetricColumn>& metrics)
{
    return store::selectRun(*m_impl->connection, id, metrics);
}

std::optional<RunSpec> StoreReader::spec(const std::string& id)
{
    StatementUse row(m_impl->connection->prepared(
        "SELECT s.spec, r.name, r.notes, r.key FROM runs r JOIN specs s ON s.run = r.key WHERE r.id = ?"));
    row->bindAll(id);
    if (!row->step())
        return std::nullopt;
    std::vector<SpecProblem> problems;
    RunSpec spec = parseStoredRunSpec(row->view(0), problems);
    if (!problems.empty())
        throw Failure(ErrorKind::BadInput, "read the stored spec of run", id, problems.front().text());
    // The user's changes since then.
    spec.name = row->text(1);
    spec.notes = row->text(2);
    spec.tags.clear();
    StatementUse tag(m_impl->connection->prepared("SELECT tag FROM tags WHERE run = ? ORDER BY tag"));
    tag->bindAll(row->integer(3));
    while (tag->step())
        spec.tags.push_back(tag->text(0));
    return spec;
}

bool StoreReader::isCopied(const std::string& id)
{
    return schema::isCopied(*m_impl->connection, id);
}

std::optional<std::filesystem::path> StoreReader::otherStoreOf(const std::string& id, const std::string& directory)
{
    return schema::otherStoreOf(directory, id, m_impl->connection->file());
}

std::string StoreReader::clonedFrom(const std::string& id)
{
    StatementUse row(m_impl->connection->prepared("SELECT cloned_from FROM runs WHERE id = ?"));
    row->bindAll(id);
    return row->step() ? row->text(0) : std::string();
}

std::vector<std::string> StoreReader::clones(const std::string& id)
{
    StatementUse row(m_impl->connection->prepared("SELECT id FROM runs WHERE cloned_from = ? AND cloned_from <> '' "
                                                  "ORDER BY created_at, key LIMIT 500"));
    row->bindAll(id);
    std::vector<std::string> ids;
    while (row->step())
        ids.push_back(row->text(0));
    return ids;
}

std::vector<std::pair<std::string, std::string>> StoreReader::params(const std::string& id)
{
    StatementUse row(m_impl->connection->prepared(
        "SELECT p.key, p.value FROM runs r JOIN params p ON p.run = r.key WHERE r.id = ? ORDER BY p.key"));
    row->bindAll(id);
    std::vector<std::pair<std::string, std::string>> params;
    while (row->step())
        params.emplace_back(row->text(0), row->text(1));
    return params;
}

std::vector<SeriesRow> StoreReader::series(std::int64_t run)
{
    StatementUse row(m_impl->connection->prepared(
        "SELECT series, name, points, last_step, last FROM summaries WHERE run = ? ORDER BY name"));
    row->bindAll(run);
    std::vector<SeriesRow> series;
    while (row->step()) {
        series.push_back({row->integer(0), row->text(1), row->integer(2), row->integer(3), row->real(4)});
        if (row->isNull(4) && series.back().points > 0)
            series.back().last = store::nonFiniteLast(*m_impl->connection, series.back().key, series.back().lastStep);
    }
    return series;
}

void StoreReader::points(std::int64_t run, const std::string& series, const std::function<void(const PointRow&)>& take)
{
    store::selectPoints(*m_impl->connection, run, series, take);
}

std::vector<Bin> StoreReader::bins(const BinQuery& query)
{
    return store::selectBins(*m_impl->connection, query);
}

std::vector<HistogramTensorRow> StoreReader::histogramTensors(std::int64_t run)
{
    return store::selectHistogramTensors(*m_impl->connection, run);
}

std::vector<HistogramRow> StoreReader::histograms(std::int64_t run, std::int64_t tensor)
{
    return store::selectHistograms(*m_impl->connection, run, tensor);
}

std::vector<MessageRow> StoreReader::messages(std::int64_t run, std::int64_t limit)
{
    StatementUse row(m_impl->connection->prepared(
        "SELECT time, attempt, kind, level, text, step, epoch, file, bytes, why FROM messages WHERE run = ? "
        "ORDER BY time DESC, attempt DESC, number DESC LIMIT ?"));
    row->bindAll(run, limit);
    std::vector<MessageRow> messages;
    while (row->step())
        messages.push_back({row->real(0), static_cast<int>(row->integer(1)), row->text(2), row->text(3),
                            reasonOf(row->text(4), row->view(9)), row->integer(5), row->real(6), row->text(7),
                            row->integer(8)});
    std::reverse(messages.begin(), messages.end());
    return messages;
}

std::vector<AlertRow> StoreReader::alerts(const AlertQuery& query)
{
    return store::readAlerts(*m_impl->connection, query);
}

std::vector<ReportRow> StoreReader::reports()
{
    return store::readReports(*m_impl->connection);
}

std::optional<ReportRow> StoreReader::report(std::int64_t key)
{
    return store::readReport(*m_impl->connection, key);
}

std::vector<std::string> StoreReader::silencedAlerts(std::int64_t run)
{
    return store::readSilences(*m_impl->connection, run);
}

std::vector<AttemptRow> StoreReader::attempts(std::int64_t run)
{
    StatementUse row(m_impl->connection->prepared("SELECT number, started_at, ended_at, host, device, start_step, "
                                                  "last_step, checkpoint, differences FROM attempts "
                                                  "WHERE run = ? ORDER BY number"));
    row->bindAll(run);
    std::vector<AttemptRow> attempts;
    while (row->step()) {
        AttemptRow attempt;
        attempt.number = static_cast<int>(row->integer(0));
        attempt.startedAt = row->real(1);
        attempt.endedAt = row->real(2);
        attempt.host = row->text(3);
        attempt.device = row->text(4);
        attempt.startStep = row->integer(5);
        attempt.lastStep = row->integer(6);
        attempt.checkpoint = row->text(7);
        std::istringstream lines(row->text(8));
        for (std::string line; std::getline(lines, line);)
            attempt.differences.push_back(line);
        attempts.push_back(std::move(attempt));
    }
    return attempts;
}

std::vector<ArtifactRow> StoreReader::artifacts(std::int64_t run)
{
    StatementUse row(m_impl->connection->prepared(
        "SELECT kind, file, step, bytes, epoch, time FROM artifacts WHERE run = ? ORDER BY step, time, file"));
    row->bindAll(run);
    std::vector<ArtifactRow> artifacts;
    while (row->step())
        artifacts.push_back({row->text(0), row->text(1), row->integer(2), row->integer(3), row->real(4), row->real(5)});
    return artifacts;
}

std::vector<TailPosition> StoreReader::tailPositions(const std::string& runId)
{
    StatementUse row(m_impl->connection->prepared("SELECT t.file, t.generation, t.position FROM runs r JOIN tails t ON "
                                                  "t.run = r.key WHERE r.id = ? ORDER BY t.file"));
    row->bindAll(runId);
    std::vector<TailPosition> positions;
    while (row->step())
        positions.push_back({row->text(0), row->text(1), row->integer(2)});
    return positions;
}

std::string StoreReader::log(std::int64_t run, int attempt, std::int64_t limit)
{
    StatementUse row(
        m_impl->connection->prepared("SELECT bytes FROM logs WHERE run = ? AND attempt = ? ORDER BY position DESC"));
    row->bindAll(run, attempt);
    std::vector<std::string> blocks;
    std::int64_t size = 0;
    while (size < limit && row->step()) {
        blocks.push_back(row->text(0));
        size += static_cast<std::int64_t>(blocks.back().size());
    }
    std::string log;
    for (auto block = blocks.rbegin(); block != blocks.rend(); ++block)
        log += *block;
    if (size > limit)
        log.erase(0, static_cast<std::size_t>(size - std::max<std::int64_t>(0, limit)));
    return log;
}

std::optional<JobRow> StoreReader::job(const std::string& token)
{
    return store::readJob(*m_impl->connection, token);
}

std::vector<IntentRow> StoreReader::intents(const std::string& machine)
{
    return store::readIntents(*m_impl->connection, machine);
}

std::optional<IntentRow> StoreReader::submission(const std::string& token)
{
    return store::readSubmission(*m_impl->connection, token);
}

bool StoreReader::cancelAsked(const std::string& token)
{
    return store::hasCancel(*m_impl->connection, token);
}

std::vector<std::string> StoreReader::busyMachines()
{
    return store::readBusyMachines(*m_impl->connection);
}

std::vector<JobRow> StoreReader::jobs(bool unfinishedOnly)
{
    return store::readJobs(*m_impl->connection, unfinishedOnly);
}

std::vector<CampaignRow> StoreReader::campaigns()
{
    return store::readCampaigns(*m_impl->connection);
}

std::optional<CampaignRow> StoreReader::campaign(const std::string& id)
{
    return store::readCampaign(*m_impl->connection, id);
}

bool StoreReader::hasOpenAction(const std::string& campaign)
{
    StatementUse row(m_impl->connection->prepared("SELECT 1 FROM actions WHERE run_id = ? AND done_at = 0"));
    row->bindAll(campaign);
    return row->step();
}

std::vector<RunRow> StoreReader::campaignRuns(const std::string& campaign)
{
    return store::selectCampaignRuns(*m_impl->connection, campaign);
}

std::vector<DataSetRow> StoreReader::dataSets()
{
    return store::readDataSets(*m_impl->connection);
}

std::vector<DataSetRow> StoreReader::usedDataSets()
{
    return store::readUsedDataSets(*m_impl->connection);
}

std::optional<DataInspection> StoreReader::inspection(std::int64_t dataSet)
{
    return store::readInspection(*m_impl->connection, dataSet);
}

std::vector<std::string> StoreReader::Impl::names(const char* sql)
{
    StatementUse row(connection->prepared(sql));
    std::vector<std::string> names;
    while (row->step())
        names.push_back(row->text(0));
    return names;
}

std::vector<std::string> StoreReader::runNames()
{
    return m_impl->names("SELECT DISTINCT name FROM runs");
}

std::vector<std::string> StoreReader::tags()
{
    return m_impl->names("SELECT DISTINCT tag FROM tags ORDER BY tag");
}

// The next two queries jump from name to name in an index: one step per name, not per row.
std::vector<std::string> StoreReader::seriesNames()
{
    return m_impl->names(
        "WITH RECURSIVE n (name) AS (SELECT min(name) FROM series UNION ALL SELECT (SELECT min(name) FROM "
        "series WHERE name > n.name) FROM n WHERE n.name IS NOT NULL) SELECT name FROM n WHERE name IS NOT "
        "NULL");
}

std::vector<std::string> StoreReader::paramKeys()
{
    return m_impl->names(
        "WITH RECURSIVE n (key) AS (SELECT min(key) FROM params UNION ALL SELECT (SELECT min(key) FROM "
        "params WHERE key > n.key) FROM n WHERE n.key IS NOT NULL) SELECT key FROM n WHERE key IS NOT NULL");
}

std::int64_t StoreReader::Impl::changeCounter()
{
    if (connection->takesFileAsUnchanging()) {
        // SQLite would not see that another user has changed it.
        if (sqlite::stampOf(file.string()) != stamp) {
            open();
            ++reopenings;
        }
        return reopenings;
    }
    if (connection->isReplaced()) {
        connection->setJournalAside();
        throw store::replacedFile("read the store", file.string());
    }
    // Readers never write, so SQLite's counter of commits by other connections counts every commit.
    StatementUse row(connection->prepared("PRAGMA data_version"));
    return row->step() ? row->integer(0) : 0;
}

std::int64_t StoreReader::changeCounter()
{
    return m_impl->changeCounter();
}

} // namespace trainyard
