// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <set>
#include <string>
#include <vector>

namespace trainyard {

struct AlertRow;
struct FollowRound;

/// What is heard of runs, on whatever machine. RunService asks the machines; this says what is looked at and tells what
/// came. GUI thread.
class FollowService : public QObject {
    Q_OBJECT
public:
    explicit FollowService(QObject* parent = nullptr);

    /// What is shown now is looked at more often: on this computer every 100 ms while it runs, the others every second.
    void setWatched(const std::set<std::string>& runIds);
    void setWatched(const QString& runId); ///< one; none when it is empty
    const std::set<std::string>& watched() const { return m_watched; }
    /// Look at this computer's runs again at once (a run was just submitted).
    void poke();

    /// What a machine's loop brought. `lost`: its connection broke, which the machine's state says.
    void take(const FollowRound& round, bool lost);
    void fail(const Error& error);
    void takeAlerts(const std::vector<AlertRow>& alerts);

signals:
    void watchedChanged(const std::set<std::string>& runIds);
    void poked();
    void runProgressed(const QString& runId); ///< new points, messages or numbers were committed
    void runStateChanged(const QString& runId);
    void alertsRaised(const std::vector<trainyard::AlertRow>& alerts); ///< new ones
    void ingestRate(double pointsPerSecond);                           ///< once a second
    void failed(const trainyard::Error& error);

private:
    std::set<std::string> m_watched;
    qint64 m_points = 0; ///< committed since the last ingestRate()
    QTimer m_second;
};

} // namespace trainyard
