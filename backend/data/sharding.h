// SPDX-License-Identifier: Apache-2.0
#pragma once

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
};

/// The samples of an epoch that a rank trains on, in order. Depends only on the arguments, so that ranks need not
/// communicate.
///   Shuffle: positions rank, rank + ranks, … of the permutation epochOrder(size, seed, epoch). Every sample
///            occurs once, and the ranks' counts differ by at most one. (Without the shuffle, ranks of a sorted data
///            set would get only a few of the classes.)
///   Random:  ⌈(size − rank) / ranks⌉ draws from all samples with repetition, keyed by (seed, epoch, rank).
///   Files:   the samples of the files that dealFiles() gives the rank, file by file, each file's samples shuffled.
///            `fileSizes` are the numbers of samples per file, in the samples' order; `speeds` are those of the ranks.
///            With fewer files than ranks (or none) a rank takes a contiguous part of all samples instead.
std::vector<std::int64_t> shardOrder(const Shard& shard, std::int64_t size, std::span<const std::int64_t> fileSizes,
                                     std::uint64_t seed, std::int64_t epoch, std::span<const double> speeds = {});

/// The samples of one rank in one epoch, step by step.
struct EpochDeal {
    std::vector<std::int64_t> order;      ///< samples
    std::vector<std::int64_t> begins;     ///< step s has order[begins[s] … begins[s + 1]); steps() + 1 entries
    std::vector<std::int64_t> ofAllRanks; ///< by step: number of samples summed over ranks
    std::int64_t steps() const { return static_cast<std::int64_t>(ofAllRanks.size()); }
    int count(std::int64_t step) const
    {
        return static_cast<int>(begins[static_cast<std::size_t>(step) + 1] - begins[static_cast<std::size_t>(step)]);
    }
};

/// A rank's number of `samples` if they are divided as evenly as possible; the first ranks have one more.
std::int64_t evenShare(std::int64_t samples, int rank, int ranks);

/// Divides an epoch into steps of `batch` samples summed over ranks (≥ 1), of which a rank takes evenShare(); the last
/// step has fewer. All ranks have the same number of steps; a rank that has run out of samples has empty steps.
///   Shuffle: step s has the same samples for any number of ranks: positions s · batch … of epochOrder(). The
///            rank takes positions rank, rank + ranks, … within the step.
///   Random, Files: successive pieces of evenShare(batch) samples of the rank's shardOrder().
EpochDeal dealEpoch(const Shard& shard, std::int64_t size, std::span<const std::int64_t> fileSizes, std::int64_t batch,
                    std::uint64_t seed, std::int64_t epoch, std::span<const double> speeds = {});

/// The rank of each file. Without speeds: contiguous runs of files of equal number (the first ranks have one more).
/// With the ranks' speeds (samples/s, > 0): each file, largest first, goes to the rank that would finish it first, so
/// that ranks of different speed finish at nearly the same time.
std::vector<int> dealFiles(std::span<const std::int64_t> fileSizes, int ranks, std::span<const double> speeds = {});

} // namespace trainyard
