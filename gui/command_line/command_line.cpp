// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/command_line.h"

#include "backend/base/error.h"
#include "backend/base/standard_streams.h"
#include "backend/protocol/trace_request.h"
#include "backend/protocol/version.h"
#include "gui/command_line/commands.h"
#include "gui/command_line/session.h"
#include "gui/command_line/window_program.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QLocale>

#include <clocale>
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
    "RUN is an id, a unique prefix of one, or an exact name.\n--json prints one JSON document on standard output; its "
    "format stays stable across versions.\n\nExit codes: 0 done; 1 failed (the reason is on standard error); 2 wrong "
    "command line;\n  130 Ctrl+C stopped watching, the run continues. With --wait the run's own code: 3 stopped, 10 "
    "bad run spec,\n  11 bad data, 12 no such device, 13 out of memory, 14 device failed, 15 disk full, 16 input or "
    "output,\n  17 diverged, 18 bad checkpoint, 19 other version, 20 already running, 21 unsupported, 22 GPU lost,\n  "
    "23 GPU memory faulty (ECC), 24 GPU driver too old, 70 internal, 128 killed or cancelled.\n\nThe store and the run "
    "directories are in $TRAINYARD_HOME, else $XDG_DATA_HOME/trainyard, else\n~/.local/share/trainyard.";

/// The parsed choice: a command to run, or the window.
struct Choice {
    std::function<int()> command;
    WindowOptions window;
};

/// Options of every command; they outlive the parser.
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
    commands::RebuildCommand rebuild;
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
    CLI::App* command = app.add_subcommand("run", "Start runs; they continue when this command ends");
    command->add_option("SPEC", options.run.specs, "Run specs (JSON files); - is standard input");
    command->add_option("--preset", options.run.preset, "Start the preset with this name instead");
    command->add_flag("--builtin", options.run.builtIn, "Start the quickstart run on the built-in images instead");
    command->add_option("--name", options.run.name, "Name of the run");
    command->add_option("--machine", options.run.machine,
                        "Run on this machine from the Machines page instead of this computer");
    command->add_flag("--wait", options.run.wait,
                      "Wait until the runs end and show their progress; Ctrl+C only stops watching");
    addJson(command, options.run.json);
    command->callback([&] { choice.command = [&] { return commands::run(options.run); }; });
}

