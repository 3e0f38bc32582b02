// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace trainyard {

/// The ranks that share a batch, as an operator sees them that looks at all of it. Used by the thread that runs
/// kernels.
class BatchRanks {
public:
    virtual ~BatchRanks() = default;
    virtual int size() const = 0;
    /// Collective: every rank's values, one rank after another, in the order of ranks; all ranks have as many. Valid
    /// until the next call.
    virtual std::span<const double> gather(std::span<const double> mine) = 0;
};

/// Statistics of a batch's channels: count = N·H·W, means, and squares = Σ (x − mean)².
struct ChannelMoments {
    double count = 0.0;
    std::vector<double> means;
    std::vector<double> squares;
};

/// Collective: of the parts that ranks have of a batch, those of the whole, by the formula of Chan, Golub, LeVeque
/// (1979) in the order of ranks, so the same bits on every rank.
void syncMoments(BatchRanks& ranks, ChannelMoments& moments);

/// Collective: Σ g and Σ g·(x − mean) of a part's channels become what takes their place in
///   dx = gamma · inverse · (g − sum / count − (x − mean) · inverse² · product / count),  count the part's own N·H·W,
/// where g is the gradient of the mean loss over the *part*: the mean over ranks of their sums, weighted with their
/// counts. (The gradient of the mean over all is count / all · g, and the sums' share of it 1 / all.) The gradients of
/// gamma and beta stay the part's own, for they are summed as all gradients are.
void syncGradientSums(BatchRanks& ranks, double count, std::span<double> sums, std::span<double> products);

/// Collective: what a rank without a part of the batch does for either of the above.
void syncNothing(BatchRanks& ranks, std::int64_t channels);

} // namespace trainyard
