// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace trainyard {

/// What the command line asks of the window.
struct WindowOptions {
    QString runId;       ///< show this run on the Live page
    bool newRun = false; ///< begin with the New run form, a first run on the built-in data prepared
    QStringList forQt;   ///< arguments that can only be Qt's own, such as -platform
};

/// Opens store and services, shows the window and runs until it is closed; returns the process's exit code.
/// Closing the window stops no run. A store that cannot be opened is told in a dialog with what to do; an argument that
/// Qt does not know either ends it with code 2.
int runWindow(int& argc, char** argv, const WindowOptions& options);

} // namespace trainyard
