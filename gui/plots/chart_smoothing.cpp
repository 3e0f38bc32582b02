// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/chart_smoothing.h"

#include "gui/plots/chart_math.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace trainyard {
namespace {

constexpr double kNoValue = std::numeric_limits<double>::quiet_NaN();
constexpr double kStepsInView = 1000.0;
constexpr double kGaussianReach = 4.0; // in σ
constexpr double kShareSmoothed = 0.05;

double weightOf(double s)
{
    return s <= 0.0 ? 0.0 : std::min(std::sqrt(std::min(s, 1.0)), 0.999);
}

/// What a step of this length along x counts.
double stepLength(double distance, double visibleRange)
{
    return visibleRange > 0.0 ? std::clamp(distance / visibleRange * kStepsInView, 0.0, 1.0) : 1.0;
}

std::vector<double> exponential(const std::vector<Bin>& bins, double weight, double visibleRange)
{
    std::vector<double> values;
    values.reserve(bins.size());
    double average = 0.0, bias = 0.0, lastX = kNoValue;
    for (const Bin& bin : bins) {
        if (!std::isfinite(bin.mean)) {
            values.push_back(kNoValue);
            continue;
        }
        const double x = binX(bin);
        const double length = std::isnan(lastX) ? 1.0 : stepLength(x - lastX, visibleRange);
        // Most curves have one value a step or many in each: no power is needed in the first case.
        const double w = length == 1.0 ? weight : std::pow(weight, length);
        average = w * average + (1.0 - w) * bin.mean;
        bias = w * bias + (1.0 - w);
        lastX = x;
        values.push_back(bias > 0.0 ? average / bias : bin.mean);
    }
    return values;
}

/// Where each bin stands when steps are counted by stepLength().
std::vector<double> positions(const std::vector<Bin>& bins, double visibleRange)
{
    std::vector<double> places(bins.size(), 0.0);
    for (std::size_t i = 1; i < bins.size(); ++i)
        places[i] = places[i - 1] + stepLength(binX(bins[i]) - binX(bins[i - 1]), visibleRange);
    return places;
}

std::vector<double> centredMean(const std::vector<Bin>& bins, double over, double visibleRange)
{
    const std::vector<double> places = positions(bins, visibleRange);
    const double reach = std::floor(over / 2.0) + 1e-9; // (N − 1) / 2 of the odd number next to `over`
    std::vector<double> values(bins.size(), kNoValue);
    // Each sum anew: differences of running sums lose digits where values differ much in size.
    std::size_t from = 0, to = 0;
    for (std::size_t i = 0; i < bins.size(); ++i) {
        while (places[i] - places[from] > reach)
            ++from;
        while (to < bins.size() && places[to] - places[i] <= reach)
            ++to;
        if (!std::isfinite(bins[i].mean))
            continue;
        double sum = 0.0, count = 0.0;
        for (std::size_t j = from; j < to; ++j)
            if (std::isfinite(bins[j].mean)) {
                sum += bins[j].mean;
                ++count;
            }
        values[i] = sum / count;
    }
    return values;
}

std::vector<double> gaussian(const std::vector<Bin>& bins, double sigma, double visibleRange)
{
    const std::vector<double> places = positions(bins, visibleRange);
    const double reach = std::floor(kGaussianReach * sigma + 0.5) + 1e-9;
    std::vector<double> values(bins.size(), kNoValue);
    std::size_t from = 0;
    for (std::size_t i = 0; i < bins.size(); ++i) {
        while (places[i] - places[from] > reach)
            ++from;
        if (!std::isfinite(bins[i].mean))
            continue;
        double sum = 0.0, weights = 0.0;
        for (std::size_t j = from; j < bins.size() && places[j] - places[i] <= reach; ++j)
            if (std::isfinite(bins[j].mean)) {
                const double distance = (places[j] - places[i]) / sigma;
                const double weight = std::exp(-0.5 * distance * distance);
                sum += weight * bins[j].mean;
                weights += weight;
            }
        values[i] = sum / weights;
    }
    return values;
}

} // namespace

double smoothedOver(double s)
{
    const double w = weightOf(s);
    return (1.0 + w) / (1.0 - w);
}

double fittingStrength(double s, const std::vector<Bin>& bins)
{
    double values = 0.0;
    for (const Bin& bin : bins)
        values += double(bin.count - bin.nonFinite);
    const double most = std::max(1.0, kShareSmoothed * values);
    if (smoothedOver(s) <= most)
        return s;
    const double w = (most - 1.0) / (most + 1.0); // N = (1 + w) / (1 − w)
    return w * w;
}

std::vector<double> smoothed(const std::vector<Bin>& bins, double s, double visibleRange, SmoothingKind kind)
{
    const double over = smoothedOver(s);
    if (s > 0.0 && kind == SmoothingKind::Mean)
        return centredMean(bins, over, visibleRange);
    if (s > 0.0 && kind == SmoothingKind::Gaussian)
        return gaussian(bins, over / (2.0 * std::sqrt(std::numbers::pi)), visibleRange);
    return exponential(bins, weightOf(s), visibleRange);
}

} // namespace trainyard
