// SPDX-License-Identifier: Apache-2.0
#include "backend/data/augment/rand_augment.h"

#include "backend/data/augment/augment_colour.h"

#include <cmath>

namespace trainyard::augment {
namespace {

constexpr double kMost = 30.0; // magnitudes are thirtieths of the largest change

} // namespace

void apply(RandOperation operation, int magnitude, bool negative, const Pixels& image, Scratch& scratch)
{
    const double share = magnitude / kMost;
    const double sign = negative ? -1.0 : 1.0;
    const auto moved = [&](int length) { return static_cast<int>(sign * share * (150.0 / 331.0) * length); };
    switch (operation) {
    case RandOperation::Identity: return;
    case RandOperation::ShearX: return affine(image, {1, sign * 0.3 * share, 0, 0, 1, 0}, scratch);
    case RandOperation::ShearY: return affine(image, {1, 0, 0, sign * 0.3 * share, 1, 0}, scratch);
    case RandOperation::TranslateX: return shift(image, -moved(image.size.width), 0, scratch);
    case RandOperation::TranslateY: return shift(image, 0, -moved(image.size.height), scratch);
    case RandOperation::Rotate: return affine(image, rotation(sign * 30.0 * share, image.size), scratch);
    case RandOperation::Brightness: return brightness(image, 1.0 + sign * 0.9 * share);
    case RandOperation::Color: return saturation(image, 1.0 + sign * 0.9 * share);
    case RandOperation::Contrast: return contrast(image, 1.0 + sign * 0.9 * share);
    case RandOperation::Sharpness: return sharpness(image, 1.0 + sign * 0.9 * share, scratch);
    case RandOperation::Posterize:
        return posterize(image, 8 - static_cast<int>(std::nearbyint(magnitude / (kMost / 4.0))));
    case RandOperation::Solarize: return solarize(image, 255.0 * (1.0 - share));
    case RandOperation::AutoContrast: return autoContrast(image);
    case RandOperation::Equalize: return equalize(image);
    }
}

void randAugment(const Pixels& image, int count, int magnitude, KeyedRandom random, Scratch& scratch)
{
    for (int i = 0; i < count; ++i) {
        const auto operation = static_cast<RandOperation>(random.below(kRandOperations));
        const bool negative = random.below(2) == 1;
        apply(operation, magnitude, negative, image, scratch);
    }
}

} // namespace trainyard::augment
