// SPDX-License-Identifier: Apache-2.0
#include "backend/ops/batch_ranks.h"

#include <algorithm>

namespace trainyard {
namespace {

/// The values that a rank gives (exchangedLength()).
std::vector<double> packed(double count, std::span<const double> first, std::span<const double> second)
{
    std::vector<double> values{count};
    values.reserve(exchangedLength(first.size()));
    values.insert(values.end(), first.begin(), first.end());
    values.insert(values.end(), second.begin(), second.end());
    return values;
}

} // namespace

void syncMoments(BatchRanks& ranks, ChannelMoments& moments)
{
    const std::size_t channels = moments.means.size(), length = exchangedLength(channels);
    const std::span<const double> all = ranks.gather(packed(moments.count, moments.means, moments.squares));
    ChannelMoments whole{0.0, std::vector<double>(channels), std::vector<double>(channels)};
    for (std::size_t at = 0; at < all.size(); at += length) {
        const double count = all[at];
        if (count == 0.0)
            continue;
        const double together = whole.count + count;
        for (std::size_t c = 0; c < channels; ++c) {
            const double distance = all[at + 1 + c] - whole.means[c];
            whole.means[c] += distance * count / together;
            whole.squares[c] += all[at + 1 + channels + c] + distance * distance * whole.count * count / together;
        }
        whole.count = together;
    }
    moments = std::move(whole);
}

void syncGradientSums(BatchRanks& ranks, double count, std::span<double> sums, std::span<double> products)
{
    const std::size_t channels = sums.size(), length = exchangedLength(channels);
    const std::span<const double> all = ranks.gather(packed(count, sums, products));
    std::fill(sums.begin(), sums.end(), 0.0);
    std::fill(products.begin(), products.end(), 0.0);
    double together = 0.0;
    for (std::size_t at = 0; at < all.size(); at += length)
        together += all[at];
    for (std::size_t at = 0; at < all.size(); at += length) {
        const double weight = all[at] / together;
        for (std::size_t c = 0; c < channels; ++c) {
            sums[c] += weight * all[at + 1 + c];
            products[c] += weight * all[at + 1 + channels + c];
        }
    }
}

void syncNothing(BatchRanks& ranks, std::int64_t channels)
{
    if (ranks.onDevice())
        ranks.gatherOnDevice(nullptr, exchangedLength(channels));
    else
        ranks.gather(std::vector<double>(static_cast<std::size_t>(exchangedLength(channels))));
}

} // namespace trainyard
