// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/slurm_scheduler.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/protocol/reasons_scheduler.h"
#include "cluster/scheduler/slurm_states.h"

#include <algorithm>
#include <chrono>
#include <set>
#include <thread>
#include <utility>

namespace trainyard {
namespace {

constexpr double kAskAgain = 2.0; // seconds

Failure queueFailure(const FramedAnswer::Section& queue)
{
    if (queue.exitCode == kCommandNotFound)
        return Failure(ErrorKind::NotFound, "ask the queue", "squeue", schedulerReason("scheduler.program-absent"));
    const std::string said = slurmMessage(queue.errorOutput);
    return Failure(ErrorKind::Transport, "ask the queue", {},
                   said.empty() ? schedulerReason("scheduler.queue-ended", queue.exitCode)
                                : schedulerReason("scheduler.queue-says", Quotation{said}),
                   queue.exitCode);
}

/// Facts about one start of a job do not apply to another.
std::string startOf(const SlurmFacts& facts)
{
    return facts.queue ? facts.queue->job + "@" + std::to_string(facts.queue->start) + facts.queue->state
                       : facts.record.id;
}

bool endedInQueue(const SlurmFacts& facts)
{
    return facts.queue && slurmStateEnded(facts.queue->state);
}

const SlurmJobFacts* factsOf(const std::vector<SlurmJobFacts>& all, const std::string& id, const std::string& name)
{
    const SlurmJobFacts* found = nullptr; // a requeued job has several lines; the last counts
    for (const SlurmJobFacts& one : all)
        if (one.id == id && one.name == name) // a reused id has another name
            found = &one;
    return found;
}

std::string jobIdOf(const SlurmFacts& facts)
{
    const std::string id = facts.queue ? facts.queue->arrayJob : facts.record.id;
    return facts.index < 0 ? id : id + "_" + std::to_string(facts.index);
}

/// Only the accounting tells who did it.
bool cancelledElsewhere(const SlurmFacts& facts)
{
    return endedInQueue(facts) && slurmState(facts.queue->state) == JobState::Cancelled && !facts.record.cancelled &&
           facts.record.cancelledTasks.count(facts.index) == 0;
}

} // namespace

Error submitError(const SlurmSubmitAnswer& answer, const JobRequest& request)
{
    using Kind = SlurmSubmitAnswer::Kind;
    Reason said = answer.text.empty() ? Reason() : schedulerReason("scheduler.answers", Quotation{answer.text});
    if (!answer.printed.empty())
        said = said.empty()
                   ? schedulerReason("scheduler.answers", Quotation{answer.printed})
                   : schedulerReason("scheduler.answers-with", Quotation{answer.text}, Quotation{answer.printed});
    const auto error = [&](ErrorKind kind, Reason why) {
        return errorWith(kind, "submit the run", request.name.empty() ? request.token : request.name, std::move(why));
    };
    switch (answer.kind) {
    case Kind::Refused: return error(ErrorKind::BadInput, schedulerReason("scheduler.ask-less", std::move(said)));
    case Kind::Invalid: return error(ErrorKind::BadInput, schedulerReason("scheduler.script-invalid", std::move(said)));
    case Kind::Unknown: return error(ErrorKind::BadInput, schedulerReason("scheduler.option-unknown", std::move(said)));
    case Kind::Cancelled: return error(ErrorKind::BadInput, std::move(said)); // on purpose, and for good
    case Kind::Broken: return error(ErrorKind::Io, schedulerReason("scheduler.other-records", std::move(said)));
    case Kind::Busy: return error(ErrorKind::Busy, std::move(said));
    default: break;
    }
    return error(ErrorKind::Transport, schedulerReason("scheduler.tried-again", std::move(said)));
}

SlurmScheduler::SlurmScheduler(JobTemplate machine) : SlurmScheduler(std::move(machine), Options()) {}

SlurmScheduler::SlurmScheduler(JobTemplate machine, Options options)
    : m_machine(std::move(machine)), m_options(std::move(options))
{
    if (!m_options.sleep)
        m_options.sleep = [](double seconds) { std::this_thread::sleep_for(std::chrono::duration<double>(seconds)); };
}

QueueAbilities SlurmScheduler::abilities() const
{
    QueueAbilities all;
    all.name = "SLURM";
    all.cluster = all.arrays = all.holds = all.requeues = all.timeLimits = all.scripts = true;
    return all;
}

std::vector<std::string> SlurmScheduler::shellInJob(const std::string& jobId) const
{
    const std::string plain = jobId.substr(0, jobId.find_first_not_of("0123456789_"));
    if (plain.empty())
        return {};
    return {"srun", "--jobid=" + plain, "--overlap", "--pty", "bash", "-l"};
}

int SlurmScheduler::maxArraySize(Transport& transport)
{
    const int size = probe(transport).maxArraySize;
    return size > 0 ? size : Scheduler::maxArraySize(transport);
}

const ClusterFacts& SlurmScheduler::probe(Transport& transport, bool fresh)
{
    if (fresh || !m_probe || steadyTime() - m_probedAt > m_options.probeLifetime)
        setProbe(probeSlurm(transport, m_machine));
    return *m_probe;
}

void SlurmScheduler::setProbe(ClusterFacts probe)
{
    m_probe = std::move(probe);
    m_probedAt = steadyTime();
}

SlurmSubmitAnswer SlurmScheduler::trySubmit(Transport& transport, const JobRequest& request)
{
    FramedScript script;
    script.add("submit", submitScript(request, m_machine, m_options.lostWait));
    // The batch script contains the machine's prologue and everything it exports.
    return parseSubmitAnswer(script.runUnseen(transport, m_options.deadline).section("submit"));
}

void SlurmScheduler::submit(Transport& transport, const JobRequest& request)
{
    using Kind = SlurmSubmitAnswer::Kind;
    checkSlurmRequest(request, m_machine);
    if (m_options.probeLifetime > 0.0) {
        std::vector<Error> problems = requestProblems(request, probe(transport));
        if (!problems.empty()) {
            problems.front().subject = request.name.empty() ? request.token : request.name;
            throw Failure(problems.front());
        }
    }
    const double until = steadyTime() + m_options.patience;
    for (;;) {
        const SlurmSubmitAnswer answer = trySubmit(transport, request);
        if (answer.kind == Kind::Submitted)
            return;
        const bool passes = answer.kind == Kind::Wait || answer.kind == Kind::Lost || answer.kind == Kind::Unsure ||
                            answer.kind == Kind::Busy;
        const double pause = std::max(kAskAgain, answer.seconds);
        if (!passes || steadyTime() + pause > until) {
            Error error = submitError(answer, request);
            if (passes && m_options.busyWhenUnsure)
                error.kind = ErrorKind::Busy;
            throw Failure(error);
        }
        m_options.sleep(pause);
    }
}

std::vector<JobReport> SlurmScheduler::query(Transport& transport, const std::vector<std::string>& tokens)
{
    FramedAnswer answer;
    return queryWith(transport, tokens, FramedScript(), answer);
}

std::vector<JobReport> SlurmScheduler::queryWith(Transport& transport, const std::vector<std::string>& tokens,
                                                 FramedScript script, FramedAnswer& answer)
{
    if (tokens.empty() && script.empty())
        return {};
    addQuery(script, m_machine, tokens);
    answer = script.run(transport, m_options.deadline);
    const FramedAnswer::Section& queueAnswer = answer.section("queue");
    if (queueAnswer.exitCode != 0)
        throw queueFailure(queueAnswer);
    const FramedAnswer::Section& recordAnswer = answer.section("records");
    if (recordAnswer.exitCode != 0)
        throw Failure(ErrorKind::Io, "read the records of the jobs", {}, slurmMessage(recordAnswer.errorOutput));
    const std::string clock = answer.section("clock").output;
    const double now = slurmTimestamp(clock.substr(0, clock.find('\n')));
    if (now <= 0.0)
        throw Failure(ErrorKind::Transport, "ask the queue", {}, schedulerReason("scheduler.no-clock"));

    const std::vector<SlurmQueueLine> queue = parseQueue(queueAnswer.output);
    const std::map<std::string, SlurmRecord> records = parseRecords(recordAnswer.output);
    std::vector<SlurmFacts> all;
    for (const std::string& token : tokens) {
        const SlurmTokenParts parts = tokenParts(token);
        SlurmFacts facts;
        facts.token = parts.token;
        facts.index = parts.index;
        facts.now = now;
        if (const auto record = records.find(parts.token); record != records.end())
            facts.record = record->second;
        // Without a record, a live job of this name is the token's; an ended one proves nothing.
        const SlurmQueueLine* line = findInQueue(queue, parts.token, parts.index, facts.record.id);
        if (line && (!facts.record.id.empty() || facts.record.tried || !slurmStateEnded(line->state)))
            facts.queue = *line;
        remember(facts);
        all.push_back(std::move(facts));
    }
    askMore(transport, all, now);
    std::vector<JobReport> reports;
    for (const SlurmFacts& facts : all)
        reports.push_back(slurmReport(facts));
    return reports;
}

void SlurmScheduler::remember(SlurmFacts& facts)
{
    Seen& seen = m_seen[facts.index < 0 ? facts.token : facts.token + "_" + std::to_string(facts.index)];
    const std::string about = startOf(facts);
    if (seen.about != about)
        seen = Seen{facts.queue ? 0.0 : seen.goneSince, 0.0, about, std::nullopt, std::nullopt};
    if (facts.queue)
        seen.goneSince = 0.0;
    else if (seen.goneSince == 0.0 || seen.goneSince > facts.now)
        seen.goneSince = facts.now;
    if (!facts.queue || !slurmMayRequeue(facts.queue->state))
        seen.endedSince = 0.0;
    else if (seen.endedSince == 0.0 || seen.endedSince > facts.now)
        seen.endedSince = facts.now;
    facts.goneSince = seen.goneSince;
    facts.endedSince = seen.endedSince;
    facts.details = seen.details;
    facts.accounting = seen.accounting;
    facts.accountingAnswered = m_accountingAnswered;
}

void SlurmScheduler::askMore(Transport& transport, std::vector<SlurmFacts>& facts, double now)
{
    std::set<std::string> inQueue;
    std::set<std::string> gone;
    for (const SlurmFacts& one : facts) {
        if (endedInQueue(one) && !one.details)
            inQueue.insert(jobIdOf(one));
        const bool ended = one.accounting && slurmStateEnded(one.accounting->state);
        const bool lost = !one.queue && !one.record.id.empty() && slurmReport(one).endedAt <= 0.0;
        if (!ended && (lost || cancelledElsewhere(one)))
            gone.insert(jobIdOf(one));
    }
    if (now - m_accountingAskedAt < m_options.accountingInterval && now >= m_accountingAskedAt)
        gone.clear();
    if (inQueue.empty() && gone.empty())
        return;
    FramedScript script;
    addDetails(script, {inQueue.begin(), inQueue.end()}, {gone.begin(), gone.end()});
    const FramedAnswer answer = script.run(transport, m_options.deadline);
    std::vector<SlurmJobFacts> details;
    std::vector<SlurmJobFacts> accounting;
    if (!inQueue.empty())
        details = parseJobDetails(answer.section("details").output);
    if (!gone.empty()) {
        m_accountingAskedAt = now;
        m_accountingAnswered = answer.section("accounting").exitCode == 0;
        if (m_accountingAnswered)
            accounting = parseAccounting(answer.section("accounting").output);
    }
    for (SlurmFacts& one : facts) {
        Seen& seen = m_seen[one.index < 0 ? one.token : one.token + "_" + std::to_string(one.index)];
        const std::string id = jobIdOf(one);
        if (const SlurmJobFacts* found = inQueue.count(id) ? factsOf(details, id, one.token) : nullptr)
            seen.details = *found;
        if (const SlurmJobFacts* found = gone.count(id) ? factsOf(accounting, id, one.token) : nullptr)
            seen.accounting = *found;
        one.details = seen.details;
        one.accounting = seen.accounting;
        one.accountingAnswered = m_accountingAnswered;
    }
}

std::optional<std::map<std::string, std::string>> SlurmScheduler::recordedTokens(Transport& transport)
{
    FramedScript script;
    addRecordedTokens(script, m_machine);
    return parseRecordedTokens(script.run(transport, m_options.deadline).section("tokens").output);
}

void SlurmScheduler::forget(Transport& transport, const std::string& runId)
{
    transport.exec(forgetScript(m_machine, runId), m_options.deadline);
}

void SlurmScheduler::cancel(Transport& transport, const std::string& token)
{
    const JobReport known = query(transport, {token}).at(0);
    if (!isFinal(known.state))
        act(transport, SlurmAction::Cancel, token, "cancel the job");
}

void SlurmScheduler::hold(Transport& transport, const std::string& token)
{
    act(transport, SlurmAction::Hold, token, "hold the job");
}

void SlurmScheduler::release(Transport& transport, const std::string& token)
{
    act(transport, SlurmAction::Release, token, "release the job");
}

void SlurmScheduler::requeue(Transport& transport, const std::string& token)
{
    act(transport, SlurmAction::Requeue, token, "put the job back in the queue");
}

void SlurmScheduler::actOnOwnJob(Transport& transport, OwnJobAction action, const std::string& id)
{
    const ExecResult result = transport.exec(ownJobScript(action, id), m_options.deadline);
    if (result.exitCode != 0)
        throw Failure(ErrorKind::BadInput, "act on the job", id,
                      result.errorOutput.substr(0, result.errorOutput.find('\n')));
}

void SlurmScheduler::act(Transport& transport, SlurmAction action, const std::string& token, const char* operation)
{
    FramedScript script;
    script.add("act", actionScript(action, m_machine, token));
    const FramedAnswer answer = script.run(transport, m_options.deadline);
    const FramedAnswer::Section& section = answer.section("act");
    const std::vector<std::string_view> lines = splitLines(section.output);
    if (!lines.empty() && lines.back() == "unknown")
        throw Failure(ErrorKind::NotFound, operation, token, schedulerReason("scheduler.queue-does-not"));
    const std::string said = slurmMessage(section.errorOutput);
    // It ended between the query and the action.
    const bool over =
        said.find("already comp") != std::string::npos || said.find("Invalid job id") != std::string::npos;
    if (section.exitCode == 0 || (action == SlurmAction::Cancel && over))
        return;
    const bool passes = said.empty() || isUnreachable(said);
    throw Failure(over     ? ErrorKind::NotFound
                  : passes ? ErrorKind::Transport
                           : ErrorKind::BadInput,
                  operation, token,
                  said.empty() ? schedulerReason("scheduler.ended-with-code", section.exitCode)
                               : schedulerReason("scheduler.says", Quotation{said}),
                  section.exitCode);
}

} // namespace trainyard
