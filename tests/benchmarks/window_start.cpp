// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/window_start.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/protocol/locations.h"

#include <QCoreApplication>
#include <QStandardPaths>

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace trainyard::benchmark {
namespace {

constexpr int kDeadlineMs = 60'000;

double childrenMs()
{
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    const auto ms = [](const timeval& time) { return double(time.tv_sec) * 1e3 + double(time.tv_usec) * 1e-3; };
    return ms(usage.ru_utime) + ms(usage.ru_stime);
}

} // namespace

ScratchHome::ScratchHome(const std::filesystem::path& kept)
{
    std::filesystem::path home = kept;
    if (kept.empty())
        home = m_temporary = std::filesystem::temp_directory_path() / ("trainyard-benchmark-" + randomHex(8));
    makeFolders(home);
    home = std::filesystem::absolute(home);
    qputenv("TRAINYARD_HOME", QByteArray::fromStdString(home.string()));
    qputenv("XDG_CONFIG_HOME", QByteArray::fromStdString((home / "config").string()));
}

ScratchHome::~ScratchHome()
{
    std::error_code ignored;
    if (!m_temporary.empty())
        std::filesystem::remove_all(m_temporary, ignored);
}

QString settingsFile()
{
    return QString::fromStdString((dataHome() / "config/trainyard/trainyard.ini").string());
}

VirtualScreen::VirtualScreen() : m_display(qEnvironmentVariable("DISPLAY"))
{
    const QString program = QStandardPaths::findExecutable(QStringLiteral("Xvfb"));
    if (!m_display.isEmpty() || program.isEmpty())
        return;
    m_server.start(program, {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"),
                             QStringLiteral("0"), QStringLiteral("1920x1080x24")});
    while (m_server.waitForReadyRead(20'000) && !m_server.canReadLine()) {
    }
    if (const QByteArray number = m_server.readLine().trimmed(); !number.isEmpty())
        m_display = QLatin1Char(':') + QString::fromLatin1(number);
}

VirtualScreen::~VirtualScreen()
{
    if (m_server.state() == QProcess::NotRunning)
        return;
    m_server.terminate();
    m_server.waitForFinished();
}

WindowStart startWindow(const QString& platform, const QString& display, const QStringList& arguments, bool cold)
{
    const QString program = QCoreApplication::applicationDirPath() + QStringLiteral("/trainyard");
    if (cold) {
        dropFromCache(storePath());
        dropFromCache(program.toStdString());
    }
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), platform);
    environment.insert(QStringLiteral("DISPLAY"), display);
    environment.insert(QStringLiteral("TRAINYARD_TRACE_STARTUP"), QStringLiteral("exit"));
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    WindowStart start;
    const double busy = childrenMs();
    const double began = steadyTime();
    process.start(program, arguments);
    QByteArray said;
    while (start.contentMs == 0.0 && process.waitForReadyRead(kDeadlineMs)) {
        const double now = (steadyTime() - began) * 1e3;
        said += process.readAll();
        if (start.frameMs == 0.0 && said.contains("first frame"))
            start.frameMs = now;
        if (said.contains("first content"))
            start.contentMs = now;
    }
    if (start.contentMs == 0.0) {
        process.kill();
        process.waitForFinished();
        throw Failure(ErrorKind::Timeout, "start the window", program.toStdString(),
                      "it painted nothing; it said: " + said.toStdString());
    }
    process.waitForFinished(kDeadlineMs);
    start.processorMs = childrenMs() - busy;
    return start;
}

void dropFromCache(const std::filesystem::path& file)
{
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    ::fdatasync(descriptor); // only pages on the disk can be dropped from the cache
    ::posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED);
    ::close(descriptor);
}

} // namespace trainyard::benchmark
