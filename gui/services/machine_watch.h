// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "cluster/scheduler/cluster_facts.h"
#include "cluster/scheduler/own_jobs.h"
#include "gui/services/machine_hub.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace trainyard {

/// A GPU of a machine without a scheduler, as nvidia-smi tells it.
struct SeenGpu {
    int index = 0;
    std::string name;
    std::int64_t memory = 0; ///< MiB
    std::int64_t memoryUsed = 0;
    int utilization = -1; ///< percent, -1 = not told
    int temperature = -1; ///< °C
};

/// What a machine was seen to be. What could not be seen at the last look is as it was before it.
struct MachineView {
    std::shared_ptr<const ClusterFacts> cluster; ///< null where there is none, and before the first look
    std::vector<OwnJob> jobs;
    double jobsAt = 0.0; ///< Unix seconds here; 0 = never seen
    double clusterAt = 0.0;
    double clockAhead = 0.0;    ///< seconds that the machine's clock is ahead of ours
    std::int64_t diskFree = -1; ///< bytes where runs are put, -1 = not known
    std::int64_t diskTotal = -1;
    int cores = 0;
    std::int64_t memory = 0; ///< MiB
    std::vector<SeenGpu> gpus;
    std::optional<Error> error; ///< of the last look
    bool looking = false;
};

/// One exec: own jobs and disk; of a machine that is no cluster also cores and GPUs. `view` keeps what is not asked.
/// Throws Failure.
void lookAtMachine(Machine& machine, bool finished, MachineView& view);

/// How often a machine is looked at, in seconds.
struct WatchPace {
    double afterChange = 10.0; ///< own jobs, after anything changed
    double longest = 60.0;     ///< grown to, by half each time
    double cluster = 120.0;    ///< what the cluster is like
    double firstPause = 5.0;   ///< after an error, doubled by the next
    double longestPause = 300.0;
};

/// Looks at connected machines while somebody looks at them. GUI thread; the looking is done on the hub's threads.
class MachineWatch : public QObject {
    Q_OBJECT
public:
    explicit MachineWatch(MachineHub* hub, QObject* parent = nullptr, WatchPace pace = {});

    /// Which machine is looked at; empty = none. The others keep what was seen of them.
    void setWatched(const QString& machineId);
    void setFinishedWanted(bool wanted);    ///< jobs that have ended, too
    void refresh(const QString& machineId); ///< all of it, now
    void poke(const QString& machineId);    ///< something was done to a job: look at the jobs soon
    /// Never null; empty for a machine that was not seen.
    const MachineView& view(const QString& machineId) const;

signals:
    void changed(const QString& machineId);

private:
    struct Seen {
        MachineView view;
        double nextJobs = 0.0; ///< these on steadyTime()
        double nextCluster = 0.0;
        double interval = 0.0;
        double pause = 0.0;
        bool finished = false;
    };
    void lookWhenDue();
    void take(const QString& machineId, const Result<MachineView>& result, bool clusterSeen);

    MachineHub* m_hub;
    WatchPace m_pace;
    QString m_watched;
    bool m_finished = false;
    std::map<QString, Seen> m_seen;
    QTimer m_timer;
};

} // namespace trainyard
