// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/engine_call.h"

#include "backend/protocol/reasons_window.h"
#include "gui/services/hub_call.h"
#include "gui/services/machine_hub.h"
#include "gui/services/plan_service.h"

#include <QFileInfo>
#include <QProcess>
#include <QTimer>

#include <utility>

namespace trainyard {
namespace {

constexpr qsizetype kLongestCallLine = qsizetype{256} << 20; // 100,000 classes and 1,000 broken files stay far below
constexpr int kCallPatienceMs = 4000;                        // until a command that was asked to end is ended

/// A call that was over before it began.
class RefusedCall : public EngineCall {
public:
    explicit RefusedCall(const Reason& reason) { finish(reason); }
    void stop() override {}
};

class ProcessCall : public EngineCall {
public:
    ProcessCall(const QString& engine, const Command& command)
    {
        m_patience.setSingleShot(true);
        connect(&m_patience, &QTimer::timeout, this, [this] { m_process.kill(); });
        m_process.setStandardErrorFile(QProcess::nullDevice());
        connect(&m_process, &QProcess::readyReadStandardOutput, this,
                [this] { take(m_process.readAllStandardOutput()); });
        connect(&m_process, &QProcess::finished, this, [this](int code, QProcess::ExitStatus status) {
            take(m_process.readAllStandardOutput());
            finish(engineEnd(status == QProcess::CrashExit ? 255 : code));
        });
        connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError what) {
            if (what == QProcess::FailedToStart)
                finish(windowReason("window.call-not-started", Quotation{m_process.errorString().toStdString()}));
        });
        m_process.start(engine, command.arguments);
        if (m_process.state() != QProcess::NotRunning) {
            m_process.write(command.input);
            m_process.closeWriteChannel();
        }
    }
    ~ProcessCall() override
    {
        m_process.disconnect();
        if (m_process.state() == QProcess::NotRunning)
            return;
        m_process.kill(); // what it writes for good is renamed into place: nothing is lost or left half
        m_process.waitForFinished(1000);
    }
    void stop() override
    {
        m_process.terminate();
        m_patience.start(kCallPatienceMs);
    }

private:
    QProcess m_process;
    QTimer m_patience;
};

} // namespace

void EngineCall::abandon(std::unique_ptr<EngineCall> call)
{
    EngineCall* left = call.release();
    if (!left)
        return;
    left->disconnect();
    connect(left, &EngineCall::ended, left, &QObject::deleteLater);
    if (left->m_over)
        left->deleteLater();
    else
        left->stop();
}

void EngineCall::take(const QByteArray& bytes)
{
    m_rest += bytes;
    qsizetype start = 0;
    for (qsizetype end; !m_over && (end = m_rest.indexOf('\n', start)) >= 0; start = end + 1)
        emit lineArrived(m_rest.mid(start, end - start));
    m_rest.remove(0, start);
    if (m_rest.size() > kLongestCallLine) {
        m_rest.clear();
        finish(windowReason("window.call-endless-line"));
        stop();
    }
}

void EngineCall::finish(const Reason& reason)
{
    if (std::exchange(m_over, true))
        return;
    QMetaObject::invokeMethod(
        this, [this, reason] { emit ended(reason); }, Qt::QueuedConnection);
}

Reason engineEnd(int code)
{
    return code > 128 ? windowReason("window.call-signal") : windowReason("window.call-code", code);
}

EngineCalls::EngineCalls(QString engine, MachineHub* hub) : m_engine(std::move(engine)), m_hub(hub) {}

std::unique_ptr<EngineCall> EngineCalls::start(const std::string& machine, const EngineCall::Command& command) const
{
    if (machine != kLocalMachineId && m_hub && m_hub->book()->find(QString::fromStdString(machine)))
        return startHubCall(m_hub, machine, command);
    if (machine != kLocalMachineId)
        return std::make_unique<RefusedCall>(windowReason("window.call-no-machine", machine));
    const QString path = m_engine.isEmpty() ? PlanService::enginePath() : m_engine;
    if (path.isEmpty() || !QFileInfo(path).isExecutable())
        return std::make_unique<RefusedCall>(
            path.isEmpty() ? windowReason("window.call-no-engine")
                           : windowReason("window.call-no-program", PathText{path.toStdString()}));
    return std::make_unique<ProcessCall>(path, command);
}

} // namespace trainyard
