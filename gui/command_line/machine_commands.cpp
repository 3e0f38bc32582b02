// SPDX-License-Identifier: GPL-3.0-or-later
// `trainyard machine`: tests machines and manages their engines without a window.
#include "backend/protocol/version.h"
#include "cluster/control/engine_jobs.h"
#include "cluster/control/machine_trial.h"
#include "gui/command_line/commands.h"
#include "gui/command_line/connected_machine.h"
#include "gui/command_line/json.h"
#include "gui/command_line/progress.h"
#include "gui/command_line/session.h"

#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <thread>

namespace trainyard::commands {
namespace {

using Json = nlohmann::ordered_json;

struct StageName {
    TrialStage stage;
    const char* json;
    const char* text;
};
constexpr StageName kStages[] = {
    {TrialStage::Shell, "shell", "shell"},    {TrialStage::Scheduler, "scheduler", "queue"},
    {TrialStage::Gpus, "gpus", "GPUs"},       {TrialStage::Disk, "disk", "disk"},
    {TrialStage::Engine, "engine", "engine"}, {TrialStage::Programs, "programs", "scripts"}};

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

/// Progress on a single line of a terminal; silent in a log.
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
    case Phase::Looking: return "checking the machine";
    case Phase::Sending: return "sending";
    case Phase::Waiting: return news.text.empty() ? "the job waits" : "the job waits: " + news.text.text();
    case Phase::Building:
        return news.text.words +
               (news.share >= 0.0 ? ", " + std::to_string(static_cast<int>(news.share * 100.0)) + " %" : std::string());
    case Phase::Placing: return "installing it";
    case Phase::Done: break;
    }
    return "done";
}

/// "g++ (Debian 12.2.0-14) 12.2.0", "ninja 1.11.1": some tools print their number alone.
std::string toolText(const std::string& name, const std::string& version)
{
    if (version.empty())
        return name;
    return version.front() >= '0' && version.front() <= '9' ? name + " " + version : version;
}

} // namespace

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
                             {"code", result.found.code},
                             {"text", result.found.words},
                             {"remedy", result.found.remedy}});
            return;
        }
        std::printf("%-8s %-8s %s\n", text, outcomeName(result.outcome), printable(result.found.words).c_str());
        if (!result.found.remedy.empty())
            std::printf("%17s %s\n", "", printable(result.found.remedy).c_str());
        std::fflush(stdout);
    };
    std::optional<Connected> there;
    try {
        there.emplace(connectTo(entry));
        tell("connect", "connect", {TrialOutcome::Passed, addressOf(entry)});
    } catch (const Failure& failure) {
        tell("connect", "connect", failedTrial(failure.error()));
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
    Connected there = connectTo(entryOf(options.machine));
    const EngineSurvey survey =
        surveyEngines(*there.machine.transport, surveyCommandOf(there.entry, there.machine.places));
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
        std::printf("The machine has no engine. 'trainyard machine install %s' builds this one there.\n",
                    printable(there.entry.name).c_str());
    std::printf("\n%s, %s", printable(survey.architecture).c_str(), printable(survey.libc).c_str());
    for (const auto& [name, version] : survey.tools)
        std::printf("; %s", printable(toolText(name, version)).c_str());
    std::printf("\n");
    return best ? kOk : kFailed;
}

int installMachineEngine(const MachineOptions& options)
{
    Connected there = connectTo(entryOf(options.machine));
    if (there.entry.id == kLocalMachineId)
        throw Failure(ErrorKind::BadInput, "install the engine", there.entry.name,
                      "this workstation uses the engine that came with the program");
    EngineInstall install(enginePackage(!options.built), there.command(), engineJobRequest(there.machine),
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
    changeMachines(machinesFile(), [&](std::vector<MachineEntry>& entries) {
        for (MachineEntry& entry : entries)
            if (entry.id == there.entry.id)
                entry.engine = install.path();
    });
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
    Connected there = connectTo(entryOf(options.machine));
    EngineCheckJob job(there.command(), engineJobRequest(there.machine),
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
        std::puts(toJson(*check).c_str());
        return check->wrong() > 0 ? kFailed : kOk;
    }
    std::printf("%s on %s, %s: %s passed, %d failed, %d skipped\n", printable(check->device).c_str(),
                printable(check->processor).c_str(), countedText(check->threads, "thread(s)").c_str(),
                countedText(check->passed, "check(s)").c_str(), static_cast<int>(check->failures.size()),
                check->skipped);
    for (const FailedCheck& failed : check->failures)
        std::printf("  wrong      %s: %s\n", printable(failed.name).c_str(), printable(failed.text).c_str());
    for (const MeasuredSpeed& speed : check->speeds) {
        const char* words[] = {"ok", "slow", "wrong", "failed", "measured"};
        std::printf("  %-10s %-44s %10.1f %s", words[static_cast<int>(speed.verdict)], printable(speed.name).c_str(),
                    speed.value, printable(speed.unit).c_str());
        std::printf(speed.expected > 0.0 ? ", at least %.1f\n" : "\n", speed.expected);
    }
    return check->wrong() > 0 ? kFailed : kOk;
}

} // namespace trainyard::commands
