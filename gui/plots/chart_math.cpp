// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/chart_math.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace trainyard {

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

bool visibleIn(const Bin& bin, const ChartRange& range)
{
    return bin.lastX >= range.from && bin.firstX <= range.to;
}

/// Full range and percentile range of a lane's values.
struct Extent {
    std::vector<double> lines;
    double pointsLow = INFINITY, pointsHigh = -INFINITY;
    double low = INFINITY, high = -INFINITY;
    void widen(double a, double b)
    {
        low = std::min(low, a);
        high = std::max(high, b);
    }
};

void collect(Extent& extent, const ChartSeries& series, const ChartRange& visible, const ChartOptions& options)
{
    for (const Bin& bin : series.bins) {
        if (!visibleIn(bin, visible) || !std::isfinite(bin.mean) || (options.logY && bin.mean <= 0.0))
            continue;
        if (series.shape == SeriesShape::Points) {
            extent.pointsLow = std::min(extent.pointsLow, bin.mean);
            extent.pointsHigh = std::max(extent.pointsHigh, bin.mean);
            extent.widen(bin.mean, bin.mean);
            continue;
        }
        extent.lines.push_back(bin.mean);
        if (options.envelope)
            extent.widen(options.logY && bin.min <= 0.0 ? bin.mean : bin.min, bin.max);
        else
            extent.widen(bin.mean, bin.mean);
    }
}

/// The value that would stand at this place if they were sorted.
double valueAt(std::vector<double>& values, std::size_t place)
{
    const auto at = values.begin() + std::ptrdiff_t(place);
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

} // namespace

double binX(const Bin& bin)
{
    return bin.firstX == bin.lastX ? bin.lastX : (bin.firstX + bin.lastX) / 2.0;
}

int binAt(const std::vector<Bin>& bins, double x, double slack)
{
    if (bins.empty() || x < bins.front().firstX - slack || x > bins.back().lastX + slack)
        return -1;
    const auto after =
        std::lower_bound(bins.begin(), bins.end(), x, [](const Bin& bin, double at) { return bin.lastX < at; });
    if (after == bins.end())
        return int(bins.size()) - 1;
    const auto index = int(after - bins.begin());
    if (index == 0 || after->firstX <= x)
        return index;
    return x - bins[std::size_t(index - 1)].lastX < after->firstX - x ? index - 1 : index;
}

ChartRange dataRange(const std::vector<ChartSeries>& series)
{
    ChartRange range{INFINITY, -INFINITY};
    for (const ChartSeries& one : series)
        if (!one.bins.empty()) {
            range.from = std::min(range.from, one.bins.front().firstX);
            range.to = std::max(range.to, one.bins.back().lastX);
        }
    if (!(range.from <= range.to))
        return {0.0, 1.0};
    if (range.from == range.to)
        range.to = range.from + 1.0;
    return range;
}

double smallestX(const std::vector<ChartSeries>& series)
{
    double smallest = INFINITY;
    for (const ChartSeries& one : series)
        for (const Bin& bin : one.bins)
            if (binX(bin) > 0.0) {
                smallest = std::min(smallest, bin.firstX > 0.0 ? bin.firstX : binX(bin));
                break; // ascending
            }
    return std::isfinite(smallest) ? smallest : 1.0;
}

HiddenValues hiddenValues(const std::vector<ChartSeries>& series, const ChartRange& visible, const ChartRange& y,
                          const ChartOptions& options)
{
    HiddenValues hidden;
    for (const ChartSeries& one : series) {
        if (one.shape == SeriesShape::Area)
            continue;
        const bool raw = one.shape == SeriesShape::Line && options.envelope;
        for (const Bin& bin : one.bins) {
            const double high = raw ? bin.max : bin.mean, low = raw ? bin.min : bin.mean;
            if (!(high > y.to || low < y.from) || !visibleIn(bin, visible))
                continue;
            if (high > y.to)
                hidden.highest = std::max(hidden.highest, high);
            if (low < y.from)
                hidden.lowest = std::min(hidden.lowest, low);
        }
    }
    return hidden;
}

