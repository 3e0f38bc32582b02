// SPDX-License-Identifier: Apache-2.0
#include "backend/data/readers/glyph_shapes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace trainyard {
namespace {

constexpr float kPi = std::numbers::pi_v<float>;
constexpr float kLongestSegment = 0.25f;

GlyphPoint onCircle(float angle, float radius = 1.0f)
{
    return {radius * std::cos(angle), radius * std::sin(angle)};
}

/// Cuts every segment into pieces of at most kLongestSegment.
GlyphLine subdivided(const std::vector<GlyphPoint>& corners, bool closed)
{
    GlyphLine line{{}, closed};
    const std::size_t segments = closed ? corners.size() : corners.size() - 1;
    for (std::size_t i = 0; i < segments; ++i) {
        const GlyphPoint from = corners[i];
        const GlyphPoint to = corners[(i + 1) % corners.size()];
        const float length = std::hypot(to.x - from.x, to.y - from.y);
        const int pieces = std::max(1, static_cast<int>(std::ceil(length / kLongestSegment)));
        for (int piece = 0; piece < pieces; ++piece) {
            const float share = static_cast<float>(piece) / static_cast<float>(pieces);
            line.points.push_back({from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share});
        }
    }
    if (!closed)
        line.points.push_back(corners.back());
    return line;
}

std::vector<GlyphLine> circle(KeyedRandom& random)
{
    const float flatness = random.uniform(0.8f, 1.0f);
    std::vector<GlyphPoint> points;
    for (int i = 0; i < 28; ++i) {
        const GlyphPoint point = onCircle(2 * kPi * static_cast<float>(i) / 28);
        points.push_back({point.x, point.y * flatness});
    }
    return {subdivided(points, true)};
}

/// A regular polygon whose corners are each moved a little.
std::vector<GlyphLine> polygon(KeyedRandom& random, int corners, float jitter)
{
    std::vector<GlyphPoint> points;
    for (int i = 0; i < corners; ++i) {
        const GlyphPoint corner = onCircle(2 * kPi * static_cast<float>(i) / static_cast<float>(corners));
        const float x = corner.x + random.uniform(-jitter, jitter);
        const float y = corner.y + random.uniform(-jitter, jitter);
        points.push_back({x, y});
    }
    return {subdivided(points, true)};
}

std::vector<GlyphLine> star(KeyedRandom& random)
{
    const float inner = random.uniform(0.36f, 0.52f);
    std::vector<GlyphPoint> points;
    for (int i = 0; i < 10; ++i)
        points.push_back(onCircle(kPi * static_cast<float>(i) / 5, i % 2 == 0 ? 1.0f : inner));
    return {subdivided(points, true)};
}

std::vector<GlyphLine> cross(KeyedRandom& random)
{
    const float arm = random.uniform(0.75f, 1.0f);
    if (random.uniform() < 0.4f)
        return {subdivided({{-arm, 0}, {arm, 0}}, false), subdivided({{0, -1}, {0, 1}}, false)};
    const float half = random.uniform(0.2f, 0.36f);
    return {subdivided({{half, half},
                        {arm, half},
                        {arm, -half},
                        {half, -half},
                        {half, -1},
                        {-half, -1},
                        {-half, -half},
                        {-arm, -half},
                        {-arm, half},
                        {-half, half},
                        {-half, 1},
                        {half, 1}},
                       true)};
}

/// The part of the unit disc outside a second, shifted disc.
std::vector<GlyphLine> crescent(KeyedRandom& random)
{
    const float opening = random.uniform(0.25f, 0.42f) * kPi; // half the angle that the mouth takes
    const float bulge = random.uniform(0.1f, 0.45f);          // where the inner arc crosses the axis
    const float tipX = std::cos(opening);
    const float tipY = std::sin(opening);
    // The inner arc is a circle through both tips and (−bulge, 0); its centre lies on the axis.
    const float centre = (tipX * tipX + tipY * tipY - bulge * bulge) / (2 * (tipX + bulge));
    const float radius = centre + bulge;
    const float innerAngle = std::atan2(tipY, tipX - centre);
    std::vector<GlyphPoint> points;
    for (int i = 0; i <= 18; ++i)
        points.push_back(onCircle(opening + (2 * kPi - 2 * opening) * static_cast<float>(i) / 18));
    for (int i = 1; i < 12; ++i) {
        const float angle = -innerAngle - (2 * kPi - 2 * innerAngle) * static_cast<float>(i) / 12;
        points.push_back({centre + radius * std::cos(angle), radius * std::sin(angle)});
    }
    return {subdivided(points, true)};
}

std::vector<GlyphLine> spiral(KeyedRandom& random)
{
    const float turns = random.uniform(1.6f, 2.4f);
    const float direction = random.below(2) == 0 ? 1.0f : -1.0f;
    std::vector<GlyphPoint> points;
    const int steps = 40;
    for (int i = 0; i <= steps; ++i) {
        const float share = static_cast<float>(i) / steps;
        points.push_back(onCircle(direction * 2 * kPi * turns * share, 0.06f + 0.94f * share));
    }
    return {subdivided(points, false)};
}

std::vector<GlyphLine> zigzag(KeyedRandom& random)
{
    const int teeth = 4 + static_cast<int>(random.below(3));
    const float height = random.uniform(0.35f, 0.6f);
    std::vector<GlyphPoint> points;
    for (int i = 0; i <= teeth; ++i)
        points.push_back({-1.0f + 2.0f * static_cast<float>(i) / static_cast<float>(teeth),
                          (i % 2 == 0 ? height : -height) * random.uniform(0.75f, 1.0f)});
    return {subdivided(points, false)};
}

std::vector<GlyphLine> arrow(KeyedRandom& random)
{
    const float head = random.uniform(0.0f, 0.4f); // where the head begins
    const float barb = random.uniform(0.5f, 0.75f);
    if (random.uniform() < 0.4f)
        return {subdivided({{-1, 0}, {1, 0}}, false), subdivided({{head, barb}, {1, 0}, {head, -barb}}, false)};
    const float half = random.uniform(0.14f, 0.3f);
    return {
        subdivided({{-1, half}, {head, half}, {head, barb}, {1, 0}, {head, -barb}, {head, -half}, {-1, -half}}, true)};
}

} // namespace

const std::vector<std::string>& glyphClasses()
{
    static const std::vector<std::string> names = {"circle",   "triangle", "square", "star",  "cross",
                                                   "crescent", "spiral",   "zigzag", "arrow", "hexagon"};
    return names;
}

std::vector<GlyphLine> glyphLines(int label, KeyedRandom& random)
{
    switch (label) {
    case 0: return circle(random);
    case 1: return polygon(random, 3, 0.12f);
    case 2: return polygon(random, 4, 0.08f);
    case 3: return star(random);
    case 4: return cross(random);
    case 5: return crescent(random);
    case 6: return spiral(random);
    case 7: return zigzag(random);
    case 8: return arrow(random);
    default: return polygon(random, 6, 0.04f);
    }
}

} // namespace trainyard
