// SPDX-License-Identifier: GPL-3.0-or-later
// What the form asks of the engine, the store and the machine while a person fills it in.
#include "backend/protocol/rank_layout.h"
#include "gui/formats/reason_text.h"
#include "gui/new_run/new_run_view_model.h"

#include <utility>

namespace trainyard {
namespace {

constexpr int kPlanDelayMs = 120; // combines a burst of keystrokes into one request

} // namespace

void NewRunViewModel::connectPlan()
{
    m_planTimer.setSingleShot(true);
    m_planTimer.setInterval(kPlanDelayMs);
    connect(&m_planTimer, &QTimer::timeout, this, &NewRunViewModel::askPlan);
    if (m_services.plan) {
        connect(m_services.plan, &PlanService::planned, this, &NewRunViewModel::takePlan);
        connect(m_services.plan, &PlanService::progressed, this, &NewRunViewModel::takeProgress);
        connect(m_services.plan, &PlanService::failed, this, &NewRunViewModel::takePlanFailure);
        connect(m_services.plan, &PlanService::devicesReported, this, &NewRunViewModel::takeDevices);
    }
    if (m_services.store)
        connect(m_services.store, &StoreService::changed, this, [this] {
            if (m_active)
                askBusyCores();
        });
}

void NewRunViewModel::askPlan()
{
    m_here.reset();
    askPlanThere();
    if (m_services.plan)
        m_generation = m_services.plan->plan(specToCheck());
    if (!sameFamily(m_divergedFor, m_side.spec) || m_divergedAsked == 0)
        askDiverged();
}

void NewRunViewModel::takePlan(quint64 generation, const PlanAnswer& answer)
{
    if (generation != m_generation || m_planTimer.isActive() || m_planCancelled)
        return; // an answer for an older form
    m_here = answer;
    m_planError.clear();
    concludePlan();
}

void NewRunViewModel::takeProgress(quint64 generation, qint64 files)
{
    if (generation != m_generation || m_planTimer.isActive() || m_planCancelled)
        return;
    m_filesSeen = files;
    emit planChanged();
}

void NewRunViewModel::cancelCheck()
{
    if (planState() != PlanState::Waiting)
        return;
    m_planTimer.stop();
    m_planCancelled = true;
    m_filesSeen = 0;
    if (m_services.plan)
        m_services.plan->cancelPlan();
    if (m_elsewhere)
        m_elsewhere->cancel();
    m_thereGeneration = 0;
    emit planChanged();
    emit startChanged();
}

void NewRunViewModel::checkAgain()
{
    if (planState() != PlanState::Cancelled)
        return;
    m_planCancelled = false;
    if (m_elsewhere)
        m_elsewhere->forget();
    askPlan();
    emit planChanged();
    emit startChanged();
}

void NewRunViewModel::takePlanFailure(const Error& error)
{
    m_planError = errorText(error);
    emit planChanged();
    emit startChanged();
}

void NewRunViewModel::takeDevices(const DeviceReport& report)
{
    m_devices = report;
    emit devicesChanged();
    emit startChanged();
}

void NewRunViewModel::refreshMachine()
{
    if (m_services.plan)
        m_services.plan->askDevices();
    askBusyCores();
    askDiverged();
    if (!m_planCurrent && !m_planCancelled && !m_planTimer.isActive())
        m_planTimer.start();
}

void NewRunViewModel::setActive(bool active)
{
    m_active = active;
    if (active)
        refreshMachine();
}

void NewRunViewModel::askBusyCores()
{
    if (!m_services.store)
        return;
    const int all = coresOfMachine() > 0 ? coresOfMachine() : 1 << 20;
    m_services.store->ask(
        this,
        [all](StoreReader& reader) {
            int busy = 0;
            for (const JobRow& job : reader.jobs(true)) {
                const std::optional<RunSpec> spec = reader.spec(job.runId);
                const int cores = spec ? processNeeds(*spec).cores : 0;
                busy += cores > 0 ? cores : all;
                if (busy >= all)
                    return all;
            }
            return busy;
        },
        [this](int busy) { takeBusyCores(busy); });
}

void NewRunViewModel::askDiverged()
{
    if (!m_services.store || isProgram()) // it is about networks
        return;
    m_divergedFor = m_side.spec;
    m_services.store->ask(
        this, [spec = m_side.spec](StoreReader& reader) { return readDivergedRuns(reader, spec); },
        [this, asked = ++m_divergedAsked](std::vector<DivergedRun> runs) {
            if (asked == m_divergedAsked)
                takeDiverged(std::move(runs));
        });
}

void NewRunViewModel::takeDiverged(std::vector<DivergedRun> runs)
{
    const std::optional<SpecProblem> before = divergedWarning(m_diverged, m_side.spec);
    m_diverged = std::move(runs);
    if (divergedWarning(m_diverged, m_side.spec) != before)
        emit planChanged();
}

void NewRunViewModel::takeBusyCores(int cores)
{
    if (std::exchange(m_coresBusy, cores) != cores)
        emit startChanged();
}

} // namespace trainyard
