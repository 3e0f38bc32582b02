// SPDX-License-Identifier: GPL-3.0-or-later
// `trainyard runs trace`: requests a trace from a run, or lists its traces.
#include "backend/protocol/run_directory.h"
#include "backend/protocol/trace_request.h"
#include "cluster/control/run_files.h"
#include "gui/command_line/commands.h"
#include "gui/command_line/json.h"
#include "gui/command_line/progress.h"
#include "gui/command_line/session.h"
#include "gui/command_line/table.h"

#include <cstdio>

namespace trainyard::commands {
namespace {

constexpr double kTraceSettleSeconds = 5.0;

bool isHere(const RunRow& row)
{
    return row.machine.empty() || row.machine == kLocalMachineId;
}

/// " on MACHINE" for a run elsewhere: its folders are not those of this workstation.
std::string placeOf(Session& session, const RunRow& row)
{
    return isHere(row) ? std::string() : " on " + printable(session.machine(row.machine).name);
}

int listTraces(Session& session, const RunRow& row, bool json)
{
    const std::vector<StoredTrace> traces = RunFiles(*session.machineOf(row).transport, row.directory).traces();
    nlohmann::ordered_json out = nlohmann::ordered_json::array();
    TextTable table({"attempt", "steps", "ranks", "kB", "folder"}, {true, true, true, true, false});
    for (const auto& [folder, ranks, bytes] : traces) {
        out.push_back({{"attempt", folder.attempt},
                       {"first_step", folder.firstStep},
                       {"last_step", folder.lastStep},
                       {"ranks", ranks},
                       {"bytes", bytes},
                       {"folder", folder.path.string()}});
        table.add({std::to_string(folder.attempt),
                   std::to_string(folder.firstStep) + "-" + std::to_string(folder.lastStep), std::to_string(ranks),
                   countText((bytes + 500) / 1000), printable(folder.path.string())});
    }
    if (json)
        printJson({{"run", row.id}, {"traces", out}});
    else if (traces.empty())
        std::printf("The run has no traces. `trainyard runs trace %s --steps +20` requests one while it runs.\n",
                    row.id.c_str());
    else
        std::fputs((table.text() + (isHere(row) ? "" : "The folders are" + placeOf(session, row) + ".\n")).c_str(),
                   stdout);
    return kOk;
}

/// "the next 20 steps" for +20, "the steps 101-110".
std::string shownSteps(const std::string& steps)
{
    return steps.starts_with('+') ? "the next " + steps.substr(1) + " steps" : "the steps " + steps;
}

} // namespace

int traceRun(const TraceOptions& options)
{
    Session session;
    session.catchUp(kTraceSettleSeconds);
    if (options.steps.empty())
        return listTraces(session, session.find(options.run), options.json);
    std::optional<TraceRequest> request = parseTraceSteps(options.steps);
    if (!request)
        throw Failure(ErrorKind::BadInput, "trace the steps", options.steps, "this is not a range of steps",
                      "Write 101-110 for these steps, +20 for the next twenty; at most " +
                          std::to_string(TraceRequest::kMostSteps) + ".");
    request->megabytes = options.megabytes;
    session.catchUpWith({session.find(options.run)}, kTraceSettleSeconds);
    const RunRow row = session.find(options.run);
    session.launcher().ask(row.id, RecordTraceRequest{request});
    const Session::Carried carried = session.carriedOut({row}, "'runs trace'");
    if (carried.failed)
        return kFailed;
    const bool waiting = !carried.waiting.empty();
    const std::string folder = RunDirectory(row.directory).traces(row.attempts).string();
    if (options.json)
        printJson({{"run", row.id}, {"request", toJson(*request)}, {"folder", folder}});
    else if (!waiting)
        std::printf("%s: requested a trace of %s; it will be in %s%s\n", row.id.c_str(),
                    shownSteps(options.steps).c_str(), printable(folder).c_str(), placeOf(session, row).c_str());
    return waiting ? kPending : kOk;
}

} // namespace trainyard::commands
