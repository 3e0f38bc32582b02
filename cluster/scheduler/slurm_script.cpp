// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/scheduler/slurm_script.h"

#include "backend/base/error.h"
#include "backend/protocol/exit_code.h"
#include "backend/protocol/reasons_scheduler.h"
#include "backend/protocol/reasons_script.h"
#include "cluster/scheduler/queue_commands.h"
#include "cluster/scheduler/slurm_job_text.h"
#include "cluster/scheduler/slurm_last_words.h"
#include "cluster/transport/private_umask.h"
#include "cluster/transport/shell_quote.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <set>

namespace trainyard {
namespace {

constexpr int kLeastSignalSeconds = 10, kMostSignalSeconds = 65535; // what sbatch --signal takes, in seconds

[[noreturn]] void refuse(std::string_view field, Reason why)
{
    throw Failure(ErrorKind::BadInput, "submit the run", std::string(field), std::move(why));
}

bool plain(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
           std::string_view("_-.,:=/+@%[]").find(c) != std::string_view::npos;
}

/// Slurm would read a value that starts with '-' as another option. A comma or space in a simple name is a mistake that
/// Slurm would report late or not at all.
void checkName(const char* field, const std::string& value)
{
    sbatchQuoted(field, value);
    if (!value.empty() && value.front() == '-')
        refuse(field, scriptReason("script.begins-with-dash", value));
}

void checkRunDirectory(const std::string& path)
{
    if (path.empty() || path.front() != '/')
        refuse("run directory", scriptReason("script.path-not-absolute"));
    if (path.find('\0') != std::string::npos)
        refuse("run directory", scriptReason("script.path-contains-nul"));
}

void checkTasks(const JobRequest& request)
{
    std::set<int> seen;
    for (const ArrayTask& task : request.tasks) {
        checkRunDirectory(task.runDirectory);
        if (task.index < 0 || !seen.insert(task.index).second)
            refuse("array", task.index < 0 ? scriptReason("script.index-negative", task.index)
                                           : scriptReason("script.index-twice", task.index));
    }
    if (request.throttle < 0)
        refuse("tasks at once", scriptReason("script.negative"));
}

void checkExtraOption(const std::string& option)
{
    sbatchQuoted("extra options", option);
    const std::string_view name = std::string_view(option).substr(0, option.find('='));
    for (const std::string_view others :
         {"--clusters", "--cluster-constraint"}) // their jobs do not appear in this cluster's queue
        if ((name.size() > 4 && others.substr(0, name.size()) == name) || option.starts_with("-M"))
            refuse("extra options", scriptReason("script.other-cluster", option));
    if (option.size() < 3 || option.substr(0, 2) != "--")
        refuse("extra options", scriptReason("script.not-an-option", option));
    // Options that the design relies on: the token, one record per job, the signal and the log.
    for (const char* ours : {"--job-name",
                             "--array",
                             "--chdir",
                             "--output",
                             "--error",
                             "--open-mode",
                             "--signal",
                             "--wrap",
                             "--parsable",
                             "--test-only",
                             "--no-requeue",
                             "--dependency",
                             "--kill-on-invalid-dep",
                             "--wait",
                             "--input",
                             "--ignore-pbs",
                             "--quiet",
                             "--help",
                             "--usage",
                             "--version"})
        if (std::string_view(ours).substr(0, name.size()) == name) // sbatch accepts abbreviated option names
            refuse("extra options", scriptReason("script.own-option", ours));
}

/// Whether an option of sbatch that the user gives asks for GPUs: it then counts in place of ours, since Slurm refuses
/// jobs that ask twice.
bool asksForGpus(const std::string& option)
{
    if (option.starts_with("--gpus"))
        return true;
    return (option.starts_with("--gres=") || option.starts_with("--tres-per-")) && option.find("gpu") != option.npos;
}

bool asksForGpus(const JobRequest& request, const JobTemplate& machine)
{
    const auto asks = [](const std::string& option) { return asksForGpus(option); };
    return std::any_of(machine.extraOptions.begin(), machine.extraOptions.end(), asks) ||
           std::any_of(request.extraOptions.begin(), request.extraOptions.end(), asks);
}

/// `tasks`: tasks on each node.
std::string gpuOption(const JobRequest& request, const JobTemplate& machine, int tasks)
{
    const std::string type = request.gpuType.empty() ? "" : request.gpuType + ":";
    switch (machine.gpuOption) {
    case GpuOption::PerNode: return "--gpus-per-node=" + type + std::to_string(request.gpusPerNode);
    case GpuOption::PerTask: return "--gpus-per-task=" + type + std::to_string(request.gpusPerNode / tasks);
    case GpuOption::Gres: break;
    }
    return "--gres=gpu:" + type + std::to_string(request.gpusPerNode);
}

int ranks(const JobRequest& request)
{
    return request.ranks > 0 ? request.ranks : request.nodes * request.ranksPerNode;
}

/// How the script starts the ranks. A job on one node starts its ranks itself if the machine has no launcher; the
/// sidecar of a program starts them in every case.
RankLauncher launcherFor(const JobRequest& request, const JobTemplate& machine)
{
    const bool one = ranks(request) == 1 || !request.command.empty() || request.program;
    return one ? RankLauncher::Direct : machine.launcher;
}

/// How MPI starts the ranks of a program; Direct: not at all, or by the sidecar's own mpirun on its node.
RankLauncher programLauncher(const JobRequest& request, const JobTemplate& machine)
{
    return request.program == ProgramLauncher::Mpirun && ranks(request) > 1 ? machine.launcher : RankLauncher::Direct;
}

/// Whether one task of each node has all of the job's cores there: it starts the ranks of the node itself.
bool isOneTaskANode(const JobRequest& request, const JobTemplate& machine)
{
    return launcherFor(request, machine) == RankLauncher::Direct &&
           programLauncher(request, machine) == RankLauncher::Direct;
}

/// Words of the shell that start something once a rank.
std::string rankWords(RankLauncher launcher, const JobRequest& request, const JobTemplate& machine)
{
    std::string words;
    const auto add = [&](const std::string& word) { words += word + ' '; };
    if (launcher == RankLauncher::Srun) {
        // Since 22.05, a step does not inherit the cores per rank; -K ends all ranks when one fails.
        add("srun");
        add("--mpi=" + templateWord(machine.mpiType));
        add("--kill-on-bad-exit=1");
        add("--ntasks=" + std::to_string(ranks(request)));
        add("--cpus-per-task=" + std::to_string(request.cpus));
    } else if (launcher == RankLauncher::Mpirun) {
        add("mpirun");
        add("-n");
        add(std::to_string(ranks(request)));
        add("-x");
        add("TRAINYARD_STOP_ON_USR1");
        // By default, Open MPI binds each rank to one core, with all its threads, if there are few ranks. Slurm assigns
        // the job's cores, and the ranks of a node share them.
        const bool binds =
            std::any_of(machine.launcherOptions.begin(), machine.launcherOptions.end(), [](const std::string& option) {
                return option.starts_with("--bind-to") || option.starts_with("--map-by") ||
                       option.starts_with("--cpu-");
            });
        if (!binds)
            add("--bind-to none");
    }
    if (launcher != RankLauncher::Direct)
        for (const std::string& option : machine.launcherOptions)
            add(templateWord(option));
    return words;
}

std::string launchWords(const JobRequest& request, const JobTemplate& machine)
{
    std::string words;
    if (!request.command.empty()) {
        for (const std::string& word : request.command)
            words += shellQuoted(word) + ' ';
        return words;
    }
    words = rankWords(launcherFor(request, machine), request, machine);
    for (const std::string& word : machine.prefix)
        words += templateWord(word) + ' ';
    return words + templateWord(machine.engine) + (request.program ? " watch \"$ty_run\"" : " run \"$ty_run\"");
}

/// What tells a program's sidecar how this machine starts MPI ranks: a word a line.
std::string programWords(const JobRequest& request, const JobTemplate& machine)
{
    const std::string words = rankWords(programLauncher(request, machine), request, machine);
    return words.empty() ? words : "TRAINYARD_MPI_WORDS=$(printf '%s\\n' " + words + ")\nexport TRAINYARD_MPI_WORDS\n";
}

/// The traps. mpirun kills its ranks a second after TERM but forwards USR1, as srun does.
std::string traps(RankLauncher launcher)
{
    const std::string term = launcher == RankLauncher::Direct ? "TERM" : "USR1";
    return "ty_why= ty_child= ty_got=0\n"
           "ty_on_limit() { ty_got=1; ty_why=limit; [ -z \"$ty_child\" ] || kill -s USR1 \"$ty_child\" 2>/dev/null; }\n"
           "ty_on_term() { ty_got=1; ty_why=${ty_why:-term}; [ -z \"$ty_child\" ] || kill -s " +
           term +
           " \"$ty_child\" 2>/dev/null; }\n"
           "trap ty_on_limit USR1\ntrap ty_on_term TERM\n";
}

std::string runDirectories(const JobRequest& request)
{
    if (request.tasks.empty())
        return "ty_run=" + shellQuoted(request.runDirectory) + "\n";
    std::string text = "case $ty_task in\n";
    for (const ArrayTask& task : request.tasks)
        text += std::to_string(task.index) + ") ty_run=" + shellQuoted(task.runDirectory) + " ;;\n";
    return text + "*) echo \"trainyard: no task has the index $ty_task\" >&2; exit 1 ;;\nesac\n";
}

} // namespace

std::string sbatchQuoted(std::string_view field, std::string_view value)
{
    for (const char c : value) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte == 0x7f)
            refuse(field, scriptReason("script.control-character"));
        if (c == '\'')
            refuse(field, scriptReason("script.single-quote"));
        if (c == '\\')
            refuse(field, scriptReason("script.backslash"));
    }
    if (!value.empty() && std::all_of(value.begin(), value.end(), plain))
        return std::string(value);
    return "'" + std::string(value) + "'";
}

