// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/new_run_view_model.h"

#include "backend/base/files.h"
#include "backend/protocol/learning_rate.h"
#include "backend/protocol/rank_layout.h"
#include "backend/protocol/scaling.h"
#include "gui/formats/reason_text.h"
#include "gui/formats/run_names.h"
#include "gui/new_run/problem_text.h"
#include "gui/new_run/program_view_model.h"
#include "gui/new_run/run_name.h"
#include "gui/services/preset_store.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace trainyard {
namespace {

double usualRate(OptimizerKind kind)
{
    switch (kind) {
    case OptimizerKind::Sgd: return LearningRateSpec().base;
    case OptimizerKind::Adam:
    case OptimizerKind::AdamW:
    case OptimizerKind::RmsProp: return 0.001;
    case OptimizerKind::Adadelta: return 1.0;
    case OptimizerKind::Lars: return 1.0;
    }
    return LearningRateSpec().base;
}

} // namespace

NewRunViewModel::NewRunViewModel(const Services& services, PresetStore* presets, QObject* parent)
    : QObject(parent), m_services(services), m_presets(presets), m_dataSets(services.store)
{
    connectPlan();
    if (m_services.launch) {
        connect(m_services.launch, &LaunchService::submitted, this, &NewRunViewModel::takeSubmitted);
        // Runs for another machine are submitted when it can be reached; the form does not wait for that.
        connect(m_services.launch, &LaunchService::requestStored, this,
                [this](const QString& machineId, const QString& runId) {
                    if (machineId != QLatin1String(kLocalMachineId))
                        takeSubmitted(runId);
                });
        connect(m_services.launch, &LaunchService::failed, this, [this](const QString& id, const Error& error) {
            if (!m_starting || id != m_startingId)
                return;
            m_starting = false;
            emit startChanged();
            emit failed(errorText(error));
        });
    }
    if (m_services.machines)
        connectMachines();
    if (m_presets) {
        connect(m_presets, &PresetStore::loaded, this, &NewRunViewModel::presetChanged);
        connect(m_presets, &PresetStore::failed, this, [this](const Error& error) { emit failed(errorText(error)); });
    }
    m_side.spec.name = proposedRunName(m_side.spec).toStdString();
    m_side.baseline = comparable(m_side.spec);
    m_problems.check(specToCheck());
    m_program = std::make_unique<ProgramViewModel>(*this, m_services);
}

NewRunViewModel::~NewRunViewModel() = default;

RunSpec NewRunViewModel::specToCheck() const
{
    RunSpec spec = m_side.spec;
    spec.id = "draft"; // the real id is assigned at the start
    return spec;
}

void NewRunViewModel::edit(const std::function<void(RunSpec&)>& change)
{
    RunSpec changed = m_side.spec;
    change(changed);
    if (changed == m_side.spec)
        return;
    if (m_side.take(std::move(changed)))
        emit specReplaced();
    specChanged();
}

void NewRunViewModel::chooseOptimizer(OptimizerKind kind)
{
    if (kind == m_side.spec.training.optimizer.kind)
        return;
    RunSpec changed = m_side.spec;
    if (changed.training.learningRate.base == usualRate(m_side.spec.training.optimizer.kind))
        changed.training.learningRate.base = usualRate(kind);
    changed.training.optimizer = optimizerDefaults(kind);
    m_side.spec = std::move(changed);
    emit specReplaced(); // several fields changed at once
    specChanged();
}

void NewRunViewModel::chooseProgram(bool program)
{
    if (program == isProgram())
        return;
    m_problems.setWaiting({});
    if (program && !m_aside)
        m_problems.setWaiting({QStringLiteral("/program/command"), QStringLiteral("/program/folder")});
    FormSide other = m_aside                                      ? std::move(*m_aside)
                     : program                                    ? emptyProgramSide()
                     : m_presets && !m_presets->presets().empty() ? sideOf(m_presets->presets().front())
                                                                  : FormSide{};
    if (m_side.spec.tags != m_side.baseline.tags) // what a person said of the run counts whatever trains
        other.spec.tags = m_side.spec.tags;
    if (m_side.spec.notes != m_side.baseline.notes)
        other.spec.notes = m_side.spec.notes;
    putAside(other.spec);
    replace(std::move(other));
}

void NewRunViewModel::useData(const DataSpec& data, const QString& machine)
{
    chooseProgram(false);
    const std::vector<MachineChoice> all = machines();
    if (machine != QLatin1String(kLocalMachineId) &&
        std::any_of(all.begin(), all.end(), [&](const MachineChoice& one) { return one.id == machine; }))
        chooseMachine(machine);
    RunSpec changed = m_side.spec;
    changed.data = DataSetChoice::taken(changed.data, data);
    m_side.take(std::move(changed));
    emit specReplaced(); // several fields changed at once
    specChanged();
}

