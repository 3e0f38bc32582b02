// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/annotations.h"
#include "backend/protocol/checkpoint_reference.h"
#include "backend/protocol/queue.h"
#include "backend/protocol/reason_json.h"
#include "backend/protocol/run_directory.h"
#include "backend/protocol/trace_request.h"
#include "tests/fuzz/fuzz_support.h"
#include "tests/fuzz/targets.h"

using namespace trainyard;

namespace {

/// What was read and written again is read as the same.
template <typename Parse, typename Print>
void roundTrip(std::string_view text, Parse parse, Print print)
{
    const auto first = parse(text);
    if (!first)
        return;
    const std::string written = print(*first);
    const auto second = parse(std::string_view(written));
    fuzz::must(second.has_value(), "a file that was written cannot be read");
    fuzz::must(print(*second) == written, "a file changes when it is written and read");
}

} // namespace

/// The small files of a run directory and of a queue folder.
void trainyard::fuzz::run_files(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = textOf(data, size);
    roundTrip(text, parseAttempt, attemptToText);
    roundTrip(text, parseResult, resultToText);
    roundTrip(text, parseAnnotations, [](const Annotations& read) { return toText(read); });
    roundTrip(text, parseQueueEntry, [](const QueueEntry& read) { return toText(read); });
    roundTrip(text, parseQueueState, [](const QueueState& read) { return toText(read); });
    roundTrip(text, parseSupervisorInfo, [](const SupervisorInfo& read) { return toText(read); });
    const auto control = [](std::string_view given) -> std::optional<ControlRequest> {
        const ControlRequest read = parseControl(given);
        return read.number == 0 ? std::nullopt : std::optional(read);
    };
    roundTrip(text, control, controlToText);
    reasonOf("words", text);
    statTellsAlive(text, 7);
    for (const std::string_view line : linesOf(text)) {
        const std::optional<TraceRequest> request = parseTraceSteps(std::string(line));
        must(!request || (request->steps >= 1 && request->steps <= TraceRequest::kMostSteps && request->firstStep >= 0),
             "a trace beyond its limits");
        if (line.find('\0') == std::string_view::npos)
            traceFolderFrom(std::string(line));
    }
}