std::string recordFolder(const JobTemplate& machine, std::string_view token)
{
    const std::string root = machine.recordRoot.empty() ? "\"${XDG_STATE_HOME:-$HOME/.local/state}\"/trainyard/jobs"
                                                        : shellQuoted(machine.recordRoot);
    return token.empty() ? root : root + "/" + shellQuoted(token);
}

void checkSlurmRequest(const JobRequest& request, const JobTemplate& machine)
{
    checkToken(request.token);
    const std::size_t mark = request.token.find_last_not_of("0123456789");
    if (mark != std::string::npos && mark + 1 < request.token.size() && request.token[mark] == '_')
        refuse("token", scriptReason("script.token-of-a-task", request.token));
    if (request.tasks.empty())
        checkRunDirectory(request.runDirectory);
    else
        checkTasks(request);
    if (!request.command.empty() && (!request.tasks.empty() || ranks(request) != 1))
        refuse("command", scriptReason("script.one-process"));
    if (!machine.recordRoot.empty() && machine.recordRoot.front() != '/')
        refuse("folder of records", scriptReason("script.path-not-absolute"));
    if (request.cpus < 1 || request.nodes < 1 || request.ranksPerNode < 1)
        refuse(request.cpus < 1    ? "cpus"
               : request.nodes < 1 ? "nodes"
                                   : "ranks per node",
               scriptReason("script.at-least-one"));
    if (request.gpusPerNode < 0 || request.memoryMiB < 0 || request.restartLimit < 0)
        refuse(request.gpusPerNode < 0 ? "gpus"
               : request.memoryMiB < 0 ? "memory"
                                       : "restart limit",
               scriptReason("script.negative"));
    if (!(request.timeLimit >= 0.0) || request.timeLimit > 3.2e8)
        refuse("time limit", scriptReason("script.time"));
    if (machine.gpuOption == GpuOption::PerTask && !isOneTaskANode(request, machine) &&
        request.gpusPerNode % request.ranksPerNode != 0)
        refuse("gpus", scriptReason("script.uneven-gpus", request.gpusPerNode, request.ranksPerNode));
    if (!request.gpuIndices.empty())
        refuse("GPU indices", scriptReason("script.gpu-indices"));
    if (request.gpuType.find_first_of(":,() ") != std::string::npos)
        refuse("GPU type", scriptReason("script.not-a-type", request.gpuType));
    for (const auto& [field, value] : {std::pair<const char*, const std::string&>{"GPU type", request.gpuType},
                                       {"partition", request.partition},
                                       {"account", request.account},
                                       {"QoS", request.qos},
                                       {"constraint", request.constraint},
                                       {"excluded nodes", request.exclude},
                                       {"reservation", request.reservation}})
        checkName(field, value);
    if (request.nodes > 1 && machine.launcher == RankLauncher::Direct && request.program != ProgramLauncher::Torchrun)
        refuse("nodes", scriptReason("script.no-launcher"));
    for (const JobDependency& dependency : request.dependencies)
        checkToken(dependency.token);
    for (const auto* list : {&machine.extraOptions, &request.extraOptions})
        for (const std::string& option : *list)
            checkExtraOption(option);
    if (machine.signalSeconds < kLeastSignalSeconds || machine.signalSeconds > kMostSignalSeconds)
        refuse("seconds before the time limit",
               scriptReason("script.not-between", kLeastSignalSeconds, kMostSignalSeconds));
    if (machine.engine.empty())
        refuse("engine", scriptReason("script.no-path"));
    if (machine.prologue.find('\0') != std::string::npos)
        refuse("prologue", scriptReason("script.contains-nul"));
}

