// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/clock.h"
#include "backend/protocol/locations.h"
#include "cluster/control/run_import.h"
#include "gui/command_line/commands.h"
#include "gui/command_line/json.h"
#include "gui/command_line/progress.h"
#include "gui/command_line/session.h"
#include "gui/command_line/wait.h"

#include <unistd.h>

#include <cstdio>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace trainyard::commands {
namespace {

constexpr double kShowSeconds = 0.2;

ImportOptions importOptions(const ImportCommand& command)
{
    ImportOptions options;
    options.columns = {command.step, command.time, command.series};
    options.tags = command.tags;
    options.follow = command.follow;
    if (command.kind.empty())
        return options;
    options.kind = foreign::logKindNamed(command.kind);
    if (!options.kind)
        throw Failure(ErrorKind::BadInput, "import logs of the kind", command.kind, "there is no such kind",
                      "Choose tensorboard, csv, json-lines, trainer-state, mlflow or wandb.");
    return options;
}

void addTo(ImportOutcome& all, ImportOutcome&& more)
{
    all.runs.insert(all.runs.end(), more.runs.begin(), more.runs.end());
    all.grown.insert(all.grown.end(), more.grown.begin(), more.grown.end());
    all.unchanged += more.unchanged;
    all.empty += more.empty;
    all.points += more.points;
    all.others += more.others;
    all.damage.insert(all.damage.end(), more.damage.begin(), more.damage.end());
    all.tails.insert(all.tails.end(), more.tails.begin(), more.tails.end());
    all.skipped.insert(all.skipped.end(), more.skipped.begin(), more.skipped.end());
    all.leftOut.insert(all.leftOut.end(), more.leftOut.begin(), more.leftOut.end());
}

/// When a path that was named has only logs without values.
std::optional<Error> foundNothing(const std::string& path, const ImportOutcome& outcome)
{
    const bool some = !outcome.runs.empty() || !outcome.grown.empty() || outcome.unchanged > 0;
    if (outcome.empty == 0 || some || !outcome.skipped.empty())
        return std::nullopt;
    return Error{
        ErrorKind::BadInput,
        "import",
        path,
        "it holds no values",
        "Check the file. The columns of a CSV or JSON lines file can be named with --step, --time and --series.",
        0};
}

/// Goes on after a path that cannot be imported: its error is among `skipped`. Throws if it is the only path, or if the
/// error would end the other imports, too.
ImportOutcome importAll(RunStore& store, const std::vector<std::string>& paths, const ImportOptions& options,
                        const std::function<bool(const ImportProgress&)>& tell)
{
    ImportOutcome all;
    for (const std::string& path : paths) {
        try {
            ImportOutcome one = importLogs(store, path, runsFolder(), options, tell);
            if (const std::optional<Error> nothing = foundNothing(path, one)) {
                one.skipped.push_back(*nothing);
                one.empty = 0;
            }
            addTo(all, std::move(one));
        } catch (const Failure& failure) {
            const ErrorKind kind = failure.error().kind;
            if (paths.size() == 1 || kind == ErrorKind::Cancelled || kind == ErrorKind::NoSpace)
                throw;
            all.skipped.push_back(failure.error());
        }
    }
    return all;
}

void printImport(const ImportOutcome& outcome)
{
    nlohmann::ordered_json document = {{"runs", outcome.runs},
                                       {"grown", outcome.grown},
                                       {"unchanged", outcome.unchanged},
                                       {"empty", outcome.empty},
                                       {"points", outcome.points},
                                       {"not_kept", outcome.others},
                                       {"damage", nlohmann::ordered_json::array()},
                                       {"incomplete", nlohmann::ordered_json::array()},
                                       {"skipped", nlohmann::ordered_json::array()},
                                       {"left_out", nlohmann::ordered_json::array()}};
    for (const foreign::LogDamage& damage : outcome.damage)
        document["damage"].push_back({{"file", damage.file.string()},
                                      {"offset", damage.offset},
                                      {"code", damage.what.code},
                                      {"text", damage.what.text()}});
    for (const foreign::LogTail& tail : outcome.tails)
        document["incomplete"].push_back({{"file", tail.file.string()}, {"read", tail.read}, {"size", tail.size}});
    for (const Error& error : outcome.skipped)
        document["skipped"].push_back(error.text());
    for (const Reason& reason : outcome.leftOut)
        document["left_out"].push_back(reason.text());
    printJson(document);
}

/// "imported 2 new runs and 120 points; 1 known run has nothing new". What did not happen is left out.
std::string importSummary(const ImportOutcome& outcome)
{
    std::string text = "imported " + countedText(std::ssize(outcome.runs), "new run(s)") + " and " +
                       countedText(outcome.points, "point(s)");
    if (!outcome.grown.empty())
        text += "; " + countedText(std::ssize(outcome.grown), "known run(s) (has|have) new points");
    if (outcome.unchanged > 0)
        text += "; " + countedText(static_cast<std::int64_t>(outcome.unchanged), "known run(s) (has|have) nothing new");
    return text;
}

} // namespace

