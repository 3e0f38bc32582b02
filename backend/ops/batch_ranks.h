// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace trainyard {

/// The ranks that share a batch, as seen by an operator that needs statistics of the whole batch. Used by the thread
/// that runs kernels.
class BatchRanks {
public:
    virtual ~BatchRanks() = default;
    virtual int size() const = 0;
    /// Collective: concatenates every rank's values in rank order. All ranks pass the same number of values. The result
    /// is valid until the next call.
    virtual std::span<const double> gather(std::span<const double> mine) = 0;
    /// Whether values are exchanged in the device's memory, by gatherOnDevice() alone. Steps that do so can be
    /// recorded.
    virtual bool onDevice() const { return false; }
    /// Collective: enqueues gather() of `count` values in the device's memory, in order with the kernels; null = zeros.
    /// The result is valid for kernels enqueued before the next call.
    virtual const double* gatherOnDevice(const double* mine, std::int64_t count)
    {
        (void)mine, (void)count;
        return nullptr;
    }
};

/// How many values a rank gives for so many channels: its count, then two per channel.
template <typename Count>
constexpr Count exchangedLength(Count channels)
{
    return 1 + 2 * channels;
}

/// Per-channel statistics of a batch: count = N·H·W, means, and squares = Σ (x − mean)².
struct ChannelMoments {
    double count = 0.0;
    std::vector<double> means;
    std::vector<double> squares;
};

/// Collective: replaces the moments of this rank's part of the batch with those of the whole batch. Uses the formula of
/// Chan, Golub, LeVeque (1979) in rank order, so every rank gets the same bits.
void syncMoments(BatchRanks& ranks, ChannelMoments& moments);

/// Collective: replaces Σ g and Σ g·(x − mean) per channel, computed over this rank's part of the batch, with the
/// values to use in
///   dx = gamma · inverse · (g − sum / count − (x − mean) · inverse² · product / count),  count = N·H·W of this part,
/// where g is the gradient of the mean loss over the *part*. They are the means of the ranks' sums, weighted by the
/// ranks' counts. (With respect to the mean loss of the whole batch the gradient is count / all · g and the sums are
/// divided by all.) The gradients of gamma and beta remain those of the part, because they are summed over ranks like
/// all gradients.
void syncGradientSums(BatchRanks& ranks, double count, std::span<double> sums, std::span<double> products);

/// Collective: a rank that has no samples of the batch calls this in place of either function above.
void syncNothing(BatchRanks& ranks, std::int64_t channels);

} // namespace trainyard
