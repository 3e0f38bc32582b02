// SPDX-License-Identifier: Apache-2.0
#include "backend/train/values/value_counter.h"

#include "backend/protocol/event.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

namespace trainyard {
namespace {

constexpr std::int64_t kBlock = 4096; ///< floats that stay in the first cache between the passes over them
constexpr int kLanes = 8;             ///< independent sums, so that the compiler can vectorise them
constexpr int kTables = 4; ///< tables that take turns: neighbouring values often fall into the same bin, and an
                           ///< increment must wait for the one before it
constexpr std::uint32_t kCodes = 1024; ///< sign, exponent and the highest bit of the mantissa
constexpr std::uint32_t kSignCode = 512;
constexpr std::uint32_t kNonFiniteCode = 510; ///< exponent 255
constexpr std::int64_t kZero = ValueHistogram::kMostBins;

/// The bin of a float's code, as an index of the array with bin 0 in the middle. Codes of exponent 0 are the
/// smallest magnitudes' (zeros are counted apart).
std::int64_t indexOf(std::uint32_t code)
{
    constexpr int kBias = 127;
    const auto magnitude = static_cast<int>(code & (kSignCode - 1));
    const int half = magnitude - 2 * (kBias + ValueHistogram::kLowestOctave);
    const int bin = std::clamp(half, 0, ValueHistogram::kMostBins - 1) + 1;
    return (code & kSignCode) != 0 ? kZero - bin : kZero + bin;
}

struct Sums {
    double sum = 0.0, squares = 0.0;
    float min = std::numeric_limits<float>::infinity();
    float max = -std::numeric_limits<float>::infinity();
    std::int64_t zeros = 0, negativeZeros = 0;
};

void addOne(Sums& sums, float value)
{
    sums.sum += value;
    sums.squares += double{value} * value;
    sums.min = std::min(sums.min, value);
    sums.max = std::max(sums.max, value);
}

std::int64_t countBits(const float* values, std::int64_t count, std::uint32_t bits)
{
    std::uint32_t found = 0;
    for (std::int64_t i = 0; i < count; ++i)
        found += std::bit_cast<std::uint32_t>(values[i]) == bits ? 1 : 0;
    return found;
}

/// Of values that are all finite.
Sums sumsOf(const float* values, std::int64_t count)
{
    double sum[kLanes] = {}, squares[kLanes] = {};
    float min[kLanes], max[kLanes];
    std::fill_n(min, kLanes, std::numeric_limits<float>::infinity());
    std::fill_n(max, kLanes, -std::numeric_limits<float>::infinity());
    std::int64_t i = 0;
    for (; i + kLanes <= count; i += kLanes)
        for (int lane = 0; lane < kLanes; ++lane) {
            const float value = values[i + lane];
            sum[lane] += value;
            squares[lane] += double{value} * value;
            min[lane] = value < min[lane] ? value : min[lane];
            max[lane] = value > max[lane] ? value : max[lane];
        }
    Sums sums;
    for (int lane = 0; lane < kLanes; ++lane) {
        sums.sum += sum[lane];
        sums.squares += squares[lane];
        sums.min = std::min(sums.min, min[lane]);
        sums.max = std::max(sums.max, max[lane]);
    }
    for (; i < count; ++i)
        addOne(sums, values[i]);
    return sums;
}

Sums finiteSumsOf(const float* values, std::int64_t count)
{
    Sums sums;
    for (std::int64_t i = 0; i < count; ++i)
        if (std::isfinite(values[i]))
            addOne(sums, values[i]);
    return sums;
}

} // namespace

void ValueCounter::add(std::span<const float> values)
{
    const std::int64_t count = std::ssize(values);
    for (std::int64_t begin = 0; begin < count; begin += kBlock * 16)
        addBlock(values.data() + begin, std::min(kBlock * 16, count - begin));
}

void ValueCounter::addBlock(const float* values, std::int64_t count)
{
    std::uint32_t tables[kTables][kCodes] = {};
    Sums all;
    for (std::int64_t begin = 0; begin < count; begin += kBlock) {
        const float* block = values + begin;
        const std::int64_t length = std::min(kBlock, count - begin);
        const auto code = [block](std::int64_t i) { return std::bit_cast<std::uint32_t>(block[i]) >> 22; };
        std::int64_t i = 0;
        for (; i + kTables <= length; i += kTables) {
            ++tables[0][code(i)];
            ++tables[1][code(i + 1)];
            ++tables[2][code(i + 2)];
            ++tables[3][code(i + 3)];
        }
        for (; i < length; ++i)
            ++tables[0][code(i)];
        Sums sums = sumsOf(block, length);
        if (!std::isfinite(sums.squares)) // a square of a finite float is finite in double
            sums = finiteSumsOf(block, length);
        all.sum += sums.sum;
        all.squares += sums.squares;
        all.min = std::min(all.min, sums.min);
        all.max = std::max(all.max, sums.max);
        all.zeros += countBits(block, length, 0);
        all.negativeZeros += countBits(block, length, std::uint32_t{1} << 31);
    }
    m_sum += all.sum;
    m_squares += all.squares;
    m_min = std::min(m_min, all.min);
    m_max = std::max(m_max, all.max);
    for (std::uint32_t code = 0; code < kCodes; ++code) {
        std::int64_t found = 0;
        for (const auto& table : tables)
            found += table[code];
        if ((code & (kSignCode - 1)) >= kNonFiniteCode) {
            m_nonFinite += found;
            continue;
        }
        if (code == 0)
            found -= all.zeros;
        else if (code == kSignCode)
            found -= all.negativeZeros;
        m_bins[static_cast<std::size_t>(indexOf(code))] += found;
    }
    m_bins[kZero] += all.zeros + all.negativeZeros;
}

void ValueCounter::add(const ValueCounter& other)
{
    for (std::size_t bin = 0; bin < m_bins.size(); ++bin)
        m_bins[bin] += other.m_bins[bin];
    m_nonFinite += other.m_nonFinite;
    m_sum += other.m_sum;
    m_squares += other.m_squares;
    m_min = std::min(m_min, other.m_min);
    m_max = std::max(m_max, other.m_max);
}

ValueHistogram ValueCounter::histogram(float factor) const
{
    const int shift = 2 * std::ilogb(factor); // bins per octave times octaves
    std::array<std::int64_t, 2 * ValueHistogram::kMostBins + 1> bins = {};
    for (std::int64_t at = 0; at < std::ssize(m_bins); ++at) {
        const auto bin = static_cast<int>(at - kZero);
        const int moved = bin == 0 ? 0 : std::clamp(std::abs(bin) + shift, 1, ValueHistogram::kMostBins);
        bins[static_cast<std::size_t>(kZero + (bin < 0 ? -moved : moved))] += m_bins[static_cast<std::size_t>(at)];
    }
    ValueHistogram out;
    out.nonFinite = m_nonFinite;
    const auto counted = [](std::int64_t count) { return count != 0; };
    const auto begin = std::find_if(bins.begin(), bins.end(), counted);
    const auto end = std::find_if(bins.rbegin(), bins.rend(), counted).base();
    if (begin == bins.end())
        return out;
    out.first = static_cast<int>(begin - bins.begin() - kZero);
    out.counts.assign(begin, end);
    const auto count = static_cast<double>(out.finite());
    const double mean = m_sum / count;
    out.min = double{m_min} * factor;
    out.max = double{m_max} * factor;
    out.mean = std::clamp(mean * factor, out.min, out.max);
    out.deviation = std::sqrt(std::max(0.0, m_squares / count - mean * mean)) * factor;
    return out;
}

void markAlive(std::span<const float> values, std::span<std::uint8_t> alive)
{
    const std::size_t channels = alive.size();
    for (std::size_t row = 0; row + channels <= values.size(); row += channels)
        for (std::size_t c = 0; c < channels; ++c)
            alive[c] |= values[row + c] > 0.0f ? 1 : 0;
}

std::int64_t countSaturated(std::span<const float> values, std::string_view activation)
{
    const auto limit = static_cast<float>(kSaturatedFrom);
    if (activation == "relu6")
        return std::count_if(values.begin(), values.end(), [](float value) { return value >= 6.0f; });
    if (activation == "tanh")
        return std::count_if(values.begin(), values.end(), [=](float value) { return std::fabs(value) >= limit; });
    if (activation == "sigmoid")
        return std::count_if(values.begin(), values.end(),
                             [=](float value) { return value >= limit || value <= 1.0f - limit; });
    return 0;
}

} // namespace trainyard
