// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/campaigns/study_forecast.h"
#include "gui/command_line/grammar.h"
#include "gui/command_line/number_rules.h"

namespace trainyard {
namespace {

using commands::SeriesOptions;
using commands::StudyOptions;

/// Options of a report's forecast; each needs --up-to.
void addForecast(CLI::App& report, StudyOptions& study)
{
    CLI::Option* upTo = report
                            .add_option("--up-to", study.upTo,
                                        "Also forecast runs with up to this many ranks, and up to where they pay")
                            ->check(CLI::Range(1, kMostForecastRanks));
    report.add_option("--per-node", study.perNode, "GPUs, or ranks, of a node in the forecast (8)")
        ->check(CLI::Range(1, 1024))
        ->needs(upTo);
    std::vector<std::string> ids;
    for (const KnownNetwork& network : knownNetworks())
        ids.emplace_back(network.id);
    report.add_option("--network", study.network, "Network between nodes in the forecast (25gbe)")
        ->check(CLI::IsMember(ids))
        ->needs(upTo);
    report.add_option("--bandwidth", study.gigabits, "Gbit/s of a node's adapter, instead of the network's")
        ->check(commands::amountBetween(0.001, 1e6))
        ->needs(upTo);
    report.add_option("--latency", study.microseconds, "Microseconds per message, instead of the network's")
        ->check(commands::amountBetween(0.0, 1e6))
        ->needs(upTo);
    report
        .add_option("--price", study.price,
                    "Price of a rank hour, in any currency: of a GPU for an hour, where ranks have GPUs")
        ->check(commands::amountBetween(0.0, 1e9))
        ->needs(upTo);
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
                        "Run on this machine from the Machines page instead of this workstation");
    command->add_flag("--plan", study.plan, "Show the runs and their time without starting anything");
    command->add_flag("--wait", study.wait, "Wait until all runs have ended, then report");
    addJson(command, study.json);
    CLI::App* report = command->add_subcommand(
        "report", "Show speed-up, efficiency, time to accuracy, convergence and what limits scaling");
    report->add_option("CAMPAIGN", study.campaign, "Id, unique prefix of an id, or name of the study")->required();
    report
        ->add_option("--accuracy-band", study.accuracyBand,
                     "Allowed difference from the accuracy of the one-rank runs, as a share of 1 (0.01)")
        ->check(commands::amountBetween(0.0, 1.0));
    report
        ->add_option("--loss-band", study.lossBand,
                     "Allowed difference from the loss of the one-rank runs, relative "
                     "to it (0.05)")
        ->check(commands::amountBetween(0.0, 10.0));
    addForecast(*report, study);
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
        return command->add_option(name, values, help)->delimiter(',');
    };
    command->add_option("SPEC", tickets.spec, "The dense net's run spec (JSON file); - is standard input");
    list("--sparsity", tickets.sparsity, "Shares of the weights to prune: 0.5,0.8,0.9")->check(commands::anyAmount());
    list("--percentile", tickets.percentile, "Or percentiles of the weights' magnitudes: 50,80,90")
        ->check(commands::anyAmount());
    list("--threshold", tickets.threshold, "Or magnitudes below which weights are pruned: 0.01,0.02")
        ->check(commands::anyAmount());
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
    command
        ->add_option("--instability-amount", tickets.instabilityAmount,
                     "Amount by which the masked copies are "
                     "pruned")
        ->check(commands::anyAmount());
    command
        ->add_option("--tolerance", tickets.tolerance,
                     "Percentage points that a winning ticket may be below the "
                     "dense net (0.5)")
        ->check(commands::anyAmount());
    command->add_option("--scope", tickets.scope, "Compare weights across the whole net or within each layer")
        ->check(CLI::IsMember({"global", "layer"}));
    list("--exclude", tickets.excluded, "Layers that are not pruned");
    command->add_option("--least-kept", tickets.leastKept, "Share that every layer always keeps (0)")
        ->check(commands::anyAmount());
    command->add_flag("--first-layer", tickets.firstLayer, "Also prune the first layer");
    command->add_flag("--keep-last-layer", tickets.keepLastLayer, "Do not prune the classifier");
    command->add_flag("--depthwise", tickets.depthwise, "Also prune depthwise convolutions");
    command->add_option("--cascade", tickets.cascade,
                        "Cells that must end before a cluster starts the next ones "
                        "(all)");
    command->add_option("--throttle", tickets.throttle,
                        "Maximum number of runs that a cluster runs at once (no "
                        "limit)");
    command
        ->add_option("--minutes", tickets.minutes,
                     "Duration of a run, for the forecast (default: estimated from "
                     "past runs)")
        ->check(commands::anyAmount());
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
    command->callback([&choice, &tickets, report] {
        choice.command = [&tickets, reports = report->count() > 0] { // an empty name is refused as a name
            return reports ? commands::reportTickets(tickets) : commands::startTickets(tickets);
        };
    });
}

void addSearch(CLI::App& app, Options& options, Choice& choice)
{
    commands::SearchOptions& search = options.search;
    CLI::App* command =
        app.add_subcommand("search", "Search for the best settings of a run spec, or report on a search");
    command->add_option("SPACE", search.space,
                        "The search (JSON file): parameters with their ranges, goal, sampler, budget");
    command->add_option("--on", search.spec, "The run spec (JSON file) whose settings vary; - is standard input");
    command->add_option("--runs", search.runs, "Number of runs, instead of the file's; with --more: further runs")
        ->check(CLI::PositiveNumber);
    command->add_option("--name", search.name, "Name of the campaign");
    command->add_option("--machine", search.machine,
                        "Run on this machine from the Machines page; on a cluster the runs are one job array");
    command->add_flag("--plan", search.plan, "Check the search and show its size without starting anything");
    command->add_flag("--wait", search.wait, "Wait until all runs have ended, then report");
    CLI::Option* report =
        command->add_option("--report", search.report, "Report on this search: id, unique prefix of an id, or name");
    command->add_option("--csv", search.csv, "For a report: CSV file, - is standard output")->needs(report);
    CLI::Option* more = command
                            ->add_option("--more", search.more,
                                         "Give this search more runs or time: id, unique prefix of an id, or name")
                            ->excludes(report);
    command->add_option("--hours", search.hours, "With --more: hours from now, if the search has such a limit")
        ->needs(more)
        ->check(commands::positiveAmount());
    command->add_option("--device-hours", search.deviceHours, "With --more: the same, of device time")
        ->needs(more)
        ->check(commands::positiveAmount());
    addJson(command, search.json);
    command->callback([&choice, &search, report, more] {
        // An empty name is refused as a name.
        choice.command = [&search, reports = report->count() > 0, extends = more->count() > 0] {
            return reports   ? commands::reportSearch(search)
                   : extends ? commands::extendSearch(search)
                             : commands::startSearch(search);
        };
    });
}

} // namespace

void addCampaignCommands(CLI::App& app, Options& options, Choice& choice)
{
    addStudy(app, options, choice);
    addSeries(app, options, choice);
    addTickets(app, options, choice);
    addSearch(app, options, choice);
}

} // namespace trainyard
