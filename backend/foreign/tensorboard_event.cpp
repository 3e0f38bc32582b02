// SPDX-License-Identifier: Apache-2.0
#include "backend/foreign/tensorboard_event.h"

#include "backend/foreign/columns.h"
#include "backend/foreign/distribution.h"
#include "backend/foreign/tensor_value.h"
#include "backend/foreign/wire.h"

#include <charconv>
#include <cmath>

namespace trainyard::foreign {
namespace {

using Type = Wire::Type;

constexpr int kDeepestList = 16; // of a parameter

/// HistogramProto, as written before TensorFlow 2 and by torch.utils.tensorboard.
std::optional<SeriesValue> readHistogram(std::string_view message)
{
    ProtoMoments moments;
    Wire wire(message);
    while (wire.next())
        moments.take(wire);
    const auto [min, max, count, sum, squares] = moments;
    if (!wire.ok() || !(count >= 0.0 && count < 9e18))
        return std::nullopt;
    return SeriesValue{count > 0.0 ? sum / count : 0.0, min, max, static_cast<std::int64_t>(count)};
}

/// The file in a message Image, as written before TensorFlow 2 and by torch.utils.tensorboard.
std::string_view imageFileIn(std::string_view message)
{
    std::string_view file;
    Wire wire(message);
    while (wire.next())
        if (wire.is(4, Type::Bytes))
            file = wire.bytes();
    return file;
}

/// The plugin's name and content of a SummaryMetadata.
void readMetadata(std::string_view message, SummaryValue& value)
{
    Wire wire(message);
    while (wire.next()) {
        if (!wire.is(1, Type::Bytes))
            continue;
        std::string_view content;
        Wire plugin(wire.bytes());
        while (plugin.next()) {
            if (plugin.is(1, Type::Bytes))
                value.kind = tagKindOf(plugin.bytes());
            else if (plugin.is(2, Type::Bytes))
                content = plugin.bytes();
        }
        if (value.kind == TagKind::Parameters)
            value.pluginContent = content;
    }
}

/// `value` is a fresh one.
bool readValue(std::string_view message, SummaryValue& value)
{
    std::string_view tensor;
    Wire wire(message);
    while (wire.next()) {
        switch (wire.number()) {
        case 1:
            if (wire.type() == Type::Bytes)
                value.tag = wire.bytes();
            break;
        case 2:
            if (wire.type() == Type::Fixed32) {
                value.scalar = SeriesValue::of(wire.real32());
                value.kind = TagKind::Scalar;
            }
            break;
        case 5:
            if (wire.type() == Type::Bytes) {
                value.histogram = readHistogram(wire.bytes());
                value.proto = wire.bytes();
                value.kind = TagKind::Histogram;
            }
            break;
        case 4:
            if (wire.type() == Type::Bytes) {
                value.images.push_back(imageFileIn(wire.bytes()));
                value.kind = TagKind::Image;
            }
            break;
        case 6: value.kind = TagKind::Other; break; // audio
        case 8:
            if (wire.type() == Type::Bytes)
                tensor = wire.bytes();
            break;
        case 9:
            if (wire.type() == Type::Bytes)
                readMetadata(wire.bytes(), value);
            break;
        default: break;
        }
    }
    if (!wire.ok())
        return false;
    if (!tensor.empty()) {
        TensorValue read = readTensor(tensor);
        value.scalar = read.number ? std::optional(SeriesValue::of(*read.number)) : value.scalar;
        value.histogram = read.buckets ? read.buckets : value.histogram;
        value.buckets = read.rows;
        value.text = read.text;
        if (read.strings.size() > 2) // of the plugin for images: width, height, files
            value.images.assign(read.strings.begin() + 2, read.strings.end());
    }
    return true;
}

bool readSummary(std::string_view message, TensorBoardEvent& event)
{
    Wire wire(message);
    while (wire.next())
        if (wire.is(1, Type::Bytes) && !readValue(wire.bytes(), event.values.emplace_back()))
            return false;
    return wire.ok();
}

std::string numberText(double value)
{
    char text[40];
    return {text, std::to_chars(text, text + sizeof text, value).ptr};
}

/// google.protobuf.Value as text. A list within too many others, of which a damaged file may hold any number, is left
/// out.
std::string readProtoValue(std::string_view message, int depth = 0)
{
    std::string out;
    Wire wire(message);
    while (wire.next()) {
        if (wire.is(2, Type::Fixed64))
            out = numberText(wire.real64());
        else if (wire.is(3, Type::Bytes))
            out = wire.bytes();
        else if (wire.is(4, Type::Varint))
            out = wire.value() != 0 ? "true" : "false";
        else if (wire.is(1, Type::Varint))
            out = "null";
        else if (wire.is(6, Type::Bytes) && depth < kDeepestList) {
            Wire list(wire.bytes());
            while (list.next())
                if (list.is(1, Type::Bytes))
                    out += (out.empty() ? "" : ", ") + readProtoValue(list.bytes(), depth + 1);
        }
    }
    return out;
}

void readSessionStart(std::string_view message, HParams& out)
{
    Wire wire(message);
    while (wire.next()) {
        if (wire.is(1, Type::Bytes)) {
            std::string key, value;
            Wire entry(wire.bytes());
            while (entry.next()) {
                if (entry.is(1, Type::Bytes))
                    key = entry.bytes();
                else if (entry.is(2, Type::Bytes))
                    value = readProtoValue(entry.bytes());
            }
            out.parameters.emplace_back(std::move(key), std::move(value));
        } else if (wire.is(4, Type::Bytes)) {
            out.group = wire.bytes();
        } else if (wire.is(5, Type::Fixed64)) {
            out.startedAt = secondsOf(wire.real64());
        }
    }
}

void readSessionEnd(std::string_view message, HParams& out)
{
    Wire wire(message);
    while (wire.next()) {
        if (wire.is(1, Type::Varint) && wire.value() == 1)
            out.end = ExitCode::Completed; // STATUS_SUCCESS
        else if (wire.is(1, Type::Varint) && wire.value() == 2)
            out.end = ExitCode::Internal; // STATUS_FAILURE
        else if (wire.is(2, Type::Fixed64))
            out.endedAt = secondsOf(wire.real64());
    }
}

} // namespace

TagKind tagKindOf(std::string_view plugin)
{
    if (plugin == "scalars")
        return TagKind::Scalar;
    if (plugin == "histograms")
        return TagKind::Histogram;
    if (plugin == "text")
        return TagKind::Text;
    if (plugin == "hparams")
        return TagKind::Parameters;
    if (plugin == "images")
        return TagKind::Image;
    return plugin.empty() ? TagKind::Unknown : TagKind::Other;
}

bool parseTensorBoardEvent(std::string_view record, TensorBoardEvent& event)
{
    event.time = 0.0;
    event.step = 0;
    event.sessionStarts = false;
    event.values.clear();
    Wire wire(record);
    while (wire.next()) {
        switch (wire.number()) {
        case 1:
            if (wire.type() == Type::Fixed64)
                event.time = wire.real64();
            break;
        case 2:
            if (wire.type() == Type::Varint)
                event.step = static_cast<std::int64_t>(wire.value());
            break;
        case 5:
            if (wire.type() != Type::Bytes || !readSummary(wire.bytes(), event))
                return false;
            break;
        case 7:
            if (wire.type() == Type::Bytes) {
                Wire log(wire.bytes());
                while (log.next())
                    event.sessionStarts = event.sessionStarts || (log.is(1, Type::Varint) && log.value() == 1);
            }
            break;
        default: break;
        }
    }
    event.time = secondsOf(event.time);
    return wire.ok();
}

HParams parseHParams(std::string_view content)
{
    HParams out;
    Wire wire(content);
    while (wire.next()) {
        if (wire.is(3, Type::Bytes))
            readSessionStart(wire.bytes(), out);
        else if (wire.is(4, Type::Bytes))
            readSessionEnd(wire.bytes(), out);
    }
    return out;
}

} // namespace trainyard::foreign
