// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>

#include <filesystem>

namespace trainyard::benchmark {

/// TRAINYARD_HOME for this process and its children: the folder given, kept, or a temporary one, removed at the end.
class ScratchHome {
public:
    explicit ScratchHome(const std::filesystem::path& kept);
    ~ScratchHome();
    ScratchHome(const ScratchHome&) = delete;
    ScratchHome& operator=(const ScratchHome&) = delete;

private:
    std::filesystem::path m_temporary;
};

/// The window's settings within TRAINYARD_HOME.
QString settingsFile();

/// The display there is, else an Xvfb of its own for as long as it lives; display() is empty where neither is.
class VirtualScreen {
public:
    VirtualScreen();
    ~VirtualScreen();
    QString display() const { return m_display; }

private:
    QProcess m_server;
    QString m_display;
};

/// One start of the `trainyard` beside this program, which closes once its page is painted.
struct WindowStart {
    double frameMs = 0.0;     ///< from before fork() to the message that the first frame was painted
    double contentMs = 0.0;   ///< … painted with what the page has to show
    double processorMs = 0.0; ///< of the whole process, children and end included
};
/// `cold`: with store and program out of the page cache (shared libraries that others use stay in it). Throws Failure.
WindowStart startWindow(const QString& platform, const QString& display, const QStringList& arguments, bool cold);

/// Asks the system to forget what it has cached of a file.
void dropFromCache(const std::filesystem::path& file);

} // namespace trainyard::benchmark
