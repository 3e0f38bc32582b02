// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/protocol/run_spec.h"

#include <cstdint>
#include <span>
#include <vector>

namespace trainyard {

/// Which rank of how many, and how samples are dealt to them.
struct Shard {
    Sharding sharding = Sharding::Shuffle;
    int rank = 0; ///< 0…ranks−1
    int ranks = 1;
};

/// Which samples of an epoch a rank trains on, in order; depends on the arguments alone, so that ranks need not talk.
///   Shuffle: of the permutation epochOrder(size, seed, epoch) the places rank, rank + ranks, … Every sample once, and
///            ranks differ by one sample at the most. (Sharding sorted data without the shuffle would give a rank few
///            of the classes.)
///   Random:  ⌈(size − rank) / ranks⌉ draws from all samples with repetition, keyed by (seed, epoch, rank).
///   Files:   the samples of the files dealt to the rank, file by file, each file's own samples shuffled. `fileSizes`
///   are
///            the samples of each file, in the samples' order; `speeds` are the ranks' (see dealFiles). With fewer
///            files than ranks (or none) a rank takes a contiguous part of all samples instead.
std::vector<std::int64_t> shardOrder(const Shard& shard, std::int64_t size, std::span<const std::int64_t> fileSizes,
                                     std::uint64_t seed, std::int64_t epoch, std::span<const double> speeds = {});

/// One epoch of one rank: what it trains on in each step.
struct EpochDeal {
    std::vector<std::int64_t> order;  ///< samples
    std::vector<std::int64_t> begins; ///< step s has order[begins[s] … begins[s + 1]); one more than there are steps
    std::vector<std::int64_t> ofAllRanks; ///< by step: samples of all ranks together
    std::int64_t steps() const { return static_cast<std::int64_t>(ofAllRanks.size()); }
    int count(std::int64_t step) const
    {
        return static_cast<int>(begins[static_cast<std::size_t>(step) + 1] - begins[static_cast<std::size_t>(step)]);
    }
};

/// How many of `samples` a rank takes that are shared as evenly as can be: the first ranks have one more.
std::int64_t evenShare(std::int64_t samples, int rank, int ranks);

/// Cuts an epoch into steps of `batch` samples of all ranks (≥ 1), of which a rank takes evenShare(); the last step has
/// fewer. All ranks have the same number of steps; a rank that has no more samples has steps of none.
///   Shuffle: step s has the same samples for any number of ranks, those in the places s · batch … of epochOrder(): the
///            rank takes the places rank, rank + ranks, … of them.
///   Random, Files: the rank's shardOrder(), one evenShare(batch) after the other.
EpochDeal dealEpoch(const Shard& shard, std::int64_t size, std::span<const std::int64_t> fileSizes, std::int64_t batch,
                    std::uint64_t seed, std::int64_t epoch, std::span<const double> speeds = {});

/// The rank of each file. Without speeds: contiguous runs of files, as equal in number as can be (the first ranks have
/// one more). With the ranks' speeds (samples/s, > 0) they are balanced: each file, the largest first, goes to the rank
/// that would be done with it first; so uneven workers end together as nearly as whole files allow.
std::vector<int> dealFiles(std::span<const std::int64_t> fileSizes, int ranks, std::span<const double> speeds = {});

} // namespace trainyard
