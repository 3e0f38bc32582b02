// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster/transport/transport.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <map>
#include <memory>
#include <string>

namespace trainyard {

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
    /// The last signal. `reason` says why in words, for when no answer came: "the engine ended with code 3".
    void ended(const QString& reason);

protected:
    /// Cuts what arrives into lines.
    void take(const QByteArray& bytes);
    /// Of a call that is over, by any way: emits ended() once, later.
    void finish(const QString& reason);

private:
    QByteArray m_rest;
    bool m_over = false;
};

/// Runs the engine's commands where data lies: on this workstation as a process of its own; on another machine through
/// that machine's transport, on a thread of its own. The same commands, the same answers.
class EngineCalls {
public:
    using MakeTransport = std::function<std::unique_ptr<Transport>()>; ///< called in the thread that uses it

    /// `engine`: this workstation's; empty = PlanService::enginePath().
    explicit EngineCalls(QString engine = {});
    /// From now on commands can be run there; `engine` is its program.
    void addMachine(const std::string& name, MakeTransport transport, std::string engine);

    /// Never null: what cannot be started ends with its reason.
    std::unique_ptr<EngineCall> start(const std::string& machine, const EngineCall::Command& command) const;

private:
    struct Machine {
        MakeTransport transport;
        std::string engine;
    };
    QString m_engine;
    std::map<std::string, Machine> m_machines;
};

} // namespace trainyard
