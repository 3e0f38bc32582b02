// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace trainyard {

/// How a sum over ranks is formed.
enum class SumOrder {
    Any, ///< whatever is fastest
    Ranks ///< ((rank 0 + rank 1) + rank 2) + …: the same bits every time, and those of one rank that adds micro-batches
};

/// In how few bits values travel through a sum.
enum class RoundedForm {
    Bf16, ///< the range of fp32, 8 significant bits
    Fp16  ///< 11 significant bits, up to 65504: travels multiplied by a power of two, see sumRounded()
};

/// What one rank sent another.
struct RankMessage {
    int from = 0;
    int tag = 0;
    std::vector<std::byte> bytes;
};

inline constexpr int kAnyRank = -1;

/// The ranks of one run, talking. Used by one thread of each rank at a time. broadcast(), the sums, allGather() and
/// barrier() are collective: every rank calls the same ones in the same order with the same lengths.
///
/// Every function waits as long as the others live, and throws Failure(Transport) naming the rank once one has gone,
/// failed or not answered for the group's patience; then no further call succeeds.
class Communicator {
public:
    virtual ~Communicator() = default;
    Communicator() = default;
    Communicator(const Communicator&) = delete;
    Communicator& operator=(const Communicator&) = delete;

    virtual int rank() const = 0; ///< 0…size()−1
    virtual int size() const = 0;
    /// "4 ranks over shared memory"
    virtual std::string description() const = 0;

    virtual void barrier() = 0;
    /// `root`'s bytes to all.
    virtual void broadcast(std::span<std::byte> bytes, int root) = 0;
    /// values[i] = Σ over ranks of factor · values[i], fp32, in place; products are rounded before they are added. All
    /// ranks get the same bits.
    virtual void sum(std::span<float> values, float factor, SumOrder order) = 0;
    /// Whether sum() also takes values that lie in this rank's GPU memory; they must have been written. Others must be
    /// in the host's.
    virtual bool sumsOnDevice(SumOrder) const { return false; }
    /// The same with values that travel in 16 bits, so over a network in half the time: values[i] = half(Σ in the order
    /// of ranks of half(s · factor · values[i])) / s, added in fp32. The same bits over every communicator. s = 1 for
    /// bf16. For fp16 the ranks agree on a power of two for each kScaled values: the largest for which the ranks'
    /// largest |factor · value| together stay below 2^15. So no sum of finite values overflows and small values keep
    /// their bits; infinities and NaN stay what they are, for the step to be judged as in fp32.
    virtual void sumRounded(std::span<float> values, float factor, RoundedForm form);
    /// Every rank's bytes, one after another, to all; `all` has size() times the length of `mine`.
    virtual void allGather(std::span<const std::byte> mine, std::span<std::byte> all) = 0;

    /// Messages between two ranks arrive in order. send() may wait until the other receives; `tag` ≥ 0.
    virtual void send(int to, int tag, std::span<const std::byte> bytes) = 0;
    /// The next message from `from` (or kAnyRank), or nothing once `seconds` have passed (0 = only look).
    virtual std::optional<RankMessage> receive(int from, double seconds) = 0;

    /// Tells the others that this rank gives up and why; they throw in what they wait for. Any thread.
    virtual void fail(const std::string& lastWords) noexcept = 0;
    /// Whether fail() ends the processes of all ranks: what this rank wants to write must have been written before.
    virtual bool failEndsAll() const { return false; }

protected:
    static constexpr std::size_t kScaled = std::size_t{1} << 20;
    /// sumRounded()'s s for the next values. Collective.
    float agreedScale(std::span<const float> values, float factor);
};

/// One rank alone: sums only multiply, sending to itself arrives.
std::unique_ptr<Communicator> makeSingleCommunicator();

} // namespace trainyard
