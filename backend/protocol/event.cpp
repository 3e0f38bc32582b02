// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/event.h"

#include "backend/protocol/reason_json.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <cmath>

namespace trainyard {
namespace {

using Json = nlohmann::json;

void appendNumber(std::string& out, double value)
{
    if (std::isnan(value)) {
        out += "\"NaN\"";
    } else if (std::isinf(value)) {
        out += value > 0 ? "\"Infinity\"" : "\"-Infinity\"";
    } else {
        char text[32];
        const auto end = std::to_chars(text, text + sizeof text, value).ptr;
        out.append(text, end);
    }
}

void appendNumber(std::string& out, std::int64_t value)
{
    char text[24];
    out.append(text, std::to_chars(text, text + sizeof text, value).ptr);
}

void appendText(std::string& out, std::string_view text)
{
    out += Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// Writes `,"key":` and the value.
template <typename Value>
void member(std::string& out, const char* key, const Value& value)
{
    out += ",\"";
    out += key;
    out += "\":";
    if constexpr (std::is_convertible_v<Value, std::string_view>)
        appendText(out, value);
    else if constexpr (std::is_floating_point_v<Value>)
        appendNumber(out, static_cast<double>(value));
    else
        appendNumber(out, static_cast<std::int64_t>(value));
}

/// Writes the English text for people and older windows, followed by the code from which a window makes its own
/// language's text.
void appendReason(std::string& out, const Reason& reason)
{
    member(out, "text", reason.text());
    if (const std::string line = reasonLine(reason); !line.empty())
        out += ",\"why\":" + line;
}

void appendBody(std::string& out, const StartedEvent& e)
{
    out += "\"started\"";
    member(out, "run", e.runId);
    member(out, "attempt", e.attempt);
    member(out, "rank", e.rank);
    member(out, "ranks", e.ranks);
    member(out, "host", e.host);
    member(out, "pid", e.pid);
    member(out, "engine", e.engine);
    member(out, "device", e.device);
    member(out, "start_step", e.startStep);
    member(out, "steps_per_epoch", e.stepsPerEpoch);
    member(out, "total_steps", e.totalSteps);
    member(out, "epochs", e.epochs);
    member(out, "parameters", e.parameters);
    member(out, "classes", e.classes);
    member(out, "all_classes", e.allClasses);
    member(out, "samples", e.samples);
    member(out, "all_samples", e.allSamples);
}

void appendBody(std::string& out, const MetricsEvent& e)
{
    out += "\"metrics\"";
    member(out, "step", e.step);
    member(out, "samples", e.samples);
    member(out, "epoch", e.epoch);
    member(out, "elapsed", e.elapsed);
    out += ",\"values\":{";
    bool first = true;
    for (const auto& [name, value] : e.values) {
        if (!first)
            out += ',';
        first = false;
        appendText(out, name);
        out += ':';
        if (value.count == 1) {
            appendNumber(out, value.mean);
            continue;
        }
        out += "{\"count\":";
        appendNumber(out, value.count);
        member(out, "mean", value.mean);
        member(out, "min", value.min);
        member(out, "max", value.max);
        out += '}';
    }
    out += '}';
}

void appendBody(std::string& out, const ProgressEvent& e)
{
    out += "\"progress\"";
    member(out, "step", e.step);
    member(out, "total_steps", e.totalSteps);
    member(out, "epoch", e.epoch);
    member(out, "epochs", e.epochs);
    member(out, "samples_per_second", e.samplesPerSecond);
    member(out, "learning_rate", e.learningRate);
    member(out, "elapsed", e.elapsed);
    member(out, "eta", e.etaSeconds);
    member(out, "phase", e.phase);
    if (e.phaseTotal > 0) {
        member(out, "phase_done", e.phaseDone);
        member(out, "phase_total", e.phaseTotal);
    }
}

void appendBody(std::string& out, const CheckpointEvent& e)
{
    out += "\"checkpoint\"";
    member(out, "file", e.file);
    member(out, "step", e.step);
    member(out, "epoch", e.epoch);
    member(out, "bytes", e.bytes);
    member(out, "seconds", e.seconds);
    member(out, "reason", e.reason);
}

void appendBody(std::string& out, const MessageEvent& e)
{
    out += "\"message\"";
    member(out, "level", logLevelName(e.level));
    appendReason(out, e.text);
}

void appendBody(std::string& out, const FaultEvent& e)
{
    out += "\"fault\"";
    member(out, "code", exitCodeName(e.code));
    appendReason(out, e.text);
}

void appendBody(std::string& out, const FinishedEvent& e)
{
    out += "\"finished\"";
    member(out, "code", exitCodeName(e.code));
    member(out, "step", e.step);
    member(out, "epoch", e.epoch);
    member(out, "elapsed", e.elapsed);
    out += ",\"metrics\":{";
    bool first = true;
    for (const auto& [name, value] : e.metrics) {
        if (!first)
            out += ',';
        first = false;
        appendText(out, name);
        out += ':';
        appendNumber(out, value);
    }
    out += '}';
}

void appendBody(std::string& out, const HistogramEvent& e)
{
    out += "\"histogram\"";
    member(out, "step", e.step);
    member(out, "epoch", e.epoch);
    member(out, "kind", name(e.kind));
    member(out, "place", e.place);
    member(out, "layer", e.layer);
    if (!e.tensor.empty())
        member(out, "tensor", e.tensor);
    member(out, "min", e.values.min);
    member(out, "max", e.values.max);
    member(out, "mean", e.values.mean);
    member(out, "deviation", e.values.deviation);
    if (e.values.nonFinite > 0)
        member(out, "non_finite", e.values.nonFinite);
    member(out, "first", e.values.first);
    out += ",\"counts\":[" + countsText(e.values.counts) + ']';
    if (e.kind != HistogramKind::Activations)
        return;
    member(out, "channels", e.channels);
    if (!e.activation.empty())
        member(out, "activation", e.activation);
    if (e.saturated > 0)
        member(out, "saturated", e.saturated);
    if (!e.dead.empty())
        member(out, "dead", rangesText(e.dead));
}

} // namespace

std::string_view name(HistogramKind kind)
{
    constexpr std::string_view kNames[] = {"weights", "gradients", "activations"};
    return kNames[static_cast<std::size_t>(kind)];
}

std::optional<HistogramKind> histogramKindNamed(std::string_view text)
{
    for (const HistogramKind kind : {HistogramKind::Weights, HistogramKind::Gradients, HistogramKind::Activations})
        if (name(kind) == text)
            return kind;
    return std::nullopt;
}

std::int64_t HistogramEvent::deadChannels() const
{
    std::int64_t count = 0;
    for (const auto& [first, last] : dead)
        count += last - first + 1;
    return count;
}

bool cutsOff(std::string_view activation)
{
    return activation == "relu" || activation == "relu6";
}

bool saturates(std::string_view activation)
{
    return activation == "relu6" || activation == "sigmoid" || activation == "tanh";
}

void SeriesValue::add(double value)
{
    if (std::isfinite(value))
        mean = std::isfinite(mean) ? mean + (value - mean) / static_cast<double>(count + 1) : value;
    min = std::isnan(value) || value < min ? value : min;
    max = std::isnan(value) || value > max ? value : max;
    ++count;
}

void appendEventLine(const Event& event, std::string& out)
{
    out += "{\"n\":";
    appendNumber(out, event.number);
    out += ",\"t\":";
    // Microseconds are enough for a wall clock and half as long as the shortest exact form.
    char text[32];
    out.append(text, std::to_chars(text, text + sizeof text, event.time, std::chars_format::fixed, 6).ptr);
    out += ",\"type\":";
    std::visit([&out](const auto& body) { appendBody(out, body); }, event.body);
    if (!event.from.empty())
        member(out, "from", event.from);
    out += "}\n";
}

std::string eventLine(const Event& event)
{
    std::string out;
    appendEventLine(event, out);
    return out;
}

} // namespace trainyard
