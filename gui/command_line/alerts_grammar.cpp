// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/grammar.h"
#include "gui/command_line/number_rules.h"

namespace trainyard {
namespace {

void addRules(CLI::App* alerts, commands::AlertOptions& options, Choice& choice)
{
    CLI::App* rules = alerts->add_subcommand("rules", "Show what is noticed, and who is told");
    addJson(rules, options.json);
    rules->callback([&] { choice.command = [&] { return commands::showAlertRules(options); }; });

    CLI::App* set = alerts->add_subcommand("set", "Change a rule");
    set->add_option("RULE", options.kind, "Its name, as 'trainyard alerts rules' shows it")->required();
    const auto addSwitch = [set](const char* names, std::optional<bool>& value, const char* help) {
        set->add_flag_function(
            names, [&value](std::int64_t times) { value = times > 0; }, help); // only when it is given
    };
    addSwitch("--on,!--off", options.on, "Whether it is noticed");
    addSwitch("--desktop,!--no-desktop", options.desktop, "Whether the desktop shows a notification");
    addSwitch("--command,!--no-command", options.runsCommand, "Whether the command for alerts is run");
    set->add_option("--threshold", options.threshold, "In the rule's unit")->check(commands::anyAmount());
    addJson(set, options.json);
    set->callback([&] { choice.command = [&] { return commands::changeAlertRules(options); }; });

    CLI::App* command =
        alerts->add_subcommand("command", "Choose the command for alerts, such as one that sends a mail");
    command
        ->add_option("COMMAND", options.command,
                     "For /bin/sh; it finds TRAINYARD_ALERT (a sentence), TRAINYARD_ALERT_KIND, TRAINYARD_ALERT_STEP, "
                     "TRAINYARD_RUN and TRAINYARD_RUN_ID in its environment. '' removes it")
        ->required();
    command->callback([&] { choice.command = [&] { return commands::changeAlertRules(options); }; });
    CLI::App* test = alerts->add_subcommand("test", "Run the command for alerts once");
    test->callback([&] { choice.command = [&] { return commands::testAlertCommand(options); }; });
}

} // namespace

void addAlertCommands(CLI::App& app, Options& all, Choice& choice)
{
    commands::AlertOptions& options = all.alerts;
    CLI::App* alerts = app.add_subcommand("alerts", "Show what was noticed about runs, and choose what is noticed");
    alerts->require_subcommand(1);
    CLI::App* list = alerts->add_subcommand("list", "List the alerts, newest first; * marks those nobody has seen");
    list->add_option("RUN", options.run, "Only those of this run");
    list->add_flag("--unseen", options.unseen, "Only those that nobody has seen");
    list->add_flag("--seen", options.seen, "Mark the listed ones as seen");
    addJson(list, options.json);
    list->callback([&] { choice.command = [&] { return commands::listAlerts(options); }; });
    CLI::App* silence = alerts->add_subcommand("silence", "Raise no more alerts of a rule for one run");
    silence->add_option("RUN", options.run, "Id, prefix or name of the run")->required();
    silence->add_option("RULE", options.kind, "Name of the rule")->required();
    silence->add_flag("--undo", options.undo, "Raise them again");
    silence->callback([&] { choice.command = [&] { return commands::silenceAlerts(options); }; });
    addRules(alerts, options, choice);
}

} // namespace trainyard
