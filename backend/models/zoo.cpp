// SPDX-License-Identifier: Apache-2.0
#include "backend/models/model_options.h"

#include "backend/base/error.h"
#include "backend/protocol/architectures.h"

namespace trainyard {
namespace {

struct Builder {
    Architecture architecture;
    Graph (*build)(const ModelOptions&);
};

constexpr Builder kBuilders[] = {
    {Architecture::SmallCnn, buildSmallCnn},           {Architecture::ResNet20V2, buildResNet20V2},
    {Architecture::ResNet50V2, buildResNet50V2},       {Architecture::ResNet101V2, buildResNet101V2},
    {Architecture::ResNet152V2, buildResNet152V2},     {Architecture::MobileNetV2, buildMobileNetV2},
    {Architecture::LargeImageCnn, buildLargeImageCnn}, {Architecture::Gru, buildGruClassifier},
    {Architecture::FeatureCnn1d, buildFeatureCnn1d},   {Architecture::FeatureCnn2d, buildFeatureCnn2d},
};

} // namespace

Op lossOn(const ModelOptions& options, std::int64_t logits)
{
    const bool single = logits == 1 && options.classes == 2;
    if (logits != options.classes && !single)
        throw Failure(ErrorKind::BadInput, "build", "the network",
                      "it ends in " + std::to_string(logits) + " values for " + std::to_string(options.classes) +
                          " classes");
    if (options.loss == LossKind::MeanSquaredError)
        return MeanSquaredError{};
    if (options.loss == LossKind::BinaryCrossEntropy || single)
        return BinaryCrossEntropy{options.labelSmoothing};
    return SoftmaxCrossEntropy{options.labelSmoothing};
}

Graph buildModel(const ModelOptions& options)
{
    for (const Builder& builder : kBuilders)
        if (builder.architecture == options.model.architecture)
            return builder.build(options);
    throw Failure(ErrorKind::Internal, "build", "the network",
                  "the zoo has no " + std::string(info(options.model.architecture).name));
}

} // namespace trainyard
