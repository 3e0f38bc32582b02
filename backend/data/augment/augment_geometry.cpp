// SPDX-License-Identifier: Apache-2.0
#include "backend/data/augment/augment_geometry.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numbers>

namespace trainyard::augment {
namespace {

constexpr int kAttempts = 10;

/// Rounds to 15 decimal places, as Pillow does, so that 90° is exact.
double rounded(double value)
{
    return std::nearbyint(value * 1e15) / 1e15;
}

std::int64_t fixedPoint(double value)
{
    return static_cast<std::int64_t>(std::floor(value * 65536.0 + 0.5));
}

template <int Channels>
void sampleAffine(const Pixels& image, const std::array<double, 6>& m, const std::uint8_t* in)
{
    const std::int64_t stepX = fixedPoint(m[0]);
    const std::int64_t stepY = fixedPoint(m[3]);
    std::int64_t rowX = fixedPoint(m[2] + m[0] * 0.5 + m[1] * 0.5);
    std::int64_t rowY = fixedPoint(m[5] + m[3] * 0.5 + m[4] * 0.5);
    const std::int64_t nextX = fixedPoint(m[1]);
    const std::int64_t nextY = fixedPoint(m[4]);
    const std::int64_t width = image.size.width;
    const std::int64_t height = image.size.height;
    std::uint8_t* out = image.bytes.data();
    for (int y = 0; y < image.size.height; ++y, rowX += nextX, rowY += nextY) {
        std::int64_t fromX = rowX;
        std::int64_t fromY = rowY;
        for (int x = 0; x < image.size.width; ++x, fromX += stepX, fromY += stepY, out += Channels) {
            const std::int64_t sourceX = fromX >> 16;
            const std::int64_t sourceY = fromY >> 16;
            if (sourceX >= 0 && sourceX < width && sourceY >= 0 && sourceY < height)
                std::memcpy(out, in + (sourceY * width + sourceX) * Channels, Channels);
            else
                std::memset(out, 0, Channels);
        }
    }
}

template <int Channels>
void quarterTurn(const std::uint8_t* in, std::size_t side, std::uint8_t* out)
{
    for (std::size_t y = 0; y < side; ++y) {
        for (std::size_t x = 0; x < side; ++x, out += Channels)
            std::memcpy(out, in + (x * side + (side - 1 - y)) * Channels, Channels);
    }
}

/// One attempt's share of the area and aspect.
struct Shape {
    double area;
    double aspect;
};

Shape drawShape(const RandomCrop& crop, KeyedRandom& random)
{
    const double area = crop.areaLeast + (1.0 - crop.areaLeast) * static_cast<double>(random.uniform());
    const double bound = std::log(crop.aspectMost);
    const double aspect = std::exp(bound * (2.0 * static_cast<double>(random.uniform()) - 1.0));
    return {area, aspect};
}

} // namespace

void flip(const Pixels& image)
{
    const auto channels = static_cast<std::size_t>(image.size.channels);
    const std::size_t stride = image.rowBytes();
    for (std::size_t row = 0; row < image.bytes.size(); row += stride) {
        std::uint8_t* left = image.bytes.data() + row;
        std::uint8_t* right = left + stride - channels;
        for (; left < right; left += channels, right -= channels) {
            for (std::size_t c = 0; c < channels; ++c)
                std::swap(left[c], right[c]);
        }
    }
}

void shift(const Pixels& image, int x, int y, Scratch& scratch)
{
    const ImageSpec& size = image.size;
    const std::size_t stride = image.rowBytes();
    scratch.assign(image.bytes.size(), 0);
    const int firstColumn = std::max(0, -x); // in the result
    const int endColumn = std::min(size.width, size.width - x);
    for (int row = std::max(0, -y); row < std::min(size.height, size.height - y) && endColumn > firstColumn; ++row) {
        const std::uint8_t* from = image.bytes.data() + static_cast<std::size_t>(row + y) * stride +
                                   static_cast<std::size_t>((firstColumn + x) * size.channels);
        std::memcpy(scratch.data() + static_cast<std::size_t>(row) * stride +
                        static_cast<std::size_t>(firstColumn * size.channels),
                    from, static_cast<std::size_t>((endColumn - firstColumn) * size.channels));
    }
    std::memcpy(image.bytes.data(), scratch.data(), image.bytes.size());
}

void turn(const Pixels& image, int turns, Scratch& scratch)
{
    turns &= 3;
    const auto channels = static_cast<std::size_t>(image.size.channels);
    if (turns == 2) {
        flip(image);
        const std::size_t stride = image.rowBytes();
        std::uint8_t* top = image.bytes.data();
        std::uint8_t* bottom = top + image.bytes.size() - stride;
        for (; top < bottom; top += stride, bottom -= stride)
            std::swap_ranges(top, top + stride, bottom);
        return;
    }
    if (turns == 0)
        return;
    scratch.assign(image.bytes.begin(), image.bytes.end());
    const auto side = static_cast<std::size_t>(image.size.width);
    if (channels == 1)
        quarterTurn<1>(scratch.data(), side, image.bytes.data());
    else
        quarterTurn<3>(scratch.data(), side, image.bytes.data());
    if (turns == 3)
        turn(image, 2, scratch);
}

void cutOut(const Pixels& image, int x, int y, int side)
{
    const int left = std::max(0, x - side / 2);
    const int right = std::min(image.size.width, x - side / 2 + side);
    const int top = std::max(0, y - side / 2);
    const int bottom = std::min(image.size.height, y - side / 2 + side);
    const auto channels = static_cast<std::size_t>(image.size.channels);
    for (int row = top; row < bottom && left < right; ++row)
        std::memset(image.bytes.data() + static_cast<std::size_t>(row) * image.rowBytes() +
                        static_cast<std::size_t>(left) * channels,
                    0, static_cast<std::size_t>(right - left) * channels);
}

void affine(const Pixels& image, const std::array<double, 6>& matrix, Scratch& scratch)
{
    scratch.assign(image.bytes.begin(), image.bytes.end());
    if (image.size.channels == 1)
        sampleAffine<1>(image, matrix, scratch.data());
    else
        sampleAffine<3>(image, matrix, scratch.data());
}

std::array<double, 6> rotation(double degrees, const ImageSpec& size)
{
    const double angle = -degrees * std::numbers::pi / 180.0;
    const double cosine = rounded(std::cos(angle));
    const double sine = rounded(std::sin(angle));
    const double x = size.width / 2.0;
    const double y = size.height / 2.0;
    return {cosine, sine, x - (cosine * x + sine * y), -sine, cosine, y - (-sine * x + cosine * y)};
}

ImageRegion RandomCrop::draw(KeyedRandom random, double height, double width) const
{
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        const Shape shape = drawShape(*this, random);
        const double area = shape.area * height * width;
        const double cropWidth = std::nearbyint(std::sqrt(area * shape.aspect));
        const double cropHeight = std::nearbyint(std::sqrt(area / shape.aspect));
        if (cropWidth < 1 || cropHeight < 1 || cropWidth > width || cropHeight > height)
            continue;
        const auto places = [](double length, double part) { return static_cast<std::uint32_t>(length - part) + 1; };
        const double top = random.below(places(height, cropHeight));
        const double left = random.below(places(width, cropWidth));
        return {left, top, cropWidth, cropHeight};
    }
    const double aspect = std::clamp(width / height, 1.0 / aspectMost, aspectMost);
    const double cropWidth = std::nearbyint(std::min(width, height * aspect));
    const double cropHeight = std::nearbyint(std::min(height, width / aspect));
    return {std::floor((width - cropWidth) / 2), std::floor((height - cropHeight) / 2), cropWidth, cropHeight};
}

int RandomCrop::leastSide(KeyedRandom random, const ImageSpec& target) const
{
    // √(area · aspect) of √(height · width) has to be at least the target's width, √(area / aspect) its height
    const Shape shape = drawShape(*this, random);
    const double across = target.width / std::sqrt(shape.area * shape.aspect);
    const double down = target.height / std::sqrt(shape.area / shape.aspect);
    return static_cast<int>(std::ceil(std::max(across, down)));
}

} // namespace trainyard::augment
