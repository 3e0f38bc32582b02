// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/services/launcher.h"

#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_job.h"
#include "gui/services/run_files.h"
#include "gui/services/settle.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace trainyard {
namespace {

constexpr double kClosingLook = 0.5;      // at a run that is to go on once its job is closed
constexpr double kNeedsLook = 5.0;        // at a run that needs one which another process submits
constexpr double kLeaseLookSeconds = 5.0; // leases of others run out with time, without a change in the store
constexpr double kDraftSeconds = 15.0;    // a stored run without its action after so long was left by a crash

std::string joined(const std::vector<SpecProblem>& problems)
{
    std::string out;
    for (const SpecProblem& problem : problems)
        out += (out.empty() ? "" : "; ") + problem.text();
    return out;
}

/// Cancelled: the connection was given up on purpose. A queue that is busy is asked again; a requeue may have been
/// done, and is never done twice.
bool isRetried(const std::string& action, ErrorKind kind)
{
    if (action == "requeue")
        return false;
    const bool submits = action == "submit" || action == "resume" || action == "submit-array" || action == "extend";
    return kind == ErrorKind::Transport || kind == ErrorKind::Timeout || kind == ErrorKind::Cancelled ||
           (submits && kind == ErrorKind::Busy);
}

void addNeeds(nlohmann::json& payload, const std::vector<Launcher::Need>& needs)
{
    for (const Launcher::Need& need : needs)
        payload["needs"].push_back({{"run", need.run}, {"token", need.token}});
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
    const bool number =
        !digits.empty() && digits.size() <= 9 && digits.find_first_not_of("0123456789") == std::string::npos;
    return token.starts_with("ty-") && number ? std::stoi(digits) : 0;
}

bool isBeingSubmitted(JobState state)
{
    return state == JobState::Draft || state == JobState::Uploading || state == JobState::Submitting ||
           state == JobState::Ambiguous;
}

Launcher::Launcher(RunStore& store, Transport& transport, Scheduler& scheduler, Options options)
    : m_store(store), m_transport(transport), m_scheduler(scheduler), m_options(std::move(options)), m_journal(store),
      m_desk(m_options.machine, m_journal, scheduler, transport), m_reader(store.reader())
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
        throw Failure(ErrorKind::NotFound, operation, runId, jobReason("job.no-such-run-listed"));
    return *row;
}

