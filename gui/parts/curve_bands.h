// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/plots/chart_smoothing.h"

#include <vector>

namespace trainyard {

/// What a band around the mean of several curves shows.
enum class BandKind {
    Range,         ///< lowest to highest value
    Deviation,     ///< ± the standard deviation, with n − 1
    StandardError, ///< ± the standard deviation / √n
    Confidence     ///< ± Student's 97.5 % quantile × the standard error: 95 % for the mean
};

/// Several curves, such as those of one setting with several seeds, as one: each bin is a position with the curves'
/// mean, and min and max are the ends of the band (the mean itself where there is only one value). `count`: how many
/// curves have a value there.
///
/// Positions are those of the curve with the most bins, on the curves' common x axis. Between two of its bins a curve
/// is interpolated linearly; before its first and behind its last it has no value. `smoothing`: the same as a chart's,
/// of each curve before they are joined. Non-finite values count in `nonFinite` and are left out. Throws nothing;
/// without curves there are no bins. Pure.
std::vector<Bin> bandOf(const std::vector<const std::vector<Bin>*>& curves, BandKind kind, double smoothing,
                        double visibleRange, SmoothingKind smoothingKind = SmoothingKind::Exponential);

} // namespace trainyard
