// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"

#include <cmath>
#include <random>
#include <string>

namespace trainyard::test {

/// Only the constants of the drawn rule are drawn: no other has any.
inline OptimizerSpec randomOptimizer(std::mt19937& random)
{
    const auto real = [&](double low, double high) {
        return std::uniform_real_distribution<double>(low, high)(random);
    };
    OptimizerSpec spec =
        optimizerDefaults(static_cast<OptimizerKind>(std::uniform_int_distribution<int>(0, 5)(random)));
    const auto draw = [&](const char* key, double& value, double high) {
        if (takes(spec.kind, key))
            value = real(1e-9, high);
    };
    draw("momentum", spec.momentum, 0.99);
    draw("beta1", spec.beta1, 0.99);
    draw("beta2", spec.beta2, 0.99);
    draw("rho", spec.rho, 0.99);
    draw("epsilon", spec.epsilon, 1.0);
    draw("trust", spec.trust, 1.0);
    if (takes(spec.kind, "nesterov"))
        spec.nesterov = random() % 2 == 0;
    spec.weightDecay = real(0.0, 10.0);
    spec.decayNormAndBias = random() % 2 == 0;
    return spec;
}

inline AugmentSpec randomAugment(std::mt19937& random)
{
    const auto real = [&](double low, double high) {
        return std::uniform_real_distribution<double>(low, high)(random);
    };
    const auto whole = [&](int low, int high) { return std::uniform_int_distribution<int>(low, high)(random); };
    AugmentSpec spec;
    spec.resizedCrop = whole(0, 1) == 1;
    spec.cropArea = real(0.001, 1.0);
    spec.cropAspect = real(1.0, 4.0);
    spec.rotate = whole(0, 1) == 1;
    spec.brightness = real(0.0, 1.0);
    spec.contrast = real(0.0, 1.0);
    spec.saturation = real(0.0, 1.0);
    spec.hue = real(0.0, 0.5);
    spec.randAugment = whole(0, 10);
    spec.magnitude = whole(0, 30);
    spec.cutout = whole(0, 1024);
    spec.mixup = real(0.0, 10.0);
    spec.cutmix = real(0.0, 10.0);
    return spec;
}

/// A valid spec with every field drawn at random; names and tags hold what people and attackers type.
inline RunSpec randomSpec(std::mt19937& random)
{
    const auto whole = [&](std::int64_t low, std::int64_t high) {
        return std::uniform_int_distribution<std::int64_t>(low, high)(random);
    };
    const auto real = [&](double low, double high) {
        return std::uniform_real_distribution<double>(low, high)(random);
    };
    const std::string words[] = {"plain",  "two words", "quote\"s",    "$(touch x)",
                                 "ümläut", "a,b;c",     "<b>bold</b>", "%1 %n"};
    RunSpec spec;
    spec.id = "run-" + std::to_string(whole(0, 1'000'000));
    spec.name = words[whole(0, 7)] + std::to_string(whole(0, 99));
    spec.notes = whole(0, 1) ? "line one\nline two" : "";
    for (std::int64_t i = whole(0, 3); i > 0; --i)
        spec.tags.push_back(words[whole(0, 7)] + std::to_string(i));
    if (whole(0, 3) == 0) {
        spec.campaign = "study";
        spec.cell = "n4";
    }
    if (whole(0, 3) == 0)
        spec.parent = ParentSpec{"run-parent", "checkpoints/epoch-3.safetensors"};
    spec.model = {
        whole(0, 1) ? Architecture::SmallCnn : Architecture::ResNet20V2, real(0.0, 0.95), real(0.25, 8.0), {}, {}};
    spec.data.format = static_cast<DataFormat>(whole(0, 7));
    const int side = static_cast<int>(whole(28, 64));
    spec.data.image = {side, side, spec.data.format == DataFormat::Idx || whole(0, 1) ? 1 : 3};
    if (whole(0, 3) == 0)
        spec.model.weights = "/nets/" + words[whole(0, 7)];
    if (whole(0, 4) == 0) {
        spec.model = ModelSpec{};
        spec.model.file = "/nets/a.model.json";
    }
    if (takes(spec.data.format, "path"))
        spec.data.path = "/data/" + words[whole(0, 7)];
    if (takes(spec.data.format, "features") && whole(0, 1) == 1) {
        spec.data.features = "x";
        spec.data.labels = words[whole(0, 7)];
    }
    if (takes(spec.data.format, "classes") && whole(0, 1) == 1)
        spec.data.classes.count = static_cast<int>(whole(2, 1000));
    else if (takes(spec.data.format, "classes") && whole(0, 1) == 1)
        spec.data.classes.names = {"plain", "two words"};
    if (takes(spec.data.format, "validation_share"))
        spec.data.validationShare = real(0.001, 0.9);
    spec.data.trainSamples = whole(0, std::int64_t{1} << 40);
    spec.data.validationSamples = whole(0, 5000);
    if (whole(0, 1) == 1)
        spec.data.seed = whole(0, kLargestDataSeed);
    if (whole(0, 1) == 1)
        spec.data.orderSeed = whole(0, kLargestDataSeed);
    spec.data.fit = static_cast<FitKind>(whole(0, 2));
    if (whole(0, 1) == 1)
        spec.data.augment = randomAugment(random);
    if (takes(spec.data.format, "cache") && whole(0, 1) == 1)
        spec.data.cache = {whole(0, 1) ? "auto" : "/fast/" + words[whole(0, 7)], static_cast<int>(whole(0, 2048)),
                           static_cast<CacheStorage>(whole(0, 2))};
    spec.data.sharding = static_cast<Sharding>(whole(0, 2));
    spec.data.flip = whole(0, 1) == 1;
    spec.data.cropPadding = static_cast<int>(whole(0, 64));
    spec.data.loaderThreads = static_cast<int>(whole(0, 256));
    if (takes(spec.data.format, "unreadable"))
        spec.data.unreadable = static_cast<UnreadablePolicy>(whole(0, 1));
    if (spec.data.format == DataFormat::Hdf5 && whole(0, 1) == 1)
        spec.data.image = {side, static_cast<int>(whole(32, 4096)), static_cast<int>(whole(1, 8))};
    spec.training.epochs = static_cast<int>(whole(2, 100000));
    spec.training.batchSize = static_cast<int>(whole(0, 65536));
    spec.training.optimizer = randomOptimizer(random);
    LearningRateSpec& rate = spec.training.learningRate;
    rate.base = std::pow(10.0, real(-6.0, 2.9));
    rate.schedule = static_cast<ScheduleKind>(whole(0, 4));
    rate.warmupEpochs = real(0.0, spec.training.epochs * 0.9);
    rate.finalFactor = real(0.0, 1.0);
    rate.stepEpochs = real(0.001, 100.0);
    rate.stepFactor = real(0.001, 1.0);
    rate.power = real(0.001, 10.0);
    spec.training.microBatches = static_cast<int>(whole(1, 1024));
    spec.training.precision = static_cast<Precision>(whole(0, 1));
    spec.training.loss = static_cast<LossKind>(whole(0, 2));
    spec.training.clipNorm = real(0.0, 100.0);
    spec.training.bestCheckpoint = static_cast<WatchedSeries>(whole(0, 5));
    spec.training.validationThreads = static_cast<int>(whole(0, 16));
    spec.training.earlyStopping = {static_cast<WatchedSeries>(whole(0, 5)), static_cast<int>(whole(1, 99)), real(0, 1)};
    spec.training.target = {static_cast<WatchedSeries>(whole(0, 5)), real(0.0, 1.0)};
    spec.training.labelSmoothing = real(0.0, 0.9);
    spec.training.checkpointEveryEpochs = static_cast<int>(whole(0, 1000));
    spec.training.keepCheckpoints = static_cast<int>(whole(0, 1000));
    spec.training.validateEveryEpochs = static_cast<int>(whole(1, 1000));
    spec.training.onNonFinite = whole(0, 1) ? NonFinitePolicy::Stop : NonFinitePolicy::Continue;
    spec.resources = {whole(0, 1) ? DeviceKind::Cpu : DeviceKind::Reference, static_cast<int>(whole(0, 4096)),
                      static_cast<int>(whole(1, 256)), static_cast<CorePlacement>(whole(0, 3))};
    PlacementSpec& placement = spec.resources.placement;
    placement = {static_cast<int>(whole(1, spec.resources.ranks)),
                 0,
                 static_cast<int>(whole(0, 64)),
                 "a100",
                 {0, 3},
                 "gpu",
                 "physics",
                 "high",
                 "ib&a100",
                 "n[01-03]",
                 "week",
                 static_cast<int>(whole(0, 525600)),
                 whole(0, 1 << 30),
                 static_cast<int>(whole(0, 1000))};
    placement.ranksPerNode = whole(0, 1) == 1 ? 256 : 0;
    DistributionSpec& distribution = spec.distribution;
    distribution.mode = static_cast<DistributionMode>(whole(0, 3));
    distribution.scaling = static_cast<ScalingRule>(whole(spec.training.batchSize < spec.resources.ranks ? 1 : 0, 4));
    distribution.bucketMiB = real(0.0, 1024.0);
    distribution.bucketPrecision = static_cast<BucketPrecision>(whole(0, 2));
    distribution.overlap = whole(0, 1) == 1;
    distribution.orderedSum = whole(0, 1) == 1;
    distribution.syncBatchNorm = whole(0, 1) == 1;
    distribution.syncEvery = static_cast<int>(whole(1, 10000));
    distribution.workerRanks = whole(0, 1) == 1 ? spec.resources.ranks : 1;
    distribution.masters = static_cast<int>(whole(1, std::min(64, spec.resources.ranks / distribution.workerRanks)));
    distribution.elasticForce = real(0.001, 1.0);
    distribution.gemKappa = real(0.001, 100.0);
    distribution.gemMomentum = real(0.0, 0.999);
    spec.monitoring.trace = {whole(0, 1'000'000'000), static_cast<int>(whole(0, 100000)),
                             static_cast<int>(whole(1, 4096))};
    if (whole(0, 1) == 1) {
        HistogramSpec& histograms = spec.monitoring.histograms;
        histograms.record = true;
        histograms.every = static_cast<int>(whole(0, 1'000'000));
        histograms.weights = whole(0, 1) == 1;
        histograms.gradients = whole(0, 1) == 1;
        histograms.activations = whole(0, 1) == 1;
    }
    spec.seed = (static_cast<std::uint64_t>(random()) << 32) | random();
    return spec;
}

} // namespace trainyard::test
