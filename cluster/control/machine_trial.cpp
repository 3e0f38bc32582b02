// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/machine_trial.h"

#include "backend/base/clock.h"
#include "backend/protocol/reasons_trial.h"
#include "backend/protocol/version.h"
#include "cluster/control/machine_entry.h"
#include "cluster/jobs/engine_words.h"
#include "cluster/scheduler/cluster_facts.h"
#include "cluster/transport/exec_text.h"
#include "cluster/transport/private_umask.h"
#include "cluster/transport/shell_quote.h"
#include "cluster/transport/text_fields.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace trainyard {
namespace {

constexpr double kTrialDeadline = 30.0;   // seconds
constexpr double kTrialClockSlack = 30.0; // seconds; more makes file times and certificates go wrong
constexpr std::int64_t kLittleDisk = std::int64_t{5} << 30;

std::string blankless(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return {};
    return std::string(text.substr(first, text.find_last_not_of(" \t\r\n") + 1 - first));
}

std::vector<std::string> nonEmptyLines(std::string_view text)
{
    std::vector<std::string> lines;
    for (const std::string_view line : splitLines(text))
        if (std::string word = blankless(line); !word.empty())
            lines.push_back(std::move(word));
    return lines;
}

TrialResult tryShell(Machine& machine)
{
    FramedScript script;
    script.add("system", "uname -sm");
    script.add("host", "hostname 2>/dev/null || uname -n");
    script.add("clock", "date +%s");
    script.add("tools",
               "for n in awk base64 cat cksum date dd df find flock grep head mkdir mv sed setsid stat tail; do "
               "command -v $n >/dev/null 2>&1 || echo $n; done");
    const FramedAnswer answer = script.run(*machine.transport, kTrialDeadline);
    const Reason system = trialReason("trial.system", blankless(answer.section("host").output),
                                      blankless(answer.section("system").output));
    const std::vector<std::string> missing = nonEmptyLines(answer.section("tools").output);
    if (!missing.empty())
        return {TrialOutcome::Warning, trialReason("trial.programs-missing", system, missing)};
    const double ahead = std::atof(answer.section("clock").output.c_str()) - unixTime();
    if (std::abs(ahead) > kTrialClockSlack)
        return {TrialOutcome::Warning, trialReason("trial.clock-off", system, std::lround(std::abs(ahead)))};
    return {TrialOutcome::Passed, system};
}

TrialResult tryScheduler(Machine& machine)
{
    const ClusterFacts* facts = machine.scheduler->facts(*machine.transport, true);
    if (!facts)
        return {TrialOutcome::Passed, trialReason("trial.own-queue")};
    int nodes = 0;
    for (const ClusterPartition& partition : facts->partitions)
        for (const NodeGroup& group : partition.groups)
            nodes += partition.isDefault || facts->partitions.size() == 1 ? group.nodes : 0;
    const Reason cluster =
        trialReason("trial.scheduler", machine.scheduler->abilities().name, facts->version,
                    trialReason("trial.partitions", facts->partitions.size()), trialReason("trial.nodes", nodes));
    if (facts->tools.count("flock") == 0 || facts->tools.count("bash") == 0)
        return {TrialOutcome::Failed, trialReason("trial.tools-missing", cluster)};
    const JobTemplate* settings = machine.scheduler->jobTemplate();
    if (settings && !launcherWorks(*settings, *facts))
        return {TrialOutcome::Warning, trialReason("trial.launcher-misfit", cluster, launcherText(*settings),
                                                   launcherText(fittingTemplate(*settings, *facts)))};
    if (!facts->unread.empty())
        return {TrialOutcome::Warning, trialReason("trial.not-told", cluster, Quotation{facts->unread.front()})};
    return {TrialOutcome::Passed, cluster};
}

TrialResult tryClusterGpus(const ClusterFacts& facts)
{
    std::vector<Reason> found;
    for (const ClusterPartition& partition : facts.partitions) {
        int all = 0, free = 0;
        for (const NodeGroup& group : partition.groups)
            for (const NodeGpus& gpus : group.gpus)
                all += gpus.count * group.nodes;
        for (const auto& [type, count] : partition.freeGpus)
            free += count;
        if (all > 0)
            found.push_back(trialReason("trial.gpus-free", partition.name, free, all));
    }
    if (found.empty())
        return {TrialOutcome::Warning, trialReason("trial.no-gpus")};
    return {TrialOutcome::Passed, trialReason("trial.gpus", found)};
}

TrialResult tryGpus(Machine& machine)
{
    if (const ClusterFacts* facts = machine.scheduler->facts(*machine.transport, false))
        return tryClusterGpus(*facts);
    const ExecResult result = machine.transport->exec("command -v nvidia-smi >/dev/null 2>&1 || exit 0\nnvidia-smi "
                                                      "--query-gpu=name,memory.total --format=csv,noheader",
                                                      kTrialDeadline);
    const std::vector<std::string> lines = nonEmptyLines(result.output);
    if (result.exitCode != 0)
        return {TrialOutcome::Failed,
                trialReason("trial.gpu-driver", Quotation{lines.empty() ? blankless(result.errorOutput) : lines[0]})};
    if (lines.empty())
        return {TrialOutcome::Warning, trialReason("trial.no-gpus")};
    return {TrialOutcome::Passed, trialReason("trial.gpus-here", lines.size(), lines.front())};
}

/// Of the last line of df -Pk, in bytes; -1 where it is none.
std::int64_t freeBytes(const std::string& line)
{
    std::int64_t free = -1;
    std::string last;
    for (const std::string& word : splitFields(blankless(line), ' ', 50)) {
        if (word.ends_with('%'))
            free = std::atoll(last.c_str()) * 1024;
        if (!word.empty())
            last = word;
    }
    return free;
}

TrialResult tryDisk(Machine& machine)
{
    const PathText folder{machine.places.runs};
    const std::string runs = shellQuoted(folder.path);
    const ExecResult result =
        machine.transport->exec(std::string(kPrivateUmask) + "mkdir -p -- " + runs + " && cd -- " + runs +
                                    " && f=.try-$$ && echo x >\"$f\" && rm -f -- \"$f\" && df -Pk -- . | tail -n 1",
                                kTrialDeadline);
    if (result.exitCode != 0)
        return {TrialOutcome::Failed,
                trialReason("trial.folder-unwritable", folder, Quotation{blankless(result.errorOutput)})};
    const std::int64_t free = freeBytes(result.output);
    if (free >= 0 && free < kLittleDisk)
        return {TrialOutcome::Warning, trialReason("trial.little-disk", ByteCount{free}, folder)};
    return {TrialOutcome::Passed, trialReason("trial.disk", ByteCount{free}, folder)};
}

TrialResult tryEngine(Machine& machine)
{
    std::string said;
    if (const ClusterFacts* facts = machine.scheduler->facts(*machine.transport, false)) {
        said = facts->engineVersion;
    } else {
        const ExecResult result =
            machine.transport->exec(shellQuoted(machine.places.engine) + " --version 2>/dev/null", kTrialDeadline);
        const std::vector<std::string> lines = nonEmptyLines(result.output);
        said = result.exitCode == 0 && !lines.empty() ? lines.back() : std::string();
    }
    if (said.empty())
        return {TrialOutcome::Warning, trialReason("trial.no-engine", machine.places.engine)};
    if (said != engineVersionLine())
        return {TrialOutcome::Warning, trialReason("trial.other-engine", said, engineVersionLine())};
    if (machine.places.engineFound)
        return {TrialOutcome::Passed, trialReason("trial.engine-found", said, PathText{machine.places.engine})};
    return {TrialOutcome::Passed, trialReason("trial.engine", said)};
}

/// What a script of a person's needs, beside the engine as its sidecar: as in a job, but on the log-in node.
TrialResult tryPrograms(Machine& machine)
{
    const JobTemplate* jobs = machine.scheduler->jobTemplate();
    const bool here = machine.id == kLocalMachineId; // git lists what goes elsewhere, and tells the state of the code
    const std::string script =
        "python3 -c 'import sys; print(\"version %d.%d.%d\" % sys.version_info[:3])' 2>/dev/null\n"
        "for n in sha256sum tar mktemp xargs find ln cp" +
        std::string(here ? " git" : "") +
        "; do command -v $n >/dev/null 2>&1 || echo missing $n; done\n"
        "for n in conda apptainer module; do command -v $n >/dev/null 2>&1 && echo also $n; done\nexit 0\n";
    const ExecResult result = machine.transport->exec(
        jobs && jobs->prefix.empty() ? afterPrologue(jobs->prologue, "eval \"$1\"", {script}) : script, kTrialDeadline);
    std::string version;
    std::vector<std::string> missing, also;
    for (const std::string& line : nonEmptyLines(result.output)) // a module may print as well
        if (line.starts_with("version "))
            version = line.substr(8);
        else if (line.starts_with("missing "))
            missing.push_back(line.substr(8));
        else if (line.starts_with("also "))
            also.push_back(line.substr(5));
    if (result.exitCode != 0)
        return {TrialOutcome::Warning, trialReason("trial.no-shell", Quotation{blankless(result.errorOutput)})};
    if (version.empty())
        return {TrialOutcome::Warning, trialReason("trial.no-python")};
    int major = 0, minor = 0;
    if (std::sscanf(version.c_str(), "%d.%d", &major, &minor) != 2 || major < 3 || (major == 3 && minor < 7))
        return {TrialOutcome::Warning, trialReason("trial.old-python", version)};
    const Reason found =
        also.empty() ? trialReason("trial.python", version) : trialReason("trial.python-and", version, also);
    if (!missing.empty())
        return {TrialOutcome::Warning, trialReason("trial.programs-missing", found, missing)};
    return {TrialOutcome::Passed, found};
}

} // namespace

