// SPDX-License-Identifier: Apache-2.0
#include "backend/data/sharding.h"

#include "backend/base/keyed_random.h"
#include "backend/data/dataset.h"

#include <algorithm>
#include <numeric>

namespace trainyard {
namespace {

std::vector<std::int64_t> everyNth(const Shard& shard, const std::vector<std::int64_t>& order)
{
    std::vector<std::int64_t> out;
    for (auto place = static_cast<std::size_t>(shard.rank); place < order.size();
         place += static_cast<std::size_t>(shard.ranks))
        out.push_back(order[place]);
    return out;
}

/// Gives ranks and files with the same seed and epoch different random streams.
std::uint64_t streamKey(std::int64_t epoch, std::uint64_t part)
{
    return static_cast<std::uint64_t>(epoch) | (part + 1) << 40;
}

std::vector<std::int64_t> draws(const Shard& shard, std::int64_t size, std::uint64_t seed, std::int64_t epoch)
{
    KeyedRandom random(seed, RandomPurpose::Shuffle, streamKey(epoch, static_cast<std::uint64_t>(shard.rank)));
    std::vector<std::int64_t> out(static_cast<std::size_t>((size - shard.rank + shard.ranks - 1) / shard.ranks));
    for (std::int64_t& sample : out) {
        const std::uint64_t high =
            random.next(); // 64 bits, because the remainder of 32 would favour some samples of a large set
        sample = static_cast<std::int64_t>((high << 32 | random.next()) % static_cast<std::uint64_t>(size));
    }
    return out;
}

void shuffle(std::span<std::int64_t> values, KeyedRandom& random)
{
    for (std::size_t i = values.size(); i > 1; --i)
        std::swap(values[i - 1], values[random.below(static_cast<std::uint32_t>(i))]);
}

std::vector<std::int64_t> files(const Shard& shard, std::int64_t size, std::span<const std::int64_t> fileSizes,
                                std::uint64_t seed, std::int64_t epoch, std::span<const double> speeds)
{
    std::vector<std::int64_t> sizes(fileSizes.begin(), fileSizes.end());
    const bool enough = sizes.size() >= static_cast<std::size_t>(shard.ranks);
    if (!enough) { // use parts in place of files
        sizes.clear();
        for (int rank = 0; rank < shard.ranks; ++rank)
            sizes.push_back(size * (rank + 1) / shard.ranks - size * rank / shard.ranks);
    }
    const std::vector<int> owners = dealFiles(sizes, shard.ranks, enough ? speeds : std::span<const double>());
    std::vector<std::int64_t> out;
    std::int64_t first = 0;
    for (std::size_t file = 0; file < sizes.size(); first += sizes[file++]) {
        if (owners[file] != shard.rank)
            continue;
        std::vector<std::int64_t> samples(static_cast<std::size_t>(sizes[file]));
        std::iota(samples.begin(), samples.end(), first);
        KeyedRandom random(seed, RandomPurpose::Shuffle, streamKey(epoch, file), 1);
        shuffle(samples, random);
        out.insert(out.end(), samples.begin(), samples.end());
    }
    return out;
}

} // namespace

std::vector<int> dealFiles(std::span<const std::int64_t> fileSizes, int ranks, std::span<const double> speeds)
{
    std::vector<int> owners(fileSizes.size(), 0);
    const auto count = static_cast<std::int64_t>(fileSizes.size());
    if (speeds.empty()) {
        std::size_t file = 0;
        for (int rank = 0; rank < ranks; ++rank)
            for (std::int64_t left = count / ranks + (rank < count % ranks ? 1 : 0); left > 0; --left)
                owners[file++] = rank;
        return owners;
    }
    std::vector<std::size_t> largestFirst(fileSizes.size());
    std::iota(largestFirst.begin(), largestFirst.end(), std::size_t{0});
    std::stable_sort(largestFirst.begin(), largestFirst.end(),
                     [&](std::size_t a, std::size_t b) { return fileSizes[a] > fileSizes[b]; });
    std::vector<double> busy(static_cast<std::size_t>(ranks), 0.0); // seconds
    for (const std::size_t file : largestFirst) {
        const auto samples = static_cast<double>(fileSizes[file]);
        std::size_t best = 0;
        for (std::size_t rank = 1; rank < busy.size(); ++rank)
            if (busy[rank] + samples / speeds[rank] < busy[best] + samples / speeds[best])
                best = rank;
        busy[best] += samples / speeds[best];
        owners[file] = static_cast<int>(best);
    }
    return owners;
}

std::vector<std::int64_t> shardOrder(const Shard& shard, std::int64_t size, std::span<const std::int64_t> fileSizes,
                                     std::uint64_t seed, std::int64_t epoch, std::span<const double> speeds)
{
    if (shard.sharding == Sharding::Random)
        return draws(shard, size, seed, epoch);
    if (shard.sharding == Sharding::Files)
        return files(shard, size, fileSizes, seed, epoch, speeds);
    std::vector<std::int64_t> order = epochOrder(size, seed, epoch);
    return shard.ranks == 1 ? order : everyNth(shard, order);
}

std::int64_t evenShare(std::int64_t samples, int rank, int ranks)
{
    return samples / ranks + (rank < samples % ranks ? 1 : 0);
}

namespace {

EpochDeal dealShuffled(const Shard& shard, std::int64_t size, std::int64_t batch, std::uint64_t seed,
                       std::int64_t epoch)
{
    const std::vector<std::int64_t> all = epochOrder(size, seed, epoch);
    EpochDeal deal;
    deal.begins.push_back(0);
    for (std::int64_t first = 0; first < size; first += batch) {
        const std::int64_t end = std::min(size, first + batch);
        for (std::int64_t place = first + shard.rank; place < end; place += shard.ranks)
            deal.order.push_back(all[static_cast<std::size_t>(place)]);
        deal.begins.push_back(static_cast<std::int64_t>(deal.order.size()));
        deal.ofAllRanks.push_back(end - first);
    }
    return deal;
}

/// The number of samples in each rank's order.
std::vector<std::int64_t> orderLengths(const Shard& shard, std::int64_t size, std::span<const std::int64_t> fileSizes,
                                       std::span<const double> speeds)
{
    std::vector<std::int64_t> lengths(static_cast<std::size_t>(shard.ranks), 0);
    const bool whole = shard.sharding == Sharding::Files && fileSizes.size() >= lengths.size();
    const std::vector<int> owners = whole ? dealFiles(fileSizes, shard.ranks, speeds) : std::vector<int>();
    for (std::size_t file = 0; file < owners.size(); ++file)
        lengths[static_cast<std::size_t>(owners[file])] += fileSizes[file];
    for (int rank = 0; rank < shard.ranks && !whole; ++rank)
        lengths[static_cast<std::size_t>(rank)] = shard.sharding == Sharding::Files
                                                      ? size * (rank + 1) / shard.ranks - size * rank / shard.ranks
                                                      : (size - rank + shard.ranks - 1) / shard.ranks;
    return lengths;
}

} // namespace

EpochDeal dealEpoch(const Shard& shard, std::int64_t size, std::span<const std::int64_t> fileSizes, std::int64_t batch,
                    std::uint64_t seed, std::int64_t epoch, std::span<const double> speeds)
{
    if (shard.sharding == Sharding::Shuffle)
        return dealShuffled(shard, size, batch, seed, epoch);
    const std::vector<std::int64_t> lengths = orderLengths(shard, size, fileSizes, speeds);
    const auto begin = [&](int rank, std::int64_t step) {
        return std::min(lengths[static_cast<std::size_t>(rank)], step * evenShare(batch, rank, shard.ranks));
    };
    EpochDeal deal;
    deal.order = shardOrder(shard, size, fileSizes, seed, epoch, speeds);
    deal.begins.push_back(0);
    for (std::int64_t step = 0;; ++step) {
        std::int64_t together = 0;
        for (int rank = 0; rank < shard.ranks; ++rank)
            together += begin(rank, step + 1) - begin(rank, step);
        if (together == 0)
            return deal;
        deal.begins.push_back(begin(shard.rank, step + 1));
        deal.ofAllRanks.push_back(together);
    }
}

} // namespace trainyard