void addList(CLI::App* runs, Options& options, Choice& choice)
{
    CLI::App* command = runs->add_subcommand("list", "List runs");
    command->add_option(
        "QUERY", options.list.query,
        "Words in name, notes or tags, or state:running, tag:baseline, training.batch_size:64, val/top1>0.9");
    command->add_option("--scope", options.list.scope, "active (default), archived, trash or all");
    command->add_option(
        "--columns", options.list.columns,
        "Comma-separated: id, name, state, …, a series (val/top1, val/loss:last), param:training.epochs");
    command->add_option("--sort", options.list.sortBy,
                        "created (default), name, state, model, dataset, elapsed, param:KEY …");
    command->add_flag("--ascending", options.list.ascending, "Smallest first");
    command->add_option("--limit", options.list.limit, "Maximum number of runs")
        ->check(CLI::Range(1LL, 1'000'000'000LL));
    addJson(command, options.list.json);
    command->callback([&] { choice.command = [&] { return commands::listRuns(options.list); }; });
}

void addShowWatchDiff(CLI::App* runs, Options& options, Choice& choice)
{
    CLI::App* show = runs->add_subcommand("show", "Show everything about a run except its points");
    show->add_option("RUN", options.shown, "The run")->required();
    addJson(show, options.json);
    show->callback([&] { choice.command = [&] { return commands::showRun(options.shown, options.json); }; });
    CLI::App* watch =
        runs->add_subcommand("watch", "Wait until runs end and show their progress; Ctrl+C only stops watching");
    watch->add_option("RUN", options.compared, "The runs")->required();
    addJson(watch, options.json);
    watch->callback([&] { choice.command = [&] { return commands::watchRuns(options.compared, options.json); }; });
    CLI::App* diff = runs->add_subcommand("diff", "Compare parameters and results of runs");
    diff->add_option("RUN", options.compared, "The runs")->required()->expected(2, 1000);
    diff->add_flag("--all", options.all, "Also show parameters that are equal");
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
                        "Write every point of the series (all by default) as CSV; - is standard output");
    command->add_option("--png", exported.png, "Write the curves as a PNG");
    command->add_option("--svg", exported.svg, "Write the curves as an SVG");
    command->add_option("--series", exported.series, "Only these series, comma-separated")->delimiter(',');
    command->add_option("--x", exported.axis, "Axis of the curves: epoch (default), step, samples or time");
    command->add_option("--width", exported.width, "Size of the picture in pixels")->check(CLI::Range(400, 8000));
    command->add_option("--height", exported.height, "Size of the picture in pixels")->check(CLI::Range(300, 8000));
    command->add_flag("--dark", exported.dark, "Use the colours of the dark theme");
    addJson(command, exported.json);
    command->callback([&] { choice.command = [&] { return commands::exportRuns(exported); }; });
}

void addFetch(CLI::App* runs, Options& options, Choice& choice)
{
    FetchOptions& fetch = options.fetch;
    CLI::App* command =
        runs->add_subcommand("fetch", "Copy checkpoints and results of a run from its machine to this computer");
    command->add_option("RUN", fetch.run, "The run")->required();
    command
        ->add_option("--checkpoint", fetch.checkpoints,
                     "newest (default), all, none, or names such as best or epoch-0004; may be repeated")
        ->delimiter(',');
    command->add_flag("--no-results", fetch.noResults, "Only checkpoints, without result, events and logs");
    command->add_option("--to", fetch.to, "Target folder (default: fetched/ID next to the store)");
    addJson(command, fetch.json);
    command->callback([&] { choice.command = [&] { return commands::fetchRunFiles(fetch); }; });
}

void addDelete(CLI::App* runs, Options& options, Choice& choice)
{
    CLI::App* command = runs->add_subcommand("delete", "Delete runs from the store permanently");
    command->add_option("RUN", options.remove.runs, "The runs")->required();
    command->add_flag("--with-directory", options.remove.withDirectory,
                      "Also delete their run directories with all checkpoints");
    command->add_flag("--yes", options.remove.yes, "Do not ask");
    addJson(command, options.remove.json);
    command->callback([&] { choice.command = [&] { return commands::deleteRuns(options.remove); }; });
}

void addShelve(CLI::App* runs, Options& options, Choice& choice, const char* kind, const char* help)
{
    CLI::App* command = runs->add_subcommand(kind, help);
    command->add_option("RUN", options.shelve.runs, "The runs")->required();
    if (std::string_view(kind) == "trash")
        command->add_flag("--unfinished", options.shelve.unfinished, "Also runs that have not ended; they continue");
    addJson(command, options.shelve.json);
    command->callback([&options, &choice, kind] {
        options.shelve.kind = kind;
        choice.command = [&options] { return commands::shelveRuns(options.shelve); };
    });
}

CLI::App* addAct(CLI::App* runs, Options& options, Choice& choice, const RunRequest& request, const char* help)
{
    CLI::App* command = runs->add_subcommand(traitsOf(asRequest(request)).word, help);
    command->add_option("RUN", options.act.runs, "The runs")->required();
    const bool resumes = std::holds_alternative<ResumeRequest>(request);
    const bool ends = std::holds_alternative<StopRequest>(request) || std::holds_alternative<CancelRequest>(request);
    if (resumes)
        command->add_flag("--wait", options.act.wait, "Wait until the runs end");
    if (ends)
        command->add_flag("--no-wait", options.noWait, "Do not wait until they have ended");
    addJson(command, options.act.json);
    command->callback([&options, &choice, request, resumes, ends] {
        options.act.request = request;
        options.act.wait = resumes ? options.act.wait : ends && !options.noWait;
        choice.command = [&options] { return commands::actOnRuns(options.act); };
    });
    return command;
}

void addTrace(CLI::App* runs, Options& options, Choice& choice)
{
    TraceOptions& trace = options.trace;
    CLI::App* command = runs->add_subcommand(
        "trace", "Trace steps of a running run, for Perfetto and the Timeline page, or list its traces");
    command->add_option("RUN", trace.run, "The run")->required();
    command->add_option("--steps", trace.steps,
                        "Steps to trace: 101-110 for these, +20 for the next twenty; without it, list the traces");
    command->add_option("--megabytes", trace.megabytes, "Maximum size of a rank's file (64)")
        ->check(CLI::Range(1, TraceRequest::kMostMegabytes));
    addJson(command, trace.json);
    command->callback([&] { choice.command = [&] { return commands::traceRun(trace); }; });
}

void addStudy(CLI::App& app, Options& options, Choice& choice)
{
    StudyOptions& study = options.study;
    CLI::App* command =
        app.add_subcommand("study", "Start a scaling study (one run spec with several numbers of ranks), or report on "
                                    "one");
    command->require_subcommand(0, 1);
    command->add_option("SPEC", study.spec, "The run spec (JSON file); - is standard input");
    command->add_option("--ranks", study.ranks, "Comma-separated: 1,2,4; 1 is added if it is missing")->delimiter(',');
    command->add_option("--repeats", study.repeats, "Runs for each number of ranks, each with another seed (3)");
    command->add_option("--name", study.name, "Name of the study");
    command->add_option("--machine", study.machine,
                        "Run on this machine from the Machines page instead of this computer");
    command->add_flag("--wait", study.wait, "Wait until all runs have ended, then report");
    addJson(command, study.json);
    CLI::App* report = command->add_subcommand(
        "report", "Show speed-up, efficiency, time to accuracy, convergence and what limits scaling");
    report->add_option("CAMPAIGN", study.campaign, "Id, unique prefix of an id, or name of the study")->required();
    report
        ->add_option("--accuracy-band", study.accuracyBand,
                     "Allowed difference from the accuracy of the one-rank runs, as a share of 1 (0.01)")
        ->check(CLI::Range(0.0, 1.0));
    report
        ->add_option("--loss-band", study.lossBand,
                     "Allowed difference from the loss of the one-rank runs, relative "
                     "to it (0.05)")
        ->check(CLI::Range(0.0, 10.0));
    addJson(report, study.json);
    report->callback([&] { choice.command = [&] { return commands::reportStudy(study); }; });
    CLI::App* list = command->add_subcommand("list", "List the studies");
    addJson(list, study.json);
    list->callback([&] { choice.command = [&] { return commands::listStudies(study.json); }; });
    command->callback([&choice, &study, report, list] {
        if (!report->parsed() && !list->parsed()) // the subcommand's own callback has already run
            choice.command = [&study] { return commands::startStudy(study); };
    });
}

void addSeries(CLI::App& app, Options& options, Choice& choice)
{
    SeriesOptions& series = options.series;
    CLI::App* command = app.add_subcommand("series", "Start independent runs: specs, each with several seeds");
    command->require_subcommand(0, 1);
    command->add_option("SPEC", series.specs, "Run specs (JSON files)");
    command->add_option("--repeats", series.repeats, "Runs of each spec, each with another seed (1)");
    command->add_option("--cascade", series.cascade,
                        "Runs per stage: run i of each stage waits for run i of the previous stage (default: one "
                        "stage)");
    command->add_option("--throttle", series.throttle, "Maximum number of runs that a cluster runs at once (no limit)");
    command->add_option("--name", series.name, "Name of the series");
    command->add_option("--machine", series.machine,
                        "Run on this machine from the Machines page; on a cluster each stage is one job array");
    command->add_flag("--wait", series.wait, "Wait until all runs have ended");
    addJson(command, series.json);
    CLI::App* missing =
        command->add_subcommand("missing", "Start the missing runs of a campaign and restart those that ended early");
    missing->add_option("CAMPAIGN", series.campaign, "Id, unique prefix of an id, or name of the campaign")->required();
    missing->add_flag("--wait", series.wait, "Wait until they have ended");
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
        "tickets", "Start lottery tickets (prune a trained net, reset the remaining weights, train again), or report "
                   "on them");
    const auto list = [&](const char* name, auto& values, const char* help) {
        command->add_option(name, values, help)->delimiter(',');
    };
    command->add_option("SPEC", tickets.spec, "The dense net's run spec (JSON file); - is standard input");
    list("--sparsity", tickets.sparsity, "Shares of the weights to prune: 0.5,0.8,0.9");
    list("--percentile", tickets.percentile, "Or percentiles of the weights' magnitudes: 50,80,90");
    list("--threshold", tickets.threshold, "Or magnitudes below which weights are pruned: 0.01,0.02");
    list("--reset-epochs", tickets.resetEpochs,
         "Epochs to whose weights the remaining ones are reset: 0,1,2; 0 is the "
         "initialisation");
    list("--reset-steps", tickets.resetSteps, "The same, as steps: 200");
    command->add_option("--seeds", tickets.seeds, "Number of repetitions, each with another seed (1)");
    list("--controls", tickets.controls, "Controls to compare with: redraw,shuffle,fine-tune,snip,synflow,random");
    command->add_option("--control-reset", tickets.controlReset,
                        "Reset point of the shuffle control: epoch-2, step-200 (the latest)");
    command->add_option("--rounds", tickets.rounds, "Number of rounds of training and pruning (one shot)");
    command->add_flag("--instability", tickets.instability,
                      "Measure from which reset point copies of a net stay in the same valley of the loss");
    list("--instability-epochs", tickets.instabilityEpochs, "Epochs at which to measure it (the reset points)");
    list("--instability-steps", tickets.instabilitySteps, "Steps at which to measure it");
    command->add_option("--instability-amount", tickets.instabilityAmount,
                        "Amount by which the masked copies are "
                        "pruned");
    command->add_option("--tolerance", tickets.tolerance,
                        "Percentage points that a winning ticket may be below the "
                        "dense net (0.5)");
    command->add_option("--scope", tickets.scope, "Compare weights across the whole net or within each layer")
        ->check(CLI::IsMember({"global", "layer"}));
    list("--exclude", tickets.excluded, "Layers that are not pruned");
    command->add_option("--least-kept", tickets.leastKept, "Share that every layer always keeps (0)");
    command->add_flag("--first-layer", tickets.firstLayer, "Also prune the first layer");
    command->add_flag("--keep-last-layer", tickets.keepLastLayer, "Do not prune the classifier");
    command->add_flag("--depthwise", tickets.depthwise, "Also prune depthwise convolutions");
    command->add_option("--cascade", tickets.cascade,
                        "Cells that must end before a cluster starts the next ones "
                        "(all)");
    command->add_option("--throttle", tickets.throttle,
                        "Maximum number of runs that a cluster runs at once (no "
                        "limit)");
    command->add_option("--minutes", tickets.minutes,
                        "Duration of a run, for the forecast (default: estimated from "
                        "past runs)");
    command->add_option("--name", tickets.name, "Name of the campaign");
    command->add_option("--machine", tickets.machine,
                        "Run on this machine from the Machines page; on a cluster as job arrays");
    command->add_flag("--plan", tickets.plan, "Show cells, time and disk space without starting anything");
    command->add_flag("--wait", tickets.wait, "Wait until all runs have ended");
    CLI::Option* report = command->add_option("--report", tickets.report,
                                              "Show the board of this campaign: id, unique prefix of an id, or name");
    command->add_flag("--best", tickets.best, "For a report: use the best epoch's accuracy instead of the last one's")
        ->needs(report);
    command->add_option("--csv", tickets.csv, "For a report: CSV file, - is standard output")->needs(report);
    command->add_option("--latex", tickets.latex, "For a report: file for a LaTeX table, - is standard output")
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
    CLI::App* command = app.add_subcommand("quickstart", "Open the window with a first run prepared, or train it in "
                                                         "the terminal");
    command->add_flag("--headless", options.headless, "Train in the terminal, store the run and write its curves");
    command->add_option("--output", options.png, "File for the curves (PNG or SVG)");
    addJson(command, options.json);
    command->callback([&] {
        if (!options.headless && options.png.empty() && !options.json) {
            choice.window.newRun = true;
            return;
        }
        choice.command = [&] { return commands::quickstartHeadless(options.png, options.json); };
    });
}

