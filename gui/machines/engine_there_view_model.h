// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/parts/machine_check_view_model.h"
#include "gui/services/engine_there_service.h"

#include <QObject>
#include <QStringList>

#include <map>
#include <optional>
#include <vector>

namespace trainyard {

/// The engine of the shown machine: what was found, what is being installed or checked, and the results. Remembers all
/// machines while the window is open.
class EngineThereViewModel : public QObject {
    Q_OBJECT
public:
    struct Row {
        QString origin;  ///< "installed", "on PATH", "module trainyard/0.1"
        QString version; ///< "0.1.0"; empty when it does not run
        QString path;
        QString problem;   ///< why it cannot be used; empty if it can
        bool used = false; ///< new runs use this one
    };

    explicit EngineThereViewModel(MachineHub* hub, QObject* parent = nullptr);

    void setMachine(const QString& machineId);
    QString machine() const { return m_machine; }
    bool isLocal() const;
    bool connected() const;

    // The engines found.
    bool surveyed() const;
    std::vector<Row> rows() const;
    QString summary() const; ///< "0.1.0, installed", or the problem
    bool fits() const;       ///< there is an engine that new runs can use
    QString tools() const;   ///< "x86_64, glibc 2.36; g++ 12.2.0, cmake 3.25.1; CUDA 12.4"
    QString missing() const; ///< what the engine built there lacks, one per line
    QString problem() const; ///< of the last action; empty if it succeeded

    // The operation in progress.
    bool busy() const { return m_service.busy(m_machine); }
    QString busyText() const;
    double share() const; ///< negative: unknown
    QString log() const;  ///< log of the build
    const MachineCheckViewModel& check() const { return m_check; }

    // Actions.
    void look();
    void install(bool sources);
    void startCheck();
    void cancel();
    void use(int row);
    bool canInstall() const { return !isLocal() && connected() && !busy(); }
    bool hasSources() const { return !m_service.sourcesId().isEmpty(); }

signals:
    void changed();
    void progressed();
    void logArrived(const QString& text);
    void engineChanged(const QString& machineId); ///< new runs now use another engine

private:
    struct State {
        std::optional<EngineSurvey> survey;
        QString problem;
        QString missing;
        QString busyText;
        double share = -1.0;
        QString log;
        std::optional<MachineCheck> check;
    };
    State& state(const QString& id) { return m_states[id]; }
    const State& shown() const;
    void takeInstall(const QString& id, const EngineInstallNews& news);
    void tellChanged(const QString& id);
    QString installText(const EngineInstallNews& news) const;

    MachineHub* m_hub;
    EngineThereService m_service;
    MachineCheckViewModel m_check;
    QString m_machine;
    std::map<QString, State> m_states;
};

} // namespace trainyard
