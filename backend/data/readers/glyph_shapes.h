// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/keyed_random.h"

#include <string>
#include <vector>

namespace trainyard {

struct GlyphPoint {
    float x = 0;
    float y = 0;
};

/// A polyline. A closed one also joins the last point to the first and may be filled.
struct GlyphLine {
    std::vector<GlyphPoint> points;
    bool closed = false;
};

/// The ten classes of the built-in data set, in the order of their labels.
const std::vector<std::string>& glyphClasses();

/// The lines of one glyph, roughly within the unit circle, with random proportions. No segment is longer than 0.25, so
/// that bending the points bends the shape.
std::vector<GlyphLine> glyphLines(int label, KeyedRandom& random);

} // namespace trainyard
