// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/jobs/job_journal.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_job.h"
#include "backend/protocol/run_directory.h"
#include "backend/protocol/run_fields.h"
#include "backend/protocol/spec_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace trainyard {
namespace {

using Json = nlohmann::json;
using Kind = JobIntent::Kind;
using Outcome = JobIntent::Outcome;

constexpr std::int64_t kSmallFile = std::int64_t{1} << 20;

bool mayPass(ErrorKind kind)
{
    // Cancelled: the connection was given up midway, and what was already sent continues on the machine.
    return kind == ErrorKind::Transport || kind == ErrorKind::Timeout || kind == ErrorKind::Busy ||
           kind == ErrorKind::Cancelled;
}

Json toJson(const std::vector<ArrayTask>& tasks)
{
    Json list = Json::array();
    for (const ArrayTask& task : tasks)
        list.push_back({{"index", task.index}, {"run_directory", task.runDirectory}});
    return list;
}

const char* kindName(JobDependency::Kind kind)
{
    return kind == JobDependency::Kind::AfterOk ? "ok" : kind == JobDependency::Kind::AfterAny ? "any" : "corr";
}

JobDependency::Kind dependencyKind(const std::string& text)
{
    return text == "any"    ? JobDependency::Kind::AfterAny
           : text == "corr" ? JobDependency::Kind::AfterCorr
                            : JobDependency::Kind::AfterOk;
}

void control(Transport& transport, const std::string& runDirectory, ControlCommand command)
{
    const std::string path = runDirectory + "/control.json";
    const ControlRequest before = parseControl(transport.read(path, 0, kSmallFile).value_or(std::string()));
    if (command == ControlCommand::Checkpoint && before.command == ControlCommand::Stop)
        return; // it will save anyway
    transport.write(path, controlToText({before.number + 1, command}));
}

/// Uses the keys of the run spec.
Json placementJson(const PlacementSpec& placement)
{
    RunSpec spec;
    spec.resources.placement = placement;
    return groupJson(*runField("/resources/placement"), spec);
}

/// Returns false for an invalid value. An older version wrote two fields under other keys.
bool takePlacement(const Json& json, PlacementSpec& placement)
{
    const RunField& table = *runField("/resources/placement");
    Json known = Json::object();
    for (const RunField& field : table.fields)
        if (const auto found = json.find(field.key); found != json.end())
            known[field.key] = *found;
    for (const auto& [old, key] : {std::pair("gpus", "gpus_per_node"), std::pair("memory", "memory_mib")})
        if (!known.contains(key) && json.contains(old))
            known[key] = json.at(old);
    RunSpec spec;
    spec.resources.placement = placement;
    std::vector<SpecProblem> problems;
    SpecReader reader(known, table.path, problems);
    readGroup(reader, table, spec, problems);
    placement = spec.resources.placement;
    return problems.empty();
}

std::optional<ProgramLauncher> programLauncher(const std::string& word)
{
    for (const ProgramLauncher one : {ProgramLauncher::None, ProgramLauncher::Torchrun, ProgramLauncher::Mpirun})
        if (name(one) == word)
            return one;
    return std::nullopt;
}

} // namespace

std::int64_t MemoryJournal::write(const JobIntent& intent)
{
    m_intents.push_back(intent);
    m_intents.back().key = static_cast<std::int64_t>(m_intents.size());
    return m_intents.back().key;
}

void MemoryJournal::settle(std::int64_t key, Outcome outcome, const std::string& text)
{
    JobIntent& intent = m_intents.at(static_cast<std::size_t>(key - 1));
    intent.outcome = outcome;
    intent.text = text;
}

std::vector<JobIntent> MemoryJournal::of(const std::string& machine) const
{
    std::vector<JobIntent> all;
    std::copy_if(m_intents.begin(), m_intents.end(), std::back_inserter(all),
                 [&](const JobIntent& intent) { return intent.machine == machine; });
    return all;
}

