// SPDX-License-Identifier: GPL-3.0-or-later
// `trainyard runs trace`: asks a run for a trace, lists those that there are.
#include "backend/protocol/trace_request.h"
#include "gui/app/command_line_commands.h"
#include "gui/app/command_line_json.h"
#include "gui/app/command_line_progress.h"
#include "gui/app/command_line_session.h"
#include "gui/app/command_line_table.h"

#include <cstdio>

namespace trainyard::commands {
namespace {

constexpr double kTraceSettleSeconds = 5.0;

std::uintmax_t bytesIn(const std::filesystem::path& folder, int& ranks)
{
    std::uintmax_t bytes = 0;
    std::error_code code;
    for (std::filesystem::directory_iterator it(folder, code), end; !code && it != end; it.increment(code)) {
        std::error_code ignored;
        const std::uintmax_t size = it->file_size(ignored);
        if (!ignored && it->path().extension() == ".json") {
            bytes += size;
            ++ranks;
        }
    }
    return bytes;
}

int listTraces(const RunRow& row, bool json)
{
    const std::vector<TraceFolder> traces = tracesOf(row.directory);
    nlohmann::ordered_json out = nlohmann::ordered_json::array();
    TextTable table({"attempt", "steps", "ranks", "kB", "folder"}, {true, true, true, true, false});
    for (const TraceFolder& trace : traces) {
        int ranks = 0;
        const std::uintmax_t bytes = bytesIn(trace.path, ranks);
        out.push_back({{"attempt", trace.attempt},
                       {"first_step", trace.firstStep},
                       {"last_step", trace.lastStep},
                       {"ranks", ranks},
                       {"bytes", bytes},
                       {"folder", trace.path.string()}});
        table.add({std::to_string(trace.attempt),
                   std::to_string(trace.firstStep) + "-" + std::to_string(trace.lastStep), std::to_string(ranks),
                   countText(static_cast<std::int64_t>((bytes + 500) / 1000)), printable(trace.path.string())});
    }
    if (json)
        printJson({{"run", row.id}, {"traces", out}});
    else if (traces.empty())
        std::printf("The run has no traces. `trainyard runs trace %s --steps +20` asks for one while it runs.\n",
                    row.id.c_str());
    else
        std::fputs(table.text().c_str(), stdout);
    return kOk;
}

} // namespace

int traceRun(const TraceOptions& options)
{
    Session session;
    session.catchUp(kTraceSettleSeconds);
    const RunRow row = session.find(options.run);
    if (options.steps.empty())
        return listTraces(row, options.json);
    std::optional<TraceRequest> request = parseTraceSteps(options.steps);
    if (!request)
        throw Failure(ErrorKind::BadInput, "trace the steps", options.steps, "they are not understood",
                      "Write 101-110 for these steps, +20 for the next twenty; at most " +
                          std::to_string(TraceRequest::kMostSteps) + ".");
    request->megabytes = options.megabytes;
    session.launcher().ask(row.id, "trace", request);
    for (const Launcher::Outcome& outcome : session.launcher().carryOut(true))
        if (outcome.error && outcome.runId == row.id) {
            complain(*outcome.error);
            return kFailed;
        }
    const std::string folder = RunDirectory(row.directory).traces(row.attempts).string();
    if (options.json)
        printJson({{"run", row.id}, {"request", toJson(*request)}, {"folder", folder}});
    else
        std::printf("%s: asked to trace %s; the trace comes to %s\n", row.id.c_str(), options.steps.c_str(),
                    printable(folder).c_str());
    return kOk;
}

} // namespace trainyard::commands
