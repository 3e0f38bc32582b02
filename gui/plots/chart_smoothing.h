// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/types.h"

#include <vector>

/// Smoothing of curves; pure functions.
namespace trainyard {

enum class SmoothingKind {
    Exponential, ///< of the values up to each one: what was known by then
    Mean,        ///< of the values on both sides of each one
    Gaussian     ///< the same, with weights that fall towards both ends
};

/// All kinds take one strength s in [0, 1), so that they compare: with w = √s, each reduces independent noise as the
/// mean of N = (1 + w) / (1 − w) values does.
///   Exponential: y_i = (w · S_{i−1} + (1 − w) · v_i) / bias_i, the moving average with bias correction for the start
///   Mean:        over the values at most (N − 1) / 2 away, with N rounded to an odd number
///   Gaussian:    weights exp(−d² / 2σ²) with σ = N / (2√π), up to 4σ away, divided by their sum
/// Distances are counted in values, but a step of less than a thousandth of the visible range counts as what it is of
/// that, so that a curve looks the same at any bin width. A bin without finite values yields NaN and takes no part.
/// s = 0 returns the means of the bins.
std::vector<double> smoothed(const std::vector<Bin>& bins, double s, double visibleRange,
                             SmoothingKind kind = SmoothingKind::Exponential);

/// The strength with which charts draw a curve: `s`, but at most the one whose N is a twentieth of the curve's values.
/// Otherwise the curve of a short run would lag behind by a large part of the run, above the dots of its validation. 0
/// up to 20 values; a strength of 0.6 counts fully from 158 values on.
double fittingStrength(double s, const std::vector<Bin>& bins);

/// N of a strength: how many values a mean with the same effect has. 1 for no smoothing.
double smoothedOver(double s);

} // namespace trainyard
