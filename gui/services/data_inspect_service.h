// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/data_inspection.h"
#include "gui/services/engine_queue.h"

#include <memory>
#include <optional>

namespace trainyard {

/// Has data sets inspected by `trainyard-engine inspect data` on the machine where they lie, one after the other; each
/// can be ended at any time. Lives in the GUI thread and never blocks.
class DataInspectService : public QObject {
    Q_OBJECT
public:
    explicit DataInspectService(std::shared_ptr<const EngineCalls> calls, QObject* parent = nullptr);
    /// On this workstation alone, with this engine instead of PlanService::enginePath().
    explicit DataInspectService(const QString& engine, QObject* parent = nullptr);
    ~DataInspectService() override; ///< ends the inspection at work

    struct Question {
        qint64 key = 0; ///< whatever the caller knows the data set by
        std::string machine = "local";
        QString path;
        std::optional<DataSpec> spec; ///< without one the engine tells the format of what lies at `path`
    };
    /// A data set that waits or is at work already is left so.
    void inspect(const Question& question);
    /// No signal follows but cancelled().
    void cancel(qint64 key) { m_queue.cancel(key); }

signals:
    void started(qint64 key);
    /// `phase` "list": files seen; "read": images of `total`.
    void progressed(qint64 key, const QString& phase, qint64 done, qint64 total);
    void inspected(qint64 key, const std::shared_ptr<const trainyard::DataInspection>& inspection);
    void failed(qint64 key, const trainyard::Error& error);
    void cancelled(qint64 key);

private:
    void takeLine(qint64 key, const QByteArray& line);
    void takeEnd(qint64 key, const Reason& reason);

    EngineQueue m_queue;
    // Of the one at work.
    std::shared_ptr<const DataInspection> m_answer;
    std::optional<Error> m_error;
};

} // namespace trainyard
