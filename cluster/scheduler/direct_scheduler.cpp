// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/direct_scheduler.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/process_stat.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_queue.h"
#include "backend/protocol/run_directory.h"
#include "cluster/scheduler/queue_commands.h"

#include <algorithm>

namespace trainyard {
namespace {

constexpr std::int64_t kSmallFile = std::int64_t{1} << 20;
constexpr double kStartDeadline = 30.0; // seconds; a cold start from a slow network disk takes several
constexpr int kStartTries = 3;
constexpr double kLookEvery = 1.0; // seconds between checks that the supervisor lives
constexpr double kRetryAfterTrouble = 5.0;

constexpr double kWakeDeadline = 10.0;

/// A frozen supervisor does nothing: it neither passes on a stop nor ends a run that is frozen as well. Only a process
/// of this user is woken.
void wake(Transport& transport, std::int64_t pid)
{
    const std::string process = std::to_string(pid);
    transport.exec("[ \"$(stat -c %u /proc/" + process + ")\" = \"$(id -u)\" ] && kill -CONT " + process,
                   kWakeDeadline);
}

} // namespace

DirectScheduler::DirectScheduler(std::string queueRoot, std::string engine)
    : m_queue(std::move(queueRoot)), m_engine(std::move(engine))
{
}

void DirectScheduler::addOwnJobs(FramedScript& script, bool finished) const
{
    script.add("clock", "date +%s");
    addDirectJobs(script, m_queue.root().string(), finished);
}

std::vector<OwnJob> DirectScheduler::ownJobs(const FramedAnswer& answer, bool finished) const
{
    std::vector<OwnJob> jobs = parseDirectJobs(answer, clockOf(answer));
    if (!finished)
        std::erase_if(jobs, [](const OwnJob& job) { return isFinal(job.state); });
    return jobs;
}

void DirectScheduler::submit(Transport& transport, const JobRequest& request)
{
    const QueueEntry entry = queueEntry(request, unixTime());
    const std::string path = m_queue.entries() / (request.token + ".json");
    const std::string state = m_queue.states() / (request.token + ".json");
    if (!transport.status(state) && !transport.status(path)) {
        transport.makeFolders(m_queue.entries());
        transport.write(path, toText(entry));
        // If the job ran and left the queue between the two checks, the supervisor drops the entry, because it has the
        // token's final state.
    }
    startSupervisor(transport);
}

std::vector<JobReport> DirectScheduler::query(Transport& transport, const std::vector<std::string>& tokens)
{
    std::vector<JobReport> reports;
    reports.reserve(tokens.size());
    for (const std::string& token : tokens)
        reports.push_back(report(transport, token));
    const auto waits = [](const JobReport& one) { return one.state != JobState::Unknown && !isFinal(one.state); };
    if (std::none_of(reports.begin(), reports.end(), waits))
        return reports;
    const Reason trouble = superviseWhenNeeded(transport);
    for (JobReport& one : reports)
        if (waits(one) && !trouble.empty())
            one.reason = trouble;
    return reports;
}

void DirectScheduler::cancel(Transport& transport, const std::string& token)
{
    const JobReport known = report(transport, token);
    if (isFinal(known.state))
        return;
    if (known.state == JobState::Unknown)
        throw Failure(ErrorKind::NotFound, "cancel the job", token, queueReason("queue.absent"));
    transport.makeFolders(m_queue.cancels());
    transport.write(m_queue.cancels() / token, {});
    // A living supervisor looks at the queue several times a second and does not end while the job is in it. Starting
    // another one to wake it would take a tenth of a second, which adds up for a campaign.
    if (!supervisorAlive(transport))
        startSupervisor(transport);
}

void DirectScheduler::startSupervisor(Transport& transport)
{
    ExecResult answer;
    for (int tries = 0; tries < kStartTries; ++tries) {
        answer = transport.exec(superviseScript(m_engine, m_queue.root()), kStartDeadline);
        if (answer.exitCode != static_cast<int>(ExitCode::Killed))
            break; // retry only if the supervisor was killed while starting
    }
    if (const std::optional<Error> error = superviseError(answer, m_engine))
        throw Failure(*error);
    m_trouble = {};
    m_lookAgainAt = steadyTime() + kLookEvery;
}

JobReport DirectScheduler::report(Transport& transport, const std::string& token)
{
    checkToken(token);
    const std::string path = m_queue.states() / (token + ".json");
    std::optional<std::string> text = transport.read(path, 0, kSmallFile);
    const bool entry = !text && transport.status(m_queue.entries() / (token + ".json"));
    if (!text && !entry) // the supervisor writes the state before it removes the entry: check once more
        text = transport.read(path, 0, kSmallFile);
    if (text)
        return parseJobReport(token, *text, path);
    JobReport report;
    report.token = token;
    if (entry) {
        report.state = JobState::Queued;
        report.reason = queueReason("queue.awaits-supervisor");
    }
    return report;
}

bool DirectScheduler::supervisorAlive(Transport& transport)
{
    const std::optional<std::string> text = transport.read(m_queue.supervisor(), 0, kSmallFile);
    const std::optional<SupervisorInfo> info = text ? parseSupervisorInfo(*text) : std::nullopt;
    if (!info || info->pid <= 0)
        return false;
    const std::optional<std::string> stat =
        transport.read("/proc/" + std::to_string(info->pid) + "/stat", 0, kSmallFile);
    if (!stat || !statTellsAlive(*stat, info->processStart))
        return false;
    if (stateInStat(*stat) == 'T')
        wake(transport, info->pid);
    return true;
}

Reason DirectScheduler::superviseWhenNeeded(Transport& transport)
{
    if (steadyTime() < m_lookAgainAt)
        return m_trouble;
    m_lookAgainAt = steadyTime() + kLookEvery;
    if (supervisorAlive(transport)) {
        m_trouble = {};
        return {};
    }
    try {
        startSupervisor(transport);
    } catch (const Failure& failure) {
        if (failure.error().kind == ErrorKind::Transport)
            throw;
        m_trouble = errorReason(failure.error());
        m_lookAgainAt = steadyTime() + kRetryAfterTrouble;
    }
    return m_trouble;
}

} // namespace trainyard
