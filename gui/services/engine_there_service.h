// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "cluster/control/engine_jobs.h"
#include "cluster/engine/engine_install.h"
#include "cluster/engine/engine_survey.h"
#include "gui/services/machine_book.h"

#include <QObject>
#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace trainyard {

class MachineHub;

/// Engines of machines, for the window: looked for, installed, checked, on each machine's own thread. What a lost
/// connection interrupts goes on when it is back. Lives in the GUI thread and never blocks.
class EngineThereService : public QObject {
    Q_OBJECT
public:
    /// `hub` outlives it.
    explicit EngineThereService(MachineHub* hub, QObject* parent = nullptr);
    ~EngineThereService() override; ///< waits for nothing; jobs there go on, and the next installation takes them up

    void survey(const QString& machineId);
    /// Builds the sources there by a job, or brings this workstation's engine; the machine's entry names it afterwards.
    void install(const QString& machineId, bool sources);
    void check(const QString& machineId);
    void cancel(const QString& machineId);
    /// From now on the machine's entry names this engine; a module is added to the prologue.
    void use(const QString& machineId, const FoundEngine& engine);
    /// One thing at a time on a machine.
    bool busy(const QString& machineId) const { return m_work.count(machineId) != 0; }
    /// "0.1.0-1f2e3d4c5b6a": the sources that came with this program; empty where none did.
    QString sourcesId() const { return m_sourcesId; }

signals:
    void surveyed(const QString& machineId, const trainyard::EngineSurvey& survey);
    void installProgressed(const QString& machineId, const trainyard::EngineInstallNews& news);
    void installed(const QString& machineId, const QString& path, const QString& missing);
    void checkProgressed(const QString& machineId, int done, int total, const trainyard::Reason& waits);
    void checked(const QString& machineId, const trainyard::MachineCheck& check);
    void cancelled(const QString& machineId);
    void failed(const QString& machineId, const trainyard::Error& error);

private:
    struct Work;
    class InstallWork;
    class CheckWork;
    void begin(const QString& machineId, std::shared_ptr<Work> work);
    void end(const QString& machineId, const std::function<void()>& tell);

    MachineHub* m_hub;
    QString m_sourcesId;
    std::map<QString, std::shared_ptr<Work>> m_work;
};

} // namespace trainyard
