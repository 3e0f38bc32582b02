// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "cluster/control/alerts/alert_rules.h"
#include "storage/store/types.h"

#include <QObject>

#include <filesystem>
#include <memory>
#include <vector>

namespace trainyard {

class FollowService;
class StoreService;
class WorkerThread;

/// What was noticed about runs: how many alerts nobody has seen, the rules, and the person's command, which runs on a
/// thread of its own. GUI thread; nothing here blocks.
class AlertService : public QObject {
    Q_OBJECT
public:
    /// All must outlive it.
    AlertService(StoreService* store, FollowService* follow, std::filesystem::path rules = alertsFile(),
                 QObject* parent = nullptr);
    ~AlertService() override; ///< ends a command that still runs

    qint64 unseen() const { return m_unseen; }
    const AlertRules& rules() const { return m_rules; }
    /// Writes them to their file.
    void setRules(const AlertRules& rules);
    /// Runs this command with a made-up alert. Answer: tried().
    void tryCommand(const QString& command);
    void markSeen(std::vector<std::int64_t> keys); ///< none: all
    void silence(const QString& runId, const QString& kind, bool silent);

    /// New alerts, which no other program tells.
    void take(const std::vector<AlertRow>& alerts);

signals:
    void changed(); ///< unseen() or rules()
    /// For a notification on the desktop.
    void wantsDesktop(const trainyard::AlertRow& alert);
    void tried(bool succeeded, const QString& problem);
    void failed(const trainyard::Error& error);

private:
    void count();
    void readRules();

    StoreService* m_store;
    std::filesystem::path m_file;
    AlertRules m_rules;
    int m_changes = 0; ///< of the rules, by setRules()
    qint64 m_unseen = 0;
    std::unique_ptr<WorkerThread> m_worker;
};

} // namespace trainyard