ChartRange fittedRange(const std::vector<ChartSeries>& series, int lane, const ChartLane& settings,
                       const ChartRange& visible, const ChartOptions& options)
{
    Extent extent;
    for (const ChartSeries& one : series)
        if (one.lane == lane && one.shape != SeriesShape::Area)
            collect(extent, one, visible, options);
    double low = extent.low;
    double high = extent.high;
    if (options.clipOutliers && extent.lines.size() >= 20) {
        const auto last = double(extent.lines.size() - 1);
        // Margin around the percentiles, so that spikes are clipped but not an ordinary start or a noisy line.
        const double p2 = valueAt(extent.lines, std::size_t(0.02 * last));
        const double p98 = valueAt(extent.lines, std::size_t(0.98 * last));
        const double room = options.logY ? 0.0 : 0.3 * (p98 - p2);
        low = std::max(low, std::min(options.logY ? p2 / 2.0 : p2 - room, extent.pointsLow));
        high = std::min(high, std::max(options.logY ? p98 * 2.0 : p98 + room, extent.pointsHigh));
    }
    if (!(low <= high))
        return {settings.low.value_or(options.logY ? 0.1 : 0.0), settings.high.value_or(1.0)};
    if (low == high && low == 0.0) {
        high = 1.0; // nothing but zeros: most series cannot be negative
    } else if (low == high) {
        const double half = std::abs(low) * 0.1;
        low -= options.logY ? low * 0.5 : half;
        high += half;
    }
    if (options.logY) {
        const double factor = std::pow(high / low, 0.05);
        low /= factor;
        high *= factor;
    } else {
        const double margin = (high - low) * 0.05;
        const bool positive = low >= 0.0;
        low = positive ? std::max(0.0, low - margin) : low - margin;
        high += margin;
        if (settings.format == ValueFormat::Share)
            high = std::min(high, 1.02);
    }
    // A fixed end of 0 is impossible on a logarithmic axis.
    if (settings.low && !(options.logY && *settings.low <= 0.0))
        low = *settings.low;
    if (settings.high)
        high = *settings.high;
    return {low, std::max(high, low + 1e-12)};
}

StackedAreas stacked(const std::vector<ChartSeries>& series, int lane)
{
    const ChartSeries* longest = nullptr;
    for (const ChartSeries& one : series)
        if (one.lane == lane && one.shape == SeriesShape::Area && (!longest || one.bins.size() > longest->bins.size()))
            longest = &one;
    StackedAreas areas;
    if (!longest || longest->bins.empty())
        return areas;
    for (const Bin& bin : longest->bins)
        areas.x.push_back(binX(bin));
    std::vector<double> below(areas.x.size(), 0.0);
    for (const ChartSeries& one : series) {
        if (one.lane != lane || one.shape != SeriesShape::Area)
            continue;
        for (std::size_t i = 0; i < areas.x.size(); ++i) {
            const Bin& slot = longest->bins[i];
            const int index = binAt(one.bins, areas.x[i], std::max(slot.lastX - slot.firstX, 1e-9));
            const double value = index < 0 ? 0.0 : one.bins[std::size_t(index)].mean;
            below[i] = std::clamp(below[i] + (std::isfinite(value) ? std::max(value, 0.0) : 0.0), 0.0, 1.0);
        }
        areas.tops.push_back(below);
    }
    return areas;
}

DashedLine dashedLine(const std::vector<double>& x, const std::vector<double>& y, double pixelsPerUnit, double drawn,
                      double left, bool logY)
{
    DashedLine out;
    const double period = (drawn + left) / pixelsPerUnit, on = drawn / pixelsPerUnit;
    const auto add = [&out](double atX, double atY) {
        out.x.push_back(atX);
        out.y.push_back(atY);
    };
    const auto between = [&](std::size_t i, double at) {
        const double share = (at - x[i]) / (x[i + 1] - x[i]);
        return logY && y[i] > 0.0 && y[i + 1] > 0.0 ? y[i] * std::pow(y[i + 1] / y[i], share)
                                                    : y[i] + share * (y[i + 1] - y[i]);
    };
    for (std::size_t i = 0; i + 1 < x.size(); ++i) {
        if (!std::isfinite(y[i]) || !std::isfinite(y[i + 1]) || !(x[i + 1] > x[i])) {
            add(x[i], kNaN);
            continue;
        }
        // Every dash that this piece of the line touches; most pieces of a dense line lie within one.
        for (double start = std::floor(x[i] / period) * period; start < x[i + 1]; start += period) {
            const double from = std::max(start, x[i]), to = std::min(start + on, x[i + 1]);
            if (!(from < to))
                continue;
            add(from, between(i, from));
            add(to, between(i, to));
            if (to < x[i + 1])
                add(to, kNaN);
        }
    }
    return out;
}

std::vector<std::pair<double, int>> attemptStarts(const std::vector<ChartSeries>& series)
{
    std::set<std::pair<double, int>> known;
    std::map<int, double> seen; // the earliest of the curves, where nothing else is known
    for (const ChartSeries& one : series) {
        for (const AttemptStart& start : one.starts)
            known.emplace(start.x, start.attempt);
        for (std::size_t i = 1; i < one.bins.size() && one.starts.empty(); ++i)
            if (one.bins[i].attempt != one.bins[i - 1].attempt) {
                const auto [at, fresh] = seen.try_emplace(one.bins[i].attempt, one.bins[i].firstX);
                at->second = std::min(at->second, one.bins[i].firstX);
            }
    }
    for (const auto& [attempt, x] : seen)
        known.emplace(x, attempt);
    return {known.begin(), known.end()};
}

} // namespace trainyard
