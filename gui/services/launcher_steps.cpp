// SPDX-License-Identifier: GPL-3.0-or-later
// How Launcher carries out each kind of stored action. Every step may be repeated by another process.
#include "backend/base/clock.h"
#include "backend/protocol/queue.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_job.h"
#include "gui/services/action_payload.h"
#include "gui/services/job_requests.h"
#include "gui/services/launcher.h"
#include "gui/services/run_files.h"
#include "gui/services/scaling_studies.h"
#include "gui/services/settle.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace trainyard {
namespace {

constexpr double kLongestClosing = 180.0; // s: a job's last words may take more than a minute

std::string idIn(const std::string& specText)
{
    const auto json = nlohmann::json::parse(specText, nullptr, false);
    return json.is_object() && json.contains("id") && json["id"].is_string() ? json["id"].get<std::string>()
                                                                             : std::string();
}

} // namespace

std::optional<JobRow> Launcher::job(const std::string& token)
{
    return m_reader->job(token);
}

std::string Launcher::currentToken(const RunRow& row)
{
    const std::optional<JobRow> known = job(row.token);
    const bool waiting = isBeingSubmitted(row.state) && (!known || isFinal(known->state));
    return waiting ? jobToken(row.id, jobNumber(row.token) + 1) : row.token;
}

bool Launcher::perform(const StoredAction& action)
{
    if (action.kind == "submit" || action.kind == "resume")
        return submit(action);
    if (action.kind == "submit-array")
        return submitArray(action);
    if (action.kind == "stop")
        return stop(action);
    if (action.kind == "checkpoint" || action.kind == "trace")
        requestOf(action);
    else if (action.kind == "cancel")
        cancel(action);
    else if (action.kind == "queue-cells")
        queueCells(action.runId, payloadOf(action).value("again", false));
    else if (action.kind == "hold" || action.kind == "release" || action.kind == "requeue")
        act(action);
    else if (action.kind == "extend")
        extend(action);
    else
        deleteFiles(action);
    return true;
}

bool Launcher::submit(const StoredAction& action)
{
    const bool resumes = action.kind == "resume";
    std::optional<RunRow> row = m_reader->run(action.runId);
    if (!row)
        return true; // deleted meanwhile
    const std::string token = payloadOf(action).value("token", jobToken(row->id, 1));
    if (job(token))
        return true; // a crash after the job was stored, or the same wish twice: the job is on its way
    if (resumes && isBeingClosed(*row, action))
        return false;
    row = m_reader->run(action.runId); // as it is once its job before is closed
    if (!row || !(isBeingSubmitted(row->state) || (resumes && canResume(row->state))))
        return true;
    const std::optional<RunSpec> stored = m_reader->spec(row->id);
    if (!stored)
        throw Failure(ErrorKind::Internal, "start the run", row->name, jobReason("job.no-run-spec"));
    std::vector<JobDependency> dependencies;
    if (const NeedsState needs = lookAtNeeds(action, dependencies); needs == NeedsState::Lost)
        settle(m_store.setRunState(row->id, JobState::Failed, reasonOf(QueueNeed::Lost), unixTime()));
    else if (needs == NeedsState::Awaited)
        return false;
    if (const std::optional<RunRow> now = m_reader->run(row->id); !now || now->state != row->state)
        return true;
    const RunRow there = placed(*row);
    const std::optional<RunSpec> spec = brought(*stored, there);
    if (!spec)
        return true;
    settle(m_store.setRunState(row->id, JobState::Submitting, ""));
    step("state-stored");
    prepareDirectory(there, *spec);
    if (resumes) {
        RunFiles files(m_transport, there.directory);
        if (files.control().command != ControlCommand::None)
            files.request(ControlCommand::None); // an old stop is not meant for the new attempt
    }
    step("directory-made");
    JobRequest request = requestFor(*stored, m_transport, m_scheduler,
                                    {m_options.machine == "local", wantsMachineAlone(*m_reader, stored->campaign)});
    request.token = token;
    request.runDirectory = there.directory;
    request.name = row->name;
    request.dependencies = std::move(dependencies);
    m_desk.submit(request);
    step("queued");
    putQueued(there, token);
    step("job-stored");
    return true;
}

