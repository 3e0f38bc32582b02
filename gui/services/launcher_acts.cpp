// SPDX-License-Identifier: GPL-3.0-or-later
// What Launcher does to jobs that exist, and how it finds them again. Every step may be repeated by another process.
#include "backend/base/clock.h"
#include "backend/protocol/reasons_job.h"
#include "gui/services/action_payload.h"
#include "gui/services/launcher.h"
#include "gui/services/settle.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace trainyard {
namespace {

/// "ty-RUN-2" or "ty-RUN-2_7" → "RUN"; empty when it is no token of a run.
std::string runOf(const std::string& token)
{
    const std::size_t dash = token.rfind('-');
    return token.starts_with("ty-") && dash > 3 && dash != std::string::npos ? token.substr(3, dash - 3)
                                                                             : std::string();
}

} // namespace

/// The row with its folder on the machine: a run that was stored while nobody knew the machine's folders gets it now.
RunRow Launcher::placed(RunRow row)
{
    if (row.directory.starts_with('/'))
        return row;
    row.directory = (m_options.runsFolder / row.id).string();
    if (!row.directory.starts_with('/'))
        throw Failure(ErrorKind::Internal, "start the run", row.name, jobReason("job.no-runs-folder"));
    settle(m_store.setRunDirectory(row.id, row.directory));
    return row;
}

void Launcher::putQueued(const RunRow& row, const std::string& token)
{
    JobRow queued;
    queued.token = token;
    queued.runId = row.id;
    queued.machine = m_options.machine;
    queued.directory = row.directory;
    queued.state = JobState::Queued;
    queued.submittedAt = unixTime();
    // From here on the follower says where the run stands; writing a state again could overtake it.
    settle(m_store.putJob(queued));
}

void Launcher::act(const StoredAction& action)
{
    const std::optional<RunRow> row = m_reader->run(action.runId);
    const std::string token = payloadOf(action).value("token", std::string());
    if (!row || row->token != token || token.empty())
        return; // another job has taken its place
    if (action.kind == "requeue" && action.tries > 1) {
        // Begun before, perhaps by a program that died since: done twice, it would cost the run one of its restarts.
        const JobReport now = m_scheduler.query(m_transport, {token}).at(0);
        const bool runs = now.state == JobState::Running || now.state == JobState::Suspended;
        if (!runs || now.restarts > payloadOf(action).value("restarts", now.restarts))
            return;
    }
    if (action.kind == "hold")
        m_desk.hold(token);
    else if (action.kind == "release")
        m_desk.release(token);
    else
        m_desk.requeue(token);
    step("acted");
}

/// A job that goes on where this one stops waits for its end; then this one is asked to save and stop.
void Launcher::extend(const StoredAction& action)
{
    const nlohmann::json payload = payloadOf(action);
    const std::string token = payload.value("token", std::string()), next = payload.value("next", std::string());
    const std::optional<RunRow> row = m_reader->run(action.runId);
    if (!row || next.empty() || (row->token != token && row->token != next))
        return;
    const std::optional<JobRequest> old = m_journal.request(token);
    if (!old || !old->tasks.empty())
        throw Failure(ErrorKind::NotFound, "give the run more time", row->name, jobReason("job.request-unknown"));
    if (!job(next)) {
        m_desk.submit(extension(*old, next, payload.value("seconds", 0.0)));
        step("extension-queued");
        putQueued(*row, next);
    }
    // Where this is done once more, the next job may train already: the stop is not meant for it.
    if (const JobState state = m_scheduler.query(m_transport, {token}).at(0).state;
        !isFinal(state) && state != JobState::Unknown)
        stopNow(m_transport, row->directory);
    step("extended");
}

void Launcher::recover()
{
    const auto isWanted = [this](const JobRequest& request) {
        if (!request.tasks.empty() || !request.command.empty())
            return true; // not a run's
        const std::optional<RunRow> row = m_reader->run(runOf(request.token));
        return row && !isFinal(row->state); // deleted or cancelled while nobody knew whether it had been submitted
    };
    for (const RecoveredJob& found : m_desk.recover(isWanted)) {
        const std::optional<JobRow> known = job(found.report.token);
        // One whose submission was given up may have come into the queue all the same.
        const bool refused = known && isFinal(known->state) && known->startedAt == 0.0 && !isFinal(found.report.state);
        if (found.report.state == JobState::Unknown || (known && !refused))
            continue;
        const std::optional<RunRow> row = m_reader->run(runOf(found.report.token));
        if (row && row->machine == m_options.machine &&
            jobNumber(found.report.token) > jobNumber(row->token) - (refused ? 1 : 0))
            putQueued(placed(*row), found.report.token);
    }
}

} // namespace trainyard
