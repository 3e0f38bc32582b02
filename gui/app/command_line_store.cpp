// SPDX-License-Identifier: GPL-3.0-or-later
#include "backend/base/clock.h"
#include "backend/protocol/locations.h"
#include "gui/app/command_line_commands.h"
#include "gui/app/command_line_json.h"
#include "gui/app/command_line_progress.h"
#include "gui/app/command_line_session.h"
#include "gui/app/command_line_wait.h"
#include "gui/services/run_adoption.h"
#include "gui/services/store_rebuild.h"

#include <unistd.h>

#include <cstdio>

namespace trainyard::commands {
namespace {

constexpr double kTellSeconds = 0.2;

void showProgress(const RebuildProgress& progress)
{
    std::fprintf(stderr, "\r%zu of %zu runs, %lld of %lld MB read ", progress.runs, progress.totalRuns,
                 static_cast<long long>(progress.bytes / 1'000'000),
                 static_cast<long long>(progress.totalBytes / 1'000'000));
}

} // namespace

int rebuildStore(bool json)
{
    const InterruptGuard guard;
    const bool terminal = ::isatty(STDERR_FILENO) == 1;
    double told = 0.0;
    const auto tell = [&](const RebuildProgress& progress) {
        if (!terminal || steadyTime() - told < kTellSeconds)
            return;
        told = steadyTime();
        showProgress(progress);
    };
    const RebuildOutcome outcome =
        trainyard::rebuildStore(storePath(), runsFolder(), tell, [] { return InterruptGuard::interrupted(); });
    if (told > 0.0)
        std::fprintf(stderr, "\n");
    for (const Error& error : outcome.skipped)
        complain(error);
    if (json) {
        nlohmann::ordered_json document = {{"store", storePath().string()},
                                           {"runs", outcome.runs},
                                           {"points", outcome.points},
                                           {"set_aside", outcome.setAside.string()}};
        document["skipped"] = nlohmann::ordered_json::array();
        for (const Error& error : outcome.skipped)
            document["skipped"].push_back(error.text());
        printJson(document);
        return kOk;
    }
    std::printf("%s %s with %s points in the new store %s\n",
                countText(static_cast<std::int64_t>(outcome.runs)).c_str(), outcome.runs == 1 ? "run" : "runs",
                countText(outcome.points).c_str(), storePath().c_str());
    if (!outcome.setAside.empty())
        std::printf("the old store lies in %s\n", outcome.setAside.c_str());
    return kOk;
}

int adoptMachineRuns(const std::string& name, bool json)
{
    const InterruptGuard guard;
    Session session;
    const MachineEntry entry = session.machine(name);
    if (entry.id == kLocalMachineId)
        throw Failure(ErrorKind::BadInput, "take up the runs of", name, "they lie on this computer",
                      "'trainyard store rebuild' reads them.");
    const bool terminal = ::isatty(STDERR_FILENO) == 1;
    const AdoptionOutcome outcome =
        adoptRuns(session.store(), session.connected(entry.id), runsFolder(), [&](const AdoptionProgress& progress) {
            if (terminal)
                std::fprintf(stderr, "\r%zu of %zu runs found ", progress.done, progress.runs);
            return !InterruptGuard::interrupted();
        });
    if (terminal)
        std::fprintf(stderr, "\n");
    for (const Error& error : outcome.skipped)
        complain(error);
    if (json) {
        nlohmann::ordered_json document = {{"machine", entry.id},
                                           {"runs", outcome.runs},
                                           {"known", outcome.known},
                                           {"campaigns", outcome.campaigns},
                                           {"skipped", nlohmann::ordered_json::array()}};
        for (const Error& error : outcome.skipped)
            document["skipped"].push_back(error.text());
        printJson(document);
        return kOk;
    }
    std::printf("%s %s of %s taken up, %s known before\n", countText(static_cast<std::int64_t>(outcome.runs)).c_str(),
                outcome.runs == 1 ? "run" : "runs", printable(entry.name).c_str(),
                countText(static_cast<std::int64_t>(outcome.known)).c_str());
    for (const std::string& campaign : outcome.campaigns)
        std::printf("campaign %s\n", printable(campaign).c_str());
    return kOk;
}

} // namespace trainyard::commands