TrialResult failedTrial(const Error& error)
{
    Reason why = error.why();
    if (!error.subject.empty())
        why = trialReason("trial.failed", error.subject, std::move(why));
    return {TrialOutcome::Failed, std::move(why)};
}

TrialResult tryStage(TrialStage stage, Machine& machine)
{
    try {
        switch (stage) {
        case TrialStage::Shell: return tryShell(machine);
        case TrialStage::Scheduler: return tryScheduler(machine);
        case TrialStage::Gpus: return tryGpus(machine);
        case TrialStage::Disk: return tryDisk(machine);
        case TrialStage::Engine: return tryEngine(machine);
        case TrialStage::Programs: return tryPrograms(machine);
        case TrialStage::Reach:
        case TrialStage::HostKey:
        case TrialStage::LogIn:
        case TrialStage::Count: break;
        }
        return {TrialOutcome::Skipped};
    } catch (const Failure& failure) {
        return failedTrial(failure.error());
    }
}

void showLogin(const std::vector<PassedStep>& passed, TrialResults& results)
{
    if (resultOf(results, TrialStage::Reach).outcome == TrialOutcome::Skipped)
        return;
    TrialStage next = TrialStage::Reach;
    for (const PassedStep& step : passed) {
        const std::string host = blankless(step.host), detail = blankless(step.detail.words);
        switch (step.step) {
        case LoginStep::Reached:
            resultOf(results, TrialStage::Reach) = {TrialOutcome::Passed, trialReason("trial.reached", host, detail)};
            next = TrialStage::HostKey;
            break;
        case LoginStep::Verified:
            resultOf(results, TrialStage::HostKey) = {
                TrialOutcome::Passed, trialReason("trial.host-key", detail.substr(0, detail.find(' ')))};
            next = TrialStage::LogIn;
            break;
        case LoginStep::LoggedIn:
            resultOf(results, TrialStage::LogIn) = {
                TrialOutcome::Passed, trialReason("trial.logged-in", host, std::vector<Reason>{step.detail})};
            next = TrialStage::Shell;
            break;
        }
    }
    if (next != TrialStage::Shell && resultOf(results, next).outcome != TrialOutcome::Passed)
        resultOf(results, next).outcome = TrialOutcome::Running;
}

TrialStage failedStage(const std::vector<PassedStep>& passed, const Error& error)
{
    if (passed.empty())
        return TrialStage::Reach;
    switch (passed.back().step) {
    case LoginStep::Reached: return TrialStage::HostKey;
    case LoginStep::Verified: return TrialStage::LogIn;
    case LoginStep::LoggedIn: break;
    }
    // That of a jump host, or the shell does not answer.
    return error.operation.starts_with("connect") ? TrialStage::Reach : TrialStage::Shell;
}

void skipRest(TrialResults& results, const Reason& why)
{
    for (TrialResult& result : results)
        if (result.outcome == TrialOutcome::Running || result.outcome == TrialOutcome::Waiting)
            result = {TrialOutcome::Skipped, why};
}

} // namespace trainyard
