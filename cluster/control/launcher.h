// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/protocol/run_spec.h"
#include "cluster/control/requests/requests.h"
#include "cluster/control/store_journal.h"
#include "cluster/scheduler/array_plan.h"
#include "cluster/scheduler/scheduler.h"
#include "cluster/transport/transport.h"
#include "storage/store/run_store.h"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

struct CellGroup;
struct CampaignPlan;

/// Starts, stops, resumes and removes runs for the window and the command line alike. A request is stored first and
/// then carried out in steps that may each be repeated, so that whatever process looks next finishes what another left.
/// Belongs to one thread; functions wait for the store and throw Failure.
class Launcher {
public:
    struct Options {
        std::filesystem::path runsFolder; ///< on the machine, absolute
        std::string programs = {};        ///< where programs are put on the machine; empty: none are brought there
        std::string machine = "local";    ///< whose actions are carried out
        std::string owner;                ///< names this launcher in leases; made up when empty
        double stopDeadline = 60.0;       ///< seconds from a stop request to TERM: more than a checkpoint takes
        double leaseSeconds = 30.0;       ///< longer than any one step takes
        double retrySeconds = 0.0;        ///< after an error that may pass; 0 = when the lease ends
        double stopLook = 2.0;            ///< seconds between two looks at a run that is to stop
        double needsLook = 5.0;           ///< at what can be submitted once another process has submitted something
        int mostTries = 20;               ///< of what a broken connection keeps from being done; 0 = for ever
        /// How what a run needs comes to the machine: gives the spec as it is to lie there. Empty: all is there
        /// already.
        std::function<RunSpec(const RunSpec&, const RunRow&)> stage;
        /// Whether a machine was removed from the list: its runs can be deleted whatever their state, without their
        /// directories. Empty: none was.
        std::function<bool(const std::string& machine)> isRemoved = {};
        /// Whether the scheduler has the machine's settings of this moment. If not, what puts a job into the queue is
        /// left as it is, for a launcher that has them. Empty: they never change.
        std::function<bool()> isCurrent = {};
        /// For tests: called between steps, may throw anything to play a crash.
        std::function<void(std::string_view step)> onStep;
    };
    /// What became of a request that was carried out, here or by another process.
    struct Outcome {
        std::string runId;
        RequestKind kind = RequestKind::Unknown;
        std::optional<Error> error;
    };

    Launcher(RunStore& store, Transport& transport, Scheduler& scheduler, Options options);

    /// Stores the run and the request to start it; returns its id (made when it has none). `machine`: where it goes,
    /// empty for this launcher's; of another one the run's folder is known only when it gets there. It is submitted
    /// once all of `needs` are in the queue, and fails when one of them does not end well.
    std::string start(RunSpec spec, const std::string& machine = {}, const std::vector<NeededRun>& needs = {});
    /// Writes a campaign's plan beside the runs to be, for a store that is rebuilt of them. Where the runs lie on this
    /// computer only.
    void keepPlan(const CampaignRow& campaign);
    /// Carries out the stored requests for the cells of a campaign: its cells without a run get one. Waits while
    /// another launcher does so. Returns how many runs this launcher made, without those that another one made.
    int queueCells(const std::string& campaign);
    /// Runs of campaigns that this launcher has asked to resume because their cells were missing.
    const std::vector<std::string>& resumedCells() const { return m_resumedCells; }
    /// Stores a request for runs of the cells that have none, also of those whose run lies in the trash, and to resume
    /// those that ended before they were done. Whoever comes next carries it out.
    void askForCells(const std::string& campaign);
    /// Stores what is asked of a run on any machine. Throws when the run is unknown or in no state for it, or is to be
    /// resumed from the trash or while it is deleted.
    void ask(const std::string& runId, RunRequest request);
    /// Out of the store for good; refuses unfinished runs, unless their machine was removed. Directories are removed as
    /// stored actions; where these do not fit on the disk, makeRoom() comes first.
    void remove(const std::vector<std::string>& runIds, bool withDirectories);
    /// Removes at once those directories of the runs that lie on this launcher's machine, for a disk so full that
    /// nothing can be stored. The runs stay in the store until remove(). Refuses what remove() refuses.
    void makeRoom(const std::vector<std::string>& runIds);
    /// Throws what remove() would throw because of these runs; changes nothing.
    std::vector<RunRow> requireRemovable(const std::vector<std::string>& runIds, bool withDirectories);

