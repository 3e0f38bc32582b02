// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/base/keyed_random.h"
#include "backend/protocol/run_spec.h"

#include <cstdint>
#include <span>

namespace trainyard {

/// Draws a glyph of class `label` (of glyphClasses()) into height × width × channels uint8 (HWC): `random` determines
/// shape, proportions, stroke or fill, rotation, size, shear, position, bend, brightness or colour, gradients, stray
/// lines, occlusion and noise. Constants at the top of the source file set the difficulty.
void paintGlyph(int label, const ImageSpec& image, KeyedRandom& random, std::span<std::uint8_t> out);

} // namespace trainyard
