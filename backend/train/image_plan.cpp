// SPDX-License-Identifier: Apache-2.0
#include "backend/train/image_plan.h"

#include "backend/base/environment.h"
#include "backend/data/prepared_builder.h"
#include "backend/data/sample_pipeline.h"
#include "backend/train/run_failure.h"
#include "backend/train/run_time_overhead.h"

#include <algorithm>

namespace trainyard {
namespace {

constexpr double kShareOfFree = 0.25;

/// In bytes; below 0: nobody has said.
double wishedMost()
{
    const std::optional<double> wished = atStage(ExitCode::BadArguments, [] {
        return environmentNumber("TRAINYARD_RESIDENT_MIB", 0.0, 1e9,
                                 "the most MiB of images that stay on a GPU, 0 for none");
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
    const double free = static_cast<double>(room.freeBytes) / ranks;
    double most = std::min(kShareOfFree * free, room.share * free - static_cast<double>(estimate));
    if (wished > 0.0)
        most = std::min(most, wished);
    if (static_cast<double>(training) > most)
        return {ImagePath::TooLarge};
    const bool both = static_cast<double>(training + validation) <= most;
    return {ImagePath::Kept, both ? training + validation : training, both};
}

BatchRoom beside(const ImagePlan& images, BatchRoom room, int ranks)
{
    room.freeBytes = std::max<std::int64_t>(0, room.freeBytes - images.bytes * ranks);
    return room;
}

std::string text(const ImagePlan& images)
{
    const auto streamed = [](const char* why) {
        return std::string("they travel to the GPU with each step, for ") + why;
    };
    switch (images.path) {
    case ImagePath::Kept:
        return "they stay on the GPU (" + byteText(images.bytes) +
               "), and a step brings only which of them and how they are changed";
    case ImagePath::TooLarge:
        return streamed("they would fill more than a quarter of its free memory, or leave the network too little");
    case ImagePath::Changed:
        return streamed("resized crops, RandAugment and changes of colour are made by the processor");
    case ImagePath::Features: return streamed("they are features, not images");
    case ImagePath::Off: return streamed("TRAINYARD_RESIDENT_MIB is 0");
    case ImagePath::Host: break;
    }
    return "they are in this machine's memory";
}

} // namespace trainyard
