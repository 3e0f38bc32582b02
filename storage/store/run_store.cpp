// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/run_store.h"

#include "backend/base/clock.h"
#include "backend/protocol/locations.h"
#include "backend/protocol/reasons_store.h"
#include "storage/schema/store_file.h"
#include "storage/sqlite/sqlite_failure.h"
#include "storage/store/action_table.h"
#include "storage/store/alert_table.h"
#include "storage/store/annotation_files.h"
#include "storage/store/annotation_places.h"
#include "storage/store/campaign_table.h"
#include "storage/store/data_set_table.h"
#include "storage/store/intent_table.h"
#include "storage/store/job_table.h"
#include "storage/store/report_table.h"
#include "storage/store/reserve.h"
#include "storage/store/run_changes.h"
#include "storage/store/store_reader_impl.h"
#include "storage/store/writer.h"

namespace trainyard {

using store::WriteContext;

namespace {

struct OpenedFile {
    std::unique_ptr<sqlite::Connection> connection;
    std::optional<Error> readingOnly;
};

/// Opens a store that SQLite cannot open in the usual way, because its shared memory does not fit on the disk. `full`:
/// the failure of that attempt.
OpenedFile openedOnAFullDisk(const std::filesystem::path& path, const Failure& full)
{
    const PathText folder{std::filesystem::absolute(path).parent_path().string()};
    const ByteCount room{store::roomToChange(path)};
    const std::optional<Reason> limit = sqlite::sizeLimitReason(path.string());
    try {
        if (sqlite::hasJournal(path.string()) && sqlite::emptyJournal(path.string()))
            return {schema::openStoreFile(path), std::nullopt};
    } catch (const Failure&) {
        // The journal's room was needed for what it contained.
    }
    try {
        return {schema::openStoreFileForReading(path),
                errorWith(ErrorKind::NoSpace, "change the store", path.string(),
                          limit ? *limit : storeReason("store.reading-only-full", folder, room))};
    } catch (const Failure& failure) { // there is none yet, or it must be brought up to date first
        if (failure.error().kind == ErrorKind::Busy)
            throw;
        throw Failure(errorWith(ErrorKind::NoSpace, full.error().operation, full.error().subject,
                                limit ? *limit : storeReason("store.full", folder, room), full.error().code));
    }
}

OpenedFile openedFile(const std::filesystem::path& path, store::Reserve& reserve)
{
    try {
        return {schema::openStoreFile(path), std::nullopt};
    } catch (const Failure& failure) {
        if (failure.error().kind == ErrorKind::NoSpace)
            return reserve.giveSome() ? openedFile(path, reserve) : openedOnAFullDisk(path, failure);
        if (failure.error().reasonCode != "store.read-only")
            throw;
    }
    OpenedFile opened{schema::openStoreFileForReading(path), std::nullopt};
    const bool incomplete = opened.connection->takesFileAsUnchanging() && sqlite::hasJournal(path.string());
    opened.readingOnly =
        errorWith(ErrorKind::Permission, "change the store", path.string(),
                  incomplete ? storeReason("store.reading-only-journal") : storeReason("store.reading-only"));
    return opened;
}

/// Whether a person has named the store (--store, TRAINYARD_STORE), such as a copy that is only looked at: nothing is
/// put beside it before it is changed.
bool wasNamed(const std::filesystem::path& store)
{
    return std::filesystem::absolute(storePath()).lexically_normal() ==
               std::filesystem::absolute(store).lexically_normal() &&
           !isKeptByTrainyard(store);
}

} // namespace

struct RunStore::Impl {
    explicit Impl(const std::filesystem::path& path) : Impl(path, std::make_unique<store::Reserve>(path)) {}
    Impl(const std::filesystem::path& path, std::unique_ptr<store::Reserve> room)
        : Impl(path, openedFile(path, *room), room)
    {
    }
    Impl(const std::filesystem::path& path, OpenedFile opened, std::unique_ptr<store::Reserve>& room)
        : file(path), readingOnly(std::move(opened.readingOnly)), identity(opened.connection->identity()),
          annotations(path), reserve(std::move(room)),
          writer(std::move(opened.connection), readingOnly,
                 wasNamed(path) ? std::function<void()>([this] { makeFilesBeside(); }) : nullptr)
    {
        if (!readingOnly && !wasNamed(path))
            makeFilesBeside();
    }
    void makeFilesBeside()
    {
        reserve->renew();
        if (!annotationsAreComplete(file))
            writer.post([this](WriteContext& context) { annotations.complete(context.connection); });
    }
    /// Makes a change that a person asked for, and keeps copies of what the runs are annotated with then.
    std::future<Result<void>> annotate(const std::vector<std::string>& ids,
                                       std::function<void(sqlite::Connection&)> change)
    {
        return writer.post(
            [this, ids, change = std::move(change)](WriteContext& context) {
                change(context.connection);
                annotations.keep(context.connection, ids);
            },
            ids.size());
    }
    std::filesystem::path file;
    std::optional<Error> readingOnly;
    sqlite::FileIdentity identity;
    store::AnnotationFiles annotations;
    std::unique_ptr<store::Reserve> reserve; ///< takes room back after the writer has closed the file
    store::Writer writer;                    ///< last: its thread uses the others
};

RunStore::RunStore(const std::filesystem::path& file) : m_impl(std::make_unique<Impl>(file)) {}
RunStore::~RunStore() = default;

std::unique_ptr<StoreReader> RunStore::reader() const
{
    const auto isOurs = [this](const sqlite::FileIdentity& found) {
        return m_impl->readingOnly || found == m_impl->identity;
    };
    if (!isOurs(sqlite::identityOf(m_impl->file.string()))) // opening the new file would use the old one's journal
        throw store::replacedFile("read the store", m_impl->file.string());
    auto reader = std::make_unique<StoreReader::Impl>(m_impl->file);
    if (!isOurs(reader->connection->identity()))
        throw store::replacedFile("read the store", m_impl->file.string());
    return std::unique_ptr<StoreReader>(new StoreReader(std::move(reader)));
}

const std::optional<Error>& RunStore::readingOnly() const
{
    return m_impl->readingOnly;
}

const std::filesystem::path& RunStore::file() const
{
    return m_impl->file;
}

std::future<Result<std::int64_t>> RunStore::createRun(const RunSpec& spec, const std::string& directory,
                                                      const std::string& machine, double createdAt)
{
    return m_impl->writer.post<std::int64_t>(
        [=](WriteContext& context) {
            return store::insertRun(context.connection, spec, directory, machine, createdAt);
        },
        50);
}

std::future<Result<IngestOutcome>> RunStore::ingest(Chunk chunk)
{
    constexpr std::size_t kBytesPerRow = 40; // of event lines, roughly
    const std::size_t rows = 1 + chunk.bytes.size() / kBytesPerRow;
    return m_impl->writer.post<IngestOutcome>(
        [chunk = std::move(chunk)](WriteContext& context) {
            ingest::ChunkOutcome outcome = context.ingest.commit(chunk);
            return IngestOutcome{std::move(outcome.position), outcome.accepted, outcome.points, outcome.badLines};
        },
        rows);
}

std::future<Result<void>> RunStore::setName(const std::string& id, const std::string& name)
{
    return m_impl->annotate({id}, [=](sqlite::Connection& to) { store::updateText(to, id, "name", name); });
}

std::future<Result<void>> RunStore::setNotes(const std::string& id, const std::string& notes)
{
    return m_impl->annotate({id}, [=](sqlite::Connection& to) { store::updateText(to, id, "notes", notes); });
}

std::future<Result<void>> RunStore::setTags(const std::string& id, const std::vector<std::string>& tags)
{
    return m_impl->annotate({id}, [=](sqlite::Connection& to) { store::replaceTags(to, id, tags); });
}

std::future<Result<void>> RunStore::setArchived(const std::vector<std::string>& ids, bool archived)
{
    return m_impl->annotate(ids,
                            [=](sqlite::Connection& to) { store::markRuns(to, ids, "archived", archived ? 1 : 0); });
}

std::future<Result<void>> RunStore::setTrashed(const std::vector<std::string>& ids, bool trashed, const RunGuard& guard)
{
    return m_impl->annotate(ids, [=](sqlite::Connection& to) {
        store::requireUnchanged(to, guard);
        store::markRuns(to, ids, "trashed_at", trashed ? unixTime() : 0.0);
    });
}

std::future<Result<void>> RunStore::setClonedFrom(const std::string& id, const std::string& from)
{
    return m_impl->annotate({id}, [=](sqlite::Connection& to) { store::updateText(to, id, "cloned_from", from); });
}

std::future<Result<void>> RunStore::annotate(const Annotations& annotations)
{
    return m_impl->annotate({annotations.run}, [=](sqlite::Connection& to) {
        store::updateText(to, annotations.run, "name", annotations.name);
        store::updateText(to, annotations.run, "notes", annotations.notes);
        store::updateText(to, annotations.run, "cloned_from", annotations.clonedFrom);
        store::replaceTags(to, annotations.run, annotations.tags);
        store::markRuns(to, {annotations.run}, "archived", annotations.archived ? 1 : 0);
        store::markRuns(to, {annotations.run}, "trashed_at", annotations.trashedAt);
    });
}

std::future<Result<void>> RunStore::deleteRuns(const std::vector<std::string>& ids, const RunGuard& guard)
{
    return m_impl->writer.post(
        [=, this](WriteContext& context) {
            store::requireUnchanged(context.connection, guard);
            m_impl->reserve->giveAllIfFull(); // deleting is what makes room
            m_impl->annotations.keepDeleted(context.connection, ids);
            store::eraseRuns(context.connection, ids);
            context.sweep = true;
        },
        ids.size() * 100);
}

std::future<Result<void>> RunStore::putJob(const JobRow& job)
{
    return m_impl->writer.post([=](WriteContext& context) { store::writeJob(context.connection, job); });
}

std::future<Result<void>> RunStore::setRunState(const std::string& id, JobState state, const Reason& reason,
                                                double endedAt)
{
    return m_impl->writer.post(
        [=](WriteContext& context) { store::updateState(context.connection, id, state, reason, endedAt); });
}

std::future<Result<bool>> RunStore::moveRunState(const std::string& id, JobState from, JobState to,
                                                 const Reason& reason)
{
    return m_impl->writer.post<bool>([=](WriteContext& context) {
        if (!store::isInState(context.connection, id, from))
            return false;
        store::updateState(context.connection, id, to, reason, 0.0);
        return true;
    });
}

std::future<Result<void>> RunStore::setRunDirectory(const std::string& id, const std::string& directory)
{
    return m_impl->writer.post(
        [=](WriteContext& context) { store::updateText(context.connection, id, "directory", directory); });
}

std::future<Result<void>> RunStore::moveRuns(const std::vector<std::string>& ids, const std::string& machine,
                                             const std::map<std::string, std::string>& plans)
{
    return m_impl->writer.post([=](WriteContext& context) {
        store::moveRuns(context.connection, ids, machine);
        for (const auto& [campaign, plan] : plans)
            store::putPlan(context.connection, campaign, plan);
    });
}

std::future<Result<std::int64_t>> RunStore::addIntent(const IntentRow& intent)
{
    return m_impl->writer.post<std::int64_t>(
        [=](WriteContext& context) { return store::addIntent(context.connection, intent); });
}

std::future<Result<void>> RunStore::settleIntent(std::int64_t key, const std::string& outcome, const std::string& text)
{
    return m_impl->writer.post(
        [=](WriteContext& context) { store::settleIntent(context.connection, key, outcome, text); });
}

std::future<Result<bool>> RunStore::raiseAlert(const AlertRow& alert)
{
    return m_impl->writer.post<bool>(
        [=](WriteContext& context) { return store::insertAlert(context.connection, alert); });
}

std::future<Result<void>> RunStore::markAlertsSeen(const std::vector<std::int64_t>& keys)
{
    return m_impl->writer.post([=](WriteContext& context) { store::markAlertsSeen(context.connection, keys); });
}

std::future<Result<void>> RunStore::silenceAlert(const std::string& runId, const std::string& kind, bool silent)
{
    return m_impl->writer.post(
        [=](WriteContext& context) { store::silenceAlert(context.connection, runId, kind, silent); });
}

std::future<Result<std::int64_t>> RunStore::putReport(const ReportRow& row)
{
    return m_impl->writer.post<std::int64_t>(
        [=](WriteContext& context) { return store::writeReport(context.connection, row); });
}

std::future<Result<void>> RunStore::removeReport(std::int64_t key)
{
    return m_impl->writer.post([=](WriteContext& context) { store::eraseReport(context.connection, key); });
}

std::future<Result<std::int64_t>> RunStore::addDataSet(const DataSetRow& row)
{
    return m_impl->writer.post<std::int64_t>(
        [=](WriteContext& context) { return store::insertDataSet(context.connection, row); });
}

std::future<Result<void>> RunStore::renameDataSet(std::int64_t key, const std::string& name)
{
    return m_impl->writer.post([=](WriteContext& context) { store::renameDataSet(context.connection, key, name); });
}

std::future<Result<void>> RunStore::removeDataSet(std::int64_t key)
{
    return m_impl->writer.post([=](WriteContext& context) { store::eraseDataSet(context.connection, key); });
}

std::future<Result<void>> RunStore::putInspection(std::int64_t key, const DataInspection& inspection, double time)
{
    return m_impl->writer.post(
        [=](WriteContext& context) { store::writeInspection(context.connection, key, inspection, time); });
}

std::future<Result<void>> RunStore::addCampaign(const CampaignRow& row, const std::optional<StoredAction>& action)
{
    return m_impl->writer.post([=](WriteContext& context) {
        store::insertCampaign(context.connection, row);
        if (action)
            store::addAction(context.connection, *action);
    });
}

std::future<Result<void>> RunStore::replaceCampaignPlan(const std::string& id, const std::string& before,
                                                        const std::string& plan, const StoredAction& action)
{
    return m_impl->writer.post([=](WriteContext& context) {
        store::replacePlan(context.connection, id, before, plan);
        store::addAction(context.connection, action);
    });
}

std::future<Result<void>> RunStore::setCampaignArchived(const std::string& id, bool archived)
{
    return m_impl->writer.post(
        [=](WriteContext& context) { store::archiveCampaign(context.connection, id, archived); });
}

std::future<Result<void>> RunStore::removeCampaign(const std::string& id)
{
    return m_impl->writer.post([=](WriteContext& context) { store::eraseCampaign(context.connection, id); });
}

std::future<Result<std::int64_t>> RunStore::addAction(const StoredAction& action, const RunGuard& guard)
{
    return m_impl->writer.post<std::int64_t>([=, this](WriteContext& context) {
        store::requireUnchanged(context.connection, guard);
        m_impl->reserve->giveAllIfFull(); // what a person asks for, such as a deletion
        return store::addAction(context.connection, action);
    });
}

std::future<Result<std::optional<StoredAction>>> RunStore::leaseAction(const std::vector<std::string>& kinds,
                                                                       const std::string& owner, double seconds,
                                                                       const std::string& machine)
{
    return m_impl->writer.post<std::optional<StoredAction>>(
        [=](WriteContext& context) { return store::leaseAction(context.connection, kinds, owner, seconds, machine); });
}

std::future<Result<std::optional<StoredAction>>> RunStore::leaseOtherAction(const std::vector<std::string>& kinds,
                                                                            const std::string& owner, double seconds,
                                                                            const std::string& machine)
{
    return m_impl->writer.post<std::optional<StoredAction>>([=](WriteContext& context) {
        return store::leaseOtherAction(context.connection, kinds, owner, seconds, machine);
    });
}

std::future<Result<std::optional<StoredAction>>> RunStore::leaseCampaignAction(const std::vector<std::string>& kinds,
                                                                               const std::string& owner, double seconds,
                                                                               const std::string& campaign)
{
    return m_impl->writer.post<std::optional<StoredAction>>([=](WriteContext& context) {
        return store::leaseCampaignAction(context.connection, kinds, owner, seconds, campaign);
    });
}

std::future<Result<void>> RunStore::putOffAction(std::int64_t key, const std::string& owner, double seconds)
{
    return m_impl->writer.post(
        [=](WriteContext& context) { store::putOffAction(context.connection, key, owner, seconds); });
}

std::future<Result<void>> RunStore::finishAction(std::int64_t key, const std::string& owner, const std::string& error)
{
    return m_impl->writer.post(
        [=](WriteContext& context) { store::finishAction(context.connection, key, owner, error); });
}

} // namespace trainyard
