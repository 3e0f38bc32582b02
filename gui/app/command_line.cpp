// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/command_line.h"

#include "backend/base/error.h"
#include "backend/base/standard_streams.h"
#include "backend/protocol/trace_request.h"
#include "backend/protocol/version.h"
#include "gui/app/command_line_commands.h"
#include "gui/app/command_line_session.h"
#include "gui/app/run_window.h"

#include <CLI/CLI.hpp>

#include <QApplication>
#include <QCoreApplication>
#include <QLocale>

#include <clocale>
#include <cstdlib>
#include <functional>
#include <iostream>

namespace trainyard {
namespace {

using commands::ActOptions;
using commands::DeleteOptions;
using commands::ExportOptions;
using commands::FetchOptions;
using commands::ListOptions;
using commands::MachineOptions;
using commands::RunOptions;
using commands::SeriesOptions;
using commands::ShelveOptions;
using commands::StudyOptions;
using commands::TraceOptions;

constexpr const char* kFooter =
    "RUN is an id, the unique beginning of one, or an exact name.\n"
    "--json prints one JSON document on standard output; its shape stays the same from version to version.\n"
    "\n"
    "Exit codes: 0 done; 1 failed (the reason stands on standard error); 2 the command line is wrong;\n"
    "  130 Ctrl+C ended the watching, the run goes on. With --wait the run's own: 3 stopped, 10 bad run spec,\n"
    "  11 bad data, 12 no such device, 13 out of memory, 14 device failed, 15 disk full, 16 input or output,\n"
    "  17 diverged, 18 bad checkpoint, 19 other version, 20 already running, 21 unsupported, 22 GPU lost,\n"
    "  23 GPU memory faulty (ECC), 24 GPU driver too old, 70 internal, 128 killed or cancelled.\n"
    "\n"
    "The store and the run directories lie in $TRAINYARD_HOME, else $XDG_DATA_HOME/trainyard, else\n"
    "~/.local/share/trainyard.";

/// What was chosen: a command to carry out, or the window.
struct Choice {
    std::function<int()> command;
    bool picture = false; ///< the command draws: it needs a QApplication
    WindowOptions window;
};

/// Options of every command; they live as long as the parser.
struct Options {
    RunOptions run;
    ListOptions list;
    DeleteOptions remove;
    ShelveOptions shelve;
    ActOptions act;
    ExportOptions exported;
    FetchOptions fetch;
    TraceOptions trace;
    StudyOptions study;
    SeriesOptions series;
    commands::TicketOptions tickets;
    MachineOptions machine;
    std::string shown, png, adopted;
    std::vector<std::string> compared;
    bool all = false, json = false, headless = false, noWait = false;
};

void addJson(CLI::App* command, bool& flag)
{
    command->add_flag("--json", flag, "Print JSON");
}

void addRun(CLI::App& app, Options& options, Choice& choice)
{
    CLI::App* command = app.add_subcommand("run", "Start runs; they go on when this command ends");
    command->add_option("SPEC", options.run.specs, "Run specs (JSON files); - is standard input");
    command->add_option("--preset", options.run.preset, "Start this preset instead, by its name");
    command->add_flag("--builtin", options.run.builtIn, "Start the first run on the built-in images instead");
    command->add_option("--name", options.run.name, "What to call the run");
    command->add_option("--machine", options.run.machine,
                        "Run on this machine of the page Machines instead of this computer");
    command->add_flag("--wait", options.run.wait,
                      "Stay until the runs end, showing how they go; Ctrl+C only stops watching");
    addJson(command, options.run.json);
    command->callback([&] { choice.command = [&] { return commands::run(options.run); }; });
}

void addList(CLI::App* runs, Options& options, Choice& choice)
{
    CLI::App* command = runs->add_subcommand("list", "List runs");
    command->add_option(
        "QUERY", options.list.query,
        "Words in name, notes or tags; state:running, tag:baseline, training.batch_size:64, val/top1>0.9");
    command->add_option("--scope", options.list.scope, "active (default), archived, trash or all");
    command->add_option(
        "--columns", options.list.columns,
        "Comma-separated: id, name, state, …, a series (val/top1, val/loss:last), param:training.epochs");
    command->add_option("--sort", options.list.sortBy,
                        "created (default), name, state, model, dataset, elapsed, param:KEY …");
    command->add_flag("--ascending", options.list.ascending, "Smallest first");
    command->add_option("--limit", options.list.limit, "At most so many")->check(CLI::Range(1LL, 1'000'000'000LL));
    addJson(command, options.list.json);
    command->callback([&] { choice.command = [&] { return commands::listRuns(options.list); }; });
}

void addShowWatchDiff(CLI::App* runs, Options& options, Choice& choice)
{
    CLI::App* show = runs->add_subcommand("show", "Show all of a run but its points");
    show->add_option("RUN", options.shown, "The run")->required();
    addJson(show, options.json);
    show->callback([&] { choice.command = [&] { return commands::showRun(options.shown, options.json); }; });
    CLI::App* watch =
        runs->add_subcommand("watch", "Stay until runs end, showing how they go; Ctrl+C only stops watching");
    watch->add_option("RUN", options.compared, "The runs")->required();
    addJson(watch, options.json);
    watch->callback([&] { choice.command = [&] { return commands::watchRuns(options.compared, options.json); }; });
    CLI::App* diff = runs->add_subcommand("diff", "Compare parameters and results of runs");
    diff->add_option("RUN", options.compared, "The runs")->required()->expected(2, 1000);
    diff->add_flag("--all", options.all, "Parameters that are alike as well");
    addJson(diff, options.json);
    diff->callback(
        [&] { choice.command = [&] { return commands::diffRuns(options.compared, options.all, options.json); }; });
}

void addExport(CLI::App* runs, Options& options, Choice& choice)
{
    ExportOptions& exported = options.exported;
    CLI::App* command = runs->add_subcommand("export", "Write points as CSV, curves as PNG or SVG");
    command->add_option("RUN", exported.runs, "The runs")->required();
    command->add_option("--csv", exported.csv,
                        "Every point of the series (all by default) as CSV; - is standard output");
    command->add_option("--png", exported.png, "The curves as a PNG");
    command->add_option("--svg", exported.svg, "The curves as an SVG");
    command->add_option("--series", exported.series, "Only these series, comma-separated")->delimiter(',');
    command->add_option("--x", exported.axis, "Axis of the curves: epoch (default), step, samples or time");
    command->add_option("--width", exported.width, "Of the picture, in pixels")->check(CLI::Range(400, 8000));
    command->add_option("--height", exported.height, "Of the picture, in pixels")->check(CLI::Range(300, 8000));
    command->add_flag("--dark", exported.dark, "In the colours of the dark theme");
    addJson(command, exported.json);
    command->callback([&] {
        choice.picture = !exported.png.empty() || !exported.svg.empty();
        choice.command = [&] { return commands::exportRuns(exported); };
    });
}

void addFetch(CLI::App* runs, Options& options, Choice& choice)
{
    FetchOptions& fetch = options.fetch;
    CLI::App* command =
        runs->add_subcommand("fetch", "Copy checkpoints and results of a run from its machine to this computer");
    command->add_option("RUN", fetch.run, "The run")->required();
    command
        ->add_option("--checkpoint", fetch.checkpoints,
                     "newest (default), all, none, or names: best, epoch-0004; may be repeated")
        ->delimiter(',');
    command->add_flag("--no-results", fetch.noResults, "Checkpoints alone, without result, events and logs");
    command->add_option("--to", fetch.to, "Folder that they go to (fetched/ID beside the store)");
    addJson(command, fetch.json);
    command->callback([&] { choice.command = [&] { return commands::fetchRunFiles(fetch); }; });
}

void addDelete(CLI::App* runs, Options& options, Choice& choice)
{
    CLI::App* command = runs->add_subcommand("delete", "Delete runs from the store for good");
    command->add_option("RUN", options.remove.runs, "The runs")->required();
    command->add_flag("--with-directory", options.remove.withDirectory,
                      "Their run directories too, checkpoints and all");
    command->add_flag("--yes", options.remove.yes, "Do not ask");
    addJson(command, options.remove.json);
    command->callback([&] { choice.command = [&] { return commands::deleteRuns(options.remove); }; });
}

void addShelve(CLI::App* runs, Options& options, Choice& choice, const char* kind, const char* help)
{
    CLI::App* command = runs->add_subcommand(kind, help);
    command->add_option("RUN", options.shelve.runs, "The runs")->required();
    addJson(command, options.shelve.json);
    command->callback([&options, &choice, kind] {
        options.shelve.kind = kind;
        choice.command = [&options] { return commands::shelveRuns(options.shelve); };
    });
}

CLI::App* addAct(CLI::App* runs, Options& options, Choice& choice, const char* kind, const char* help)
{
    CLI::App* command = runs->add_subcommand(kind, help);
    command->add_option("RUN", options.act.runs, "The runs")->required();
    const std::string name = kind;
    if (name == "resume")
        command->add_flag("--wait", options.act.wait, "Stay until the runs end");
    if (name == "stop" || name == "cancel")
        command->add_flag("--no-wait", options.noWait, "Do not stay until they have ended");
    addJson(command, options.act.json);
    command->callback([&options, &choice, name] {
        options.act.kind = name;
        const bool ends = name == "stop" || name == "cancel";
        options.act.wait = name == "resume" ? options.act.wait : ends && !options.noWait;
        choice.command = [&options] { return commands::actOnRuns(options.act); };
    });
    return command;
}

void addTrace(CLI::App* runs, Options& options, Choice& choice)
{
    TraceOptions& trace = options.trace;
    CLI::App* command = runs->add_subcommand(
        "trace", "Trace steps of a run that trains, for Perfetto and the Timeline page; list its traces");
    command->add_option("RUN", trace.run, "The run")->required();
    command->add_option("--steps", trace.steps,
                        "Which: 101-110 for these, +20 for the next twenty; without it the traces are listed");
    command->add_option("--megabytes", trace.megabytes, "A rank's file ends when it has become so long (64)")
        ->check(CLI::Range(1, TraceRequest::kMostMegabytes));
    addJson(command, trace.json);
    command->callback([&] { choice.command = [&] { return commands::traceRun(trace); }; });
}

void addStudy(CLI::App& app, Options& options, Choice& choice)
{
    StudyOptions& study = options.study;
    CLI::App* command =
        app.add_subcommand("study", "Start a scaling study: one run spec by several numbers of ranks; report on one");
    command->require_subcommand(0, 1);
    command->add_option("SPEC", study.spec, "The run spec (JSON file); - is standard input");
    command->add_option("--ranks", study.ranks, "Comma-separated: 1,2,4; 1 is added where it is missing")
        ->delimiter(',');
    command->add_option("--repeats", study.repeats, "Runs of each number of ranks, each with another seed (3)");
    command->add_option("--name", study.name, "What to call the study");
    command->add_option("--machine", study.machine,
                        "Run on this machine of the page Machines instead of this computer");
    command->add_flag("--wait", study.wait, "Stay until all runs have ended and report");
    addJson(command, study.json);
    CLI::App* report = command->add_subcommand(
        "report", "Speed-up, efficiency, time to accuracy, convergence and the plateau's cause");
    report->add_option("CAMPAIGN", study.campaign, "Id, the unique beginning of one, or name of the study")->required();
    report
        ->add_option("--accuracy-band", study.accuracyBand,
                     "How far accuracies may lie from the one-rank runs', of 1 (0.01)")
        ->check(CLI::Range(0.0, 1.0));
    report->add_option("--loss-band", study.lossBand, "The same for losses, as a share of the one-rank runs' (0.05)")
        ->check(CLI::Range(0.0, 10.0));
    addJson(report, study.json);
    report->callback([&] { choice.command = [&] { return commands::reportStudy(study); }; });
    CLI::App* list = command->add_subcommand("list", "List the studies");
    addJson(list, study.json);
    list->callback([&] { choice.command = [&] { return commands::listStudies(study.json); }; });
    command->callback([&choice, &study, report, list] {
        if (!report->parsed() && !list->parsed()) // theirs has been called already
            choice.command = [&study] { return commands::startStudy(study); };
    });
}

void addSeries(CLI::App& app, Options& options, Choice& choice)
{
    SeriesOptions& series = options.series;
    CLI::App* command =
        app.add_subcommand("series", "Start runs that need nothing of each other: specs, each with several seeds");
    command->require_subcommand(0, 1);
    command->add_option("SPEC", series.specs, "Run specs (JSON files)");
    command->add_option("--repeats", series.repeats, "Runs of each spec, each with another seed (1)");
    command->add_option("--cascade", series.cascade,
                        "Runs of a stage: run i of each waits for run i of the stage before (all one stage)");
    command->add_option("--throttle", series.throttle, "Most runs that a cluster starts at once (no limit)");
    command->add_option("--name", series.name, "What to call the series");
    command->add_option("--machine", series.machine,
                        "Run on this machine of the page Machines; on a cluster each stage is one array of jobs");
    command->add_flag("--wait", series.wait, "Stay until all runs have ended");
    addJson(command, series.json);
    CLI::App* missing = command->add_subcommand(
        "missing", "Start the runs that a campaign lacks, and again those that ended before they were done");
    missing->add_option("CAMPAIGN", series.campaign, "Id, the unique beginning of one, or name of the campaign")
        ->required();
    missing->add_flag("--wait", series.wait, "Stay until they have ended");
    addJson(missing, series.json);
    missing->callback([&] { choice.command = [&] { return commands::startMissing(series); }; });
    command->callback([&choice, &series, missing] {
        if (!missing->parsed())
            choice.command = [&series] { return commands::startSeries(series); };
    });
}

void addTickets(CLI::App& app, Options& options, Choice& choice)
{
    commands::TicketOptions& tickets = options.tickets;
    CLI::App* command = app.add_subcommand(
        "tickets", "Start lottery tickets: prune a trained net, reset what is left, train it again; report on them");
    const auto list = [&](const char* name, auto& values, const char* help) {
        command->add_option(name, values, help)->delimiter(',');
    };
    command->add_option("SPEC", tickets.spec, "The dense net's run spec (JSON file); - is standard input");
    list("--sparsity", tickets.sparsity, "Shares of the weights to prune: 0.5,0.8,0.9");
    list("--percentile", tickets.percentile, "Or percentiles of their magnitudes: 50,80,90");
    list("--threshold", tickets.threshold, "Or magnitudes below which they are pruned: 0.01,0.02");
    list("--reset-epochs", tickets.resetEpochs, "Epochs whose weights the rest is reset to: 0,1,2; 0 is the start");
    list("--reset-steps", tickets.resetSteps, "The same for steps: 200");
    command->add_option("--seeds", tickets.seeds, "How often all of it is done, each with another seed (1)");
    list("--controls", tickets.controls, "What to compare with: redraw,shuffle,fine-tune,snip,synflow,random");
    command->add_option("--control-reset", tickets.controlReset,
                        "Reset point of the control shuffle: epoch-2, step-200 (the latest of all)");
    command->add_option("--rounds", tickets.rounds, "Prune in so many rounds of training (one shot)");
    command->add_flag("--instability", tickets.instability,
                      "Measure from which reset point on copies of a net stay in one valley");
    list("--instability-epochs", tickets.instabilityEpochs, "Epochs to measure it at (the reset points)");
    list("--instability-steps", tickets.instabilitySteps, "Steps to measure it at");
    command->add_option("--instability-amount", tickets.instabilityAmount, "How much its masked copies are pruned");
    command->add_option("--tolerance", tickets.tolerance, "Points below dense that a winning ticket may lie (0.5)");
    command->add_option("--scope", tickets.scope, "Compare weights of the whole net or of each layer")
        ->check(CLI::IsMember({"global", "layer"}));
    list("--exclude", tickets.excluded, "Layers that are left whole");
    command->add_option("--least-kept", tickets.leastKept, "Share that every layer keeps in any case (0)");
    command->add_flag("--first-layer", tickets.firstLayer, "Prune the first layer, too");
    command->add_flag("--keep-last-layer", tickets.keepLastLayer, "Do not prune the classifier");
    command->add_flag("--depthwise", tickets.depthwise, "Prune depthwise convolutions, too");
    command->add_option("--cascade", tickets.cascade, "Cells that a cluster starts before the next ones (all)");
    command->add_option("--throttle", tickets.throttle, "Most runs that a cluster starts at once (no limit)");
    command->add_option("--minutes", tickets.minutes, "What a run takes, for the forecast (as past runs tell)");
    command->add_option("--name", tickets.name, "What to call the campaign");
    command->add_option("--machine", tickets.machine,
                        "Run on this machine of the page Machines; on a cluster as arrays of jobs");
    command->add_flag("--plan", tickets.plan, "Show cells, time and disk, and start nothing");
    command->add_flag("--wait", tickets.wait, "Stay until all runs have ended");
    CLI::Option* report = command->add_option("--report", tickets.report,
                                              "The board of this campaign: id, the unique beginning of one, or name");
    command->add_flag("--best", tickets.best, "Of a report: the best epoch's accuracy instead of the last one's")
        ->needs(report);
    command->add_option("--csv", tickets.csv, "Of a report: a file, - is standard output")->needs(report);
    command->add_option("--latex", tickets.latex, "Of a report: a table for LaTeX, - is standard output")
        ->needs(report);
    addJson(command, tickets.json);
    command->callback([&choice, &tickets] {
        choice.command = [&tickets] {
            return tickets.report.empty() ? commands::startTickets(tickets) : commands::reportTickets(tickets);
        };
    });
}

void addQuickstart(CLI::App& app, Options& options, Choice& choice)
{
    CLI::App* command = app.add_subcommand("quickstart", "Open the window with a first run prepared, or train it here");
    command->add_flag("--headless", options.headless, "Train it in the terminal, store it and write its curves");
    command->add_option("--output", options.png, "Where the curves go (PNG or SVG)");
    addJson(command, options.json);
    command->callback([&] {
        if (!options.headless && options.png.empty() && !options.json) {
            choice.window.newRun = true;
            return;
        }
        choice.picture = true;
        choice.command = [&] { return commands::quickstartHeadless(options.png, options.json); };
    });
}

void addMachine(CLI::App& app, Options& options, Choice& choice)
{
    MachineOptions& machine = options.machine;
    CLI::App* command = app.add_subcommand("machine", "Machines that runs can go to, and their training engines");
    command->require_subcommand(1);
    CLI::App* list = command->add_subcommand("list", "List the machines");
    addJson(list, machine.json);
    list->callback([&] { choice.command = [&] { return commands::listMachines(machine); }; });
    const auto add = [&](const char* name, const char* description, int (*action)(const MachineOptions&)) {
        CLI::App* one = command->add_subcommand(name, description);
        one->add_option("MACHINE", machine.machine, "Its name or id")->required();
        addJson(one, machine.json);
        one->callback([&choice, &machine, action] { choice.command = [&machine, action] { return action(machine); }; });
        return one;
    };
    CLI::App* added = add("add", "Add a machine, as on the page Machines", commands::addMachine);
    added->add_option("--host", machine.host,
                      "Name of ~/.ssh/config or of a host; without it this workstation, with another queue");
    added->add_option("--user", machine.user, "Log-in name (as ~/.ssh/config says)");
    added->add_option("--port", machine.port, "Port (as ~/.ssh/config says)")->check(CLI::Range(1, 65535));
    added->add_option("--jump", machine.jumps, "Hosts on the way, as ProxyJump writes them");
    added->add_option("--identity", machine.identityFile, "Key file here, tried first");
    added->add_option("--scheduler", machine.scheduler, "direct (default) or slurm")
        ->check(CLI::IsMember({"direct", "slurm"}));
    added->add_option("--engine", machine.engine, "Path of trainyard-engine there");
    added->add_option("--runs-folder", machine.runsFolder, "Folder for runs there");
    added->add_option("--data-folder", machine.dataFolder, "Folder for data there");
    add("remove", "Take a machine off the list; what is on it stays", commands::removeMachine);
    add("test", "Reach it, log in and look at it, step by step", commands::testMachine);
    add("engine", "Which engines are there, and what it takes to build one", commands::machineEngine);
    CLI::App* install =
        add("install", "Send this engine's sources and have a job build them there", commands::installMachineEngine);
    install->add_flag("--built", machine.built, "Bring this workstation's engine instead");
    install->add_flag("--verbose", machine.verbose, "Print what the build prints");
    add("selftest", "Run the engine's self-test there, as a job", commands::checkMachineEngine)
        ->add_option("--device", machine.device, "Which device to check: cpu, reference or cuda")
        ->check(CLI::IsMember({"cpu", "reference", "cuda"}));
}

void addStore(CLI::App& app, Options& options, Choice& choice)
{
    CLI::App* store = app.add_subcommand("store", "Rebuild the store, or take up runs that it does not know");
    store->require_subcommand(1);
    CLI::App* rebuild = store->add_subcommand(
        "rebuild",
        "Make a new store of what the run directories hold; the old one is kept beside it. Close every window first");
    addJson(rebuild, options.json);
    rebuild->callback([&] { choice.command = [&] { return commands::rebuildStore(options.json); }; });
    CLI::App* adopt = store->add_subcommand(
        "adopt", "Take up the runs and campaigns of another machine that the store does not know, and follow them");
    adopt->add_option("MACHINE", options.adopted, "A machine of the page Machines")->required();
    addJson(adopt, options.json);
    adopt->callback(
        [&] { choice.command = [&] { return commands::adoptMachineRuns(options.adopted, options.json); }; });
}

void addCommands(CLI::App& app, Options& options, Choice& choice)
{
    app.require_subcommand(0, 1);
    app.set_version_flag("--version", std::string("trainyard ") + kTrainyardVersion);
    app.footer(kFooter);
    addRun(app, options, choice);
    CLI::App* runs = app.add_subcommand(
        "runs", "List, show, watch, export, compare, trace, stop, resume, fetch, archive and delete runs");
    runs->require_subcommand(1);
    addList(runs, options, choice);
    addShowWatchDiff(runs, options, choice);
    addExport(runs, options, choice);
    addAct(runs, options, choice, "stop", "Stop runs after a checkpoint; they can be resumed");
    addAct(runs, options, choice, "resume", "Go on from the newest checkpoint");
    addAct(runs, options, choice, "checkpoint", "Save a checkpoint now");
    addAct(runs, options, choice, "hold", "Keep waiting jobs of a cluster from starting");
    addAct(runs, options, choice, "release", "Let held jobs start again");
    addAct(runs, options, choice, "requeue",
           "Put jobs of a cluster back in its queue; they go on from their newest checkpoint");
    addAct(runs, options, choice, "extend", "Save, and go on in a new job of the cluster with more time")
        ->add_option("--minutes", options.act.minutes, "Time limit of the new job")
        ->required()
        ->check(CLI::Range(1, 525600));
    addAct(runs, options, choice, "cancel",
           "Take runs off the queue; those that train end at their next step, after a checkpoint if they can");
    addTrace(runs, options, choice);
    addShelve(runs, options, choice, "archive", "Put runs aside; list them with --scope archived");
    addShelve(runs, options, choice, "unarchive", "Back into the list");
    addShelve(runs, options, choice, "trash", "Move runs to the trash; nothing is deleted");
    addShelve(runs, options, choice, "restore", "Out of the trash");
    addFetch(runs, options, choice);
    addDelete(runs, options, choice);
    addStudy(app, options, choice);
    addSeries(app, options, choice);
    addTickets(app, options, choice);
    addMachine(app, options, choice);
    addStore(app, options, choice);
    addQuickstart(app, options, choice);
    std::string* shown = &options.png; // `trainyard window --run ID` needs no place of its own
    CLI::App* window = app.add_subcommand("window", "Open the window (as without a command)");
    window->add_option("--run", *shown, "Show this run");
    window->callback([&choice, shown] { choice.window.runId = QString::fromStdString(*shown); });
}

/// Qt would end the program with a message of its own where it finds no display.
bool hasDisplay()
{
    for (const char* variable : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        if (const char* value = std::getenv(variable); value && *value)
            return true;
    return false;
}

int openWindow(int& argc, char** argv, const WindowOptions& options)
{
    if (!hasDisplay()) {
        const char* next = options.newRun
                               ? "'trainyard quickstart --headless' trains the first run in the terminal."
                               : "'trainyard run' and 'trainyard runs' work without one; see 'trainyard --help'.";
        std::cerr
            << "trainyard: Cannot open the window: there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set). "
            << next << "\n";
        return commands::kFailed;
    }
    return runWindow(argc, argv, options);
}

/// Standard error belongs to our own sentences; Qt's remarks about the desktop say nothing to a command's user.
void dropRemarks(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::cerr << "trainyard: " << message.toStdString() << "\n";
}

int carryOut(int& argc, char** argv, const Choice& choice)
{
    // Pictures are drawn by the window's own charts, without a screen.
    qInstallMessageHandler(dropRemarks);
    if (choice.picture)
        ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
    const std::unique_ptr<QCoreApplication> application(choice.picture ? new QApplication(argc, argv)
                                                                       : new QCoreApplication(argc, argv));
    std::setlocale(LC_NUMERIC, "C"); // Qt took over the system's; what commands print is read by programs
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    try {
        const int code = choice.command();
        finishStandardOutput();
        return code;
    } catch (...) {
        commands::complain(currentError("do that"));
        return commands::kFailed;
    }
}

} // namespace

int runProgram(int& argc, char** argv)
{
    reserveStandardStreams();
    CLI::App app("Configure, launch and watch neural-network training. Without a command the window opens.",
                 "trainyard");
    Options options;
    Choice choice;
    addCommands(app, options, choice);
    app.allow_extras(argc > 1 && argv[1][0] == '-'); // Qt's own options (-platform …) belong to the window
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        // Help and version are "errors" of code 0.
        if (error.get_exit_code() == 0)
            return app.exit(error);
        std::cerr << "trainyard: " << error.what() << ". See 'trainyard --help'.\n";
        return commands::kUsage;
    }
    for (const std::string& word : app.remaining())
        choice.window.forQt << QString::fromLocal8Bit(word);
    return choice.command ? carryOut(argc, argv, choice) : openWindow(argc, argv, choice.window);
}

} // namespace trainyard
