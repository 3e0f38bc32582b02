// SPDX-License-Identifier: GPL-3.0-or-later
// `trainyard machine list | add | set | remove | script`: the list of machines and the batch scripts of their jobs.
#include "backend/protocol/locations.h"
#include "cluster/control/sample_job.h"
#include "cluster/scheduler/cluster_facts.h"
#include "cluster/transport/local_exec.h"
#include "cluster/transport/shell_quote.h"
#include "gui/command_line/commands.h"
#include "gui/command_line/connected_machine.h"
#include "gui/command_line/json.h"
#include "gui/command_line/kept_secrets.h"
#include "gui/command_line/progress.h"
#include "gui/command_line/session.h"
#include "gui/command_line/table.h"

#include <cstdio>
#include <filesystem>
#include <optional>

namespace trainyard::commands {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kAdding = "add the machine";
constexpr const char* kChanging = "change the machine";
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

/// Throws Failure for lines that no job could get past. Where there is no bash here, the cluster's looks at them later.
void requireBash(const std::string& prologue)
{
    constexpr double kSeconds = 10.0;
    const ExecResult said = runLocalScript("command -v bash >/dev/null || exit 0\nprintf '%s\\n' " +
                                               shellQuoted(prologue) + " | LC_ALL=C bash -n",
                                           kSeconds);
    if (said.exitCode == 0)
        return;
    std::string reason = "it is not valid bash";
    if (const std::string line = said.errorOutput.substr(0, said.errorOutput.find('\n')); !line.empty())
        reason += ": " + line;
    throw Failure(ErrorKind::BadInput, "use the prologue", {}, reason, "Correct --prologue.");
}

/// The settings of batch scripts that the options name replace those of the machine.
void takeScriptOptions(const MachineOptions& options, JobTemplate& settings)
{
    if (!options.prologue.empty()) {
        settings.prologue.clear();
        for (const std::string& line : options.prologue)
            settings.prologue += (settings.prologue.empty() ? "" : "\n") + line;
        requireBash(settings.prologue);
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

/// Asks the cluster how ranks can be started there, and by the way what it has.
MachinePlaces fit(MachineEntry& entry)
{
    Connected there = connectTo(entry);
    if (const ClusterFacts* facts = there.machine.scheduler->facts(*there.machine.transport, true))
        entry.jobTemplate = fittingTemplate(entry.jobTemplate, *facts);
    return there.machine.places;
}

void requireValid(const MachineEntry& entry)
{
    if (const std::vector<Error> problems = machineProblems(entry); !problems.empty())
        throw Failure(problems.front());
}

/// What follows from the fields that were given; throws Failure for an entry that cannot be.
void settleEntry(const MachineOptions& options, MachineEntry& entry, const char* operation)
{
    entry.transport = entry.host.empty() ? TransportKind::Local : TransportKind::Ssh;
    if (entry.transport == TransportKind::Local && entry.scheduler == SchedulerKind::Direct)
        throw Failure(ErrorKind::BadInput, operation, entry.name,
                      "this workstation with its own queue is always listed",
                      "Give a host with --host, or use --scheduler slurm.");
    takeScriptOptions(options, entry.jobTemplate);
    requireValid(entry);
}

MachineEntry enteredMachine(const MachineOptions& options)
{
    MachineEntry entry;
    entry.id = newMachineId();
    entry.name = options.machine;
    for (const MachineField& field : kMachineFields)
        entry.*field.entry = options.*field.value;
    entry.port = options.port;
    entry.scheduler = schedulerNamed(options.scheduler).value_or(SchedulerKind::Direct);
    entry.shareWithGroup = options.shareWithGroup;
    settleEntry(options, entry, kAdding);
    return entry;
}

/// Changes what the options name. Throws Failure, and has changed nothing then that anybody sees.
void change(const MachineOptions& options, MachineEntry& entry)
{
    for (const MachineField& field : kMachineFields)
        if (options.given.contains(field.option))
            entry.*field.entry = options.*field.value;
    if (options.given.contains("--name"))
        entry.name = options.newName;
    if (options.given.contains("--port"))
        entry.port = options.port;
    entry.scheduler = schedulerNamed(options.scheduler).value_or(entry.scheduler);
    entry.shareWithGroup = (entry.shareWithGroup || options.shareWithGroup) && !options.isPrivate;
    if (options.given.contains("--mpi"))
        entry.jobTemplate.mpiType = JobTemplate().mpiType; // unless another one is named
    settleEntry(options, entry, kChanging);
}

/// Once the options have been written.
void warnOfSecrets(const MachineOptions& options)
{
    std::vector<std::string> words = options.prefix;
    for (const auto* more : {&options.submitOptions, &options.launcherOptions})
        words.insert(words.end(), more->begin(), more->end());
    warnOfKeptSecrets(options.prologue, words, machinesFile());
}

void requireFreeName(const std::vector<MachineEntry>& entries, const std::string& name, const std::string& ownId,
                     const char* operation)
{
    for (const MachineEntry& other : entries)
        if (other.id != ownId && (other.name == name || other.id == name))
            throw Failure(ErrorKind::BadInput, operation, name, "a machine with this name exists already",
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

std::string listed(const std::vector<RunRow>& rows)
{
    constexpr std::size_t kMostNames = 5;
    std::string names;
    for (std::size_t i = 0; i < rows.size() && i < kMostNames; ++i)
        names += (i > 0 ? ", " : "") + rows[i].name;
    return rows.size() > kMostNames ? names + ", …" : names;
}

/// Runs there that are not over. Nothing is made where there is no store yet.
std::vector<RunRow> openRunsOn(const MachineEntry& entry)
{
    if (!std::filesystem::exists(storePath()))
        return {};
    Session session;
    return unfinishedRunsOn(session.reader(), entry.id);
}

/// A machine that was entered again has a new id: what the store knows of runs that lie there becomes its own.
void takeOverRuns(const MachineEntry& entry, bool json)
{
    if (!std::filesystem::exists(storePath()))
        return;
    Session session;
    const std::size_t lost = runsOfRemoved(session.reader(), session.listedMachines()).size();
    if (lost == 0)
        return;
    try {
        const std::size_t moved = session.takeOver(entry.id);
        if (moved > 0 && !json)
            std::printf("Took over %s of a machine that was removed.\n",
                        countedText(static_cast<std::int64_t>(moved), "run(s)").c_str());
    } catch (const Failure& failure) {
        std::fprintf(stderr,
                     "trainyard: Runs of a machine that was removed were not looked for there: %s. 'trainyard store "
                     "adopt %s' does that.\n",
                     printable(failure.error().reason).c_str(), printable(entry.name).c_str());
    }
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
    requireFreeName(readMachines(machinesFile()), entry.name, entry.id, kAdding); // before anybody is asked to log in
    const bool scripts = abilitiesOf(entry).scripts;
    bool answered = true;
    MachinePlaces places;
    if (scripts && !options.offline && (options.launcher.empty() || options.launcher == kFittingLauncher)) {
        try {
            places = fit(entry);
        } catch (const Failure& failure) {
            answered = false;
            std::fprintf(stderr,
                         "trainyard: The batch script keeps its defaults, because the machine does not answer: %s. "
                         "'trainyard machine script %s --launcher auto' asks it again.\n",
                         printable(failure.error().reason).c_str(), printable(entry.name).c_str());
        }
    }
    changeMachines(machinesFile(), [&](std::vector<MachineEntry>& entries) {
        requireFreeName(entries, entry.name, entry.id, kAdding);
        entries.push_back(entry);
    });
    warnOfSecrets(options);
    if (options.json) {
        if (!options.offline)
            takeOverRuns(entry, true);
        printJson(entryJson(entry));
        return kOk;
    }
    const std::string name = printable(entry.name);
    std::printf("Added %s. 'trainyard machine test %s' checks it.\n", name.c_str(), name.c_str());
    if (scripts && answered)
        std::printf(
            "Its jobs start ranks with: %s. 'trainyard machine script %s' shows and changes its batch script.\n",
            printable(launcherText(entry.jobTemplate)).c_str(), name.c_str());
    if (places.engineFound)
        std::printf("It uses the engine that is installed there: %s\n", printable(places.engine).c_str());
    if (!options.offline)
        takeOverRuns(entry, false);
    return kOk;
}

int setMachine(const MachineOptions& options)
{
    MachineEntry entry = entryOf(options.machine);
    if (entry.id == kLocalMachineId)
        throw Failure(ErrorKind::BadInput, kChanging, entry.name, "this workstation has no such settings");
    change(options, entry);
    if (options.given.empty())
        throw Failure(ErrorKind::BadInput, kChanging, entry.name, "no option says what is to change",
                      "See 'trainyard machine set --help'.");
    if (options.launcher == kFittingLauncher)
        fit(entry);
    changeMachines(machinesFile(), [&](std::vector<MachineEntry>& entries) {
        requireFreeName(entries, entry.name, entry.id, kChanging);
        for (MachineEntry& one : entries)
            if (one.id == entry.id) {
                change(options, one); // as it is now: another program may have changed it meanwhile
                one.jobTemplate = entry.jobTemplate;
            }
    });
    warnOfSecrets(options);
    if (options.json)
        printJson(entryJson(entry));
    else
        std::printf("Changed %s. 'trainyard machine test %s' checks it.\n", printable(entry.name).c_str(),
                    printable(entry.name).c_str());
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
    warnOfSecrets(options);
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
    std::vector<RunRow> open;
    try {
        open = openRunsOn(gone);
    } catch (const Failure&) {
        if (!options.force) // a store that cannot be read does not tell of them
            throw;
    }
    if (!open.empty() && !options.force)
        throw Failure(
            ErrorKind::Busy, "remove the machine", gone.name,
            countedText(std::ssize(open), "run(s)") + " there " + (open.size() == 1 ? "is" : "are") +
                " not over: " + listed(open),
            "Stop what is not over with 'trainyard runs stop', or add --force: the jobs continue, but Trainyard "
            "does not follow them until the machine is added again.");
    changeMachines(machinesFile(), [&](std::vector<MachineEntry>& entries) {
        std::erase_if(entries, [&](const MachineEntry& entry) { return entry.id == gone.id; });
    });
    if (options.json)
        printJson(entryJson(gone));
    else if (!open.empty())
        std::printf("Removed %s. Until it is added again, Trainyard does not follow these runs there: %s.\n",
                    printable(gone.name).c_str(), printable(listed(open)).c_str());
    return kOk;
}

} // namespace trainyard::commands
