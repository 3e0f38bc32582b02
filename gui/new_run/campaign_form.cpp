// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/new_run/campaign_form.h"

#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "backend/protocol/scaling.h"
#include "cluster/campaigns/search_study.h"
#include "cluster/campaigns/study_duration.h"
#include "gui/formats/format.h"
#include "gui/formats/reason_text.h"
#include "gui/formats/run_names.h"
#include "gui/formats/study_text.h"
#include "gui/formats/ticket_text.h"
#include "gui/new_run/problem_text.h"
#include "gui/new_run/run_name.h"

#include <QRegularExpression>

#include <algorithm>

namespace trainyard {
namespace {

QStringList rankParts(const QString& ranks)
{
    static const QRegularExpression separators(QStringLiteral("[,;\\s]+"));
    return ranks.split(separators, Qt::SkipEmptyParts);
}

/// Whether the program is given the seed of its run in so many words.
bool namesSeed(const ProgramSpec& program)
{
    const auto names = [](const std::string& text) { return text.find("{seed}") != std::string::npos; };
    return std::any_of(program.command.begin(), program.command.end(), names) ||
           std::any_of(program.variables.begin(), program.variables.end(), names) ||
           std::any_of(program.parameters.begin(), program.parameters.end(),
                       [&](const ProgramParameter& one) { return names(valueText(one.value)); });
}

CampaignForm::Line lineOf(const std::string& cell, int stage, const RunSpec& spec)
{
    if (spec.program) // what its ranks train with is its own affair
        return {QString::fromStdString(cell), format::count(spec.resources.ranks), QStringLiteral("–"),
                QStringLiteral("–"),          QString::number(spec.seed),          stage};
    const ScaledBatch batch = scaledBatch(spec, spec.resources.ranks);
    const QString local =
        batch.effective == kAutoBatch ? QStringLiteral("–")
        : batch.smallestLocal == batch.largestLocal
            ? format::count(batch.largestLocal)
            : QStringLiteral("%1–%2").arg(format::count(batch.smallestLocal), format::count(batch.largestLocal));
    return {QString::fromStdString(cell),     format::count(spec.resources.ranks), local,
            format::learningRate(batch.rate), QString::number(spec.seed),          stage};
}

} // namespace

CampaignForm::CampaignForm(const Services& services, const RunSpec& spec, int cores, QObject* parent)
    : QObject(parent), m_services(services), m_runName(QString::fromStdString(spec.name)),
      m_namesItself(m_runName == proposedRunName(spec)), m_past(services.campaigns)
{
    m_study.base = spec;
    m_study.base.resources.ranks = 1;
    if (int& gpus = m_study.base.resources.placement.gpusPerNode; spec.program && gpus > 0)
        gpus = std::max(1, gpus / std::max(1, spec.resources.ranks)); // of each rank
    m_series.specs = {spec};
    m_study.id = m_series.id = makeRunId();
    m_tickets.setBase(spec);
    m_tickets.setId(m_study.id);
    m_search.setBase(spec);
    m_past.setSpec(spec);
    connect(&m_past, &PastStepsModel::changed, this, [this] {
        if (m_kind != Kind::Series)
            plan();
    });
    if (m_services.campaigns)
        connect(m_services.campaigns, &CampaignService::comparableRunRead, this,
                [this](quint64 generation, const std::optional<ComparableRun>& run) {
                    if (generation != m_comparableAsked)
                        return;
                    m_comparable = run;
                    plan();
                });
    askComparable();
    QStringList counts;
    for (int ranks = 1; ranks <= std::clamp(cores, 2, 8); ranks *= 2)
        counts << QString::number(ranks);
    m_ranks = counts.join(QStringLiteral(", "));
    proposeName();
    if (m_services.launch) {
        connect(m_services.launch, &LaunchService::campaignStarted, this, [this](const QString& id) {
            if (m_starting && id.toStdString() == m_study.id)
                emit started(id);
        });
        connect(m_services.launch, &LaunchService::failed, this, [this](const QString& id, const Error& error) {
            if (!m_starting || id.toStdString() != m_study.id)
                return;
            m_starting = false;
            emit changed(); // first, because the dialog then shows the form's own problems
            emit failed(errorText(error));
        });
    }
    plan();
}

void CampaignForm::setPlace(const CampaignPlace& place, const QString& name)
{
    m_place = place;
    m_placeName = name;
    m_room = {name.toStdString(), -1, 0};
    askComparable();
    plan();
    if (place.machine == kLocalMachineId || !m_services.machines)
        return;
    const std::string machine = place.machine; // without a connection its free resources stay unknown
    m_services.machines->ask(
        QString::fromStdString(machine), this,
        [spec = m_tickets.study().base](Machine& there) { return lookAtPlace(there, spec); },
        std::function([this, machine](const Result<PlaceOutlook>& outlook) {
            if (!outlook.ok() || m_place.machine != machine)
                return;
            m_place.atOnce = outlook.value().atOnce;
            m_room.bytesFree = outlook.value().bytesFree;
            plan();
        }));
}

void CampaignForm::setKind(Kind kind)
{
    m_kind = kind;
    proposeName();
    plan();
}

/// The base run's name, unless it tells the ranks and the seed of a study that has several.
void CampaignForm::proposeName()
{
    if (m_nameEdited || m_starting)
        return;
    QString wanted = m_runName;
    if (m_kind == Kind::ScalingStudy && m_namesItself) {
        std::vector<int> ranks;
        for (const QString& part : rankParts(m_ranks))
            ranks.push_back(part.toInt());
        wanted = proposedStudyName(m_study.base, ranks);
    }
    if (wanted == m_proposed)
        return;
    m_proposed = wanted;
    takeName(wanted);
    emit nameProposed(wanted);
    askNames();
}

/// Another campaign of the same base may have its name.
void CampaignForm::askNames()
{
    if (!m_services.store)
        return;
    m_services.store->ask(
        this,
        [](StoreReader& reader) {
            QStringList names;
            for (const CampaignRow& row : reader.campaigns())
                names << QString::fromStdString(row.name);
            return names;
        },
        [this](const QStringList& names) {
            const QString free = format::freeName(m_proposed, names);
            if (m_nameEdited || m_starting || free == name())
                return;
            takeName(free);
            emit nameProposed(free);
        });
}

void CampaignForm::setName(const QString& name)
{
    m_nameEdited = true;
    takeName(name);
}

void CampaignForm::takeName(const QString& name)
{
    m_study.base.name = name.toStdString();
    m_series.name = m_study.base.name;
    m_series.specs.front().name = m_study.base.name;
    RunSpec base = m_tickets.study().base;
    base.name = m_study.base.name;
    m_tickets.setBase(base);
    base = m_search.base();
    base.name = m_study.base.name;
    m_search.setBase(base);
    plan();
}

QString CampaignForm::name() const
{
    return QString::fromStdString(m_study.base.name);
}

void CampaignForm::setRanks(const QString& text)
{
    m_ranks = text;
    proposeName();
    plan();
}

void CampaignForm::setRepeats(int repeats)
{
    m_repeats = repeats;
    plan();
}

void CampaignForm::setTolerance(const StudyTolerance& tolerance)
{
    m_tolerance = tolerance;
    plan();
}

void CampaignForm::setCascade(int cells)
{
    m_series.cascade = cells;
    plan();
}

void CampaignForm::setThrottle(int cells)
{
    m_series.throttle = cells;
    plan();
}

void CampaignForm::editTickets(const std::function<void(TicketForm&)>& change)
{
    change(m_tickets);
    plan();
}

void CampaignForm::editSearch(const std::function<void(SearchForm&)>& change)
{
    change(m_search);
    plan();
}

int CampaignForm::runs() const
{
    return m_kind == Kind::Search ? std::max(0, m_search.settings().runs) : static_cast<int>(m_lines.size());
}

SearchStudy CampaignForm::searchStudy() const
{
    return {m_study.id, m_study.base.name, m_search.base(), m_search.plan()};
}

void CampaignForm::setPlanned(std::int64_t parameters, std::int64_t stepsPerEpoch)
{
    m_parameters = parameters;
    m_stepsPerEpoch = stepsPerEpoch;
    m_tickets.setStepsPerEpoch(stepsPerEpoch);
    plan();
}

void CampaignForm::setMinutesPerRun(double minutes)
{
    m_minutesPerRun = minutes;
    plan();
}

void CampaignForm::askComparable()
{
    m_comparable.reset();
    if (m_services.campaigns)
        m_services.campaigns->askComparableRun(++m_comparableAsked, m_tickets.study().base, m_place.machine);
}

/// The user's value, else the duration of a past run of such a net, else a step time fitted to runs with several ranks.
void CampaignForm::assumeTime(TicketCapacity& capacity) const
{
    const TicketStudy& study = m_tickets.study();
    if (m_minutesPerRun > 0.0) {
        capacity.secondsPerRun = 60.0 * m_minutesPerRun;
        return;
    }
    if (m_comparable && study.base.program) {
        capacity.secondsPerRun = m_comparable->seconds;
        capacity.like = m_comparable->name.empty() ? m_comparable->id : m_comparable->name;
        return;
    }
    if (m_comparable)
        return assumeTimeOf(*m_comparable, study, capacity);
    const std::optional<StepCosts>& costs = m_past.steps().costs;
    const ScaledBatch batch = scaledBatch(study.base, study.base.resources.ranks);
    if (study.base.program || !costs || m_stepsPerEpoch <= 0 || batch.effective == kAutoBatch ||
        m_place.machine != "local")
        return;
    const StepForecast step = forecastStep(*costs, study.base.resources.ranks, static_cast<double>(batch.largestLocal));
    capacity.stepsPerRun = m_stepsPerEpoch * study.base.training.epochs;
    capacity.secondsPerRun = step.step * static_cast<double>(capacity.stepsPerRun);
    capacity.fitted = true;
}

void CampaignForm::planTickets()
{
    m_tickets.setSeeds(m_repeats);
    m_problems << m_tickets.textProblems();
    const TicketPlan plan = planTicketStudy(m_tickets.study());
    for (const CampaignRemark& problem : plan.problems)
        m_problems << remarkText(problem, titledProblem);
    for (const CampaignRemark& remark : plan.remarks)
        m_remarks << remarkText(remark, titledProblem);
    for (const TicketCell& cell : plan.cells)
        m_lines << lineOf(cell.name, cell.wave, cell.spec);
    if (!m_problems.isEmpty() || plan.cells.empty())
        return;
    TicketCapacity capacity;
    capacity.now = unixTime();
    capacity.parallel = runsAtOnce(m_tickets.study().base, m_place);
    assumeTime(capacity);
    capacity.bytesPerCheckpoint = m_parameters > 0 ? checkpointBytes(m_tickets.study().base, m_parameters) : 0;
    capacity.bytesPerMask = maskBytes(m_parameters);
    capacity.bytesFree = m_room.bytesFree;
    const TicketForecast forecast = forecastTickets(m_tickets.study(), plan, {}, capacity);
    m_forecast = forecastLines(forecast, false);
    m_room.bytesPerCheckpoint = capacity.bytesPerCheckpoint;
    m_room.bytesPerMask = capacity.bytesPerMask;
    if (const std::optional<Error> error = roomError(forecast, m_placeName.toStdString()))
        m_problems << errorText(*error);
}

void CampaignForm::planSearchRuns()
{
    m_problems << m_search.problemTexts();
    if (m_problems.isEmpty())
        for (const CampaignRemark& problem : planSearch(searchStudy()).problems)
            m_problems << remarkText(problem, titledProblem);
    if (!m_problems.isEmpty() || parameterOf(m_search.plan(), "/training/epochs"))
        return;
    m_searchTime = {};
    assumeTime(m_searchTime);
    const RunSpec& base = m_search.base();
    const SearchPlan& plan = m_search.plan();
    m_searchForecast =
        forecastSearch(plan, {base.program ? 1 : base.training.epochs, m_searchTime.secondsPerRun, base.resources.ranks,
                              plan.atOnce > 0 ? plan.atOnce : std::max(1, runsAtOnce(base, m_place))});
}

QString CampaignForm::timeSource() const
{
    if (!m_searchForecast)
        return parameterOf(m_search.plan(), "/training/epochs")
                   ? tr("There is no forecast for a search that varies the epochs.")
                   : QString();
    if (m_searchTime.secondsPerRun <= 0.0)
        return m_search.base().program
                   ? tr("Type what a whole run takes.")
                   : tr("The duration is known once a run on this machine has gone from its beginning to its end, "
                        "unpruned and with the same network, data format, image size, precision, device, threads and "
                        "ranks. Or type what a whole run takes.");
    if (m_minutesPerRun > 0.0)
        return tr("Without waiting in the queue; other settings may train faster or slower.");
    const QString run = format::duration(m_searchTime.secondsPerRun);
    return m_searchTime.like.empty()
               ? tr("%1 for a whole run, from measured steps; without waiting in the queue.").arg(run)
               : tr("%1 for a whole run, as %2 took; without waiting in the queue.")
                     .arg(run, QString::fromStdString(m_searchTime.like));
}

void CampaignForm::plan()
{
    m_lines.clear();
    m_problems.clear();
    m_remarks.clear();
    m_forecast.clear();
    m_searchForecast.reset();
    m_study.repeats = m_series.repeats = m_repeats;
    if (name().trimmed().isEmpty())
        m_problems << tr("Give the campaign a name.");
    if (m_kind == Kind::Series) {
        const SeriesPlan series = planRunSeries(m_series);
        for (const CampaignRemark& problem : series.problems)
            m_problems << remarkText(problem, titledProblem);
        for (const SeriesCell& cell : series.cells)
            m_lines << lineOf(cell.cell, cell.stage, cell.spec);
        if (m_series.specs.front().program && !namesSeed(*m_series.specs.front().program))
            m_remarks << tr(
                "No parameter or variable is {seed}: the script finds the seed only in $TRAINYARD_SEED or by "
                "the helper.");
        emit changed();
        return;
    }
    if (m_kind == Kind::Tickets) {
        planTickets();
        emit changed();
        return;
    }
    if (m_kind == Kind::Search) {
        planSearchRuns();
        emit changed();
        return;
    }
    planStudy();
    emit changed();
}

void CampaignForm::planStudy()
{
    m_study.ranks.clear();
    for (const QString& part : rankParts(m_ranks)) {
        bool number = false;
        const int ranks = part.toInt(&number);
        if (number)
            m_study.ranks.push_back(ranks);
        else
            m_problems << tr("“%1” is not a number of ranks.").arg(part);
    }
    if (!(m_tolerance.accuracy >= 0.0 && m_tolerance.loss >= 0.0)) // nor NaN
        m_problems << tr("A tolerance is 0 or more.");
    const StudyPlan study = planScalingStudy(m_study);
    for (const CampaignRemark& problem : study.problems)
        m_problems << remarkText(problem, titledProblem);
    for (const CampaignRemark& remark : study.remarks)
        m_remarks << remarkText(remark, titledProblem);
    for (const StudyCell& cell : study.cells)
        m_lines << lineOf(cell.spec.cell, 0, cell.spec);
    if (m_problems.isEmpty())
        m_forecast = forecastLines(studyForecast(study), false);
}

/// The times come from past runs with one rank; those of the base run tell that only if it has one rank itself.
TicketForecast CampaignForm::studyForecast(const StudyPlan& study) const
{
    const RunSpec& base = m_tickets.study().base;
    const int ranks = base.resources.ranks;
    StudyTime time;
    if (m_comparable && ranks == 1) {
        TicketCapacity capacity;
        assumeTimeOf(*m_comparable, m_tickets.study(), capacity);
        time.secondsOfOne = base.program ? m_comparable->seconds : capacity.secondsPerRun;
        time.like = m_comparable->name.empty() ? m_comparable->id : m_comparable->name;
    }
    const std::int64_t batch = scaledBatch(base, ranks).effective;
    if (batch != kAutoBatch && !base.program && m_place.machine == kLocalMachineId) {
        time.costs = m_past.steps().costs;
        time.samplesPerRun = static_cast<double>(m_stepsPerEpoch * batch * base.training.epochs);
    }
    return forecastStudyRuns(study, time);
}

void CampaignForm::start()
{
    if (!canStart() || !m_services.launch)
        return;
    m_starting = true;
    emit changed();
    if (m_kind == Kind::ScalingStudy)
        m_services.launch->startScalingStudy(m_study, m_tolerance, m_place);
    else if (m_kind == Kind::Tickets)
        m_services.launch->startTicketStudy(m_tickets.study(), m_place, m_room);
    else if (m_kind == Kind::Search)
        m_services.launch->startSearch(searchStudy(), m_place);
    else
        m_services.launch->startRunSeries(m_series, m_place);
}

} // namespace trainyard
