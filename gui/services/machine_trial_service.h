// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/control/machine_trial.h"
#include "gui/services/machine_hub.h"

#include <QObject>
#include <QString>

namespace trainyard {

/// Tests a machine step by step over the hub's connection: connects it if necessary and goes on as far as it can. GUI
/// thread; one machine at a time.
class MachineTrialService : public QObject {
    Q_OBJECT
public:
    explicit MachineTrialService(MachineHub* hub, QObject* parent = nullptr);

    void start(const QString& machineId);
    void cancel(); ///< also ends the connecting, if the test began it
    bool running() const { return m_running; }
    QString machineId() const { return m_machine; }
    double endedAt() const { return m_endedAt; } ///< Unix seconds; 0 while it runs and before
    const TrialResult& result(TrialStage stage) const { return m_results[static_cast<std::size_t>(stage)]; }

signals:
    void changed();

private:
    void follow();
    void failConnecting(const MachineStatus& status);
    void tryNext(TrialStage stage);
    void take(TrialStage stage, const Result<TrialResult>& result);
    void finish();

    MachineHub* m_hub;
    QString m_machine;
    TrialResults m_results;
    bool m_running = false;
    bool m_connecting = false; ///< by this test
    bool m_asked = false;      ///< the connection was seen to be tried since start()
    int m_generation = 0;
    double m_endedAt = 0.0;
};

} // namespace trainyard
