// SPDX-License-Identifier: Apache-2.0
#include "backend/pruning/sorted_magnitudes.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cmath>
#include <exception>
#include <functional>
#include <limits>
#include <numeric>
#include <thread>

namespace trainyard {
namespace {

constexpr std::uint32_t kInfinite = 0x7f800000u;
constexpr int kLowBits = 11;
constexpr std::uint32_t kLowMask = (1u << kLowBits) - 1;
constexpr std::uint32_t kUpperCount = (kInfinite >> kLowBits) + 1;

// Digits of the radix sort: the upper 11 bits, then twice 10.
constexpr int kTopShift = 20;
constexpr int kDigitBits = 10;
constexpr std::uint32_t kDigitMask = (1u << kDigitBits) - 1;
using Counts = std::vector<std::uint32_t>; // fits into the L1 cache; a tensor has less than 2^32 weights

/// The largest pattern whose value is not above the threshold.
std::uint32_t patternUpTo(double threshold)
{
    if (!(threshold >= 0.0))
        return 0;
    float value = static_cast<float>(std::min(threshold, double(std::numeric_limits<float>::infinity())));
    if (double(value) > threshold)
        value = std::nextafter(value, 0.0f);
    return std::min(std::bit_cast<std::uint32_t>(value) & 0x7fffffffu, kInfinite);
}

/// Writes the nonzero patterns of a block to `out` and adds the finite values to `sum`. Returns the number written.
std::size_t takeBlock(std::span<const float> weights, std::uint32_t* out, double& sum)
{
    std::array<double, 8> sums{};
    std::size_t i = 0;
    for (; i + sums.size() <= weights.size(); i += sums.size())
        for (std::size_t lane = 0; lane < sums.size(); ++lane) {
            const float magnitude = std::fabs(weights[i + lane]);
            sums[lane] += magnitude <= std::numeric_limits<float>::max() ? double(magnitude) : 0.0;
        }
    for (; i < weights.size(); ++i)
        sums[0] += std::isfinite(weights[i]) ? std::fabs(double(weights[i])) : 0.0;
    sum += std::accumulate(sums.begin(), sums.end(), 0.0);
    std::size_t kept = 0;
    for (const float weight : weights) {
        const std::uint32_t pattern = std::min(std::bit_cast<std::uint32_t>(weight) & 0x7fffffffu, kInfinite);
        out[kept] = pattern;
        kept += pattern != 0;
    }
    return kept;
}

/// Sorts values with equal upper bits, using `other` of the same length as a buffer.
void sortLowerBits(std::span<std::uint32_t> patterns, std::uint32_t* other, Counts& low, Counts& high)
{
    constexpr std::size_t kSmall = 128; // below this the tables alone cost as much
    if (patterns.size() < kSmall) {
        std::sort(patterns.begin(), patterns.end());
        return;
    }
    std::fill(low.begin(), low.end(), 0);
    std::fill(high.begin(), high.end(), 0);
    for (const std::uint32_t pattern : patterns) {
        ++low[pattern & kDigitMask];
        ++high[pattern >> kDigitBits & kDigitMask];
    }
    std::exclusive_scan(low.begin(), low.end(), low.begin(), 0u);
    std::exclusive_scan(high.begin(), high.end(), high.begin(), 0u);
    for (const std::uint32_t pattern : patterns)
        other[low[pattern & kDigitMask]++] = pattern;
    for (std::size_t i = 0; i < patterns.size(); ++i)
        patterns[high[other[i] >> kDigitBits & kDigitMask]++] = other[i];
}

/// Sorts `patterns` into `sorted` of the same length and overwrites `patterns`. Sorts by the upper bits first, so that
/// the remaining pieces fit into the cache.
void radixSort(std::span<std::uint32_t> patterns, std::span<std::uint32_t> sorted)
{
    constexpr std::size_t kSmall = 512;
    if (patterns.size() < kSmall || patterns.size() > std::numeric_limits<std::uint32_t>::max()) {
        std::copy(patterns.begin(), patterns.end(), sorted.begin());
        std::sort(sorted.begin(), sorted.end());
        return;
    }
    Counts ends((kInfinite >> kTopShift) + 1);
    for (const std::uint32_t pattern : patterns)
        ++ends[pattern >> kTopShift];
    std::exclusive_scan(ends.begin(), ends.end(), ends.begin(), 0u);
    for (const std::uint32_t pattern : patterns)
        sorted[ends[pattern >> kTopShift]++] = pattern;
    Counts low(kDigitMask + 1), high(kDigitMask + 1);
    std::size_t begin = 0;
    for (const std::uint32_t end : ends) { // the original begin of the next piece
        if (end > begin)
            sortLowerBits(sorted.subspan(begin, end - begin), patterns.data() + begin, low, high);
        begin = end;
    }
}

/// Adds the number of ascending patterns with each upper part to `counts`, one run at a time, because most runs are
/// long.
void countUpperParts(std::span<const std::uint32_t> patterns, std::vector<std::int64_t>& counts)
{
    constexpr std::size_t kStride = 16;
    for (std::size_t i = 0; i < patterns.size();) {
        const std::uint32_t upper = patterns[i] >> kLowBits;
        const std::size_t begin = i;
        while (i + kStride <= patterns.size() && patterns[i + kStride - 1] >> kLowBits == upper)
            i += kStride;
        while (i < patterns.size() && patterns[i] >> kLowBits == upper)
            ++i;
        counts[upper] += static_cast<std::int64_t>(i - begin);
    }
}

constexpr int kFirstBin = -46 * WeightMagnitudes::kBinsPerDecade; // floats begin at 1.4e-45
constexpr int kLastBin = 39 * WeightMagnitudes::kBinsPerDecade;

/// The first patterns of the histogram's bins, from kFirstBin.
const std::vector<std::uint32_t>& binEdges()
{
    static const std::vector<std::uint32_t> edges = [] {
        std::vector<std::uint32_t> out;
        for (int bin = kFirstBin; bin <= kLastBin; ++bin) {
            const double edge = std::pow(10.0, double(bin) / WeightMagnitudes::kBinsPerDecade);
            const std::uint32_t upTo = patternUpTo(edge);
            out.push_back(double(std::bit_cast<float>(upTo)) == edge ? upTo : upTo + 1);
        }
        return out;
    }();
    return edges;
}

/// Counts ascending patterns in bins, WeightMagnitudes::kBinsPerDecade per decade; zeros and infinities are in no bin.
void countBins(std::span<const std::uint32_t> patterns, MagnitudeSpread& spread)
{
    const auto finiteEnd = std::lower_bound(patterns.begin(), patterns.end(), kInfinite);
    if (patterns.begin() == finiteEnd)
        return;
    const std::vector<std::uint32_t>& edges = binEdges();
    auto edge = std::upper_bound(edges.begin(), edges.end(), patterns.front());
    spread.histogramBegin = kFirstBin + static_cast<int>(edge - edges.begin()) - 1;
    for (auto at = patterns.begin(); at != finiteEnd; ++edge) {
        const auto end = edge == edges.end() ? finiteEnd : std::lower_bound(at, finiteEnd, *edge);
        spread.histogram.push_back(end - at);
        at = end;
    }
}

std::vector<std::int64_t> evenRanks(int percentiles, std::int64_t count)
{
    std::vector<std::int64_t> ranks;
    for (int i = 0; i < percentiles; ++i)
        ranks.push_back(percentileRank(100.0 * i / (percentiles - 1), count));
    return ranks;
}

/// The position in one tensor of the search for upper parts, which are requested in ascending order.
struct Position {
    std::span<const std::uint32_t> patterns;
    std::size_t next = 0;

