// SPDX-License-Identifier: Apache-2.0
#include "backend/train/network/batch_parts.h"

#include "backend/base/error.h"
#include "backend/protocol/reasons_run.h"

#include <algorithm>
#include <utility>

namespace trainyard {
namespace {

void checkLabel(std::int32_t label, int classes)
{
    if (label < 0 || label >= classes)
        throw Failure(ErrorKind::BadInput, "run the network on a batch", {}, runReason("run.label", label, classes));
}

const void* checkedPicks(const Batch& batch)
{
    const auto kept = static_cast<std::int64_t>(batch.kept->samples.size());
    const auto there = [kept](const PickedImage& image) { return image.place >= 0 && image.place < kept; };
    for (int i = 0; i < batch.count; ++i)
        if (!there(batch.picks[i].own) || !there(batch.picks[i].partner))
            throw Failure(ErrorKind::BadInput, "run the network on a batch", {}, runReason("run.no-such-images"));
    return batch.picks;
}

} // namespace

void checkBatch(const Batch& batch, const NetworkOptions& options, const BatchUse& use)
{
    const auto bad = [](Reason why) {
        throw Failure(ErrorKind::BadInput, "run the network on a batch", {}, std::move(why));
    };
    const bool shared = use.training && use.joined;
    const bool none = shared && batch.count == 0;
    if (shared && (batch.ofAllRanks < 1 || batch.ofAllRanks < batch.count))
        bad(runReason("run.all-ranks"));
    const void* samples = use.features ? static_cast<const void*>(batch.features) : batch.images;
    if (batch.picks && use.picks)
        samples = checkedPicks(batch);
    if (!none && (batch.count < 1 || batch.count > options.batchSize || !samples))
        bad(runReason("run.batch-images", batch.count, options.batchSize));
    for (int i = 0; batch.labels && i < batch.count; ++i)
        checkLabel(batch.labels[i], options.classes);
    for (int i = 0; batch.otherLabels && i < batch.count; ++i) {
        checkLabel(batch.otherLabels[i], options.classes);
        if (!batch.otherShares || !(batch.otherShares[i] >= 0.0f && batch.otherShares[i] <= 1.0f))
            bad(runReason("run.label-share"));
    }
}

BatchParts partsOf(const Batch& batch, const NetworkOptions& options, const BatchUse& use)
{
    BatchParts parts;
    const bool dealt = batch.partBegins && batch.parts == options.microBatches;
    if (use.training && dealt) {
        parts.begins.assign(batch.partBegins, batch.partBegins + batch.parts + 1);
    } else if (use.training) {
        for (int part = 0; part <= options.microBatches; ++part)
            parts.begins.push_back(batch.count / options.microBatches * part +
                                   std::min(part, batch.count % options.microBatches));
    } else {
        const int size = options.microBatches > 1 ? options.microBatchSize() : std::max(batch.count, 1);
        for (int begin = 0; begin < batch.count; begin += size)
            parts.begins.push_back(begin);
        parts.begins.push_back(batch.count);
    }
    parts.averaged = use.training && options.microBatches > 1 && batch.count > 0;
    if (use.training && use.joined)
        parts.share = static_cast<double>(batch.count) / static_cast<double>(batch.ofAllRanks);
    return parts;
}

} // namespace trainyard
