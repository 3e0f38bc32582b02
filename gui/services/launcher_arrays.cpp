// SPDX-License-Identifier: GPL-3.0-or-later
// How Launcher submits the arrays that launcher_campaigns.cpp wishes for.
#include "gui/services/launcher_arrays.h"

#include "backend/base/clock.h"
#include "backend/protocol/queue.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_job.h"
#include "cluster/scheduler/array_plan.h"
#include "gui/services/action_payload.h"
#include "gui/services/job_requests.h"
#include "gui/services/launcher.h"
#include "gui/services/run_files.h"
#include "gui/services/scaling_studies.h"
#include "gui/services/settle.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace trainyard {
namespace {

/// Whether a run that is to go on is still as it was then. One that ended since was cancelled while the array was on
/// its way.
bool isAsAsked(const RunRow& row, const nlohmann::json& task)
{
    return canResume(row.state) && row.endedAt == task.value("ended", 0.0);
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

bool Launcher::submitArray(const StoredAction& action)
{
    const nlohmann::json payload = payloadOf(action);
    const std::string token = payload.value("token", ""), name = payload.value("name", "");
    JobRequest array;
    array.token = token;
    array.name = name;
    array.throttle = payload.value("throttle", 0);
    if (!dropLostTasks(action))
        return true;
    if (!addDependencies(payload, array))
        return false;
    for (const nlohmann::json& task : payload.value("tasks", nlohmann::json::array()))
        array.tasks.push_back({task.value("index", 0), {}});
    const auto parts = [&](const JobRequest& whole) {
        return splitArray(whole, m_scheduler.maxArraySize(m_transport), 0, payload.value("last", -1),
                          payload.value("after_last", -1));
    };
    if (!array.dependencies.empty() && !mayBeSubmitted(parts(array)))
        return false; // its turn comes after the stage before
    JobRequest whole;
    std::vector<RunRow> rows;
    std::vector<ArrayTask> tasks;
    std::string asked;
    for (const nlohmann::json& task : payload.value("tasks", nlohmann::json::array())) {
        const std::optional<RunRow> row = m_reader->run(task.value("run", ""));
        const std::optional<RunSpec> stored = row ? m_reader->spec(row->id) : std::nullopt;
        const bool submitted = stored && arrayOfTask(row->token) == token;
        if (!stored || !(submitted || isBeingSubmitted(row->state) || isAsAsked(*row, task)))
            continue; // deleted meanwhile
        const RunRow there = placed(*row);
        JobRequest request = requestFor(*stored, m_transport, m_scheduler, {false, false});
        if (const std::string text = requestToText(request); std::exchange(asked, text) != text && !rows.empty())
            throw Failure(ErrorKind::BadInput, "submit an array", name, jobReason("job.different-resources"));
        if (rows.empty()) {
            whole = std::move(request);
            if (wantsMachineAlone(*m_reader, stored->campaign))
                whole.extraOptions.push_back("--exclusive"); // nobody is to disturb the measurement
        }
        if (!submitted && !prepareTask(there, *stored))
            continue;
        rows.push_back(there);
        tasks.push_back({task.value("index", 0), there.directory});
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
bool Launcher::dropLostTasks(const StoredAction& action)
{
    const nlohmann::json payload = payloadOf(action);
    bool left = false;
    for (const nlohmann::json& task : payload.value("tasks", nlohmann::json::array())) {
        const std::string needs = task.value("needs", "");
        const std::optional<RunRow> needed = needs.empty() ? std::nullopt : m_reader->run(needs);
        const bool lost =
            !needs.empty() && (!needed || (canResume(needed->state) && needed->endedAt >= action.createdAt));
        const std::optional<RunRow> row = m_reader->run(task.value("run", ""));
        if (!lost || (row && arrayOfTask(row->token) == payload.value("token", "")))
            left = true;
        else if (row && (isBeingSubmitted(row->state) || isAsAsked(*row, task)))
            settle(m_store.setRunState(row->id, JobState::Failed, reasonOf(QueueNeed::Lost), unixTime()));
    }
    return left;
}

/// What the array must come after. False while that is not in the queue.
bool Launcher::addDependencies(const nlohmann::json& payload, JobRequest& array)
{
    const std::string after = payload.value("after", ""), kind = payload.value("after_kind", "corr");
    if (!after.empty() && kind == "corr") // its parts are looked at when this one's are known
        array.dependencies.push_back({JobDependency::Kind::AfterCorr, after});
    if (!after.empty() && kind == "token")
        array.dependencies.push_back({JobDependency::Kind::AfterOk, after});
    if (!after.empty() && kind == "task") {
        const TaskPlace task = taskPlace(after, payload.value("after_index", 0), payload.value("after_last", 0),
                                         m_scheduler.maxArraySize(m_transport));
        if (!isSubmitted(task.array, array.name))
            return false;
        array.dependencies.push_back({JobDependency::Kind::AfterOk, taskToken(task.array, task.index)});
    }
    for (const nlohmann::json& before : payload.value("cascade", nlohmann::json::array())) {
        const std::string token = before.at(0).get<std::string>();
        const int last = before.at(1).get<int>(), most = m_scheduler.maxArraySize(m_transport);
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
void Launcher::refuseArray(const StoredAction& action, const Error& error)
{
    const std::string token = payloadOf(action).value("token", "");
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
    for (const nlohmann::json& task : payloadOf(action).value("tasks", nlohmann::json::array()))
        if (const std::optional<RunRow> row = m_reader->run(task.value("run", "")); row && isBeingSubmitted(row->state))
            settle(m_store.setRunState(row->id, JobState::Failed, errorReason(error), unixTime()));
}

} // namespace trainyard
