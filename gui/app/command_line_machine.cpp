// SPDX-License-Identifier: GPL-3.0-or-later
// `trainyard machine`: the engine of a machine, without a window. A log-in that needs a person asks at the terminal.
#include "backend/base/files.h"
#include "backend/protocol/version.h"
#include "gui/app/command_line_commands.h"
#include "gui/app/command_line_json.h"
#include "gui/app/command_line_session.h"
#include "gui/app/command_line_table.h"
#include "gui/app/terminal_login.h"
#include "gui/services/engine_there_service.h"
#include "gui/services/machine_line.h"
#include "gui/services/machine_trial.h"

#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <thread>

namespace trainyard::commands {
namespace {

using Json = nlohmann::ordered_json;

/// A machine of the book, connected.
struct Connected {
    MachineEntry entry;
    std::unique_ptr<TerminalLogin> people;
    OpenedLine line;
    Machine machine;
    EngineCommand command() const { return engineCommandOf(entry, machine.places); }
};

MachineEntry entryOf(const std::string& text)
{
    const std::filesystem::path file = machinesFile();
    std::string names;
    for (const MachineEntry& entry : readMachines(file)) {
        if (entry.id == text || entry.name == text)
            return entry;
        names += (names.empty() ? "" : ", ") + printable(entry.name);
    }
    throw Failure(ErrorKind::NotFound, "find the machine", text, "the machines are: " + names,
                  "Add it on the page Machines.");
}

Connected connectTo(const MachineEntry& entry)
{
    Connected there{entry, std::make_unique<TerminalLogin>(), {}, {}};
    there.line = openLine(there.entry, there.people.get(), there.people.get());
    there.line.line->connect();
    there.machine.transport = std::move(there.line.transport);
    furnish(there.machine, there.entry);
    return there;
}

Connected connect(const std::string& name)
{
    return connectTo(entryOf(name));
}

/// The book's machines without this computer, which is not stored.
std::vector<MachineEntry> storedMachines()
{
    std::vector<MachineEntry> entries = readMachines(machinesFile());
    std::erase_if(entries, [](const MachineEntry& entry) { return entry.id == kLocalMachineId; });
    return entries;
}

void storeMachines(const std::vector<MachineEntry>& entries)
{
    makeFolders(machinesFile().parent_path());
    writeFileAtomically(machinesFile(), machinesToText(entries));
}

Json entryJson(const MachineEntry& entry)
{
    return {{"id", entry.id},
            {"name", entry.name},
            {"address", machineAddress(entry).toStdString()},
            {"scheduler", entry.scheduler == SchedulerKind::Slurm ? "slurm" : "direct"},
            {"engine", entry.engine},
            {"runs_folder", entry.runsFolder},
            {"data_folder", entry.dataFolder}};
}

struct StageName {
    TrialStage stage;
    const char* json;
    const char* text;
};
constexpr StageName kStages[] = {{TrialStage::Shell, "shell", "shell"},
                                 {TrialStage::Scheduler, "scheduler", "queue"},
                                 {TrialStage::Gpus, "gpus", "GPUs"},
                                 {TrialStage::Disk, "disk", "disk"},
                                 {TrialStage::Engine, "engine", "engine"}};

const char* outcomeName(TrialOutcome outcome)
{
    switch (outcome) {
    case TrialOutcome::Passed: return "passed";
    case TrialOutcome::Warning: return "warning";
    case TrialOutcome::Failed: return "failed";
    case TrialOutcome::Waiting:
    case TrialOutcome::Running:
    case TrialOutcome::Skipped: break;
    }
    return "skipped";
}

const char* originName(FoundEngine::Origin origin)
{
    switch (origin) {
    case FoundEngine::Origin::Named: return "chosen";
    case FoundEngine::Origin::Installed: return "installed";
    case FoundEngine::Origin::Path: return "path";
    case FoundEngine::Origin::Module: break;
    }
    return "module";
}

Json engineJson(const FoundEngine& engine)
{
    return {{"origin", originName(engine.origin)},
            {"path", engine.path},
            {"id", engine.id},
            {"module", engine.module},
            {"version", engine.version ? Json(engine.version->version) : Json()},
            {"protocol", engine.version ? Json(engine.version->protocol) : Json()},
            {"problem", engine.misfit ? Json(engine.misfit->text()) : Json()}};
}

/// One line over itself on a terminal; in a log nothing.
void tell(const std::string& text)
{
    if (::isatty(STDERR_FILENO))
        std::fprintf(stderr, "\r\033[K%s", printable(text).c_str());
    std::fflush(stderr);
}

void wait(double seconds)
{
    std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
}

std::string phaseText(const EngineInstallNews& news)
{
    using Phase = EngineInstallNews::Phase;
    switch (news.phase) {
    case Phase::Looking: return "looking at the machine";
    case Phase::Sending: return "sending";
    case Phase::Waiting: return news.text.empty() ? "the job waits" : "the job waits: " + news.text.text();
    case Phase::Building:
        return news.text.words +
               (news.share >= 0.0 ? ", " + std::to_string(static_cast<int>(news.share * 100.0)) + " %" : std::string());
    case Phase::Placing: return "putting it in its place";
    case Phase::Done: break;
    }
    return "done";
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
        table.add({entry.name, machineAddress(entry).toStdString(),
                   entry.scheduler == SchedulerKind::Slurm ? "slurm" : "direct", entry.id});
    std::fputs(table.text().c_str(), stdout);
    return kOk;
}

int addMachine(const MachineOptions& options)
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
    entry.scheduler = options.scheduler == "slurm" ? SchedulerKind::Slurm : SchedulerKind::Direct;
    entry.engine = options.engine;
    entry.runsFolder = options.runsFolder;
    entry.dataFolder = options.dataFolder;
    if (entry.transport == TransportKind::Local && entry.scheduler == SchedulerKind::Direct)
        throw Failure(ErrorKind::BadInput, "add the machine", entry.name,
                      "this workstation with its own queue is there already",
                      "Name a host with --host, or --scheduler slurm.");
    if (const std::vector<Error> problems = machineProblems(entry); !problems.empty())
        throw Failure(problems.front());
    for (const MachineEntry& other : readMachines(machinesFile()))
        if (other.name == entry.name || other.id == entry.name)
            throw Failure(ErrorKind::BadInput, "add the machine", entry.name, "there is a machine of this name",
                          "Choose another name.");
    std::vector<MachineEntry> entries = storedMachines();
    entries.push_back(entry);
    storeMachines(entries);
    if (options.json)
        printJson(entryJson(entry));
    else
        std::printf("%s is added. 'trainyard machine test %s' tries it.\n", printable(entry.name).c_str(),
                    printable(entry.name).c_str());
    return kOk;
}

int removeMachine(const MachineOptions& options)
{
    const MachineEntry gone = entryOf(options.machine);
    if (gone.id == kLocalMachineId)
        throw Failure(ErrorKind::BadInput, "remove the machine", gone.name, "this workstation is always there");
    std::vector<MachineEntry> entries = storedMachines();
    std::erase_if(entries, [&](const MachineEntry& entry) { return entry.id == gone.id; });
    storeMachines(entries);
    if (options.json)
        printJson(entryJson(gone));
    return kOk;
}

int testMachine(const MachineOptions& options)
{
    const MachineEntry entry = entryOf(options.machine);
    Json steps = Json::array();
    bool failed = false;
    const auto tell = [&](const char* json, const char* text, const TrialResult& result) {
        failed = failed || result.outcome == TrialOutcome::Failed;
        if (options.json) {
            steps.push_back({{"step", json},
                             {"outcome", outcomeName(result.outcome)},
                             {"text", result.text.toStdString()},
                             {"remedy", result.remedy.toStdString()}});
            return;
        }
        std::printf("%-8s %-8s %s\n", text, outcomeName(result.outcome), printable(result.text.toStdString()).c_str());
        if (!result.remedy.isEmpty())
            std::printf("%17s %s\n", "", printable(result.remedy.toStdString()).c_str());
        std::fflush(stdout);
    };
    std::optional<Connected> there;
    try {
        there.emplace(connectTo(entry));
        tell("connect", "connect", {TrialOutcome::Passed, machineAddress(entry), {}});
    } catch (const Failure& failure) {
        const Error& error = failure.error();
        tell("connect", "connect",
             {TrialOutcome::Failed, QString::fromStdString(error.reason.empty() ? error.text() : error.reason),
              QString::fromStdString(error.remedy)});
    }
    for (const StageName& stage : kStages)
        if (there)
            tell(stage.json, stage.text, tryStage(stage.stage, there->machine));
    if (options.json)
        printJson({{"machine", entry.name}, {"passed", !failed}, {"steps", steps}});
    return failed ? kFailed : kOk;
}

int machineEngine(const MachineOptions& options)
{
    Connected there = connect(options.machine);
    const EngineSurvey survey = surveyEngines(*there.machine.transport, there.command());
    const FoundEngine* best = survey.best();
    if (options.json) {
        Json engines = Json::array(), tools = Json::object();
        for (const FoundEngine& engine : survey.engines)
            engines.push_back(engineJson(engine));
        for (const auto& [name, version] : survey.tools)
            tools[name] = version;
        printJson({{"machine", there.entry.name},
                   {"engines", engines},
                   {"best", best ? Json(best->path) : Json()},
                   {"folder", survey.folder},
                   {"c_library", survey.libc},
                   {"architecture", survey.architecture},
                   {"tools", tools},
                   {"bytes_free", survey.bytesFree}});
        return best ? kOk : kFailed;
    }
    for (const FoundEngine& engine : survey.engines)
        std::printf("%-10s %-8s %s%s\n", originName(engine.origin),
                    engine.version ? printable(engine.version->version).c_str() : "?",
                    printable(engine.module.empty() ? engine.path : engine.module + ": " + engine.path).c_str(),
                    engine.misfit ? ("\n           " + printable(engine.misfit->text())).c_str() : "");
    if (survey.engines.empty())
        std::printf("There is no engine there. 'trainyard machine install %s' builds this one there.\n",
                    printable(there.entry.name).c_str());
    std::printf("\n%s, %s", printable(survey.architecture).c_str(), printable(survey.libc).c_str());
    for (const auto& [name, version] : survey.tools)
        std::printf("; %s", printable(version.empty() ? name : version).c_str());
    std::printf("\n");
    return best ? kOk : kFailed;
}

int installMachineEngine(const MachineOptions& options)
{
    Connected there = connect(options.machine);
    if (there.entry.id == kLocalMachineId)
        throw Failure(ErrorKind::BadInput, "install the engine", there.entry.name,
                      "this workstation has the one that came with the program");
    EngineInstall install(enginePackage(!options.built), there.command(), engineJobWishes(there.machine),
                          *there.machine.transport, *there.machine.scheduler);
    int tries = 0;
    while (!install.done()) {
        try {
            const EngineInstallNews news = install.advance([&](const EngineInstallNews& now) {
                tell(phaseText(now));
                return true;
            });
            tries = 0;
            tell(phaseText(news));
            if (options.verbose)
                std::fputs(news.log.c_str(), stdout);
            wait(news.waitSeconds);
        } catch (const Failure& failure) {
            if (failure.error().kind != ErrorKind::Transport || ++tries > 20)
                throw;
            wait(3.0);
        }
    }
    tell("");
    // The book may have changed meanwhile.
    std::vector<MachineEntry> entries = storedMachines();
    for (MachineEntry& entry : entries)
        if (entry.id == there.entry.id)
            entry.engine = install.path();
    storeMachines(entries);
    if (options.json)
        printJson({{"machine", there.entry.name},
                   {"path", install.path()},
                   {"version", kTrainyardVersion},
                   {"missing", install.missing()}});
    else
        std::printf("%s is installed on %s: %s\n%s%s", engineVersionLine().c_str(), printable(there.entry.name).c_str(),
                    printable(install.path()).c_str(), printable(install.missing()).c_str(),
                    install.missing().empty() ? "" : "\n");
    return kOk;
}

int checkMachineEngine(const MachineOptions& options)
{
    Connected there = connect(options.machine);
    EngineCheckJob job(there.command(), engineJobWishes(there.machine),
                       there.machine.places.trainyard + "/engines/.jobs", *there.machine.transport,
                       *there.machine.scheduler, options.device);
    std::optional<MachineCheck> check;
    while (!(check = job.poll())) {
        tell(job.total() > 0 ? "check " + std::to_string(job.done() + 1) + " of " + std::to_string(job.total())
                             : "the job waits: " + job.waits().text());
        wait(1.0);
    }
    tell("");
    if (options.json) {
        std::fputs(toJson(*check).append('\n').constData(), stdout);
        return check->wrong() > 0 ? kFailed : kOk;
    }
    std::printf("%s on %s, %d threads: %d checks passed, %d failed, %d skipped\n", check->device.toUtf8().constData(),
                check->processor.toUtf8().constData(), check->threads, check->passed,
                static_cast<int>(check->failures.size()), check->skipped);
    for (const FailedCheck& failed : check->failures)
        std::printf("  wrong      %s: %s\n", printable(failed.name.toStdString()).c_str(),
                    printable(failed.text.toStdString()).c_str());
    for (const MeasuredSpeed& speed : check->speeds) {
        const char* words[] = {"ok", "slow", "wrong", "failed", "measured"};
        std::printf("  %-10s %-44s %10.1f %s", words[static_cast<int>(speed.verdict)],
                    printable(speed.name.toStdString()).c_str(), speed.value,
                    printable(speed.unit.toStdString()).c_str());
        std::printf(speed.expected > 0.0 ? ", at least %.1f\n" : "\n", speed.expected);
    }
    return check->wrong() > 0 ? kFailed : kOk;
}

} // namespace trainyard::commands
