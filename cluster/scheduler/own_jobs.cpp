// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/own_jobs.h"

#include "backend/base/error.h"
#include "backend/protocol/queue.h"
#include "backend/protocol/reasons_queue.h"
#include "backend/protocol/reasons_scheduler.h"
#include "cluster/scheduler/queue_commands.h"
#include "cluster/scheduler/slurm_answers.h"
#include "cluster/scheduler/slurm_probe.h"
#include "cluster/scheduler/slurm_states.h"
#include "cluster/transport/shell_quote.h"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace trainyard {
namespace {

constexpr std::size_t kQueueFields = 12;
constexpr std::size_t kEndedFields = 11;
const char* const kPlain =
    "unset SLURM_CLUSTERS SQUEUE_ACCOUNT SQUEUE_ARRAY SQUEUE_LICENSES SQUEUE_NAMES SQUEUE_PARTITION SQUEUE_QOS "
    "SQUEUE_SORT SQUEUE_STATES SQUEUE_USERS SQUEUE_FORMAT SQUEUE_FORMAT2\n"
    "SLURM_TIME_FORMAT=%s; export SLURM_TIME_FORMAT\n";

/// GPUs per node from "gres:gpu:h100:2", "gres/gpu:2", "gpu:2"; 0 for "N/A".
int gpusOf(std::string text)
{
    for (std::size_t at = 0; (at = text.find("gres", at)) != std::string::npos;)
        text.erase(at, std::min<std::size_t>(5, text.size() - at));
    int count = 0;
    for (const NodeGpus& one : parseGres(text))
        count += one.count;
    return count;
}

/// The number after a name in "cpu=8,mem=4G,node=2,gres/gpu=4".
int tresOf(const std::string& text, const std::string& name)
{
    for (const std::string& part : splitFields(text, ',', 100))
        if (part.starts_with(name + "="))
            return std::atoi(part.c_str() + name.size() + 1);
    return 0;
}

void explain(OwnJob& job, const std::string& state, const std::string& reason)
{
    job.schedulerState = slurmStateWord(state);
    job.state = slurmState(state, reason).value_or(JobState::Unknown);
    if (slurmStateEnded(state)) {
        job.reason = slurmEnding(state);
        return;
    }
    if (reason.empty() || reason == "None")
        return;
    job.reasonWord = reason;
    if (job.state == JobState::Queued || job.state == JobState::Held || job.state == JobState::Blocked)
        job.reason = slurmReason(reason).why;
}

/// '%i|%T|%P|%D|%b|%M|%l|%S|%e|%N|%r|%j'
void readQueueLine(std::string_view line, std::vector<OwnJob>& jobs)
{
    const std::vector<std::string> fields = splitFields(line, '|', kQueueFields);
    if (fields.size() != kQueueFields || fields[0].empty())
        return;
    OwnJob job;
    job.id = fields[0];
    job.partition = fields[2];
    job.nodes = std::atoi(fields[3].c_str());
    job.gpus = gpusOf(fields[4]) * std::max(1, job.nodes);
    job.elapsed = slurmElapsed(fields[5]);
    job.limit = slurmElapsed(fields[6]);
    job.start = slurmTimestamp(fields[7]);
    job.end = slurmTimestamp(fields[8]);
    job.nodeList = fields[9];
    job.name = fields[11];
    explain(job, fields[1], fields[10]);
    jobs.push_back(std::move(job));
}

/// JobID,State,Partition,NNodes,ReqTRES,ElapsedRaw,TimelimitRaw,Start,End,NodeList,JobName
void readEndedLine(std::string_view line, std::vector<OwnJob>& jobs)
{
    const std::vector<std::string> fields = splitFields(line, '|', kEndedFields);
    if (fields.size() != kEndedFields || fields[0].empty() || !slurmStateEnded(fields[1]))
        return;
    OwnJob job;
    job.id = fields[0];
    job.partition = fields[2];
    job.nodes = std::atoi(fields[3].c_str());
    job.gpus = tresOf(fields[4], "gres/gpu");
    job.elapsed = std::atof(fields[5].c_str());
    job.limit = std::atof(fields[6].c_str()) * 60.0;
    job.start = slurmTimestamp(fields[7]);
    job.end = slurmTimestamp(fields[8]);
    job.nodeList = fields[9].find(' ') == std::string::npos ? fields[9] : std::string(); // "None assigned"
    job.name = fields[10];
    explain(job, fields[1], {});
    jobs.push_back(std::move(job));
}

} // namespace

std::string OwnJob::token() const
{
    if (!ours() || id.find('[') != std::string::npos)
        return {};
    const std::size_t task = id.find('_');
    return task == std::string::npos || id == name ? name : name + id.substr(task);
}

void addSlurmJobs(FramedScript& script, bool finished)
{
    script.add("clock", "date +%s");
    script.add("own", std::string(kPlain) + "squeue -h -t all --me -o '%i|%T|%P|%D|%b|%M|%l|%S|%e|%N|%r|%j'");
    if (finished)
        script.add("ended",
                   std::string(kPlain) +
                       "sacct -n -P -X -S now-1days -s BF,CA,CD,DL,F,NF,OOM,PR,TO -o "
                       "JobID,State,Partition,NNodes,ReqTRES,ElapsedRaw,TimelimitRaw,Start,End,NodeList,JobName");
}