/// The settings of batch scripts.
void addScriptOptions(CLI::App* command, MachineOptions& machine)
{
    command
        ->add_option("--prologue", machine.prologue,
                     "Batch script: a line of bash before the engine, such as 'module load cuda'; may be repeated")
        ->allow_extra_args(false);
    command
        ->add_option("--container", machine.prefix,
                     "Batch script: a word before the engine's command, such as --container=apptainer "
                     "--container=exec; may be repeated")
        ->allow_extra_args(false);
    command
        ->add_option("--submit-option", machine.submitOptions,
                     "Batch script: an option of the submit command, such as --submit-option=--mail-type=END; may be "
                     "repeated")
        ->allow_extra_args(false);
    command
        ->add_option("--gpu-option", machine.gpuOption,
                     "Batch script: the option with which the cluster takes requests for GPUs: gres, gpus-per-node or "
                     "gpus-per-task")
        ->check(CLI::IsMember({"gres", "gpus-per-node", "gpus-per-task"}));
    command
        ->add_option("--launcher", machine.launcher,
                     "Batch script: what starts the ranks: direct, srun or mpirun; auto asks the cluster")
        ->check(CLI::IsMember({"auto", "direct", "srun", "mpirun"}));
    command->add_option("--mpi", machine.mpi, "Batch script: srun's type of MPI, such as pmix");
    command
        ->add_option("--launcher-option", machine.launcherOptions,
                     "Batch script: an option of srun or mpirun; may be repeated")
        ->allow_extra_args(false);
    command
        ->add_option("--save-before", machine.signalSeconds,
                     "Batch script: seconds before the time limit at which a run saves and stops")
        ->check(CLI::Range(10, 3600));
}

