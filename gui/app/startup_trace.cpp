// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/startup_trace.h"

#include "backend/protocol/run_directory.h"
#include "gui/app/main_window.h"
#include "gui/live/live_page.h"
#include "gui/live/live_view_model.h"
#include "gui/plots/time_chart.h"
#include "gui/runs/runs_page.h"
#include "gui/runs/runs_table.h"
#include "gui/runs/runs_view_model.h"

#include <QCoreApplication>
#include <QEvent>
#include <QTimer>

#include <cstdio>
#include <ctime>
#include <unistd.h>

namespace trainyard {
namespace {

/// Time since the process started, in units of the system's tick (usually 10 ms).
double processAgeMs()
{
    timespec now{};
    clock_gettime(CLOCK_BOOTTIME, &now);
    const double began = double(processStartTime(getpid())) / double(sysconf(_SC_CLK_TCK));
    return (double(now.tv_sec) + double(now.tv_nsec) * 1e-9 - began) * 1e3;
}

} // namespace

StartupTrace::StartupTrace(MainWindow& window) : QObject(&window), m_window(window)
{
    QCoreApplication::instance()->installEventFilter(this);
}

void StartupTrace::install(MainWindow& window)
{
    if (qEnvironmentVariableIsSet("TRAINYARD_TRACE_STARTUP"))
        new StartupTrace(window);
}

bool StartupTrace::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::Paint)
        return false;
    // What is painted here reaches the screen at the end of the paint event, so report it afterwards.
    if (!m_framed && watched == &m_window) {
        m_framed = true;
        QTimer::singleShot(0, this, [this] { told("first frame", false); });
    }
    if (m_framed && showsContent(watched)) {
        QCoreApplication::instance()->removeEventFilter(this);
        QTimer::singleShot(0, this, [this] { told("first content", true); });
    }
    return false;
}

bool StartupTrace::showsContent(const QObject* painted) const
{
    if (const auto* runs = qobject_cast<const RunsPage*>(m_window.currentPage()))
        return painted == runs->table()->viewport() && runs->model()->shown() > 0;
    auto* live = qobject_cast<LivePage*>(m_window.currentPage());
    if (!live)
        return m_window.currentPage()->isAncestorOf(qobject_cast<const QWidget*>(painted));
    for (const QObject* one = painted; one; one = one->parent())
        if (const auto* chart = qobject_cast<const TimeChart*>(one))
            return live->model().hasRun() && chart->drawnFrames() > 0 && !chart->series().empty();
    return live->model().choicesKnown() && live->model().choices().empty();
}

void StartupTrace::told(const char* what, bool last)
{
    std::fprintf(stderr, "%s %.0f ms\n", what, processAgeMs());
    if (last && qgetenv("TRAINYARD_TRACE_STARTUP") == "exit")
        m_window.close();
}

} // namespace trainyard
