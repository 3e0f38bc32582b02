// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/run_directory.h"

#include "backend/base/files.h"
#include "backend/base/private_files.h"
#include "backend/base/process_stat.h"
#include "backend/protocol/control_number.h"
#include "backend/protocol/reason_json.h"
#include "backend/protocol/version.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <sstream>

namespace trainyard {
namespace {

using OrderedJson = nlohmann::ordered_json;
constexpr std::size_t kSmallFile = std::size_t{4} << 20;

std::string numbered(const char* format, int number)
{
    char text[40];
    std::snprintf(text, sizeof text, format, number);
    return text;
}

/// JSON has no NaN, so such a metric is written as text and read back.
OrderedJson metricsJson(const std::vector<std::pair<std::string, double>>& metrics)
{
    OrderedJson json = OrderedJson::object();
    for (const auto& [name, value] : metrics) {
        if (value == value && value <= 1.7e308 && value >= -1.7e308)
            json[name] = value;
        else
            json[name] = value != value ? "NaN" : value > 0 ? "Infinity" : "-Infinity";
    }
    return json;
}

double metricValue(const OrderedJson& value)
{
    return value.is_string() ? std::strtod(value.get_ref<const std::string&>().c_str(), nullptr) : value.get<double>();
}

const char* commandName(ControlCommand command)
{
    switch (command) {
    case ControlCommand::Stop: return "stop";
    case ControlCommand::Checkpoint: return "checkpoint";
    case ControlCommand::Trace: return "trace";
    case ControlCommand::None: break;
    }
    return "none";
}

std::int64_t startInStat(std::string_view stat)
{
    const std::size_t close = stat.rfind(')'); // of the command name, which may hold ')' too
    if (close == std::string_view::npos)
        return 0;
    std::istringstream fields{std::string(stat.substr(close + 1))};
    std::string field;
    for (int index = 3; index <= 22; ++index)
        if (!(fields >> field))
            return 0;
    return std::strtoll(field.c_str(), nullptr, 10);
}

template <typename Parse>
auto readSmall(const std::filesystem::path& path, Parse parse) -> decltype(parse(std::string_view()))
{
    try {
        return parse(readFile(path, kSmallFile));
    } catch (const Failure&) {
        return std::nullopt;
    }
}

} // namespace

RunDirectory::RunDirectory(std::filesystem::path root) : m_root(std::move(root)) {}

std::filesystem::path RunDirectory::attempt(int number) const
{
    return m_root / "attempts" / numbered("%04d", number);
}

std::filesystem::path RunDirectory::attemptInfo(int number) const
{
    return attempt(number) / "attempt.json";
}

std::filesystem::path RunDirectory::events(int number, int rank) const
{
    return attempt(number) / "events" / numbered("rank-%04d.jsonl", rank);
}

std::filesystem::path RunDirectory::engineLog(int number) const
{
    return attempt(number) / "engine.log";
}

std::filesystem::path RunDirectory::traces(int number) const
{
    return attempt(number) / "trace";
}

RunDirectory RunDirectory::create(std::filesystem::path root, const RunSpec& spec)
{
    RunDirectory directory(std::move(root));
    makePrivateFolders(directory.m_root.parent_path());
    makeNewPrivateFolder(directory.m_root);
    try {
        writePrivateFile(directory.spec(), toText(spec));
    } catch (...) {
        std::error_code ignored;
        std::filesystem::remove_all(directory.m_root, ignored);
        throw;
    }
    return directory;
}

std::vector<int> RunDirectory::attempts() const
{
    std::vector<int> numbers;
    std::error_code code;
    for (std::filesystem::directory_iterator it(m_root / "attempts", code), end; !code && it != end;
         it.increment(code)) {
        const std::string text = it->path().filename().string();
        if (!text.empty() && text.size() <= 9 && text.find_first_not_of("0123456789") == std::string::npos)
            numbers.push_back(std::stoi(text));
    }
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

int RunDirectory::beginAttempt() const
{
    makePrivateFolders(m_root / "attempts");
    const std::vector<int> earlier = attempts();
    for (int number = earlier.empty() ? 1 : earlier.back() + 1;; ++number) {
        const std::filesystem::path folder = attempt(number);
        try {
            makeNewPrivateFolder(folder);
        } catch (const Failure& failure) {
            if (failure.error().code == EEXIST)
                continue;
            throw systemFailure("create the attempt's folder", folder.string(), failure.error().code);
        }
        makePrivateFolders(folder / "events");
        return number;
    }
}

RunSpec RunDirectory::readSpec() const
{
    return readRunSpec(spec().string());
}

void RunDirectory::writeAttempt(const AttemptInfo& info) const
{
    writePrivateFile(attemptInfo(info.number), attemptToText(info));
}

std::optional<AttemptInfo> RunDirectory::readAttempt(int number) const
{
    return readSmall(attemptInfo(number), [](std::string_view text) { return parseAttempt(text); });
}

void RunDirectory::writeResult(const RunResult& value) const
{
    writePrivateFile(result(), resultToText(value));
}

std::optional<RunResult> RunDirectory::readResult() const
{
    return readSmall(result(), [](std::string_view text) { return parseResult(text); });
}

void RunDirectory::retireResult() const
{
    const std::optional<RunResult> old = readResult();
    const std::filesystem::path target = attempt(old ? old->attempt : 1) / "result.json";
    std::error_code code;
    if (old)
        std::filesystem::rename(result(), target, code);
    if (!old || code)
        std::filesystem::remove(result(), code);
    if (code)
        throw systemFailure("set aside the result of the attempt before", result().string(), code.value());
}

void RunDirectory::writeControl(ControlCommand command, const TraceRequest& trace) const
{
    const std::int64_t number = nextControlNumber(readControl().number, !attempts().empty());
    writePrivateFile(control(), controlToText({number, command, trace}));
}

ControlRequest RunDirectory::readControl() const
{
    try {
        return parseControl(readFile(control(), kSmallFile));
    } catch (const Failure&) {
        return {}; // no file: nothing is requested
    }
}

std::string controlToText(const ControlRequest& request)
{
    OrderedJson json = {
        {"version", kProtocolVersion}, {"number", request.number}, {"command", commandName(request.command)}};
    if (request.command == ControlCommand::Trace)
        json["trace"] = toJson(request.trace);
    return json.dump() + "\n";
}

ControlRequest parseControl(std::string_view text)
{
    try {
        const auto json = nlohmann::json::parse(text);
        const std::string command = json.at("command").get<std::string>();
        ControlRequest request;
        request.command = command == "stop"         ? ControlCommand::Stop
                          : command == "checkpoint" ? ControlCommand::Checkpoint
                                                    : ControlCommand::None;
        request.number = json.at("number").get<std::int64_t>();
        if (command == "trace")
            if (const auto trace = traceRequestFrom(json.value("trace", nlohmann::json()))) {
                request.command = ControlCommand::Trace;
                request.trace = *trace;
            }
        return request;
    } catch (const std::exception&) {
        return {}; // not a request: nothing is requested
    }
}

std::string attemptToText(const AttemptInfo& info)
{
    const OrderedJson json = {{"version", kProtocolVersion},
                              {"attempt", info.number},
                              {"started_at", info.startedAt},
                              {"host", info.host},
                              {"pid", info.pid},
                              {"process_start", info.processStart},
                              {"engine", info.engine},
                              {"device", info.device},
                              {"ranks", info.ranks},
                              {"threads", info.threads},
                              {"batch_size", info.batchSize},
                              {"start_step", info.startStep},
                              {"checkpoint", info.checkpoint},
                              {"elapsed_before", info.elapsedBefore},
                              {"differences", info.differences}};
    return json.dump(2, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

std::optional<AttemptInfo> parseAttempt(std::string_view text)
{
    try {
        const auto json = nlohmann::json::parse(text);
        AttemptInfo info;
        info.number = json.at("attempt").get<int>();
        info.startedAt = json.value("started_at", 0.0);
        info.host = json.value("host", "");
        info.pid = json.value("pid", std::int64_t{0});
        info.processStart = json.value("process_start", std::int64_t{0});
        info.engine = json.value("engine", "");
        info.device = json.value("device", "");
        info.ranks = json.value("ranks", 1);
        info.threads = json.value("threads", 0);
        info.batchSize = json.value("batch_size", 0);
        info.startStep = json.value("start_step", std::int64_t{0});
        info.checkpoint = json.value("checkpoint", "");
        info.elapsedBefore = json.value("elapsed_before", 0.0);
        info.differences = json.value("differences", std::vector<std::string>{});
        return info;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

std::string resultToText(const RunResult& result)
{
    OrderedJson json = {{"version", kProtocolVersion},
                        {"code", static_cast<int>(result.code)},
                        {"outcome", exitCodeName(result.code)},
                        {"attempt", result.attempt},
                        {"ended_at", result.endedAt},
                        {"step", result.step},
                        {"total_steps", result.totalSteps},
                        {"epoch", result.epoch},
                        {"elapsed", result.elapsed},
                        {"message", result.message.text()},
                        {"checkpoint", result.checkpoint},
                        {"metrics", metricsJson(result.metrics)}};
    if (!result.message.code.empty())
        json["why"] = reasonJson(result.message);
    return json.dump(2, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

std::optional<RunResult> parseResult(std::string_view text)
{
    try {
        const auto json = OrderedJson::parse(text); // keeps the metrics in their order
        RunResult result;
        result.code = exitCodeFromInt(json.at("code").get<int>());
        result.attempt = json.at("attempt").get<int>();
        result.endedAt = json.value("ended_at", 0.0);
        result.step = json.value("step", std::int64_t{0});
        result.totalSteps = json.value("total_steps", std::int64_t{0});
        result.epoch = json.value("epoch", 0.0);
        result.elapsed = json.value("elapsed", 0.0);
        result.message = json.contains("why") ? reasonFrom(json["why"]) : Reason(json.value("message", ""));
        result.checkpoint = json.value("checkpoint", "");
        for (const auto& item : json.at("metrics").items())
            result.metrics.emplace_back(item.key(), metricValue(item.value()));
        return result;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

std::int64_t processStartTime(std::int64_t pid)
{
    return startInStat(processStat(pid));
}

bool processAlive(std::int64_t pid, std::int64_t startTime)
{
    return pid > 0 && statTellsAlive(processStat(pid), startTime);
}

bool statTellsAlive(std::string_view stat, std::int64_t startTime)
{
    if (startTime == 0 || startInStat(stat) != startTime)
        return false;
    const char state = stateInStat(stat);
    return state != 'Z' && state != 'X';
}

} // namespace trainyard
