// SPDX-License-Identifier: Apache-2.0
#include "backend/models/model_options.h"

#include "backend/base/error.h"
#include "backend/protocol/architectures.h"
#include "backend/protocol/reasons_model.h"

namespace trainyard {
Graph buildSmallCnn(const ModelOptions& options);
Graph buildResNet20V2(const ModelOptions& options);
Graph buildResNet50V2(const ModelOptions& options);
Graph buildResNet101V2(const ModelOptions& options);
Graph buildResNet152V2(const ModelOptions& options);
Graph buildMobileNetV2(const ModelOptions& options);
Graph buildLargeImageCnn(const ModelOptions& options);
Graph buildGruClassifier(const ModelOptions& options);
Graph buildFeatureCnn1d(const ModelOptions& options);
Graph buildFeatureCnn2d(const ModelOptions& options);

namespace {

struct Builder {
    Architecture architecture;
    Graph (*build)(const ModelOptions&);
};

/// Each builder is in the file of its name.
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
        throw Failure(ErrorKind::BadInput, "build the network", {},
                      modelReason("model.logits", logits, options.classes));
    if (options.loss == LossKind::MeanSquaredError)
        return MeanSquaredError{};
    if (options.loss == LossKind::BinaryCrossEntropy || single)
        return BinaryCrossEntropy{options.labelSmoothing};
    return SoftmaxCrossEntropy{options.labelSmoothing};
}

Graph (*builderOf(Architecture architecture))(const ModelOptions&)
{
    for (const Builder& builder : kBuilders)
        if (builder.architecture == architecture)
            return builder.build;
    throw Failure(ErrorKind::Internal, "build the network", {}, modelReason("model.zoo", info(architecture).name));
}

Graph buildModel(const ModelOptions& options)
{
    return builderOf(options.model.architecture)(options);
}

} // namespace trainyard
