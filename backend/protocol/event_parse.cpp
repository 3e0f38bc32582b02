// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/event.h"
#include "backend/protocol/reason_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <string>
#include <vector>

namespace trainyard {
namespace {

using Json = nlohmann::json;

double number(const Json& value)
{
    if (value.is_string()) {
        const auto& text = value.get_ref<const std::string&>();
        if (text == "NaN")
            return std::numeric_limits<double>::quiet_NaN();
        if (text == "Infinity" || text == "-Infinity")
            return text.front() == '-' ? -std::numeric_limits<double>::infinity()
                                       : std::numeric_limits<double>::infinity();
    }
    return value.get<double>(); // throws a type error for anything else
}

double number(const Json& json, const char* key)
{
    return number(json.at(key));
}

ExitCode codeNamed(const std::string& text)
{
    for (int value = 0; value <= static_cast<int>(ExitCode::Killed); ++value) {
        const ExitCode code = exitCodeFromInt(value);
        if (static_cast<int>(code) == value && exitCodeName(code) == text)
            return code;
    }
    return ExitCode::Internal;
}

LogLevel levelNamed(const std::string& text)
{
    for (const LogLevel level : {LogLevel::Debug, LogLevel::Warning, LogLevel::Error})
        if (text == logLevelName(level))
            return level;
    return LogLevel::Info;
}

SeriesValue seriesValue(const Json& json)
{
    if (!json.is_object())
        return SeriesValue::of(number(json));
    SeriesValue value{number(json, "mean"), number(json, "min"), number(json, "max"),
                      json.at("count").get<std::int64_t>()};
    if (value.count < 1)
        throw std::runtime_error("a count below 1");
    return value;
}

EventBody parseStarted(const Json& json)
{
    StartedEvent e;
    e.runId = json.at("run").get<std::string>();
    e.attempt = json.at("attempt").get<int>();
    e.rank = json.value("rank", 0);
    e.ranks = json.value("ranks", 1);
    e.host = json.value("host", "");
    e.pid = json.value("pid", std::int64_t{0});
    e.engine = json.value("engine", "");
    e.device = json.value("device", "");
    e.startStep = json.at("start_step").get<std::int64_t>();
    e.stepsPerEpoch = json.value("steps_per_epoch", std::int64_t{0});
    e.totalSteps = json.value("total_steps", std::int64_t{0});
    e.epochs = json.value("epochs", 0);
    e.parameters = json.value("parameters", std::int64_t{0});
    e.classes = json.value("classes", std::int64_t{0});
    e.allClasses = json.value("all_classes", std::int64_t{0});
    e.samples = json.value("samples", std::int64_t{0});
    e.allSamples = json.value("all_samples", std::int64_t{0});
    return e;
}

EventBody parseMetrics(const Json& json)
{
    MetricsEvent e;
    e.step = json.at("step").get<std::int64_t>();
    e.samples = json.at("samples").get<std::int64_t>();
    e.epoch = number(json, "epoch");
    e.elapsed = number(json, "elapsed");
    for (const auto& item : json.at("values").items())
        e.values.emplace_back(item.key(), seriesValue(item.value()));
    return e;
}

EventBody parseProgress(const Json& json)
{
    ProgressEvent e;
    e.step = json.at("step").get<std::int64_t>();
    e.totalSteps = json.at("total_steps").get<std::int64_t>();
    e.epoch = number(json, "epoch");
    e.epochs = json.at("epochs").get<int>();
    e.samplesPerSecond = number(json, "samples_per_second");
    e.learningRate = number(json, "learning_rate");
    e.elapsed = number(json, "elapsed");
    e.etaSeconds = number(json, "eta");
    e.phase = json.value("phase", "");
    e.phaseDone = json.value("phase_done", std::int64_t{0});
    e.phaseTotal = json.value("phase_total", std::int64_t{0});
    return e;
}

EventBody parseCheckpoint(const Json& json)
{
    return CheckpointEvent{
        json.at("file").get<std::string>(),   json.at("step").get<std::int64_t>(), number(json, "epoch"),
        json.value("bytes", std::int64_t{0}), json.value("seconds", 0.0),          json.value("reason", "")};
}

EventBody parseFinished(const Json& json)
{
    FinishedEvent e;
    e.code = codeNamed(json.at("code").get<std::string>());
    e.step = json.at("step").get<std::int64_t>();
    e.epoch = number(json, "epoch");
    e.elapsed = number(json, "elapsed");
    for (const auto& item : json.at("metrics").items())
        e.metrics.emplace_back(item.key(), number(item.value()));
    return e;
}

std::vector<std::int64_t> countsIn(const Json& json)
{
    constexpr std::int64_t kMost = 2 * ValueHistogram::kMostBins + 1;
    std::vector<std::int64_t> counts;
    for (const Json& one : json.at("counts")) {
        const auto count = one.get<std::int64_t>();
        if (count < -kMost || std::ssize(counts) > kMost)
            throw std::runtime_error("too many bins");
        counts.insert(counts.end(), static_cast<std::size_t>(count < 0 ? -count : 1), std::max<std::int64_t>(count, 0));
    }
    return counts;
}

EventBody parseHistogram(const Json& json)
{
    HistogramEvent e;
    e.step = json.at("step").get<std::int64_t>();
    e.epoch = number(json, "epoch");
    const auto kind = histogramKindNamed(json.at("kind").get<std::string>());
    if (!kind)
        throw std::runtime_error("unknown kind of histogram");
    e.kind = *kind;
    e.place = json.at("place").get<int>();
    e.layer = json.at("layer").get<std::string>();
    e.tensor = json.value("tensor", "");
    if (e.layer.empty() || std::max(e.layer.size(), e.tensor.size()) > HistogramEvent::kLongestName)
        throw std::runtime_error("an empty or overlong name");
    e.values.min = number(json, "min");
    e.values.max = number(json, "max");
    e.values.mean = number(json, "mean");
    e.values.deviation = number(json, "deviation");
    e.values.nonFinite = json.value("non_finite", std::int64_t{0});
    e.values.first = json.at("first").get<int>();
    e.values.counts = countsIn(json);
    if (!isSound(e.values))
        throw std::runtime_error("a histogram whose numbers contradict one another");
    if (e.kind != HistogramKind::Activations)
        return e;
    e.channels = json.at("channels").get<std::int64_t>();
    e.activation = json.value("activation", "");
    e.saturated = json.value("saturated", std::int64_t{0});
    if (e.activation.size() > HistogramEvent::kLongestName || e.channels < 0 || e.saturated < 0 ||
        e.saturated > e.values.total())
        throw std::runtime_error("a number or name out of range");
    const auto dead = rangesFrom(json.value("dead", ""));
    if (!dead || (!dead->empty() && dead->back().second >= e.channels))
        throw std::runtime_error("channels that the layer does not have");
    e.dead = *dead;
    return e;
}

Reason reasonIn(const Json& json)
{
    return json.contains("why") ? reasonFrom(json["why"]) : Reason(json.at("text").get<std::string>());
}

EventBody parseBody(const std::string& type, const Json& json)
{
    if (type == "metrics")
        return parseMetrics(json);
    if (type == "progress")
        return parseProgress(json);
    if (type == "started")
        return parseStarted(json);
    if (type == "checkpoint")
        return parseCheckpoint(json);
    if (type == "message")
        return MessageEvent{levelNamed(json.value("level", "info")), reasonIn(json)};
    if (type == "fault")
        return FaultEvent{codeNamed(json.at("code").get<std::string>()), reasonIn(json)};
    if (type == "finished")
        return parseFinished(json);
    if (type == "histogram")
        return parseHistogram(json);
    throw std::runtime_error("unknown event type \"" + type + "\"");
}

} // namespace

std::optional<Event> parseEventLine(std::string_view line, std::string* reason)
{
    try {
        const Json json = Json::parse(line);
        Event event;
        event.number = json.at("n").get<std::int64_t>();
        event.time = number(json, "t");
        event.body = parseBody(json.at("type").get<std::string>(), json);
        if (const auto from = json.find("from"); from != json.end() && from->is_string())
            event.from = from->get<std::string>();
        return event;
    } catch (const std::exception& exception) {
        if (reason)
            *reason = exception.what();
        return std::nullopt;
    }
}

} // namespace trainyard
