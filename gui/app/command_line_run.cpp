// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/command_line_commands.h"
#include "gui/app/command_line_json.h"
#include "gui/app/command_line_session.h"
#include "gui/app/command_line_spec.h"
#include "gui/app/command_line_wait.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <future>
#include <iostream>
#include <utility>

namespace trainyard::commands {
namespace {

constexpr double kRunSettleSeconds = 20.0; // so long a command without --wait stays for its run to be queued

std::vector<RunSpec> specsOf(const RunOptions& options)
{
    const bool preset = options.builtIn || !options.preset.empty();
    if (preset == !options.specs.empty() || (options.builtIn && !options.preset.empty()))
        throw Failure(ErrorKind::BadInput, "start a run", {},
                      "one of SPEC, --preset and --builtin is needed, and only one", "See 'trainyard run --help'.");
    if (!options.name.empty() && options.specs.size() > 1)
        throw Failure(ErrorKind::BadInput, "start the runs", {}, "--name is for one run, not for several");
    // All are read before the first is started: a mistake in the last one starts none.
    std::vector<RunSpec> specs;
    for (const std::string& file : options.specs)
        specs.push_back(loadSpec(file, options.name));
    if (preset) {
        specs.push_back(presetSpec(options.preset));
        if (!options.name.empty())
            specs.back().name = options.name;
    }
    return specs;
}

/// Runs, as given, with the number of their newest job before this command: a higher one says that it did its work.
using JobNumbers = std::vector<std::pair<std::string, int>>;

int numberOf(const JobNumbers& runs, const std::string& id)
{
    const auto found = std::find_if(runs.begin(), runs.end(), [&](const auto& run) { return run.first == id; });
    return found == runs.end() ? 0 : found->second;
}

void printRuns(Session& session, const std::vector<std::string>& ids, bool ended)
{
    nlohmann::ordered_json json = {{"runs", nlohmann::ordered_json::array()}};
    for (const std::string& id : ids) {
        const std::optional<RunRow> row = session.reader().run(id, progressMetrics());
        if (!row)
            continue;
        json["runs"].push_back(runJson(*row, progressMetrics()));
        if (ended)
            json["runs"].back()["exit_code"] = session.exitCode(*row);
    }
    printJson(json);
}

int firstFault(Session& session, const std::vector<std::string>& ids)
{
    for (const std::string& id : ids)
        if (const std::optional<RunRow> row = session.reader().run(id))
            if (const int code = session.exitCode(*row); code != kOk)
                return code;
    return kOk;
}

int detached(const std::vector<std::string>& ids, bool several)
{
    std::fprintf(stderr, "\nNo longer watching; the run%s on. Stop with: trainyard runs stop",
                 several ? "s go" : " goes");
    for (const std::string& id : ids)
        std::fprintf(stderr, " %s", id.c_str());
    std::fputc('\n', stderr);
    return kDetached;
}

/// kFailed when the queue refused one of the runs; the reason has been told with the run's state.
int refused(Session& session, const std::vector<std::string>& ids)
{
    int code = kOk;
    for (const std::string& id : ids) {
        const std::optional<RunRow> row = session.reader().run(id);
        const std::optional<JobRow> job = row ? session.reader().job(row->token) : std::nullopt;
        if (job && job->state == JobState::Failed && job->startedAt == 0.0)
            code = kFailed;
    }
    return code;
}

/// Stays until every run is in the queue, or was refused; then waits for its end when asked to.
int followStarted(Session& session, const JobNumbers& before, bool wait, bool json)
{
    std::vector<std::string> ids;
    for (const auto& [id, number] : before)
        ids.push_back(id);
    const InterruptGuard guard;
    ProgressView view(json ? stderr : stdout);
    const auto submitted = [&](const RunRow& row) { return jobNumber(row.token) > numberOf(before, row.id); };
    bool there = waitFor(session, ids, view, submitted);
    if (there && wait)
        there = waitFor(session, ids, view);
    if (!there)
        return detached(ids, ids.size() > 1);
    if (json)
        printRuns(session, ids, wait);
    return wait ? firstFault(session, ids) : refused(session, ids);
}

/// "stop" is waited for as long as the run needs for its checkpoint; the others are done when they are asked for.
int followAsked(Session& session, const JobNumbers& before, const ActOptions& options)
{
    if (options.kind == "resume")
        return followStarted(session, before, options.wait, options.json);
    std::vector<std::string> ids;
    for (const auto& [id, number] : before)
        ids.push_back(id);
    std::vector<std::string> machines;
    for (const std::string& id : ids)
        if (const std::optional<RunRow> row = session.reader().run(id))
            machines.push_back(row->machine);
    bool failed = false;
    for (const Error& error : session.turn(machines).errors) {
        complain(error);
        failed = true;
    }
    if (failed)
        return kFailed;
    if (options.wait && options.kind != "checkpoint") {
        const InterruptGuard guard;
        ProgressView view(options.json ? stderr : stdout);
        if (!waitFor(session, ids, view))
            return kDetached;
    }
    if (options.json)
        printRuns(session, ids, false);
    else if (!options.wait || options.kind == "checkpoint")
        for (const std::string& id : ids)
            std::printf("%s: asked to %s\n", id.c_str(),
                        options.kind == "checkpoint" ? "save a checkpoint"
                        : options.kind == "extend"   ? "save and go on in a new job"
                                                     : options.kind.c_str());
    return kOk;
}

bool confirmed(const std::vector<RunRow>& rows, bool withDirectory)
{
    for (const RunRow& row : rows)
        std::printf("%s  %s  %s%s\n", row.id.c_str(), std::string(name(row.state)).c_str(), printable(row.name).c_str(),
                    withDirectory ? printable("  " + row.directory).c_str() : "");
    std::printf("Delete %s for good? [y/N] ", rows.size() == 1 ? "this run" : "these runs");
    std::fflush(stdout);
    std::string answer;
    std::getline(std::cin, answer);
    return answer == "y" || answer == "Y" || answer == "yes";
}

} // namespace

int run(const RunOptions& options)
{
    const std::vector<RunSpec> specs = specsOf(options);
    Session session;
    std::string machine;
    if (!options.machine.empty()) {
        machine = session.machine(options.machine).id;
        session.connect(machine); // before anything is stored: a mistake in the name or a refused log-in starts nothing
    }
    for (const RunSpec& spec : specs)
        if (machine.empty() || machine == kLocalMachineId)
            requirePrunable(session.transport(), spec);
    JobNumbers before;
    for (const RunSpec& spec : specs) {
        const std::string id = session.launcher().start(spec, machine);
        before.emplace_back(id, 0);
        if (!options.json)
            std::printf("%s  %s\n", id.c_str(), printable(spec.name).c_str());
        std::fflush(stdout);
    }
    return followStarted(session, before, options.wait, options.json);
}

int actOnRuns(const ActOptions& options)
{
    Session session;
    session.catchUp(kRunSettleSeconds);
    const std::vector<RunRow> rows = session.findAll(options.runs);
    JobNumbers before;
    for (const RunRow& row : rows) {
        session.launcher().ask(row.id, options.kind, Launcher::Wish{std::nullopt, options.minutes * 60.0});
        before.emplace_back(row.id, jobNumber(row.token));
    }
    return followAsked(session, before, options);
}

int watchRuns(const std::vector<std::string>& runs, bool json)
{
    Session session;
    JobNumbers before;
    for (const RunRow& row : session.findAll(runs))
        before.emplace_back(row.id, jobNumber(row.token) - 1); // its newest job is the one to watch
    return followStarted(session, before, true, json);
}

int deleteRuns(const DeleteOptions& options)
{
    Session session;
    session.catchUp(kRunSettleSeconds);
    const std::vector<RunRow> rows = session.findAll(options.runs);
    if (!options.yes) {
        if (!::isatty(STDIN_FILENO) || options.json)
            throw Failure(ErrorKind::BadInput, "delete the runs", {}, "nobody is here to confirm it", "Add --yes.");
        if (!confirmed(rows, options.withDirectory)) {
            std::fputs("Nothing was deleted.\n", stdout);
            return kFailed;
        }
    }
    std::vector<std::string> ids;
    for (const RunRow& row : rows)
        ids.push_back(row.id);
    session.launcher().remove(ids, options.withDirectory);
    bool failed = false;
    for (const Launcher::Outcome& outcome : session.launcher().carryOut(true)) {
        if (outcome.error)
            complain(*outcome.error);
        failed = failed || outcome.error;
    }
    if (options.json)
        printJson({{"deleted", ids}, {"with_directories", options.withDirectory}});
    else if (!failed)
        std::printf("Deleted %zu run%s.\n", ids.size(), ids.size() == 1 ? "" : "s");
    return failed ? kFailed : kOk;
}

int shelveRuns(const ShelveOptions& options)
{
    Session session;
    std::vector<std::string> ids;
    for (const RunRow& row : session.findAll(options.runs))
        ids.push_back(row.id);
    const bool away = options.kind == "archive" || options.kind == "trash";
    const bool archive = options.kind == "archive" || options.kind == "unarchive";
    RunStore& store = session.store();
    std::future<Result<void>> done = archive ? store.setArchived(ids, away) : store.setTrashed(ids, away);
    if (const Result<void> stored = done.get(); !stored.ok())
        throw Failure(stored.error());
    if (options.json)
        printJson({{"runs", ids}, {archive ? "archived" : "trashed", away}});
    else
        std::printf("%s %zu run%s.\n", away ? (archive ? "Archived" : "Moved to the trash:") : "Put back", ids.size(),
                    ids.size() == 1 ? "" : "s");
    return kOk;
}

} // namespace trainyard::commands
