// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/command_line/commands.h"

#include "backend/protocol/exit_code.h"
#include "backend/protocol/reasons.h"
#include "backend/protocol/reasons_job.h"
#include "backend/protocol/reasons_window.h"
#include "backend/protocol/run_name.h"
#include "cluster/control/run_uses.h"
#include "cluster/control/trash_runs.h"
#include "gui/command_line/json.h"
#include "gui/command_line/program_spec.h"
#include "gui/command_line/progress.h"
#include "gui/command_line/session.h"
#include "gui/command_line/spec.h"
#include "gui/command_line/wait.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <future>
#include <iostream>
#include <limits>
#include <memory>
#include <optional>
#include <utility>

namespace trainyard::commands {
namespace {

constexpr double kRunSettleSeconds = 20.0; // of bringing the store up to date before a command

std::vector<RunSpec> specsOf(const RunOptions& options)
{
    const bool preset = options.builtIn || !options.preset.empty();
    if (!options.program.empty()) {
        if (preset || !options.specs.empty())
            throw Failure(ErrorKind::BadInput, "start a run", {}, "a spec or preset stands beside a program",
                          "See 'trainyard run --help'.");
        return {programSpec(options)};
    }
    if (preset == !options.specs.empty() || (options.builtIn && !options.preset.empty()))
        throw Failure(ErrorKind::BadInput, "start a run", {},
                      "give exactly one of SPEC, --preset, --builtin and -- PROGRAM", "See 'trainyard run --help'.");
    if (!options.name.empty() && options.specs.size() > 1)
        throw Failure(ErrorKind::BadInput, "start the runs", {}, "--name is for one run, not for several");
    // All specs are read before the first run starts, so a mistake in the last one starts none.
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

/// Throws Failure before anything is asked or stored.
void requireName(const RunSpec& spec)
{
    if (withoutOuterBlanks(spec.name).empty())
        throw Failure(ErrorKind::BadInput, "start a run", {}, "its name has only blanks",
                      "Give it another name, or none: Trainyard then makes one.");
}

/// Runs with the number of their newest job before this command; a higher number shows that the command took effect.
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

int detached(Session& session, const std::vector<std::string>& ids)
{
    const bool several = ids.size() > 1;
    std::fprintf(stderr, "\nStopped watching; the run%s. Stop with: trainyard runs stop",
                 several ? "s continue" : " continues");
    for (const std::string& id : ids)
        std::fprintf(stderr, " %s", id.c_str());
    std::fputc('\n', stderr);
    tellPending(session, ids);
    return kDetached;
}

/// kFailed if the queue rejected one of the runs; the reason was printed with the run's state.
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

/// kFailed if one of the runs was deleted by somebody else, which is printed: nothing is left of it to wait for.
int lost(Session& session, const std::vector<std::string>& ids)
{
    int code = kOk;
    for (const std::string& id : ids) {
        if (session.reader().run(id))
            continue;
        complain(errorWith(ErrorKind::NotFound, "follow the run", id, windowReason("window.run-deleted")));
        code = kFailed;
    }
    return code;
}

/// Waits until the queue has taken or rejected every run, then for its end if requested. Without `wait` a queue that
/// does not answer is not waited for: the requests are stored.
int followStarted(Session& session, const JobNumbers& before, bool wait, bool json)
{
    std::vector<std::string> ids;
    for (const auto& [id, number] : before)
        ids.push_back(id);
    const InterruptGuard guard;
    ProgressView view(json ? stderr : stdout);
    const auto submitted = [&](const RunRow& row) {
        return jobNumber(row.token) > numberOf(before, row.id) && (wait || isQueued(row));
    };
    const double patience = wait ? std::numeric_limits<double>::infinity() : kQueuePatience;
    WaitEnd end = waitPatiently(session, ids, view, submitted, patience);
    if (end == WaitEnd::Over && wait && !waitFor(session, ids, view))
        end = WaitEnd::Interrupted;
    if (end == WaitEnd::Interrupted)
        return detached(session, ids);
    if (json)
        printRuns(session, ids, wait);
    if (end == WaitEnd::NoAnswer) {
        tellPending(session, ids);
        return kPending;
    }
    const int code = wait ? firstFault(session, ids) : refused(session, ids);
    const int gone = lost(session, ids);
    return code == kOk ? gone : code;
}

/// Waits after "stop" until the run has saved its checkpoint; the other commands are done once requested. Runs out of
/// reach are not waited for: their requests are stored.
int followAsked(Session& session, const JobNumbers& before, const ActOptions& options)
{
    if (std::holds_alternative<ResumeRequest>(options.request))
        return followStarted(session, before, options.wait, options.json);
    const bool saves = std::holds_alternative<CheckpointRequest>(options.request);
    const std::string word = traitsOf(asRequest(options.request)).word;
    std::vector<std::string> ids;
    std::vector<RunRow> rows;
    for (const auto& [id, number] : before) {
        ids.push_back(id);
        if (std::optional<RunRow> row = session.reader().run(id))
            rows.push_back(std::move(*row));
    }
    const Session::Carried carried = session.carriedOut(rows, "'runs " + word + "'");
    if (carried.failed)
        return kFailed;
    std::vector<std::string> sent = ids;
    std::erase_if(sent, [&](const std::string& id) { return carried.waiting.contains(id); });
    if (options.wait && !saves && !sent.empty()) {
        const InterruptGuard guard;
        ProgressView view(options.json ? stderr : stdout);
        if (!waitFor(session, sent, view))
            return kDetached;
    }
    if (options.json)
        printRuns(session, ids, false);
    else if (!options.wait || saves)
        for (const std::string& id : sent)
            std::printf("%s: requested to %s\n", id.c_str(),
                        saves                                                    ? "save a checkpoint"
                        : std::holds_alternative<ExtendRequest>(options.request) ? "save and continue in a new job"
                                                                                 : word.c_str());
    return carried.waiting.empty() ? kOk : kPending;
}

/// Asks each run. One that refuses, such as a run that has ended meanwhile, is told of and keeps none of the others
/// from being asked.
JobNumbers askedRuns(Session& session, const std::vector<RunRow>& rows, const RunRequest& request)
{
    JobNumbers asked;
    for (const RunRow& row : rows) {
        try {
            session.launcher().ask(row.id, request);
            asked.emplace_back(row.id, jobNumber(row.token));
        } catch (const Failure& failure) {
            const ErrorKind kind = failure.error().kind;
            if (kind != ErrorKind::BadInput && kind != ErrorKind::Unsupported)
                throw;
            complain(failure.error());
        }
    }
    return asked;
}

/// "Used by the report 'Week 3' (2 blocks) and the campaign 'lr' (1 run)."; empty if nothing uses them.
std::string usesText(const RunUses& uses)
{
    std::vector<std::string> parts;
    for (const ReportUse& use : uses.reports)
        parts.push_back("the report '" + use.title + "' (" + countedText(use.blocks, "block(s)") + ")");
    for (const CampaignUse& use : uses.campaigns)
        parts.push_back("the campaign '" + use.name + "' (" + countedText(use.runs, "run(s)") + ")");
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i)
        text += (i == 0 ? "Used by " : i + 1 == parts.size() ? " and " : ", ") + parts[i];
    return text.empty() ? text : printable(text) + ".";
}

nlohmann::ordered_json usesJson(const RunUses& uses)
{
    nlohmann::ordered_json json = {{"reports", nlohmann::ordered_json::array()},
                                   {"campaigns", nlohmann::ordered_json::array()}};
    for (const ReportUse& use : uses.reports)
        json["reports"].push_back({{"report", use.report}, {"title", use.title}, {"blocks", use.blocks}});
    for (const CampaignUse& use : uses.campaigns)
        json["campaigns"].push_back({{"campaign", use.id}, {"name", use.name}, {"runs", use.runs}});
    return json;
}

bool confirmed(const std::vector<RunRow>& rows, const RunUses& uses, bool withDirectory)
{
    for (const RunRow& row : rows)
        std::printf("%s  %s  %s%s\n", row.id.c_str(), std::string(name(row.state)).c_str(), printable(row.name).c_str(),
                    withDirectory ? printable("  " + row.directory).c_str() : "");
    if (const std::string used = usesText(uses); !used.empty())
        std::printf("%s\n", used.c_str());
    std::printf("Delete %s permanently? [y/N] ", rows.size() == 1 ? "this run" : "these runs");
    std::fflush(stdout);
    std::string answer;
    std::getline(std::cin, answer);
    return answer == "y" || answer == "Y" || answer == "yes";
}

/// What is left of deleted runs whose machines were removed from the list.
void sayRecordsOnly(Session& session, const std::vector<RunRow>& rows)
{
    for (const RunRow& row : rows)
        if (session.isRemoved(row))
            std::fprintf(stderr,
                         "trainyard: Only the record of %s was deleted: its machine was removed from the list, so its "
                         "job and its files there stay%s.\n",
                         printable(row.name).c_str(),
                         printable(row.directory.empty() ? "" : " in " + row.directory).c_str());
}

/// A script that waits is told of a bad spec as the engine would tell it. Others get the failure again.
int refuse(const Failure& failure, bool waits)
{
    if (!waits || failure.error().kind != ErrorKind::BadInput)
        throw failure;
    complain(failure.error());
    return static_cast<int>(ExitCode::BadSpec);
}

} // namespace

int run(const RunOptions& options)
{
    if (options.readHelp) {
        if (options.program.empty())
            throw Failure(ErrorKind::BadInput, "read the help", {}, "no program is given",
                          "Write it after --: trainyard run --read-help -- python train.py");
        return printHelpOptions(options);
    }
    std::vector<RunSpec> specs;
    try {
        specs = specsOf(options);
        std::for_each(specs.begin(), specs.end(), requireName);
    } catch (const Failure& failure) {
        return refuse(failure, options.wait);
    }
    Session session;
    std::string machine;
    if (!options.machine.empty()) {
        machine = session.machine(options.machine).id;
        session.connect(machine); // before anything is stored, so a wrong name or a refused login starts nothing
    }
    try {
        for (const RunSpec& spec : specs)
            tellPlan(session, spec, machine);
    } catch (const StartRefused& refused) {
        if (!options.wait)
            throw;
        complain(refused.error());
        return static_cast<int>(refused.code);
    }
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
    session.catchUpWith(session.findAll(options.runs), kRunSettleSeconds); // what is asked depends on their state
    const std::vector<RunRow> rows = session.findAll(options.runs);
    for (const RunRow& row : rows)
        session.requireMachine(row); // a request that nobody can carry out is not stored
    RunRequest request = options.request;
    if (auto* extension = std::get_if<ExtendRequest>(&request))
        extension->seconds = options.minutes * 60.0;
    const JobNumbers before = askedRuns(session, rows, request);
    if (before.empty())
        return kFailed;
    const int code = followAsked(session, before, options);
    return code == kOk && before.size() < rows.size() ? kFailed : code;
}

int watchRuns(const std::vector<std::string>& runs, bool json)
{
    Session session;
    JobNumbers before;
    for (const RunRow& row : session.findAll(runs)) {
        if (!isFinal(row.state))
            session.requireMachine(row);                       // before anything is shown
        before.emplace_back(row.id, jobNumber(row.token) - 1); // its newest job is the one to watch
    }
    return followStarted(session, before, true, json);
}

int deleteRuns(const DeleteOptions& options)
{
    auto opened = std::make_unique<Session>();
    opened->catchUp(kRunSettleSeconds);
    const std::vector<RunRow> rows = opened->findAll(options.runs);
    const RunUses uses = readUses(opened->reader(), rows);
    if (!options.yes) {
        if (!::isatty(STDIN_FILENO) || options.json)
            throw Failure(ErrorKind::BadInput, "delete the runs", {}, "there is no terminal to confirm it",
                          "Add --yes.");
        if (!confirmed(rows, uses, options.withDirectory)) {
            std::fputs("Nothing was deleted.\n", stdout);
            return kFailed;
        }
    }
    std::vector<std::string> ids;
    for (const RunRow& row : rows)
        ids.push_back(row.id);
    const std::optional<Error> refusal = opened->store().readingOnly();
    if (refusal && refusal->kind == ErrorKind::NoSpace) {
        if (!options.withDirectory)
            throw Failure(ErrorKind::NoSpace, "delete the runs from", refusal->subject, "the disk is full",
                          "Add --with-directory: removing the run directories makes room.");
        opened->launcher().makeRoom(ids);
        opened.reset(); // closes the store, so that it can be opened for writing
        opened = std::make_unique<Session>();
    }
    Session& session = *opened;
    session.launcher().remove(ids, options.withDirectory);
    bool failed = false;
    for (const Launcher::Outcome& outcome : session.launcher().carryOut(true)) {
        if (outcome.error)
            complain(*outcome.error);
        failed = failed || outcome.error;
    }
    // Directories of other machines: now as well, or whenever somebody reaches the machine.
    std::vector<RunRow> elsewhere;
    for (const RunRow& row : rows)
        if (options.withDirectory && row.machine != kLocalMachineId && !session.isRemoved(row))
            elsewhere.push_back(row);
    Session::Carried carried;
    if (!elsewhere.empty())
        carried = session.carriedOut(elsewhere, "'runs delete'");
    failed = carried.failed || failed;
    std::erase_if(ids, [&](const std::string& id) { return carried.waiting.contains(id); }); // they go later
    if (options.json)
        printJson({{"deleted", ids}, {"with_directories", options.withDirectory}, {"used_by", usesJson(uses)}});
    else if (!failed && !ids.empty())
        std::printf("Deleted %s.\n", countedText(std::ssize(ids), "run(s)").c_str());
    if (const std::string used = usesText(uses); !used.empty() && options.yes && !options.json && !failed)
        std::fprintf(stderr, "trainyard: note: %s\n", used.c_str()); // with a question it stood there
    sayRecordsOnly(session, rows);
    return failed ? kFailed : carried.waiting.empty() ? kOk : kPending;
}

int shelveRuns(const ShelveOptions& options)
{
    Session session;
    session.catchUp(kRunSettleSeconds);
    const bool away = options.kind == "archive" || options.kind == "trash";
    const bool archive = options.kind == "archive" || options.kind == "unarchive";
    std::vector<std::string> ids;
    std::int64_t moved = 0;
    for (const RunRow& row : session.findAll(options.runs)) {
        ids.push_back(row.id);
        moved += (archive ? row.archived : row.trashedAt > 0.0) != away ? 1 : 0;
    }
    RunStore& store = session.store();
    Result<void> stored;
    if (options.kind == "trash" && !options.unfinished) {
        if (const std::optional<RunRow> row = trashEnded(store, ids))
            throw Failure(ErrorKind::Busy, "move to the trash", row->name,
                          Reason(jobReason("job.would-continue", stateReason(row->state)).words,
                                 "Stop it first with 'trainyard runs stop " + row->id + "', or add --unfinished."));
    } else {
        stored = (archive ? store.setArchived(ids, away) : store.setTrashed(ids, away)).get();
    }
    if (!stored.ok())
        throw Failure(stored.error());
    if (options.json)
        printJson({{"runs", ids}, {archive ? "archived" : "trashed", away}});
    else
        std::printf("%s %s.\n", away ? (archive ? "Archived" : "Moved to the trash:") : "Put back",
                    countedText(moved, "run(s)").c_str());
    return kOk;
}

} // namespace trainyard::commands
