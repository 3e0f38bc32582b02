// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/machine_runs.h"

#include "backend/base/clock.h"
#include "backend/protocol/reasons_job.h"
#include "cluster/control/machine_entry.h"
#include "cluster/control/machine_line.h"
#include "cluster/control/machine_link.h"
#include "cluster/control/settle.h"
#include "cluster/jobs/program_staging.h"

#include <algorithm>
#include <utility>

namespace trainyard {
namespace {

constexpr double kLeaseSeconds = 120.0; // a submission may wait a minute for its lost answer
constexpr double kRetrySeconds = 5.0;   // of what broke off; the scheduler itself waits where a submission is in doubt
constexpr double kServePause = 0.25;
constexpr double kStopLook = 10.0;
constexpr double kStopDeadline = 180.0; // a checkpoint on a slow network disk, seen with its delay
constexpr double kUnknownSeconds = 60.0;
constexpr double kLaunchPause = 0.5; // here runs are looked at more often than stored requests are looked for

bool interruptsRuns(ErrorKind kind)
{
    return kind == ErrorKind::Transport || kind == ErrorKind::Timeout || kind == ErrorKind::Cancelled;
}

} // namespace

MachineRuns::Options MachineRuns::optionsFor(const std::string& machine, QueryPace::Intervals pace)
{
    Options options;
    options.machine = machine;
    options.engineHere = enginePath();
    options.pace = pace;
    options.elsewhere = machine != kLocalMachineId;
    if (options.elsewhere)
        options.entryNow = [machine]() -> std::optional<MachineEntry> {
            try {
                for (MachineEntry& entry : readMachines(machinesFile()))
                    if (entry.id == machine)
                        return std::move(entry);
            } catch (const Failure&) {
                // Whoever changes the machines is told; until they can be read, the settings are those there were.
            }
            return std::nullopt;
        };
    return options;
}

MachineRuns::MachineRuns(RunStore& store, Options options)
    : m_store(store), m_options(std::move(options)),
      m_alerts(store, {.machine = m_options.machine, .elsewhere = m_options.elsewhere})
{
}

MachineRuns::~MachineRuns() = default;

void MachineRuns::settleWith(Machine& machine)
{
    if (m_launcher && m_transport == machine.transport.get() && m_scheduler == machine.scheduler.get())
        return;
    m_programs = ProgramCourier(); // another connection may lead to another state of the machine
    m_transport = machine.transport.get();
    m_scheduler = machine.scheduler.get();
    Launcher::Options launching;
    launching.machine = m_options.machine;
    launching.runsFolder = machine.places.runs;
    launching.isRemoved = m_options.isRemoved;
    if (m_options.entryNow)
        launching.isCurrent = [this, &machine] { return isCurrent(machine); };
    if (m_options.elsewhere) {
        launching.programs = programsFolder(machine.places.data, machine.places.trainyard);
        launching.leaseSeconds = kLeaseSeconds;
        launching.retrySeconds = kRetrySeconds;
        launching.stopLook = kStopLook;
        launching.stopDeadline = kStopDeadline;
        launching.mostTries = 0; // a closed lid is no reason to give up
        launching.stage = [this, &machine](const RunSpec& spec, const RunRow& row) {
            if (spec.program && row.attempts > 0)
                return spec; // it goes on with the code that it has begun with
            const auto progress = [&](const StagingNews& news) {
                // What is under way stays wanted: whoever comes next goes on where it was left.
                if ((m_options.leave && m_options.leave()) || !m_launcher->isStillWanted(row.id))
                    return false;
                tellStaging(row.id, news);
                goOnMeanwhile();
                return true;
            };
            return stageRun(spec, machine, m_options.engineHere, row.directory, m_programs, progress);
        };
    }
    m_launcher = std::make_unique<Launcher>(m_store, *m_transport, *m_scheduler, std::move(launching));
    FollowerLoop::Options following;
    following.machine = m_options.machine;
    if (m_options.elsewhere) {
        following.batched = true;
        following.unknownSeconds = kUnknownSeconds;
        following.lastWordsSeconds = m_options.lastWordsSeconds;
        following.goneSeconds = m_options.goneSeconds;
        following.pace = m_options.pace;
    }
    m_follower = std::make_unique<FollowerLoop>(m_store, *m_transport, *m_scheduler, following);
    m_follower->setWatched(m_watched);
    m_recover = m_options.elsewhere; // here no answer of the queue is ever lost
    m_launchAt = 0.0;
}

bool MachineRuns::isCurrent(const Machine& machine)
{
    if (machine.entry.id.empty())
        return true;
    std::optional<MachineEntry> now = m_options.entryNow();
    if (!now || *now == machine.entry)
        return true;
    m_changed = std::move(now);
    return false;
}

/// Whether there were new settings, which the machine has now. False where another connection is needed for them.
bool MachineRuns::takeSettings(Machine& machine)
{
    if (!m_changed || !sameWay(*m_changed, machine.entry))
        return false;
    furnish(machine, *std::exchange(m_changed, std::nullopt));
    settleWith(machine);
    return true;
}

/// A large data set must not keep the machine from being asked about its jobs: done between the slices of a copy, whose
/// transport allows that.
void MachineRuns::goOnMeanwhile()
{
    const double now = steadyTime();
    if (now - m_servedAt < kServePause)
        return;
    m_launcher->renewLease();
    if (m_options.serve)
        m_options.serve();
    News news;
    news.outcomes = m_launcher->carryOutQuick();
    if (!news.outcomes.empty())
        m_follower->poke();
    if (!news.outcomes.empty() || steadyTime() >= m_followAt) {
        news.round = m_follower->round();
        news.alerts = m_alerts.look(news.round);
        m_followAt = steadyTime() + news.round.nextIn;
        if (m_options.tell)
            m_options.tell(news);
    }
    m_servedAt = steadyTime();
}

/// The run's reason says how far it is; a word a second is enough.
void MachineRuns::tellStaging(const std::string& runId, const StagingNews& news)
{
    const double now = steadyTime();
    if (now - m_toldAt < 1.0)
        return;
    m_toldAt = now;
    Reason text = news.text;
    if (news.phase == StagingNews::Phase::Sending && news.total > 0)
        text = jobReason("job.sent", ByteCount{news.done}, ByteCount{news.total});
    else if (news.phase == StagingNews::Phase::Preparing && news.total > 0)
        text = jobReason("job.prepared", news.done, news.total);
    settle(m_store.setRunState(runId, JobState::Uploading, text));
}

MachineRuns::News MachineRuns::turn(Machine& machine, bool beside)
{
    settleWith(machine);
    News news;
    try {
        m_changed.reset();
        if (m_recover) {
            // What an earlier program had begun to submit is submitted with the settings of this moment, too.
            const bool current = beside || !m_options.entryNow || isCurrent(machine) || takeSettings(machine);
            if (current && std::exchange(m_recover, false))
                m_launcher->recover();
        }
        news.outcomes = launch(machine, beside);
        news.moved = !beside && m_changed;
        for (const Launcher::Outcome& outcome : news.outcomes)
            if (outcome.error && m_options.elsewhere && interruptsRuns(outcome.error->kind))
                news.lost = outcome.error;
        // What was done is told before the machine is asked what came of it; what failed is no reason not to follow the
        // others.
        const bool given = news.lost && news.lost->kind == ErrorKind::Cancelled;
        if (!news.outcomes.empty())
            m_follower->poke();
        if (!news.outcomes.empty() && (!news.lost || given))
            news.round.nextIn = 0.0;
        else
            news.round = m_follower->round();
        if (news.round.lost)
            news.lost = news.round.lost;
        news.alerts = m_alerts.look(news.round);
    } catch (const Failure& failure) {
        if (!m_options.elsewhere || !interruptsRuns(failure.error().kind))
            throw;
        news.lost = failure.error();
    }
    m_recover = m_recover || news.lost;
    news.nextIn = m_launcher->stopping() ? std::min(1.0, news.round.nextIn) : news.round.nextIn;
    if (!m_options.elsewhere)
        news.nextIn = std::min(news.nextIn, std::max(0.0, m_launchAt - steadyTime()));
    return news;
}

/// Also what had to wait for new settings.
std::vector<Launcher::Outcome> MachineRuns::carryOut(Machine& machine, bool force)
{
    std::vector<Launcher::Outcome> outcomes = m_launcher->carryOut(force);
    while (takeSettings(machine))
        for (Launcher::Outcome& outcome : m_launcher->carryOut(true))
            outcomes.push_back(std::move(outcome));
    return outcomes;
}

std::vector<Launcher::Outcome> MachineRuns::launch(Machine& machine, bool beside)
{
    if (!m_options.elsewhere) {
        if (steadyTime() < m_launchAt)
            return {};
        m_launchAt = steadyTime() + kLaunchPause;
    }
    return beside ? m_launcher->carryOutQuick() : carryOut(machine, false);
}

MachineRuns::News MachineRuns::catchUp(Machine& machine, double seconds)
{
    settleWith(machine);
    (void)carryOut(machine, true); // a request that failed has left its reason in the run's row
    News news;
    news.round = m_follower->catchUp(seconds);
    news.alerts = m_alerts.look(news.round);
    return news;
}

Launcher& MachineRuns::launcher(Machine& machine)
{
    settleWith(machine);
    return *m_launcher;
}

void MachineRuns::setWatched(std::set<std::string> runIds)
{
    if (runIds == m_watched)
        return;
    m_watched = std::move(runIds);
    if (m_follower)
        m_follower->setWatched(m_watched);
    if (!m_options.elsewhere)
        poke(); // whoever looks sees what is there now
}

void MachineRuns::poke()
{
    m_launchAt = 0.0;
    if (m_follower)
        m_follower->poke();
}

} // namespace trainyard
