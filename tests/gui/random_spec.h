// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend/protocol/run_spec.h"

#include <cmath>
#include <random>
#include <string>

namespace trainyard::test {

/// A valid spec with every field drawn at random; names and tags hold what people and attackers type.
inline RunSpec randomSpec(std::mt19937& random)
{
    const auto whole = [&](std::int64_t low, std::int64_t high) {
        return std::uniform_int_distribution<std::int64_t>(low, high)(random);
    };
    const auto real = [&](double low, double high) { return std::uniform_real_distribution<double>(low, high)(random); };
    const std::string words[] = {"plain", "two words", "quote\"s", "$(touch x)", "ümläut", "a,b;c", "<b>bold</b>", "%1 %n"};
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
    spec.model = {whole(0, 1) ? Architecture::SmallCnn : Architecture::ResNet20V2, real(0.0, 0.95), real(0.25, 8.0)};
    spec.data.format = static_cast<DataFormat>(whole(0, 2));
    const int side = static_cast<int>(whole(28, 64));
    spec.data.image = {side, side, spec.data.format == DataFormat::Idx || whole(0, 1) ? 1 : 3};
    if (spec.data.format != DataFormat::Glyphs)
        spec.data.path = "/data/" + words[whole(0, 7)];
    spec.data.trainSamples = whole(0, std::int64_t{1} << 40);
    spec.data.validationSamples = whole(0, 5000);
    spec.data.flip = whole(0, 1) == 1;
    spec.data.cropPadding = static_cast<int>(whole(0, 64));
    spec.data.loaderThreads = static_cast<int>(whole(0, 256));
    spec.training.epochs = static_cast<int>(whole(2, 100000));
    spec.training.batchSize = static_cast<int>(whole(1, 65536));
    spec.training.optimizer = {OptimizerKind::Sgd, real(0.0, 0.99), whole(0, 1) == 1, real(0.0, 10.0)};
    LearningRateSpec& rate = spec.training.learningRate;
    rate.base = std::pow(10.0, real(-6.0, 2.9));
    rate.schedule = static_cast<ScheduleKind>(whole(0, 4));
    rate.warmupEpochs = real(0.0, spec.training.epochs * 0.9);
    rate.finalFactor = real(0.0, 1.0);
    rate.stepEpochs = real(0.001, 100.0);
    rate.stepFactor = real(0.001, 1.0);
    rate.power = real(0.001, 10.0);
    spec.training.labelSmoothing = real(0.0, 0.9);
    spec.training.checkpointEveryEpochs = static_cast<int>(whole(0, 1000));
    spec.training.keepCheckpoints = static_cast<int>(whole(0, 1000));
    spec.training.validateEveryEpochs = static_cast<int>(whole(1, 1000));
    spec.training.onNonFinite = whole(0, 1) ? NonFinitePolicy::Stop : NonFinitePolicy::Continue;
    spec.resources = {whole(0, 1) ? DeviceKind::Cpu : DeviceKind::Reference, static_cast<int>(whole(0, 4096))};
    spec.seed = (static_cast<std::uint64_t>(random()) << 32) | random();
    return spec;
}

} // namespace trainyard::test