int importRuns(const ImportCommand& command)
{
    const InterruptGuard guard(InterruptGuard::Catches::EveryEnd); // stores what was read and ends the runs
    const ImportOptions options = importOptions(command);
    if (options.follow && command.paths.size() > 1)
        throw Failure(ErrorKind::BadInput, "follow", command.paths[1], "--follow takes one path",
                      "Name the folder that holds all logs.");
    Session session;
    if (session.store().readingOnly()) // else the logs would be read in vain
        throw Failure(*session.store().readingOnly());
    const bool terminal = ::isatty(STDERR_FILENO) == 1;
    double shown = 0.0;
    std::set<std::string> toldAtOnce; // while logs are followed
    const auto tell = [&](const ImportProgress& progress) {
        if (progress.lost) {
            complain(*progress.lost);
            toldAtOnce.insert(progress.lost->text());
        }
        if (progress.readAgain) {
            std::fprintf(stderr, "trainyard: %s can be read again.\n", printable(progress.readAgain->subject).c_str());
            toldAtOnce.erase(progress.readAgain->text());
        }
        if (terminal && steadyTime() - shown > kShowSeconds) {
            shown = steadyTime();
            std::fprintf(stderr, "\r%zu of %zu logs, %s points ", progress.logs, progress.totalLogs,
                         countText(progress.points).c_str());
        }
        return !InterruptGuard::interrupted();
    };
    const ImportOutcome all = importAll(session.store(), command.paths, options, tell);
    if (shown > 0.0)
        std::fprintf(stderr, "\n");
    for (const Error& error : all.skipped)
        if (!toldAtOnce.contains(error.text()))
            complain(error);
    for (const Reason& reason : all.leftOut)
        std::fprintf(stderr, "trainyard: %s\n", printable(reason.text()).c_str());
    if (command.json) {
        printImport(all);
        return all.skipped.empty() ? kOk : kFailed;
    }
    for (const foreign::LogDamage& damage : all.damage)
        std::fprintf(stderr, "%s, byte %s: %s\n", printable(damage.file.string()).c_str(),
                     countText(damage.offset).c_str(), printable(damage.what.text()).c_str());
    for (const foreign::LogTail& tail : all.tails)
        std::fprintf(stderr, "%s was read to byte %s of %s: its end is not written yet, or cut off\n",
                     printable(tail.file.string()).c_str(), countText(tail.read).c_str(), countText(tail.size).c_str());
    if (all.others > 0)
        std::fprintf(stderr, "%s not kept: audio, tables, texts and the like\n",
                     countedText(all.others, "value(s) (is|are)").c_str());
    if (all.empty > 0)
        std::fprintf(stderr, "%s no values and became no run\n",
                     countedText(static_cast<std::int64_t>(all.empty), "log(s) (has|have)").c_str());
    std::printf("%s\n", importSummary(all).c_str());
    return all.skipped.empty() ? kOk : kFailed;
}

} // namespace trainyard::commands
