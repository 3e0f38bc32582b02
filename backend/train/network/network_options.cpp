// SPDX-License-Identifier: Apache-2.0
#include "backend/train/network/network_options.h"

#include "backend/models/model_options.h"
#include "backend/protocol/rank_layout.h"
#include "backend/protocol/scaling.h"

namespace trainyard {

bool joinsLayers(DeviceKind device)
{
    return device == DeviceKind::Cuda;
}

bool joinsLayers(const NetworkOptions& options)
{
    return joinsLayers(options.device) && !options.keepsOutputs;
}

DataType activationType(Precision precision)
{
    return precision == Precision::Bf16 ? DataType::BF16 : precision == Precision::Fp16 ? DataType::F16 : DataType::F32;
}

ModelOptions modelOptions(const NetworkOptions& options)
{
    return {options.model, options.image,     options.classes, options.labelSmoothing,
            options.mean,  options.deviation, options.loss,    options.features};
}

OptimizerSettings NetworkOptions::updateRule() const
{
    if (update)
        return *update;
    OptimizerSettings settings = OptimizerSettings::of(optimizer);
    settings.clipNorm = clipNorm;
    return settings;
}

NetworkOptions networkOptions(const RunSpec& spec)
{
    const TrainingSpec& training = spec.training;
    const auto channels = static_cast<std::size_t>(spec.data.image.channels);
    NetworkOptions options;
    options.model = spec.model;
    options.image = spec.data.image;
    options.optimizer = training.optimizer;
    options.clipNorm = training.clipNorm;
    options.labelSmoothing = training.labelSmoothing;
    options.loss = training.loss;
    options.precision = training.precision;
    options.syncBatchNorm = spec.distribution.syncBatchNorm;
    options.microBatches = training.microBatches;
    options.batchSize = static_cast<int>(scaledBatch(spec, spec.resources.ranks).largestLocal);
    options.mean.assign(channels, 0.5f);
    options.deviation.assign(channels, 0.25f);
    options.device = spec.resources.device;
    options.threads = spec.resources.threads;
    options.seed = spec.seed;
    options.keepsOutputs = spec.monitoring.histograms.record && spec.monitoring.histograms.activations;
    options.validatesBeside = rankLayout(spec).hasMaster || training.validationThreads > 0;
    return options;
}

} // namespace trainyard
