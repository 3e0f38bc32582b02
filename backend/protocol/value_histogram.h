// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trainyard {

/// How values of both signs and any magnitude are distributed, in fixed bins, so that histograms of different steps,
/// layers and ranks can be compared bin by bin and added exactly.
///
/// Bin 0 holds exact zeros. Bin b > 0 holds positive values, bin −b negative ones, of magnitudes
/// [binEdge(b), binEdge(b + 1)). There are two bins per octave: edges are 2^k and 1.5 · 2^k. The first bin also holds
/// all smaller magnitudes but 0, the last one all larger ones but infinity.
struct ValueHistogram {
    static constexpr int kLowestOctave = -40;      ///< 2^−40 ≈ 9.1 · 10^−13
    static constexpr int kOctaves = 60;            ///< up to 2^20 ≈ 10^6
    static constexpr int kMostBins = 2 * kOctaves; ///< of each sign

    std::int64_t nonFinite = 0;                               ///< NaN and infinities, which are in no bin
    double min = 0.0, max = 0.0, mean = 0.0, deviation = 0.0; ///< of the finite values; 0 if there are none
    int first = 0;                                            ///< number of the bin that counts.front() belongs to
    std::vector<std::int64_t> counts; ///< of consecutive bins; neither the first nor the last is 0

    std::int64_t finite() const; ///< the sum of counts
    std::int64_t total() const { return finite() + nonFinite; }
    std::int64_t inBin(int bin) const; ///< −kMostBins … kMostBins
    std::int64_t zeros() const { return inBin(0); }
    friend bool operator==(const ValueHistogram&, const ValueHistogram&) = default;
};

/// The smallest magnitude in bin 1 … kMostBins + 1; that of bin 1 is 2^kLowestOctave although it holds smaller ones.
double binEdge(int bin);
/// The bin of a finite value.
int binOf(double value);
/// The value below which `share` ∈ [0, 1] of the finite values are: linear within a bin, and within [min, max].
double quantileOf(const ValueHistogram& histogram, double share);
/// Whether the parts fit together: bins in range and trimmed, counts not negative, sums below 2^53, numbers finite,
/// min ≤ mean ≤ max.
bool isSound(const ValueHistogram& histogram);

/// The counts in short: comma separated, −n stands for n empty bins. countsFrom() returns nullopt for anything else and
/// for more bins than there are.
std::string countsText(std::span<const std::int64_t> counts);
std::optional<std::vector<std::int64_t>> countsFrom(std::string_view text);

/// Ascending numbers as ranges, both ends included, and as text: "3,8-11".
using NumberRanges = std::vector<std::pair<std::int64_t, std::int64_t>>;
std::string rangesText(const NumberRanges& ranges);
std::optional<NumberRanges> rangesFrom(std::string_view text);

/// The steps at which histograms are recorded: the first step, every multiple of the interval, and the last step.
/// Automatic: the interval is 200 steps, or the smallest of 500, 1000, 2000, 5000 … at which recording takes at most
/// kMostCost of the time, measured at the records so far, and a run has at most about kMostRecords records.
class HistogramPace {
public:
    static constexpr double kMostCost = 0.01;
    static constexpr std::int64_t kMostRecords = 100;

    /// `every` as HistogramSpec::every; `done` steps are over, of `total`.
    HistogramPace(int every, std::int64_t done, std::int64_t total);
    /// Whether this step (from 1) is to be recorded, given those that were.
    bool due(std::int64_t step) const;
    /// `step` has been recorded, which took so long; a step without it takes `stepSeconds` (0 = not known).
    void recorded(std::int64_t step, double seconds, double stepSeconds);
    std::int64_t interval() const { return m_interval; }

private:
    const bool m_automatic;
    const std::int64_t m_total;
    std::int64_t m_interval;
    std::int64_t m_next;
};

} // namespace trainyard
