// SPDX-License-Identifier: Apache-2.0
#include "backend/data/readers/glyph_painter.h"

#include "backend/data/readers/glyph_canvas.h"
#include "backend/data/readers/glyph_shapes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace trainyard {
namespace {

// The difficulty, set so that the small CNN with default settings reaches about 97 % validation accuracy. Lengths are
// relative to the image's side; brightness goes from 0 to 1.
constexpr float kSmallest = 0.30f; // radius of the glyph
constexpr float kLargest = 0.44f;
constexpr float kThinnest = 0.024f; // half a stroke's width
constexpr float kThickest = 0.055f;
constexpr float kShear = 0.15f;
constexpr float kBend = 0.05f; // of the glyph's radius
constexpr float kLeastContrast = 0.35f;
constexpr float kMostContrast = 0.85f;
constexpr float kLightShare = 0.85f; // how often the glyph is lighter than the background
constexpr float kGradient = 0.25f;
constexpr float kTint = 0.22f;
constexpr float kStrayShare = 0.35f; // how often stray lines appear
constexpr float kCoverShare = 0.15f; // how often something occludes the glyph
constexpr float kThickestCover = 0.07f;
constexpr float kLeastNoise = 0.02f;
constexpr float kMostNoise = 0.08f;

using GlyphColour = std::array<float, 3>;

/// The paint of one layer: a linear colour gradient.
struct Paint {
    GlyphColour colour{};
    float slopeX = 0; // added per pixel
    float slopeY = 0;
};

Paint makePaint(float brightness, const ImageSpec& image, KeyedRandom& random)
{
    Paint paint;
    for (int c = 0; c < image.channels; ++c)
        paint.colour[static_cast<std::size_t>(c)] =
            image.channels == 1 ? brightness : brightness + random.uniform(-kTint, kTint);
    const float strength = random.uniform(0.0f, kGradient) / static_cast<float>(image.width);
    const float angle = random.uniform(0.0f, 2 * std::numbers::pi_v<float>);
    paint.slopeX = strength * std::cos(angle);
    paint.slopeY = strength * std::sin(angle);
    return paint;
}

/// Blends `paint` into the picture by the canvas's coverage; a null canvas covers everything.
void layOver(std::vector<float>& picture, const ImageSpec& image, const Paint& paint, const GlyphCanvas* canvas)
{
    const auto channels = static_cast<std::size_t>(image.channels);
    std::size_t pixel = 0;
    for (int y = 0; y < image.height; ++y) {
        const float gradientY = paint.slopeY * (static_cast<float>(y) - 0.5f * static_cast<float>(image.height));
        for (int x = 0; x < image.width; ++x, ++pixel) {
            const float share = canvas ? canvas->coverage()[pixel] : 1.0f;
            if (share <= 0.0f)
                continue;
            const float gradient =
                gradientY + paint.slopeX * (static_cast<float>(x) - 0.5f * static_cast<float>(image.width));
            for (std::size_t c = 0; c < channels; ++c) {
                float& value = picture[pixel * channels + c];
                value += share * (paint.colour[c] + gradient - value);
            }
        }
    }
}

/// Rotates, shears, scales, bends and places the unit shape.
void place(std::vector<GlyphLine>& lines, float side, KeyedRandom& random)
{
    const float pi = std::numbers::pi_v<float>;
    const float radius = side * random.uniform(kSmallest, kLargest);
    const float turn = random.uniform(0.0f, 2 * pi);
    const float shear = random.uniform(-kShear, kShear);
    const float slack = 0.5f * side - 0.9f * radius;
    const float centreX = 0.5f * side + random.uniform(-slack, slack);
    const float centreY = 0.5f * side + random.uniform(-slack, slack);
    const float bend = random.uniform(0.0f, kBend);
    const float waveX = random.uniform(2.0f, 4.5f);
    const float waveY = random.uniform(2.0f, 4.5f);
    const float phaseX = random.uniform(0.0f, 2 * pi);
    const float phaseY = random.uniform(0.0f, 2 * pi);
    const float cosine = std::cos(turn);
    const float sine = std::sin(turn);
    for (GlyphLine& line : lines) {
        for (GlyphPoint& point : line.points) {
            const float bentX = point.x + bend * std::sin(waveX * point.y + phaseX);
            const float bentY = point.y + bend * std::sin(waveY * point.x + phaseY);
            const float shearedX = bentX + shear * bentY;
            point = {centreX + radius * (cosine * shearedX - sine * bentY),
                     centreY + radius * (sine * shearedX + cosine * bentY)};
        }
    }
}

GlyphPoint anywhere(float side, KeyedRandom& random)
{
    const float x = random.uniform(0.0f, side);
    const float y = random.uniform(0.0f, side);
    return {x, y};
}

void drawStrayLines(GlyphCanvas& canvas, float side, KeyedRandom& random)
{
    canvas.clear();
    const int count = 1 + static_cast<int>(random.below(3));
    for (int i = 0; i < count; ++i) {
        const GlyphPoint from = anywhere(side, random);
        const GlyphPoint to = anywhere(side, random);
        const std::array<GlyphPoint, 2> line = {from, to};
        canvas.stroke(line, false, std::max(0.4f, side * random.uniform(kThinnest * 0.7f, kThickest * 0.6f)));
    }
}

void drawCover(GlyphCanvas& canvas, float side, KeyedRandom& random)
{
    canvas.clear();
    const GlyphPoint from = anywhere(side, random);
    const GlyphPoint to = anywhere(side, random);
    const std::array<GlyphPoint, 2> line = {from, to};
    canvas.stroke(line, false, side * random.uniform(0.02f, kThickestCover));
}

/// Adds noise (the sum of four bytes is close enough to normal) and rounds.
void finish(const std::vector<float>& picture, float noise, KeyedRandom& random, std::span<std::uint8_t> out)
{
    const float scale = noise / 147.8f; // standard deviation of the sum of four uniform bytes
    for (std::size_t i = 0; i < out.size(); ++i) {
        const std::uint32_t bits = random.next();
        const auto sum = static_cast<int>((bits & 255u) + ((bits >> 8) & 255u) + ((bits >> 16) & 255u) + (bits >> 24));
        const float value = picture[i] + scale * static_cast<float>(sum - 510);
        out[i] = static_cast<std::uint8_t>(std::clamp(value, 0.0f, 1.0f) * 255.0f + 0.5f);
    }
}

} // namespace

