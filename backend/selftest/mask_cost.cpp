// SPDX-License-Identifier: Apache-2.0
#include "backend/selftest/mask_cost.h"

#include "backend/base/median.h"
#include "backend/selftest/sample_batches.h"

#include <span>
#include <vector>

namespace trainyard::selftest {

MaskCost measureMasks(const NetworkOptions& options, const Batch& batch, const MaskMeasuring& measuring)
{
    Network network(options);
    const std::vector<NamedTensor> masks = halfMasks(network);
    std::int64_t step = 0;
    const auto seconds = [&](bool masked) {
        network.state().setMasks(masked ? std::span<const NamedTensor>(masks) : std::span<const NamedTensor>());
        network.steps().trainStep(batch, 1e-3, step++);
        const double start = measuring.clock();
        for (int i = 0; i < measuring.blockSteps; ++i)
            network.steps().trainStep(batch, 1e-3, step++);
        return (measuring.clock() - start) / measuring.blockSteps;
    };
    seconds(false);
    MaskCost cost;
    std::vector<double> plain, ratios;
    for (; measuring.goesOn(cost.pairs); ++cost.pairs) {
        double masked = 0.0;
        for (const bool first : {true, false}) {
            const bool withMasks = first == (cost.pairs % 2 == 0); // alternate the order
            if (withMasks)
                masked = seconds(true);
            else
                plain.push_back(seconds(false));
        }
        ratios.push_back(masked / plain.back());
    }
    cost.plainSeconds = median(plain);
    cost.share = median(ratios) - 1.0;
    cost.maskedSeconds = cost.plainSeconds * (1.0 + cost.share);
    return cost;
}

} // namespace trainyard::selftest