void NewRunViewModel::beginWithData(const DataSpec& data, const QString& machine)
{
    chooseProgram(false);
    if (!m_side.origin.isEmpty())
        m_side.nameEdited = false; // the name was the other run's
    if (data.format != m_side.spec.data.format || data.path != m_side.spec.data.path)
        m_side.forgetWords();
    m_side.forgetOrigin();
    useData(data, machine);
}

void NewRunViewModel::touch(const QString& path)
{
    if (m_problems.touch(path))
        emit problemsChanged();
}

void NewRunViewModel::specChanged()
{
    if (!m_side.nameEdited) {
        const QString name = proposedName();
        if (name.toStdString() != m_side.spec.name) {
            m_side.spec.name = name.toStdString();
            emit nameProposed(name);
        }
    }
    m_problems.check(specToCheck());
    m_planCurrent = false;
    m_here.reset();
    m_planCancelled = false;
    m_filesSeen = 0;
    m_planTimer.start();
    emit specEdited();
    emit problemsChanged();
    emit presetChanged();
    emit startChanged();
}

void NewRunViewModel::setName(const QString& name)
{
    m_side.nameEdited = !name.isEmpty();
    const QString wanted = m_side.nameEdited ? name : proposedName();
    if (!m_side.nameEdited)
        emit nameProposed(wanted);
    edit([&](RunSpec& spec) { spec.name = wanted.toStdString(); });
}

void NewRunViewModel::setInputProblem(const QString& fieldPath, const QString& text)
{
    if (!m_problems.setInput(fieldPath, text))
        return;
    emit problemsChanged();
    emit startChanged();
}

void NewRunViewModel::replace(FormSide side)
{
    m_side = std::move(side);
    m_problems.clearInput();
    emit specReplaced();
    specChanged();
    askNames();
}

/// Says in what a clone differs; where it differs in nothing that names say, it gets a number.
QString NewRunViewModel::proposedName() const
{
    const QString name = proposedRunName(m_side.spec);
    return m_side.origin.isEmpty() ? name : format::freeName(name, m_runNames);
}

void NewRunViewModel::askNames()
{
    if (!m_services.store || m_side.origin.isEmpty())
        return;
    m_services.store->ask(
        this,
        [](StoreReader& reader) {
            QStringList names;
            for (const std::string& name : reader.runNames())
                names << QString::fromStdString(name);
            return names;
        },
        [this](QStringList names) {
            m_runNames = std::move(names);
            if (m_side.nameEdited || m_starting)
                return;
            const QString name = proposedName();
            if (name.toStdString() == m_side.spec.name)
                return;
            edit([&](RunSpec& spec) { spec.name = name.toStdString(); });
            emit nameProposed(name);
        });
}

/// Keeps the form where another kind of run comes in its place.
void NewRunViewModel::putAside(const RunSpec& next)
{
    if (next.program.has_value() != isProgram())
        m_aside = m_side;
}

void NewRunViewModel::load(const RunSpec& spec, const QString& origin)
{
    FormSide clone;
    clone.spec = spec;
    clone.spec.id.clear();
    // A clone's name is updated automatically only if it was proposed automatically; a name that a person chose is
    // kept.
    clone.nameEdited = !spec.name.empty() && !hasProposedName(clone.spec);
    if (!clone.nameEdited)
        clone.spec.name = proposedRunName(clone.spec).toStdString();
    clone.baseline = comparable(clone.spec);
    clone.origin = origin;
    clone.originId = origin.isEmpty() ? QString() : QString::fromStdString(spec.id); // a file is not a run of the store
    putAside(clone.spec);
    replace(std::move(clone));
}

void NewRunViewModel::applyPreset(const QString& name)
{
    const Preset* preset = m_presets ? m_presets->find(name) : nullptr;
    if (!preset)
        return;
    FormSide side = sideOf(*preset);
    // A preset without a folder keeps the folder already chosen for the same format.
    if (side.spec.data.path.empty() && side.spec.data.format == m_side.spec.data.format)
        side.spec.data.path = m_side.spec.data.path;
    side.baseline = comparable(side.spec);
    side.spec.name = proposedRunName(side.spec).toStdString();
    putAside(side.spec);
    replace(std::move(side));
}

bool NewRunViewModel::canReset() const
{
    return m_side.isModified() || m_problems.hasInput() || m_side.nameEdited;
}

void NewRunViewModel::reset()
{
    FormSide side = m_side;
    side.spec = side.baseline;
    side.nameEdited = false;
    side.spec.name = proposedRunName(side.spec).toStdString();
    replace(std::move(side));
}

void NewRunViewModel::savePreset(const QString& name)
{
    if (!m_presets)
        return;
    m_presets->save(name, m_side.spec);
    m_side.preset = name.simplified();
    m_side.baseline = comparable(m_side.spec);
    m_side.forgetOrigin();
    emit presetChanged();
}

QHash<QString, QStringList> NewRunViewModel::problems() const
{
    return m_problems.byField(m_side.spec, m_planCurrent && m_plan ? &*m_plan : nullptr);
}

