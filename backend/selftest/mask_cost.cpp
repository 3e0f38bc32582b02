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
        network.setMasks(masked ? std::span<const NamedTensor>(masks) : std::span<const NamedTensor>());
        network.trainStep(batch, 1e-3, step++);
        const double start = measuring.clock();
        for (int i = 0; i < measuring.blockSteps; ++i)
            network.trainStep(batch, 1e-3, step++);
        return (measuring.clock() - start) / measuring.blockSteps;
    };
    seconds(false);
    MaskCost cost;
    std::vector<double> plain, masked, ratios;
    for (; measuring.goesOn(cost.pairs); ++cost.pairs) {
        for (const bool first : {true, false}) {
            const bool withMasks = first == (cost.pairs % 2 == 0); // alternate the order
            (withMasks ? masked : plain).push_back(seconds(withMasks));
        }
        ratios.push_back(masked.back() / plain.back());
    }
    cost.plainSeconds = median(plain);
    cost.maskedSeconds = median(masked);
    cost.share = median(ratios) - 1.0;
    return cost;
}

} // namespace trainyard::selftest
