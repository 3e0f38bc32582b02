// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/window_program.h"

#include "backend/base/error.h"
#include "backend/base/standard_streams.h"
#include "gui/app/draw_curves.h"
#include "gui/app/memory_limit.h"
#include "gui/app/run_window.h"
#include "gui/app/write_report.h"
#include "gui/command_line/session.h"

#include <QApplication>
#include <QLocale>

#include <clocale>
#include <csignal>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <string>

namespace trainyard {
namespace {

bool hasDisplay()
{
    for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        if (const char* value = std::getenv(variable); value && *value)
            return true;
    return false;
}

/// Why the window cannot open; empty if it can. Qt would end the program with its own message, or by a signal.
std::string obstacle()
{
    if (!hasDisplay())
        return "there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set).";
    return tooLittleMemory(addressSpaceLimit());
}

int show(int& argc, char** argv, const WindowOptions& options)
{
    const std::string why = obstacle();
    if (why.empty())
        return runWindow(argc, argv, options);
    const char* next = options.newRun
                           ? "'trainyard quickstart --headless' trains the first run in the terminal."
                           : "'trainyard run' and 'trainyard runs' work without a window; see 'trainyard --help'.";
    std::cerr << "trainyard: Cannot open the window: " << why << " " << next << "\n";
    return commands::kFailed;
}

/// Standard error is for our own messages; Qt's remarks about the desktop mean nothing to a command's user.
void dropRemarksOnDrawing(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::cerr << "trainyard: " << message.toStdString() << "\n";
}

/// The window's own charts draw pictures and reports, without a screen.
int drawUnseen(int& argc, char** argv, const std::string& operation, const std::function<bool()>& draw)
{
    qInstallMessageHandler(dropRemarksOnDrawing);
    ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
    const QApplication application(argc, argv);
    std::setlocale(LC_NUMERIC, "C"); // Qt adopted the system's locale, but commands print and draw alike everywhere
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    try {
        return draw() ? commands::kOk : commands::kFailed;
    } catch (...) {
        commands::complain(currentError(operation));
        return commands::kFailed;
    }
}

} // namespace

int runWindowProgram(int argc, char** argv)
{
    reserveStandardStreams();
    sayLackOfMemory();
    std::signal(SIGXFSZ, SIG_IGN); // a limit on file sizes comes back as an error of the write, not as a death
    int code = 0;
    const std::optional<WindowTask> task = parseWindowArguments(argc, argv, code);
    if (!task)
        return code;
    if (const auto* picture = std::get_if<CurvePicture>(&*task))
        return drawUnseen(argc, argv, "draw the curves", [picture] {
            drawCurves(*picture);
            return true;
        });
    if (const auto* report = std::get_if<ReportTask>(&*task))
        return drawUnseen(argc, argv, "write the report", [report] { return writeReport(*report); });
    return show(argc, argv, std::get<WindowOptions>(*task));
}

} // namespace trainyard