std::string requestToText(const JobRequest& r)
{
    Json dependencies = Json::array();
    for (const JobDependency& one : r.dependencies)
        dependencies.push_back({{"after", kindName(one.kind)}, {"token", one.token}});
    Json text = placementJson(r);
    text.update({{"version", 1},
                 {"token", r.token},
                 {"run_directory", r.runDirectory},
                 {"name", r.name},
                 {"cpus", r.cpus},
                 {"ranks", r.ranks},
                 {"time_limit", r.timeLimit},
                 {"tasks", toJson(r.tasks)},
                 {"throttle", r.throttle},
                 {"dependencies", dependencies},
                 {"extra_options", r.extraOptions},
                 {"command", r.command}});
    if (r.program)
        text["program"] = std::string(name(*r.program));
    try {
        return text.dump();
    } catch (const Json::exception&) { // a path may contain any bytes, JSON may not
        throw Failure(ErrorKind::BadInput, "submit the run", r.name, jobReason("job.not-utf8"));
    }
}

std::optional<JobRequest> parseRequest(std::string_view text)
{
    const Json j = Json::parse(text, nullptr, false);
    if (!j.is_object() || j.value("version", 0) != 1)
        return std::nullopt;
    try {
        JobRequest r;
        j.at("token").get_to(r.token);
        j.at("run_directory").get_to(r.runDirectory);
        j.at("name").get_to(r.name);
        j.at("cpus").get_to(r.cpus);
        if (!takePlacement(j, r))
            return std::nullopt;
        r.ranks = j.value("ranks", 0);
        j.at("time_limit").get_to(r.timeLimit);
        j.at("throttle").get_to(r.throttle);
        j.at("extra_options").get_to(r.extraOptions);
        if (j.contains("command"))
            j.at("command").get_to(r.command);
        if (j.contains("program"))
            r.program = programLauncher(j.at("program").get<std::string>());
        for (const Json& task : j.at("tasks"))
            r.tasks.push_back({task.at("index").get<int>(), task.at("run_directory").get<std::string>()});
        for (const Json& one : j.at("dependencies"))
            r.dependencies.push_back(
                {dependencyKind(one.at("after").get<std::string>()), one.at("token").get<std::string>()});
        return r;
    } catch (const Json::exception&) {
        return std::nullopt;
    }
}

JobDesk::JobDesk(std::string machine, JobJournal& journal, Scheduler& scheduler, Transport& transport,
                 std::function<void(const char*)> step)
    : m_machine(std::move(machine)), m_journal(journal), m_scheduler(scheduler), m_transport(transport),
      m_step(std::move(step))
{
}

void JobDesk::step(const char* where) const
{
    if (m_step)
        m_step(where);
}

void JobDesk::submit(const JobRequest& request)
{
    perform({0, Kind::Submit, m_machine, request.token, requestToText(request), Outcome::Open, {}});
}

void JobDesk::cancel(const std::string& token)
{
    perform({0, Kind::Cancel, m_machine, token, {}, Outcome::Open, {}});
}

void JobDesk::hold(const std::string& token)
{
    perform({0, Kind::Hold, m_machine, token, {}, Outcome::Open, {}});
}

void JobDesk::release(const std::string& token)
{
    perform({0, Kind::Release, m_machine, token, {}, Outcome::Open, {}});
}

void JobDesk::requeue(const std::string& token)
{
    perform({0, Kind::Requeue, m_machine, token, {}, Outcome::Open, {}});
}

void JobDesk::perform(JobIntent intent)
{
    intent.key = m_journal.write(intent);
    step("written");
    try {
        carryOut(intent);
    } catch (const Failure& failure) {
        if (!mayPass(failure.error().kind))
            m_journal.settle(intent.key, Outcome::Failed, failure.error().text());
        throw;
    }
    step("done");
    m_journal.settle(intent.key, Outcome::Done, {});
    step("settled");
}

