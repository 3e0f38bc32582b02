// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/machines/engine_there_view_model.h"

#include "gui/formats/reason_text.h"
#include "gui/services/machine_hub.h"
#include "gui/services/qt_text.h"

#include <algorithm>

namespace trainyard {
namespace {

constexpr qsizetype kLongestLog = 400'000;

QString originText(const FoundEngine& engine)
{
    switch (engine.origin) {
    case FoundEngine::Origin::Named: return EngineThereViewModel::tr("chosen");
    case FoundEngine::Origin::Installed: return EngineThereViewModel::tr("installed");
    case FoundEngine::Origin::Path: return EngineThereViewModel::tr("on PATH");
    case FoundEngine::Origin::Module: break;
    }
    return EngineThereViewModel::tr("module %1").arg(qt(engine.module));
}

} // namespace

EngineThereViewModel::EngineThereViewModel(MachineHub* hub, QObject* parent)
    : QObject(parent), m_hub(hub), m_service(hub)
{
    connect(&m_service, &EngineThereService::surveyed, this, [this](const QString& id, const EngineSurvey& survey) {
        state(id).survey = survey;
        tellChanged(id);
    });
    connect(&m_service, &EngineThereService::installProgressed, this, &EngineThereViewModel::takeInstall);
    connect(&m_service, &EngineThereService::installed, this,
            [this](const QString& id, const QString&, const QString& missing) {
                state(id).missing = missing;
                state(id).problem.clear();
                tellChanged(id);
                emit engineChanged(id);
                m_service.survey(id);
            });
    connect(&m_service, &EngineThereService::checkProgressed, this,
            [this](const QString& id, int done, int total, const Reason& waits) {
                State& at = state(id);
                at.share = total > 0 ? static_cast<double>(done) / total : -1.0;
                at.busyText = total > 0       ? tr("Check %1 of %2").arg(std::min(done + 1, total)).arg(total)
                              : waits.empty() ? tr("Starting the check…")
                                              : tr("The check waits: %1").arg(reasonAndRemedy(waits));
                if (id == m_machine)
                    emit progressed();
            });
    connect(&m_service, &EngineThereService::checked, this, [this](const QString& id, const MachineCheck& check) {
        state(id).check = check;
        state(id).problem.clear();
        tellChanged(id);
    });
    connect(&m_service, &EngineThereService::cancelled, this, [this](const QString& id) { tellChanged(id); });
    connect(&m_service, &EngineThereService::failed, this, [this](const QString& id, const Error& error) {
        state(id).problem = errorText(error);
        tellChanged(id);
    });
    connect(hub, &MachineHub::statusChanged, this, [this](const QString& id) {
        if (id == m_machine)
            setMachine(id);
    });
}

const EngineThereViewModel::State& EngineThereViewModel::shown() const
{
    static const State nothing;
    const auto found = m_states.find(m_machine);
    return found == m_states.end() ? nothing : found->second;
}

void EngineThereViewModel::tellChanged(const QString& id)
{
    if (id != m_machine)
        return;
    m_check.show(shown().check);
    emit changed();
}

void EngineThereViewModel::setMachine(const QString& machineId)
{
    m_machine = machineId;
    tellChanged(machineId);
    if (!machineId.isEmpty() && connected() && !isLocal() && !shown().survey && shown().problem.isEmpty())
        m_service.survey(machineId);
}

bool EngineThereViewModel::isLocal() const
{
    return m_machine == QLatin1String(kLocalMachineId);
}
bool EngineThereViewModel::connected() const
{
    return m_hub->connected(m_machine);
}
bool EngineThereViewModel::surveyed() const
{
    return shown().survey.has_value();
}
QString EngineThereViewModel::problem() const
{
    return shown().problem;
}
QString EngineThereViewModel::missing() const
{
    return shown().missing;
}
QString EngineThereViewModel::busyText() const
{
    return shown().busyText;
}
double EngineThereViewModel::share() const
{
    return shown().share;
}
QString EngineThereViewModel::log() const
{
    return shown().log;
}

std::vector<EngineThereViewModel::Row> EngineThereViewModel::rows() const
{
    std::vector<Row> rows;
    if (!shown().survey)
        return rows;
    const MachineEntry* entry = m_hub->book()->find(m_machine);
    bool named = false;
    for (const FoundEngine& engine : shown().survey->engines) {
        Row row;
        row.origin = originText(engine);
        row.version = engine.version ? qt(engine.version->version) : QString();
        row.path = qt(engine.path);
        row.problem = engine.misfit ? errorText(*engine.misfit) : QString();
        // Without a choice, the engine on PATH is used.
        const bool chosen = entry && (entry->engine.empty() ? engine.origin == FoundEngine::Origin::Path
                                                            : entry->engine == engine.path ||
                                                                  engine.origin == FoundEngine::Origin::Named);
        row.used = chosen && !named;
        named = named || chosen;
        rows.push_back(std::move(row));
    }
    return rows;
}

bool EngineThereViewModel::fits() const
{
    const std::vector<Row> all = rows();
    return std::any_of(all.begin(), all.end(), [](const Row& row) { return row.used && row.problem.isEmpty(); });
}

QString EngineThereViewModel::summary() const
{
    if (isLocal())
        return tr("This workstation uses the engine that was installed with the window.");
    if (!connected() && !surveyed())
        return tr("Connect to the machine to see its engine.");
    if (!surveyed())
        return tr("Looking for the engine…");
    for (const Row& row : rows())
        if (row.used)
            return row.problem.isEmpty() ? tr("Version %1, %2: %3").arg(row.version, row.origin, row.path)
                                         : row.problem;
    return rows().empty() ? tr("There is no engine on this machine yet. Install it; the machine only needs a compiler.")
                          : tr("There are engines, but none is chosen. Use one, or install this window's.");
}

QString EngineThereViewModel::tools() const
{
    if (!shown().survey)
        return {};
    const EngineSurvey& survey = *shown().survey;
    QStringList parts;
    for (const char* name : {"g++", "cmake", "nvcc", "mpicc"}) {
        const auto found = survey.tools.find(name);
        if (found != survey.tools.end())
            parts << (found->second.empty() ? QString::fromLatin1(name) : qt(found->second));
        else
            parts << tr("no %1").arg(QString::fromLatin1(name));
    }
    return tr("%1, %2; %3").arg(qt(survey.architecture), qt(survey.libc), parts.join(QStringLiteral(", ")));
}

QString EngineThereViewModel::installText(const EngineInstallNews& news) const
{
    switch (news.phase) {
    case EngineInstallNews::Phase::Looking: return tr("Checking the machine…");
    case EngineInstallNews::Phase::Sending: return tr("Sending the engine…");
    case EngineInstallNews::Phase::Waiting:
        return news.text.empty() ? tr("The job that builds it waits…")
                                 : tr("The job that builds it waits: %1").arg(reasonAndRemedy(news.text));
    case EngineInstallNews::Phase::Building: return tr("Building on the machine, %1").arg(reasonText(news.text));
    case EngineInstallNews::Phase::Placing: return tr("Installing it…");
    case EngineInstallNews::Phase::Done: break;
    }
    return tr("Installed");
}

void EngineThereViewModel::takeInstall(const QString& id, const EngineInstallNews& news)
{
    State& at = state(id);
    at.busyText = installText(news);
    at.share = news.share;
    if (!news.log.empty()) {
        const QString text = QString::fromUtf8(QByteArray::fromStdString(news.log));
        at.log = (at.log + text).right(kLongestLog);
        if (id == m_machine)
            emit logArrived(text);
    }
    if (id == m_machine)
        emit progressed();
}

void EngineThereViewModel::look()
{
    state(m_machine).problem.clear();
    m_service.survey(m_machine);
    tellChanged(m_machine);
}

void EngineThereViewModel::install(bool sources)
{
    State& at = state(m_machine);
    at.problem.clear();
    at.missing.clear();
    at.log.clear();
    at.share = -1.0;
    at.busyText = tr("Checking the machine…");
    m_service.install(m_machine, sources);
    tellChanged(m_machine);
}

void EngineThereViewModel::startCheck()
{
    State& at = state(m_machine);
    at.problem.clear();
    at.share = -1.0;
    at.busyText = tr("Starting the check…");
    m_service.check(m_machine);
    tellChanged(m_machine);
}

void EngineThereViewModel::cancel()
{
    state(m_machine).busyText = tr("Ending…");
    m_service.cancel(m_machine);
    emit progressed();
}

void EngineThereViewModel::use(int row)
{
    if (!shown().survey || row < 0 || row >= static_cast<int>(shown().survey->engines.size()))
        return;
    m_service.use(m_machine, shown().survey->engines[static_cast<std::size_t>(row)]);
    state(m_machine).survey.reset();
    emit engineChanged(m_machine);
    m_service.survey(m_machine);
    tellChanged(m_machine);
}

} // namespace trainyard