QStringList NewRunViewModel::warnings() const
{
    QStringList list;
    if (m_planCurrent && isElsewhere() && !m_thereTrouble.isEmpty())
        list << m_thereTrouble;
    if (m_plan && m_planCurrent)
        for (const SpecProblem& warning : m_plan->warnings)
            list << titledWarning(warning);
    if (const std::optional<SpecProblem> warning =
            isProgram() ? std::nullopt : divergedWarning(m_diverged, m_side.spec))
        list << titledWarning(*warning);
    return list;
}

NewRunViewModel::PlanState NewRunViewModel::planState() const
{
    if (!m_planError.isEmpty())
        return PlanState::Unavailable;
    if (m_planCancelled)
        return PlanState::Cancelled;
    return m_planCurrent ? PlanState::Answered : PlanState::Waiting;
}

std::optional<bool> NewRunViewModel::holdsOut() const
{
    const DataSpec& data = m_side.spec.data; // the other fields do not change what parts it has
    return data.format == m_plannedData.format && data.path == m_plannedData.path ? m_holdsOut : std::nullopt;
}

QVector<QPointF> NewRunViewModel::learningRateCurve(int points) const
{
    const TrainingSpec& training = m_side.spec.training;
    if (!m_problems.allowsSpec() || points < 2)
        return {};
    const std::int64_t perEpoch =
        m_plan && m_plan->stepsPerEpoch && *m_plan->stepsPerEpoch > 0 ? *m_plan->stepsPerEpoch : 1000;
    const std::int64_t total = perEpoch * training.epochs;
    LearningRateSpec rate = training.learningRate;
    rate.base = scaledBatch(m_side.spec, m_side.spec.resources.ranks).rate;
    QVector<QPointF> curve;
    curve.reserve(points);
    std::int64_t previous = -1;
    for (int i = 0; i < points; ++i) {
        const std::int64_t step = (total - 1) * i / (points - 1);
        if (std::exchange(previous, step) == step)
            continue;
        curve << QPointF(double(step) / double(perEpoch), learningRate(rate, training.epochs, perEpoch, step));
    }
    return curve;
}

QString NewRunViewModel::specText() const
{
    nlohmann::ordered_json json = toJson(m_side.spec);
    json.erase("id"); // each start of the file makes a new run
    return QString::fromStdString(json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
}

int NewRunViewModel::coresOfMachine() const
{
    return m_devices ? m_devices->cpu.cores : 0;
}

int NewRunViewModel::coresNeeded() const
{
    const int all = std::max(coresOfMachine(), 1);
    const int cores = processNeeds(m_side.spec).cores;
    return cores <= 0 ? all : std::min(cores, all);
}

bool NewRunViewModel::willQueue() const
{
    return m_machine.id == QLatin1String(kLocalMachineId) && m_devices && m_coresBusy > 0 &&
           m_coresBusy + coresNeeded() > coresOfMachine();
}

QString NewRunViewModel::startObstacle() const
{
    if (m_starting)
        return tr("The run is being sent to the machine.");
    if (const QString problem = m_problems.obstacle(problems()); !problem.isEmpty())
        return problem;
    if (const QString problem = machineProblem(); !problem.isEmpty())
        return problem;
    if (planState() == PlanState::Unavailable)
        return m_planError;
    if (planState() == PlanState::Waiting)
        return tr("The settings are being checked.");
    if (planState() == PlanState::Cancelled)
        return tr("The check of the settings was cancelled: choose Check again.");
    return {};
}

void NewRunViewModel::start()
{
    if (!startObstacle().isEmpty() || !m_services.launch)
        return;
    RunSpec spec = m_side.spec;
    spec.id = makeRunId();
    m_starting = true;
    m_startingId = QString::fromStdString(spec.id);
    emit startChanged();
    m_services.launch->start(spec, m_machine.id, m_side.originId);
}

void NewRunViewModel::takeSubmitted(const QString& runId)
{
    if (!m_starting || runId != m_startingId)
        return;
    m_starting = false;
    askNames();
    emit startChanged();
    emit started(runId);
}

QByteArray NewRunViewModel::saveState() const
{
    nlohmann::ordered_json state = toJson(m_side);
    if (m_aside)
        state["aside"] = toJson(*m_aside);
    return QByteArray::fromStdString(state.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
}

bool NewRunViewModel::restoreState(const QByteArray& state)
{
    const auto json = nlohmann::ordered_json::parse(state.begin(), state.end(), nullptr, false);
    if (!json.is_object() || !json.contains("spec") || !json["spec"].is_object())
        return false;
    FormSide side = readFormSide(json);
    const auto aside = json.find("aside");
    if (aside != json.end() && aside->is_object() && aside->contains("spec") && (*aside)["spec"].is_object()) {
        m_aside = readFormSide(*aside);
        if (m_aside->spec.program.has_value() == side.spec.program.has_value())
            m_aside.reset();
    }
    replace(std::move(side));
    return true;
}

} // namespace trainyard