void addMachine(CLI::App& app, Options& options, Choice& choice)
{
    MachineOptions& machine = options.machine;
    CLI::App* command = app.add_subcommand("machine", "Manage the machines for runs and their training engines");
    command->require_subcommand(1);
    CLI::App* list = command->add_subcommand("list", "List the machines");
    addJson(list, machine.json);
    list->callback([&] { choice.command = [&] { return commands::listMachines(machine); }; });
    const auto add = [&](const char* name, const char* description, int (*action)(const MachineOptions&)) {
        CLI::App* one = command->add_subcommand(name, description);
        one->add_option("MACHINE", machine.machine, "Name or id of the machine")->required();
        addJson(one, machine.json);
        one->callback([&choice, &machine, action] { choice.command = [&machine, action] { return action(machine); }; });
        return one;
    };
    CLI::App* added = add("add", "Add a machine, as on the Machines page", commands::addMachine);
    added->add_option("--host", machine.host,
                      "Host name or name in ~/.ssh/config; without it, this workstation with another queue");
    added->add_option("--user", machine.user, "Login name (default: from ~/.ssh/config)");
    added->add_option("--port", machine.port, "Port (default: from ~/.ssh/config)")->check(CLI::Range(1, 65535));
    added->add_option("--jump", machine.jumps, "Jump hosts, in ProxyJump's format");
    added->add_option("--identity", machine.identityFile, "Key file on this computer, tried first");
    added->add_option("--scheduler", machine.scheduler, "direct (default) or slurm")
        ->check(CLI::IsMember({"direct", "slurm"}));
    added->add_option("--engine", machine.engine, "Path of trainyard-engine on the machine");
    added->add_option("--runs-folder", machine.runsFolder, "Folder for runs on the machine");
    added->add_option("--data-folder", machine.dataFolder, "Folder for data on the machine");
    added->add_flag("--share-with-group", machine.shareWithGroup,
                    "Let the group read what Trainyard creates there (default: only you)");
    added->add_flag("--offline", machine.offline, "Do not ask a cluster which launcher works there");
    addScriptOptions(added, machine);
    addScriptOptions(add("script", "Show the batch script of a cluster's jobs, or change it", commands::machineScript),
                     machine);
    add("remove", "Remove a machine from the list; its files stay", commands::removeMachine);
    add("test", "Connect, log in and check the machine step by step", commands::testMachine);
    add("engine", "Show the machine's engines and what is needed to build one", commands::machineEngine);
    CLI::App* install =
        add("install", "Send this engine's sources and build them there in a job", commands::installMachineEngine);
    install->add_flag("--built", machine.built, "Copy this workstation's engine instead");
    install->add_flag("--verbose", machine.verbose, "Print the build's output");
    add("selftest", "Run the engine's self-test on the machine, as a job", commands::checkMachineEngine)
        ->add_option("--device", machine.device, "Device to check: cpu, reference or cuda")
        ->check(CLI::IsMember({"cpu", "reference", "cuda"}));
}

