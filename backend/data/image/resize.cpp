// SPDX-License-Identifier: Apache-2.0
#include "backend/data/image/resize.h"

#include "backend/data/image/resize_loops.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <vector>

namespace trainyard {
namespace {

struct AxisWeights {
    int taps = 0;
    std::vector<int> start;
    std::vector<float> weights;
    std::vector<float> wide;
    bool grows = false;

    resize::RowTaps row() const
    {
        return {static_cast<int>(start.size()), taps, start.data(), weights.data(),
                wide.empty() ? nullptr : wide.data()};
    }
    /// Prepares the weights for rows of RGB.
    void widen()
    {
        if (taps < 3 || taps > 4)
            return;
        wide.assign(16 * start.size(), 0.0f);
        for (std::size_t i = 0; i < start.size(); ++i)
            for (int t = 0; t < taps; ++t)
                std::fill_n(wide.begin() + static_cast<std::ptrdiff_t>(16 * i) + 3 * t, 3,
                            weight(static_cast<int>(i), t));
    }
    float weight(int target, int tap) const
    {
        return weights[static_cast<std::size_t>(target) * static_cast<std::size_t>(taps) +
                       static_cast<std::size_t>(tap)];
    }
};

/// Weights for shrinking; source pixels are counted from the region's first.
void areaWeights(AxisWeights& axis, int from, double offset, double length, int to)
{
    const double scale = length / to;
    axis.taps = std::min(static_cast<int>(std::ceil(scale)) + 1, from);
    for (int i = 0; i < to; ++i) {
        const double begin = offset + i * scale;
        const double end = std::min(offset + (i + 1) * scale, offset + length);
        const int first = std::min(static_cast<int>(begin), from - axis.taps);
        axis.start.push_back(first);
        for (int t = 0; t < axis.taps; ++t) {
            const double covered = std::min(end, first + t + 1.0) - std::max(begin, static_cast<double>(first + t));
            axis.weights.push_back(static_cast<float>(std::max(0.0, covered) / (end - begin)));
        }
    }
}

void linearWeights(AxisWeights& axis, int from, double offset, double length, int to)
{
    axis.taps = std::min(2, from);
    const double scale = length / to;
    for (int i = 0; i < to; ++i) {
        const double centre = std::clamp(offset + (i + 0.5) * scale - 0.5, 0.0, from - 1.0);
        const int first = std::min(static_cast<int>(centre), from - axis.taps);
        const auto share = static_cast<float>(centre - first);
        axis.start.push_back(first);
        if (axis.taps == 2)
            axis.weights.push_back(1.0f - share);
        axis.weights.push_back(axis.taps == 2 ? share : 1.0f);
    }
}

/// A region along one axis: `count` whole pixels from `first`, and their weights.
struct Axis {
    int first = 0;
    int count = 0;
    AxisWeights weights;
};

Axis makeAxis(int pixels, double begin, double length, int to)
{
    Axis axis;
    begin = std::clamp(begin, 0.0, pixels - 1e-3);
    length = std::clamp(length, 1e-3, pixels - begin);
    axis.first = static_cast<int>(begin);
    axis.count = std::max(1, static_cast<int>(std::ceil(begin + length)) - axis.first);
    axis.weights.grows = length <= to;
    if (axis.weights.grows)
        linearWeights(axis.weights, axis.count, begin - axis.first, length, to);
    else
        areaWeights(axis.weights, axis.count, begin - axis.first, length, to);
    return axis;
}

/// Buffers of one thread, reused because consecutive images often have the same size.
struct Scratch {
    std::vector<float> rows;
    std::vector<float> line;
};

Scratch& scratch(std::size_t rows, std::size_t line)
{
    thread_local Scratch own;
    if (own.rows.size() < rows)
        own.rows.resize(rows);
    if (own.line.size() < line)
        own.line.resize(line);
    return own;
}

void stretch(const float* in, const resize::RowTaps& taps, int channels, float* out)
{
    channels == 1 ? resize::stretchGrey(in, taps, out) : resize::stretchRgb(in, taps, out);
}

struct Source {
    const std::uint8_t* pixels; ///< the region's first
    std::size_t stride;         ///< bytes between rows
    int channels;

