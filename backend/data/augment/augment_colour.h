// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/augment/augment_geometry.h"

/// Colour changes like Pillow's ImageEnhance and ImageOps, in place, on grey or RGB images.
namespace trainyard::augment {

/// Each blends the image with a degenerate one: result = degenerate + factor · (image − degenerate), clamped to 0…255
/// and rounded down. The degenerate image is for brightness black; for contrast the mean grey value; for saturation the
/// grey image; for sharpness the image smoothed with the kernel (1 1 1, 1 5 1, 1 1 1) / 13, except for its borders.
void brightness(const Pixels& image, double factor);
void contrast(const Pixels& image, double factor);
void saturation(const Pixels& image, double factor);
void sharpness(const Pixels& image, double factor, Scratch& scratch);

/// Rotates the hue (of HSV) by `share` of the colour circle. Greys are unchanged.
void hue(const Pixels& image, double share);

/// Keeps the highest `bits` bits of each value, 0…8.
void posterize(const Pixels& image, int bits);
/// Inverts values ≥ `threshold`.
void solarize(const Pixels& image, double threshold);
/// Stretches each channel's values to 0…255.
void autoContrast(const Pixels& image);
/// Equalises each channel's histogram.
void equalize(const Pixels& image);

} // namespace trainyard::augment
