// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/scheduler/query_pace.h"

#include <QObject>
#include <QString>

#include <memory>

namespace trainyard {

class FollowService;
class LaunchService;
class MachineHub;
class RunStore;

/// Carries out what LaunchService has stored and follows the runs, on each machine's own thread of the hub; this
/// computer is one of the machines. What happens is told by LaunchService and FollowService. Machines with runs that
/// are not over are connected at the start where that needs nobody.
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
    void addMachines();
    void connectBusy();

    std::shared_ptr<Shared> m_shared;
};

} // namespace trainyard