std::vector<OwnJob> parseSlurmJobs(const FramedAnswer& answer)
{
    const FramedAnswer::Section& own = answer.section("own");
    if (own.exitCode != 0)
        throw Failure(ErrorKind::Transport, "ask for the jobs", "squeue", slurmMessage(own.errorOutput));
    std::vector<OwnJob> jobs;
    for (const std::string_view line : splitLines(own.output))
        readQueueLine(line, jobs);
    const auto waits = [](const OwnJob& job) {
        return job.state == JobState::Queued || job.state == JobState::Held || job.state == JobState::Blocked;
    };
    std::stable_sort(jobs.begin(), jobs.end(), [&](const OwnJob& a, const OwnJob& b) { return !waits(a) && waits(b); });
    const bool asked = std::any_of(answer.sections.begin(), answer.sections.end(),
                                   [](const auto& one) { return one.name == "ended"; });
    std::vector<OwnJob> ended;
    for (std::size_t i = 0; i < jobs.size();) {
        if (slurmStateEnded(jobs[i].schedulerState)) {
            ended.push_back(std::move(jobs[i]));
            jobs.erase(jobs.begin() + static_cast<std::ptrdiff_t>(i));
        } else {
            ++i;
        }
    }
    if (asked && answer.section("ended").exitCode == 0) { // without accounting: the ended jobs still in the queue
        std::vector<OwnJob> told;
        for (const std::string_view line : splitLines(answer.section("ended").output))
            readEndedLine(line, told);
        for (OwnJob& job : told)
            if (std::none_of(ended.begin(), ended.end(), [&](const OwnJob& one) { return one.id == job.id; }) &&
                std::none_of(jobs.begin(), jobs.end(), [&](const OwnJob& one) { return one.id == job.id; }))
                ended.push_back(std::move(job));
    }
    std::stable_sort(ended.begin(), ended.end(), [](const OwnJob& a, const OwnJob& b) { return a.end > b.end; });
    if (asked)
        jobs.insert(jobs.end(), std::make_move_iterator(ended.begin()), std::make_move_iterator(ended.end()));
    return jobs;
}

void addDirectJobs(FramedScript& script, const std::string& queueRoot, bool finished)
{
    const std::string queue = shellQuoted(queueRoot);
    // One line per file: in JSON, a line end is white space. Only the newest states are read.
    script.add("own", "cd " + queue +
                          " 2>/dev/null || exit 0\n"
                          "for f in entries/*.json; do [ -f \"$f\" ] && { tr -d '\\n' <\"$f\"; echo; }; done\n"
                          "ls -t states 2>/dev/null | head -n " +
                          std::string(finished ? "100" : "40") +
                          " | while IFS= read -r f; do tr -d '\\n' 2>/dev/null <\"states/$f\"; echo; done");
}

std::vector<OwnJob> parseDirectJobs(const FramedAnswer& answer, double now)
{
    std::vector<OwnJob> jobs;
    std::map<std::string, QueueEntry> entries;
    std::map<std::string, std::size_t> known;
    const auto add = [&](OwnJob job) {
        if (known.emplace(job.id, jobs.size()).second)
            jobs.push_back(std::move(job));
    };
    const std::vector<std::string_view> lines = splitLines(answer.section("own").output);
    for (const std::string_view line : lines)
        if (const std::optional<QueueEntry> entry = parseQueueEntry(line); entry && !parseQueueState(line))
            entries[entry->token] = *entry;
    for (const std::string_view line : lines) {
        const std::optional<QueueState> state = parseQueueState(line);
        if (!state)
            continue;
        OwnJob job;
        job.id = job.name = state->token;
        job.state = jobState(*state);
        job.reason = state->reason;
        job.gpus = static_cast<int>(state->gpuIndices.size());
        job.start = state->startedAt;
        job.end = state->endedAt;
        if (job.start > 0.0)
            job.elapsed = std::max(0.0, (job.end > 0.0 ? job.end : now) - job.start);
        add(std::move(job));
    }
    for (const auto& [token, entry] : entries) {
        OwnJob job;
        job.id = job.name = token;
        job.state = JobState::Queued;
        job.reason = queueReason("queue.awaits-supervisor");
        job.gpus = entry.gpus;
        add(std::move(job));
    }
    std::stable_sort(jobs.begin(), jobs.end(), [](const OwnJob& a, const OwnJob& b) {
        if (isFinal(a.state) != isFinal(b.state))
            return isFinal(b.state);
        return isFinal(a.state) ? a.end > b.end : a.start < b.start;
    });
    return jobs;
}

double clockOf(const FramedAnswer& answer)
{
    const std::string& text = answer.section("clock").output;
    return slurmTimestamp(text.substr(0, text.find('\n')));
}

std::string ownJobScript(OwnJobAction action, const std::string& id)
{
    const bool right =
        !id.empty() && id[0] >= '0' && id[0] <= '9' && id.find_first_not_of("0123456789_[]-,%") == std::string::npos;
    if (!right)
        throw Failure(ErrorKind::BadInput, "act on the job", id, schedulerReason("scheduler.no-job-id"));
    std::string plain = id; // of waiting tasks the throttle belongs to squeue's way of showing them
    if (const std::size_t percent = plain.find('%'); percent != std::string::npos)
        plain.erase(percent, plain.find(']', percent) - percent);
    const std::string quoted = shellQuoted(plain);
    switch (action) {
    case OwnJobAction::Cancel: return "scancel " + quoted;
    case OwnJobAction::Hold: return "scontrol hold " + quoted;
    case OwnJobAction::Release: return "scontrol release " + quoted;
    case OwnJobAction::Requeue: return "scontrol requeue " + quoted;
    }
    return {};
}

} // namespace trainyard
