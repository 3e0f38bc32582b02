// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/launcher.h"

#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "gui/services/run_files.h"
#include "gui/services/settle.h"

#include <nlohmann/json.hpp>

#include <sched.h>

#include <algorithm>
#include <utility>

namespace trainyard {
namespace {

constexpr double kStopLease = 2.0;       // a stop is looked at again so often, by whoever is there
constexpr double kLookSeconds = 5.0;     // leases of others run out with time, without a change in the store
constexpr double kDraftSeconds = 15.0;   // a stored run without its action after so long was left by a crash
constexpr int kMostTries = 20;

/// Cores that a run asks for: its compute threads, all there are when it says 0.
int coresFor(const RunSpec& spec)
{
    if (spec.resources.threads > 0)
        return spec.resources.threads;
    cpu_set_t allowed;
    CPU_ZERO(&allowed);
    return ::sched_getaffinity(0, sizeof allowed, &allowed) == 0 ? std::max(1, CPU_COUNT(&allowed)) : 1;
}

std::string joined(const std::vector<SpecProblem>& problems)
{
    std::string out;
    for (const SpecProblem& problem : problems)
        out += (out.empty() ? "" : "; ") + problem.text();
    return out;
}

nlohmann::json payloadOf(const StoredAction& action)
{
    nlohmann::json json = nlohmann::json::parse(action.payload, nullptr, false);
    return json.is_object() ? json : nlohmann::json::object();
}

bool isUnsubmitted(JobState state)
{
    return state == JobState::Draft || state == JobState::Uploading || state == JobState::Submitting
        || state == JobState::Ambiguous;
}

bool isRetried(ErrorKind kind)
{
    return kind == ErrorKind::Transport || kind == ErrorKind::Timeout;
}

std::string idIn(const std::string& specText)
{
    const auto json = nlohmann::json::parse(specText, nullptr, false);
    return json.is_object() && json.contains("id") && json["id"].is_string() ? json["id"].get<std::string>()
                                                                             : std::string();
}

} // namespace

std::string jobToken(const std::string& runId, int number)
{
    return "ty-" + runId + "-" + std::to_string(number);
}

int jobNumber(const std::string& token)
{
    const std::size_t dash = token.rfind('-');
    const std::string digits = dash == std::string::npos ? std::string() : token.substr(dash + 1);
    const bool number = !digits.empty() && digits.size() <= 9
        && digits.find_first_not_of("0123456789") == std::string::npos;
    return token.starts_with("ty-") && number ? std::stoi(digits) : 0;
}

Launcher::Launcher(RunStore& store, Transport& transport, Scheduler& scheduler, Options options)
    : m_store(store), m_transport(transport), m_scheduler(scheduler), m_options(std::move(options)),
      m_reader(store.reader())
{
    if (m_options.owner.empty())
        m_options.owner = hostName() + "-" + randomHex(12);
}

void Launcher::step(std::string_view name) const
{
    if (m_options.onStep)
        m_options.onStep(name);
}

RunRow Launcher::require(const std::string& runId, const char* operation)
{
    std::optional<RunRow> row = m_reader->run(runId);
    if (!row)
        throw Failure(ErrorKind::NotFound, operation, runId, "the store has no such run",
                      "List the runs to see which there are.");
    return *row;
}

std::optional<JobRow> Launcher::job(const std::string& token)
{
    for (JobRow& row : m_reader->jobs(false))
        if (row.token == token)
            return row;
    return std::nullopt;
}

std::string Launcher::start(RunSpec spec)
{
    if (spec.id.empty())
        spec.id = makeRunId();
    if (spec.name.empty())
        spec.name = spec.id;
    if (const std::vector<SpecProblem> problems = validateRunSpec(spec); !problems.empty())
        throw Failure(ErrorKind::BadInput, "start the run", spec.name, joined(problems), "Mend the run spec.");
    if (m_reader->run(spec.id))
        throw Failure(ErrorKind::BadInput, "start the run", spec.name,
                      "a run with the id " + spec.id + " is in the store already",
                      "Leave the id out of the run spec to be given a new one.");
    const std::string directory = (m_options.runsFolder / spec.id).string();
    const nlohmann::json payload = {{"token", jobToken(spec.id, 1)}};
    StoredAction action;
    action.runId = spec.id;
    action.kind = "submit";
    action.payload = payload.dump();
    action.createdAt = unixTime();
    // Queued together, so committed together; adoptDrafts() mends it should a crash come in between all the same.
    auto created = m_store.createRun(spec, directory, m_options.machine);
    step("run-stored");
    auto stored = m_store.addAction(action);
    settle(std::move(created));
    const Result<std::int64_t> outcome = stored.get();
    if (!outcome) {
        (void)m_store.deleteRuns({spec.id}).get(); // it was never started: do not leave it half stored
        throw Failure(outcome.error());
    }
    step("intent-stored");
    m_awaited[spec.id] = jobToken(spec.id, 1);
    m_nextLook = 0.0;
    return spec.id;
}

void Launcher::ask(const std::string& runId, const std::string& kind)
{
    const std::string operation = kind == "checkpoint" ? "save a checkpoint of" : kind;
    const RunRow row = require(runId, operation.c_str());
    const std::string state(name(row.state));
    nlohmann::json payload = nlohmann::json::object();
    if (kind == "resume") {
        if (!canResume(row.state))
            throw Failure(ErrorKind::BadInput, operation, row.name, "it is " + state,
                          row.state == JobState::Done ? "Clone it to train for more epochs."
                                                      : "Wait until it has ended, or stop it.");
        const int number = std::max(1, jobNumber(row.token) + 1);
        payload = {{"token", jobToken(runId, number)}, {"from", state}};
    } else if (isFinal(row.state)) {
        throw Failure(ErrorKind::BadInput, operation, row.name, "it has ended already (" + state + ")");
    } else if (kind == "checkpoint" && row.state != JobState::Running) {
        throw Failure(ErrorKind::BadInput, operation, row.name, "it is " + state + ", not running",
                      "Try again when it runs.");
    }
    if (kind == "stop")
        payload = {{"deadline", m_options.stopDeadline}};
    StoredAction action;
    action.runId = runId;
    action.kind = kind;
    action.payload = payload.dump();
    action.createdAt = unixTime();
    settle(m_store.addAction(action));
    if (kind == "resume")
        m_awaited[runId] = payload.at("token").get<std::string>();
    m_nextLook = 0.0;
    step("intent-stored");
}

void Launcher::remove(const std::vector<std::string>& runIds, bool withDirectories)
{
    std::vector<RunRow> rows;
    for (const std::string& id : runIds) {
        rows.push_back(require(id, "delete the run"));
        const RunRow& row = rows.back();
        if (!isFinal(row.state) && !(isUnsubmitted(row.state) && row.token.empty()))
            throw Failure(ErrorKind::Busy, "delete the run", row.name, "it is " + std::string(name(row.state)),
                          "Stop or cancel it first.");
    }
    if (!withDirectories) {
        settle(m_store.deleteRuns(runIds));
        return;
    }
    for (const RunRow& row : rows) {
        StoredAction action;
        action.runId = row.id;
        action.kind = "delete-files";
        action.payload = nlohmann::json{{"directory", row.directory}}.dump();
        action.createdAt = unixTime();
        settle(m_store.addAction(action));
    }
    m_nextLook = 0.0;
}

std::optional<StoredAction> Launcher::lease()
{
    // Deleting may take long, a stop is only looked at: the lease fits what the action needs.
    const std::pair<std::vector<std::string>, double> kinds[] = {
        {{"submit", "resume", "checkpoint", "cancel"}, m_options.leaseSeconds},
        {{"stop"}, kStopLease},
        {{"delete-files"}, 20 * m_options.leaseSeconds}};
    for (const auto& [names, seconds] : kinds)
        if (auto action = settle(m_store.leaseAction(names, m_options.owner, seconds)))
            return action;
    return std::nullopt;
}

std::vector<Launcher::Outcome> Launcher::carryOut(bool force)
{
    const std::int64_t counter = m_reader->changeCounter();
    if (!force && counter == m_lastCounter && steadyTime() < m_nextLook)
        return {};
    adoptDrafts();
    std::vector<Outcome> outcomes;
    while (const std::optional<StoredAction> action = lease()) {
        step("leased");
        Outcome outcome{action->runId, action->kind, std::nullopt};
        bool finished = true;
        try {
            finished = perform(*action);
        } catch (const std::exception&) {
            outcome.error = currentError(action->kind + " the run");
            finished = !isRetried(outcome.error->kind) || action->tries >= kMostTries;
            if (finished)
                refuseUnsubmitted(*action, *outcome.error);
        }
        if (finished) {
            m_stops.erase(action->key);
            // A run that is deleted takes its actions along: that they are gone is no error.
            (void)m_store.finishAction(action->key, m_options.owner, outcome.error ? outcome.error->text() : "").get();
            m_awaited.erase(action->runId);
        }
        if (finished || outcome.error)
            outcomes.push_back(std::move(outcome));
    }
    m_lastCounter = m_reader->changeCounter();
    m_nextLook = steadyTime() + (m_stops.empty() ? kLookSeconds : kStopLease / 4);
    collectAwaited(outcomes);
    return outcomes;
}

/// What was asked here may have been carried out by another process: its outcome is ours to tell.
void Launcher::collectAwaited(std::vector<Outcome>& outcomes)
{
    for (auto it = m_awaited.begin(); it != m_awaited.end();) {
        const auto& [id, token] = *it;
        const std::optional<RunRow> row = m_reader->run(id);
        if (row && row->token == token) {
            outcomes.push_back({id, "submit", std::nullopt});
        } else if (row && isFinal(row->state) && !row->reason.empty()) {
            outcomes.push_back({id, "submit", Error{ErrorKind::Internal, "start the run", row->name, row->reason, {}, 0}});
        } else if (row) {
            ++it;
            continue;
        }
        it = m_awaited.erase(it);
    }
}

bool Launcher::perform(const StoredAction& action)
{
    if (action.kind == "submit" || action.kind == "resume")
        return submit(action);
    if (action.kind == "stop")
        return stop(action);
    if (action.kind == "checkpoint")
        checkpoint(action);
    else if (action.kind == "cancel")
        cancel(action);
    else
        deleteFiles(action);
    return true;
}

bool Launcher::submit(const StoredAction& action)
{
    const std::optional<RunRow> row = m_reader->run(action.runId);
    if (!row)
        return true; // deleted meanwhile
    const bool resumes = action.kind == "resume";
    const std::string token = payloadOf(action).value("token", jobToken(row->id, 1));
    const bool wanted = isUnsubmitted(row->state) || (resumes && canResume(row->state));
    // A crash after the job was stored, or the same wish twice: the job is on its way.
    if (!wanted || job(token))
        return true;
    settle(m_store.setRunState(row->id, JobState::Submitting, ""));
    step("state-stored");
    prepareDirectory(*row);
    if (resumes) {
        RunFiles files(m_transport, row->directory);
        if (files.control().command != ControlCommand::None)
            files.request(ControlCommand::None); // an old stop is not meant for the new attempt
    }
    step("directory-made");
    const std::optional<RunSpec> spec = m_reader->spec(row->id);
    JobRequest request;
    request.token = token;
    request.runDirectory = row->directory;
    request.name = row->name;
    request.cpus = spec ? coresFor(*spec) : 1;
    m_scheduler.submit(m_transport, request);
    step("queued");
    JobRow queued;
    queued.token = token;
    queued.runId = row->id;
    queued.machine = m_options.machine;
    queued.directory = row->directory;
    queued.state = JobState::Queued;
    queued.submittedAt = unixTime();
    // From here on the follower says where the run stands; writing a state again could overtake it.
    settle(m_store.putJob(queued));
    step("job-stored");
    return true;
}

void Launcher::prepareDirectory(const RunRow& row)
{
    RunFiles files(m_transport, row.directory);
    if (const auto text = files.specText()) {
        if (idIn(*text) != row.id)
            throw Failure(ErrorKind::BadInput, "use the run directory", row.directory,
                          "it holds the run \"" + idIn(*text) + "\" already", "Move that folder away.");
        return;
    }
    if (row.attempts > 0)
        throw Failure(ErrorKind::NotFound, "resume the run", row.name, "its run directory " + row.directory + " is gone",
                      "Bring the folder back, or clone the run.");
    const std::optional<RunSpec> spec = m_reader->spec(row.id);
    if (!spec)
        throw Failure(ErrorKind::Internal, "start the run", row.name, "the store has no run spec for it");
    m_transport.makeFolders(row.directory);
    step("folder-made");
    m_transport.write(row.directory + "/spec.json", toText(*spec));
}

/// A submission that failed for good leaves the run in a state that says so, and nothing in the queue.
void Launcher::refuseUnsubmitted(const StoredAction& action, const Error& error)
{
    if (action.kind != "submit" && action.kind != "resume")
        return;
    const std::optional<RunRow> row = m_reader->run(action.runId);
    if (!row || !isUnsubmitted(row->state))
        return;
    const nlohmann::json payload = payloadOf(action);
    const auto before = jobStateNamed(payload.value("from", "failed"));
    JobRow refused;
    refused.token = payload.value("token", jobToken(row->id, 1));
    refused.runId = row->id;
    refused.machine = m_options.machine;
    refused.directory = row->directory;
    refused.state = JobState::Failed;
    refused.reason = error.text();
    refused.submittedAt = refused.endedAt = unixTime();
    try {
        m_scheduler.cancel(m_transport, refused.token); // it may stand in the queue with nobody to serve it
    } catch (const Failure&) {
        // Not queued, or the same fault once more: the request to cancel is written first.
    }
    // The token is used up, whatever became of it: the next try takes another.
    settle(m_store.setRunState(row->id, before.value_or(JobState::Failed), error.text(), refused.endedAt));
    settle(m_store.putJob(refused));
}

bool Launcher::stop(const StoredAction& action)
{
    const std::optional<RunRow> row = m_reader->run(action.runId);
    if (!row || isFinal(row->state))
        return true;
    if (row->token.empty())
        return false; // being submitted: look again
    const JobReport report = m_scheduler.query(m_transport, {row->token}).at(0);
    if (isFinal(report.state))
        return true;
    if (report.state == JobState::Queued || report.state == JobState::Held || report.state == JobState::Blocked) {
        m_scheduler.cancel(m_transport, row->token); // nothing is trained yet: there is nothing to save
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
    m_scheduler.cancel(m_transport, row->token);
    return true;
}

void Launcher::checkpoint(const StoredAction& action)
{
    const std::optional<RunRow> row = m_reader->run(action.runId);
    if (!row || isFinal(row->state) || row->token.empty())
        return;
    RunFiles files(m_transport, row->directory);
    // A stop not yet read would be replaced; it saves a checkpoint anyway.
    if (files.control().command != ControlCommand::Stop)
        files.request(ControlCommand::Checkpoint);
}

void Launcher::cancel(const StoredAction& action)
{
    const std::optional<RunRow> row = m_reader->run(action.runId);
    if (!row || isFinal(row->state))
        return;
    if (row->token.empty())
        settle(m_store.setRunState(row->id, JobState::Cancelled, "", unixTime()));
    else
        m_scheduler.cancel(m_transport, row->token);
}

void Launcher::deleteFiles(const StoredAction& action)
{
    const std::string directory = payloadOf(action).value("directory", "");
    const std::optional<RunRow> row = m_reader->run(action.runId);
    if (row && !isFinal(row->state) && !isUnsubmitted(row->state))
        throw Failure(ErrorKind::Busy, "delete the run", row->name, "it is running again", "Stop it first.");
    // The path comes from the store: nothing is removed that is not visibly this run's.
    const std::optional<std::string> text = RunFiles(m_transport, directory).specText();
    const bool ours = text ? idIn(*text) == action.runId
                           : std::filesystem::path(directory) == m_options.runsFolder / action.runId;
    if (text && !ours)
        throw Failure(ErrorKind::BadInput, "delete the run directory", directory, "it holds another run's spec.json",
                      "Look at the folder and delete it by hand.");
    if (ours)
        m_transport.removeTree(directory);
    step("directory-removed");
    settle(m_store.deleteRuns({action.runId}));
}

/// Runs stored without their action: a crash fell between the two.
void Launcher::adoptDrafts()
{
    const double now = unixTime();
    if (steadyTime() < m_nextAdoption)
        return;
    m_nextAdoption = steadyTime() + kDraftSeconds;
    RunQuery query;
    query.text = "state:draft";
    query.scope = RunScope::All;
    for (const RunRow& row : m_reader->runs(query)) {
        if (row.state != JobState::Draft || !row.token.empty() || now - row.createdAt < kDraftSeconds)
            continue;
        StoredAction action;
        action.runId = row.id;
        action.kind = "submit";
        action.payload = nlohmann::json{{"token", jobToken(row.id, 1)}}.dump();
        action.createdAt = now;
        settle(m_store.addAction(action));
    }
}

} // namespace trainyard
