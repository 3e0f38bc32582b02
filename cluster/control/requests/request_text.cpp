// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster/control/requests/request_text.h"

#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/protocol/reasons_job.h"

#include <nlohmann/json.hpp>

#include <array>
#include <concepts>
#include <string_view>

namespace trainyard {
namespace {

using Json = nlohmann::json;
using After = SubmitArrayRequest::After;

constexpr std::array kAfterWords{"corr", "task", "token"}; // in the order of After::Kind

// ---- From and to JSON, a pair a kind. What an older program did not write has its default.

void readNeeds(const Json& json, std::vector<NeededRun>& needs)
{
    for (const Json& need : json.value("needs", Json::array()))
        needs.push_back({need.value("run", ""), need.value("token", "")});
}

void writeNeeds(Json& json, const std::vector<NeededRun>& needs)
{
    for (const NeededRun& need : needs)
        json["needs"].push_back({{"run", need.run}, {"token", need.token}});
}

void read(const Json& json, SubmitRequest& request)
{
    request.token = json.value("token", "");
    readNeeds(json, request.needs);
}

void write(Json& json, const SubmitRequest& request)
{
    json["token"] = request.token;
    writeNeeds(json, request.needs);
}

void read(const Json& json, ResumeRequest& request)
{
    request.token = json.value("token", "");
    request.from = jobStateNamed(json.value("from", "")).value_or(JobState::Failed);
    readNeeds(json, request.needs);
}

void write(Json& json, const ResumeRequest& request)
{
    json = {{"token", request.token}, {"from", name(request.from)}};
    writeNeeds(json, request.needs);
}

void read(const Json& json, StopRequest& request)
{
    request.token = json.value("token", "");
    if (json.contains("deadline"))
        request.deadline = json.at("deadline").get<double>();
}

void write(Json& json, const StopRequest& request)
{
    json["token"] = request.token;
    if (request.deadline)
        json["deadline"] = *request.deadline;
}

void read(const Json& json, RecordTraceRequest& request)
{
    request.token = json.value("token", "");
    request.trace = traceRequestFrom(json.value("trace", Json()));
}

void write(Json& json, const RecordTraceRequest& request)
{
    json["token"] = request.token;
    if (request.trace)
        json["trace"] = toJson(*request.trace);
}

void read(const Json& json, RequeueRequest& request)
{
    request.token = json.value("token", "");
    if (json.contains("restarts"))
        request.restarts = json.at("restarts").get<int>();
}

void write(Json& json, const RequeueRequest& request)
{
    json["token"] = request.token;
    if (request.restarts)
        json["restarts"] = *request.restarts;
}

void read(const Json& json, ExtendRequest& request)
{
    request.token = json.value("token", "");
    request.next = json.value("next", "");
    request.seconds = json.value("seconds", 0.0);
}

void write(Json& json, const ExtendRequest& request)
{
    json = {{"token", request.token}, {"seconds", request.seconds}, {"next", request.next}};
}

void read(const Json& json, DeleteFilesRequest& request)
{
    request.directory = json.at("directory").get<std::string>();
}

void write(Json& json, const DeleteFilesRequest& request)
{
    json["directory"] = request.directory;
}

void read(const Json& json, QueueCellsRequest& request)
{
    request.again = json.value("again", false);
}

void write(Json& json, const QueueCellsRequest& request)
{
    if (request.again)
        json["again"] = true;
}

void read(const Json& json, SubmitArrayRequest& request)
{
    request.token = json.value("token", "");
    request.campaign = json.value("campaign", "");
    request.name = json.value("name", "");
    request.throttle = json.value("throttle", 0);
    request.last = json.value("last", -1);
    for (const Json& task : json.value("tasks", Json::array()))
        request.tasks.push_back(
            {task.value("run", ""), task.value("index", 0), task.value("ended", 0.0), task.value("needs", "")});
    const std::string kind = json.value("after_kind", kAfterWords[0]);
    for (std::size_t i = 0; i < kAfterWords.size(); ++i)
        if (kind == kAfterWords[i])
            request.after.kind = static_cast<After::Kind>(i);
    request.after.token = json.value("after", "");
    request.after.index = json.value("after_index", 0);
    request.after.last = json.value("after_last", -1);
    for (const Json& before : json.value("cascade", Json::array()))
        request.cascade.emplace_back(before.at(0).get<std::string>(), before.at(1).get<int>());
}

void write(Json& json, const SubmitArrayRequest& request)
{
    Json tasks = Json::array();
    for (const SubmitArrayRequest::Task& task : request.tasks)
        tasks.push_back({{"run", task.run}, {"index", task.index}, {"ended", task.ended}, {"needs", task.needs}});
    json = {{"token", request.token},
            {"campaign", request.campaign},
            {"name", request.name},
            {"throttle", request.throttle},
            {"tasks", tasks},
            {"last", request.last},
            {"after", request.after.token},
            {"after_kind", kAfterWords.at(static_cast<std::size_t>(request.after.kind))},
            {"after_index", request.after.index},
            {"after_last", request.after.last},
            {"cascade", request.cascade}};
}

/// The kinds that say no more than which job they mean.
template <typename T>
concept NamesAJobOnly = std::same_as<T, CheckpointRequest> || std::same_as<T, CancelRequest> ||
    std::same_as<T, HoldRequest> || std::same_as<T, ReleaseRequest>;

void read(const Json& json, NamesAJobOnly auto& request)
{
    request.token = json.value("token", "");
}

void write(Json& json, const NamesAJobOnly auto& request)
{
    json["token"] = request.token;
}

// ---- All kinds

Failure unreadable(const StoredAction& action)
{
    return Failure(ErrorKind::BadInput, "carry out the request", action.runId,
                   jobReason("job.request-unreadable", action.kind));
}

/// Reads the alternative whose word it is; false when it is none of them.
template <std::size_t I = 0>
bool readKind(const StoredAction& action, const Json& json, std::optional<Request>& request)
{
    if constexpr (I == std::variant_size_v<Request>) {
        return false;
    } else {
        using One = std::variant_alternative_t<I, Request>;
        if (action.kind != One::kTraits.word)
            return readKind<I + 1>(action, json, request);
        One one{};
        read(json, one);
        request = std::move(one);
        return true;
    }
}

template <typename Wanted, std::size_t I = 0>
void addWords(const Wanted& wanted, std::vector<std::string>& words)
{
    if constexpr (I < std::variant_size_v<Request>) {
        constexpr RequestTraits traits = std::variant_alternative_t<I, Request>::kTraits;
        if (wanted(traits))
            words.emplace_back(traits.word);
        addWords<Wanted, I + 1>(wanted, words);
    }
}

} // namespace

StoredAction storedRequest(const std::string& subject, const Request& request)
{
    Json json = Json::object();
    std::visit([&json](const auto& one) { write(json, one); }, request);
    StoredAction action;
    action.runId = subject;
    action.kind = traitsOf(request).word;
    action.payload = json.dump();
    action.createdAt = unixTime();
    return action;
}

Request readRequest(const StoredAction& action)
{
    const Json json = Json::parse(action.payload, nullptr, false);
    std::optional<Request> request;
    bool known = false;
    try {
        known = readKind(action, json.is_object() ? json : Json(), request);
    } catch (const Json::exception&) {
        throw unreadable(action);
    }
    if (!known)
        throw Failure(ErrorKind::Version, "carry out the request", action.runId,
                      jobReason("job.unknown-request", action.kind));
    return std::move(*request);
}

bool isRetried(const Request& request, ErrorKind kind)
{
    // Cancelled: the connection was given up on purpose. A queue that is busy is asked again.
    const RequestTraits::Retry retry = traitsOf(request).retry;
    if (retry == RequestTraits::Retry::Never)
        return false;
    return kind == ErrorKind::Transport || kind == ErrorKind::Timeout || kind == ErrorKind::Cancelled ||
           (retry == RequestTraits::Retry::BrokenOrBusy && kind == ErrorKind::Busy);
}

std::vector<std::string> wordsOf(RequestTraits::Group group)
{
    std::vector<std::string> words;
    addWords([group](const RequestTraits& traits) { return traits.group == group; }, words);
    return words;
}

std::vector<std::string> requestWords()
{
    std::vector<std::string> words;
    addWords([](const RequestTraits&) { return true; }, words);
    return words;
}

} // namespace trainyard