std::string Launcher::start(RunSpec spec, const std::string& machine, const std::vector<Need>& needs)
{
    if (spec.id.empty())
        spec.id = makeRunId();
    if (spec.name.empty())
        spec.name = spec.id;
    if (const std::vector<SpecProblem> problems = validateRunSpec(spec); !problems.empty())
        throw Failure(ErrorKind::BadInput, "start the run", spec.name, joined(problems), "Mend the run spec.");
    if (m_reader->run(spec.id))
        throw Failure(ErrorKind::BadInput, "start the run", spec.name, jobReason("job.run-id-taken", spec.id));
    if (wasSubmitted(spec.id))
        throw Failure(ErrorKind::BadInput, "start the run", spec.name, jobReason("job.run-id-used", spec.id));
    const bool ours = machine.empty() || machine == m_options.machine;
    const std::string directory = ours ? (m_options.runsFolder / spec.id).string() : spec.id; // see placed()
    nlohmann::json payload = {{"token", jobToken(spec.id, 1)}};
    addNeeds(payload, needs);
    StoredAction action;
    action.runId = spec.id;
    action.kind = "submit";
    action.payload = payload.dump();
    action.createdAt = unixTime();
    // Queued together, so committed together; adoptDrafts() mends it should a crash come in between all the same.
    auto created = m_store.createRun(spec, directory, ours ? m_options.machine : machine);
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

/// Whether a machine may know jobs of a run of this id, be it deleted: their tokens are used up.
bool Launcher::wasSubmitted(const std::string& runId)
{
    return m_reader->submission(jobToken(runId, 1)).has_value();
}

void Launcher::ask(const std::string& runId, const std::string& kind, const Wish& wish)
{
    const std::string operation = kind == "checkpoint" ? "save a checkpoint of" : kind;
    const RunRow row = require(runId, operation.c_str());
    const Reason state = stateReason(row.state);
    nlohmann::json payload = nlohmann::json::object();
    if (kind == "resume") {
        if (!canResume(row.state))
            throw Failure(ErrorKind::BadInput, operation, row.name,
                          row.state == JobState::Done ? jobReason("job.done-already", state)
                                                      : jobReason("job.not-ended", state));
        const int number = std::max(1, jobNumber(row.token) + 1);
        payload = {{"token", jobToken(runId, number)}, {"from", name(row.state)}};
    } else if (isFinal(row.state)) {
        throw Failure(ErrorKind::BadInput, operation, row.name, jobReason("job.ended-already", state));
    } else if (kind == "hold" && row.state != JobState::Queued && row.state != JobState::Blocked) {
        throw Failure(ErrorKind::BadInput, operation, row.name, jobReason("job.not-waiting", state));
    } else if (kind == "release" && row.state != JobState::Held) {
        throw Failure(ErrorKind::BadInput, operation, row.name, jobReason("job.not-held", state));
    } else if ((kind == "checkpoint" || kind == "trace" || kind == "extend") && row.state != JobState::Running) {
        throw Failure(ErrorKind::BadInput, operation, row.name, jobReason("job.not-running", state));
    }
    if (kind != "resume")
        payload = {{"token", currentToken(row)}, {"deadline", m_options.stopDeadline}};
    if (wish.trace)
        payload["trace"] = toJson(*wish.trace);
    addNeeds(payload, wish.needs);
    if (kind == "requeue")
        payload["restarts"] = job(row.token) ? job(row.token)->restarts : 0;
    if (kind == "extend")
        payload.update({{"seconds", wish.seconds}, {"next", jobToken(runId, jobNumber(row.token) + 1)}});
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

std::vector<RunRow> Launcher::requireRemovable(const std::vector<std::string>& runIds)
{
    std::vector<RunRow> rows;
    for (const std::string& id : runIds) {
        rows.push_back(require(id, "delete the run"));
        const RunRow& row = rows.back();
        if (!isFinal(row.state) && !(isBeingSubmitted(row.state) && row.token.empty()))
            throw Failure(ErrorKind::Busy, "delete the run", row.name, jobReason("job.it-is", stateReason(row.state)));
    }
    return rows;
}

void Launcher::remove(const std::vector<std::string>& runIds, bool withDirectories)
{
    const std::vector<RunRow> rows = requireRemovable(runIds);
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

std::optional<StoredAction> Launcher::lease(bool onlyQuick)
{
    // Deleting may take long, a stop is only looked at: the lease fits what the action needs.
    std::vector<std::string> names{"checkpoint", "trace", "cancel", "hold", "release", "requeue", "extend"};
    if (!onlyQuick)
        names.insert(names.end(), {"submit", "resume", "submit-array"});
    if (auto action = settle(m_store.leaseAction(names, m_options.owner, m_options.leaseSeconds, m_options.machine)))
        return action;
    if (auto action = settle(m_store.leaseAction({"stop"}, m_options.owner, m_options.stopLook, m_options.machine));
        action || onlyQuick)
        return action;
    if (auto action = settle(
            m_store.leaseAction({"delete-files"}, m_options.owner, 20 * m_options.leaseSeconds, m_options.machine)))
        return action;
    // Of a campaign, so of no machine: whoever is there does it.
    return settle(m_store.leaseAction({"queue-cells"}, m_options.owner, 20 * m_options.leaseSeconds));
}

std::vector<Launcher::Outcome> Launcher::carryOut(bool force)
{
    const std::int64_t counter = m_reader->changeCounter();
    if (!force && counter == m_lastCounter && steadyTime() < m_nextLook)
        return {};
    adoptDrafts();
    std::vector<Outcome> outcomes;
    m_waits = false;
    const bool broken = !carryOutLeased(outcomes, false);
    m_lastCounter = m_reader->changeCounter();
    const double pause = m_waits ? kClosingLook : m_stops.empty() ? kLeaseLookSeconds : m_options.stopLook / 4;
    m_nextLook = broken ? 0.0 : steadyTime() + pause;
    collectAwaited(outcomes);
    return outcomes;
}

std::vector<Launcher::Outcome> Launcher::carryOutQuick()
{
    std::vector<Outcome> outcomes;
    (void)carryOutLeased(outcomes, true);
    return outcomes;
}

/// False when it broke off.
bool Launcher::carryOutLeased(std::vector<Outcome>& outcomes, bool onlyQuick)
{
    const std::int64_t outer = m_current;
    bool broken = false;
    for (std::optional<StoredAction> action; !broken && (action = lease(onlyQuick));) {
        step("leased");
        Outcome outcome{action->runId, action->kind, std::nullopt};
        bool finished = true;
        try {
            m_current = action->key;
            m_renewedAt = steadyTime();
            finished = perform(*action);
        } catch (const std::exception&) {
            outcome.error = currentError(action->kind + " the run");
            finished = !isRetried(action->kind, outcome.error->kind) ||
                       (m_options.mostTries > 0 && action->tries >= m_options.mostTries);
            if (finished)
                action->kind == "submit-array" ? refuseArray(*action, *outcome.error)
                                               : refuseUnsubmitted(*action, *outcome.error);
        }
        m_current = outer;
        if (finished) {
            m_stops.erase(action->key);
            // A run that is deleted takes its actions along: that they are gone is no error.
            (void)m_store.finishAction(action->key, m_options.owner, outcome.error ? outcome.error->text() : "").get();
            m_awaited.erase(action->runId);
        } else if (!outcome.error && (action->kind == "resume" || action->kind == "submit")) {
            (void)m_store
                .putOffAction(action->key, m_options.owner, action->kind == "resume" ? kClosingLook : kNeedsLook)
                .get();
            m_waits = true;
        } else if (outcome.error) {
            broken = true; // the others would fail alike: they keep their turn
            if (m_options.retrySeconds > 0.0)
                (void)m_store.putOffAction(action->key, m_options.owner, m_options.retrySeconds).get();
        }
        if (finished || outcome.error)
            outcomes.push_back(std::move(outcome));
    }
    return !broken;
}

bool Launcher::isStillWanted(const std::string& runId)
{
    const std::optional<RunRow> row = m_reader->run(runId);
    return row && isBeingSubmitted(row->state);
}

void Launcher::renewLease()
{
    if (m_current == 0 || steadyTime() - m_renewedAt < m_options.leaseSeconds / 4)
        return;
    m_renewedAt = steadyTime();
    (void)m_store.putOffAction(m_current, m_options.owner, m_options.leaseSeconds).get();
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
            outcomes.push_back({id, "submit", errorWith(ErrorKind::Internal, "start the run", row->name, row->reason)});
        } else if (row) {
            ++it;
            continue;
        }
        it = m_awaited.erase(it);
    }
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
        if (row.machine != m_options.machine || row.state != JobState::Draft || !row.token.empty() ||
            now - row.createdAt < kDraftSeconds)
            continue;
        if (belongsToArray(row))
            continue; // the wish to queue its campaign is still open
        StoredAction action;
        action.runId = row.id;
        action.kind = "submit";
        nlohmann::json payload = {{"token", jobToken(row.id, 1)}};
        addNeeds(payload, needsOf(row));
        action.payload = payload.dump();
        action.createdAt = now;
        settle(m_store.addAction(action));
    }
}

} // namespace trainyard