void paintGlyph(int label, const ImageSpec& image, KeyedRandom& random, std::span<std::uint8_t> out)
{
    const auto side = static_cast<float>(std::min(image.height, image.width));
    GlyphCanvas canvas(image.height, image.width);
    std::vector<float> picture(out.size());

    const float contrast = random.uniform(kLeastContrast, kMostContrast);
    const float dark = random.uniform(0.05f, 0.95f - contrast);
    const bool lightOnDark = random.uniform() < kLightShare;
    const float ground = lightOnDark ? dark : dark + contrast;
    layOver(picture, image, makePaint(ground, image, random), nullptr);
    if (random.uniform() < kStrayShare) {
        drawStrayLines(canvas, side, random);
        const float brightness = ground + random.uniform(0.3f, 1.0f) * (lightOnDark ? contrast : -contrast);
        layOver(picture, image, makePaint(brightness, image, random), &canvas);
    }

    std::vector<GlyphLine> lines = glyphLines(label, random);
    place(lines, side, random);
    const bool filled = random.uniform() < 0.4f;
    const float stroke = std::max(0.5f, side * random.uniform(kThinnest, kThickest));
    canvas.clear();
    for (const GlyphLine& line : lines) {
        if (filled && line.closed)
            canvas.fill(line.points);
        else
            canvas.stroke(line.points, line.closed, stroke);
    }
    layOver(picture, image, makePaint(lightOnDark ? dark + contrast : dark, image, random), &canvas);

    if (random.uniform() < kCoverShare) {
        drawCover(canvas, side, random);
        layOver(picture, image, makePaint(random.uniform(0.1f, 0.9f), image, random), &canvas);
    }
    finish(picture, random.uniform(kLeastNoise, kMostNoise), random, out);
}

} // namespace trainyard
