// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/data/augment/augment_geometry.h"

#include <string_view>

namespace trainyard::augment {

/// The operations of RandAugment (Cubuk et al., 2020) with torchvision's ranges.
enum class RandOperation {
    Identity,
    ShearX,
    ShearY,
    TranslateX,
    TranslateY,
    Rotate,
    Brightness,
    Color,
    Contrast,
    Sharpness,
    Posterize,
    Solarize,
    AutoContrast,
    Equalize
};
constexpr int kRandOperations = 14;

/// Applies an operation at `magnitude` 0…30; `negative` reverses those that have a direction.
void apply(RandOperation operation, int magnitude, bool negative, const Pixels& image, Scratch& scratch);

/// Applies `count` operations in sequence, each drawn uniformly.
void randAugment(const Pixels& image, int count, int magnitude, KeyedRandom random, Scratch& scratch);

} // namespace trainyard::augment