void JobDesk::carryOut(const JobIntent& intent)
{
    switch (intent.kind) {
    case Kind::Submit: {
        const std::optional<JobRequest> request = parseRequest(intent.request);
        if (!request)
            throw Failure(ErrorKind::Internal, "submit the run", intent.token, jobReason("job.record-unreadable"));
        m_scheduler.submit(m_transport, *request);
        return;
    }
    case Kind::Cancel: m_scheduler.cancel(m_transport, intent.token); return;
    case Kind::Hold: m_scheduler.hold(m_transport, intent.token); return;
    case Kind::Release: m_scheduler.release(m_transport, intent.token); return;
    case Kind::Requeue: m_scheduler.requeue(m_transport, intent.token); return;
    }
}

/// Carries out an intent with an unknown outcome.
void JobDesk::finish(const JobIntent& intent, bool wanted)
{
    // An unwanted submission is only looked up; a requeue that may have happened is not repeated.
    const bool known = m_scheduler.query(m_transport, {intent.token}).at(0).state != JobState::Unknown;
    if (intent.kind == Kind::Requeue) {
        m_journal.settle(intent.key, Outcome::Failed, "it is unknown whether it was done");
        return;
    }
    if (intent.kind == Kind::Submit ? wanted : known)
        carryOut(intent);
    else if (intent.kind == Kind::Submit && known)
        m_scheduler.cancel(m_transport, intent.token);
    const bool dropped = intent.kind == Kind::Submit && !wanted;
    m_journal.settle(intent.key, dropped ? Outcome::Failed : Outcome::Done, dropped ? "it was no longer wanted" : "");
}

std::vector<RecoveredJob> JobDesk::recover(const std::function<bool(const JobRequest&)>& isWanted)
{
    const std::vector<JobIntent> intents = m_journal.of(m_machine);
    std::vector<std::string> tokens;
    std::set<std::string> cancelled;
    for (const JobIntent& intent : intents) {
        if (intent.kind == Kind::Submit && intent.outcome != Outcome::Failed &&
            std::find(tokens.begin(), tokens.end(), intent.token) == tokens.end())
            tokens.push_back(intent.token);
        if (intent.kind == Kind::Cancel)
            cancelled.insert(intent.token);
    }
    std::map<std::string, std::string> troubles;
    for (const JobIntent& intent : intents) {
        if (intent.outcome != Outcome::Open)
            continue;
        try {
            const std::optional<JobRequest> request = parseRequest(intent.request);
            finish(intent, cancelled.count(intent.token) == 0 && (!request || !isWanted || isWanted(*request)));
        } catch (const Failure& failure) {
            if (!mayPass(failure.error().kind))
                m_journal.settle(intent.key, Outcome::Failed, failure.error().text());
            troubles[intent.token] = failure.error().text();
        }
    }
    std::vector<RecoveredJob> jobs;
    // An array's token represents its tasks, which its request lists.
    std::vector<std::string> asked;
    for (const std::string& token : tokens) {
        const auto of = std::find_if(intents.begin(), intents.end(), [&](const JobIntent& intent) {
            return intent.kind == Kind::Submit && intent.token == token;
        });
        const std::optional<JobRequest> request = parseRequest(of->request);
        if (!request || request->tasks.empty())
            asked.push_back(token);
        else
            for (const ArrayTask& task : request->tasks)
                asked.push_back(token + "_" + std::to_string(task.index));
    }
    for (const JobReport& report : m_scheduler.query(m_transport, asked)) {
        RecoveredJob job{report.token, report, {}};
        for (const auto& [token, trouble] : troubles)
            if (report.token == token || report.token.rfind(token + "_", 0) == 0)
                job.trouble = trouble;
        jobs.push_back(std::move(job));
    }
    return jobs;
}

void checkpointNow(Transport& transport, const std::string& runDirectory)
{
    control(transport, runDirectory, ControlCommand::Checkpoint);
}

void stopNow(Transport& transport, const std::string& runDirectory)
{
    control(transport, runDirectory, ControlCommand::Stop);
}

JobRequest extension(const JobRequest& old, const std::string& newToken, double timeLimit)
{
    JobRequest next = old;
    next.token = newToken;
    next.timeLimit = timeLimit;
    next.dependencies = {{JobDependency::Kind::AfterAny, old.token}};
    return next;
}

} // namespace trainyard