Launcher::NeedsState Launcher::lookAtNeeds(const StoredAction& action, std::vector<JobDependency>& dependencies)
{
    for (const nlohmann::json& need : payloadOf(action).value("needs", nlohmann::json::array())) {
        const std::string token = need.value("token", "");
        const std::optional<RunRow> row = m_reader->run(need.value("run", ""));
        if (!row)
            return NeedsState::Lost;
        if (row->state == JobState::Done)
            continue;
        // Until its own job is known it may still have the state in which it ended before it was asked to go on.
        const bool submitted = job(token).has_value();
        if (isFinal(row->state) && (submitted || row->endedAt >= action.createdAt))
            return NeedsState::Lost;
        if (!submitted || row->token.empty())
            return NeedsState::Awaited;
        dependencies.push_back({JobDependency::Kind::AfterOk, row->token});
    }
    return NeedsState::Submitted;
}

/// The run says that it has stopped, while the follower has not yet closed its job and may even call the run running
/// once more: what that says of the run must not come after what the next job makes of it.
bool Launcher::isBeingClosed(const RunRow& row, const StoredAction& resume)
{
    const std::optional<JobRow> before = job(row.token);
    return before && !isFinal(before->state) && unixTime() - resume.createdAt < kLongestClosing;
}

/// The spec as it is to lie on the machine, once all that it needs is there; nothing when the run was cancelled or
/// deleted meanwhile.
std::optional<RunSpec> Launcher::brought(const RunSpec& stored, const RunRow& there)
{
    if (!m_options.stage)
        return stored;
    settle(m_store.setRunState(there.id, JobState::Uploading, ""));
    try {
        RunSpec spec = m_options.stage(stored, there);
        return isStillWanted(there.id) ? std::optional(std::move(spec)) : std::nullopt;
    } catch (const Failure& failure) {
        if (failure.error().kind != ErrorKind::Cancelled || isStillWanted(there.id))
            throw;
        return std::nullopt;
    }
}

void Launcher::prepareDirectory(const RunRow& row, const RunSpec& spec)
{
    keepPlanThere(row.campaign);
    RunFiles files(m_transport, row.directory);
    const std::optional<std::string> text = row.attempts > 0 ? files.specText() : files.createSpec(toText(spec));
    if (text && idIn(*text) != row.id)
        throw Failure(ErrorKind::BadInput, "use the run directory", row.directory,
                      jobReason("job.other-run-there", idIn(*text)));
    if (!text && row.attempts > 0)
        throw Failure(ErrorKind::NotFound, "resume the run", row.name,
                      jobReason("job.run-directory-lost", row.directory));
}

/// A submission that failed for good leaves the run in a state that says so, and nothing in the queue.
void Launcher::refuseUnsubmitted(const StoredAction& action, const Error& error)
{
    if (action.kind != "submit" && action.kind != "resume")
        return;
    const std::optional<RunRow> row = m_reader->run(action.runId);
    if (!row || !isBeingSubmitted(row->state))
        return;
    const nlohmann::json payload = payloadOf(action);
    const auto before = jobStateNamed(payload.value("from", "failed"));
    JobRow refused;
    refused.token = payload.value("token", jobToken(row->id, 1));
    refused.runId = row->id;
    refused.machine = m_options.machine;
    refused.directory = row->directory;
    refused.state = JobState::Failed;
    refused.reason = errorReason(error);
    refused.submittedAt = refused.endedAt = unixTime();
    try {
        m_scheduler.cancel(m_transport, refused.token); // it may stand in the queue with nobody to serve it
    } catch (const Failure&) {
        // Not queued, or the same fault once more: the request to cancel is written first.
    }
    // The token is used up, whatever became of it: the next try takes another.
    settle(m_store.setRunState(row->id, before.value_or(JobState::Failed), refused.reason, refused.endedAt));
    settle(m_store.putJob(refused));
}

