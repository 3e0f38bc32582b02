// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/window_arguments.h"

#include "backend/base/printable.h"
#include "backend/protocol/version.h"
#include "gui/command_line/session.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <iostream>
#include <utility>

namespace trainyard {
namespace {

constexpr std::array<std::pair<const char*, XAxis>, 6> kAxes{{{"step", XAxis::Step},
                                                              {"epoch", XAxis::Epoch},
                                                              {"samples", XAxis::Samples},
                                                              {"time", XAxis::Time},
                                                              {"wall", XAxis::Wall},
                                                              {"date", XAxis::Date}}};

std::string nameOf(XAxis axis)
{
    for (const auto& [name, one] : kAxes)
        if (one == axis)
            return name;
    return {};
}

std::vector<std::string> axisNames()
{
    std::vector<std::string> names;
    for (const auto& [name, axis] : kAxes)
        names.emplace_back(name);
    return names;
}

std::vector<std::string> argumentsFor(const WindowOptions& options)
{
    std::vector<std::string> arguments;
    if (!options.runId.empty())
        arguments.push_back("--run=" + options.runId);
    if (options.newRun)
        arguments.push_back("--new-run");
    arguments.insert(arguments.end(), options.forQt.begin(), options.forQt.end());
    return arguments;
}

std::vector<std::string> argumentsFor(const CurvePicture& picture)
{
    std::vector<std::string> arguments{"--picture=" + picture.file};
    for (const std::string& run : picture.runs)
        arguments.push_back("--of=" + run);
    for (const std::string& series : picture.series)
        arguments.push_back("--series=" + series);
    arguments.insert(arguments.end(), {"--axis=" + nameOf(picture.axis), "--width=" + std::to_string(picture.width),
                                       "--height=" + std::to_string(picture.height)});
    if (picture.dark)
        arguments.push_back("--dark");
    return arguments;
}

std::vector<std::string> argumentsFor(const ReportTask& task)
{
    std::vector<std::string> arguments{"--report=" + task.file};
    if (task.source.empty())
        arguments.push_back("--key=" + std::to_string(task.key));
    else
        arguments.push_back("--template=" + task.source);
    for (const auto& [name, value] : task.values)
        arguments.insert(arguments.end(), {"--name=" + name, "--value=" + value});
    if (task.json)
        arguments.push_back("--json");
    return arguments;
}

} // namespace

std::optional<XAxis> axisNamed(const std::string& name)
{
    for (const auto& [known, axis] : kAxes)
        if (name == known)
            return axis;
    return std::nullopt;
}

std::vector<std::string> windowArguments(const WindowTask& task)
{
    return std::visit([](const auto& one) { return argumentsFor(one); }, task);
}

std::optional<WindowTask> parseWindowArguments(int argc, char** argv, int& code)
{
    CLI::App app("The window of Trainyard. 'trainyard' starts it; 'trainyard --help' lists the commands.",
                 "trainyard-window");
    app.set_version_flag("--version", std::string("trainyard-window ") + kTrainyardVersion);
    app.allow_extras(); // Qt's own options
    WindowOptions window;
    CurvePicture picture;
    std::string axis = nameOf(picture.axis);
    app.add_option("--run", window.runId, "Show this run");
    app.add_flag("--new-run", window.newRun, "Open with a first run prepared");
    CLI::Option* file = app.add_option("--picture", picture.file, "Only write the curves of runs to this PNG or SVG");
    app.add_option("--of", picture.runs, "For a picture: id of a run")->allow_extra_args(false)->needs(file);
    app.add_option("--series", picture.series, "For a picture: name of a series")->allow_extra_args(false)->needs(file);
    app.add_option("--axis", axis, "For a picture: step, epoch, samples, time, wall or date")
        ->check(CLI::IsMember(axisNames()))
        ->needs(file);
    app.add_option("--width", picture.width, "For a picture: pixels")->check(CLI::Range(400, 8000))->needs(file);
    app.add_option("--height", picture.height, "For a picture: pixels")->check(CLI::Range(300, 8000))->needs(file);
    app.add_flag("--dark", picture.dark, "For a picture: the colours of the dark theme")->needs(file);
    ReportTask report;
    std::vector<std::string> names, values;
    CLI::Option* written =
        app.add_option("--report", report.file, "Only write a report to this HTML, PDF or LaTeX file")->excludes(file);
    app.add_option("--template", report.source, "For a report: its text")->needs(written);
    app.add_option("--key", report.key, "For a report: its number in the store")->needs(written);
    app.add_option("--name", names, "For a report: a name in its text")->allow_extra_args(false)->needs(written);
    app.add_option("--value", values, "For a report: the value of a name")->allow_extra_args(false)->needs(written);
    app.add_flag("--json", report.json, "For a report: print what was written")->needs(written);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        // CLI11 reports help and version as "errors" with code 0.
        code = error.get_exit_code() == 0 ? app.exit(error) : commands::kUsage;
        if (code != 0)
            std::cerr << "trainyard: " << printable(error.what()) << ". See 'trainyard-window --help'.\n";
        return std::nullopt;
    }
    if (!picture.file.empty()) {
        picture.axis = axisNamed(axis).value_or(picture.axis);
        return picture;
    }
    if (!report.file.empty()) {
        for (std::size_t i = 0; i < std::min(names.size(), values.size()); ++i)
            report.values.emplace_back(names[i], values[i]);
        return report;
    }
    window.forQt = app.remaining();
    return window;
}

} // namespace trainyard
