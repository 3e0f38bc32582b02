// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/engine_call.h"

#include "backend/base/error.h"
#include "cluster/jobs/machine_command.h"
#include "gui/services/plan_service.h"
#include "gui/services/worker_thread.h"

#include <QFileInfo>
#include <QProcess>
#include <QTimer>

#include <algorithm>
#include <atomic>

namespace trainyard {
namespace {

constexpr qsizetype kLongestLine = qsizetype{256} << 20; // 100,000 classes and 1,000 broken files stay far below
constexpr int kPatienceMs = 4000;                        // until a command that was asked to end is ended
constexpr double kPollSeconds = 0.25;
constexpr int kMostTries = 75;                           // over a broken connection: some five minutes
constexpr int kMostDoublings = 4;                        // of the pause between two of them

QString exitText(int code)
{
    return code > 128 ? QStringLiteral("the engine was ended by a signal")
                      : QStringLiteral("the engine ended with code %1 without an answer").arg(code);
}

/// A call that was over before it began.
class RefusedCall : public EngineCall {
public:
    explicit RefusedCall(const QString& reason) { finish(reason); }
    void stop() override {}
};

class ProcessCall : public EngineCall {
public:
    ProcessCall(const QString& engine, const Command& command)
    {
        m_patience.setSingleShot(true);
        connect(&m_patience, &QTimer::timeout, this, [this] { m_process.kill(); });
        m_process.setStandardErrorFile(QProcess::nullDevice());
        connect(&m_process, &QProcess::readyReadStandardOutput, this, [this] { take(m_process.readAllStandardOutput()); });
        connect(&m_process, &QProcess::finished, this, [this](int code, QProcess::ExitStatus status) {
            take(m_process.readAllStandardOutput());
            finish(exitText(status == QProcess::CrashExit ? 255 : code));
        });
        connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError what) {
            if (what == QProcess::FailedToStart)
                finish(QStringLiteral("the engine could not be started: ") + m_process.errorString());
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
        m_patience.start(kPatienceMs);
    }

private:
    QProcess m_process;
    QTimer m_patience;
};

class TransportCall : public EngineCall {
public:
    TransportCall(EngineCalls::MakeTransport make, const std::string& engine, const Command& command)
        : m_make(std::move(make)), m_input(command.input.toStdString())
    {
        m_words.push_back(engine);
        for (const QString& argument : command.arguments)
            m_words.push_back(argument.toStdString());
        m_thread = std::make_unique<WorkerThread>(WorkerThread::AtEnd::Finish, [this] { return turn(); });
    }
    ~TransportCall() override
    {
        m_thread->post([this] { guarded([this] { endNow(); }); });
        m_thread.reset();
    }
    void stop() override
    {
        m_stop = true;
        m_thread->wake();
    }

private:
    double turn()
    {
        if (m_done)
            return 3600.0;
        double pause = kPollSeconds;
        guarded([this, &pause] {
            if (!m_command) {
                m_transport = m_make();
                m_command = std::make_unique<MachineCommand>(*m_transport, m_words, m_input);
            }
            if (m_stop && !m_asked) {
                m_command->stop(false);
                m_asked = true;
            }
            pause = look();
            m_tries = 0;
        });
        return m_tries == 0 ? pause : kPollSeconds * static_cast<double>(1 << std::min(m_tries, kMostDoublings));
    }

    double look()
    {
        MachineCommand::News news = m_command->poll();
        const bool more = !news.output.empty();
        if (more)
            tell([this, bytes = QByteArray::fromStdString(news.output)] { take(bytes); });
        if (!news.exitCode)
            return more ? kPollSeconds / 4 : kPollSeconds;
        over(exitText(*news.exitCode));
        m_command->clean();
        return kPollSeconds;
    }

    void endNow()
    {
        if (m_done || !m_command)
            return;
        m_command->stop(true);
        m_command->clean();
    }

    /// Nothing leaves the thread but values; a broken connection is tried again.
    void guarded(const std::function<void()>& step)
    {
        try {
            step();
        } catch (...) {
            const Error error = currentError("run the engine");
            const bool again = error.kind == ErrorKind::Transport && m_command && ++m_tries <= kMostTries;
            if (!again && !m_done)
                over(QString::fromStdString(error.text()));
        }
    }
    void over(const QString& reason)
    {
        m_done = true;
        tell([this, reason] { finish(reason); });
    }
    void tell(std::function<void()> what) { QMetaObject::invokeMethod(this, std::move(what), Qt::QueuedConnection); }

    EngineCalls::MakeTransport m_make;
    std::vector<std::string> m_words;
    std::string m_input;
    std::unique_ptr<Transport> m_transport;
    std::unique_ptr<MachineCommand> m_command;
    std::atomic<bool> m_stop{false};
    bool m_asked = false;
    bool m_done = false;
    int m_tries = 0;
    std::unique_ptr<WorkerThread> m_thread; // last: it uses all of the above, but for the destructor on this thread
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
    if (m_rest.size() > kLongestLine) {
        m_rest.clear();
        finish(QStringLiteral("the engine sent a line without an end"));
        stop();
    }
}

void EngineCall::finish(const QString& reason)
{
    if (std::exchange(m_over, true))
        return;
    QMetaObject::invokeMethod(this, [this, reason] { emit ended(reason); }, Qt::QueuedConnection);
}

EngineCalls::EngineCalls(QString engine) : m_engine(std::move(engine)) {}

void EngineCalls::addMachine(const std::string& name, MakeTransport transport, std::string engine)
{
    m_machines[name] = {std::move(transport), std::move(engine)};
}

std::unique_ptr<EngineCall> EngineCalls::start(const std::string& machine, const EngineCall::Command& command) const
{
    if (const auto found = m_machines.find(machine); found != m_machines.end())
        return std::make_unique<TransportCall>(found->second.transport, found->second.engine, command);
    if (machine != "local")
        return std::make_unique<RefusedCall>(
            QStringLiteral("there is no machine \"%1\" any more").arg(QString::fromStdString(machine)));
    const QString path = m_engine.isEmpty() ? PlanService::enginePath() : m_engine;
    if (path.isEmpty() || !QFileInfo(path).isExecutable())
        return std::make_unique<RefusedCall>(
            path.isEmpty() ? QStringLiteral("trainyard-engine is neither beside this program nor on PATH")
                           : QStringLiteral("there is no program ") + path);
    return std::make_unique<ProcessCall>(path, command);
}

} // namespace trainyard
