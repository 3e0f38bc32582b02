// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/plots/magnitude_frame.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr int kFrameLeft = 52;
constexpr int kFrameRight = 14;
constexpr int kFlagsHeight = 40;
constexpr int kHistogramHead = 40;
constexpr int kFrameBottom = 40;
constexpr double kSlotWidth = 38.0;
constexpr double kSlotGap = 8.0;
constexpr double kHistogramShare = 0.24;
constexpr double kCutTail = 0.005; ///< share of the non-zero weights that may lie left of the log axis
constexpr double kMostDecades = 7.0;
constexpr int kLinearBars = 50;

/// log10 of the magnitude not exceeded by this share of the non-zero weights.
double lowEnd(const MagnitudeFigure& figure)
{
    const double zeroShare = figure.weights > 0 ? double(figure.zeros) / double(figure.weights) : 0.0;
    const double share = zeroShare + kCutTail * (1.0 - zeroShare);
    const auto last = figure.percentiles.size() - 1;
    for (std::size_t i = std::min(last, std::size_t(std::ceil(share * double(last)))); i <= last; ++i)
        if (figure.percentiles[i] > 0.0f)
            return std::log10(double(figure.percentiles[i]));
    return std::log10(figure.largest) - 1.0;
}

} // namespace

std::optional<MagnitudeFrame> MagnitudeFrame::of(const QRect& rect, const MagnitudeFigure& figure)
{
    if (figure.percentiles.size() < 2 || !(figure.largest > 0.0) || !std::isfinite(figure.largest))
        return std::nullopt;
    MagnitudeFrame frame;
    frame.logarithmic = figure.logarithmic;
    const QRectF all = QRectF(rect).adjusted(kFrameLeft, kFlagsHeight, -kFrameRight, -kFrameBottom);
    const double histogramHeight = std::max(48.0, all.height() * kHistogramShare);
    frame.curve = all.adjusted(0, 0, 0, -histogramHeight - kHistogramHead);
    if (frame.curve.height() < 30.0 || frame.curve.width() < 80.0)
        return std::nullopt;
    if (figure.zeros > 0 && figure.logarithmic) {
        frame.zeros = frame.curve;
        frame.zeros.setWidth(kSlotWidth);
        frame.curve.setLeft(frame.curve.left() + kSlotWidth + kSlotGap);
    }
    frame.histogram = QRectF(frame.curve.left(), all.bottom() - histogramHeight, frame.curve.width(), histogramHeight);
    if (figure.logarithmic) {
        const double high = std::log10(figure.largest) + 0.03;
        const double low = std::max(lowEnd(figure), high - kMostDecades);
        frame.x = {std::min(std::floor(low * 2.0) / 2.0, high - 0.5), high};
    } else {
        frame.x = {0.0, figure.largest * 1.02};
    }
    double most = 1.0;
    for (const MagnitudeBar& bar : magnitudeBars(figure, frame))
        most = std::max(most, bar.count);
    frame.countMax = most * 1.12;
    return frame;
}

double MagnitudeFrame::px(double magnitude) const
{
    if (magnitude <= 0.0)
        return zeros.isEmpty() ? curve.left() : zeros.center().x();
    const double value = logarithmic ? std::log10(magnitude) : magnitude;
    return curve.left() + std::clamp((value - x.from) / x.size(), 0.0, 1.0) * curve.width();
}

double MagnitudeFrame::magnitudeAt(double px) const
{
    if (!zeros.isEmpty() && px < curve.left() - kSlotGap / 2)
        return 0.0;
    const double value = x.from + std::clamp((px - curve.left()) / curve.width(), 0.0, 1.0) * x.size();
    return logarithmic ? std::pow(10.0, value) : value;
}

