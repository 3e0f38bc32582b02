// SPDX-License-Identifier: Apache-2.0
#include "backend/protocol/value_histogram.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numeric>
#include <tuple>

namespace trainyard {
namespace {

constexpr std::int64_t kSmallestInterval = 200;
constexpr std::int64_t kLargestCount = std::int64_t{1} << 53;

/// 1, 2 or 5 times a power of ten, at least `least` and kSmallestInterval.
std::int64_t roundInterval(double least)
{
    std::int64_t interval = kSmallestInterval;
    for (int step = 0; static_cast<double>(interval) < least && interval < kLargestCount / 10; ++step)
        interval = step % 3 == 0 ? interval / 2 * 5 : interval * 2; // 200, 500, 1000, 2000, …
    return interval;
}

bool takeNumber(std::string_view& text, std::int64_t& number)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return error == std::errc() && number <= kLargestCount;
}

/// False unless the text ends, or goes on after a comma.
bool takeComma(std::string_view& text)
{
    if (text.empty())
        return true;
    if (text.front() != ',' || text.size() == 1)
        return false;
    text.remove_prefix(1);
    return true;
}

} // namespace

std::int64_t ValueHistogram::finite() const
{
    return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

std::int64_t ValueHistogram::inBin(int bin) const
{
    const std::int64_t at = std::int64_t{bin} - first;
    return at < 0 || at >= std::ssize(counts) ? 0 : counts[static_cast<std::size_t>(at)];
}

double binEdge(int bin)
{
    const int half = bin - 1;
    return std::ldexp(half % 2 == 0 ? 1.0 : 1.5, ValueHistogram::kLowestOctave + half / 2);
}

int binOf(double value)
{
    if (value == 0.0)
        return 0;
    int exponent = 0;
    const double fraction = std::frexp(std::fabs(value), &exponent); // [0.5, 1)
    const int half = 2 * (exponent - 1 - ValueHistogram::kLowestOctave) + (fraction >= 0.75 ? 1 : 0);
    const int bin = std::clamp(half, 0, ValueHistogram::kMostBins - 1) + 1;
    return value < 0.0 ? -bin : bin;
}

double quantileOf(const ValueHistogram& histogram, double share)
{
    const auto wanted = std::clamp(share, 0.0, 1.0) * static_cast<double>(histogram.finite());
    double before = 0.0;
    for (std::size_t i = 0; i < histogram.counts.size(); ++i) {
        const auto inside = static_cast<double>(histogram.counts[i]);
        if (inside == 0.0 || before + inside < wanted) {
            before += inside;
            continue;
        }
        const int bin = histogram.first + static_cast<int>(i);
        const int size = std::abs(bin);
        double low = bin == 0 ? 0.0 : size == 1 ? 0.0 : binEdge(size);
        double high = bin == 0 ? 0.0 : size == ValueHistogram::kMostBins ? HUGE_VAL : binEdge(size + 1);
        if (bin < 0)
            std::tie(low, high) = std::pair(-high, -low);
        low = std::clamp(low, histogram.min, histogram.max);
        high = std::clamp(high, histogram.min, histogram.max);
        return low + (high - low) * (wanted - before) / inside;
    }
    return histogram.max;
}

bool isSound(const ValueHistogram& histogram)
{
    const auto& counts = histogram.counts;
    std::int64_t sum = 0;
    for (const std::int64_t count : counts) {
        if (count < 0 || count > kLargestCount || (sum += count) > kLargestCount)
            return false;
    }
    const bool inRange = histogram.first >= -ValueHistogram::kMostBins &&
                         histogram.first <= ValueHistogram::kMostBins &&
                         std::ssize(counts) <= ValueHistogram::kMostBins + 1 - histogram.first;
    const bool trimmed = counts.empty() ? histogram.first == 0 : counts.front() > 0 && counts.back() > 0;
    // The mean is a sum's, rounded.
    const double slack = 1e-6 * std::max(std::fabs(histogram.min), std::fabs(histogram.max));
    return inRange && trimmed && histogram.nonFinite >= 0 && histogram.nonFinite <= kLargestCount &&
           std::isfinite(histogram.min) && std::isfinite(histogram.max) && std::isfinite(histogram.mean) &&
           std::isfinite(histogram.deviation) && histogram.deviation >= 0.0 &&
           histogram.min <= histogram.mean + slack && histogram.mean <= histogram.max + slack;
}

std::string countsText(std::span<const std::int64_t> counts)
{
    std::string text;
    for (std::size_t i = 0; i < counts.size();) {
        std::size_t end = i;
        while (end < counts.size() && counts[end] == 0)
            ++end;
        if (i > 0)
            text += ',';
        text += end > i ? "-" + std::to_string(end - i) : std::to_string(counts[i]);
        i = std::max(end, i + 1);
    }
    return text;
}

std::optional<std::vector<std::int64_t>> countsFrom(std::string_view text)
{
    constexpr std::int64_t kMost = 2 * ValueHistogram::kMostBins + 1;
    std::vector<std::int64_t> counts;
    while (!text.empty()) {
        std::int64_t count = 0;
        if (!takeNumber(text, count) || count < -kMost)
            return std::nullopt;
        counts.insert(counts.end(), static_cast<std::size_t>(count < 0 ? -count : 1), std::max<std::int64_t>(count, 0));
        if (std::ssize(counts) > kMost || !takeComma(text))
            return std::nullopt;
    }
    return counts;
}

std::string rangesText(const NumberRanges& ranges)
{
    std::string text;
    for (const auto& [first, last] : ranges) {
        text += text.empty() ? "" : ",";
        text += std::to_string(first);
        if (last > first)
            text += "-" + std::to_string(last);
    }
    return text;
}

std::optional<NumberRanges> rangesFrom(std::string_view text)
{
    NumberRanges ranges;
    std::int64_t free = 0;
    while (!text.empty()) {
        std::int64_t first = 0;
        if (!takeNumber(text, first) || first < free)
            return std::nullopt;
        std::int64_t last = first;
        if (text.starts_with('-')) {
            text.remove_prefix(1);
            if (!takeNumber(text, last) || last <= first)
                return std::nullopt;
        }
        if (!takeComma(text))
            return std::nullopt;
        ranges.emplace_back(first, last);
        free = last + 1;
    }
    return ranges;
}

HistogramPace::HistogramPace(int every, std::int64_t done, std::int64_t total)
    : m_automatic(every == 0), m_total(total), m_interval(every)
{
    if (m_automatic)
        m_interval = roundInterval(static_cast<double>(total) / static_cast<double>(kMostRecords));
    m_next = done == 0 ? 1 : (done / m_interval + 1) * m_interval;
}

bool HistogramPace::due(std::int64_t step) const
{
    return step >= m_next || step == m_total;
}

void HistogramPace::recorded(std::int64_t step, double seconds, double stepSeconds)
{
    if (m_automatic && stepSeconds > 0.0)
        m_interval = std::max(m_interval, roundInterval(seconds / stepSeconds / kMostCost));
    m_next = (step / m_interval + 1) * m_interval;
}

} // namespace trainyard
