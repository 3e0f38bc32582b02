// SPDX-License-Identifier: Apache-2.0
#include "backend/base/clock.h"
#include "backend/base/error.h"
#include "backend/data/base/data_text.h"
#include "backend/data/base/shape_text.h"
#include "backend/engine/human_text.h"
#include "backend/engine/inspect.h"
#include "backend/train/checkpoint/checkpoint.h"
#include "backend/train/record/run_failure.h"

#include <nlohmann/json.hpp>

namespace trainyard {
namespace {

using OrderedJson = nlohmann::ordered_json;

std::int64_t valuesOf(const SafetensorsHeader::Entry& entry)
{
    std::int64_t count = 1;
    for (const std::int64_t extent : entry.shape)
        count *= extent;
    return count;
}

void describeInfo(const CheckpointInfo& info, OrderedJson& json, std::string& text)
{
    json["run"] = info.runId;
    json["engine"] = info.engine;
    json["saved_at"] = isoTime(info.savedAt);
    json["step"] = info.loop.step;
    json["steps_per_epoch"] = info.stepsPerEpoch;
    json["epoch"] = info.epochs();
    json["samples"] = info.loop.samples;
    json["elapsed"] = info.loop.elapsed;
    json["seed"] = info.seed;
    json["classes"] = info.classes;
    text += "Run          " + info.runId + "\nEngine       " + info.engine + "\nSaved        " + isoTime(info.savedAt) +
            "\nPosition     step " + countText(info.loop.step) + ", epoch " + decimals(info.epochs(), 2) + ", " +
            durationText(info.loop.elapsed) + " of training\n";
    for (const auto& [name, value] : info.loop.metrics) {
        json["metrics"][name] = value;
        text += "Metric       " + name + " " + decimals(value, 4) + "\n";
    }
}

} // namespace

Inspection inspectCheckpoint(const std::filesystem::path& file)
{
    Inspection out;
    const SafetensorsHeader header = atStage(ExitCode::BadCheckpoint, [&] { return readSafetensorsHeader(file); });
    const bool ours = isCheckpoint(header);
    OrderedJson json = {
        {"kind", ours ? "checkpoint" : "safetensors"}, {"path", file.string()}, {"bytes", header.fileSize}};
    out.text = (ours ? "Checkpoint   " : "Tensors of another program: ") + printable(file.string()) +
               "\nSize         " + bytesText(header.fileSize) + "\n";
    if (ours) {
        describeInfo(atStage(ExitCode::BadCheckpoint, [&] { return checkpointInfo(header, file); }), json, out.text);
        try {
            readCheckpoint(file);
            out.text += "State        whole, its checksum fits\n";
            json["damage"] = nullptr;
        } catch (const Failure& failure) {
            out.code = ExitCode::BadCheckpoint;
            out.complaint = failure.error().text();
            out.text += "State        DAMAGED: " + failure.error().reason + "\n";
            json["damage"] = failure.error().reason;
        }
    }
    std::int64_t values = 0;
    json["tensors"] = OrderedJson::array();
    std::string table;
    for (const SafetensorsHeader::Entry& entry : header.entries) {
        values += valuesOf(entry);
        json["tensors"].push_back({{"name", entry.name}, {"dtype", entry.dtype}, {"shape", entry.shape}});
        table += "  " + entry.dtype + "  " + printable(entry.name) + "  " + shapeText(entry.shape, "1") + "\n";
    }
    json["values"] = values;
    out.text += "Tensors      " + countText(static_cast<std::int64_t>(header.entries.size())) + " with " +
                countText(values) + " values\n" + table;
    out.json = json.dump(2, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
    return out;
}

} // namespace trainyard
