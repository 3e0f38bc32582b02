// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/timeline/trace.h"
#include "gui/widgets/theme.h"

#include <QImage>

#include <vector>

namespace trainyard {

/// Which nanoseconds lie under which pixel column.
struct TimeScale {
    double from = 0.0;        ///< nanoseconds at the left edge
    double perPixel = 1000.0; ///< nanoseconds a pixel of the image
    double x(double time) const { return (time - from) / perPixel; }
    double time(double x) const { return from + x * perPixel; }
};

/// Colours of a trace's labels in the theme of this moment: kinds of the measures have their own, other names one each.
class TimelineColors {
public:
    /// `wanted`: labels that stand out, the others fade; empty = all alike.
    void make(const timeline::Trace& trace, const std::vector<bool>& wanted);
    QRgb fill(std::uint32_t label) const { return m_fill[label]; }
    QRgb text(std::uint32_t label) const { return m_text[label]; }
    static Token tokenOf(timeline::Kind kind);

private:
    std::vector<QRgb> m_fill, m_text;
};

/// A slice that is wide enough for its name, in pixels of the image.
struct SliceText {
    float left = 0, right = 0;
    std::uint32_t label = 0;
};

/// Paints a row's slices into columns [left, right) of lines [top, top + height). Costs what is seen: slices narrower
/// than a pixel come from the row's bins, so any number of them costs one pass over the width. What should have a name
/// written into it is added to `texts`, if given.
void paintRow(QImage& image, const timeline::Row& row, const TimeScale& scale, int left, int right, int top, int height,
              const TimelineColors& colors, QRgb base, std::vector<SliceText>* texts);

} // namespace trainyard
