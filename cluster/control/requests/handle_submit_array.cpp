// SPDX-License-Identifier: GPL-3.0-or-later
// How Launcher submits the arrays that array_requests.cpp asks for.
#include "cluster/control/launcher_arrays.h"

#include "backend/base/clock.h"
#include "backend/protocol/queue.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_job.h"
#include "cluster/control/job_requests.h"
#include "cluster/control/launcher.h"
#include "cluster/control/run_files.h"
#include "cluster/control/scaling_studies.h"
#include "cluster/control/settle.h"
#include "cluster/scheduler/array_plan.h"

#include <algorithm>
#include <utility>

namespace trainyard {
namespace {

/// Whether a run that is to go on is still as it was then. One that ended since was cancelled while the array was on
/// its way.
bool isAsAsked(const RunRow& row, const SubmitArrayRequest::Task& task)
{
    return canResume(row.state) && row.endedAt == task.ended;
}

} // namespace

bool isArrayTask(const std::string& token)
{
    const std::size_t dash = token.rfind('-');
    return dash != std::string::npos && token.find('_', dash) != std::string::npos;
}

std::string arrayOfTask(const std::string& token)
{
    return isArrayTask(token) ? token.substr(0, token.find_first_of("._", token.rfind('-'))) : std::string();
}

bool Launcher::handle(const SubmitArrayRequest& request, const StoredAction& action)
{
    const std::string &token = request.token, &name = request.name;
    JobRequest array;
    array.token = token;
    array.name = name;
    array.throttle = request.throttle;
    if (!dropLostTasks(request, action.createdAt))
        return true;
    if (!addDependencies(request, array))
        return false;
    for (const SubmitArrayRequest::Task& task : request.tasks)
        array.tasks.push_back({task.index, {}});
    const auto parts = [&](const JobRequest& whole) {
        return splitArray(whole, m_scheduler.maxArraySize(m_transport), 0, request.last, request.after.last);
    };
    if (!array.dependencies.empty() && !mayBeSubmitted(parts(array)))
        return false; // its turn comes after the stage before
    JobRequest whole;
    std::vector<RunRow> rows;
    std::vector<ArrayTask> tasks;
    std::string asked;
    for (const SubmitArrayRequest::Task& task : request.tasks) {
        const std::optional<RunRow> row = m_reader->run(task.run);
        const std::optional<RunSpec> stored = row ? m_reader->spec(row->id) : std::nullopt;
        const bool submitted = stored && arrayOfTask(row->token) == token;
        if (!stored || !(submitted || isBeingSubmitted(row->state) || isAsAsked(*row, task)))
            continue; // deleted meanwhile
        const RunRow there = placed(*row);
        JobRequest job = requestFor(*stored, m_transport, m_scheduler, {false, false});
        if (const std::string text = requestToText(job); std::exchange(asked, text) != text && !rows.empty())
            throw Failure(ErrorKind::BadInput, "submit an array", name, jobReason("job.different-resources"));
        if (rows.empty()) {
            whole = std::move(job);
            if (wantsMachineAlone(*m_reader, stored->campaign))
                whole.extraOptions.push_back("--exclusive"); // nobody is to disturb the measurement
        }
        if (!submitted && !prepareTask(there, *stored))
            continue;
        rows.push_back(there);
        tasks.push_back({task.index, there.directory});
    }
    if (rows.empty())
        return true;
    whole.token = token;
    whole.name = name;
    whole.throttle = array.throttle;
    whole.dependencies = array.dependencies;
    whole.tasks = tasks;
    submitParts(parts(whole), rows);
    return true;
}

/// Fails the runs whose needed run has ended otherwise than well since the array was asked for, or was deleted: that
/// one will never be submitted. False when no task is left.
bool Launcher::dropLostTasks(const SubmitArrayRequest& request, double askedAt)
{
    bool left = false;
    for (const SubmitArrayRequest::Task& task : request.tasks) {
        const std::optional<RunRow> needed = task.needs.empty() ? std::nullopt : m_reader->run(task.needs);
        const bool lost = !task.needs.empty() && (!needed || (canResume(needed->state) && needed->endedAt >= askedAt));
        const std::optional<RunRow> row = m_reader->run(task.run);
        if (!lost || (row && arrayOfTask(row->token) == request.token))
            left = true;
        else if (row && (isBeingSubmitted(row->state) || isAsAsked(*row, task)))
            settle(m_store.setRunState(row->id, JobState::Failed, reasonOf(QueueNeed::Lost), unixTime()));
    }
    return left;
}

/// What the array must come after. False while that is not in the queue.
bool Launcher::addDependencies(const SubmitArrayRequest& request, JobRequest& array)
{
    using Kind = SubmitArrayRequest::After::Kind;
    const SubmitArrayRequest::After& after = request.after;
    if (!after.token.empty()) {
        switch (after.kind) {
        case Kind::SameIndex: // its parts are looked at when this one's are known
            array.dependencies.push_back({JobDependency::Kind::AfterCorr, after.token});
            break;
        case Kind::Job: array.dependencies.push_back({JobDependency::Kind::AfterOk, after.token}); break;
        case Kind::Task: {
            const TaskPlace task =
                taskPlace(after.token, after.index, std::max(0, after.last), m_scheduler.maxArraySize(m_transport));
            if (!isSubmitted(task.array, array.name))
                return false;
            array.dependencies.push_back({JobDependency::Kind::AfterOk, taskToken(task.array, task.index)});
            break;
        }
        }
    }
    for (const auto& [token, last] : request.cascade) {
        const int most = m_scheduler.maxArraySize(m_transport);
        for (int part = 0; part <= last / most; ++part) {
            const std::string beforeIt = taskPlace(token, part * most, last, most).array;
            const std::optional<IntentRow> intent = m_reader->submission(beforeIt);
            if (!intent && last / most == 0)
                return false; // its turn comes first
            if (intent && intent->outcome == "open")
                return false;
            if (intent && intent->outcome == "done")
                array.dependencies.push_back({JobDependency::Kind::AfterAny, beforeIt});
        }
    }
    return true;
}

/// Whether an array is in the queue, or was. Throws when it could not be put there.
bool Launcher::isSubmitted(const std::string& token, const std::string& name)
{
    const std::optional<IntentRow> intent = m_reader->submission(token);
    if (intent && intent->outcome == "failed")
        throw Failure(ErrorKind::BadInput, "submit an array", name, jobReason("job.stage-refused", intent->text));
    return intent && intent->outcome == "done";
}

/// False when it is not wanted any more.
bool Launcher::prepareTask(const RunRow& there, const RunSpec& stored)
{
    const std::optional<RunSpec> spec = brought(stored, there);
    if (!spec)
        return false;
    settle(m_store.setRunState(there.id, JobState::Submitting, ""));
    prepareDirectory(there, *spec);
    if (RunFiles files(m_transport, there.directory); files.control().command != ControlCommand::None)
        files.request(ControlCommand::None); // an old stop is not meant for the new attempt
    return true;
}

/// Whether the arrays of the stage before that these wait for are in the queue.
bool Launcher::mayBeSubmitted(const std::vector<ArrayPart>& parts)
{
    for (const ArrayPart& part : parts)
        for (const JobDependency& before : part.request.dependencies)
            if (before.kind == JobDependency::Kind::AfterCorr && !isSubmitted(before.token, part.request.name))
                return false;
    return true;
}

void Launcher::submitParts(const std::vector<ArrayPart>& parts, const std::vector<RunRow>& rows)
{
    for (const ArrayPart& part : parts) {
        m_desk.submit(part.request);
        step("array-queued");
        for (std::size_t i = 0; i < part.tasks.size(); ++i) {
            const std::string task = taskToken(part.request.token, part.request.tasks[i].index);
            if (!job(task)) // else a crash came after it
                putQueued(rows[part.tasks[i]], task);
        }
        step("array-kept");
    }
}

/// Every run of an array that cannot be submitted says why; what may have come into the queue all the same is
/// cancelled.
void Launcher::refuseArray(const SubmitArrayRequest& request, const Error& error)
{
    const std::string& token = request.token;
    const auto isOpen = [&](const std::string& part) {
        const std::optional<IntentRow> intent = m_reader->submission(part);
        return intent && intent->outcome == "open";
    };
    try {
        if (isOpen(token))
            cancelInDoubt(token);
        for (int part = 1; m_reader->submission(token + ".p" + std::to_string(part)); ++part)
            if (isOpen(token + ".p" + std::to_string(part)))
                cancelInDoubt(token + ".p" + std::to_string(part));
    } catch (const Failure&) {
        // That it was to be cancelled is written down: recover() sees to it.
    }
    for (const SubmitArrayRequest::Task& task : request.tasks)
        if (const std::optional<RunRow> row = m_reader->run(task.run); row && isBeingSubmitted(row->state))
            settle(m_store.setRunState(row->id, JobState::Failed, errorReason(error), unixTime()));
}

} // namespace trainyard
