// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/protocol/run_spec.h"
#include "cluster/scheduler/scheduler.h"
#include "cluster/transport/transport.h"
#include "storage/store/run_store.h"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trainyard {

/// Starts, stops, resumes and removes runs for the window and the command line alike. An intent is stored first and then
/// carried out in steps that may each be repeated, so that whatever process looks next finishes what another left.
/// Belongs to one thread; functions wait for the store and throw Failure.
class Launcher {
public:
    struct Options {
        std::filesystem::path runsFolder;
        std::string machine = "local";
        std::string owner;              ///< names this launcher in leases; made up when empty
        double stopDeadline = 60.0;     ///< seconds from a stop request to TERM: more than a checkpoint takes
        double leaseSeconds = 30.0;     ///< longer than any one step takes
        /// For tests: called between steps, may throw anything to play a crash.
        std::function<void(std::string_view step)> onStep;
    };
    /// What became of an action that was carried out, here or by another process.
    struct Outcome {
        std::string runId;
        std::string kind;
        std::optional<Error> error;
    };

    Launcher(RunStore& store, Transport& transport, Scheduler& scheduler, Options options);

    /// Stores the run and the wish to start it; returns its id (made when it has none).
    std::string start(RunSpec spec);
    /// Stores runs for the cells of a campaign that have none; returns how many. Asking twice adds nothing. `again`: also for
    /// cells whose run lies in the trash, and resumes those that ended before they were done.
    int queueCells(const std::string& campaign, bool again);
    /// The same as a stored wish, carried out by whoever comes next.
    void askForCells(const std::string& campaign);
    /// "resume", "stop", "checkpoint", "cancel", or "trace" with what is to be traced. Throws when the run is unknown or in
    /// no state for it.
    void ask(const std::string& runId, const std::string& kind, const std::optional<TraceRequest>& trace = std::nullopt);
    /// Out of the store for good; refuses unfinished runs. Directories are removed as stored actions.
    void remove(const std::vector<std::string>& runIds, bool withDirectories);
    /// Throws what remove() would throw because of these runs; changes nothing.
    std::vector<RunRow> requireRemovable(const std::vector<std::string>& runIds);

    /// Carries out every stored action that nobody else holds. Cheap when there is nothing new; `force` looks anyway.
    std::vector<Outcome> carryOut(bool force = false);
    /// Whether a stop is still being waited for here.
    bool stopping() const { return !m_stops.empty(); }

private:
    struct Stop {
        int attempt = -1;     ///< the attempt that has been asked
        double until = 0.0;   ///< Unix seconds
    };

    std::optional<StoredAction> lease();
    /// True when the action is finished, false when it must be looked at again.
    bool perform(const StoredAction& action);
    bool submit(const StoredAction& action);
    bool stop(const StoredAction& action);
    /// A wish that only a running attempt can fulfil: a checkpoint or a trace.
    void requestOf(const StoredAction& action);
    void cancel(const StoredAction& action);
    void deleteFiles(const StoredAction& action);
    void prepareDirectory(const RunRow& row);
    void refuseUnsubmitted(const StoredAction& action, const Error& error);
    void adoptDrafts();
    void collectAwaited(std::vector<Outcome>& outcomes);
    RunRow require(const std::string& runId, const char* operation);
    /// The job that a wish of this moment is about, be it on its way only.
    std::string currentToken(const RunRow& row);
    std::optional<JobRow> job(const std::string& token);
    void step(std::string_view name) const;

    RunStore& m_store;
    Transport& m_transport;
    Scheduler& m_scheduler;
    Options m_options;
    std::unique_ptr<StoreReader> m_reader;
    std::map<std::int64_t, Stop> m_stops;
    std::map<std::string, std::string> m_awaited; ///< run → token of submissions whose outcome has not been told
    std::int64_t m_lastCounter = -1;
    double m_nextLook = 0.0;              ///< steadyTime()
    double m_nextAdoption = 0.0;
};

/// "ty-RUN-N": the name of a run's N-th job.
std::string jobToken(const std::string& runId, int number);
/// Stored, and not yet known to a scheduler.
bool isBeingSubmitted(JobState state);
/// N of such a token, 0 when it is none.
int jobNumber(const std::string& token);

} // namespace trainyard