double shareBelow(const MagnitudeFigure& figure, double magnitude)
{
    const std::vector<float>& sorted = figure.percentiles;
    const auto above = std::upper_bound(sorted.begin(), sorted.end(), float(magnitude));
    if (above == sorted.begin())
        return 0.0;
    if (above == sorted.end())
        return 1.0;
    const double step = 1.0 / double(sorted.size() - 1);
    const double before = double(*(above - 1)), next = double(*above);
    const double between = next > before ? std::clamp((magnitude - before) / (next - before), 0.0, 1.0) : 0.0;
    return (double(above - sorted.begin() - 1) + between) * step;
}

std::vector<MagnitudeBar> magnitudeBars(const MagnitudeFigure& figure, const MagnitudeFrame& frame)
{
    std::vector<MagnitudeBar> bars;
    if (!figure.logarithmic) {
        // On a linear axis, bars of equal width are computed from the curve, because the bins have equal widths on the
        // log axis.
        for (int i = 0; i < kLinearBars; ++i) {
            const double from = figure.largest * i / kLinearBars, to = figure.largest * (i + 1) / kLinearBars;
            bars.push_back({from, to, (shareBelow(figure, to) - shareBelow(figure, from)) * double(figure.weights)});
        }
        return bars;
    }
    for (std::size_t i = 0; i < figure.histogram.size(); ++i) {
        const double from = double(figure.histogramBegin + int(i)) / figure.binsPerDecade;
        if (from + 1.0 / figure.binsPerDecade > frame.x.from)
            bars.push_back(
                {std::pow(10.0, from), std::pow(10.0, from + 1.0 / figure.binsPerDecade), double(figure.histogram[i])});
    }
    return bars;
}

std::vector<QPointF> reducedCurve(const std::vector<QPointF>& points, double tolerance)
{
    std::vector<QPointF> kept;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const bool end = i == 0 || i + 1 == points.size();
        if (end || std::abs(points[i].x() - kept.back().x()) > tolerance ||
            std::abs(points[i].y() - kept.back().y()) > tolerance)
            kept.push_back(points[i]);
    }
    return kept;
}

std::vector<double> spreadPlaces(const std::vector<double>& wanted, double pitch, double low, double high)
{
    // Least squares: neighbours that are too close form a block around the mean of their wanted places.
    struct Block {
        double sum = 0.0; ///< of the wanted places of its first member
        int count = 0;
    };
    std::vector<Block> blocks;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        blocks.push_back({wanted[i], 1});
        while (blocks.size() > 1) {
            const Block& before = blocks[blocks.size() - 2];
            Block& last = blocks.back();
            if (before.sum / before.count + before.count * pitch <= last.sum / last.count)
                break;
            const Block joined{before.sum + last.sum - last.count * before.count * pitch, before.count + last.count};
            blocks.pop_back();
            blocks.back() = joined;
        }
    }
    std::vector<double> places;
    for (const Block& block : blocks)
        for (int i = 0; i < block.count; ++i)
            places.push_back(block.sum / block.count + i * pitch);
    // Fit into the range, from the right end and then from the left.
    for (std::size_t i = places.size(); i-- > 0;)
        places[i] = std::min(places[i], high - double(places.size() - 1 - i) * pitch);
    for (std::size_t i = 0; i < places.size(); ++i)
        places[i] = std::max(places[i], low + double(i) * pitch);
    return places;
}

std::vector<QRectF> flagBoxes(const MagnitudeFigure& figure, const MagnitudeFrame& frame, const QRect& rect)
{
    std::vector<double> wanted;
    for (const MagnitudeFlag& flag : figure.flags)
        wanted.push_back(frame.px(flag.magnitude));
    const double room = frame.curve.right() - frame.left() + kFlagSize;
    const double pitch =
        figure.flags.size() > 1 ? std::min(kFlagPitch, room / double(figure.flags.size() - 1)) : kFlagPitch;
    std::vector<QRectF> boxes;
    for (const double x : spreadPlaces(wanted, pitch, frame.left() + 2.0, frame.curve.right() - 2.0))
        boxes.emplace_back(x - kFlagSize / 2, rect.top() + 3.0, kFlagSize, kFlagSize);
    return boxes;
}

} // namespace trainyard
