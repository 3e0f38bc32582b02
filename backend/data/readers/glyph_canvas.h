// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/readers/glyph_shapes.h"

#include <span>
#include <vector>

namespace trainyard {

/// An antialiased coverage mask: the covered share of each pixel, 0…1. Pixel (x, y) is the unit square around (x + ½, y
/// + ½).
class GlyphCanvas {
public:
    GlyphCanvas(int height, int width);

    void clear();
    /// Draws lines of the given radius (half the width, in pixels) with round joints and ends. Overlaps do not add up.
    void stroke(std::span<const GlyphPoint> points, bool closed, float radius);
    /// Fills the closed polygon (even-odd).
    void fill(std::span<const GlyphPoint> points);

    int height() const { return m_height; }
    int width() const { return m_width; }
    std::span<const float> coverage() const { return m_coverage; }

private:
    void strokeSegment(GlyphPoint from, GlyphPoint to, float radius);

    int m_height;
    int m_width;
    std::vector<float> m_coverage;
    std::vector<float> m_row;
    std::vector<float> m_crossings;
};

} // namespace trainyard
