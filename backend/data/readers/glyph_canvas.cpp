// SPDX-License-Identifier: Apache-2.0
#include "backend/data/readers/glyph_canvas.h"

#include <algorithm>
#include <cmath>

namespace trainyard {
namespace {

constexpr int kSubRows = 4; // vertical samples of a pixel when filling; horizontally the coverage is exact

/// Adds the part of each pixel between `left` and `right`.
void addSpan(std::vector<float>& row, float left, float right, float weight)
{
    left = std::max(left, 0.0f);
    right = std::min(right, static_cast<float>(row.size()));
    if (right <= left)
        return;
    const auto first = static_cast<std::size_t>(left);
    const auto last = std::min(static_cast<std::size_t>(right), row.size() - 1);
    for (std::size_t x = first; x <= last; ++x) {
        const float from = std::max(left, static_cast<float>(x));
        const float to = std::min(right, static_cast<float>(x + 1));
        row[x] += weight * std::max(0.0f, to - from);
    }
}

} // namespace

GlyphCanvas::GlyphCanvas(int height, int width)
    : m_height(height), m_width(width), m_coverage(static_cast<std::size_t>(height) * static_cast<std::size_t>(width)),
      m_row(static_cast<std::size_t>(width))
{
}

void GlyphCanvas::clear()
{
    std::fill(m_coverage.begin(), m_coverage.end(), 0.0f);
}

void GlyphCanvas::stroke(std::span<const GlyphPoint> points, bool closed, float radius)
{
    for (std::size_t i = 0; i + 1 < points.size(); ++i)
        strokeSegment(points[i], points[i + 1], radius);
    if (closed && points.size() > 2)
        strokeSegment(points.back(), points.front(), radius);
}

void GlyphCanvas::strokeSegment(GlyphPoint from, GlyphPoint to, float radius)
{
    const float reach = radius + 0.5f;
    const int left = std::max(0, static_cast<int>(std::floor(std::min(from.x, to.x) - reach)));
    const int right = std::min(m_width - 1, static_cast<int>(std::floor(std::max(from.x, to.x) + reach)));
    const int top = std::max(0, static_cast<int>(std::floor(std::min(from.y, to.y) - reach)));
    const int bottom = std::min(m_height - 1, static_cast<int>(std::floor(std::max(from.y, to.y) + reach)));
    const float dx = to.x - from.x;
    const float dy = to.y - from.y;
    const float inverse = 1.0f / std::max(dx * dx + dy * dy, 1e-6f);
    for (int y = top; y <= bottom; ++y) {
        float* row = m_coverage.data() + static_cast<std::ptrdiff_t>(y) * m_width;
        const float py = static_cast<float>(y) + 0.5f - from.y;
        for (int x = left; x <= right; ++x) {
            const float px = static_cast<float>(x) + 0.5f - from.x;
            const float along = std::clamp((px * dx + py * dy) * inverse, 0.0f, 1.0f);
            const float ex = px - along * dx;
            const float ey = py - along * dy;
            const float covered = std::clamp(reach - std::sqrt(ex * ex + ey * ey), 0.0f, 1.0f);
            row[x] = std::max(row[x], covered);
        }
    }
}

void GlyphCanvas::fill(std::span<const GlyphPoint> points)
{
    float lowest = points[0].y;
    float highest = points[0].y;
    for (const GlyphPoint& point : points) {
        lowest = std::min(lowest, point.y);
        highest = std::max(highest, point.y);
    }
    const int top = std::max(0, static_cast<int>(std::floor(lowest)));
    const int bottom = std::min(m_height - 1, static_cast<int>(std::floor(highest)));
    for (int y = top; y <= bottom; ++y) {
        std::fill(m_row.begin(), m_row.end(), 0.0f);
        for (int sub = 0; sub < kSubRows; ++sub) {
            const float level = static_cast<float>(y) + (static_cast<float>(sub) + 0.5f) / kSubRows;
            m_crossings.clear();
            for (std::size_t i = 0; i < points.size(); ++i) {
                const GlyphPoint a = points[i];
                const GlyphPoint b = points[i + 1 == points.size() ? 0 : i + 1];
                if ((a.y <= level) != (b.y <= level))
                    m_crossings.push_back(a.x + (level - a.y) / (b.y - a.y) * (b.x - a.x));
            }
            std::sort(m_crossings.begin(), m_crossings.end());
            for (std::size_t i = 0; i + 1 < m_crossings.size(); i += 2)
                addSpan(m_row, m_crossings[i], m_crossings[i + 1], 1.0f / kSubRows);
        }
        float* row = m_coverage.data() + static_cast<std::ptrdiff_t>(y) * m_width;
        for (int x = 0; x < m_width; ++x)
            row[x] = std::max(row[x], std::min(1.0f, m_row[static_cast<std::size_t>(x)]));
    }
}

} // namespace trainyard
