// SPDX-License-Identifier: Apache-2.0
#include "backend/optim/optimizer.h"

#include <algorithm>
#include <iterator>

namespace trainyard {
namespace {

constexpr const char* kMomentum = "momentum";
constexpr const char* kMean = "mean";
constexpr const char* kMeanSquare = "mean_square";
constexpr const char* kMeanSquareChange = "mean_square_change";

} // namespace

OptimizerSettings OptimizerSettings::of(const OptimizerSpec& spec)
{
    constexpr std::pair<OptimizerKind, Algorithm> kAlgorithms[] = {
        {OptimizerKind::Sgd, Algorithm::Sgd},           {OptimizerKind::Adam, Algorithm::Adam},
        {OptimizerKind::AdamW, Algorithm::AdamW},       {OptimizerKind::RmsProp, Algorithm::RmsProp},
        {OptimizerKind::Adadelta, Algorithm::Adadelta}, {OptimizerKind::Lars, Algorithm::Lars}};
    OptimizerSettings settings;
    for (const auto& [kind, algorithm] : kAlgorithms)
        if (kind == spec.kind)
            settings.algorithm = algorithm;
    settings.momentum = takes(spec.kind, "momentum") ? spec.momentum : 0.0;
    settings.nesterov = takes(spec.kind, "nesterov") && spec.nesterov;
    settings.beta1 = spec.beta1;
    settings.beta2 = spec.beta2;
    settings.rho = spec.rho;
    settings.epsilon = spec.epsilon;
    settings.trust = spec.trust;
    settings.weightDecay = spec.weightDecay;
    settings.decayAll = spec.decayNormAndBias;
    return settings;
}

std::vector<std::string> OptimizerSettings::stateNames() const
{
    switch (algorithm) {
    case Algorithm::Adam:
    case Algorithm::AdamW: return {kMean, kMeanSquare};
    case Algorithm::Adadelta: return {kMeanSquare, kMeanSquareChange};
    case Algorithm::RmsProp:
        return momentum > 0.0 ? std::vector<std::string>{kMeanSquare, kMomentum}
                              : std::vector<std::string>{kMeanSquare};
    case Algorithm::Sgd:
    case Algorithm::Lars: break;
    }
    return momentum > 0.0 ? std::vector<std::string>{kMomentum} : std::vector<std::string>{};
}

bool isOptimizerState(std::string_view tensor)
{
    const std::string_view name = tensor.substr(tensor.rfind('/') + 1);
    const std::string_view names[] = {"loss_scale", kMomentum, kMean, kMeanSquare, kMeanSquareChange};
    return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

OptimizerRule makeOptimizerRule(const OptimizerSettings& settings, const ParameterStore& store)
{
    const bool apart = settings.algorithm == Algorithm::Lars;
    OptimizerRule rule{settings, {}};
    for (const StoredParameter& stored : store.parameters()) {
        const ParameterInfo& info = stored.parameter.info;
        if (!info.trainable)
            continue;
        const bool decays = info.decays || settings.decayAll;
        if (!apart && !rule.segments.empty() && rule.segments.back().decays == decays)
            rule.segments.back().end = stored.offset + stored.length;
        else
            rule.segments.push_back({stored.offset, stored.offset + stored.length, decays, !info.decays});
    }
    return rule;
}

} // namespace trainyard