int saveMargin(const JobRequest& request, const JobTemplate& machine)
{
    if (request.timeLimit <= 0.0)
        return machine.signalSeconds;
    const auto quarter = static_cast<int>(std::min(15.0 * std::ceil(request.timeLimit / 60.0), 65535.0));
    return std::clamp(machine.signalSeconds, std::min(kLeastSignalSeconds, quarter), quarter);
}

std::string slurmTime(double seconds)
{
    const auto minutes = static_cast<long long>(std::ceil(seconds / 60.0));
    char text[48];
    std::snprintf(text, sizeof text, "%lld-%02lld:%02lld:00", minutes / 1440, minutes / 60 % 24, minutes % 60);
    return text;
}

std::string arrayRange(const std::vector<ArrayTask>& tasks, int throttle)
{
    std::set<int> indices;
    for (const ArrayTask& task : tasks)
        indices.insert(task.index);
    std::string text;
    for (auto i = indices.begin(); i != indices.end();) {
        const int first = *i;
        int last = first;
        while (++i != indices.end() && *i == last + 1)
            ++last;
        text += (text.empty() ? "" : ",") + std::to_string(first);
        if (last > first)
            text += "-" + std::to_string(last);
    }
    return throttle > 0 ? text + "%" + std::to_string(throttle) : text;
}

