// SPDX-License-Identifier: Apache-2.0
#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/base/files.h"
#include "backend/data/base/data_text.h"
#include "backend/engine/human_text.h"
#include "backend/engine/inspect.h"
#include "backend/protocol/event.h"
#include "backend/protocol/run_directory.h"
#include "backend/train/checkpoint/checkpoint_store.h"
#include "backend/train/monitor/host_info.h"

#include <nlohmann/json.hpp>

#include <fstream>

namespace trainyard {
namespace {

using OrderedJson = nlohmann::ordered_json;

/// Keeps the first complaint: one sentence is enough, and the text tells all.
void complain(Inspection& out, const std::string& sentence)
{
    if (out.complaint.empty())
        out.complaint = sentence;
}

/// What an attempt's event file holds.
struct EventCount {
    std::int64_t whole = 0;
    std::int64_t unreadable = 0;
    bool torn = false; ///< the last line has no end
    std::int64_t lastStep = 0;
};

EventCount countEvents(const std::filesystem::path& path)
{
    EventCount count;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        if (file.eof()) {
            count.torn = true;
            break;
        }
        const std::optional<Event> event = parseEventLine(line);
        ++(event ? count.whole : count.unreadable);
        if (event)
            if (const auto* metrics = std::get_if<MetricsEvent>(&event->body))
                count.lastStep = metrics->step;
    }
    return count;
}

void describeSpec(const RunDirectory& directory, OrderedJson& json, Inspection& out)
{
    try {
        const RunSpec spec = directory.readSpec();
        json["id"] = spec.id;
        json["name"] = spec.name;
        out.text += "Name         " + spec.name + " (" + spec.id + ")\n";
        if (spec.program) {
            out.text += "Trains       " + printable(trainedName(spec)) + "\n";
            return;
        }
        out.text += "Trains       " + modelName(spec.model) + " on " + std::string(name(spec.data.format)) + ", " +
                    countedText(spec.training.epochs, "epoch(s), batch ") +
                    (spec.training.batchSize == kAutoBatch ? "auto" : std::to_string(spec.training.batchSize)) + "\n";
    } catch (const Failure& failure) {
        json["spec_damage"] = failure.error().reason;
        out.text += "Spec         DAMAGED: " + failure.error().reason + "\n";
        out.code = ExitCode::BadSpec;
        complain(out, failure.error().text());
    }
}

void describeAttempts(const RunDirectory& directory, OrderedJson& json, std::string& text)
{
    json["attempts"] = OrderedJson::array();
    for (const int number : directory.attempts()) {
        const std::optional<AttemptInfo> info = directory.readAttempt(number);
        const EventCount events = countEvents(directory.events(number));
        OrderedJson entry = {{"attempt", number},
                             {"events", events.whole},
                             {"unreadable_lines", events.unreadable},
                             {"torn_tail", events.torn},
                             {"last_step", events.lastStep}};
        text += "Attempt " + std::to_string(number) + "    ";
        if (info) {
            entry["host"] = info->host;
            entry["started_at"] = isoTime(info->startedAt);
            entry["start_step"] = info->startStep;
            entry["differences"] = info->differences;
            text += isoTime(info->startedAt) + " on " + info->host + " from step " + countText(info->startStep) + ", ";
        } else {
            text += "attempt.json is missing or damaged, ";
        }
        text += countedText(events.whole, "event(s) up to step ") + countText(events.lastStep);
        if (events.unreadable > 0)
            text += ", " + countedText(events.unreadable, "line(s) UNREADABLE");
        text += events.torn ? ", the last line is torn\n" : "\n";
        json["attempts"].push_back(std::move(entry));
    }
}

void describeCheckpoints(const RunDirectory& directory, OrderedJson& json, Inspection& out)
{
    json["checkpoints"] = OrderedJson::array();
    const CheckpointStore store(directory.checkpoints());
    std::vector<std::string> complaints;
    for (const CheckpointStore::Found& found :
         store.list([&](const Reason& what) { complaints.push_back(what.text()); })) {
        OrderedJson entry = {
            {"file", found.path.filename().string()}, {"step", found.info.loop.step}, {"epoch", found.info.epochs()}};
        out.text +=
            "Checkpoint   " + printable(found.path.filename().string()) + ", step " + countText(found.info.loop.step);
        try {
            readCheckpoint(found.path);
            entry["damage"] = nullptr;
            out.text += ", whole\n";
        } catch (const Failure& failure) {
            entry["damage"] = failure.error().reason;
            out.text += ", DAMAGED: " + failure.error().reason + "\n";
            out.code = ExitCode::BadCheckpoint;
            complain(out, failure.error().text());
        }
        json["checkpoints"].push_back(std::move(entry));
    }
    json["complaints"] = complaints;
    for (const std::string& complaint : complaints)
        out.text += "Checkpoint   " + complaint + "\n";
    if (!complaints.empty()) {
        out.code = ExitCode::BadCheckpoint;
        complain(out, complaints.front());
    }
}

void describeState(const RunDirectory& directory, OrderedJson& json, std::string& text)
{
    const std::vector<int> attempts = directory.attempts();
    const std::optional<RunResult> result = directory.readResult();
    if (result) {
        json["state"] = exitCodeName(result->code);
        json["step"] = result->step;
        text += "State        " + std::string(exitCodeName(result->code)) + " at step " + countText(result->step) +
                " of " + countText(result->totalSteps) + " after " + durationText(result->elapsed) + "\n";
        if (!result->message.empty())
            text += "             " + result->message.text() + "\n";
        for (const auto& [name, value] : result->metrics)
            text += "Metric       " + name + " " + decimals(value, 4) + "\n";
        return;
    }
    std::optional<AttemptInfo> newest;
    if (!attempts.empty())
        newest = directory.readAttempt(attempts.back());
    std::string state = attempts.empty() ? "not started" : "interrupted";
    if (newest && newest->host != hostName())
        state = "unknown";
    else if (newest && processAlive(newest->pid, newest->processStart))
        state = "running";
    json["state"] = state;
    text += "State        " + state +
            (state == "unknown"       ? " from here: its last attempt was on " + newest->host + " and left no result"
             : state == "running"     ? ", process " + std::to_string(newest->pid)
             : state == "interrupted" ? ": its last attempt left no result"
                                      : "") +
            "\n";
}

} // namespace

Inspection inspectRun(const std::filesystem::path& path)
{
    const RunDirectory directory(path);
    Inspection out;
    OrderedJson json = {{"kind", "run"}, {"path", path.string()}};
    out.text = "Run          " + printable(path.string()) + "\n";
    describeSpec(directory, json, out);
    describeState(directory, json, out.text);
    describeAttempts(directory, json, out.text);
    describeCheckpoints(directory, json, out);
    out.json = json.dump(2, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
    return out;
}

} // namespace trainyard
