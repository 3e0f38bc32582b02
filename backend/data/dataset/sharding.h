// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/base/go_on.h"
#include "backend/protocol/run_spec.h"

#include <cstdint>
#include <span>
#include <vector>

namespace trainyard {

/// A rank, the number of ranks, and how samples are distributed among them.
struct Shard {
    Sharding sharding = Sharding::Shuffle;
    int rank = 0; ///< 0…ranks−1
    int ranks = 1;
    int parts = 1; ///< that a rank's samples of a step are dealt in: its micro-batches
};

/// A rank's number of `samples` if they are divided as evenly as possible; the first ranks have one more.
std::int64_t evenShare(std::int64_t samples, int rank, int ranks);
/// Where that share begins if the ranks take contiguous shares in their order.
std::int64_t shareBegin(std::int64_t samples, int rank, int ranks);

/// With Random or Files, the samples of an epoch that one of several takers gets, in order. Takers are all parts of all
/// ranks: part p of rank r is number r · parts + p. Depends only on the arguments, so that ranks need not communicate.
///   Random:  ⌈(size − taker) / takers⌉ draws from all samples with repetition, keyed by (seed, epoch, taker).
///   Files:   the samples of the files that dealFiles() gives the taker, file by file, each file's samples shuffled.
///            `fileSizes` are the numbers of samples per file, in the samples' order; `speeds` are those of the takers.
///            With fewer files than takers (or none) a taker takes a contiguous part of all samples instead.
/// With Shuffle nobody has samples of his own, since each step is divided anew; then a single taker gets epochOrder(),
/// and several must ask dealEpoch(). Throws Failure(Cancelled) if `goOn`, asked from time to time, gives false.
std::vector<std::int64_t> takerOrder(Sharding sharding, int taker, int takers, std::int64_t size,
                                     std::span<const std::int64_t> fileSizes, std::uint64_t seed, std::int64_t epoch,
                                     std::span<const double> speeds = {}, const GoOn& goOn = {});

/// The samples of one rank in one epoch, step by step.
struct EpochDeal {
    std::vector<std::int64_t> order;      ///< samples
    std::vector<std::int64_t> begins;     ///< step s has order[begins[s] … begins[s + 1]); steps() + 1 entries
    std::vector<std::int64_t> ofAllRanks; ///< by step: number of samples summed over ranks
    std::vector<std::int64_t> firsts;     ///< by step: position of the rank's first sample among those of all ranks
    int parts = 1;
    std::vector<int>
        partBegins; ///< by step, parts + 1 entries each: part p begins with the rank's sample partBegins[p]
    std::int64_t steps() const { return static_cast<std::int64_t>(ofAllRanks.size()); }
    int count(std::int64_t step) const
    {
        return static_cast<int>(begins[static_cast<std::size_t>(step) + 1] - begins[static_cast<std::size_t>(step)]);
    }
    const int* partsOf(std::int64_t step) const { return partBegins.data() + step * (parts + 1); }
};

/// Divides an epoch into steps of `batch` samples summed over ranks (≥ ranks), and each step among ranks and their
/// parts: evenShare() of a step for each rank, and of that for each of its parts. The last step has fewer samples. All
/// ranks have the same number of steps; a rank that has run out of samples has empty steps.
///   Shuffle: step s has positions s · batch … of epochOrder(), whatever the number of ranks. Ranks take contiguous
///            shares of it, and parts contiguous shares of theirs.
///   Random, Files: successive pieces of each part's takerOrder().
/// So N ranks get what one rank gets in N parts, sample for sample and in the same places: with sums in order they
/// train to the same losses, bit for bit. What else is random is keyed so that it does not depend on the division:
/// augmentation and mixing by (seed, epoch, sample), dropout by (seed, layer, step, place in the step).
///
/// Until November 2026 ranks took every n-th sample of a shuffled step, and parts never had files or draws of their
/// own. Runs of that time go on: with Shuffle their steps have the samples that they would have had; with Random and
/// Files they resume with parts = 1 (CheckpointInfo::parts), so that no sample comes twice. Only who computes a sample
/// of a step and which masks dropout draws there differ, so several ranks or micro-batches do not go on to the bit.
EpochDeal dealEpoch(const Shard& shard, std::int64_t size, std::span<const std::int64_t> fileSizes, std::int64_t batch,
                    std::uint64_t seed, std::int64_t epoch, std::span<const double> speeds = {}, const GoOn& goOn = {});

/// The rank of each file. Without speeds: contiguous runs of files of equal number (the first ranks have one more).
/// With the ranks' speeds (samples/s, > 0): each file, largest first, goes to the rank that would finish it first, so
/// that ranks of different speed finish at nearly the same time.
std::vector<int> dealFiles(std::span<const std::int64_t> fileSizes, int ranks, std::span<const double> speeds = {});

} // namespace trainyard
