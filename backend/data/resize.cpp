// SPDX-License-Identifier: Apache-2.0
#include "backend/data/resize.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <vector>

namespace trainyard {
namespace {

/// Which source pixels make one target pixel: `taps` of them from start[i] on, with weights[i · taps …].
struct AxisWeights {
    int taps = 0;
    std::vector<int> start;
    std::vector<float> weights;
};

AxisWeights areaWeights(int from, double shown, int to)
{
    AxisWeights axis;
    const double scale = shown / to;
    axis.taps = static_cast<int>(std::ceil(scale)) + 1;
    axis.taps = std::min(axis.taps, from);
    for (int i = 0; i < to; ++i) {
        const double begin = i * scale;
        const double end = std::min((i + 1) * scale, shown);
        const int first = std::min(static_cast<int>(begin), from - axis.taps);
        axis.start.push_back(first);
        for (int t = 0; t < axis.taps; ++t) {
            const double covered = std::min(end, first + t + 1.0) - std::max(begin, static_cast<double>(first + t));
            axis.weights.push_back(static_cast<float>(std::max(0.0, covered) / (end - begin)));
        }
    }
    return axis;
}

AxisWeights linearWeights(int from, double shown, int to)
{
    AxisWeights axis;
    axis.taps = std::min(2, from);
    const double scale = shown / to;
    for (int i = 0; i < to; ++i) {
        const double centre = std::clamp((i + 0.5) * scale - 0.5, 0.0, from - 1.0);
        const int first = std::min(static_cast<int>(centre), from - axis.taps);
        const auto share = static_cast<float>(centre - first);
        axis.start.push_back(first);
        if (axis.taps == 2)
            axis.weights.push_back(1.0f - share);
        axis.weights.push_back(axis.taps == 2 ? share : 1.0f);
    }
    return axis;
}

AxisWeights axisWeights(int from, double shown, int to)
{
    const double length = shown > 0 ? shown : from;
    return length > to ? areaWeights(from, length, to) : linearWeights(from, length, to);
}

template <int Channels>
void resizeRow(const std::uint8_t* in, const AxisWeights& axis, float* out)
{
    for (std::size_t x = 0; x < axis.start.size(); ++x) {
        const std::uint8_t* pixel = in + static_cast<std::ptrdiff_t>(axis.start[x]) * Channels;
        const float* weights = axis.weights.data() + x * static_cast<std::size_t>(axis.taps);
        float sums[Channels] = {};
        for (int t = 0; t < axis.taps; ++t, pixel += Channels) {
            for (int c = 0; c < Channels; ++c)
                sums[c] += weights[t] * static_cast<float>(pixel[c]);
        }
        for (int c = 0; c < Channels; ++c)
            out[x * Channels + static_cast<std::size_t>(c)] = sums[c];
    }
}

/// Same channels in and out. Rows are stretched as they are needed; `taps` of them are kept in a ring.
void resizePlane(const ImageView& image, int height, int width, std::uint8_t* out)
{
    const std::size_t stride = static_cast<std::size_t>(width) * static_cast<std::size_t>(image.channels);
    if (image.height == height && image.width == width) {
        std::memcpy(out, image.pixels, stride * static_cast<std::size_t>(height));
        return;
    }
    const AxisWeights columns = axisWeights(image.width, image.shownWidth, width);
    const AxisWeights rows = axisWeights(image.height, image.shownHeight, height);
    const auto taps = static_cast<std::size_t>(rows.taps);
    std::vector<float> ring(taps * stride);
    std::vector<float> sums(stride);
    int stretched = 0; // rows of the source that are done
    for (int y = 0; y < height; ++y) {
        const int first = rows.start[static_cast<std::size_t>(y)];
        stretched = std::max(stretched, first);
        for (; stretched < first + rows.taps; ++stretched) {
            const std::uint8_t* in =
                image.pixels + static_cast<std::size_t>(stretched) * static_cast<std::size_t>(image.width) *
                                   static_cast<std::size_t>(image.channels);
            float* kept = ring.data() + static_cast<std::size_t>(stretched) % taps * stride;
            image.channels == 1 ? resizeRow<1>(in, columns, kept) : resizeRow<3>(in, columns, kept);
        }
        std::fill(sums.begin(), sums.end(), 0.5f); // rounds
        for (std::size_t t = 0; t < taps; ++t) {
            const float weight = rows.weights[static_cast<std::size_t>(y) * taps + t];
            const float* kept = ring.data() + (static_cast<std::size_t>(first) + t) % taps * stride;
            for (std::size_t i = 0; i < stride; ++i)
                sums[i] += weight * kept[i];
        }
        for (std::size_t i = 0; i < stride; ++i)
            out[static_cast<std::size_t>(y) * stride + i] =
                static_cast<std::uint8_t>(std::clamp(sums[i], 0.0f, 255.0f));
    }
}

void rgbToGrey(const std::uint8_t* rgb, std::size_t pixels, std::uint8_t* grey)
{
    for (std::size_t i = 0; i < pixels; ++i, rgb += 3)
        grey[i] = static_cast<std::uint8_t>((19595u * rgb[0] + 38470u * rgb[1] + 7471u * rgb[2] + 32768u) >> 16);
}

} // namespace

void fitImage(const ImageView& image, const ImageSpec& target, std::span<std::uint8_t> out)
{
    if (image.channels == target.channels) {
        resizePlane(image, target.height, target.width, out.data());
        return;
    }
    const auto pixels = static_cast<std::size_t>(target.height) * static_cast<std::size_t>(target.width);
    std::vector<std::uint8_t> between(pixels * static_cast<std::size_t>(image.channels));
    resizePlane(image, target.height, target.width, between.data());
    if (target.channels == 1) {
        rgbToGrey(between.data(), pixels, out.data());
        return;
    }
    for (std::size_t i = 0; i < pixels; ++i)
        std::memset(out.data() + 3 * i, between[i], 3);
}

} // namespace trainyard
