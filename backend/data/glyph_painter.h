// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/keyed_random.h"
#include "backend/protocol/run_spec.h"

#include <cstdint>
#include <span>

namespace trainyard {

/// Draws a glyph of class `label` (of glyphClasses()) into height × width × channels uint8 (HWC): shape, proportions,
/// stroke or fill, rotation, size, shear, place, bend, brightness or colour, gradients, stray lines, something in front
/// and noise all come from `random`. How hard the data set is lies in the constants at the head of the source file.
void paintGlyph(int label, const ImageSpec& image, KeyedRandom& random, std::span<std::uint8_t> out);

} // namespace trainyard
