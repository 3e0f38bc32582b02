// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/base/reason.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <string>

namespace trainyard {

class MachineHub;

/// One command of the engine at work: `trainyard-engine inspect data --progress …`. Lives in the GUI thread and never
/// blocks; destroying it ends the command.
class EngineCall : public QObject {
    Q_OBJECT
public:
    struct Command {
        QStringList arguments;
        QByteArray input; ///< its standard input
    };

    /// Asks the command to end, and a few seconds later ends it; ended() follows.
    virtual void stop() = 0;
    /// Gives up a call: it is asked to end and deletes itself then. No signal comes any more.
    static void abandon(std::unique_ptr<EngineCall> call);

signals:
    /// A whole line of its standard output, without its end.
    void lineArrived(const QByteArray& line);
    /// The last signal. `reason` says why, for when no answer came: "the engine ended with code 3".
    void ended(const Reason& reason);

protected:
    /// Cuts what arrives into lines.
    void take(const QByteArray& bytes);
    /// Of a call that is over, by any way: emits ended() once, later.
    void finish(const Reason& reason);

private:
    QByteArray m_rest;
    bool m_over = false;
};

/// "the engine ended with code 3 without an answer"
Reason engineEnd(int code);

/// Runs the engine's commands where data lies: on this workstation as a process of its own; on another machine over the
/// hub's connection. The same commands, the same answers.
class EngineCalls {
public:
    /// `engine`: this workstation's; empty = PlanService::enginePath(). `hub` outlives this; null: no other machines.
    explicit EngineCalls(QString engine = {}, MachineHub* hub = nullptr);

    /// Never null: what cannot be started ends with its reason. `machine`: its id in the hub's book.
    std::unique_ptr<EngineCall> start(const std::string& machine, const EngineCall::Command& command) const;

private:
    QString m_engine;
    MachineHub* m_hub;
};

} // namespace trainyard
