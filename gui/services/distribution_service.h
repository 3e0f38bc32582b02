// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/protocol/distribution.h"

#include <QObject>
#include <QString>

class QProcess;

namespace trainyard {

/// Asks `trainyard-engine inspect distribution` how ranks would share a data set, in a process of its own: opening a
/// large data set may take long, and nothing is lost when it is ended. Lives in the GUI thread and never blocks.
class DistributionService : public QObject {
    Q_OBJECT
public:
    struct Question {
        RunSpec spec;
        int ranks = 4;
        int localBatch = 64;
        friend bool operator==(const Question&, const Question&) = default;
    };

    explicit DistributionService(QObject* parent = nullptr);
    /// Uses this engine instead of PlanService::enginePath().
    explicit DistributionService(const QString& engine, QObject* parent = nullptr);
    ~DistributionService() override; ///< ends the process at work

    /// A question not yet answered is dropped for this one.
    void ask(const Question& question);

signals:
    void reported(const trainyard::DistributionReport& report);
    void failed(const trainyard::Error& error);

private:
    void ended(int code, const Reason& why);
    void drop();

    QString m_engine;
    QProcess* m_process = nullptr; ///< deletes itself when it is gone
};

} // namespace trainyard
