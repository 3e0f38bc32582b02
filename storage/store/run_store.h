// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/result.h"
#include "backend/protocol/annotations.h"
#include "backend/protocol/data_inspection.h"
#include "backend/protocol/run_spec.h"
#include "storage/store/report_row.h"
#include "storage/store/types.h"

#include <filesystem>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace trainyard {

/// Queries on its own connection; belongs to one thread. All functions throw Failure on a damaged store.
class StoreReader {
public:
    ~StoreReader();
    std::vector<RunRow> runs(const RunQuery& query);
    std::int64_t countRuns(const RunQuery& query);
    /// The first mistake in a RunQuery::text: an unknown field, metric or state, no number where one must be, a
    /// quotation without end. nullopt when there is none; a term that some run contains as a word is none.
    std::optional<QueryProblem> queryProblem(const std::string& text);
    std::optional<RunRow> run(const std::string& id, const std::vector<MetricColumn>& metrics = {});
    std::optional<RunSpec> spec(const std::string& id);
    /// Whether an export has put the run into this store, so that another store resumes it.
    bool isCopied(const std::string& id);
    /// The store of another data folder that the run directory belongs to, because it lies there and that store knows
    /// the run, or cannot be asked.
    std::optional<std::filesystem::path> otherStoreOf(const std::string& id, const std::string& directory);
    std::string clonedFrom(const std::string& id); ///< the run whose settings were cloned to make this one; or empty
    std::vector<std::string> clones(const std::string& id); ///< oldest first, of any scope; at most 500
    std::vector<std::pair<std::string, std::string>> params(const std::string& id); ///< keys as from flattenRunSpec()
    std::vector<SeriesRow> series(std::int64_t run);
    std::vector<Bin> bins(const BinQuery& query);
    /// Passes every record of a series in the default view to `take`, ascending by step and one at a time, so that any
    /// length fits in memory. For exports, not for drawing. `take` may throw to stop.
    void points(std::int64_t run, const std::string& series, const std::function<void(const PointRow&)>& take);
    /// Tensors with histograms in the default view, in the order of their layers, and one tensor's histograms, by step.
    std::vector<HistogramTensorRow> histogramTensors(std::int64_t run);
    std::vector<HistogramRow> histograms(std::int64_t run, std::int64_t tensor);
    std::vector<MessageRow> messages(std::int64_t run, std::int64_t limit = 1000); ///< newest last
    std::vector<AlertRow> alerts(const AlertQuery& query);     ///< newest first, without those of runs in the trash
    std::vector<std::string> silencedAlerts(std::int64_t run); ///< kinds of which this run raises none
    std::vector<AttemptRow> attempts(std::int64_t run);
    std::vector<ArtifactRow> artifacts(std::int64_t run);
    std::vector<TailPosition> tailPositions(const std::string& runId);
    /// engine.log as far as ingested: its last `limit` bytes at most.
    std::string log(std::int64_t run, int attempt, std::int64_t limit = 1 << 20);
    std::vector<JobRow> jobs(bool unfinishedOnly);
    std::optional<JobRow> job(const std::string& token);
    /// A machine's intents in the order of writing, without those whose jobs are over.
    std::vector<IntentRow> intents(const std::string& machine);
    std::optional<IntentRow> submission(const std::string& token); ///< the newest one of a token
    bool cancelAsked(const std::string& token);                    ///< whether a user of this store cancelled the job
    /// Machines of runs that are not over or have open actions.
    std::vector<std::string> busyMachines();
    std::vector<DataSetRow> dataSets(); ///< by name
    /// Further ones that only runs name, by path: without a name, with a negative key.
    std::vector<DataSetRow> usedDataSets();
    /// As last stored; nullopt for a data set that is unknown or was never inspected.
    std::optional<DataInspection> inspection(std::int64_t dataSet);
    std::vector<CampaignRow> campaigns(); ///< newest first
    /// One of campaigns(), without counts of its runs; nullopt: there is none with this id.
    std::optional<CampaignRow> campaign(const std::string& id);
    bool hasOpenAction(const std::string& campaign);               ///< whether one is asked for and not carried out yet
    std::vector<RunRow> campaignRuns(const std::string& campaign); ///< oldest first, without those in the trash
    std::vector<ReportRow> reports(); ///< changed last first, without text and what is frozen
    std::optional<ReportRow> report(std::int64_t key);
    std::vector<std::string> runNames();    ///< of all runs, each once
    std::vector<std::string> tags();        ///< every tag in use, sorted
    std::vector<std::string> seriesNames(); ///< every series name in use, sorted
    std::vector<std::string> paramKeys();
    /// Changes with every committed change, also of other processes: a cheap check for changes. Throws Failure if the
    /// store's file was replaced or removed.
    std::int64_t changeCounter();

private:
    friend class RunStore;
    struct Impl;
    explicit StoreReader(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

/// The store file and its only writer thread. Functions may be called from any thread; they queue their work and return
/// a future, which a GUI thread must not wait for. Work that is queued at the same time is committed together. Several
/// processes may have the store open at once.
class RunStore {
public:
    /// Opens or creates the file and upgrades it to the newest schema. Throws Failure: Version for a store of a newer
    /// Trainyard, BadInput for a file that is not a store or is damaged, Permission, NoSpace. On failure the file is
    /// unchanged. A store that may be read but not written is opened for reading only; see readingOnly(). If the file
    /// is replaced or removed later, every change and every look for changes fails, and reader() throws: keys that are
    /// known from the old file mean something else in the new one.
    explicit RunStore(const std::filesystem::path& file);
    ~RunStore(); ///< finishes queued work

    /// Why the store was opened for reading only; every change fails. nullopt: it can be changed.
    const std::optional<Error>& readingOnly() const;

    std::unique_ptr<StoreReader> reader() const;
    const std::filesystem::path& file() const;

    /// `createdAt`: Unix seconds, 0 = now.
    std::future<Result<std::int64_t>> createRun(const RunSpec& spec, const std::string& directory,
                                                const std::string& machine, double createdAt = 0.0);
    /// Commits the chunk's rows and the file's new offset together, or drops the chunk if it does not begin at the
    /// store's position. Failure(NotFound) if the run was deleted.
    std::future<Result<IngestOutcome>> ingest(Chunk chunk);

    // What a person writes about a run. A copy of it is kept in the run directory (backend/protocol/annotations.h).
    std::future<Result<void>> setName(const std::string& id, const std::string& name);
    std::future<Result<void>> setNotes(const std::string& id, const std::string& notes);
    std::future<Result<void>> setTags(const std::string& id, const std::vector<std::string>& tags);
    std::future<Result<void>> setArchived(const std::vector<std::string>& ids, bool archived);
    /// Moves runs to the trash and back; deleteRuns() removes them for good.
    std::future<Result<void>> setTrashed(const std::vector<std::string>& ids, bool trashed, const RunGuard& guard = {});
    /// That a person cloned the settings of the run `from`; kept like an annotation.
    std::future<Result<void>> setClonedFrom(const std::string& id, const std::string& from);
    /// All of these at once, as a rebuild or an adoption found them; `deletedAt` is not used.
    std::future<Result<void>> annotate(const Annotations& annotations);
    /// Removes runs from the store. They disappear from queries at once; their points are removed in slices between
    /// other work, if necessary after the next start. Does not touch the run directories.
    std::future<Result<void>> deleteRuns(const std::vector<std::string>& ids, const RunGuard& guard = {});

    std::future<Result<void>> putJob(const JobRow& job); ///< insert or update by token
    /// Sets the path of its run directory, once known.
    std::future<Result<void>> setRunDirectory(const std::string& id, const std::string& directory);
    /// Gives runs to another machine, with their jobs and what was begun with its queue, all in one transaction: their
    /// machine was entered again and has a new id. `plans`: new plans of campaigns, by id.
    std::future<Result<void>> moveRuns(const std::vector<std::string>& ids, const std::string& machine,
                                       const std::map<std::string, std::string>& plans);
    /// Returns the key.
    std::future<Result<std::int64_t>> addIntent(const IntentRow& intent);
    /// `outcome`: "done" or "failed". Does nothing if the intent is already settled.
    std::future<Result<void>> settleIntent(std::int64_t key, const std::string& outcome, const std::string& text);
    std::future<Result<void>> setRunState(const std::string& id, JobState state, const Reason& reason,
                                          double endedAt = 0.0);
    /// The same for a run that is still in state `from`. Returns whether it was; otherwise nothing changes.
    std::future<Result<bool>> moveRunState(const std::string& id, JobState from, JobState to, const Reason& reason);

    /// Whether it is new: false if it is stored already, or the run is silent about this kind. One of a degree that is
    /// stored already takes the new text.
    std::future<Result<bool>> raiseAlert(const AlertRow& alert);
    std::future<Result<void>> markAlertsSeen(const std::vector<std::int64_t>& keys); ///< none: all
    /// Whether the run raises no more alerts of this kind.
    std::future<Result<void>> silenceAlert(const std::string& runId, const std::string& kind, bool silent);

    /// Stores a report: a new one without a key, otherwise in place of the one with this key. Returns its key.
    /// Failure(NotFound) if it has been deleted.
    std::future<Result<std::int64_t>> putReport(const ReportRow& row);
    std::future<Result<void>> removeReport(std::int64_t key);

    /// Returns the key. Failure(BadInput) if the name is empty or taken, also from renameDataSet().
    std::future<Result<std::int64_t>> addDataSet(const DataSetRow& row);
    std::future<Result<void>> renameDataSet(std::int64_t key, const std::string& name);
    std::future<Result<void>> removeDataSet(std::int64_t key); ///< from the store; files stay
    std::future<Result<void>> putInspection(std::int64_t key, const DataInspection& inspection, double time = 0.0);

    /// Failure(BadInput) if its id is empty or taken. `action` is stored with it in one transaction.
    std::future<Result<void>> addCampaign(const CampaignRow& row,
                                          const std::optional<StoredAction>& action = std::nullopt);
    /// Another plan, if the stored one still is `before`; otherwise Failure(Busy). `action` is stored with it in one
    /// transaction.
    std::future<Result<void>> replaceCampaignPlan(const std::string& id, const std::string& before,
                                                  const std::string& plan, const StoredAction& action);
    std::future<Result<void>> setCampaignArchived(const std::string& id, bool archived); ///< its runs stay as they are
    /// Removes the campaign and its queued actions; its runs stay and no longer belong to a campaign.
    std::future<Result<void>> removeCampaign(const std::string& id);

    std::future<Result<std::int64_t>> addAction(const StoredAction& action, const RunGuard& guard = {});
    /// Leases to `owner` the oldest open action of these kinds that nobody holds, for `seconds`, at most an hour.
    /// `machine`: considers only this machine's runs; empty = all.
    std::future<Result<std::optional<StoredAction>>> leaseAction(const std::vector<std::string>& kinds,
                                                                 const std::string& owner, double seconds,
                                                                 const std::string& machine = {});
    /// The same of any kind but these, which nobody here can carry out; also of runs that the store does not have.
    std::future<Result<std::optional<StoredAction>>> leaseOtherAction(const std::vector<std::string>& kinds,
                                                                      const std::string& owner, double seconds,
                                                                      const std::string& machine = {});
    /// Leases the oldest open action of a campaign of which nobody holds another one, so that no two launchers make
    /// the same runs. `campaign`: of this one only; empty = of any.
    std::future<Result<std::optional<StoredAction>>> leaseCampaignAction(const std::vector<std::string>& kinds,
                                                                         const std::string& owner, double seconds,
                                                                         const std::string& campaign = {});
    /// Returns a lease early: the action may be taken again in `seconds`. Does nothing if another owner has it by now.
    std::future<Result<void>> putOffAction(std::int64_t key, const std::string& owner, double seconds);
    std::future<Result<void>> finishAction(std::int64_t key, const std::string& owner, const std::string& error);

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace trainyard