    const std::uint8_t* row(int y) const { return pixels + static_cast<std::size_t>(y) * stride; }
};

/// For growing heights: stretches each source row once, keeps `taps` of them in a ring and blends them.
void stretchThenBlend(const Source& source, const Axis& columns, const Axis& rows, std::uint8_t* out)
{
    const auto taps = static_cast<std::size_t>(rows.weights.taps);
    const std::size_t values = columns.weights.start.size() * static_cast<std::size_t>(source.channels);
    const std::size_t slot = values + resize::kRowPadding;
    const std::size_t read = static_cast<std::size_t>(columns.count) * static_cast<std::size_t>(source.channels);
    Scratch& own = scratch(taps * slot, read + resize::kRowPadding);
    const resize::RowTaps across = columns.weights.row();
    int stretched = 0; // source rows stretched so far
    for (std::size_t y = 0; y < rows.weights.start.size(); ++y, out += values) {
        const int first = rows.weights.start[y];
        stretched = std::max(stretched, first);
        for (; stretched < first + rows.weights.taps; ++stretched) {
            const std::uint8_t* in = source.row(stretched);
            const float one = 1.0f;
            resize::sumRows(&in, &one, 1, read, own.line.data());
            stretch(own.line.data(), across, source.channels,
                    own.rows.data() + static_cast<std::size_t>(stretched) % taps * slot);
        }
        const auto kept = [&](int t) { return own.rows.data() + (static_cast<std::size_t>(first + t) % taps) * slot; };
        const auto weight = [&](int t) { return rows.weights.weight(static_cast<int>(y), t); };
        if (taps == 2)
            resize::blendRows(kept(0), weight(0), kept(1), weight(1), values, out);
        else
            resize::toBytes(kept(0), values, out); // a single row
    }
}

/// For shrinking heights: sums rows first, so that fewer have to be stretched.
void sumThenStretch(const Source& source, const Axis& columns, const Axis& rows, std::uint8_t* out)
{
    const std::size_t values = columns.weights.start.size() * static_cast<std::size_t>(source.channels);
    const std::size_t read = static_cast<std::size_t>(columns.count) * static_cast<std::size_t>(source.channels);
    Scratch& own = scratch(values + resize::kRowPadding, read + resize::kRowPadding);
    const resize::RowTaps across = columns.weights.row();
    std::vector<const std::uint8_t*> summed(static_cast<std::size_t>(rows.weights.taps));
    for (std::size_t y = 0; y < rows.weights.start.size(); ++y, out += values) {
        const int first = rows.weights.start[y];
        int taps = rows.weights.taps;
        while (taps > 1 && rows.weights.weight(static_cast<int>(y), taps - 1) == 0.0f)
            --taps;
        for (int t = 0; t < taps; ++t)
            summed[static_cast<std::size_t>(t)] = source.row(first + t);
        resize::sumRows(summed.data(), rows.weights.weights.data() + y * static_cast<std::size_t>(rows.weights.taps),
                        taps, read, own.line.data());
        stretch(own.line.data(), across, source.channels, own.rows.data());
        resize::toBytes(own.rows.data(), values, out);
    }
}

/// Resizes without changing the number of channels.
void resizePlane(const ImageView& image, const ImageRegion& region, int height, int width, std::uint8_t* out)
{
    const auto channels = static_cast<std::size_t>(image.channels);
    Axis columns = makeAxis(image.width, region.left, region.width, width);
    if (image.channels == 3)
        columns.weights.widen();
    const Axis rows = makeAxis(image.height, region.top, region.height, height);
    const Source source{image.pixels + static_cast<std::size_t>(rows.first) * image.rowBytes() +
                            static_cast<std::size_t>(columns.first) * channels,
                        image.rowBytes(), image.channels};
    if (region.width == width && region.height == height && region.left == columns.first && region.top == rows.first) {
        const std::size_t values = static_cast<std::size_t>(width) * channels;
        for (int y = 0; y < height; ++y)
            std::memcpy(out + static_cast<std::size_t>(y) * values, source.row(y), values);
        return;
    }
    rows.weights.grows ? stretchThenBlend(source, columns, rows, out) : sumThenStretch(source, columns, rows, out);
}

void rgbToGrey(const std::uint8_t* rgb, std::size_t pixels, std::uint8_t* grey)
{
    for (std::size_t i = 0; i < pixels; ++i, rgb += 3)
        grey[i] = static_cast<std::uint8_t>((19595u * rgb[0] + 38470u * rgb[1] + 7471u * rgb[2] + 32768u) >> 16);
}

ImageRegion middleOf(const ImageRegion& whole, const ImageSpec& target)
{
    ImageRegion region = whole;
    const double aspect = static_cast<double>(target.width) / target.height;
    if (whole.width > whole.height * aspect)
        region.width = whole.height * aspect;
    else
        region.height = whole.width / aspect;
    region.left = whole.left + (whole.width - region.width) / 2;
    region.top = whole.top + (whole.height - region.height) / 2;
    return region;
}

void padImage(const ImageView& image, const ImageSpec& target, std::span<std::uint8_t> out)
{
    const ImageRegion whole = wholeOf(image);
    const double scale = std::min(target.width / whole.width, target.height / whole.height);
    ImageSpec inner = target;
    inner.width = std::clamp(static_cast<int>(std::lround(whole.width * scale)), 1, target.width);
    inner.height = std::clamp(static_cast<int>(std::lround(whole.height * scale)), 1, target.height);
    const auto channels = static_cast<std::size_t>(target.channels);
    const std::size_t innerRow = static_cast<std::size_t>(inner.width) * channels;
    const std::size_t row = static_cast<std::size_t>(target.width) * channels;
    std::vector<std::uint8_t> between(innerRow * static_cast<std::size_t>(inner.height));
    resizeRegion(image, whole, inner, between);
    std::fill(out.begin(), out.end(), std::uint8_t{0});
    std::uint8_t* to = out.data() + static_cast<std::size_t>((target.height - inner.height) / 2) * row +
                       static_cast<std::size_t>((target.width - inner.width) / 2) * channels;
    for (std::size_t y = 0; y < static_cast<std::size_t>(inner.height); ++y)
        std::memcpy(to + y * row, between.data() + y * innerRow, innerRow);
}

} // namespace

void resizeRegion(const ImageView& image, const ImageRegion& region, const ImageSpec& target,
                  std::span<std::uint8_t> out)
{
    if (image.channels == target.channels) {
        resizePlane(image, region, target.height, target.width, out.data());
        return;
    }
    const auto pixels = static_cast<std::size_t>(target.height) * static_cast<std::size_t>(target.width);
    std::vector<std::uint8_t> between(pixels * static_cast<std::size_t>(image.channels));
    resizePlane(image, region, target.height, target.width, between.data());
    if (target.channels == 1) {
        rgbToGrey(between.data(), pixels, out.data());
        return;
    }
    for (std::size_t i = 0; i < pixels; ++i)
        std::memset(out.data() + 3 * i, between[i], 3);
}

void fitImage(const ImageView& image, const ImageSpec& target, std::span<std::uint8_t> out, FitKind fit)
{
    if (fit == FitKind::Pad)
        padImage(image, target, out);
    else
        resizeRegion(image, fit == FitKind::Crop ? middleOf(wholeOf(image), target) : wholeOf(image), target, out);
}

ImageSpec shorterSide(const ImageView& image, int side)
{
    const ImageRegion whole = wholeOf(image);
    const double scale = std::min(1.0, side / std::min(whole.width, whole.height));
    const auto scaled = [scale](double length) { return std::max(1, static_cast<int>(std::lround(length * scale))); };
    return {scaled(whole.height), scaled(whole.width), image.channels};
}

} // namespace trainyard
