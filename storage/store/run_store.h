// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/result.h"
#include "backend/protocol/data_inspection.h"
#include "backend/protocol/run_spec.h"
#include "storage/store/types.h"

#include <filesystem>
#include <functional>
#include <future>
#include <memory>
#include <string>
#include <vector>

namespace trainyard {

/// Queries on a connection of its own; belongs to one thread. Every function throws Failure on a damaged store.
class StoreReader {
public:
    ~StoreReader();
    std::vector<RunRow> runs(const RunQuery& query);
    std::int64_t countRuns(const RunQuery& query);
    std::optional<RunRow> run(const std::string& id, const std::vector<MetricColumn>& metrics = {});
    std::optional<RunSpec> spec(const std::string& id);
    std::vector<std::pair<std::string, std::string>> params(const std::string& id); ///< flattenRunSpec's keys
    std::vector<SeriesRow> series(std::int64_t run);
    std::vector<Bin> bins(const BinQuery& query);
    /// Every record of a series in the default view, ascending by step; for exports, not for drawing. One at a time, so
    /// that any length fits. `take` may throw to give up.
    void points(std::int64_t run, const std::string& series, const std::function<void(const PointRow&)>& take);
    std::vector<MessageRow> messages(std::int64_t run, std::int64_t limit = 1000); ///< newest last
    std::vector<AttemptRow> attempts(std::int64_t run);
    std::vector<ArtifactRow> artifacts(std::int64_t run);
    std::vector<TailPosition> tailPositions(const std::string& runId);
    /// engine.log as far as ingested: at most `limit` bytes ending at the end.
    std::string log(std::int64_t run, int attempt, std::int64_t limit = 1 << 20);
    std::vector<JobRow> jobs(bool unfinishedOnly);
    std::optional<JobRow> job(const std::string& token);
    /// Of a machine, in the order in which they were written; without those of jobs that are over.
    std::vector<IntentRow> intents(const std::string& machine);
    std::optional<IntentRow> submission(const std::string& token); ///< the newest of a token
    /// Machines of runs that are not over or of which something is still to be done.
    std::vector<std::string> busyMachines();
    std::vector<DataSetRow> dataSets(); ///< by name
    /// As last stored; nothing for a data set that was never inspected or is not there.
    std::optional<DataInspection> inspection(std::int64_t dataSet);
    std::vector<CampaignRow> campaigns();                          ///< newest first
    std::vector<RunRow> campaignRuns(const std::string& campaign); ///< oldest first, without those in the trash
    std::vector<std::string> tags();                               ///< every tag in use, sorted
    std::vector<std::string> seriesNames();                        ///< every series name in use, sorted
    std::vector<std::string> paramKeys();
    /// Grows with every committed change, also of other processes: a cheap "has anything happened?".
    std::int64_t changeCounter();

private:
    friend class RunStore;
    struct Impl;
    explicit StoreReader(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

/// The store file with its one writer thread. Functions may be called from any thread; they queue their work and return
/// a future, which a GUI thread must not wait for. Work queued together is committed together. Two processes may have
/// the store open at once.
class RunStore {
public:
    /// Opens or creates the file and brings it to the newest schema. Throws Failure: Version for a store made by a
    /// newer Trainyard, BadInput for a file that is no store or is damaged, Permission, NoSpace; the file is left as it
    /// was.
    explicit RunStore(const std::filesystem::path& file);
    ~RunStore(); ///< finishes what was queued

    std::unique_ptr<StoreReader> reader() const;
    const std::filesystem::path& file() const;

    /// `createdAt`: Unix seconds, 0 = now.
    std::future<Result<std::int64_t>> createRun(const RunSpec& spec, const std::string& directory,
                                                const std::string& machine, double createdAt = 0.0);
    /// Commits the chunk's rows and the file's new offset together, or drops it when it does not begin where the store
    /// stands. Failure(NotFound) when the run was deleted.
    std::future<Result<IngestOutcome>> ingest(Chunk chunk);

    std::future<Result<void>> setName(const std::string& id, const std::string& name);
    std::future<Result<void>> setNotes(const std::string& id, const std::string& notes);
    std::future<Result<void>> setTags(const std::string& id, const std::vector<std::string>& tags);
    std::future<Result<void>> setArchived(const std::vector<std::string>& ids, bool archived);
    /// To the trash and back; nothing is lost until deleteRuns.
    std::future<Result<void>> setTrashed(const std::vector<std::string>& ids, bool trashed);
    /// Removes runs from the store. They are gone from every query at once; their points follow in slices behind other
    /// work, at the next start if need be. The run directories are not touched here.
    std::future<Result<void>> deleteRuns(const std::vector<std::string>& ids);

    std::future<Result<void>> putJob(const JobRow& job); ///< insert or update by token
    /// Where its run directory lies, once that is known.
    std::future<Result<void>> setRunDirectory(const std::string& id, const std::string& directory);
    /// Returns the key.
    std::future<Result<std::int64_t>> addIntent(const IntentRow& intent);
    /// `outcome`: "done" or "failed". One that is settled already stays as it is.
    std::future<Result<void>> settleIntent(std::int64_t key, const std::string& outcome, const std::string& text);
    std::future<Result<void>> setRunState(const std::string& id, JobState state, const Reason& reason,
                                          double endedAt = 0.0);

    /// Returns the key. Failure(BadInput) when the name is empty or taken; also when renaming.
    std::future<Result<std::int64_t>> addDataSet(const DataSetRow& row);
    std::future<Result<void>> renameDataSet(std::int64_t key, const std::string& name);
    std::future<Result<void>> removeDataSet(std::int64_t key); ///< from the store; files stay
    std::future<Result<void>> putInspection(std::int64_t key, const DataInspection& inspection, double time = 0.0);

    /// Failure(BadInput) when its id is empty or taken. The action, where there is one, is stored with it or not at
    /// all.
    std::future<Result<void>> addCampaign(const CampaignRow& row,
                                          const std::optional<StoredAction>& action = std::nullopt);
    std::future<Result<void>> setCampaignArchived(const std::string& id, bool archived); ///< its runs stay as they are
    /// The campaign goes, and what was to be queued of it; its runs stay and belong to none any more.
    std::future<Result<void>> removeCampaign(const std::string& id);

    std::future<Result<std::int64_t>> addAction(const StoredAction& action);
    /// The oldest open action of these kinds that nobody holds, leased to `owner` for so many seconds (an hour at
    /// most); of this machine's runs, or of all when it is empty.
    std::future<Result<std::optional<StoredAction>>> leaseAction(const std::vector<std::string>& kinds,
                                                                 const std::string& owner, double seconds,
                                                                 const std::string& machine = {});
    /// Ends a lease early: the action may be taken again in so many seconds. Does nothing when another has it by now.
    std::future<Result<void>> putOffAction(std::int64_t key, const std::string& owner, double seconds);
    std::future<Result<void>> finishAction(std::int64_t key, const std::string& owner, const std::string& error);

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace trainyard
