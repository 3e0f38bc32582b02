// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/machine_hub.h"

#include <QObject>
#include <QString>

#include <array>

namespace trainyard {

/// What is tried of a machine, one after the other.
enum class TrialStage { Reach, HostKey, LogIn, Shell, Scheduler, Gpus, Disk, Engine, Count };
enum class TrialOutcome { Waiting, Running, Passed, Warning, Failed, Skipped };

struct TrialResult {
    TrialOutcome outcome = TrialOutcome::Waiting;
    QString text;   ///< what was found, or why not
    QString remedy; ///< what to do, empty where there is nothing to do
};

/// One stage of a connected machine (Shell and later). Blocking, on the machine's thread. What the machine answers is
/// in the result; throws Failure only where the connection broke.
TrialResult tryStage(TrialStage stage, Machine& machine);

/// Tests a machine step by step over the hub's connection: connects when it is not, and goes on as far as it can.
/// GUI thread; one machine at a time.
class MachineTrial : public QObject {
    Q_OBJECT
public:
    using Results = std::array<TrialResult, static_cast<std::size_t>(TrialStage::Count)>;

    explicit MachineTrial(MachineHub* hub, QObject* parent = nullptr);

    void start(const QString& machineId);
    void cancel(); ///< also ends the connecting, where the test had begun it
    bool running() const { return m_running; }
    QString machineId() const { return m_machine; }
    double endedAt() const { return m_endedAt; } ///< Unix seconds; 0 while it runs and before
    const Results& results() const { return m_results; }
    const TrialResult& result(TrialStage stage) const { return m_results[static_cast<std::size_t>(stage)]; }

signals:
    void changed();

private:
    TrialResult& at(TrialStage stage) { return m_results[static_cast<std::size_t>(stage)]; }
    void follow();
    void showWay(const MachineStatus& status);
    void failConnecting(const MachineStatus& status);
    void tryNext(TrialStage stage);
    void finish();

    MachineHub* m_hub;
    QString m_machine;
    Results m_results;
    bool m_running = false;
    bool m_connecting = false; ///< by this test
    bool m_asked = false;      ///< the connection was seen to be tried since start()
    int m_generation = 0;
    double m_endedAt = 0.0;
};

} // namespace trainyard
