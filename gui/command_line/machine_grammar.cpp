// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/grammar.h"

namespace trainyard {
namespace {

using commands::MachineOptions;

constexpr const char* kListFooter =
    "An option that may be repeated replaces all its earlier values. An empty value clears them: --submit-option=";
constexpr const char* kSetFooter = "An empty value means the default: --user=\nAn option that may be repeated replaces "
                                   "all its earlier values. An empty "
                                   "value clears them: --submit-option=";

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

/// How a machine is reached and where things lie there. `leastPort` 0: the port of ~/.ssh/config can be chosen again.
void addFields(CLI::App* command, MachineOptions& machine, int leastPort)
{
    for (const commands::MachineField& field : commands::kMachineFields)
        command->add_option(field.option, machine.*field.value, field.help);
    command->add_option("--port", machine.port, "Port (default: from ~/.ssh/config)")
        ->check(CLI::Range(leastPort, 65535));
    command->add_option("--scheduler", machine.scheduler, "direct (default) or slurm")
        ->check(CLI::IsMember({"direct", "slurm"}));
    command->add_flag("--share-with-group", machine.shareWithGroup,
                      "Let the group read what Trainyard creates there (default: only you)");
}

void addSet(CLI::App* command, MachineOptions& machine)
{
    command->add_option("--name", machine.newName, "New name");
    addFields(command, machine, 0);
    command->add_flag("--private", machine.isPrivate, "Let only you read what Trainyard creates there")
        ->excludes("--share-with-group");
    addScriptOptions(command, machine);
    command->footer(kSetFooter);
    command->parse_complete_callback([command, &machine] {
        for (const CLI::Option* option : command->get_options())
            if (option->count() > 0 && option->get_name() != "MACHINE" && option->get_name() != "--json")
                machine.given.insert(option->get_name());
    });
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
    addFields(added, machine, 1);
    added->add_flag("--offline", machine.offline, "Do not ask a cluster which launcher works there");
    addScriptOptions(added, machine);
    CLI::App* script =
        add("script", "Show the batch script of a cluster's jobs, or change it", commands::machineScript);
    script->add_flag("--offline", machine.offline, "Do not ask the cluster for its folders, partition and account");
    addScriptOptions(script, machine);
    script->footer(kListFooter);
    addSet(add("set", "Change a machine; what no option names stays as it is", commands::setMachine), machine);
    add("remove", "Remove a machine from the list; its jobs and files stay", commands::removeMachine)
        ->add_flag("--force", machine.force,
                   "Also if runs there are not over: they are not followed until the machine is added again");
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

void addSql(CLI::App& app, Options& options, Choice& choice)
{
    commands::SqlOptions& sql = options.sql;
    CLI::App* command = app.add_subcommand("sql", "Query the store with SQL, without changing it");
    command->add_option("QUERY", sql.query,
                        "One SELECT, such as \"SELECT run, best_val_top1 FROM runs_wide\"; - is standard input");
    command->add_flag("--views", sql.views, "List the views made for queries, with their columns");
    command->add_flag("--csv", sql.csv, "Print CSV; one row at a time, for results of any size");
    addJson(command, sql.json);
    command->callback([&] { choice.command = [&] { return commands::querySql(sql); }; });
}

} // namespace

void addMachineCommands(CLI::App& app, Options& options, Choice& choice)
{
    addMachine(app, options, choice);
    addStore(app, options, choice);
    addSql(app, options, choice);
}

} // namespace trainyard
