// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/engine_there_service.h"

#include "backend/protocol/locations.h"
#include "gui/services/machine_hub.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <typeinfo>

namespace trainyard {
namespace {

constexpr double kEngineTurnSeconds = 3600.0; // until the turn is removed
constexpr double kAgainAfter = 5.0;           // seconds after a step that may be tried again
constexpr double kCheckPause = 1.0;

bool mayPass(ErrorKind kind)
{
    return kind == ErrorKind::Transport || kind == ErrorKind::Timeout || kind == ErrorKind::Busy;
}

} // namespace

// ---- On a machine's thread

struct EngineThereService::Work {
    virtual ~Work() = default;
    /// On the machine's thread. Seconds until it wants to be called again; what it throws ends it unless it may pass.
    virtual double step(Machine& machine) = 0;
    /// Ends what it has there.
    virtual void cancelThere() = 0;
    /// Whatever referred to the machine's transport and scheduler goes: they may be others now.
    virtual void forget() = 0;

    /// In the GUI thread, unless the service is gone by then.
    void tell(std::function<void(EngineThereService&)> what)
    {
        const std::lock_guard lock(mutex);
        if (EngineThereService* to = owner)
            QMetaObject::invokeMethod(
                to, [to, what = std::move(what)] { what(*to); }, Qt::QueuedConnection);
    }
    void over(std::function<void(EngineThereService&)> what)
    {
        ended = true;
        tell([id = id, what = std::move(what)](EngineThereService& service) {
            service.end(id, [&] { what(service); });
        });
    }
    bool givenUp() const { return stop || leave; }
    double turn(Machine& machine);

