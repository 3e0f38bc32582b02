// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/scheduler/scheduler.h"
#include "tests/cluster/queue_lab.h"

#include <QObject>

#include <memory>
#include <string>

namespace trainyard::test {

/// What every Scheduler promises, shown with the lab's stand-in engine on a machine of two cores. A scheduler's test
/// derives from this and says how to make one.
class SchedulerContract : public QObject {
    Q_OBJECT
protected:
    virtual std::unique_ptr<Scheduler> makeScheduler(const QueueLab& lab) = 0;
    virtual std::unique_ptr<Transport> makeTransport(); ///< to this machine; LocalTransport unless overridden
    QueueLab& lab() { return *m_lab; }
    Scheduler& scheduler() { return *m_scheduler; }
    Transport& transport() { return *m_transport; }
    JobReport query(const std::string& token);
    bool reaches(const std::string& token, JobState state, double seconds = 60.0);

private slots:
    void init();
    void cleanup();

    void aJobRunsToItsEnd();
    void submittingAgainChangesNothing();
    void manySubmittersOfATokenRunItOnce();
    void aWaitingJobSaysWhy();
    void cancelsAWaitingJob();
    void cancelsARunningJob();
    void cancellingWhatHasEndedChangesNothing();
    void unknownTokensAreUnknown();
    void reportsComeInTheOrderAsked();
    void failuresAreTold();
    void namesAreJustBytes();
    void refusesWhatCannotBeQueued();
    void aFailedQueryIsNotAnEmptyQueue();

private:
    std::unique_ptr<QueueLab> m_lab;
    std::unique_ptr<Scheduler> m_scheduler;
    std::unique_ptr<Transport> m_transport;
};

} // namespace trainyard::test
