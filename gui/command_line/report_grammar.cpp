// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/grammar.h"

namespace trainyard {

void addReportCommands(CLI::App& app, Options& all, Choice& choice)
{
    commands::ReportOptions& options = all.report;
    CLI::App* report =
        app.add_subcommand("report", "Write a report (text, charts and tables of runs) as a web page, PDF or LaTeX");
    report->add_option("REPORT", options.source,
                       "A text in Markdown with chart and table blocks, or the number or title of a stored report");
    report->add_option("-o,--output", options.output,
                       "File to write: .html (one page that needs no network), .pdf, or .tex with a folder of figures");
    report->add_option("--set", options.values, "NAME=VALUE, for {{NAME}} in the text; may be repeated")
        ->allow_extra_args(false);
    addJson(report, options.json);
    CLI::App* list = report->add_subcommand("list", "List the stored reports, changed last first");
    addJson(list, options.json);
    list->callback([&] { choice.command = [&] { return commands::listReports(options); }; });
    CLI::App* show = report->add_subcommand("show", "Print the text of a stored report");
    show->add_option("REPORT", options.source, "Number or title of the report")->required();
    addJson(show, options.json);
    show->callback([&] { choice.command = [&] { return commands::showReport(options); }; });
    CLI::App* add = report->add_subcommand("add", "Store a text as a report, which the window then shows");
    add->add_option("TEMPLATE", options.source, "The text")->required();
    add->add_option("--title", options.title, "Title of the report (default: its first heading)");
    addJson(add, options.json);
    add->callback([&] { choice.command = [&] { return commands::addReport(options); }; });
    report->callback([&choice, &options, list, show, add] {
        if (list->parsed() || show->parsed() || add->parsed())
            return;
        if (options.source.empty())
            throw CLI::RequiredError("REPORT");
        if (options.output.empty())
            throw CLI::RequiredError("--output");
        choice.command = [&options] { return commands::writeReport(options); };
    });
}

} // namespace trainyard