std::vector<std::string> sbatchOptions(const JobRequest& request, const JobTemplate& machine)
{
    std::vector<std::string> options = {"--job-name=" + request.token, "--output=job-%j.out", "--open-mode=append",
                                        "--requeue", "--signal=B:USR1@" + std::to_string(saveMargin(request, machine))};
    const auto add = [&](const std::string& name, const std::string& value) {
        if (!value.empty())
            options.push_back(name + value);
    };
    // A single process that starts the ranks of its node is one task with all their cores.
    const bool single = isOneTaskANode(request, machine);
    add("--nodes=", std::to_string(request.nodes));
    add("--ntasks-per-node=", std::to_string(single ? 1 : request.ranksPerNode));
    add("--cpus-per-task=", std::to_string(single ? request.cpus * request.ranksPerNode : request.cpus));
    if (request.gpusPerNode > 0 && !asksForGpus(request, machine))
        options.push_back(gpuOption(request, machine, single ? 1 : request.ranksPerNode));
    add("--partition=", request.partition);
    add("--account=", request.account);
    add("--qos=", request.qos);
    add("--time=", request.timeLimit > 0.0 ? slurmTime(request.timeLimit) : "");
    add("--mem=", request.memoryMiB > 0 ? std::to_string(request.memoryMiB) + "M" : "");
    add("--constraint=", request.constraint);
    add("--exclude=", request.exclude);
    add("--reservation=", request.reservation);
    if (!request.tasks.empty())
        add("--array=", arrayRange(request.tasks, request.throttle));
    if (!request.dependencies.empty())
        options.push_back("--kill-on-invalid-dep=yes");
    for (const auto* list : {&machine.extraOptions, &request.extraOptions})
        options.insert(options.end(), list->begin(), list->end());
    return options;
}

std::string slurmBatchScript(const JobRequest& request, const JobTemplate& machine)
{
    checkSlurmRequest(request, machine);
    std::string text = "#!/bin/bash -l\n";
    for (const std::string& option : sbatchOptions(request, machine))
        text += "#SBATCH " + sbatchQuoted("options", option) + "\n";
    text += "\nty_token=" + shellQuoted(request.token) + "\nty_record=" + recordFolder(machine, request.token) +
            "\nty_limit=" + std::to_string(request.restartLimit) + "\n" + kPrivateUmask + kSlurmClaim +
            kSlurmLastWords + runDirectories(request) + kSlurmEnter;
    if (!machine.prologue.empty())
        text += kSlurmBeforeSetUp + machine.prologue + "\n" + kSlurmAfterSetUp + kPrivateUmask;
    // mpirun starts one process of its own a node, with srun, which would give it the GPUs of one rank.
    if (machine.gpuOption == GpuOption::PerTask && (launcherFor(request, machine) == RankLauncher::Mpirun ||
                                                    programLauncher(request, machine) == RankLauncher::Mpirun))
        text += "unset SLURM_GPUS_PER_TASK SLURM_TRES_PER_TASK\n";
    text += programWords(request, machine);
    text += request.command.empty() ? "ty_trains=yes\n" : "ty_trains=\n";
    text += traps(launcherFor(request, machine)) + launchWords(request, machine) + " &\n" + kSlurmWait;
    return text;
}

} // namespace trainyard
