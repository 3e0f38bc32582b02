// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/trace/trace.h"
#include "gui/widgets/theme.h"

#include <QImage>

#include <vector>

namespace trainyard {

/// Maps nanoseconds to pixel columns.
struct TimeScale {
    double from = 0.0;        ///< nanoseconds at the left edge
    double perPixel = 1000.0; ///< nanoseconds per pixel of the image
    double x(double time) const { return (time - from) / perPixel; }
    double time(double x) const { return from + x * perPixel; }
};

/// Colours of a trace's labels in the current theme: each Kind that the measures count has its colour, other labels one
/// each.
class TimelineColors {
public:
    /// `wanted`: labels to highlight, others fade; empty = none fade.
    void make(const timeline::Trace& trace, const std::vector<bool>& wanted);
    QRgb fill(std::uint32_t label) const { return m_fill[label]; }
    QRgb text(std::uint32_t label) const { return m_text[label]; }
    static Token tokenOf(timeline::Kind kind);

private:
    std::vector<QRgb> m_fill, m_text;
};

/// A slice wide enough for its name, in image pixels.
struct SliceText {
    float left = 0, right = 0;
    std::uint32_t label = 0;
};

/// Paints a row's slices into columns [left, right) of lines [top, top + height). Slices narrower than a pixel come
/// from the row's bins, so the cost is one pass over the width for any number of slices. Slices wide enough for their
/// name are added to `texts`, if given.
void paintRow(QImage& image, const timeline::Row& row, const TimeScale& scale, int left, int right, int top, int height,
              const TimelineColors& colors, QRgb base, std::vector<SliceText>* texts);

} // namespace trainyard