    std::mutex mutex;
    EngineThereService* owner = nullptr; ///< null once it is gone
    QString id;
    MachineEntry entry;
    std::atomic<bool> stop{false};  ///< a person cancelled it
    std::atomic<bool> leave{false}; ///< this program ends
    bool ended = false;
    const void* scheduler = nullptr;
    int turnNumber = 0; ///< GUI thread
};

double EngineThereService::Work::turn(Machine& machine)
{
    if (ended || leave)
        return kEngineTurnSeconds;
    try {
        if (scheduler != machine.scheduler.get()) {
            forget();
            scheduler = machine.scheduler.get();
        }
        if (stop) {
            cancelThere();
            over([id = id](EngineThereService& service) { emit service.cancelled(id); });
            return kEngineTurnSeconds;
        }
        return step(machine);
    } catch (...) {
        const Error error = currentError("install the engine");
        if (mayPass(error.kind)) {
            forget();
            scheduler = nullptr;
            if (error.kind == ErrorKind::Transport)
                throw; // the connection is looked after by its owner
            return kAgainAfter;
        }
        const bool byPerson = error.kind == ErrorKind::Cancelled && stop;
        over([id = id, error, byPerson](EngineThereService& service) {
            if (byPerson)
                emit service.cancelled(id);
            else
                emit service.failed(id, error);
        });
        return kEngineTurnSeconds;
    }
}

class EngineThereService::InstallWork : public EngineThereService::Work {
public:
    explicit InstallWork(bool sources) : m_sources(sources) {}
    double step(Machine& machine) override
    {
        if (!m_install) {
            if (!m_package)
                m_package = enginePackage(m_sources, [this] { return givenUp(); });
            EngineCommand command = engineCommandOf(entry, machine.places);
            m_install = std::make_unique<EngineInstall>(*m_package, command, engineJobRequest(machine),
                                                        *machine.transport, *machine.scheduler);
        }
        const EngineInstallNews news = m_install->advance([this](const EngineInstallNews& now) {
            tell([id = id, now](EngineThereService& service) { emit service.installProgressed(id, now); });
            return !givenUp();
        });
        tell([id = id, news](EngineThereService& service) { emit service.installProgressed(id, news); });
        if (!m_install->done())
            return news.waitSeconds;
        MachineEntry changed = entry;
        changed.engine = m_install->path();
        over([id = id, changed, missing = QString::fromStdString(m_install->missing())](EngineThereService& service) {
            const MachineEntry* known =
                service.m_hub->book()->find(id); // it may have been changed meanwhile, or removed
            MachineEntry now = known ? *known : changed;
            now.engine = changed.engine;
            if (known)
                service.m_hub->book()->save(now);
            emit service.installed(id, QString::fromStdString(changed.engine), missing);
        });
        return kEngineTurnSeconds;
    }
    void cancelThere() override
    {
        if (m_install)
            m_install->cancel();
    }
    void forget() override { m_install.reset(); }

private:
    bool m_sources;
    std::optional<EnginePackage> m_package;
    std::unique_ptr<EngineInstall> m_install;
};

class EngineThereService::CheckWork : public EngineThereService::Work {
public:
    double step(Machine& machine) override
    {
        if (!m_check) {
            const std::string home = machine.places.trainyard.empty() ? dataHome().string() : machine.places.trainyard;
            m_check =
                std::make_unique<EngineCheckJob>(engineCommandOf(entry, machine.places), engineJobRequest(machine),
                                                 home + "/engines/.jobs", *machine.transport, *machine.scheduler);
        }
        const std::optional<MachineCheck> check = m_check->poll();
        tell([id = id, done = m_check->done(), total = m_check->total(), waits = m_check->waits()](
                 EngineThereService& service) { emit service.checkProgressed(id, done, total, waits); });
        if (!check)
            return kCheckPause;
        over([id = id, check = *check](EngineThereService& service) { emit service.checked(id, check); });
        return kEngineTurnSeconds;
    }
    void cancelThere() override
    {
        if (m_check)
            m_check->cancel();
    }
    void forget() override { m_check.reset(); }

private:
    std::unique_ptr<EngineCheckJob> m_check;
};

// ---- In the GUI thread

EngineThereService::EngineThereService(MachineHub* hub, QObject* parent) : QObject(parent), m_hub(hub)
{
    const std::filesystem::path folder = programFolder();
    if (const auto shipped = shippedSources(sourceFolders(folder)))
        m_sourcesId = QString::fromStdString(shipped->id);
}

EngineThereService::~EngineThereService()
{
    for (const auto& [id, work] : m_work) {
        work->leave = true;
        {
            const std::lock_guard lock(work->mutex);
            work->owner = nullptr;
        }
        m_hub->forgetTurn(id, work->turnNumber); // the step under way may take minutes, and ends with the connection
    }
}

void EngineThereService::begin(const QString& machineId, std::shared_ptr<Work> work)
{
    const MachineEntry* entry = m_hub->book()->find(machineId);
    if (busy(machineId) || !entry)
        return;
    work->owner = this;
    work->id = machineId;
    work->entry = *entry;
    m_work[machineId] = work;
    work->turnNumber = m_hub->addTurn(machineId, [work](Machine& machine) { return work->turn(machine); });
}

void EngineThereService::end(const QString& machineId, const std::function<void()>& tell)
{
    const auto found = m_work.find(machineId);
    if (found == m_work.end())
        return;
    const std::shared_ptr<Work> work = found->second;
    m_work.erase(found);
    m_hub->removeTurn(machineId, work->turnNumber); // it has nothing to do any more
    tell();
}

void EngineThereService::survey(const QString& machineId)
{
    const MachineEntry* entry = m_hub->book()->find(machineId);
    if (!entry)
        return;
    m_hub->ask(
        machineId, this,
        [entry = *entry](Machine& machine) {
            return surveyEngines(*machine.transport, surveyCommandOf(entry, machine.places));
        },
        std::function<void(const Result<EngineSurvey>&)>([this, machineId](const Result<EngineSurvey>& result) {
            if (result.ok())
                emit surveyed(machineId, result.value());
            else
                emit failed(machineId, result.error());
        }));
}

void EngineThereService::install(const QString& machineId, bool sources)
{
    begin(machineId, std::make_shared<InstallWork>(sources));
}

void EngineThereService::check(const QString& machineId)
{
    begin(machineId, std::make_shared<CheckWork>());
}

void EngineThereService::cancel(const QString& machineId)
{
    const auto found = m_work.find(machineId);
    if (found == m_work.end())
        return;
    found->second->stop = true;
    m_hub->wake(machineId);
}

void EngineThereService::use(const QString& machineId, const FoundEngine& engine)
{
    const MachineEntry* entry = m_hub->book()->find(machineId);
    if (!entry)
        return;
    MachineEntry changed = *entry;
    changed.engine = engine.path;
    const std::string load = "module load " + engine.module;
    if (!engine.module.empty() && changed.jobTemplate.prologue.find(load) == std::string::npos)
        changed.jobTemplate.prologue +=
            (changed.jobTemplate.prologue.empty() || changed.jobTemplate.prologue.back() == '\n' ? "" : "\n") + load +
            "\n";
    m_hub->book()->save(changed);
}

} // namespace trainyard
