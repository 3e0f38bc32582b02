// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/protocol/run_spec.h"
#include "cluster/control/launcher.h"
#include "cluster/control/removed_machines.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <set>
#include <vector>

namespace trainyard {

class RunStore;
struct CampaignPlace;
struct SearchExtension;
struct RunSeries;
struct ScalingStudy;
struct SearchStudy;
struct StudyTolerance;
struct TicketRoom;
struct TicketStudy;

/// Starts, stops and resumes runs: stores the requests on a thread of its own. RunService has them carried out on their
/// machines, also those left by a window that died.
class LaunchService : public QObject {
    Q_OBJECT
public:
    explicit LaunchService(std::shared_ptr<RunStore> store, QObject* parent = nullptr);
    /// What was asked for is stored; for this computer it is carried out, too, should no RunService have come to it.
    ~LaunchService() override;

    /// The machines of the list, once it is known: runs of others can be deleted whatever their state.
    void setListedMachines(const MachineIds& ids);
    /// What became of requests; emits the signals. `elsewhere`: a connection that broke, or a queue that was busy, is
    /// the machine's trouble and not told of the run: it is tried again.
    void take(const std::vector<Launcher::Outcome>& outcomes, bool elsewhere);

    /// Gives the spec an id when it has none, stores the run and queues it. Answer: submitted() or failed(). On a
    /// machine that is not connected it is submitted as soon as that is.
    /// `clonedFrom`: the run whose settings a person cloned; it is kept in the lineage.
    void start(const RunSpec& spec, const QString& machineId = {}, ///< empty: this computer
               const QString& clonedFrom = {});
    /// Stores a campaign and queues its cells. Answer: campaignStarted() or failed() with its id, which may be empty.
    void startScalingStudy(const ScalingStudy& study, const StudyTolerance& tolerance, const CampaignPlace& place);
    void startRunSeries(const RunSeries& series, const CampaignPlace& place);
    /// `bytesPerCheckpoint`: 0 = not known; where the disk here has no room for all of them nothing starts.
    void startTicketStudy(const TicketStudy& study, const CampaignPlace& place, const TicketRoom& room);
    void startSearch(const SearchStudy& study, const CampaignPlace& place);
    /// More runs or time for a search.
    void extendSearch(const QString& campaign, const SearchExtension& extension);
    /// Cells without a run get one, and those that ended before they were done are resumed.
    void startMissingCells(const QString& campaign);
    /// Stores what is asked of a run, for the machine it is on. Answer: actionDone() or failed().
    void ask(const QString& runId, const RunRequest& request);
    void resume(const QString& runId); ///< a new attempt from the newest checkpoint
    void stop(const QString& runId);   ///< after a checkpoint; then, past a deadline, by TERM and KILL
    void checkpointNow(const QString& runId);
    void trace(const QString& runId, const TraceRequest& request); ///< of a run that trains
    // Where the machine's queue knows that:
    void hold(const QString& runId); ///< keeps it from starting
    void release(const QString& runId);
    void requeue(const QString& runId); ///< ends it and puts it back in the queue
    /// It saves, and a new job with so much time goes on.
    void extend(const QString& runId, double seconds);
    void cancel(const QString& runId); ///< off the queue; ends a running one, after a checkpoint if it can
    /// Out of the store for good, one run after the other; `withDirectories` removes their run directories too. None
    /// goes when one of them is not over. Answer: removing(), removalEnded() at last.
    void remove(const QStringList& runIds, bool withDirectories);
    /// The run being removed goes whole, those behind it stay as they are.
    void cancelRemoval();

signals:
    void requestStored(const QString& machineId, const QString& runId); ///< something is to be done there
    void removing(int done, int total);     ///< first with done = 0; counts all removals under way
    void removalEnded(int done, int total); ///< done < total: cancelled
    void submitted(const QString& runId);
    void campaignStarted(const QString& campaign);
    void actionDone(const QString& runId, trainyard::RequestKind kind);
    void failed(const QString& runId, const trainyard::Error& error);

private:
    struct Worker;
    void takeAwaited(const Launcher::Outcome& outcome);

    std::set<QString> m_untold;   ///< runs of which something was asked for here and not answered
    std::set<QString> m_answered; ///< of those, the ones whose answer takeAwaited() has told
    std::unique_ptr<Worker> m_worker;
};

} // namespace trainyard
