// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/protocol/data_inspection.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace trainyard {

/// Has data sets inspected by `trainyard-engine inspect data`, one after the other: each a process of its own that can be
/// ended at any time. Lives in the GUI thread and never blocks; `key` is whatever the caller knows a data set by.
class DataInspectService : public QObject {
    Q_OBJECT
public:
    explicit DataInspectService(QObject* parent = nullptr);
    /// Uses this engine instead of PlanService::enginePath().
    explicit DataInspectService(const QString& engine, QObject* parent = nullptr);
    ~DataInspectService() override; ///< ends the process at work

    /// Inspects what the spec names; without one, what lies at `path`, of which the engine tells the format. A data set
    /// that waits or is at work already is left so.
    void inspect(qint64 key, const QString& path, const std::optional<DataSpec>& spec = {});
    /// Takes it out of the queue, or ends its process. No signal follows but cancelled().
    void cancel(qint64 key);
    bool isWaiting(qint64 key) const; ///< in the queue, or at work

signals:
    void started(qint64 key);
    /// `phase` "list": files seen; "read": images of `total`.
    void progressed(qint64 key, const QString& phase, qint64 done, qint64 total);
    void inspected(qint64 key, const std::shared_ptr<const trainyard::DataInspection>& inspection);
    void failed(qint64 key, const trainyard::Error& error);
    void cancelled(qint64 key);

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace trainyard
