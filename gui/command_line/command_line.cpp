// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/command_line.h"

#include "backend/base/error.h"
#include "backend/base/printable.h"
#include "backend/base/standard_streams.h"
#include "backend/protocol/reasons_store.h"
#include "backend/protocol/version.h"
#include "gui/command_line/grammar.h"
#include "gui/command_line/help_format.h"
#include "gui/command_line/session.h"
#include "gui/command_line/wait.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <clocale>
#include <csignal>
#include <filesystem>
#include <iostream>
#include <memory>
#include <span>
#include <string_view>

namespace trainyard {
namespace {

constexpr const char* kFooter =
    "RUN is an id, a unique prefix of one, or an exact name.\n"
    "--json prints one JSON document on standard output; its format stays stable across versions.\n"
    "\n"
    "Exit codes: 0 done; 1 failed (the reason is on standard error); 2 wrong command line; 75 stored, but\n"
    "  the queue has not confirmed it yet; 130 Ctrl+C stopped watching, the run continues. With --wait\n"
    "  the run's own code: 3 stopped, 10 bad run spec, 11 bad data, 12 no such device, 13 out of memory,\n"
    "  14 device failed, 15 disk full, 16 input or output, 17 diverged, 18 bad checkpoint, 19 other\n"
    "  version, 20 already running, 21 unsupported, 22 GPU lost, 23 GPU memory faulty (ECC), 24 GPU\n"
    "  driver too old, 25 program failed, 70 internal, 128 killed or cancelled.\n"
    "\n"
    "The store and the run directories are in $TRAINYARD_HOME, else $XDG_DATA_HOME/trainyard, else\n"
    "~/.local/share/trainyard. $TRAINYARD_STORE names another store, as --store does.";

constexpr const char* kListCommand = "trainyard runs list";

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

void addCommands(CLI::App& app, Options& options, Choice& choice)
{
    app.formatter(std::make_shared<HelpFormatter>()); // commands that are added below take it over
    app.require_subcommand(0, 1);
    app.add_option("--store", options.store, "Use this store, such as a file of 'runs export --store'");
    app.set_version_flag("--version", std::string("trainyard ") + kTrainyardVersion);
    app.footer(kFooter);
    addRunsCommands(app, options, choice);
    addCampaignCommands(app, options, choice);
    addMachineCommands(app, options, choice);
    addAlertCommands(app, options, choice);
    addReportCommands(app, options, choice);
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

/// For this process and the window's. A store that is not there would be made: a misspelt name must not be one.
bool useStore(const std::string& file)
{
    std::error_code code;
    const bool isEmpty = std::filesystem::is_regular_file(file, code) && std::filesystem::file_size(file, code) == 0;
    if (isEmpty && !std::filesystem::exists(std::filesystem::absolute(file).parent_path() / "runs", code)) {
        // Without a folder of runs beside it, it was never a store, and looking at it must not make it one.
        commands::complain(errorWith(ErrorKind::BadInput, "open the store", file, storeReason("store.no-store")));
        return false;
    }
    if (std::filesystem::exists(file, code)) {
        qputenv("TRAINYARD_STORE", QByteArray::fromStdString(std::filesystem::absolute(file).string()));
        return true;
    }
    commands::complain(errorWith(ErrorKind::NotFound, "open the store", file, storeReason("store.no-such-store")));
    return false;
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
        const Error error = currentError("do that");
        commands::complain(error);
        const bool interrupted = error.kind == ErrorKind::Cancelled && commands::InterruptGuard::interrupted();
        return interrupted ? commands::InterruptGuard::exitCode() : commands::kFailed;
    }
}

/// A condition that leaves runs out, such as -state:done or -"two words". No option of ours looks like one.
bool isNegatedCondition(std::string_view word)
{
    return word.size() > 2 && word[0] == '-' && word[1] != '-' && word.find_first_of(":<>=!\" ") != word.npos;
}

/// The parser takes a search that begins with "-" for options unless it stands behind "--".
void markSearches(std::vector<std::string>& words)
{
    const auto runs = std::find(words.begin(), words.end(), "runs");
    const bool searches = words.end() - runs > 1 && (runs[1] == "list" || runs[1] == "export");
    if (!searches || std::find(runs, words.end(), "--") != words.end())
        return;
    const auto others =
        std::stable_partition(runs, words.end(), [](const std::string& word) { return !isNegatedCondition(word); });
    if (others != words.end())
        words.insert(others, "--");
}

/// What the parser reads, last word first. It takes no empty value after "=", which clears a setting of a machine:
/// "--submit-option=" becomes two words. Elsewhere such a value, as from an unset variable in a script, stays an error.
std::vector<std::string> parserWords(int argc, char** argv)
{
    std::vector<std::string> words;
    const bool ofMachine = argc > 1 && std::string_view(argv[1]) == "machine";
    for (int i = 1; i < argc; ++i) {
        std::string word = argv[i];
        const bool clears = ofMachine && word.size() > 3 && word.starts_with("--") && word.find('=') == word.size() - 1;
        if (clears)
            word.pop_back();
        words.push_back(std::move(word));
        if (clears)
            words.emplace_back();
    }
    markSearches(words);
    std::reverse(words.begin(), words.end());
    return words;
}

/// The command that was typed, as far as it is one: "trainyard study report".
std::string typedCommand(const CLI::App& app)
{
    std::string words = "trainyard";
    for (const CLI::App* at = &app; !at->get_subcommands().empty();) {
        at = at->get_subcommands().front();
        words += ' ' + at->get_name();
    }
    return words;
}

/// What the parser has taken for an option may be a word of a search that begins with "-".
std::string searchHint(const CLI::App& app, std::span<char*> words)
{
    if (typedCommand(app) != kListCommand)
        return {};
    for (const std::string_view word : words)
        if (word.size() > 1 && word[0] == '-' && word[1] != '-')
            return std::string(" To leave out the runs with this word, write '") + kListCommand + " -- " +
                   printable(word) + "'.";
    return {};
}

} // namespace

int runProgram(int& argc, char** argv)
{
    reserveStandardStreams();
    std::signal(SIGXFSZ, SIG_IGN); // a limit on file sizes comes back as an error of the write, not as a death
    CLI::App app("Configure, launch and watch neural-network training. Without a command the window opens.",
                 "trainyard");
    Options options;
    Choice choice;
    addCommands(app, options, choice);
    // The parser would take the program's own flags for ours.
    const auto words = std::span(argv, static_cast<std::size_t>(argc));
    const auto isDashes = [](const char* word) { return std::string_view(word) == "--"; };
    const auto dashes = argc > 1 && std::string_view(argv[1]) == "run"
                            ? std::find_if(words.begin(), words.end(), isDashes)
                            : words.end();
    if (dashes != words.end()) {
        options.run.program.assign(dashes + 1, words.end());
        argc = static_cast<int>(dashes - words.begin());
        argv[argc] = nullptr;
    }
    app.allow_extras(argc > 1 && argv[1][0] == '-'); // Qt's own options (-platform …) are for the window
    try {
        app.parse(parserWords(argc, argv));
    } catch (const CLI::ParseError& error) {
        // CLI11 reports help and version as "errors" with code 0.
        if (error.get_exit_code() == 0)
            return app.exit(error);
        const bool unexpected = error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError);
        std::cerr << "trainyard: " << printable(error.what()) << ". See '" << typedCommand(app) << " --help'."
                  << (unexpected ? searchHint(app, words) : std::string()) << "\n";
        return commands::kUsage;
    }
    // An empty name, as from an unset variable in a script, must not mean the store of this user.
    if (app.get_option("--store")->count() > 0 && !useStore(options.store))
        return commands::kFailed;
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
