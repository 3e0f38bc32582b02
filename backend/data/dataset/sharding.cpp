// SPDX-License-Identifier: Apache-2.0
#include "backend/data/dataset/sharding.h"

#include "backend/base/keyed_random.h"
#include "backend/data/dataset/dataset.h"

#include <algorithm>
#include <numeric>

namespace trainyard {
namespace {

/// Gives takers and files with the same seed and epoch different random streams.
std::uint64_t streamKey(std::int64_t epoch, std::uint64_t part)
{
    return static_cast<std::uint64_t>(epoch) | (part + 1) << 40;
}

std::vector<std::int64_t> draws(int taker, int takers, std::int64_t size, std::uint64_t seed, std::int64_t epoch,
                                const GoOn& goOn)
{
    GoOnWatch watch(goOn);
    KeyedRandom random(seed, RandomPurpose::Shuffle, streamKey(epoch, static_cast<std::uint64_t>(taker)));
    std::vector<std::int64_t> out(static_cast<std::size_t>((size - taker + takers - 1) / takers));
    for (std::int64_t& sample : out) {
        const std::uint64_t high =
            random.next(); // 64 bits, because the remainder of 32 would favour some samples of a large set
        sample = static_cast<std::int64_t>((high << 32 | random.next()) % static_cast<std::uint64_t>(size));
        watch.done();
    }
    return out;
}

void shuffle(std::span<std::int64_t> values, KeyedRandom& random, GoOnWatch& watch)
{
    for (std::size_t i = values.size(); i > 1; --i) {
        std::swap(values[i - 1], values[random.below(static_cast<std::uint32_t>(i))]);
        watch.done();
    }
}

/// The files, or with fewer files than takers the parts that stand for them.
std::vector<std::int64_t> wholes(std::int64_t size, std::span<const std::int64_t> fileSizes, int takers)
{
    if (fileSizes.size() >= static_cast<std::size_t>(takers))
        return {fileSizes.begin(), fileSizes.end()};
    std::vector<std::int64_t> parts;
    for (int taker = 0; taker < takers; ++taker)
        parts.push_back(size * (taker + 1) / takers - size * taker / takers);
    return parts;
}

/// The taker of each of wholes(); speeds do not count for parts.
std::vector<int> ownersOf(std::span<const std::int64_t> sizes, std::span<const std::int64_t> fileSizes, int takers,
                          std::span<const double> speeds)
{
    const bool whole = fileSizes.size() >= static_cast<std::size_t>(takers);
    return dealFiles(sizes, takers, whole ? speeds : std::span<const double>());
}

std::vector<std::int64_t> files(int taker, int takers, std::int64_t size, std::span<const std::int64_t> fileSizes,
                                std::uint64_t seed, std::int64_t epoch, std::span<const double> speeds,
                                const GoOn& goOn)
{
    GoOnWatch watch(goOn);
    const std::vector<std::int64_t> sizes = wholes(size, fileSizes, takers);
    const std::vector<int> owners = ownersOf(sizes, fileSizes, takers, speeds);
    std::vector<std::int64_t> out;
    std::int64_t first = 0;
    for (std::size_t file = 0; file < sizes.size(); first += sizes[file++]) {
        if (owners[file] != taker)
            continue;
        std::vector<std::int64_t> samples(static_cast<std::size_t>(sizes[file]));
        std::iota(samples.begin(), samples.end(), first);
        KeyedRandom random(seed, RandomPurpose::Shuffle, streamKey(epoch, file), 1);
        shuffle(samples, random, watch);
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

std::vector<std::int64_t> takerOrder(Sharding sharding, int taker, int takers, std::int64_t size,
                                     std::span<const std::int64_t> fileSizes, std::uint64_t seed, std::int64_t epoch,
                                     std::span<const double> speeds, const GoOn& goOn)
{
    if (sharding == Sharding::Random)
        return draws(taker, takers, size, seed, epoch, goOn);
    if (sharding == Sharding::Files)
        return files(taker, takers, size, fileSizes, seed, epoch, speeds, goOn);
    return epochOrder(size, seed, epoch, goOn);
}

std::int64_t evenShare(std::int64_t samples, int rank, int ranks)
{
    return samples / ranks + (rank < samples % ranks ? 1 : 0);
}

std::int64_t shareBegin(std::int64_t samples, int rank, int ranks)
{
    return samples / ranks * rank + std::min<std::int64_t>(rank, samples % ranks);
}

namespace {

EpochDeal dealShuffled(const Shard& shard, std::int64_t size, std::int64_t batch, std::uint64_t seed,
                       std::int64_t epoch, const GoOn& goOn)
{
    const std::vector<std::int64_t> all = epochOrder(size, seed, epoch, goOn);
    GoOnWatch watch(goOn);
    EpochDeal deal;
    deal.order.reserve(static_cast<std::size_t>(size / shard.ranks + size / batch + 1)); // at most one more a step
    deal.parts = shard.parts;
    deal.begins.push_back(0);
    for (std::int64_t first = 0; first < size; first += batch) {
        const std::int64_t samples = std::min(size - first, batch);
        const std::int64_t begin = shareBegin(samples, shard.rank, shard.ranks);
        const std::int64_t count = evenShare(samples, shard.rank, shard.ranks);
        deal.order.insert(deal.order.end(), all.begin() + first + begin, all.begin() + first + begin + count);
        deal.begins.push_back(static_cast<std::int64_t>(deal.order.size()));
        deal.ofAllRanks.push_back(samples);
        deal.firsts.push_back(begin);
        for (int part = 0; part <= shard.parts; ++part)
            deal.partBegins.push_back(static_cast<int>(shareBegin(count, part, shard.parts)));
        watch.done(count);
    }
    return deal;
}

/// The number of samples in each taker's order, with Random or Files.
std::vector<std::int64_t> orderLengths(Sharding sharding, int takers, std::int64_t size,
                                       std::span<const std::int64_t> fileSizes, std::span<const double> speeds)
{
    std::vector<std::int64_t> lengths(static_cast<std::size_t>(takers), 0);
    if (sharding == Sharding::Random) {
        for (int taker = 0; taker < takers; ++taker)
            lengths[static_cast<std::size_t>(taker)] = (size - taker + takers - 1) / takers;
        return lengths;
    }
    const std::vector<std::int64_t> sizes = wholes(size, fileSizes, takers);
    const std::vector<int> owners = ownersOf(sizes, fileSizes, takers, speeds);
    for (std::size_t file = 0; file < owners.size(); ++file)
        lengths[static_cast<std::size_t>(owners[file])] += sizes[file];
    return lengths;
}

/// Each taker's own samples, piece by piece, with Random or Files.
class PieceDealer {
public:
    PieceDealer(const Shard& shard, std::int64_t batch, std::vector<std::int64_t> lengths)
        : m_shard(shard), m_batch(batch), m_lengths(std::move(lengths))
    {
    }

    std::int64_t begin(int taker, std::int64_t step) const
    {
        const std::int64_t piece =
            evenShare(evenShare(m_batch, taker / m_shard.parts, m_shard.ranks), taker % m_shard.parts, m_shard.parts);
        return std::min(m_lengths[static_cast<std::size_t>(taker)], step * piece);
    }
    std::int64_t count(int taker, std::int64_t step) const { return begin(taker, step + 1) - begin(taker, step); }
    /// Of the takers before this one.
    std::int64_t countBefore(int taker, std::int64_t step) const
    {
        std::int64_t samples = 0;
        for (int before = 0; before < taker; ++before)
            samples += count(before, step);
        return samples;
    }

private:
    const Shard m_shard;
    const std::int64_t m_batch;
    const std::vector<std::int64_t> m_lengths;
};

} // namespace

EpochDeal dealEpoch(const Shard& asked, std::int64_t size, std::span<const std::int64_t> fileSizes, std::int64_t batch,
                    std::uint64_t seed, std::int64_t epoch, std::span<const double> speeds, const GoOn& goOn)
{
    if (asked.sharding == Sharding::Shuffle)
        return dealShuffled(asked, size, batch, seed, epoch, goOn);
    Shard shard = asked;
    shard.parts = static_cast<int>(std::min<std::int64_t>(shard.parts, batch / shard.ranks)); // none without a sample
    const int takers = shard.ranks * shard.parts, own = shard.rank * shard.parts;
    std::vector<double> speedsOfTakers;
    for (const double speed : speeds)
        speedsOfTakers.insert(speedsOfTakers.end(), static_cast<std::size_t>(shard.parts), speed);
    const PieceDealer pieces(shard, batch, orderLengths(shard.sharding, takers, size, fileSizes, speedsOfTakers));
    std::vector<std::vector<std::int64_t>> orders;
    for (int part = 0; part < shard.parts; ++part)
        orders.push_back(
            takerOrder(shard.sharding, own + part, takers, size, fileSizes, seed, epoch, speedsOfTakers, goOn));
    EpochDeal deal;
    deal.parts = shard.parts;
    deal.begins.push_back(0);
    for (std::int64_t step = 0;; ++step) {
        const std::int64_t together = pieces.countBefore(takers, step);
        if (together == 0)
            return deal;
        const auto first = static_cast<std::int64_t>(deal.order.size());
        for (int part = 0; part < shard.parts; ++part) {
            deal.partBegins.push_back(static_cast<int>(static_cast<std::int64_t>(deal.order.size()) - first));
            const auto begin = orders[static_cast<std::size_t>(part)].begin() + pieces.begin(own + part, step);
            deal.order.insert(deal.order.end(), begin, begin + pieces.count(own + part, step));
        }
        deal.partBegins.push_back(static_cast<int>(static_cast<std::int64_t>(deal.order.size()) - first));
        deal.begins.push_back(static_cast<std::int64_t>(deal.order.size()));
        deal.ofAllRanks.push_back(together);
        deal.firsts.push_back(pieces.countBefore(own, step));
    }
}

} // namespace trainyard
