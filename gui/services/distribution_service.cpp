// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/distribution_service.h"

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
        const Error error{ErrorKind::NotFound,
                          "find the engine",
                          path.isEmpty() ? "trainyard-engine" : path.toStdString(),
                          path.isEmpty() ? "it is neither beside this program nor on PATH" : "there is no such program",
                          "Install Trainyard's engine, or build the target trainyard-engine.",
                          0};
        QMetaObject::invokeMethod(
            this, [this, error] { emit failed(error); }, Qt::QueuedConnection);
        return;
    }
    m_process = new QProcess;
    connect(m_process, &QProcess::finished, this, [this](int code, QProcess::ExitStatus status) {
        ended(code, status == QProcess::CrashExit ? QStringLiteral("the engine was ended by a signal") : QString());
    });
    connect(m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError what) {
        if (what == QProcess::FailedToStart)
            ended(-1, m_process->errorString());
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

void DistributionService::ended(int code, const QString& reason)
{
    const QByteArray out = m_process->readAllStandardOutput();
    const QString said = QString::fromUtf8(m_process->readAllStandardError()).trimmed();
    drop();
    try {
        if (code != 0)
            throw Failure(ErrorKind::BadInput, "share the data set among ranks", {},
                          !reason.isEmpty() ? reason.toStdString()
                          : said.isEmpty()  ? "the engine ended with code " + std::to_string(code)
                                            : said.toStdString());
        const DistributionReport report =
            parseDistributionReport(nlohmann::json::parse(out.constData(), out.constData() + out.size()));
        emit reported(report);
    } catch (const Failure& failure) {
        emit failed(failure.error());
    } catch (const std::exception& exception) {
        emit failed({ErrorKind::Version,
                     "read the engine's answer",
                     {},
                     exception.what(),
                     "Install engine and window of the same version.",
                     0});
    }
}

} // namespace trainyard
