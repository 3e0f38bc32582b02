// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/services/machine_book.h"

#include <QString>
#include <QStringList>

namespace trainyard {

/// The command that leads a person to a machine: words, the program first. With a running Slurm job's id into that job,
/// on its first node. A log-in shell here for this workstation.
QStringList terminalCommand(const MachineEntry& entry, const QString& jobId = {});

/// Opens a terminal window of the desktop with that command in it: $TERMINAL, else the desktop's own. False where none
/// was found; terminalCommand() can then be copied. The program started lives on by itself.
bool openTerminal(const QStringList& command);

} // namespace trainyard
