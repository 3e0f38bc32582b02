// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/clock.h"
#include "backend/protocol/locations.h"
#include "cluster/control/run_adoption.h"
#include "cluster/control/store_rebuild.h"
#include "gui/command_line/commands.h"
#include "gui/command_line/json.h"
#include "gui/command_line/progress.h"
#include "gui/command_line/session.h"
#include "gui/command_line/wait.h"
#include "storage/store/salvage.h"

#include <unistd.h>

#include <cstdio>
#include <iostream>
#include <string>

namespace trainyard::commands {
namespace {

constexpr double kTellSeconds = 0.2;

void showProgress(const RebuildProgress& progress)
{
    std::fprintf(stderr, "\r%zu of %zu runs, %lld of %lld MB read ", progress.runs, progress.totalRuns,
                 static_cast<long long>(progress.bytes / 1'000'000),
                 static_cast<long long>(progress.totalBytes / 1'000'000));
}

void printRebuild(const RebuildOutcome& outcome)
{
    nlohmann::ordered_json document = {{"store", storePath().string()},
                                       {"runs", outcome.runs},
                                       {"points", outcome.points},
                                       {"annotated", outcome.annotated},
                                       {"elsewhere", outcome.elsewhere},
                                       {"without_directory", outcome.pointless},
                                       {"deleted", outcome.deleted},
                                       {"lost", outcome.lost},
                                       {"adoptable", outcome.adoptable},
                                       {"data_sets", outcome.dataSets},
                                       {"reports", outcome.reports},
                                       {"unread", outcome.unread},
                                       {"set_aside", outcome.setAside.string()},
                                       {"damaged_notes", outcome.damagedNotes}};
    if (!outcome.ledTo.empty())
        document["link_to_nothing"] = outcome.ledTo.string();
    document["skipped"] = nlohmann::ordered_json::array();
    for (const Error& error : outcome.skipped)
        document["skipped"].push_back(error.text());
    printJson(document);
}

/// Throws Failure unless nothing can be lost by a rebuild, or the user wants it all the same.
void mayRebuild(const RebuildCommand& options)
{
    const StoreCheck check = checkStore(storePath());
    if (check.problem && (check.problem->reasonCode == "store.no-store" || // somebody's own file
                          check.problem->reasonCode == "store.not-a-file"))
        throw Failure(errorWith(ErrorKind::BadInput, "rebuild the store", storePath().string(), check.problem->why()));
    if (check.problem && check.problem->kind != ErrorKind::BadInput && !options.force)
        throw Failure(*check.problem); // a newer version's store, or one that may not be read
    requireRebuildable(storePath(), runsFolder());
    if (check.kind == StoreCheck::Kind::Whole && !options.force && !salvageStore(storePath()).runs.empty())
        throw Failure(ErrorKind::BadInput, "rebuild the store", storePath().string(), "it is not damaged",
                      "Nothing was changed. Give --force to rebuild it all the same.");
    const bool mayLose = check.kind == StoreCheck::Kind::Damaged || check.kind == StoreCheck::Kind::Foreign;
    if (!mayLose || options.yes || salvageStore(storePath()).complete)
        return;
    std::fprintf(
        stderr,
        "trainyard: the list of runs in %s cannot be read completely. Names, notes and tags that lie beside the "
        "runs are kept; older ones, data sets and runs on other machines may be lost, and runs that were deleted "
        "may come back. The old file stays.\n",
        storePath().c_str());
    if (::isatty(STDIN_FILENO) != 1 || options.json)
        throw Failure(ErrorKind::BadInput, "rebuild the store", storePath().string(),
                      "it cannot be read completely, and nobody can be asked",
                      "Nothing was changed. Give --yes to rebuild it with what can be read.");
    std::fprintf(stderr, "Rebuild it? [y/N] ");
    std::string answer;
    std::getline(std::cin, answer);
    if (answer != "y" && answer != "yes")
        throw Failure(ErrorKind::Cancelled, "rebuild the store", storePath().string(), "it was not wanted",
                      "Nothing was changed.");
}

} // namespace

int rebuildStore(const RebuildCommand& options)
{
    const InterruptGuard guard(InterruptGuard::Catches::EveryEnd); // an unfinished store is removed
    mayRebuild(options);
    const bool terminal = ::isatty(STDERR_FILENO) == 1;
    double told = 0.0;
    const auto tell = [&](const RebuildProgress& progress) {
        if (!terminal || steadyTime() - told < kTellSeconds)
            return;
        told = steadyTime();
        showProgress(progress);
    };
    const RebuildOutcome outcome = trainyard::rebuildStore(
        storePath(), runsFolder(), tell, [] { return InterruptGuard::interrupted(); }, {options.withDeleted});
    if (told > 0.0)
        std::fprintf(stderr, "\n");
    for (const Error& error : outcome.skipped)
        complain(error);
    if (options.json) {
        printRebuild(outcome);
        return kOk;
    }
    std::printf("%s with %s in the new store %s\n",
                countedText(static_cast<std::int64_t>(outcome.runs), "run(s)").c_str(),
                countedText(outcome.points, "point(s)").c_str(), storePath().c_str());
    for (const std::string& sentence : outcomeSentences(outcome))
        std::printf("%s\n", printable(sentence).c_str());
    if (!outcome.ledTo.empty())
        std::printf("There was no old store, only a link to %s, where nothing is. The link is now %s\n",
                    printable(outcome.ledTo.string()).c_str(), outcome.setAside.c_str());
    else if (!outcome.setAside.empty())
        std::printf("The old store is now %s\n", outcome.setAside.c_str());
    return kOk;
}

int adoptMachineRuns(const std::string& name, bool json)
{
    const InterruptGuard guard;
    Session session;
    const MachineEntry entry = session.machine(name);
    if (entry.id == kLocalMachineId)
        throw Failure(ErrorKind::BadInput, "adopt the runs of", name, "they are on this workstation",
                      "'trainyard store rebuild' reads them.");
    const bool terminal = ::isatty(STDERR_FILENO) == 1;
    const AdoptionOutcome outcome =
        adoptRuns(session.store(), session.connected(entry.id), runsFolder(), session.listedMachines(),
                  [&](const AdoptionProgress& progress) {
                      if (terminal)
                          std::fprintf(stderr, "\r%zu of %zu runs found ", progress.done, progress.runs);
                      return !InterruptGuard::interrupted();
                  });
    if (terminal)
        std::fprintf(stderr, "\n");
    for (const Error& error : outcome.skipped)
        complain(error);
    if (json) {
        nlohmann::ordered_json document = {
            {"machine", entry.id},    {"runs", outcome.runs},           {"moved", outcome.moved},
            {"known", outcome.known}, {"campaigns", outcome.campaigns}, {"skipped", nlohmann::ordered_json::array()}};
        for (const Error& error : outcome.skipped)
            document["skipped"].push_back(error.text());
        printJson(document);
        return kOk;
    }
    std::printf("adopted %s of %s, %s known already\n",
                countedText(static_cast<std::int64_t>(outcome.runs), "run(s)").c_str(), printable(entry.name).c_str(),
                countedText(static_cast<std::int64_t>(outcome.known), "(was|were)").c_str());
    if (outcome.moved > 0)
        std::printf("took over %s of a machine that was removed\n",
                    countedText(static_cast<std::int64_t>(outcome.moved), "run(s)").c_str());
    for (const std::string& campaign : outcome.campaigns)
        std::printf("campaign %s\n", printable(campaign).c_str());
    return kOk;
}

} // namespace trainyard::commands
