// SPDX-License-Identifier: Apache-2.0
#include "backend/engine/bench_mask.h"

#include "backend/base/clock.h"
#include "backend/selftest/sample_batches.h"

#include <algorithm>
#include <span>
#include <vector>

namespace trainyard {
namespace {

constexpr int kPairs = 15;

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values.at(values.size() / 2);
}

} // namespace

MaskCost measureMasks(const NetworkOptions& options, const Batch& batch, int steps)
{
    Network network(options);
    const std::vector<NamedTensor> masks = selftest::halfMasks(network);
    std::int64_t step = 0;
    const int block = std::max(1, steps / 10);
    const auto seconds = [&](bool masked) {
        network.setMasks(masked ? std::span<const NamedTensor>(masks) : std::span<const NamedTensor>());
        network.trainStep(batch, 1e-3, step++);
        const double start = steadyTime();
        for (int i = 0; i < block; ++i)
            network.trainStep(batch, 1e-3, step++);
        return (steadyTime() - start) / block;
    };
    seconds(false);
    std::vector<double> plain, masked, ratios;
    for (int pair = 0; pair < kPairs; ++pair) {
        for (const bool first : {true, false}) {
            const bool withMasks = first == (pair % 2 == 0); // who goes first changes
            (withMasks ? masked : plain).push_back(seconds(withMasks));
        }
        ratios.push_back(masked.back() / plain.back());
    }
    return {median(plain), median(masked), median(ratios) - 1.0};
}

} // namespace trainyard