    std::span<const std::uint32_t> take(std::uint32_t upper)
    {
        const auto from = patterns.begin() + static_cast<std::ptrdiff_t>(next);
        const auto begin = std::lower_bound(from, patterns.end(), upper << kLowBits);
        const auto end = std::lower_bound(begin, patterns.end(), (upper + 1) << kLowBits);
        next = static_cast<std::size_t>(end - patterns.begin());
        return {begin, end};
    }
};

} // namespace

std::int64_t percentileRank(double percent, std::int64_t count)
{
    constexpr std::int64_t kParts = 100'000'000;
    const std::int64_t parts = std::llround(std::clamp(percent, 0.0, 100.0) * 1e6);
    return std::max<std::int64_t>(1, (parts * count + kParts - 1) / kParts);
}

SortedMagnitudes::SortedMagnitudes(std::span<const float> weights, std::vector<std::uint32_t>& scratch)
{
    constexpr std::size_t kBlock = 4096; // stays in the L1 cache between the two loops over it
    if (scratch.size() < weights.size())
        scratch.resize(weights.size());
    std::size_t kept = 0;
    for (std::size_t begin = 0; begin < weights.size(); begin += kBlock)
        kept +=
            takeBlock(weights.subspan(begin, std::min(kBlock, weights.size() - begin)), scratch.data() + kept, m_sum);
    m_zeros = static_cast<std::int64_t>(weights.size() - kept);
    m_length = static_cast<std::int64_t>(kept);
    m_patterns = std::make_unique_for_overwrite<std::uint32_t[]>(kept);
    radixSort(std::span(scratch).first(kept), {m_patterns.get(), kept});
}

std::int64_t SortedMagnitudes::above(double threshold) const
{
    const std::span<const std::uint32_t> all = patterns();
    return all.end() - std::upper_bound(all.begin(), all.end(), patternUpTo(threshold));
}

float SortedMagnitudes::at(std::int64_t rank) const
{
    return rank <= m_zeros ? 0.0f : std::bit_cast<float>(m_patterns[static_cast<std::size_t>(rank - m_zeros - 1)]);
}

MagnitudeSpread SortedMagnitudes::spread(int percentiles) const
{
    MagnitudeSpread out;
    out.weights = count();
    out.zeros = m_zeros;
    out.percentiles.assign(static_cast<std::size_t>(percentiles), 0.0f);
    if (out.weights == 0)
        return out;
    const std::span<const std::uint32_t> all = patterns();
    out.nonFinite = all.end() - std::lower_bound(all.begin(), all.end(), kInfinite);
    out.least = at(1);
    out.largest = at(out.weights);
    out.mean = out.nonFinite > 0 ? std::numeric_limits<double>::infinity() : m_sum / static_cast<double>(out.weights);
    const std::vector<std::int64_t> ranks = evenRanks(percentiles, out.weights);
    for (std::size_t i = 0; i < ranks.size(); ++i)
        out.percentiles[i] = at(ranks[i]);
    countBins(all, out);
    return out;
}

MergedMagnitudes::MergedMagnitudes(std::vector<const SortedMagnitudes*> tensors)
    : m_tensors(std::move(tensors)), m_upTo(kUpperCount)
{
    for (const SortedMagnitudes* tensor : m_tensors) {
        countUpperParts(tensor->patterns(), m_upTo);
        m_zeros += tensor->zeros();
        m_count += tensor->count();
    }
    m_upTo[0] += m_zeros;
    std::inclusive_scan(m_upTo.begin(), m_upTo.end(), m_upTo.begin());
}

std::vector<float> MergedMagnitudes::at(std::span<const std::int64_t> ranks) const
{
    std::vector<Position> positions;
    for (const SortedMagnitudes* tensor : m_tensors)
        positions.push_back({tensor->patterns()});
    std::vector<float> out;
    std::vector<std::int64_t> low(kLowMask + 1); // within `upper`: cumulative count by lower part
    auto upper = std::numeric_limits<std::uint32_t>::max();
    auto found = m_upTo.begin();
    for (const std::int64_t rank : ranks) {
        found = std::lower_bound(found, m_upTo.end(), rank);
        const auto wanted = static_cast<std::uint32_t>(found - m_upTo.begin());
        if (wanted != upper) {
            upper = wanted;
            std::fill(low.begin(), low.end(), 0);
            for (Position& position : positions)
                for (const std::uint32_t pattern : position.take(upper))
                    ++low[pattern & kLowMask];
            low[0] += upper == 0 ? m_zeros : *(found - 1);
            std::inclusive_scan(low.begin(), low.end(), low.begin());
        }
        const auto lower = std::lower_bound(low.begin(), low.end(), rank) - low.begin();
        out.push_back(std::bit_cast<float>(upper << kLowBits | static_cast<std::uint32_t>(lower)));
    }
    return out;
}

MagnitudeSpread MergedMagnitudes::spread(int percentiles) const
{
    MagnitudeSpread out;
    double sum = 0.0;
    int begin = std::numeric_limits<int>::max(), end = std::numeric_limits<int>::min();
    std::vector<MagnitudeSpread> parts;
    for (const SortedMagnitudes* tensor : m_tensors) {
        const MagnitudeSpread& part = parts.emplace_back(tensor->spread(2));
        out.nonFinite += part.nonFinite;
        sum += tensor->sum();
        if (part.histogram.empty())
            continue;
        begin = std::min(begin, part.histogramBegin);
        end = std::max(end, part.histogramBegin + static_cast<int>(part.histogram.size()));
    }
    out.weights = m_count;
    out.zeros = m_zeros;
    out.percentiles.assign(static_cast<std::size_t>(percentiles), 0.0f);
    if (m_count == 0)
        return out;
    out.percentiles = at(evenRanks(percentiles, m_count));
    out.least = out.percentiles.front();
    out.largest = out.percentiles.back();
    out.mean = out.nonFinite > 0 ? std::numeric_limits<double>::infinity() : sum / static_cast<double>(m_count);
    if (begin >= end)
        return out;
    out.histogramBegin = begin;
    out.histogram.assign(static_cast<std::size_t>(end - begin), 0);
    for (const MagnitudeSpread& part : parts)
        for (std::size_t i = 0; i < part.histogram.size(); ++i)
            out.histogram[static_cast<std::size_t>(part.histogramBegin - begin) + i] += part.histogram[i];
    return out;
}

std::vector<SortedMagnitudes> sortMagnitudes(std::span<const std::int64_t> sizes, const WeightReader& read, int threads)
{
    std::vector<std::size_t> order(sizes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t left, std::size_t right) { return sizes[left] > sizes[right]; });
    std::vector<SortedMagnitudes> out(sizes.size());
    std::atomic<std::size_t> next = 0;
    const std::size_t wanted = threads > 0 ? static_cast<std::size_t>(threads) : std::thread::hardware_concurrency();
    std::vector<std::exception_ptr> failures(
        std::clamp<std::size_t>(wanted, 1, std::max<std::size_t>(sizes.size(), 1)));
    const auto work = [&](std::exception_ptr& failure) {
        try {
            std::vector<float> weights;
            std::vector<std::uint32_t> scratch;
            for (std::size_t i = next++; i < order.size(); i = next++) {
                read(order[i], weights);
                out[order[i]] = SortedMagnitudes(weights, scratch);
            }
        } catch (...) {
            failure = std::current_exception();
            next = order.size();
        }
    };
    {
        std::vector<std::jthread> helpers;
        for (std::size_t i = 1; i < failures.size(); ++i)
            helpers.emplace_back(work, std::ref(failures[i]));
        work(failures.front());
    }
    for (const std::exception_ptr& failure : failures)
        if (failure)
            std::rethrow_exception(failure);
    return out;
}

} // namespace trainyard
