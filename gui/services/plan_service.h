// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/error.h"
#include "backend/protocol/plan.h"

#include <QObject>
#include <QString>

#include <chrono>
#include <memory>

namespace trainyard {

/// Talks to one long-lived `trainyard-engine plan`; restarts it when it dies. Never blocks.
class PlanService : public QObject {
    Q_OBJECT
public:
    explicit PlanService(QObject* parent = nullptr);
    /// Talks to this engine instead of enginePath().
    explicit PlanService(const QString& engine, QObject* parent = nullptr);
    ~PlanService() override; ///< kills the engine's plan process

    /// Asks for a plan of this spec; a question not yet answered is superseded by a newer one. Returns its generation.
    quint64 plan(const RunSpec& spec);
    /// Ends the plan being made, or about to be, without an answer; the engine's process goes with it, so that a folder
    /// on a disk that hangs holds up nothing.
    void cancelPlan();
    void askDevices();
    /// How long a newer question waits for the answer to an older one before it replaces the engine's process; 3 s.
    void setPatience(std::chrono::milliseconds patience);
    /// engineVersionLine() of the engine, empty until it has answered.
    QString engineVersion() const;

    /// The engine's program: beside this program, else on PATH. Empty when there is none.
    static QString enginePath();

signals:
    void planned(quint64 generation, const trainyard::PlanAnswer& answer);
    /// How many files a long look at a data folder has seen so far.
    void progressed(quint64 generation, qint64 files);
    void devicesReported(const trainyard::DeviceReport& report);
    void failed(const trainyard::Error& error);

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace trainyard
