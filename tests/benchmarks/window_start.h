// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>

#include <filesystem>

namespace trainyard::benchmark {

/// TRAINYARD_HOME for this process and its children: the given folder, which is kept, or a temporary one, removed at
/// the end.
class ScratchHome {
public:
    explicit ScratchHome(const std::filesystem::path& kept);
    ~ScratchHome();
    ScratchHome(const ScratchHome&) = delete;
    ScratchHome& operator=(const ScratchHome&) = delete;

private:
    std::filesystem::path m_temporary;
};

/// The window's settings file within TRAINYARD_HOME.
QString settingsFile();

/// The existing display, or else its own Xvfb during its lifetime; display() is empty if there is neither.
class VirtualScreen {
public:
    VirtualScreen();
    ~VirtualScreen();
    QString display() const { return m_display; }

private:
    QProcess m_server;
    QString m_display;
};

/// One start of the `trainyard` next to this program, which closes once its page is painted.
struct WindowStart {
    double frameMs = 0.0;     ///< from before fork() to the message that the first frame was painted
    double contentMs = 0.0;   ///< … painted with its page's content
    double processorMs = 0.0; ///< of the whole process, including children and the exit
};
/// `cold`: with store and program outside the page cache (shared libraries used by others stay in it). Throws Failure.
WindowStart startWindow(const QString& platform, const QString& display, const QStringList& arguments, bool cold);

/// Asks the system to drop a file from its page cache.
void dropFromCache(const std::filesystem::path& file);

} // namespace trainyard::benchmark
