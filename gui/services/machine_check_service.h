// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "cluster/control/machine_check.h"

#include <QObject>

#include <memory>

namespace trainyard {

/// Runs `trainyard-engine selftest` in a process of its own; one at a time. Never blocks.
class MachineCheckService : public QObject {
    Q_OBJECT
public:
    explicit MachineCheckService(QObject* parent = nullptr);
    /// Starts this engine instead of PlanService::enginePath().
    explicit MachineCheckService(const QString& engine, QObject* parent = nullptr);
    ~MachineCheckService() override; ///< ends a check that is running

    bool running() const;
    /// `precision`: "fp32" or "bf16". Nothing happens while a check is running.
    void start(const QString& precision);
    /// Asks the process to end, and makes it end when it does not; cancelled() follows.
    void cancel();

signals:
    void progressed(int done, int total);
    void finished(const trainyard::MachineCheck& check);
    void cancelled();
    /// There is no engine, it refuses, or what it says is no report.
    void failed(const trainyard::Error& error);

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace trainyard
