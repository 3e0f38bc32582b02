// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/distribution_service.h"

#include "backend/protocol/reasons_machine.h"
#include "backend/protocol/reasons_window.h"
#include "gui/services/plan_service.h"

#include <nlohmann/json.hpp>

#include <QFileInfo>
#include <QProcess>

namespace trainyard {

DistributionService::DistributionService(QObject* parent) : DistributionService(QString(), parent) {}

DistributionService::DistributionService(const QString& engine, QObject* parent) : QObject(parent), m_engine(engine) {}

DistributionService::~DistributionService()
{
    if (!m_process)
        return;
    m_process->disconnect();
    m_process->kill();
    m_process->waitForFinished(1000);
    delete m_process;
}

void DistributionService::drop()
{
    if (!m_process)
        return;
    QProcess* old = std::exchange(m_process, nullptr);
    old->disconnect();
    connect(old, &QProcess::finished, old, &QObject::deleteLater);
    if (old->state() == QProcess::NotRunning)
        old->deleteLater();
    else
        old->kill();
}

void DistributionService::ask(const Question& question)
{
    drop();
    const QString path = m_engine.isEmpty() ? PlanService::enginePath() : m_engine;
    if (path.isEmpty() || !QFileInfo(path).isExecutable()) {
        const Error error =
            errorWith(ErrorKind::NotFound, "find the engine", path.isEmpty() ? "trainyard-engine" : path.toStdString(),
                      path.isEmpty() ? windowReason("window.engine-missing") : windowReason("window.no-program"));
        QMetaObject::invokeMethod(
            this, [this, error] { emit failed(error); }, Qt::QueuedConnection);
        return;
    }
    m_process = new QProcess;
    connect(m_process, &QProcess::finished, this, [this](int code, QProcess::ExitStatus status) {
        ended(code, status == QProcess::CrashExit ? windowReason("window.process-signal") : Reason());
    });
    connect(m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError what) {
        if (what == QProcess::FailedToStart)
            ended(-1, windowReason("window.process-not-started", Quotation{m_process->errorString().toStdString()}));
    });
    QProcess* started = m_process;
    started->start(path, {QStringLiteral("inspect"), QStringLiteral("distribution"), QStringLiteral("--json"),
                          QStringLiteral("--spec"), QStringLiteral("-"), QStringLiteral("--ranks"),
                          QString::number(question.ranks), QStringLiteral("--local-batch"),
                          QString::number(question.localBatch)});
    if (m_process != started)
        return; // it failed at once
    started->write(QByteArray::fromStdString(
        toJson(question.spec).dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace)));
    started->closeWriteChannel();
}

void DistributionService::ended(int code, const Reason& why)
{
    const QByteArray out = m_process->readAllStandardOutput();
    const QString said = QString::fromUtf8(m_process->readAllStandardError()).trimmed();
    drop();
    try {
        if (code != 0)
            throw Failure(ErrorKind::BadInput, "share the data set among ranks", {},
                          !why.empty()     ? why
                          : said.isEmpty() ? windowReason("window.process-code", code)
                                           : machineReason("machine.engine-says", Quotation{said.toStdString()}));
        const DistributionReport report =
            parseDistributionReport(nlohmann::json::parse(out.constData(), out.constData() + out.size()));
        emit reported(report);
    } catch (const Failure& failure) {
        emit failed(failure.error());
    } catch (const std::exception&) {
        emit failed(
            errorWith(ErrorKind::Version, "read the engine's answer", {}, windowReason("window.other-version")));
    }
}

} // namespace trainyard
