// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"

#include <QObject>
#include <QString>

#include <memory>
#include <set>
#include <string>

namespace trainyard {

class RunStore;

/// Follows every unfinished run of this machine: asks the scheduler, tails run directories, hands chunks to the store,
/// judges how runs ended. On a thread of its own; begins with what the store says is unfinished.
class FollowService : public QObject {
    Q_OBJECT
public:
    explicit FollowService(std::shared_ptr<RunStore> store, QObject* parent = nullptr);
    ~FollowService() override;

    /// What is shown now is polled every 100 ms while it runs, the others every second.
    void setWatched(const std::set<std::string>& runIds);
    void setWatched(const QString& runId); ///< one; none when it is empty
    /// Look again at once (a run was just submitted).
    void poke();

signals:
    void watchedChanged(const std::set<std::string>& runIds);
    void runProgressed(const QString& runId); ///< new points, messages or numbers were committed
    void runStateChanged(const QString& runId);
    void ingestRate(double pointsPerSecond); ///< once a second
    void failed(const trainyard::Error& error);

private:
    struct Worker;
    std::unique_ptr<Worker> m_worker;
};

} // namespace trainyard
