// SPDX-License-Identifier: Apache-2.0
#include "backend/train/checkpoint/checkpoint.h"

#include "backend/base/error.h"
#include "backend/protocol/reason_json.h"
#include "backend/protocol/reasons_run.h"
#include "backend/protocol/search_folder.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>

namespace trainyard {
namespace {

using Json = nlohmann::json;
using Metadata = std::map<std::string, std::string>;

constexpr const char* kCheckpointFormat = "trainyard-checkpoint";
constexpr const char* kChecksum = "checksum";
constexpr const char* kEndedWhy = "ended_why"; ///< reasonLine() of "ended", where it has a code

/// FNV-1a over little-endian 64-bit words, the tail padded with zeros: any changed word changes the sum.
class Checksum {
public:
    void add(const void* data, std::size_t count)
    {
        const auto* at = static_cast<const char*>(data);
        for (; count >= 8; at += 8, count -= 8) {
            std::uint64_t word;
            std::memcpy(&word, at, 8);
            mix(word);
        }
        if (count > 0) {
            std::uint64_t word = 0;
            std::memcpy(&word, at, count);
            mix(word);
        }
    }
    void add(const std::string& text)
    {
        mix(text.size());
        add(text.data(), text.size());
    }
    std::string text() const
    {
        char out[17];
        std::snprintf(out, sizeof out, "%016llx", static_cast<unsigned long long>(m_sum));
        return out;
    }

private:
    void mix(std::uint64_t word) { m_sum = (m_sum ^ word) * 0x100000001b3ull; }
    std::uint64_t m_sum = 0xcbf29ce484222325ull;
};

std::string checksum(const Metadata& metadata, const std::vector<NamedTensor>& tensors)
{
    Checksum sum;
    for (const auto& [key, value] : metadata) {
        if (key == kChecksum)
            continue;
        sum.add(key);
        sum.add(value);
    }
    for (const NamedTensor& tensor : tensors) {
        sum.add(tensor.name);
        sum.add(tensor.shape.data(), tensor.shape.size() * sizeof(std::int64_t));
        sum.add(tensor.values.data(), tensor.values.size() * sizeof(float));
    }
    return sum.text();
}

/// The shortest text that reads back as the same number, NaN and infinities too.
template <typename Number>
std::string numberText(Number value)
{
    char text[64];
    return {text, std::to_chars(text, text + sizeof text, value).ptr};
}

template <typename Number>
Number numberFrom(const std::string& text)
{
    Number value{};
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (code != std::errc() || end != text.data() + text.size())
        throw Refusal(runReason("run.not-a-number", text.substr(0, 40)));
    return value;
}

std::string listText(const std::vector<float>& values)
{
    return Json(values).dump();
}

std::string metricsText(const std::vector<std::pair<std::string, double>>& metrics)
{
    Json json = Json::array();
    for (const auto& [name, value] : metrics)
        json.push_back({name, numberText(value)});
    return json.dump();
}

std::string bestText(const BestSoFar& best)
{
    return Json::array({numberText(best.value), best.step, best.since}).dump();
}

BestSoFar bestFrom(const std::string& text)
{
    const Json json = Json::parse(text);
    return {numberFrom<double>(json.at(0).get<std::string>()), json.at(1).get<std::int64_t>(), json.at(2).get<int>()};
}

Metadata toMetadata(const CheckpointInfo& info)
{
    const LoopState& loop = info.loop;
    return {{"format", kCheckpointFormat},
            {"format_version", std::to_string(kCheckpointVersion)},
            {"run", info.runId},
            {"engine", info.engine},
            {"saved_at", numberText(info.savedAt)},
            {"seed", numberText(info.seed)},
            {"steps_per_epoch", numberText(info.stepsPerEpoch)},
            {"parts", numberText(info.parts)},
            {"step", numberText(loop.step)},
            {"step_offset", numberText(loop.offset)},
            {"open_batches", Json(loop.open).dump()},
            {"samples", numberText(loop.samples)},
            {"elapsed", numberText(loop.elapsed)},
            {"epoch_loss_sum", numberText(loop.epoch.lossSum)},
            {"epoch_top1", numberText(loop.epoch.top1)},
            {"epoch_top5", numberText(loop.epoch.top5)},
            {"epoch_samples", numberText(loop.epoch.samples)},
            {"epoch_seconds", numberText(loop.epoch.seconds)},
            {"epoch_closed", loop.epochClosed ? "true" : "false"},
            {"early_stopping", bestText(loop.early)},
            {"best", bestText(loop.best)},
            {"target_seconds", numberText(loop.targetSeconds)},
            {"ended", loop.ended.words},
            {"metrics", metricsText(loop.metrics)},
            {"mean", listText(info.mean)},
            {"deviation", listText(info.deviation)},
            {"features", info.features ? "true" : "false"},
            {"classes", Json(info.classes).dump(-1, ' ', false, Json::error_handler_t::replace)},
            {"data_labels", info.data.labels},
            {"data_images", info.data.images},
            {"data_validation", info.data.validation},
            {"data_files", info.data.files},
            {"spec", info.spec}};
}

CheckpointInfo fromMetadata(const Metadata& metadata)
{
    const auto text = [&metadata](const char* key) -> const std::string& {
        const auto found = metadata.find(key);
        if (found == metadata.end())
            throw Refusal(runReason("run.metadata-lack", key));
        return found->second;
    };
    CheckpointInfo info;
    info.runId = text("run");
    info.engine = text("engine");
    info.savedAt = numberFrom<double>(text("saved_at"));
    info.seed = numberFrom<std::uint64_t>(text("seed"));
    info.stepsPerEpoch = numberFrom<std::int64_t>(text("steps_per_epoch"));
    if (metadata.contains("parts"))
        info.parts = numberFrom<int>(text("parts"));
    LoopState& loop = info.loop;
    loop.step = numberFrom<std::int64_t>(text("step"));
    if (metadata.contains("step_offset"))
        loop.offset = numberFrom<std::int64_t>(text("step_offset"));
    if (metadata.contains("open_batches"))
        loop.open = Json::parse(text("open_batches")).get<std::vector<std::int64_t>>();
    loop.samples = numberFrom<std::int64_t>(text("samples"));
    loop.elapsed = numberFrom<double>(text("elapsed"));
    loop.epoch = {numberFrom<double>(text("epoch_loss_sum")), numberFrom<std::int64_t>(text("epoch_top1")),
                  numberFrom<std::int64_t>(text("epoch_top5")), numberFrom<std::int64_t>(text("epoch_samples")),
                  numberFrom<double>(text("epoch_seconds"))};
    loop.epochClosed = text("epoch_closed") == "true";
    if (metadata.contains("early_stopping")) { // the first engines had none of these
        loop.early = bestFrom(text("early_stopping"));
        loop.best = bestFrom(text("best"));
        loop.targetSeconds = numberFrom<double>(text("target_seconds"));
        {
            const auto why = metadata.find(kEndedWhy);
            loop.ended = reasonOf(text("ended"), why == metadata.end() ? std::string() : why->second);
        }
    }
    for (const Json& metric : Json::parse(text("metrics")))
        loop.metrics.emplace_back(metric.at(0).get<std::string>(), numberFrom<double>(metric.at(1).get<std::string>()));
    info.mean = Json::parse(text("mean")).get<std::vector<float>>();
    info.deviation = Json::parse(text("deviation")).get<std::vector<float>>();
    info.features = metadata.contains("features") && text("features") == "true";
    info.classes = Json::parse(text("classes")).get<std::vector<std::string>>();
    if (metadata.contains("data_labels")) // earlier engines did not look at the samples
        info.data = {text("data_labels"), text("data_images"), text("data_validation"),
                     metadata.contains("data_files") ? text("data_files") : std::string()};
    info.spec = text("spec");
    if (metadata.contains("net"))
        info.net = text("net");
    if (loop.step < 0 || loop.samples < 0 || info.stepsPerEpoch < 1 || info.parts < 1 || info.position() < 0 ||
        !std::isfinite(loop.elapsed))
        throw Refusal(runReason("run.metadata-impossible"));
    return info;
}

[[noreturn]] void refuse(const std::filesystem::path& path, Reason why)
{
    throw Failure(ErrorKind::BadInput, "use the checkpoint", path.string(), std::move(why));
}

} // namespace

std::int64_t writeCheckpoint(const std::filesystem::path& path, const Checkpoint& checkpoint,
                             const std::function<void()>& beforeRename, const Metadata& notes)
{
    Metadata metadata = toMetadata(checkpoint.info);
    if (!checkpoint.info.net.empty())
        metadata["net"] = checkpoint.info.net;
    if (!checkpoint.info.loop.ended.code.empty())
        metadata[kEndedWhy] = reasonLine(checkpoint.info.loop.ended);
    metadata.insert(notes.begin(), notes.end());
    metadata[kChecksum] = checksum(metadata, checkpoint.tensors);
    return writeSafetensors(path, checkpoint.tensors, metadata, beforeRename);
}

bool adapt(LoopState& loop, const CheckpointInfo& saved, const TrainingSpec& now)
{
    std::vector<SpecProblem> ignored;
    const TrainingSpec then = parseRunSpecText(saved.spec, ignored).training;
    if (now.earlyStopping.series != then.earlyStopping.series)
        loop.early = {};
    if (now.bestCheckpoint != then.bestCheckpoint)
        loop.best = {};
    const auto metric = std::find_if(loop.metrics.begin(), loop.metrics.end(),
                                     [&](const auto& candidate) { return candidate.first == name(now.target.series); });
    const bool there =
        loop.targetSeconds >= 0.0 &&
        (now.target == then.target || (metric != loop.metrics.end() && reached(now.target, metric->second)));
    if (!there)
        loop.targetSeconds = -1.0;
    const bool impatient =
        now.earlyStopping.series != WatchedSeries::None && loop.early.since >= now.earlyStopping.patience;
    const bool bySearch = isEndedBySearch(loop.ended);
    if (loop.ended.empty() || (now.epochs <= then.epochs && (there || impatient || bySearch)))
        return false;
    loop.ended = {};
    return true;
}

bool isCheckpoint(const SafetensorsHeader& header)
{
    const auto format = header.metadata.find("format");
    return format != header.metadata.end() && format->second == kCheckpointFormat;
}

CheckpointInfo checkpointInfo(const SafetensorsHeader& header, const std::filesystem::path& path)
{
    if (!isCheckpoint(header))
        refuse(path, header.metadata.empty() ? runReason("run.no-metadata") : runReason("run.foreign-safetensors"));
    const auto version = header.metadata.find("format_version");
    if (version == header.metadata.end() || version->second != std::to_string(kCheckpointVersion))
        throw Failure(ErrorKind::Version, "use the checkpoint", path.string(),
                      version == header.metadata.end()
                          ? runReason("run.no-format", kCheckpointVersion)
                          : runReason("run.other-format", version->second, kCheckpointVersion));
    try {
        return fromMetadata(header.metadata);
    } catch (const std::exception& exception) {
        refuse(path, runReason("run.use-other", whyOf(exception)));
    }
}

CheckpointInfo readCheckpointInfo(const std::filesystem::path& path)
{
    return checkpointInfo(readSafetensorsHeader(path), path);
}

Checkpoint readCheckpoint(const std::filesystem::path& path)
{
    SafetensorsHeader header;
    Checkpoint checkpoint;
    checkpoint.tensors = readSafetensors(path, &header);
    checkpoint.info = checkpointInfo(header, path);
    const auto sum = header.metadata.find(kChecksum);
    if (sum == header.metadata.end() || sum->second != checksum(header.metadata, checkpoint.tensors))
        refuse(path, runReason("run.checksum"));
    return checkpoint;
}

} // namespace trainyard
