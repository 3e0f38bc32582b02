// SPDX-License-Identifier: Apache-2.0
#include "backend/train/plan/image_plan.h"

#include "backend/base/environment.h"
#include "backend/data/cache/prepared_builder.h"
#include "backend/data/pipeline/sample_pipeline.h"
#include "backend/protocol/reasons_run.h"
#include "backend/protocol/reasons_training.h"
#include "backend/train/network/run_time_overhead.h"
#include "backend/train/record/run_failure.h"

#include <algorithm>

namespace trainyard {
namespace {

constexpr double kShareOfFree = 0.25;

/// In bytes; below 0: nobody has said.
double wishedMost()
{
    const std::optional<double> wished = atStage(ExitCode::BadArguments, [] {
        return environmentNumber("TRAINYARD_RESIDENT_MIB", 0.0, 1e9, runReason("run.resident-mib"));
    });
    return wished ? *wished * 1048576.0 : -1.0;
}

} // namespace

ImagePlan planImages(const RunSpec& spec, std::int64_t trainSamples, std::int64_t validationSamples,
                     const NetworkOptions& options, const BatchRoom& room, int ranks, std::int64_t estimate)
{
    if (!usesGpu(options))
        return {};
    const double wished = wishedMost();
    if (wished == 0.0)
        return {ImagePath::Off};
    if (options.features)
        return {ImagePath::Features};
    if (!picksOnly(spec.data))
        return {ImagePath::Changed};
    const std::int64_t image = std::int64_t{options.image.height} * options.image.width * options.image.channels;
    const bool part =
        spec.data.sharding == Sharding::Files && spec.data.augment.mixup <= 0.0 && spec.data.augment.cutmix <= 0.0;
    const std::int64_t training = (part ? (trainSamples + ranks - 1) / ranks : trainSamples) * image;
    const std::int64_t validation = (validationSamples + ranks - 1) / ranks * image;
    const double free = static_cast<double>(room.ofOneRank());
    double most = std::min(kShareOfFree * free, room.share * free - static_cast<double>(estimate));
    if (wished > 0.0)
        most = std::min(most, wished);
    if (static_cast<double>(training) > most)
        return {ImagePath::TooLarge};
    const bool both = static_cast<double>(training + validation) <= most;
    return {ImagePath::Kept, both ? training + validation : training, both};
}

BatchRoom beside(const ImagePlan& images, BatchRoom room)
{
    room.freeBytes = std::max<std::int64_t>(0, room.freeBytes - images.bytes * room.sharing);
    return room;
}

Reason imagesReason(const ImagePlan& images)
{
    switch (images.path) {
    case ImagePath::Kept: return trainingReason("training.images-kept", ByteCount{images.bytes});
    case ImagePath::TooLarge: return trainingReason("training.images-large");
    case ImagePath::Changed: return trainingReason("training.images-changed");
    case ImagePath::Features: return trainingReason("training.images-features");
    case ImagePath::Off: return trainingReason("training.images-off");
    case ImagePath::Host: break;
    }
    return trainingReason("training.images-host");
}

} // namespace trainyard
