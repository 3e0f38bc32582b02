// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/grammar.h"

#include "backend/protocol/trace_request.h"

#include <tuple>

namespace trainyard {
namespace {

using commands::DeleteOptions;
using commands::ExportOptions;
using commands::FetchOptions;
using commands::ListOptions;
using commands::RunOptions;
using commands::TraceOptions;

void addRun(CLI::App& app, Options& options, Choice& choice)
{
    CLI::App* command = app.add_subcommand(
        "run",
        "Start runs; they continue when this command ends. Without --wait it ends when the queue has taken them; "
        "one that the queue does not answer for is stored and submitted later (exit code 75). A machine that refuses "
        "or cannot be reached when the command begins ends it with 1, and nothing is stored");
    command->add_option("SPEC", options.run.specs, "Run specs (JSON files); - is standard input");
    command->add_option("--preset", options.run.preset, "Start the preset with this name instead");
    command->add_flag("--builtin", options.run.builtIn, "Start the quickstart run on the built-in images instead");
    command->add_option("--folder", options.run.folder,
                        "Folder in which the program after -- starts (default: this one)");
    command->add_option("--launcher", options.run.launcher, "What starts the program's ranks")
        ->check(CLI::IsMember({"none", "torchrun", "mpirun"}));
    CLI::Option* last = nullptr;
    for (const auto& [name, value, help] :
         {std::tuple("--venv", &options.run.venv, "Folder of the virtual environment in which the program runs"),
          std::tuple("--conda", &options.run.conda, "Name or folder of the conda environment in which it runs"),
          std::tuple("--modules", &options.run.modules, "Environment modules to load first, separated by spaces"),
          std::tuple("--container", &options.run.container, "File of the Apptainer image in which it runs")}) {
        CLI::Option* option = command->add_option(name, *value, help);
        if (last)
            option->excludes(last);
        last = option;
    }
    command
        ->add_option("--env", options.run.variables,
                     "NAME=value or NAME: an environment variable of the program; may be given several times")
        ->expected(1)
        ->take_all();
    for (const auto& [name, value, help] :
         {std::tuple("--tensorboard", &options.run.tensorboard, "Folder of TensorBoard logs that the program writes"),
          std::tuple("--csv", &options.run.csv, "CSV file that the program writes"),
          std::tuple("--json-lines", &options.run.jsonLines, "File of JSON lines that the program writes"),
          std::tuple("--mlflow", &options.run.mlflow, "MLflow folder that the program writes")})
        command
            ->add_option(name, *value,
                         std::string(help) + ", to be read meanwhile; {run} is the run's directory; may be repeated")
            ->expected(1)
            ->take_all();
    command->add_option("--ranks", options.run.ranks, "Ranks of the program")->check(CLI::Range(1, 256));
    command->add_option("--gpus", options.run.gpus, "GPUs of the program")->check(CLI::Range(0, 64));
    command->add_flag("--read-help", options.run.readHelp,
                      "Start nothing: run the program with --help and print its options, for trainyard.params.json");
    command->footer("trainyard run [options] -- python train.py --lr 0.1\n"
                    "    starts any program as a run. Its flags become parameters of the run.");
    command->add_option("--name", options.run.name, "Name of the run");
    command->add_option("--machine", options.run.machine,
                        "Run on this machine from the Machines page instead of this workstation");
    command->add_flag("--wait", options.run.wait,
                      "Wait until the runs end and show their progress; Ctrl+C only stops watching");
    addJson(command, options.run.json);
    command->callback([&] { choice.command = [&] { return commands::run(options.run); }; });
}

void addImport(CLI::App& app, Options& options, Choice& choice)
{
    commands::ImportCommand& import = options.import;
    CLI::App* command = app.add_subcommand(
        "import", "Import logs of TensorBoard, MLflow, W&B, Hugging Face's Trainer, CSV and JSON lines as runs; "
                  "again: adds only what is new");
    command->add_option("PATH", import.paths, "Folders, with all folders below, or files")->required();
    command->add_option("--kind", import.kind,
                        "Kind of a file that its name does not tell: tensorboard, csv, json-lines, trainer-state, "
                        "mlflow, wandb");
    command->add_option("--step", import.step, "CSV and JSON lines: column with the step (default: the usual names)");
    command->add_option("--time", import.time, "CSV and JSON lines: column with the time");
    command->add_option("--series", import.series, "CSV and JSON lines: only these columns, comma-separated")
        ->delimiter(',');
    command->add_option("--tag", import.tags, "Tag for every imported run; may be repeated");
    command->add_flag("--follow", import.follow, "Go on reading while the programs write, until Ctrl+C");
    addJson(command, import.json);
    command->callback([&] { choice.command = [&] { return commands::importRuns(import); }; });
}

void addList(CLI::App* runs, Options& options, Choice& choice)
{
    CLI::App* command = runs->add_subcommand("list", "List runs");
    command->add_option(
        "QUERY", options.list.query,
        "Words in name, notes or tags, or state:running, tag:base, training.batch_size:64, val/top1>0.9, "
        "created>=2026-11-28, trained>1h30m; !word and state!=done leave runs out. All conditions must hold");
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

void addLedger(CLI::App* runs, Options& options, Choice& choice)
{
    commands::LedgerOptions& ledger = options.ledger;
    CLI::App* command =
        runs->add_subcommand("ledger", "A chain of runs: what changed at each link, time per epoch, gain and cause");
    command->add_option("RUN", ledger.runs, "The runs, in the order of the chain");
    command->add_option("--with", ledger.files, "Also the chain in this ledger file; may be repeated");
    command->add_flag("--published", ledger.published, "Also the published chains that come with Trainyard");
    CLI::Option* csv = command->add_flag("--csv", ledger.csv, "Print CSV, a line for each step");
    command->add_flag("--json", ledger.json, "Print JSON")->excludes(csv);
    command->callback([&] { choice.command = [&] { return commands::tellLedger(ledger); }; });
}

void addExport(CLI::App* runs, Options& options, Choice& choice)
{
    ExportOptions& exported = options.exported;
    CLI::App* command = runs->add_subcommand(
        "export", "Write runs for TensorBoard or MLflow, points as CSV or JSON lines, a store, curves as PNG or SVG");
    command
        ->add_option("RUN", exported.runs,
                     "The runs, or a search with conditions in quotes, as for 'runs list': 'state:done val/top1>0.9'")
        ->required();
    command->add_option("--csv", exported.csv,
                        "Write every point of the series (all by default) as CSV; - is standard output");
    command->add_option("--tensorboard", exported.tensorBoard,
                        "Write event files of TensorBoard into this folder, a folder for each run");
    command->add_option("--mlflow", exported.mlflow, "Write a file store of MLflow into this folder");
    command->add_option("--jsonl", exported.points, "Write every point as a line of JSON");
    command->add_option("--store", exported.store,
                        "Write a store (SQLite) of these runs alone, which 'trainyard --store FILE' opens");
    command->add_option("--png", exported.png, "Write the curves as a PNG");
    command->add_option("--svg", exported.svg, "Write the curves as an SVG");
    command->add_option("--series", exported.series, "Only these series, comma-separated")->delimiter(',');
    command->add_option(
        "--x", exported.axis,
        "Axis of the curves: epoch (default), step, samples, time (trained), wall (since the start) or date");
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
        runs->add_subcommand("fetch", "Copy checkpoints and results of a run from its machine to this workstation");
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

} // namespace

void addRunsCommands(CLI::App& app, Options& options, Choice& choice)
{
    addRun(app, options, choice);
    addImport(app, options, choice);
    CLI::App* runs = app.add_subcommand(
        "runs", "List, show, watch, export, compare, trace, stop, resume, fetch, archive and delete runs");
    runs->require_subcommand(1);
    addList(runs, options, choice);
    addShowWatchDiff(runs, options, choice);
    addLedger(runs, options, choice);
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
}

} // namespace trainyard
