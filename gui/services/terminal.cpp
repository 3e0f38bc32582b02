// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/terminal.h"

#include "cluster/control/machine_line.h"

#include <QProcess>
#include <QStandardPaths>

namespace trainyard {

QStringList terminalCommand(const MachineEntry& entry, const QString& jobId)
{
    QStringList inside;
    for (const std::string& word : schedulerOf(entry, {})->shellInJob(jobId.toStdString()))
        inside << QString::fromStdString(word);
    if (entry.transport == TransportKind::Local)
        return inside.isEmpty() ? QStringList{qEnvironmentVariable("SHELL", QStringLiteral("/bin/sh"))} : inside;
    QStringList words{QStringLiteral("ssh"), QStringLiteral("-t")};
    if (entry.port != 0)
        words << QStringLiteral("-p") << QString::number(entry.port);
    if (!entry.identityFile.empty())
        words << QStringLiteral("-i") << QString::fromStdString(entry.identityFile);
    if (!entry.jumps.empty())
        words << QStringLiteral("-J") << QString::fromStdString(entry.jumps);
    if (!entry.user.empty())
        words << QStringLiteral("-l") << QString::fromStdString(entry.user);
    words << QStringLiteral("--") << QString::fromStdString(entry.host);
    return words + inside; // plain words and digits alone: the far shell has nothing to read into them
}

bool openTerminal(const QStringList& command)
{
    struct Emulator {
        QString program;
        QStringList before;
    };
    QList<Emulator> emulators;
    if (const QString own = qEnvironmentVariable("TERMINAL"); !own.isEmpty())
        emulators << Emulator{own, {QStringLiteral("-e")}};
    emulators << Emulator{QStringLiteral("x-terminal-emulator"), {QStringLiteral("-e")}}
              << Emulator{QStringLiteral("gnome-terminal"), {QStringLiteral("--")}}
              << Emulator{QStringLiteral("konsole"), {QStringLiteral("-e")}}
              << Emulator{QStringLiteral("xfce4-terminal"), {QStringLiteral("-x")}}
              << Emulator{QStringLiteral("xterm"), {QStringLiteral("-e")}};
    for (const Emulator& emulator : emulators)
        if (const QString program = QStandardPaths::findExecutable(emulator.program); !program.isEmpty())
            return QProcess::startDetached(program, emulator.before + command);
    return false;
}

} // namespace trainyard
