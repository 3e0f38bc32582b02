// SPDX-License-Identifier: GPL-3.0-or-later
// What may be asked of a run, and when.
#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/foreign/imported_run.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_foreign.h"
#include "backend/protocol/reasons_job.h"
#include "backend/protocol/reasons_store.h"
#include "cluster/control/launcher.h"
#include "cluster/control/removed_machines.h"
#include "cluster/control/requests/request_text.h"
#include "cluster/control/run_import.h"
#include "cluster/control/settle.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace trainyard {
namespace {

/// Why a run in this state cannot do what is asked; nothing when it can.
std::optional<Reason> refusal(const RunRequest& request, JobState now)
{
    using Refusal = std::optional<Reason>;
    const Reason state = stateReason(now);
    const auto ended = [&]() -> Refusal {
        return isFinal(now) ? Refusal(jobReason("job.ended-already", state)) : std::nullopt;
    };
    const auto running = [&]() -> Refusal {
        if (const Refusal over = ended())
            return over;
        return now == JobState::Running ? std::nullopt : Refusal(jobReason("job.not-running", state));
    };
    return std::visit(
        Overloads{
            [&](const ResumeRequest&) -> Refusal {
                if (canResume(now))
                    return std::nullopt;
                return now == JobState::Done ? jobReason("job.done-already", state) : jobReason("job.not-ended", state);
            },
            [&](const HoldRequest&) -> Refusal {
                if (const Refusal over = ended())
                    return over;
                const bool waits = now == JobState::Queued || now == JobState::Blocked;
                return waits ? std::nullopt : Refusal(jobReason("job.not-waiting", state));
            },
            [&](const ReleaseRequest&) -> Refusal {
                if (const Refusal over = ended())
                    return over;
                return now == JobState::Held ? std::nullopt : Refusal(jobReason("job.not-held", state));
            },
            [&](const CheckpointRequest&) { return running(); }, [&](const RecordTraceRequest&) { return running(); },
            [&](const ExtendRequest&) { return running(); }, [&](const StopRequest&) { return ended(); },
            [&](const CancelRequest&) { return ended(); }, [&](const RequeueRequest&) { return ended(); }},
        request);
}

bool canDo(const QueueAbilities& queue, const RunRequest& request)
{
    if (std::holds_alternative<HoldRequest>(request) || std::holds_alternative<ReleaseRequest>(request))
        return queue.holds;
    return queue.requeues || !std::holds_alternative<RequeueRequest>(request);
}

} // namespace

void Launcher::ask(const std::string& runId, RunRequest request)
{
    while (!tryToAsk(runId, request)) {
    }
}

/// False when the run changed between the look at it and the request, so that the look is out of date. `unless`: nor is
/// a run asked to resume that has an open request of one of these kinds.
bool Launcher::tryToAsk(const std::string& runId, RunRequest request, const std::vector<std::string>& unless)
{
    const bool saves = std::holds_alternative<CheckpointRequest>(request);
    const bool resumes = std::holds_alternative<ResumeRequest>(request);
    const std::string operation = saves ? "save a checkpoint of" : traitsOf(asRequest(request)).word;
    const RunRow row = require(runId, operation.c_str());
    if (foreign::isImportedRun(row.id)) {
        if (resumes)
            throw Failure(ErrorKind::Unsupported, operation, row.name, foreignReason("foreign.not-started-here"));
        endAbandonedImports(m_store); // so that it is not said to run for ever
        throw Failure(ErrorKind::Unsupported, operation, row.name, foreignReason("foreign.not-controlled"));
    }
    if (isOutOfReach(row)) // it would wait for ever
        throw Failure(ErrorKind::NotFound, operation, row.name, removedReason());
    if (resumes && m_reader->isCopied(runId)) // two stores would follow what it trains
        throw Failure(ErrorKind::BadInput, operation, row.name, storeReason("store.exported"));
    if (std::optional<Reason> why = refusal(request, row.state))
        throw Failure(ErrorKind::BadInput, operation, row.name, std::move(*why));
    if (resumes && row.trashedAt > 0.0) // it would train there, unseen
        throw Failure(ErrorKind::BadInput, operation, row.name, jobReason("job.in-trash"));
    // Only of this queue it is known here; that of another machine answers when it carries the request out.
    if (row.machine == m_options.machine && !canDo(m_scheduler.abilities(), request))
        throw Failure(ErrorKind::Unsupported, operation, row.name, jobReason("job.queue-cannot"));
    const std::string next = jobToken(runId, std::max(1, jobNumber(row.token) + 1));
    complete(request, row, next);
    // Only a resumed run goes on from its end, in which it may be trashed or deleted at the same moment.
    RunGuard guard;
    if (resumes) {
        guard = {{row}, {DeleteFilesRequest::kTraits.word}};
        guard.withoutOpen.insert(guard.withoutOpen.end(), unless.begin(), unless.end());
    }
    const Result<std::int64_t> stored = m_store.addAction(storedRequest(runId, asRequest(request)), guard).get();
    if (!stored && stored.error().reasonCode == "store.run-changed")
        return false;
    if (!stored && stored.error().reasonCode == "store.run-asked")
        throw Failure(ErrorKind::BadInput, operation, row.name, jobReason("job.being-deleted"));
    if (!stored)
        throw Failure(stored.error());
    if (resumes)
        m_awaited[runId] = next;
    m_nextLook = 0.0;
    step("intent-stored");
    return true;
}

/// Which job is meant, and from which state.
void Launcher::complete(RunRequest& request, const RunRow& row, const std::string& next)
{
    std::visit(Overloads{[&](ResumeRequest& one) {
                             one.token = next;
                             one.from = row.state;
                         },
                         [&](StopRequest& one) {
                             one.token = currentToken(row);
                             one.deadline = m_options.stopDeadline;
                         },
                         [&](RequeueRequest& one) {
                             one.token = currentToken(row);
                             const std::optional<JobRow> known = job(row.token);
                             one.restarts = known ? known->restarts : 0;
                         },
                         [&](ExtendRequest& one) {
                             one.token = currentToken(row);
                             one.next = next;
                         },
                         [&](auto& one) { one.token = currentToken(row); }},
               request);
}

} // namespace trainyard
