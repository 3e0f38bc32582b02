// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/reason.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace trainyard {

class DeviceSums;

/// The order in which a sum over ranks adds.
enum class SumOrder {
    Any,  ///< the fastest
    Ranks ///< ((rank 0 + rank 1) + rank 2) + …: always the same bits, equal to those of one rank that accumulates
          ///< micro-batches
};

/// The 16-bit type in which values of a sum are transferred.
enum class RoundedForm {
    Bf16, ///< fp32's range, 8 significant bits
    Fp16  ///< 11 significant bits, up to 65504; values are scaled by a power of two, see sumRounded()
};

/// A message from one rank to another.
struct RankMessage {
    int from = 0;
    int tag = 0;
    std::vector<std::byte> bytes;
};

inline constexpr int kAnyRank = -1;

/// Communication between the ranks of a run. Used by one thread of each rank at a time. broadcast(), the sums,
/// allGather() and barrier() are collective: every rank must make the same calls in the same order with the same
/// lengths.
///
/// Blocking calls wait as long as the other ranks are alive. If a rank has left, failed or not answered for the group's
/// patience, they throw Failure(Transport), which names the rank; after that every call fails.
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
    /// Copies `root`'s bytes to all ranks.
    virtual void broadcast(std::span<std::byte> bytes, int root) = 0;
    /// values[i] = Σ over ranks of factor · values[i], in fp32, in place; products are rounded before the addition. All
    /// ranks get the same bits.
    virtual void sum(std::span<float> values, float factor, SumOrder order) = 0;
    /// Whether sum() also accepts values in this rank's GPU memory. The kernels that write them must have finished.
    /// Otherwise values must be in host memory.
    virtual bool sumsOnDevice(SumOrder) const { return false; }
    /// Sums and gathers that this rank's GPU makes in order with its other work, in no fixed order of ranks; null where
    /// ranks have none. The same answer on every rank. The communicator outlives it.
    virtual DeviceSums* deviceSums() { return nullptr; }
    /// Throws if another rank is known to have failed or left. May be called while collective calls are due.
    virtual void checkRanks() {}
    /// Like sum(), with 16-bit transfers, which halve the time on a network: values[i] = half(Σ in rank order of half(s
    /// · factor · values[i])) / s, added in fp32. All communicators give the same bits. s = 1 for bf16. For fp16 the
    /// ranks agree on a power of two for each block of kScaled values: the largest for which the sum of the ranks'
    /// largest |factor · value| stays below 2^15. So sums of finite values do not overflow and small values keep their
    /// precision. Infinities and NaN are preserved, so that a step is judged as in fp32.
    virtual void sumRounded(std::span<float> values, float factor, RoundedForm form);
    /// Concatenates every rank's bytes in rank order into `all`, which has size() times the length of `mine`.
    virtual void allGather(std::span<const std::byte> mine, std::span<std::byte> all) = 0;

    /// Sends a message; messages between two ranks arrive in order. May block until the other rank receives; `tag` ≥ 0.
    virtual void send(int to, int tag, std::span<const std::byte> bytes) = 0;
    /// The next message from `from` (or kAnyRank); nullopt after `seconds` without one (0 = do not wait).
    virtual std::optional<RankMessage> receive(int from, double seconds) = 0;

    /// Tells the other ranks that this one has failed and why; their waiting calls then throw. Any thread.
    virtual void fail(const Reason& lastWords) noexcept = 0;
    /// Whether fail() ends the processes of all ranks; if so, write all files before calling it.
    virtual bool failEndsAll() const { return false; }

protected:
    static constexpr std::size_t kScaled = std::size_t{1} << 20;
    /// The scale s of sumRounded() for the next values. Collective.
    float agreedScale(std::span<const float> values, float factor);
};

/// A communicator for a single rank: sums only multiply by the factor; a rank may send messages to itself.
std::unique_ptr<Communicator> makeSingleCommunicator();

} // namespace trainyard
