// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "cluster/control/fetch_request.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>
#include <string>

namespace trainyard {

class MachineHub;
class StoreService;

/// How a fetch stands.
struct FetchState {
    enum class Phase {
        None,
        Running,
        Waiting,
        Done,
        Failed,
        Cancelled
    }; ///< Waiting: for the machine; it goes on by itself
    Phase phase = Phase::None;
    qint64 done = 0, total = 0; ///< bytes; 0: not known yet
    QString file;
    Error error;       ///< Failed; Waiting: why
    FetchedRun result; ///< Done
    bool working() const { return phase == Phase::Running || phase == Phase::Waiting; }
};

/// Fetches checkpoints and results of runs on other machines, over the hub's transfer connections: beside all other
/// work. A cut link is waited for, and the copy goes on where it ended. One fetch a run at a time. Lives in the GUI
/// thread and never blocks.
class FetchService : public QObject {
    Q_OBJECT
public:
    /// Both outlive it.
    FetchService(StoreService* store, MachineHub* hub, QObject* parent = nullptr);
    ~FetchService() override; ///< what is under way ends at its next piece; it goes on with the next start()

    /// `folder` empty: fetchedFolder(). Connects the machine where it is not, which may ask the person.
    void start(const QString& runId, const FetchChoice& choice, const QString& folder = {});
    /// What has arrived stays, and the next start() goes on from there.
    void cancel(const QString& runId);
    /// Of the newest one of that run.
    FetchState state(const QString& runId) const;

signals:
    void changed(const QString& runId);
    void finished(const QString& runId, const trainyard::FetchedRun& fetched);
    void failed(const QString& runId, const trainyard::Error& error);

private:
    struct Shared;
    struct Job;
    void send(const QString& runId);
    void take(const QString& runId, quint64 number, const std::optional<FetchedRun>& fetched, const Error& error);
    void lookAgain();

    StoreService* m_store;
    MachineHub* m_hub;
    std::shared_ptr<Shared> m_shared;
    std::map<QString, std::unique_ptr<Job>> m_jobs;
    quint64 m_lastNumber = 0;
    QTimer m_again;
};

} // namespace trainyard
