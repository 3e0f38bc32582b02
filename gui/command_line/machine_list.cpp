// SPDX-License-Identifier: GPL-3.0-or-later
// `trainyard machine list | add | remove | script`: the list of machines and the batch scripts of their jobs.
#include "cluster/control/sample_job.h"
#include "cluster/scheduler/cluster_facts.h"
#include "gui/command_line/commands.h"
#include "gui/command_line/connected_machine.h"
#include "gui/command_line/json.h"
#include "gui/command_line/session.h"
#include "gui/command_line/table.h"

#include <cstdio>
#include <optional>

namespace trainyard::commands {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kFittingLauncher = "auto"; // the cluster is asked which one works there

Json entryJson(const MachineEntry& entry)
{
    return {{"id", entry.id},
            {"name", entry.name},
            {"address", addressOf(entry)},
            {"scheduler", schedulerWord(entry.scheduler)},
            {"engine", entry.engine},
            {"runs_folder", entry.runsFolder},
            {"data_folder", entry.dataFolder}};
}

void take(const std::vector<std::string>& words, std::vector<std::string>& to)
{
    if (words.empty())
        return;
    to = words;
    std::erase(to, "");
}

/// The settings of batch scripts that the options name replace those of the machine.
void takeScriptOptions(const MachineOptions& options, JobTemplate& settings)
{
    if (!options.prologue.empty()) {
        settings.prologue.clear();
        for (const std::string& line : options.prologue)
            settings.prologue += (settings.prologue.empty() ? "" : "\n") + line;
    }
    take(options.prefix, settings.prefix);
    take(options.submitOptions, settings.extraOptions);
    take(options.launcherOptions, settings.launcherOptions);
    if (const std::optional<RankLauncher> launcher = launcherNamed(options.launcher))
        settings.launcher = *launcher;
    if (const std::optional<GpuOption> option = gpuOptionNamed(options.gpuOption))
        settings.gpuOption = *option;
    if (!options.mpi.empty())
        settings.mpiType = options.mpi;
    if (options.signalSeconds > 0)
        settings.signalSeconds = options.signalSeconds;
}

/// Asks the cluster how ranks can be started there.
void fit(MachineEntry& entry)
{
    Connected there = connectTo(entry);
    if (const ClusterFacts* facts = there.machine.scheduler->facts(*there.machine.transport, true))
        entry.jobTemplate = fittingTemplate(entry.jobTemplate, *facts);
}

void requireValid(const MachineEntry& entry)
{
    if (const std::vector<Error> problems = machineProblems(entry); !problems.empty())
        throw Failure(problems.front());
}

MachineEntry enteredMachine(const MachineOptions& options)
{
    MachineEntry entry;
    entry.id = newMachineId();
    entry.name = options.machine;
    entry.transport = options.host.empty() ? TransportKind::Local : TransportKind::Ssh;
    entry.host = options.host;
    entry.user = options.user;
    entry.port = options.port;
    entry.jumps = options.jumps;
    entry.identityFile = options.identityFile;
    entry.scheduler = schedulerNamed(options.scheduler).value_or(SchedulerKind::Direct);
    entry.engine = options.engine;
    entry.runsFolder = options.runsFolder;
    entry.dataFolder = options.dataFolder;
    entry.shareWithGroup = options.shareWithGroup;
    if (entry.transport == TransportKind::Local && entry.scheduler == SchedulerKind::Direct)
        throw Failure(ErrorKind::BadInput, "add the machine", entry.name,
                      "this workstation with its own queue is always listed",
                      "Give a host with --host, or use --scheduler slurm.");
    takeScriptOptions(options, entry.jobTemplate);
    requireValid(entry);
    return entry;
}

void requireFreeName(const std::vector<MachineEntry>& entries, const std::string& name)
{
    for (const MachineEntry& other : entries)
        if (other.name == name || other.id == name)
            throw Failure(ErrorKind::BadInput, "add the machine", name, "a machine with this name exists already",
                          "Choose another name.");
}

/// What the sample of a batch script is made of.
struct Sample {
    MachinePlaces places;
    std::optional<ClusterFacts> facts;

