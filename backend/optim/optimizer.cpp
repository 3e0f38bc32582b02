// SPDX-License-Identifier: Apache-2.0
#include "backend/optim/optimizer.h"

namespace trainyard {

std::vector<std::string> OptimizerRule::stateNames() const
{
    return spec.momentum > 0.0 ? std::vector<std::string>{"momentum"} : std::vector<std::string>{};
}

OptimizerRule makeOptimizerRule(const OptimizerSpec& spec, const ParameterStore& store)
{
    OptimizerRule rule{spec, {}};
    for (const StoredParameter& stored : store.parameters()) {
        const ParameterInfo& info = stored.parameter.info;
        if (!info.trainable)
            continue;
        if (!rule.segments.empty() && rule.segments.back().decays == info.decays)
            rule.segments.back().end = stored.offset + stored.length;
        else
            rule.segments.push_back({stored.offset, stored.offset + stored.length, info.decays});
    }
    return rule;
}

} // namespace trainyard
