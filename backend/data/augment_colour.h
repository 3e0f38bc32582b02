// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/augment_geometry.h"

/// Changes of what pixels look like, after Pillow's ImageEnhance and ImageOps. Grey or RGB; in place.
namespace trainyard::augment {

/// Each blends the image with one that lacks the quality: result = without + factor · (image − without), cut to 0…255
/// and rounded down. Without brightness: black. Without contrast: the mean of the image's greys. Without saturation:
/// its greys. Without sharpness: smoothed by the kernel (1 1 1, 1 5 1, 1 1 1) / 13, borders as they are.
void brightness(const Pixels& image, double factor);
void contrast(const Pixels& image, double factor);
void saturation(const Pixels& image, double factor);
void sharpness(const Pixels& image, double factor, Scratch& scratch);

/// Turns the hue (of hue, saturation, value) by `share` of the colour circle. Greys stay.
void hue(const Pixels& image, double share);

/// Keeps so many of each value's highest bits, 0…8.
void posterize(const Pixels& image, int bits);
/// Inverts values from `threshold` on.
void solarize(const Pixels& image, double threshold);
/// Stretches each channel's values to 0…255.
void autoContrast(const Pixels& image);
/// Levels each channel's histogram.
void equalize(const Pixels& image);

} // namespace trainyard::augment