    std::string script(const MachineEntry& entry) const
    {
        return sampleScript(entry, places, facts ? &*facts : nullptr);
    }
};

/// Asks the machine for its folders, partition and account, as the window does. A machine that does not answer is no
/// reason to show nothing.
Sample sampleOf(const MachineEntry& entry, bool offline)
{
    Sample sample;
    if (offline)
        return sample;
    try {
        Connected there = connectTo(entry);
        sample.places = there.machine.places;
        if (const ClusterFacts* facts = there.machine.scheduler->facts(*there.machine.transport, false))
            sample.facts = *facts;
    } catch (const Failure& failure) {
        std::fprintf(stderr,
                     "trainyard: Folders, partition and account are left open, because the machine does not answer: "
                     "%s.\n",
                     printable(failure.error().reason).c_str());
    }
    return sample;
}

Json scriptJson(const MachineEntry& entry, const Sample& sample)
{
    const JobTemplate& settings = entry.jobTemplate;
    return {{"machine", entry.name},
            {"prologue", settings.prologue},
            {"container", settings.prefix},
            {"submit_options", settings.extraOptions},
            {"gpu_option", gpuOptionWord(settings.gpuOption)},
            {"launcher", launcherWord(settings.launcher)},
            {"mpi", settings.mpiType},
            {"launcher_options", settings.launcherOptions},
            {"save_before", settings.signalSeconds},
            {"script", sample.script(entry)}};
}

} // namespace

int listMachines(const MachineOptions& options)
{
    const std::vector<MachineEntry> entries = readMachines(machinesFile());
    if (options.json) {
        Json json = {{"machines", Json::array()}};
        for (const MachineEntry& entry : entries)
            json["machines"].push_back(entryJson(entry));
        printJson(json);
        return kOk;
    }
    TextTable table({"name", "reached", "queue", "id"});
    for (const MachineEntry& entry : entries)
        table.add({entry.name, addressOf(entry), schedulerWord(entry.scheduler), entry.id});
    std::fputs(table.text().c_str(), stdout);
    return kOk;
}

int addMachine(const MachineOptions& options)
{
    MachineEntry entry = enteredMachine(options);
    requireFreeName(readMachines(machinesFile()), entry.name); // before anybody is asked to log in
    const bool scripts = abilitiesOf(entry).scripts;
    bool answered = true;
    if (scripts && !options.offline && (options.launcher.empty() || options.launcher == kFittingLauncher)) {
        try {
            fit(entry);
        } catch (const Failure& failure) {
            answered = false;
            std::fprintf(stderr,
                         "trainyard: The batch script keeps its defaults, because the machine does not answer: %s. "
                         "'trainyard machine script %s --launcher auto' asks it again.\n",
                         printable(failure.error().reason).c_str(), printable(entry.name).c_str());
        }
    }
    changeMachines(machinesFile(), [&](std::vector<MachineEntry>& entries) {
        requireFreeName(entries, entry.name);
        entries.push_back(entry);
    });
    if (options.json) {
        printJson(entryJson(entry));
        return kOk;
    }
    const std::string name = printable(entry.name);
    std::printf("Added %s. 'trainyard machine test %s' checks it.\n", name.c_str(), name.c_str());
    if (scripts && answered)
        std::printf(
            "Its jobs start ranks with: %s. 'trainyard machine script %s' shows and changes its batch script.\n",
            printable(launcherText(entry.jobTemplate)).c_str(), name.c_str());
    return kOk;
}

int machineScript(const MachineOptions& options)
{
    MachineEntry entry = entryOf(options.machine);
    if (!abilitiesOf(entry).scripts)
        throw Failure(ErrorKind::Unsupported, "show the batch script of", entry.name,
                      "its jobs are not batch scripts, because it has no scheduler such as SLURM");
    const MachineEntry before = entry;
    takeScriptOptions(options, entry.jobTemplate);
    requireValid(entry);
    if (options.launcher == kFittingLauncher)
        fit(entry);
    if (!(entry == before))
        changeMachines(machinesFile(), [&](std::vector<MachineEntry>& entries) {
            for (MachineEntry& one : entries)
                if (one.id == entry.id)
                    one.jobTemplate = entry.jobTemplate;
        });
    const Sample sample = sampleOf(entry, options.offline);
    if (options.json) {
        printJson(scriptJson(entry, sample));
        return kOk;
    }
    const JobRequest job = sampleJob(sample.places, nullptr);
    std::fprintf(stderr, "An example: the batch script of a run with %d ranks on each of %d nodes.\n", job.ranksPerNode,
                 job.nodes);
    std::fputs(sample.script(entry).c_str(), stdout);
    return kOk;
}

int removeMachine(const MachineOptions& options)
{
    const MachineEntry gone = entryOf(options.machine);
    if (gone.id == kLocalMachineId)
        throw Failure(ErrorKind::BadInput, "remove the machine", gone.name, "this workstation cannot be removed");
    changeMachines(machinesFile(), [&](std::vector<MachineEntry>& entries) {
        std::erase_if(entries, [&](const MachineEntry& entry) { return entry.id == gone.id; });
    });
    if (options.json)
        printJson(entryJson(gone));
    return kOk;
}

} // namespace trainyard::commands
