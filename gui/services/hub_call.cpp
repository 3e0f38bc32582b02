// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/hub_call.h"

#include "backend/base/clock.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_window.h"
#include "cluster/jobs/machine_command.h"
#include "gui/services/engine_there_service.h"
#include "gui/services/machine_hub.h"

#include <atomic>
#include <mutex>

namespace trainyard {
namespace {

constexpr double kPollSeconds = 0.5;
constexpr double kPatience = 4.0;           // seconds until a command that was asked to end is ended
constexpr double kCallTurnSeconds = 3600.0; // until the turn is removed

class HubCall;

/// What the machine's thread has of a call; goes with the last of its turns.
struct Job {
    double turn(Machine& machine);
    double look(Machine& machine);
    void over(const Reason& reason);
    void tell(std::function<void(HubCall&)> what);

    MachineHub* hub = nullptr;
    QString id;
    MachineEntry entry;
    std::vector<std::string> words;
    std::string input;
    std::atomic<int> turnNumber{0};
    std::atomic<bool> stop{false};
    std::atomic<bool> left{false}; ///< nobody waits for it any more

    std::mutex mutex;
    HubCall* call = nullptr; ///< null once it is gone

    // The thread's.
    std::unique_ptr<MachineCommand> command;
    double askedAt = 0.0; ///< steadyTime() when it was asked to end
    bool done = false;
};

class HubCall : public EngineCall {
public:
    HubCall(MachineHub* hub, const MachineEntry& entry, const Command& command) : m_job(std::make_shared<Job>())
    {
        m_job->hub = hub;
        m_job->id = QString::fromStdString(entry.id);
        m_job->entry = entry;
        for (const QString& argument : command.arguments)
            m_job->words.push_back(argument.toStdString());
        m_job->input = command.input.toStdString();
        m_job->call = this;
        m_job->turnNumber = hub->addTurn(m_job->id, [job = m_job](Machine& machine) { return job->turn(machine); });
        connect(hub, &MachineHub::statusChanged, this, [this, hub](const QString& id) {
            if (id != m_job->id || hub->status(id).state != LinkState::Disconnected)
                return;
            const std::optional<Error> error = hub->status(id).error;
            m_job->left = true;
            over(error ? errorReason(*error) : windowReason("window.call-disconnected"));
        });
        const LinkState state = hub->status(m_job->id).state;
        if (state == LinkState::Disconnected || state == LinkState::Lost)
            hub->connectMachine(m_job->id);
    }
    ~HubCall() override
    {
        {
            const std::lock_guard lock(m_job->mutex);
            m_job->call = nullptr;
        }
        m_job->left = true;
        m_job->hub->wake(m_job->id);
    }
    void stop() override
    {
        m_job->stop = true;
        m_job->hub->wake(m_job->id);
    }
    void arrived(const QByteArray& bytes) { take(bytes); }
    void over(const Reason& reason) { finish(reason); }

private:
    std::shared_ptr<Job> m_job;
};

void Job::tell(std::function<void(HubCall&)> what)
{
    const std::lock_guard lock(mutex);
    if (HubCall* to = call)
        QMetaObject::invokeMethod(
            to, [to, what = std::move(what)] { what(*to); }, Qt::QueuedConnection);
}

void Job::over(const Reason& reason)
{
    done = true;
    command.reset();
    tell([reason](HubCall& waiting) { waiting.over(reason); });
    hub->forgetTurn(id, turnNumber);
}

double Job::turn(Machine& machine)
{
    if (done)
        return kCallTurnSeconds;
    try {
        return look(machine);
    } catch (...) {
        const Error error = currentError("run the engine");
        // A broken connection is looked after by its owner, and the same is asked again when it is back.
        if (error.kind == ErrorKind::Transport || error.kind == ErrorKind::Cancelled)
            throw;
        if (error.kind == ErrorKind::Timeout && command)
            return kPatience;
        over(errorReason(error));
        return kCallTurnSeconds;
    }
}

double Job::look(Machine& machine)
{
    if (left && !command) {
        over({});
        return kCallTurnSeconds;
    }
    if (command)
        command->use(*machine.transport);
    else
        command = MachineCommand::ofScript(
            *machine.transport, engineLine(engineCommandOf(entry, machine.places), words, "exec ") + "\n", input);
    if (left) {
        command->stop(true);
        command->clean();
        over({});
        return kCallTurnSeconds;
    }
    if (stop && askedAt == 0.0) {
        command->stop(false);
        askedAt = steadyTime();
    } else if (stop && steadyTime() > askedAt + kPatience) {
        command->stop(true);
    }
    const MachineCommand::News news = command->poll();
    if (!news.output.empty())
        tell([bytes = QByteArray::fromStdString(news.output)](HubCall& waiting) { waiting.arrived(bytes); });
    if (!news.exitCode)
        return news.output.empty() ? kPollSeconds : kPollSeconds / 4;
    command->clean();
    over(engineEnd(*news.exitCode));
    return kCallTurnSeconds;
}

} // namespace

std::unique_ptr<EngineCall> startHubCall(MachineHub* hub, const std::string& machineId,
                                         const EngineCall::Command& command)
{
    return std::make_unique<HubCall>(hub, *hub->book()->find(QString::fromStdString(machineId)), command);
}

} // namespace trainyard