void addStore(CLI::App& app, Options& options, Choice& choice)
{
    CLI::App* store = app.add_subcommand("store", "Rebuild the store, or adopt runs that it does not know");
    store->require_subcommand(1);
    CLI::App* rebuild = store->add_subcommand(
        "rebuild",
        "Rebuild a damaged store from the run directories and what can be read of it; the old file is kept next to it. "
        "Close every window first");
    commands::RebuildCommand& rebuilding = options.rebuild;
    rebuild->add_flag("--force", rebuilding.force, "Rebuild a store that is whole, too");
    rebuild->add_flag("--with-deleted", rebuilding.withDeleted,
                      "Bring back runs that were deleted from the store but whose directories remained");
    rebuild->add_flag("--yes", rebuilding.yes, "Do not ask when the old store cannot be read completely");
    addJson(rebuild, rebuilding.json);
    rebuild->callback([&] { choice.command = [&] { return commands::rebuildStore(rebuilding); }; });
    CLI::App* adopt = store->add_subcommand(
        "adopt", "Adopt the runs and campaigns on another machine that the store does not know, and follow them");
    adopt->add_option("MACHINE", options.adopted, "A machine from the Machines page")->required();
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
    addAct(runs, options, choice, StopRequest(), "Stop runs after a checkpoint; they can be resumed");
    addAct(runs, options, choice, ResumeRequest(), "Continue from the newest checkpoint");
    addAct(runs, options, choice, CheckpointRequest(), "Save a checkpoint now");
    addAct(runs, options, choice, HoldRequest(), "Keep waiting jobs of a cluster from starting");
    addAct(runs, options, choice, ReleaseRequest(), "Let held jobs start again");
    addAct(runs, options, choice, RequeueRequest(),
           "Put jobs of a cluster back in its queue; they continue from their newest checkpoint");
    addAct(runs, options, choice, ExtendRequest(), "Save a checkpoint and continue in a new cluster job with more time")
        ->add_option("--minutes", options.act.minutes, "Time limit of the new job")
        ->required()
        ->check(CLI::Range(1, 525600));
    addAct(runs, options, choice, CancelRequest(),
           "Remove runs from the queue; running ones end at their next step, after a checkpoint if possible");
    addTrace(runs, options, choice);
    addShelve(runs, options, choice, "archive", "Archive runs; list them with --scope archived");
    addShelve(runs, options, choice, "unarchive", "Put archived runs back into the list");
    addShelve(runs, options, choice, "trash", "Move runs to the trash; nothing is deleted");
    addShelve(runs, options, choice, "restore", "Restore runs from the trash");
    addFetch(runs, options, choice);
    addDelete(runs, options, choice);
    addStudy(app, options, choice);
    addSeries(app, options, choice);
    addTickets(app, options, choice);
    addMachine(app, options, choice);
    addStore(app, options, choice);
    addQuickstart(app, options, choice);
    std::string* shown = &options.png; // `trainyard window --run ID` reuses this field
    CLI::App* window = app.add_subcommand("window", "Open the window (as without a command)");
    window->add_option("--run", *shown, "Show this run");
    window->callback([&choice, shown] { choice.window.runId = *shown; });
}

/// Standard error is for our own messages; Qt's remarks mean nothing to a command's user.
void dropRemarks(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::cerr << "trainyard: " << message.toStdString() << "\n";
}

int carryOut(int& argc, char** argv, const Choice& choice)
{
    qInstallMessageHandler(dropRemarks);
    const QCoreApplication application(argc, argv);
    std::setlocale(LC_NUMERIC, "C"); // Qt adopted the system's locale, but programs read what commands print
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
    app.allow_extras(argc > 1 && argv[1][0] == '-'); // Qt's own options (-platform …) are for the window
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        // CLI11 reports help and version as "errors" with code 0.
        if (error.get_exit_code() == 0)
            return app.exit(error);
        std::cerr << "trainyard: " << error.what() << ". See 'trainyard --help'.\n";
        return commands::kUsage;
    }
    if (choice.command)
        return carryOut(argc, argv, choice);
    choice.window.forQt = app.remaining();
    try {
        commands::openWindow(choice.window);
    } catch (...) {
        commands::complain(currentError("open the window"));
        return commands::kFailed;
    }
}

} // namespace trainyard
