// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/scheduler/query_pace.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>

namespace trainyard {

class FollowService;
class LaunchService;
class MachineHub;
class RunStore;

/// Carries out what LaunchService has stored and follows the runs, on each machine's own thread of the hub; this
/// computer is one of the machines. What happens is told by LaunchService and FollowService. Machines with runs that
/// are not over are connected at the start, and when another program starts a run there, where that needs nobody. Runs
/// of machines that were removed from the book get an unknown state; a machine that was entered again takes its own
/// over.
class RunService : public QObject {
    Q_OBJECT
public:
    /// All must outlive it. `pace`: how often machines are asked.
    RunService(std::shared_ptr<RunStore> store, MachineHub* hub, LaunchService* launch, FollowService* follow,
               QueryPace::Intervals pace = {}, QObject* parent = nullptr);
    ~RunService() override; ///< waits for nothing

    /// Asks the machine now, out of turn.
    void poke(const QString& machineId);

private:
    struct Shared;
    void followBook();
    void addMachines();
    void connectBusy(bool bookChanged);

    std::shared_ptr<Shared> m_shared;
    QTimer m_look; ///< at the store: other programs start runs, too
};

} // namespace trainyard