    /// Carries out every stored action that nobody else holds. Cheap when there is nothing new; `force` looks anyway.
    std::vector<Outcome> carryOut(bool force = false);
    /// Only what takes no longer than an answer does: nothing is brought anywhere, nothing submitted, nothing deleted.
    /// May be called from Options::stage.
    std::vector<Outcome> carryOutQuick();
    /// Whether a run that is being brought to the machine is still to be started: nobody cancelled or deleted it.
    bool isStillWanted(const std::string& runId);
    /// Once after a start and after a connection came back: what this or an earlier program had begun with the
    /// machine's queue is brought to its end, nothing twice, and jobs that only the queue knows are stored.
    void recover();
    /// From within Options::stage, which may take longer than a lease: nobody else takes the action meanwhile. Often is
    /// fine.
    void renewLease();
    /// What became of the starts and resumes that were asked for here, also by another process; each is told once.
    std::vector<Outcome> awaitedOutcomes();
    /// Whether it still has some to tell.
    bool awaits() const { return !m_awaited.empty(); }
    /// Whether a stop is still being waited for here.
    bool stopping() const { return !m_stops.empty(); }

private:
    struct Stop {
        int attempt = -1;   ///< the attempt that has been asked
        double until = 0.0; ///< Unix seconds
    };

    std::optional<StoredAction> lease(bool onlyQuick);
    bool carryOutLeased(std::vector<Outcome>& outcomes, bool onlyQuick);

    // One handler a kind, each in requests/handle_KIND.cpp. Safe to repeat; true when the request is done, false when
    // it must be looked at again.
    bool handle(const SubmitRequest& request, const StoredAction& action);
    bool handle(const ResumeRequest& request, const StoredAction& action);
    bool handle(const StopRequest& request, const StoredAction& action);
    bool handle(const CheckpointRequest& request, const StoredAction& action);
    bool handle(const RecordTraceRequest& request, const StoredAction& action);
    bool handle(const CancelRequest& request, const StoredAction& action);
    bool handle(const HoldRequest& request, const StoredAction& action);
    bool handle(const ReleaseRequest& request, const StoredAction& action);
    bool handle(const RequeueRequest& request, const StoredAction& action);
    bool handle(const ExtendRequest& request, const StoredAction& action);
    bool handle(const DeleteFilesRequest& request, const StoredAction& action);
    bool isHere(const std::string& machine) const; ///< the launcher's own, also if empty
    bool isOutOfReach(const RunRow& row) const;    ///< its machine was removed from the list
    void requireIdle(const std::string& name, const std::string& directory);
    bool removeDirectory(const std::string& runId, const std::string& directory); ///< whether it was this run's
    void cleanUpThere(const std::string& runId);
    void cleanProgramsThere();
    bool handle(const QueueCellsRequest& request, const StoredAction& action);
    bool handle(const SubmitArrayRequest& request, const StoredAction& action);
    void makeCells(const std::string& campaign, bool again);
    NeededRun resumeCell(const RunRow& run, std::vector<NeededRun> needs);
    void dropOrphans(const CampaignPlan& plan, std::map<std::string, RunRow>& known);
    bool isGone(const std::string& runId);
    void requireUnneeded(const std::vector<RunRow>& rows);
    void makeCellsNow(const StoredAction& action);
    /// After a failure for good: what the request had begun is taken back, and the runs say why.
    void refuse(const Request& request, const StoredAction& action, const Error& error);

