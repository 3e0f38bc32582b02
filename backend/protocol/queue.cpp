// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/queue.h"

#include "backend/protocol/reason_json.h"
#include "backend/protocol/reasons_queue.h"
#include "backend/protocol/version.h"

#include <nlohmann/json.hpp>

namespace trainyard {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr std::pair<QueueStatus, std::string_view> kStatusNames[] = {{QueueStatus::Queued, "queued"},
                                                                     {QueueStatus::Running, "running"},
                                                                     {QueueStatus::Finished, "finished"},
                                                                     {QueueStatus::Cancelled, "cancelled"},
                                                                     {QueueStatus::Failed, "failed"}};

constexpr std::pair<QueueNeed, std::string_view> kNeedNames[] = {{QueueNeed::None, "none"},
                                                                 {QueueNeed::Awaited, "awaited"},
                                                                 {QueueNeed::Lost, "lost"},
                                                                 {QueueNeed::Absent, "absent"}};

constexpr std::size_t kMostAfter = 1000;

std::string dump(const OrderedJson& json)
{
    return json.dump(2, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

template <typename Value, typename Fill>
std::optional<Value> parse(std::string_view text, Fill fill)
{
    try {
        const auto json = nlohmann::json::parse(text);
        if (json.at("version").get<int>() > kProtocolVersion)
            return std::nullopt;
        Value value;
        fill(json, value);
        return value;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

} // namespace

std::string_view name(QueueStatus status)
{
    for (const auto& [candidate, text] : kStatusNames)
        if (candidate == status)
            return text;
    return "failed";
}

std::string_view name(QueueNeed need)
{
    for (const auto& [candidate, text] : kNeedNames)
        if (candidate == need)
            return text;
    return "none";
}

Reason reasonOf(QueueNeed need)
{
    switch (need) {
    case QueueNeed::None: break;
    case QueueNeed::Awaited: return queueReason("queue.dependency");
    case QueueNeed::Lost: return queueReason("queue.dependency-lost");
    case QueueNeed::Absent: return queueReason("queue.dependency-absent");
    }
    return {};
}

std::string toText(const QueueEntry& entry)
{
    OrderedJson json = {{"version", kProtocolVersion},
                        {"token", entry.token},
                        {"run_directory", entry.runDirectory},
                        {"name", entry.name},
                        {"submitted_at", entry.submittedAt},
                        {"cpus", entry.cpus},
                        {"gpus", entry.gpus},
                        {"gpu_indices", entry.gpuIndices}};
    if (!entry.after.empty())
        json["after"] = entry.after;
    return dump(json);
}

std::string toText(const QueueState& state)
{
    OrderedJson json = {{"version", kProtocolVersion},
                        {"token", state.token},
                        {"status", name(state.status)},
                        {"reason", state.reason.text()},
                        {"pid", state.pid},
                        {"process_start", state.processStart},
                        {"started_at", state.startedAt},
                        {"ended_at", state.endedAt},
                        {"exit_code", state.exitCode},
                        {"signal", state.signal},
                        {"gpu_indices", state.gpuIndices}};
    if (!state.reason.code.empty())
        json["why"] = reasonJson(state.reason);
    if (state.need != QueueNeed::None) {
        json["need"] = name(state.need);
        json["needed"] = state.needed;
    }
    return dump(json);
}

std::string toText(const SupervisorInfo& info)
{
    return dump({{"version", kProtocolVersion},
                 {"pid", info.pid},
                 {"process_start", info.processStart},
                 {"engine", info.engine},
                 {"since", info.since}});
}

std::optional<QueueEntry> parseQueueEntry(std::string_view text)
{
    return parse<QueueEntry>(text, [](const nlohmann::json& json, QueueEntry& entry) {
        entry.token = json.at("token").get<std::string>();
        entry.runDirectory = json.at("run_directory").get<std::string>();
        entry.name = json.value("name", "");
        entry.submittedAt = json.at("submitted_at").get<double>();
        entry.cpus = json.value("cpus", 1);
        entry.gpus = json.value("gpus", 0);
        entry.gpuIndices = json.value("gpu_indices", std::vector<int>{});
        entry.after = json.value("after", std::vector<std::string>{});
        if (entry.after.size() > kMostAfter)
            throw std::runtime_error("too many to wait for");
    });
}

std::optional<QueueState> parseQueueState(std::string_view text)
{
    return parse<QueueState>(text, [](const nlohmann::json& json, QueueState& state) {
        state.token = json.at("token").get<std::string>();
        const std::string status = json.at("status").get<std::string>();
        bool known = false;
        for (const auto& [candidate, candidateText] : kStatusNames) {
            if (candidateText == status) {
                state.status = candidate;
                known = true;
            }
        }
        if (!known)
            throw std::runtime_error("unknown status");
        state.reason = json.contains("why") ? reasonFrom(json["why"]) : Reason(json.value("reason", ""));
        state.pid = json.value("pid", std::int64_t{0});
        state.processStart = json.value("process_start", std::int64_t{0});
        state.startedAt = json.value("started_at", 0.0);
        state.endedAt = json.value("ended_at", 0.0);
        state.exitCode = json.value("exit_code", -1);
        state.signal = json.value("signal", 0);
        state.gpuIndices = json.value("gpu_indices", std::vector<int>{});
        const std::string need = json.value("need", "none");
        for (const auto& [candidate, candidateText] : kNeedNames)
            if (candidateText == need)
                state.need = candidate;
        state.needed = json.value("needed", "");
    });
}

std::optional<SupervisorInfo> parseSupervisorInfo(std::string_view text)
{
    return parse<SupervisorInfo>(text, [](const nlohmann::json& json, SupervisorInfo& info) {
        info.pid = json.at("pid").get<std::int64_t>();
        info.processStart = json.at("process_start").get<std::int64_t>();
        info.engine = json.value("engine", "");
        info.since = json.value("since", 0.0);
    });
}

} // namespace trainyard
