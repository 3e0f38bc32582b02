// SPDX-License-Identifier: Apache-2.0
#include "backend/train/killed_run.h"

#include "backend/base/clock.h"
#include "backend/protocol/event.h"
#include "backend/protocol/reasons.h"
#include "backend/train/checkpoint/checkpoint_store.h"
#include "backend/train/search/trial_start.h"

#include <algorithm>
#include <fstream>
#include <optional>
#include <string>

namespace trainyard {
namespace {

constexpr std::streamoff kTail = std::streamoff{1} << 20; // of the events: the last seconds

/// What the last lines of a file of events say of where the run stood.
void takeLastWords(const std::filesystem::path& events, RunResult& result)
{
    std::ifstream file(events, std::ios::binary | std::ios::ate);
    const std::streamoff size = file.tellg();
    file.seekg(std::max<std::streamoff>(0, size - kTail));
    for (std::string line; std::getline(file, line) && !file.eof();) { // the first may be cut, and is no event then
        const std::optional<Event> event = parseEventLine(line);
        if (!event)
            continue;
        if (const auto* metrics = std::get_if<MetricsEvent>(&event->body)) {
            result.step = std::max(result.step, metrics->step);
            result.epoch = std::max(result.epoch, metrics->epoch);
            result.elapsed = std::max(result.elapsed, metrics->elapsed);
        } else if (const auto* progress = std::get_if<ProgressEvent>(&event->body)) {
            result.totalSteps = std::max(result.totalSteps, progress->totalSteps);
        } else if (const auto* started = std::get_if<StartedEvent>(&event->body)) {
            result.totalSteps = std::max(result.totalSteps, started->totalSteps);
        }
    }
}

} // namespace

void writeResultFor(const RunDirectory& directory, pid_t writer, ExitCode code, const Error& error)
{
    const std::vector<int> attempts = directory.attempts();
    const std::optional<AttemptInfo> info = attempts.empty() ? std::nullopt : directory.readAttempt(attempts.back());
    std::error_code failed;
    if (!info || info->pid != writer || std::filesystem::exists(directory.result(), failed))
        return;
    RunResult result;
    result.code = code;
    result.attempt = info->number;
    result.endedAt = unixTime();
    result.message = errorReason(error);
    if (const auto found = CheckpointStore(directory.checkpoints()).list(); !found.empty()) {
        const CheckpointInfo& newest = found.front().info;
        result.checkpoint = "checkpoints/" + found.front().path.filename().string();
        result.step = newest.loop.step;
        result.epoch = newest.epochs();
        result.elapsed = newest.loop.elapsed;
        result.metrics = newest.loop.metrics;
    }
    takeLastWords(directory.events(info->number), result);
    directory.writeResult(result);
    endTrial(directory, code);
}

} // namespace trainyard
