// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/services.h"
#include "storage/store/types.h"

#include <QObject>

#include <optional>

namespace trainyard {

/// What a person can ask of the run that the Live page shows, depending on its state, its machine's queue and the
/// request that is under way. Requests go to LaunchService; nothing can be asked without it. GUI thread, no widgets.
class RunControl : public QObject {
    Q_OBJECT
public:
    explicit RunControl(const Services& services, QObject* parent = nullptr);

    void follow(const RunRow& run); ///< the run as the store knows it now
    void leave();                   ///< no run is shown, or the other one is not known yet

    std::optional<RequestKind> pendingRequest() const { return m_pending; } ///< requested, not yet done
    bool canStop() const;
    void stop();
    bool canCheckpoint() const;
    void checkpointNow();
    bool canResume() const;
    void resume();
    bool canCancel() const; ///< waiting in the queue
    void cancel();
    bool canHold() const; ///< waiting in a cluster's queue
    void hold();
    bool canRelease() const;
    void release();
    bool canRequeue() const; ///< running as a cluster's job
    void requeue();
    bool canExtend() const;   ///< running as a job with a time limit
    void extend(int minutes); ///< saves, then continues in a new job
    bool canTrace() const;
    void trace(int steps); ///< traces this many steps, starting with the next

signals:
    void changed(); ///< what can be asked, or the request under way
    void noticed(const QString& text);

private:
    bool is(JobState state) const;
    bool mayAsk() const;             ///< no request is under way
    QueueAbilities queueCan() const; ///< nothing while a request is under way
    void ask(const RunRequest& request);
    void settle(const QString& runId, RequestKind kind);
    void giveUp(const QString& runId);
    void settlePending();

    Services m_services;
    std::optional<RunRow> m_run;
    std::optional<RequestKind> m_pending;
    JobState m_stateBefore = JobState::Unknown; ///< when m_pending was asked
};

} // namespace trainyard