    bool submitRun(const std::string& runId, const std::string& asToken, const std::vector<NeededRun>& needs,
                   double askedAt, bool resumes);
    enum class NeedsState {
        Submitted, ///< what is not over yet is among the dependencies
        Awaited,   ///< one is not in the queue yet
        Lost       ///< one has not ended well
    };
    NeedsState lookAtNeeds(const std::vector<NeededRun>& needs, double askedAt,
                           std::vector<JobDependency>& dependencies);
    std::vector<NeededRun> needsOf(const RunRow& row);
    // Of campaigns whose cells go out as arrays:
    void queueArrays(const CampaignRow& campaign, const CampaignPlan& plan, const std::map<std::string, RunRow>& known,
                     bool again);
    std::optional<RunSpec> specToMake(RunSpec spec, bool again, const std::set<std::string>& taken = {});
    using CellIds = std::vector<std::pair<std::string, std::string>>; ///< cell's id, other id of its run
    std::map<int, std::string> runsToSubmit(const CampaignPlan& plan, const CellGroup& group,
                                            const std::map<std::string, RunRow>& known,
                                            const std::set<std::string>& taken, bool again, CellIds& ids);
    bool wasSubmitted(const std::string& runId);
    struct Used {
        std::set<std::string> runs; ///< ids, which may be of deleted runs
        bool open = false;          ///< it may not have been submitted to its end
    };
    Used usedBy(const std::string& array, std::size_t cells);
    void keepPlanThere(const std::string& campaign);
    bool isSubmitted(const std::string& token, const std::string& name);
    bool dropLostTasks(const SubmitArrayRequest& request, double askedAt);
    bool addDependencies(const SubmitArrayRequest& request, JobRequest& array);
    bool prepareTask(const RunRow& there, const RunSpec& stored);
    bool isBeingClosed(const RunRow& row, double askedAt);
    std::optional<RunSpec> brought(const RunSpec& stored, const RunRow& there);
    bool mayBeSubmitted(const std::vector<ArrayPart>& parts);
    void submitParts(const std::vector<ArrayPart>& parts, const std::vector<RunRow>& rows);
    void refuseArray(const SubmitArrayRequest& request, const Error& error);
    bool belongsToArray(const RunRow& row);
    void cancelInDoubt(const std::string& token);
    /// The run that a request to a running attempt is for, unless it is over or another job has taken its place.
    std::optional<RunRow> attemptAsked(const std::string& runId, const std::string& token);
    /// The run, unless another job has taken the place of the one that is meant.
    std::optional<RunRow> runOfJob(const std::string& runId, const std::string& token);
    void putQueued(const RunRow& row, const std::string& token);
    RunRow placed(RunRow row);
    void prepareDirectory(const RunRow& row, const RunSpec& spec);
    void refuseUnsubmitted(const std::string& runId, const std::string& token, JobState before, const Error& error);
    void adoptDrafts();
    RunRow require(const std::string& runId, const char* operation);
    /// The job that a request of this moment is about, be it on its way only.
    std::string currentToken(const RunRow& row);
    bool tryToAsk(const std::string& runId, RunRequest request, const std::vector<std::string>& unless = {});
    void complete(RunRequest& request, const RunRow& row, const std::string& next);
    std::optional<Reason> refusalOf(const RunRow& row, const std::string& token);
    std::optional<JobRow> job(const std::string& token);
    void step(std::string_view name) const;

    RunStore& m_store;
    Transport& m_transport;
    Scheduler& m_scheduler;
    Options m_options;
    StoreJournal m_journal;
    JobDesk m_desk;
    std::unique_ptr<StoreReader> m_reader;
    std::map<std::int64_t, Stop> m_stops;
    std::map<std::string, std::string> m_awaited; ///< run → token of submissions whose outcome has not been told
    std::int64_t m_lastCounter = -1;
    std::int64_t m_current = 0; ///< key of the action that is being carried out
    double m_renewedAt = 0.0;   ///< steadyTime()
    double m_nextLook = 0.0;    ///< steadyTime()
    double m_cleanAt = 0.0;     ///< steadyTime() before which no old programs are looked for
    bool m_waits = false;       ///< a resume does, for its run's last job to be closed
    double m_nextAdoption = 0.0;
    std::vector<std::string> m_resumedCells;
    int m_madeCells = 0;                            ///< runs that this launcher made of cells
    std::map<std::string, std::string> m_plansKept; ///< by campaign, as last written: see keepPlanThere()
};

/// "ty-RUN-N": the name of a run's N-th job.
std::string jobToken(const std::string& runId, int number);
/// Stored, and not yet known to a scheduler.
bool isBeingSubmitted(JobState state);
/// "ty-CAMPAIGN.gK-N_INDEX": the name of an array's task.
bool isArrayTask(const std::string& token);
/// N of such a token, 0 when it is none.
int jobNumber(const std::string& token);

} // namespace trainyard