bool Launcher::stop(const StoredAction& action)
{
    const std::optional<RunRow> row = m_reader->run(action.runId);
    if (!row || isFinal(row->state))
        return true;
    // A stop is for one job: one that comes later, on a resume, is not meant.
    const std::string token = payloadOf(action).value("token", row->token);
    if (row->token != token && !(jobNumber(token) == 1 && isArrayTask(row->token)))
        return jobNumber(row->token) > jobNumber(token); // otherwise it is being submitted: look again
    const JobReport report = m_scheduler.query(m_transport, {row->token}).at(0);
    if (isFinal(report.state))
        return true;
    if (report.state == JobState::Queued || report.state == JobState::Held || report.state == JobState::Blocked) {
        m_desk.cancel(row->token); // nothing is trained yet: there is nothing to save
        return true;
    }
    RunFiles files(m_transport, row->directory);
    Stop& stop = m_stops[action.key];
    const double now = unixTime();
    const bool asked = files.control().command == ControlCommand::Stop;
    if (stop.until == 0.0) {
        const double deadline = payloadOf(action).value("deadline", m_options.stopDeadline);
        // Another process may have asked the run when the action was new, and died since.
        stop.until = (asked ? action.createdAt : now) + deadline;
        if (asked)
            stop.attempt = files.newestAttempt();
    }
    if (const int attempt = files.newestAttempt(); stop.attempt != attempt) {
        files.request(ControlCommand::Stop);
        stop.attempt = attempt;
        step("stop-asked");
    }
    if (now < stop.until)
        return false;
    m_desk.cancel(row->token);
    return true;
}

void Launcher::requestOf(const StoredAction& action)
{
    const std::optional<RunRow> row = m_reader->run(action.runId);
    if (!row || isFinal(row->state) || row->token != payloadOf(action).value("token", row->token))
        return;
    RunFiles files(m_transport, row->directory);
    // A stop not yet read would be replaced; it saves a checkpoint anyway.
    if (files.control().command == ControlCommand::Stop)
        return;
    if (action.kind == "checkpoint")
        files.request(ControlCommand::Checkpoint);
    else if (const auto trace = traceRequestFrom(payloadOf(action).value("trace", nlohmann::json())))
        files.request(ControlCommand::Trace, *trace);
}

void Launcher::cancel(const StoredAction& action)
{
    const std::optional<RunRow> row = m_reader->run(action.runId);
    if (!row || isFinal(row->state))
        return;
    const std::string token = payloadOf(action).value("token", row->token);
    if (!token.empty() && (row->token == token || (jobNumber(token) == 1 && isArrayTask(row->token))))
        m_desk.cancel(row->token);
    else if (jobNumber(row->token) <
             jobNumber(token)) { // its submission failed, was never carried out, or nobody knows
        if (const auto intent = m_reader->submission(token); intent && intent->outcome == "open")
            cancelInDoubt(token);
        settle(m_store.setRunState(row->id, JobState::Cancelled, "", unixTime()));
    }
}

/// That it was to be cancelled is written down, so that recover() does not submit it; what may have come there is
/// cancelled.
void Launcher::cancelInDoubt(const std::string& token)
{
    try {
        m_desk.cancel(token);
    } catch (const Failure& failure) {
        if (failure.error().kind != ErrorKind::NotFound)
            throw;
    }
}

void Launcher::deleteFiles(const StoredAction& action)
{
    const std::string directory = payloadOf(action).value("directory", "");
    const std::optional<RunRow> row = m_reader->run(action.runId);
    if (row && !isFinal(row->state) && !isBeingSubmitted(row->state))
        throw Failure(ErrorKind::Busy, "delete the run", row->name, jobReason("job.running-again"));
    // The path comes from the store: nothing is removed that is not visibly this run's.
    const std::optional<std::string> text = RunFiles(m_transport, directory).specText();
    const bool ours =
        text ? idIn(*text) == action.runId : std::filesystem::path(directory) == m_options.runsFolder / action.runId;
    if (text && !ours)
        throw Failure(ErrorKind::BadInput, "delete the run directory", directory, jobReason("job.other-spec-there"));
    if (ours)
        m_transport.removeTree(directory);
    step("directory-removed");
    settle(m_store.deleteRuns({action.runId}));
}

} // namespace trainyard
