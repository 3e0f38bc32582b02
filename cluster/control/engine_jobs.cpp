// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/engine_jobs.h"

#include "backend/base/clock.h"
#include "backend/protocol/json_fields.h"
#include "backend/protocol/locations.h"
#include "backend/protocol/reasons_machine.h"
#include "cluster/scheduler/cluster_facts.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace trainyard {
namespace {

constexpr int kMostCores = 8;
constexpr double kEngineJobSeconds = 3600.0;
constexpr std::size_t kLongestEngineReport = std::size_t{16} << 20;
constexpr std::size_t kLongestMessages = 4000;

int countIn(const nlohmann::json& object, const char* key)
{
    const auto found = object.find(key);
    const auto count = found != object.end() ? wholeNumberIn<std::int64_t>(*found) : std::nullopt;
    return static_cast<int>(std::clamp<std::int64_t>(count.value_or(0), 0, 1'000'000));
}

} // namespace

EngineCommand engineCommandOf(const MachineEntry& entry, const MachinePlaces& places)
{
    return {places.engine.empty() ? "trainyard-engine" : places.engine, entry.jobTemplate.prologue,
            entry.jobTemplate.prefix};
}

EngineCommand surveyCommandOf(const MachineEntry& entry, const MachinePlaces& places)
{
    EngineCommand command = engineCommandOf(entry, places);
    if (places.engineFound)
        command.engine = EngineCommand().engine;
    return command;
}

JobRequest engineJobRequest(Machine& machine)
{
    const ClusterFacts* facts = machine.scheduler->facts(*machine.transport, false);
    if (!facts)
        return {};
    JobRequest jobRequest = defaultRequest(*facts);
    jobRequest.gpusPerNode = 0;
    jobRequest.gpuType.clear();
    jobRequest.cpus = 1;
    if (const ClusterPartition* partition = facts->partition(jobRequest.partition)) {
        for (const NodeGroup& group : partition->groups)
            if (group.usable)
                jobRequest.cpus = std::max(jobRequest.cpus, std::min(kMostCores, group.cpus));
        jobRequest.timeLimit =
            partition->maxTime > 0.0 ? std::min(kEngineJobSeconds, partition->maxTime) : kEngineJobSeconds;
    }
    return jobRequest;
}

EnginePackage enginePackage(bool sources, const std::function<bool()>& giveUp)
{
    if (sources) {
        const std::optional<EnginePackage> shipped = shippedSources(sourceFolders(programFolder()));
        if (!shipped)
            throw Failure(ErrorKind::NotFound, "install the engine", {}, machineReason("machine.no-sources"));
        return *shipped;
    }
    const std::string engine = enginePath();
    if (engine.empty())
        throw Failure(ErrorKind::NotFound, "install the engine", {}, machineReason("machine.no-engine-here"));
    return packBuiltEngine(engine, dataHome() / "packed", giveUp);
}

EngineCheckJob::EngineCheckJob(const EngineCommand& command, const JobRequest& jobRequest, const std::string& folder,
                               Transport& there, Scheduler& scheduler, const std::string& device)
    : m_job(unfinishedOrNext(there, scheduler, folder, device.empty() ? "ty-selftest" : "ty-selftest-" + device))
{
    JobRequest request = jobRequest;
    request.name = "selftest";
    std::vector<std::string> words = {"selftest", "--json", "--progress"};
    if (!device.empty())
        words.insert(words.end(), {"--device", device});
    m_job->start(engineLine(command, words, "exec ") + "\n", {}, request);
}

std::optional<MachineCheck> EngineCheckJob::poll()
{
    const ScriptJob::News told = m_job->poll();
    if (told.restarted)
        m_report.clear(), m_errors.clear(), m_messages.clear();
    m_report += told.output;
    m_errors += told.errors;
    m_waits = told.state == JobState::Running ? Reason() : told.reason;
    for (std::size_t end; (end = m_errors.find('\n')) != std::string::npos; m_errors.erase(0, end + 1)) {
        const std::string line = m_errors.substr(0, end);
        const auto json = nlohmann::json::parse(line, nullptr, false);
        if (json.is_object() && json.contains("total")) {
            m_done = countIn(json, "done");
            m_total = countIn(json, "total");
        } else if (m_messages.size() < kLongestMessages) {
            m_messages += line + "\n";
        }
    }
    if (m_report.size() > kLongestEngineReport)
        throw Failure(ErrorKind::Internal, "check the machine", {}, machineReason("machine.report-too-long"));
    if (!isFinal(told.state) && !told.gone)
        return std::nullopt;
    std::optional<MachineCheck> check = parseMachineCheck(m_report);
    if (check) {
        check->time = unixTime();
        m_job->clean();
        return check;
    }
    if (told.state == JobState::Cancelled)
        throw Failure(ErrorKind::Cancelled, "check the machine", {}, machineReason("machine.job-cancelled"));
    Reason reason = told.reason;
    if (!m_messages.empty())
        reason = machineReason("machine.engine-says",
                               Quotation{m_messages.substr(0, m_messages.find_last_not_of('\n') + 1)});
    if (reason.empty())
        reason = machineReason("machine.no-report");
    throw Failure(ErrorKind::Unsupported, "check the machine", {}, std::move(reason));
}

} // namespace trainyard
