// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/launcher.h"

#include "backend/base/clock.h"
#include "backend/base/files.h"
#include "backend/protocol/queue.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_job.h"
#include "backend/protocol/reasons_store.h"
#include "backend/protocol/run_name.h"
#include "cluster/control/requests/request_text.h"
#include "cluster/control/run_files.h"
#include "cluster/control/run_lineage.h"
#include "cluster/control/settle.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace trainyard {
namespace {

constexpr double kClosingLook = 0.5;      // at a run that is to go on once its job is closed
constexpr double kLeaseLookSeconds = 5.0; // leases of others run out with time, without a change in the store
constexpr double kDraftSeconds = 15.0;    // a stored run without its action after so long was left by a crash

std::vector<std::string> idsOf(const std::vector<RunRow>& rows)
{
    std::vector<std::string> ids;
    for (const RunRow& row : rows)
        ids.push_back(row.id);
    return ids;
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

RunRow Launcher::require(const std::string& runId, const char* operation)
{
    std::optional<RunRow> row = m_reader->run(runId);
    if (!row)
        throw Failure(ErrorKind::NotFound, operation, runId, jobReason("job.no-such-run-listed"));
    return *row;
}

std::string Launcher::start(RunSpec spec, const std::string& machine, const std::vector<NeededRun>& needs)
{
    if (spec.id.empty())
        spec.id = makeRunId();
    if (spec.name.empty())
        spec.name = spec.id;
    if (std::string tidy = withoutOuterBlanks(spec.name); !tidy.empty())
        spec.name = std::move(tidy);
    if (const std::vector<SpecProblem> problems = validateRunSpec(spec); !problems.empty())
        throw Failure(ErrorKind::BadInput, "start the run", spec.name,
                      jobReason("job.spec-invalid", problems.front().why()));
    if (m_reader->run(spec.id))
        throw Failure(ErrorKind::BadInput, "start the run", spec.name, jobReason("job.run-id-taken", spec.id));
    if (wasSubmitted(spec.id))
        throw Failure(ErrorKind::BadInput, "start the run", spec.name, jobReason("job.run-id-used", spec.id));
    const bool ours = isHere(machine);
    const std::string directory = ours ? (m_options.runsFolder / spec.id).string() : spec.id; // see placed()
    // Queued together, so committed together; adoptDrafts() mends it should a crash come in between all the same.
    auto created = m_store.createRun(spec, directory, ours ? m_options.machine : machine);
    step("run-stored");
    auto stored = m_store.addAction(storedRequest(spec.id, SubmitRequest{jobToken(spec.id, 1), needs}));
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

std::vector<RunRow> Launcher::requireRemovable(const std::vector<std::string>& runIds, bool withDirectories)
{
    std::vector<RunRow> rows;
    for (const std::string& id : runIds) {
        rows.push_back(require(id, "delete the run"));
        const RunRow& row = rows.back();
        if (isOutOfReach(row))
            continue;
        if (!isFinal(row.state) && !(isBeingSubmitted(row.state) && row.token.empty()))
            throw Failure(ErrorKind::Busy, "delete the run", row.name, jobReason("job.it-is", stateReason(row.state)));
        if (withDirectories && m_reader->isCopied(id)) // the directory is the original's
            throw Failure(ErrorKind::BadInput, "delete the run", row.name, storeReason("store.exported"));
        if (withDirectories && isHere(row.machine)) // a backup or a copy that was rebuilt does not know that it is one
            if (const auto other = m_reader->otherStoreOf(id, row.directory))
                throw Failure(ErrorKind::BadInput, "delete the run", row.name,
                              storeReason("store.directory-of-another", row.directory, other->string()));
    }
    if (withDirectories) {
        requireUnneeded(rows);
        for (const RunRow& row : rows)
            if (isHere(row.machine))
                requireIdle(row.name, row.directory);
    }
    return rows;
}

/// Throws if runs that are not over need checkpoints of these: they could not start, nor ever resume.
void Launcher::requireUnneeded(const std::vector<RunRow>& rows)
{
    constexpr std::size_t kMostTold = 5;
    std::vector<RunRow> deleted;
    std::ranges::copy_if(rows, std::back_inserter(deleted), [this](const RunRow& row) { return !isOutOfReach(row); });
    if (deleted.empty())
        return;
    const std::vector<RunRow> needing = unfinishedRunsNeeding(*m_reader, deleted);
    if (needing.empty())
        return;
    std::string names;
    for (std::size_t i = 0; i < std::min(needing.size(), kMostTold); ++i)
        names += (i == 0 ? "" : ", ") + needing[i].name;
    if (needing.size() > kMostTold)
        names += ", …";
    throw Failure(ErrorKind::Busy, "delete the run", deleted.size() == 1 ? deleted.front().name : std::string(),
                  jobReason("job.still-needed", std::ssize(needing), names));
}

bool Launcher::isHere(const std::string& machine) const
{
    return machine.empty() || machine == m_options.machine;
}

bool Launcher::isOutOfReach(const RunRow& row) const
{
    return m_options.isRemoved && m_options.isRemoved(row.machine);
}

void Launcher::remove(const std::vector<std::string>& runIds, bool withDirectories)
{
    std::vector<RunRow> rows = requireRemovable(runIds, withDirectories);
    if (!withDirectories) {
        const Result<void> deleted = m_store.deleteRuns(runIds, RunGuard{rows}).get();
        if (!deleted && deleted.error().reasonCode == "store.run-changed")
            return remove(runIds, withDirectories); // looks at them again
        if (!deleted)
            throw Failure(deleted.error());
        return;
    }
    std::vector<std::string> records;
    for (const RunRow& row : rows)
        if (isOutOfReach(row))
            records.push_back(row.id);
    if (!records.empty())
        settle(m_store.deleteRuns(records));
    std::erase_if(rows, [this](const RunRow& row) { return isOutOfReach(row); });
    bool madeRoom = false;
    for (auto row = rows.begin(); row != rows.end();) {
        // Their order decides when another program resumes the run at the same moment.
        const Result<std::int64_t> stored = m_store
                                                .addAction(storedRequest(row->id, DeleteFilesRequest{row->directory}),
                                                           RunGuard{{*row}, {ResumeRequest::kTraits.word}})
                                                .get();
        if (stored)
            ++row;
        else if (stored.error().reasonCode == "store.run-changed")
            return remove({runIds.begin() + (row - rows.begin()), runIds.end()}, withDirectories);
        else if (stored.error().reasonCode == "store.run-asked")
            throw Failure(ErrorKind::Busy, "delete the run", row->name,
                          jobReason("job.it-is", stateReason(JobState::Submitting)));
        else if (stored.error().kind == ErrorKind::NoSpace && !std::exchange(madeRoom, true))
            makeRoom(idsOf(rows)); // and the same again
        else
            throw Failure(stored.error());
    }
    m_nextLook = 0.0;
}

void Launcher::makeRoom(const std::vector<std::string>& runIds)
{
    for (const RunRow& row : requireRemovable(runIds, true))
        if (isHere(row.machine))
            removeDirectory(row.id, row.directory);
}

std::optional<StoredAction> Launcher::lease(bool onlyQuick)
{
    using Group = RequestTraits::Group;
    // Deleting may take long, a stop is only looked at: the lease fits what the request needs.
    std::vector<std::string> words = wordsOf(Group::Quick);
    if (!onlyQuick)
        for (std::string& word : wordsOf(Group::Queues))
            words.push_back(std::move(word));
    if (auto action = settle(m_store.leaseAction(words, m_options.owner, m_options.leaseSeconds, m_options.machine)))
        return action;
    if (auto action =
            settle(m_store.leaseAction(wordsOf(Group::Waits), m_options.owner, m_options.stopLook, m_options.machine));
        action || onlyQuick)
        return action;
    const double longLease = 20 * m_options.leaseSeconds;
    if (auto action =
            settle(m_store.leaseAction(wordsOf(Group::Deletes), m_options.owner, longLease, m_options.machine)))
        return action;
    if (auto action =
            settle(m_store.leaseCampaignAction(wordsOf(Group::Campaigns), m_options.owner, m_options.leaseSeconds)))
        return action;
    return settle(m_store.leaseOtherAction(requestWords(), m_options.owner, m_options.leaseSeconds, m_options.machine));
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
    for (Outcome& outcome : awaitedOutcomes())
        outcomes.push_back(std::move(outcome));
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
        Outcome outcome{action->runId, RequestKind::Unknown, std::nullopt};
        std::optional<Request> request;
        bool finished = true, outdated = false;
        try {
            m_current = action->key;
            m_renewedAt = steadyTime();
            request = readRequest(*action);
            outcome.kind = kindOf(*request);
            outdated = submits(*request) && m_options.isCurrent && !m_options.isCurrent();
            finished = !outdated && std::visit([&](const auto& one) { return handle(one, *action); }, *request);
        } catch (const std::exception&) {
            outcome.error = currentError(action->kind + " the run");
            finished = !request || !isRetried(*request, outcome.error->kind) ||
                       (m_options.mostTries > 0 && action->tries >= m_options.mostTries);
            if (finished && request)
                refuse(*request, *action, *outcome.error);
        }
        m_current = outer;
        if (finished) {
            m_stops.erase(action->key);
            // A run that is deleted takes its actions along: that they are gone is no error.
            (void)m_store.finishAction(action->key, m_options.owner, outcome.error ? outcome.error->text() : "").get();
            m_awaited.erase(action->runId);
        } else if (outdated) {
            broken = true; // the others are for new settings, too
            (void)m_store.putOffAction(action->key, m_options.owner, 0.0).get();
        } else if (!outcome.error && submits(*request)) { // what it waits for may be submitted by another process
            const double look = outcome.kind == RequestKind::Resume ? kClosingLook : m_options.needsLook;
            (void)m_store.putOffAction(action->key, m_options.owner, look).get();
            m_waits = true;
        } else if (outcome.error) {
            broken = true; // the others would fail alike: they keep their turn
            // Given up on purpose: whoever comes next need not wait for the lease to end.
            if (m_options.retrySeconds > 0.0 || outcome.error->kind == ErrorKind::Cancelled)
                (void)m_store.putOffAction(action->key, m_options.owner, m_options.retrySeconds).get();
        }
        if (finished || outcome.error)
            outcomes.push_back(std::move(outcome));
    }
    return !broken;
}

void Launcher::refuse(const Request& request, const StoredAction& action, const Error& error)
{
    std::visit(Overloads{[&](const SubmitRequest& one) {
                             refuseUnsubmitted(action.runId, one.token, JobState::Failed, error);
                         },
                         [&](const ResumeRequest& one) { refuseUnsubmitted(action.runId, one.token, one.from, error); },
                         [&](const SubmitArrayRequest& one) { refuseArray(one, error); },
                         [](const auto&) {}}, // the others leave nothing behind
               request);
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

/// Why a submission came to nothing. The run's own reason may still be that of the job before it.
std::optional<Reason> Launcher::refusalOf(const RunRow& row, const std::string& token)
{
    if (!isFinal(row.state))
        return std::nullopt;
    if (const std::optional<JobRow> refused = job(token); refused && refused->state == JobState::Failed)
        return refused->reason;
    const bool lost = row.reason.code == reasonOf(QueueNeed::Lost).code;
    return lost ? std::optional(row.reason) : std::nullopt;
}

std::vector<Launcher::Outcome> Launcher::awaitedOutcomes()
{
    std::vector<Outcome> outcomes;
    for (auto it = m_awaited.begin(); it != m_awaited.end();) {
        const auto& [id, token] = *it;
        const std::optional<RunRow> row = m_reader->run(id);
        if (row && row->token == token) {
            outcomes.push_back({id, RequestKind::Submit, std::nullopt});
        } else if (const std::optional<Reason> refusal = row ? refusalOf(*row, token) : std::nullopt) {
            outcomes.push_back(
                {id, RequestKind::Submit, errorWith(ErrorKind::Internal, "start the run", row->name, *refusal)});
        } else if (row) {
            ++it;
            continue;
        }
        it = m_awaited.erase(it);
    }
    return outcomes;
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
            continue; // the request to queue its campaign is still open
        settle(m_store.addAction(storedRequest(row.id, SubmitRequest{jobToken(row.id, 1), needsOf(row)})));
    }
}

} // namespace trainyard
