// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/command_line/commands.h"
#include "gui/command_line/window_program.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <string>
#include <vector>

// The grammar of the command line: names, options and help of all commands.
namespace trainyard {

/// The parsed choice: a command to run, or the window.
struct Choice {
    std::function<int()> command;
    WindowOptions window;
};

/// Options of every command; they outlive the parser.
struct Options {
    commands::RunOptions run;
    commands::ListOptions list;
    commands::DeleteOptions remove;
    commands::ShelveOptions shelve;
    commands::ActOptions act;
    commands::ExportOptions exported;
    commands::FetchOptions fetch;
    commands::ImportCommand import;
    commands::TraceOptions trace;
    commands::StudyOptions study;
    commands::SeriesOptions series;
    commands::TicketOptions tickets;
    commands::SearchOptions search;
    commands::MachineOptions machine;
    commands::RebuildCommand rebuild;
    commands::SqlOptions sql;
    commands::AlertOptions alerts;
    commands::LedgerOptions ledger;
    commands::ReportOptions report;
    std::string shown, png, adopted, store;
    std::vector<std::string> compared;
    bool all = false, json = false, headless = false, noWait = false;
};

inline void addJson(CLI::App* command, bool& flag)
{
    command->add_flag("--json", flag, "Print JSON");
}

// Each adds its commands to the program; `options` and `choice` outlive it.
void addRunsCommands(CLI::App& app, Options& options, Choice& choice);     ///< run, runs
void addCampaignCommands(CLI::App& app, Options& options, Choice& choice); ///< study, series, tickets, search
void addMachineCommands(CLI::App& app, Options& options, Choice& choice);  ///< machine, store, sql
void addAlertCommands(CLI::App& app, Options& options, Choice& choice);    ///< alerts
void addReportCommands(CLI::App& app, Options& options, Choice& choice);   ///< report

} // namespace trainyard
