// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/machine_check_service.h"

#include "backend/protocol/reasons_machine.h"
#include "backend/protocol/reasons_window.h"
#include "gui/services/plan_service.h"

#include <QDateTime>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTimer>

namespace trainyard {
namespace {

constexpr int kCheckPatienceMs = 4000; // of a cancelled check: it looks between two measurements
constexpr qint64 kLongestCheckReport = 16 << 20;
constexpr qsizetype kLongestMessage = 64 << 10;

} // namespace

struct MachineCheckService::Impl {
    MachineCheckService* owner;
    QString engine;
    std::unique_ptr<QProcess> process;
    QTimer patience;
    QByteArray report;
    QByteArray messages; ///< what it said on standard error besides progress
    bool cancelling = false;

    void start(const QString& path, const QString& precision);
    void readReport();
    void readProgress();
    void ended(int code, QProcess::ExitStatus status);
    void fail(ErrorKind kind, Reason why);
    /// Takes the process out of the way; it may be one of its own signals that calls this.
    void release()
    {
        patience.stop();
        process->disconnect();
        process.release()->deleteLater();
    }
};

void MachineCheckService::Impl::fail(ErrorKind kind, Reason why)
{
    const Error error = errorWith(kind, "check this machine", {}, std::move(why));
    QMetaObject::invokeMethod(
        owner, [this, error] { emit owner->failed(error); }, Qt::QueuedConnection);
}

void MachineCheckService::Impl::start(const QString& path, const QString& precision)
{
    report.clear();
    messages.clear();
    cancelling = false;
    process = std::make_unique<QProcess>();
    QProcess* started = process.get();
    QObject::connect(started, &QProcess::readyReadStandardOutput, owner, [this] { readReport(); });
    QObject::connect(started, &QProcess::readyReadStandardError, owner, [this] { readProgress(); });
    QObject::connect(started, &QProcess::finished, owner,
                     [this](int code, QProcess::ExitStatus status) { ended(code, status); });
    QObject::connect(started, &QProcess::errorOccurred, owner, [this](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart)
            return;
        Reason why = windowReason("window.process-not-started", Quotation{process->errorString().toStdString()});
        release();
        fail(ErrorKind::NotFound, std::move(why));
    });
    started->start(path, {QStringLiteral("selftest"), QStringLiteral("--json"), QStringLiteral("--progress"),
                          QStringLiteral("--precision"), precision});
    started->closeWriteChannel();
}

void MachineCheckService::Impl::readReport()
{
    report += process->readAllStandardOutput();
    if (report.size() > kLongestCheckReport)
        process->kill();
}

void MachineCheckService::Impl::readProgress()
{
    process->setReadChannel(QProcess::StandardError);
    while (process->canReadLine()) {
        const QByteArray line = process->readLine();
        const QJsonObject json = QJsonDocument::fromJson(line).object();
        const int done = json.value(QStringLiteral("done")).toInt(-1),
                  total = json.value(QStringLiteral("total")).toInt(-1);
        if (done >= 0 && total > 0 && !cancelling)
            emit owner->progressed(std::min(done, total), total);
        else if (json.isEmpty() && messages.size() < kLongestMessage)
            messages += line;
    }
    if (process->bytesAvailable() > kLongestMessage)
        process->readAllStandardError();
}

void MachineCheckService::Impl::ended(int code, QProcess::ExitStatus status)
{
    readReport();
    readProgress();
    messages += process->readAllStandardError().left(kLongestMessage);
    release();
    if (cancelling) {
        emit owner->cancelled();
        return;
    }
    std::optional<MachineCheck> check =
        parseMachineCheck(std::string_view(report.constData(), static_cast<std::size_t>(report.size())));
    if (check) {
        check->time = static_cast<double>(QDateTime::currentSecsSinceEpoch());
        emit owner->finished(*check);
        return;
    }
    const QString said = QString::fromUtf8(messages).trimmed();
    if (status == QProcess::NormalExit && !said.isEmpty())
        fail(ErrorKind::Unsupported, machineReason("machine.engine-says", Quotation{said.toStdString()}));
    else
        fail(ErrorKind::Internal,
             windowReason("window.check-without-report", status == QProcess::CrashExit
                                                             ? windowReason("window.process-signal")
                                                             : windowReason("window.process-code", code)));
}

MachineCheckService::MachineCheckService(QObject* parent) : MachineCheckService(QString(), parent) {}

MachineCheckService::MachineCheckService(const QString& engine, QObject* parent)
    : QObject(parent), m_impl(std::make_unique<Impl>())
{
    m_impl->owner = this;
    m_impl->engine = engine;
    m_impl->patience.setSingleShot(true);
    m_impl->patience.setInterval(kCheckPatienceMs);
    connect(&m_impl->patience, &QTimer::timeout, this, [this] {
        if (m_impl->process)
            m_impl->process->kill();
    });
}

MachineCheckService::~MachineCheckService()
{
    if (!m_impl->process)
        return;
    m_impl->process->disconnect();
    m_impl->process->terminate(); // it removes its files then
    if (!m_impl->process->waitForFinished(1000)) {
        m_impl->process->kill();
        m_impl->process->waitForFinished(1000);
    }
}

bool MachineCheckService::running() const
{
    return m_impl->process != nullptr;
}

void MachineCheckService::start(const QString& precision)
{
    if (running())
        return;
    const QString path = m_impl->engine.isEmpty() ? PlanService::enginePath() : m_impl->engine;
    if (path.isEmpty() || !QFileInfo(path).isExecutable()) {
        m_impl->fail(ErrorKind::NotFound, windowReason("window.engine-missing"));
        return;
    }
    m_impl->start(path, precision);
}

void MachineCheckService::cancel()
{
    if (!running() || m_impl->cancelling)
        return;
    m_impl->cancelling = true;
    m_impl->process->terminate();
    m_impl->patience.start();
}

} // namespace trainyard
