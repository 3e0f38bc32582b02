// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/preparation.h"

#include "backend/protocol/json_fields.h"
#include "backend/protocol/reason_json.h"
#include "backend/protocol/reasons_data.h"
#include "backend/protocol/spec_reader.h"

#include <nlohmann/json.hpp>

namespace trainyard {
namespace {

PreparationPlan readPlan(const nlohmann::json& json)
{
    PreparationPlan plan;
    take(json, "folder", plan.folder);
    take(json, "key", plan.key);
    take(json, "images", plan.images);
    take(json, "skipped", plan.skipped);
    take(json, "shards", plan.shards);
    take(json, "jpeg", plan.jpeg);
    take(json, "height", plan.height);
    take(json, "width", plan.width);
    take(json, "shorter_side", plan.shorterSide);
    take(json, "bytes", plan.bytes);
    take(json, "bytes_free", plan.bytesFree);
    take(json, "prepared", plan.prepared);
    take(json, "images_per_second", plan.imagesPerSecond);
    take(json, "seconds", plan.seconds);
    return plan;
}

PreparationProgress readProgress(const nlohmann::json& json)
{
    PreparationProgress progress;
    take(json, "phase", progress.phase);
    take(json, "done", progress.done);
    take(json, "total", progress.total);
    take(json, "images_per_second", progress.imagesPerSecond);
    take(json, "seconds_left", progress.secondsLeft);
    take(json, "bytes_needed", progress.bytesNeeded);
    take(json, "bytes_free", progress.bytesFree);
    return progress;
}

PreparationResult readResult(const nlohmann::json& json)
{
    PreparationResult result;
    take(json, "folder", result.folder);
    take(json, "images", result.images);
    take(json, "made", result.made);
    take(json, "skipped", result.skipped);
    take(json, "shards_replaced", result.shardsReplaced);
    take(json, "reason", result.reason);
    take(json, "whole", result.whole);
    take(json, "seconds", result.seconds);
    return result;
}

} // namespace

nlohmann::ordered_json toJson(const PreparationPlan& plan)
{
    return {{"folder", plan.folder},
            {"key", plan.key},
            {"images", plan.images},
            {"skipped", plan.skipped},
            {"shards", plan.shards},
            {"jpeg", plan.jpeg},
            {"height", plan.height},
            {"width", plan.width},
            {"shorter_side", plan.shorterSide},
            {"bytes", plan.bytes},
            {"bytes_free", plan.bytesFree},
            {"prepared", plan.prepared},
            {"images_per_second", plan.imagesPerSecond},
            {"seconds", plan.seconds}};
}

nlohmann::ordered_json toJson(const PreparationProgress& progress)
{
    return {{"phase", progress.phase},
            {"done", progress.done},
            {"total", progress.total},
            {"images_per_second", progress.imagesPerSecond},
            {"seconds_left", progress.secondsLeft},
            {"bytes_needed", progress.bytesNeeded},
            {"bytes_free", progress.bytesFree}};
}

nlohmann::ordered_json toJson(const PreparationResult& result)
{
    return {{"folder", result.folder},
            {"images", result.images},
            {"made", result.made},
            {"skipped", result.skipped},
            {"shards_replaced", result.shardsReplaced},
            {"reason", result.reason},
            {"whole", result.whole},
            {"seconds", result.seconds}};
}

PreparationLine parsePreparationLine(const std::string& line)
{
    try {
        const nlohmann::json document = parseBoundedJson(line);
        if (document.contains("plan"))
            return readPlan(document.at("plan"));
        if (document.contains("progress"))
            return readProgress(document.at("progress"));
        if (document.contains("prepared"))
            return readResult(document.at("prepared"));
        return errorFrom(document.at("error"));
    } catch (const std::exception& exception) {
        throw Failure(ErrorKind::BadInput, "read what the preparation says", {},
                      dataReason("data.same-version", whyOf(exception)));
    }
}

} // namespace trainyard
