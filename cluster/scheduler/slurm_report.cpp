// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/slurm_report.h"

#include "backend/protocol/exit_code.h"
#include "backend/protocol/reason_json.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_queue.h"
#include "cluster/scheduler/queue_commands.h"
#include "cluster/scheduler/slurm_states.h"

#include <algorithm>
#include <cstdlib>

namespace trainyard {
namespace {

constexpr int kShellSignal = 128;
constexpr int kMostSignal = 64;
constexpr double kLimitSlack = 90.0; // seconds; Slurm checks the limit every 30 s, and the run is asked to stop earlier

const std::vector<SlurmNote>* notesOf(const SlurmFacts& facts)
{
    const auto found = facts.record.notes.find(facts.index);
    return found == facts.record.notes.end() || found->second.empty() ? nullptr : &found->second;
}

const SlurmNote* lastNote(const SlurmFacts& facts, std::string_view word)
{
    const SlurmNote* found = nullptr;
    if (const auto* notes = notesOf(facts))
        for (const SlurmNote& note : *notes)
            if (note.word == word)
                found = &note;
    return found;
}

int newestStart(const SlurmFacts& facts)
{
    int restarts = 0;
    if (const auto* notes = notesOf(facts))
        for (const SlurmNote& note : *notes)
            restarts = std::max(restarts, note.restarts);
    return restarts;
}

/// How the newest start ended by the job's own notes, unless the job then returned to the queue.
const SlurmNote* ownEnding(const SlurmFacts& facts)
{
    const auto* notes = notesOf(facts);
    const SlurmNote* ending = nullptr;
    if (notes)
        for (const SlurmNote& note : *notes) {
            if (note.word == "begin" || note.word == "requeue")
                ending = nullptr;
            else if (note.word != "limit")
                ending = &note;
        }
    return ending;
}

void applyCode(JobReport& report, int code, int signal)
{
    if (signal == 0 && code > kShellSignal && code <= kShellSignal + kMostSignal)
        signal = code - kShellSignal;
    report.exitCode = code;
    report.signal = signal;
    report.state = endingState(code, signal);
}

/// The shell did not find the engine, or srun did not: it then ends with a code of its own.
bool engineAbsent(const SlurmNote& note)
{
    return note.text.find("trainyard-engine: ") != std::string::npos &&
           (note.code == kCommandNotFound || note.text.find("execve") != std::string::npos);
}

/// The job's script writes a reason as a line where it can; anything else is what a program printed.
Reason noteReason(const SlurmNote& note)
{
    Reason reason = reasonOf(note.text, note.text);
    if (reason.code.empty() && note.word == "end" && engineAbsent(note))
        return queueReason("queue.engine-absent", Quotation{note.text});
    if (reason.code.empty())
        return note.word == "end" && !note.text.empty() ? queueReason("queue.printed", Quotation{note.text})
                                                        : Reason(note.text); // of a script of an earlier version
    const ReasonRow* row = findReason(reason.code);
    return row ? makeReason(*row, std::move(reason.arguments)) : reason;
}

void applyNote(JobReport& report, const SlurmNote& ending, const SlurmFacts& facts)
{
    if (ending.word == "refused") {
        report.state = JobState::Failed;
        report.exitCode = ending.code;
        report.reason = noteReason(ending);
        report.endedAt = ending.at;
        report.startedAt = 0.0; // the run itself did not start
        return;
    }
    applyCode(report, ending.code, 0);
    report.reason = noteReason(ending);
    report.endedAt = ending.at;
    if (ending.word == "stays")
        report.state = JobState::Interrupted;
    if (const SlurmNote* limit = lastNote(facts, "limit"); limit && limit->restarts == ending.restarts) {
        report.state = JobState::Interrupted;
        report.reason = noteReason(*limit);
    }
}

bool tellsTimeout(const SlurmJobFacts& facts)
{
    return facts.timeLimit <= 0.0 || facts.elapsed <= 0.0 || facts.elapsed >= facts.timeLimit - kLimitSlack;
}

/// Who cancelled a job: we, somebody else, or Slurm itself because a job that it depends on did not end successfully
/// (--kill-on-invalid-dep).
Reason cancelledReason(const SlurmFacts& facts, const SlurmJobFacts* details)
{
    if (facts.record.cancelled || facts.record.cancelledTasks.count(facts.index) != 0)
        return queueReason("queue.cancelled-here");
    const bool waited = facts.record.needsOthers && !facts.record.notes.contains(facts.index);
    const auto cause = details ? details->cancelledFor : SlurmJobFacts::CancelledFor::NotTold;
    if (!waited || cause == SlurmJobFacts::CancelledFor::Somebody) {
        const std::string by = facts.accounting ? facts.accounting->cancelledBy : std::string();
        if (by.empty())
            return queueReason("queue.cancelled-elsewhere");
        return queueReason("queue.cancelled-by", by == "0" ? std::string("root") : "uid " + by);
    }
    if (cause == SlurmJobFacts::CancelledFor::Dependency)
        return queueReason("queue.dependency-lost");
    return queueReason("queue.cancelled-waiting");
}

/// Slurm's report on an ended job, with its details.
void applyEnding(JobReport& report, const std::string& state, const SlurmJobFacts* details, const SlurmFacts& facts)
{
    report.state = slurmState(state).value_or(JobState::Unknown);
    report.schedulerState = slurmStateWord(state);
    report.reason = slurmEnding(state);
    if (details) {
        report.exitCode = details->exitCode;
        report.signal = details->signal;
        report.startedAt = details->start > 0.0 ? details->start : report.startedAt;
        report.endedAt = details->end > 0.0 ? details->end : report.endedAt;
        if (!details->nodes.empty() && details->nodes != "(null)" && details->nodes != "None assigned")
            report.nodes = details->nodes;
        if (report.state == JobState::Failed && report.schedulerState == "FAILED" && details->exitCode >= 0)
            applyCode(report, details->exitCode, details->signal);
    }
    // Preemption with a grace period shows as TIMEOUT: only the elapsed time tells them apart.
    if (report.schedulerState == "TIMEOUT" && details && !tellsTimeout(*details))
        report.reason = slurmEnding("PREEMPTED");
    if (report.state == JobState::Cancelled)
        report.reason = cancelledReason(facts, details);
    if (report.exitCode == 0 && report.state != JobState::Done)
        report.exitCode = -1; // Slurm's 0:0 for a job ended from outside is not an exit code
}

void applyQueueEnding(JobReport& report, const SlurmFacts& facts)
{
    const SlurmQueueLine& line = *facts.queue;
    applyEnding(report, line.state, facts.details ? &*facts.details : nullptr, facts);
    report.startedAt = line.start;
    report.endedAt = line.end;
    // The job's own note says more than COMPLETED or FAILED; for cancelled, preempted and lost jobs, Slurm decides.
    const SlurmNote* own = ownEnding(facts);
    if (own &&
        (report.state == JobState::Done || report.state == JobState::Failed || report.state == JobState::Stopped) &&
        report.schedulerState != "OUT_OF_MEMORY") {
        const double end = report.endedAt;
        applyNote(report, *own, facts);
        report.endedAt = std::max(end, report.endedAt);
    } else if (report.state == JobState::Done && !lastNote(facts, "begin")) {
        report.reason = queueReason("queue.ended-before-begin");
    }
    if (report.exitCode < 0 && report.state == JobState::Failed && line.reason.size() > 2 && line.reason.front() == '(')
        report.reason = slurmReason(line.reason).why;
}

bool heldHere(const SlurmFacts& facts)
{
    return facts.record.held || facts.record.heldTasks.count(facts.index) != 0;
}

void applyLive(JobReport& report, const SlurmFacts& facts)
{
    const SlurmQueueLine& line = *facts.queue;
    report.state = slurmState(line.state, line.reason).value_or(JobState::Unknown);
    report.schedulerState = slurmStateWord(line.state);
    const bool waits =
        report.state == JobState::Queued || report.state == JobState::Held || report.state == JobState::Blocked;
    if (waits) {
        report.reason = slurmReason(report.schedulerState == "SPECIAL_EXIT" ? "JobHeldUser" : line.reason).why;
        if (report.reason.code == "queue.held-by-admin" && heldHere(facts))
            report.reason = queueReason("queue.held-here");
        report.expectedStart = line.start;
        // It went back because its run directory was in use: that says more than the delay after a requeue.
        const auto* notes = notesOf(facts);
        if (notes && notes->back().word == "requeue" &&
            notes->back().code == static_cast<int>(ExitCode::AlreadyRunning) && report.state == JobState::Queued)
            report.reason = noteReason(notes->back());
        return;
    }
    if (report.state == JobState::Unknown) {
        report.reason = queueReason("queue.says", Quotation{report.schedulerState});
        report.settled = false;
        return;
    }
    if (line.reason.empty() || line.reason.front() != '(')
        report.nodes = line.reason;
    report.startedAt = line.start;
    report.endsBy = line.end;
    // The engine has ended, but the job has not: it will end soon.
    const SlurmNote* own = ownEnding(facts);
    if (own && report.state == JobState::Running)
        report.state = JobState::Finishing;
}

/// Not in the queue.
void applyAbsent(JobReport& report, const SlurmFacts& facts)
{
    const SlurmNote* begun = lastNote(facts, "begin");
    report.startedAt = begun ? begun->at : 0.0;
    if (const SlurmNote* own = ownEnding(facts)) {
        applyNote(report, *own, facts);
        return;
    }
    if (facts.accounting && slurmStateEnded(facts.accounting->state)) {
        applyEnding(report, facts.accounting->state, &*facts.accounting, facts);
        return;
    }
    const bool settled = facts.goneSince > 0.0 && facts.now - facts.goneSince >= kGoneSeconds;
    if (facts.record.id.empty()) {
        if (facts.record.cancelled)
            report.state = JobState::Cancelled;
        else if (facts.record.tried) {
            report.state = JobState::Ambiguous;
            report.reason = queueReason("queue.submission-unsure");
        } else {
            report.reason = queueReason("queue.not-submitted");
            report.settled = settled;
        }
        return;
    }
    if (facts.record.cancelled || facts.record.cancelledTasks.count(facts.index) != 0) {
        report.state = JobState::Cancelled;
        report.reason = queueReason("queue.cancelled-here");
        return;
    }
    report.settled = settled;
    if (!settled) {
        report.reason = queueReason("queue.left-waiting");
    } else if (begun) {
        report.state = JobState::Interrupted;
        report.reason = queueReason("queue.left-silently");
    } else {
        report.reason = queueReason("queue.left-unstarted");
    }
}

} // namespace

JobState endingState(int code, int signal)
{
    if (signal != 0)
        return isCrashSignal(signal) ? JobState::Failed : JobState::Interrupted;
    if (code == static_cast<int>(ExitCode::Completed))
        return JobState::Done;
    if (code == static_cast<int>(ExitCode::Stopped))
        return JobState::Stopped;
    return JobState::Failed;
}

namespace {

/// Chooses the task that represents the whole array.
int weight(const SlurmQueueLine& line)
{
    const JobState state = slurmState(line.state, line.reason).value_or(JobState::Unknown);
    if (slurmStateEnded(line.state))
        return state == JobState::Done ? 0 : 1;
    return state == JobState::Running ? 3 : 2;
}

} // namespace

const SlurmQueueLine* findInQueue(const std::vector<SlurmQueueLine>& queue, const std::string& token, int index,
                                  const std::string& id)
{
    const SlurmQueueLine* found = nullptr;
    for (const SlurmQueueLine& line : queue) {
        if (line.name != token || (!id.empty() && line.arrayJob != id))
            continue;
        const bool fits =
            index < 0 ? true : std::find(line.indices.begin(), line.indices.end(), index) != line.indices.end();
        if (!fits)
            continue;
        const long long job = std::strtoll(line.arrayJob.c_str(), nullptr, 10);
        const long long best = found ? std::strtoll(found->arrayJob.c_str(), nullptr, 10) : job;
        if (!found || job < best || (job == best && weight(line) > weight(*found)))
            found = &line;
    }
    return found;
}

JobReport slurmReport(const SlurmFacts& facts)
{
    JobReport report;
    report.token = facts.index < 0 ? facts.token : facts.token + "_" + std::to_string(facts.index);
    report.readAt = facts.now;
    report.restarts = newestStart(facts);
    if (const SlurmNote* begun = lastNote(facts, "begin"))
        report.beganAt = begun->at;
    const std::string id = facts.queue ? facts.queue->arrayJob : facts.record.id;
    if (!id.empty())
        report.jobId = facts.index < 0 ? id : id + "_" + std::to_string(facts.index);
    if (!facts.queue) {
        applyAbsent(report, facts);
    } else if (slurmStateEnded(facts.queue->state)) {
        applyQueueEnding(report, facts);
    } else {
        applyLive(report, facts);
    }
    // Slurm may requeue it within seconds: not over until then.
    if (facts.endedSince > 0.0 && facts.now - facts.endedSince < kRequeueSeconds &&
        report.state == JobState::Interrupted && slurmMayRequeue(report.schedulerState))
        report.state = JobState::Finishing;
    return report;
}

} // namespace trainyard
