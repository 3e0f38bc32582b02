// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/parts/curve_bands.h"

#include "cluster/campaigns/mean_difference.h"
#include "gui/plots/chart_math.h"
#include "gui/plots/chart_smoothing.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace trainyard {
namespace {

/// A curve's finite values over x, read from left to right.
class Reader {
public:
    Reader(const std::vector<Bin>& bins, double smoothing, double visibleRange, SmoothingKind kind)
    {
        const std::vector<double> values = smoothed(bins, fittingStrength(smoothing, bins), visibleRange, kind);
        for (std::size_t i = 0; i < bins.size(); ++i)
            if (std::isfinite(values[i])) {
                m_x.push_back(binX(bins[i]));
                m_y.push_back(values[i]);
            }
    }

    /// The value at x, which never becomes smaller; NaN outside of the curve.
    double at(double x)
    {
        if (m_x.empty() || x < m_x.front() || x > m_x.back())
            return std::numeric_limits<double>::quiet_NaN();
        while (m_next + 1 < m_x.size() && m_x[m_next] < x)
            ++m_next;
        if (m_x[m_next] == x || m_next == 0)
            return m_y[m_next];
        const double share = (x - m_x[m_next - 1]) / (m_x[m_next] - m_x[m_next - 1]);
        return m_y[m_next - 1] + share * (m_y[m_next] - m_y[m_next - 1]);
    }

private:
    std::vector<double> m_x, m_y;
    std::size_t m_next = 0;
};

void setBand(Bin& bin, const std::vector<double>& values, BandKind kind)
{
    const auto n = static_cast<double>(values.size());
    double sum = 0.0;
    for (const double value : values)
        sum += value;
    bin.mean = sum / n;
    bin.min = bin.max = bin.mean;
    if (kind == BandKind::Range) {
        const auto [low, high] = std::minmax_element(values.begin(), values.end());
        bin.min = *low;
        bin.max = *high;
    } else if (values.size() > 1) {
        double squares = 0.0;
        for (const double value : values)
            squares += (value - bin.mean) * (value - bin.mean);
        double half = std::sqrt(squares / (n - 1.0));
        if (kind != BandKind::Deviation)
            half /= std::sqrt(n);
        if (kind == BandKind::Confidence)
            half *= studentQuantile(n - 1.0);
        bin.min -= half;
        bin.max += half;
    }
}

} // namespace

std::vector<Bin> bandOf(const std::vector<const std::vector<Bin>*>& curves, BandKind kind, double smoothing,
                        double visibleRange, SmoothingKind smoothingKind)
{
    const auto longest =
        std::max_element(curves.begin(), curves.end(),
                         [](const std::vector<Bin>* a, const std::vector<Bin>* b) { return a->size() < b->size(); });
    std::vector<Bin> band;
    if (longest == curves.end())
        return band;
    std::vector<Reader> readers;
    for (const std::vector<Bin>* curve : curves)
        readers.emplace_back(*curve, smoothing, visibleRange, smoothingKind);
    std::vector<double> values;
    for (const Bin& place : **longest) {
        Bin bin = place;
        const double x = binX(place);
        bin.firstX = bin.lastX = x;
        values.clear();
        for (Reader& reader : readers)
            if (const double value = reader.at(x); std::isfinite(value))
                values.push_back(value);
        bin.count = static_cast<std::int64_t>(values.size());
        if (values.empty())
            bin.mean = bin.min = bin.max = std::numeric_limits<double>::quiet_NaN();
        else
            setBand(bin, values, kind);
        band.push_back(bin);
    }
    return band;
}

} // namespace trainyard
